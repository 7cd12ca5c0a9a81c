import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// What goes with the window although it does not name it, and what stays.
@Suite struct SceneManifestOrderTests {
    private static func outputs(_ name: String) throws -> [String: String] {
        let trap = try #require(SceneManifestTraps.all.first { $0.name == name })
        let rules = AllRules.all.filter { type(of: $0).about.id == "scene/manifest" }
        return try ProjectRun(trap.files, rules: rules, target: 16).outputs(.unsafe)
    }

    /// A closure that runs later names the variable too, and goes where the variable is.
    @Test func closuresGoWithTheVariable() throws {
        let outputs = try Self.outputs("closuresNameTheVariable")
        let scene = try #require(outputs["App/SceneDelegate.swift"])
        #expect(
            scene.contains(
                """
                        fetch { isFine in window.tintColor = isFine ? .red : .blue }
                        fetch { [weak window] _ in window?.isHidden = true }
                    }
                """), "\(scene)")
        #expect(outputs["App/AppDelegate.swift"]?.contains("fetch { window in") == true)
    }

    /// What was handed the window begins after that, and what stands above it stays.
    @Test func whatIsHandedTheWindowComesAfterIt() throws {
        let outputs = try Self.outputs("handedTheWindow")
        let scene = try #require(outputs["App/SceneDelegate.swift"])
        #expect(
            scene.contains(
                """
                        appDelegate.guide.window = window
                        appDelegate.tour.attach(to: window, quietly: true)
                        window?.makeKeyAndVisible()
                        appDelegate.guide.begin()
                        appDelegate.beginTour()
                    }
                """), "\(scene)")
        #expect(
            outputs["App/AppDelegate.swift"]?.contains(
                """
                        guide.prepare()
                        Log.start()
                        Log.note("launched")
                        return true
                """) == true)
    }

    @Test func whatASharedObjectDoesComesAfterIt() throws {
        let outputs = try Self.outputs("sharedObjects")
        let scene = try #require(outputs["App/SceneDelegate.swift"])
        #expect(
            scene.contains(
                """
                        Guide.shared.attach(to: window, quietly: false)
                        Store.keep = window
                        Guide.shared.begin()
                        begin()
                        window?.rootViewController = Home()
                    }
                """), "\(scene)")
        #expect(
            outputs["App/AppDelegate.swift"]?.contains(
                """
                        Guide.shared.prepare()
                        Log.start()
                        fetch { _ in Guide.shared.begin() }
                        return true
                """) == true)
    }

    /// What has an answer to wait for begins once somebody listens.
    @Test func whatIsAnsweredWithTheWindowComesAfterIt() throws {
        let outputs = try Self.outputs("answersWithTheWindow")
        let scene = try #require(outputs["App/SceneDelegate.swift"])
        #expect(
            scene.contains(
                """
                        appDelegate.guide.whenReady { window.isHidden = false }
                        follow(appDelegate.tour) { window.tintColor = .red }
                        appDelegate.guide.begin()
                        appDelegate.tour.begin()
                    }
                """), "\(scene)")
        #expect(outputs["App/AppDelegate.swift"]?.contains("        Log.start()\n        return true\n") == true)
    }

    @Test func whatTheRootShowsComesAfterIt() throws {
        let outputs = try Self.outputs("presentsOnTheRoot")
        let scene = try #require(outputs["App/SceneDelegate.swift"])
        #expect(
            scene.contains(
                """
                        window?.makeKeyAndVisible()
                        if Store.shared.isReady {
                            appDelegate.home.present(UIViewController(), animated: false, completion: nil)
                        }
                    }
                """), "\(scene)")
        #expect(outputs["App/AppDelegate.swift"]?.contains("        home.onTap = { Log.stop() }\n        Log.start()\n") == true)
    }

    @Test func whatAsksTheAppForItsWindowComesAfterIt() throws {
        let outputs = try Self.outputs("asksTheAppForItsWindow")
        let scene = try #require(outputs["App/SceneDelegate.swift"])
        #expect(
            scene.contains(
                """
                        UIApplication.shared.keyWindow?.tintColor = .red
                        UIApplication.shared.windows.first?.backgroundColor = .red
                        cover()
                    }
                """), "\(scene)")
        #expect(outputs["App/AppDelegate.swift"]?.contains("        fetch { _ in UIApplication.shared.keyWindow") == true)
    }

    /// A window above the storyboard's does not take its place.
    @Test func aStoryboardStaysBelowAnotherWindow() throws {
        let outputs = try Self.outputs("coverAboveTheStoryboard")
        #expect(outputs["App/Info.plist"]?.contains("<key>UISceneStoryboardFile</key>") == true)
        let scene = try #require(outputs["App/SceneDelegate.swift"])
        #expect(scene.contains("        appDelegate.window = window\n        makeCover(in: windowScene)\n"), "\(scene)")
    }

    /// There is a window wherever the guard moves, and what is launched with is handed on once.
    @Test func aGuardOfTheWindowDecidesNothing() throws {
        let outputs = try Self.outputs("guardsTheStoryboardsWindow")
        let scene = try #require(outputs["App/SceneDelegate.swift"])
        #expect(
            scene.contains(
                """
                        appDelegate.window = window
                        guard let window = self.window else { return }
                        fetch { _ in window.rootViewController = Home() }

                        // What the app is launched with does not come through the methods below.
                """), "\(scene)")
        #expect(outputs["App/AppDelegate.swift"]?.contains("        Log.start()\n        return true\n") == true)
    }

    /// A callback that makes a window finds its scene.
    @Test func callbacksKnowTheScene() throws {
        let scene = try #require(try Self.outputs("callbacksThatMakeWindows")["App/SceneDelegate.swift"])
        #expect(
            scene.contains(
                """
                    func sceneWillEnterForeground(_ scene: UIScene) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        if window == nil { makeWindow(in: windowScene) }
                    }
                """), "\(scene)")
    }

    @Test func aTypeIsNotTheDelegate() throws {
        let scene = try #require(try Self.outputs("typesThemselves")["App/SceneDelegate.swift"])
        #expect(scene.contains("make(Home.self)") && scene.contains("(Store.self)"), "\(scene)")
    }

    @Test func aConstantWindowGoesAlong() throws {
        let outputs = try Self.outputs("constantWindowWithItsCoordinator")
        let scene = try #require(outputs["App/SceneDelegate.swift"])
        #expect(
            scene.contains(
                """
                    // The only one.
                    var window: UIWindow! // for now
                    private lazy var coordinator = Coordinator(window: window)

                """), "\(scene)")
        #expect(
            scene.contains(
                """
                        window = UIWindow(windowScene: windowScene)
                        window.rootViewController = Home()
                        coordinator.start()
                        self.window.makeKeyAndVisible()

                """), "\(scene)")
        #expect(outputs["App/AppDelegate.swift"]?.contains("window") == false)
    }
}
