/// What depends on the window without naming it, and windows of other kinds.
extension SceneManifestTraps {
    static let fourth: [Trap] = [
        Trap(
            "closuresNameTheVariable",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = Home()
                    window.makeKeyAndVisible()
                    self.window = window
                    fetch { isFine in window.tintColor = isFine ? .red : .blue }
                    fetch { [weak window] _ in window?.isHidden = true }
                    fetch { window in Log.note("\(window)") }
                    return true
                }
            }

            """#),
        Trap(
            "handedTheWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private let guide = Guide()
                private let tour = Guide()

                func application(DID_FINISH) -> Bool {
                    guide.prepare()
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    guide.window = window
                    self.tour.attach(to: window, quietly: true)
                    Log.start()
                    window?.makeKeyAndVisible()
                    guide.begin()
                    beginTour()
                    Log.note("launched")
                    return true
                }

                func applicationWillTerminate(_ application: UIApplication) { guide.prepare() }

                private func beginTour() { tour.begin() }
            }

            """#,
            with: ["App/Guide.swift": guide]),
        Trap(
            "sharedObjects",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    Guide.shared.prepare()
                    window = UIWindow(frame: UIScreen.main.bounds)
                    Guide.shared.attach(to: window, quietly: false)
                    Store.keep = window
                    Log.start()
                    Guide.shared.begin()
                    begin()
                    fetch { _ in Guide.shared.begin() }
                    window?.rootViewController = Home()
                    return true
                }

                private func begin() { Store.shared.load() }
            }

            """#,
            with: ["App/Guide.swift": guide]),
        Trap(
            "answersWithTheWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private let guide = Guide()
                private let tour = Guide()

                func application(DID_FINISH) -> Bool {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    self.window = window
                    window.rootViewController = Home()
                    guide.whenReady { window.isHidden = false }
                    follow(tour) { window.tintColor = .red }
                    Log.start()
                    guide.begin()
                    self.tour.begin()
                    return true
                }

                func applicationWillTerminate(_ application: UIApplication) {
                    guide.prepare()
                    tour.prepare()
                }
            }

            """#,
            with: ["App/Guide.swift": guide]),
        Trap(
            "presentsOnTheRoot",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private lazy var home = Home()
                private let list = Home()

                func application(DID_FINISH) -> Bool {
                    home.onTap = { Log.stop() }
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = home
                    window?.makeKeyAndVisible()
                    Log.start()
                    if Store.shared.isReady {
                        home.present(UIViewController(), animated: false, completion: nil)
                    }
                    let bars = UINavigationController(rootViewController: list)
                    bars.isNavigationBarHidden = true
                    return true
                }

                func applicationWillTerminate(_ application: UIApplication) {
                    home.onTap?()
                    list.onTap?()
                }
            }

            """#),
        Trap(
            "rootEndsTheLaunchEarly",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private lazy var home = Home()

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = home
                    if Store.shared.isReady {
                        home.present(UIViewController(), animated: false, completion: nil)
                        return true
                    }
                    Log.start()
                    return true
                }
            }

            """#,
            why: "line 11: a `return` beside the window"),
        Trap(
            "asksTheAppForItsWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    UIApplication.shared.keyWindow?.tintColor = .red
                    application.windows.first?.backgroundColor = .red
                    cover()
                    fetch { _ in UIApplication.shared.keyWindow?.tintColor = .blue }
                    Log.start()
                    return true
                }

                private func cover() {
                    let shown = UIApplication.shared.delegate?.window ?? nil
                    shown?.addSubview(UIView())
                }
            }

            """#),
        Trap(
            "guardsTheStoryboardsWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    guard let window = self.window else { return false }
                    Log.start()
                    fetch { _ in window.rootViewController = Home() }
                    return true
                }

                func application(OPEN_URL) -> Bool {
                    Log.note(url.path)
                    return true
                }
            }

            """#,
            with: ["App/Info.plist": storyboardList]),
        Trap(
            "coverAboveTheStoryboard",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var cover: UIWindow?

                func application(DID_FINISH) -> Bool {
                    Log.start()
                    makeCover()
                    return true
                }

                private func makeCover() {
                    cover = UIWindow(frame: UIScreen.main.bounds)
                    cover?.rootViewController = UIViewController()
                    cover?.isHidden = true
                }
            }

            """#,
            with: ["App/Info.plist": storyboardList]),
        Trap(
            "callbacksThatMakeWindows",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private var cover: UIWindow?

                func application(DID_FINISH) -> Bool {
                    makeWindow()
                    return true
                }

                func applicationWillEnterForeground(_ application: UIApplication) {
                    if window == nil { makeWindow() }
                }

                func applicationWillResignActive(_ application: UIApplication) {
                    cover = UIWindow(frame: UIScreen.main.bounds)
                    cover?.makeKeyAndVisible()
                }

                func application(OPEN_URL) -> Bool {
                    if window == nil { makeWindow() }
                    return true
                }

                private func makeWindow() {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                }
            }

            """#),
        Trap(
            "typesThemselves",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private let store = Store()

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = make(Home.self)
                    fetch { [weak self] _ in
                        self?.window?.rootViewController = make(Home.self)
                    }
                    window?.makeKeyAndVisible()
                    return true
                }

                func application(OPEN_URL) -> Bool {
                    fetch { [weak self] _ in
                        self?.store.load()
                        Log.note("\(Store.self)")
                    }
                    window?.rootViewController = make(Home.self)
                    return true
                }
            }

            @MainActor func make(_ type: Home.Type) -> Home { Home() }

            """#),
        Trap(
            "asksForTheState",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    if isShown(application) {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = Home()
                        window?.makeKeyAndVisible()
                    }
                    return true
                }

                private func isShown(_ application: UIApplication) -> Bool { application.applicationState != .background }
            }

            """#,
            why: "line 8 asks for `applicationState`"),
        Trap(
            "endsInTheBackground",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    guard UIApplication.shared.applicationState != .background else { return true }
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#,
            why: "line 8 asks for `applicationState`"),
        Trap(
            "asksForTheStateBesides",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    if application.applicationState == .background { Log.start() }
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "shortcutsWithoutHandler",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    return true
                }

                func application(
                    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
                ) async -> Bool {
                    Log.note(shortcutItem.type)
                    return true
                }
            }

            """#,
            why: "line 13: `application(_:performActionFor:)` is `async`"),
        Trap(
            "constantWindowWithItsCoordinator",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                // The only one.
                private let window = UIWindow() // for now
                private lazy var coordinator = Coordinator(window: window)

                func application(DID_FINISH) -> Bool {
                    Log.start()
                    window.rootViewController = Home()
                    coordinator.start()
                    self.window.makeKeyAndVisible()
                    return true
                }

                func application(OPEN_URL) -> Bool { coordinator.open(url) }
            }

            """#),
        Trap(
            "constantWindowThatStaysNeeded",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                private let window = UIWindow()

                func application(DID_FINISH) -> Bool {
                    window.rootViewController = Home()
                    window.makeKeyAndVisible()
                    return true
                }

                func applicationWillTerminate(_ application: UIApplication) { window.isHidden = true }
            }

            """#,
            why: "line 5: `window` can't be set"),
        Trap(
            "constantWindowUnderAnotherName",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                private let window = UIWindow()

                func application(DID_FINISH) -> Bool {
                    let shown = window
                    shown.rootViewController = Home()
                    shown.makeKeyAndVisible()
                    return true
                }
            }

            """#,
            why: "line 5: `window` can't be set"),
        Trap(
            "constantWindowThatOthersName",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                let window = UIWindow()

                func application(DID_FINISH) -> Bool {
                    window.rootViewController = Home()
                    window.makeKeyAndVisible()
                    return true
                }
            }

            """#,
            why: "line 5: `window` can't be set",
            with: [
                "App/Other.swift": """
                import UIKit

                @MainActor func hideEverything(_ delegate: AppDelegate) { delegate.window.isHidden = true }

                """
            ]),
    ]

    private static let storyboardList = """
        <plist version="1.0">
        <dict>
        \t<key>UIMainStoryboardFile</key>
        \t<string>Main</string>
        </dict>
        </plist>

        """

    private static let guide = """
        import UIKit

        @MainActor final class Guide {
            static let shared = Guide()
            weak var window: UIWindow?
            nonisolated init() {}
            func prepare() {}
            func attach(to window: UIWindow?, quietly: Bool) {}
            func begin() {}
            func whenReady(_ done: @escaping () -> Void) { done() }
        }

        @MainActor func follow(_ guide: Guide, _ done: @escaping () -> Void) { done() }

        """
}
