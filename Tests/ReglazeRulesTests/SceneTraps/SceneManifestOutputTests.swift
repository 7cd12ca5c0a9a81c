import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// The whole text of some scene delegates, to the byte.
@Suite struct SceneManifestOutputTests {
    private static func sceneDelegate(_ name: String) throws -> String {
        let trap = try #require(SceneManifestTraps.all.first { $0.name == name })
        let rules = AllRules.all.filter { type(of: $0).about.id == "scene/manifest" }
        return try ProjectRun(trap.files, rules: rules, target: 16).outputs(.unsafe)["App/SceneDelegate.swift"] ?? ""
    }

    private static let connection = """
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let windowScene = scene as? UIWindowScene,
                    let appDelegate = UIApplication.shared.delegate as? AppDelegate
                else { return }

        """

    @Test func commentsEverywhere() throws {
        #expect(
            try Self.sceneDelegate("commentsEverywhere") == """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {

                    var window: UIWindow?

                \(Self.connection)        /* 3 the window */
                        window = UIWindow(/* 4 in */ windowScene: windowScene)
                        appDelegate.window = window // 5 made
                        // 6 alone

                        // 7 above the root
                        window?.rootViewController = Home() /* 8 */
                        // 9 between
                        window?.makeKeyAndVisible()
                    }

                    // 18 doc
                    func sceneWillResignActive(_ scene: UIScene) {
                        // 19 brace
                        Log.note("r") // 20
                        // 21 last
                    } // 22 end
                }

                """)
    }

    /// Where the launch ends early, what the app is launched with is handed on first, unless the launch said that it is not to be.
    @Test func returnsEarly() throws {
        #expect(
            try Self.sceneDelegate("returnsEarly").contains(
                """
                        if let item = connectionOptions.shortcutItem {
                            perform(item)
                            return
                        }
                        guard window?.rootViewController == nil else { deliver(connectionOptions, to: scene); return }
                        if let home = Store.shared.home {
                            window?.rootViewController = home
                            deliver(connectionOptions, to: scene)
                            return
                        }
                        window?.rootViewController = Home()
                        window?.makeKeyAndVisible()

                        deliver(connectionOptions, to: scene)
                    }

                    /// What the app is launched with does not come through the methods below.
                    private func deliver(_ connectionOptions: UIScene.ConnectionOptions, to scene: UIScene) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        if !connectionOptions.urlContexts.isEmpty {
                            self.scene(scene, openURLContexts: connectionOptions.urlContexts)
                        }
                        if let shortcutItem = connectionOptions.shortcutItem {
                            self.windowScene(windowScene, performActionFor: shortcutItem) { _ in }
                        }
                    }

                """))
    }

    /// A window that is made when it is asked for is made when its scene connects; the launch's result is asked for first.
    @Test func returnsVariable() throws {
        #expect(
            try Self.sceneDelegate("returnsVariable").contains(
                """
                        window = {
                            let window = UIWindow(windowScene: windowScene)
                            window.tintColor = appDelegate.tint
                            return window
                        }()
                        appDelegate.window = window
                        var performs = true
                        if let launched = connectionOptions.shortcutItem {
                            item = launched
                            performs = false
                        }
                        window?.rootViewController = Home()
                        window?.makeKeyAndVisible()

                        guard performs else { return }
                        // What the app is launched with does not come through the methods below.
                        if !connectionOptions.urlContexts.isEmpty {

                """))
    }

    /// What was a `return` of the whole callback goes on with the next link, from inside a loop too.
    @Test func returnsInsideLoops() throws {
        #expect(
            try Self.sceneDelegate("returnsInsideLoops").hasSuffix(
                """

                    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                        contexts: for context in URLContexts {
                            let url = context.url
                            for part in url.pathComponents {
                                if part == "x" { continue contexts }
                                let handled = [1].map { _ in return true }
                                if handled.isEmpty { continue }
                            }
                            switch url.scheme {
                            case "a": continue contexts
                            default: break
                            }
                            _ = [url].contains { u in return u == url }
                        }
                    }
                }

                """))
    }

    /// A callback that others call stays, and the scene calls it too.
    @Test func callbackIsCalledElsewhere() throws {
        for name in ["callbackIsCalled", "callbackIsCalledElsewhere"] {
            let method = name == "callbackIsCalled" ? "DidBecomeActive" : "DidEnterBackground"
            #expect(
                try Self.sceneDelegate(name).hasSuffix(
                    """

                        func scene\(method)(_ scene: UIScene) {
                            guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
                            appDelegate.application\(method)(UIApplication.shared)
                        }
                    }

                    """))
        }
    }

    /// A property that asks for the window when it is first used goes to where the window is.
    @Test func lazyPropertiesNeedTheWindow() throws {
        #expect(
            try Self.sceneDelegate("lazyPropertiesNeedTheWindow") == """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {

                    var window: UIWindow?
                    private lazy var coordinator = Coordinator(window: window)
                    lazy var second: Coordinator = {
                        Coordinator(self.window!)
                    }()

                \(Self.connection)        window = UIWindow(windowScene: windowScene)
                        appDelegate.window = window
                        coordinator.start()
                        second.start()
                    }
                }

                """)
    }

    /// The lines of a string keep their depth where its end stands left of the code.
    @Test func stringAtTheMargin() throws {
        let text = try Self.sceneDelegate("stringAtTheMargin")
        #expect(text.contains("let text = \"\"\"\n  one\n            two\n\"\"\"\n"))
    }
}
