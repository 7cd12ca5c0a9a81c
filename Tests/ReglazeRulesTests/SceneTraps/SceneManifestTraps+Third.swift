/// Helpers that call one another, and strings that must not move.
extension SceneManifestTraps {
    static let third: [Trap] = [
        Trap(
            "returnsEarly",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
                        perform(item)
                        return false
                    }
                    guard window?.rootViewController == nil else { return true }
                    if let home = Store.shared.home {
                        window?.rootViewController = home
                        return true
                    }
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }

                func application(OPEN_URL) -> Bool {
                    Log.note(url.path)
                    return true
                }

                func application(
                    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void
                ) {
                    perform(shortcutItem)
                    completionHandler(true)
                }

                private func perform(_ item: UIApplicationShortcutItem) { window?.tintColor = .red }
            }

            """#,
            with: [
                "App/Store+Launch.swift": """
                import UIKit

                extension Store {
                    @MainActor var home: Home? { nil }
                }

                """
            ]),
        Trap(
            "returnsVariable",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                lazy var window: UIWindow? = {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.tintColor = tint
                    return window
                }()
                let tint = UIColor.red
                private var item: UIApplicationShortcutItem?

                func application(DID_FINISH) -> Bool {
                    var performs = true
                    Log.start()
                    if let launched = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
                        item = launched
                        performs = false
                    }
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return performs
                }

                func application(OPEN_URL) -> Bool {
                    window?.tintColor = tint
                    return true
                }
            }

            """#),
        Trap(
            "returnInTheFirstOfTwo",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    if window?.rootViewController == nil { return true }
                    window?.rootViewController = Home()
                    return true
                }

                func application(DID_FINISH) -> Bool {
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#,
            why: "line 12: a `return` would keep the scene from what `application(_:didFinishLaunchingWithOptions:)` does"),
        Trap(
            "helpersOfHelpers",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                private var login: Home?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    showLogin()
                    window?.makeKeyAndVisible()
                    return true
                }

                func showLogin() {
                    let home = Home()
                    home.onTap = { [weak self] in self?.showHome() }
                    login = home
                    window?.rootViewController = home
                }

                func showHome() {
                    login = nil
                    window?.rootViewController = Home()
                }
            }

            """#),
        Trap(
            "helperOfStayingCode",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    showLogin()
                    return true
                }

                func showLogin() {
                    let home = Home()
                    home.onTap = { [weak self] in self?.showHome() }
                    window?.rootViewController = home
                }

                func showHome() {
                    window?.rootViewController = Home()
                }

                func applicationWillTerminate(_ application: UIApplication) { showHome() }
            }

            """#),
        Trap(
            "selfIsCaptured",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                let store = Store()

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    let home = Home()
                    home.onTap = { [self] in
                        window?.tintColor = .red
                        store.load()
                        self.store.load()
                    }
                    window?.rootViewController = home
                    return true
                }
            }

            """#),
        Trap(
            "functionIsHandedOn",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    setUp(then: start)
                    return true
                }

                private func setUp(then next: () -> Void) {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    next()
                }

                private func start() { window?.makeKeyAndVisible() }
            }

            """#),
        Trap(
            "helperCallsItself",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    start(2)
                    return true
                }

                private func start(_ n: Int) {
                    if n > 0 { return start(n - 1) }
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.makeKeyAndVisible()
                }
            }

            """#),
        Trap(
            "frameInAVariable",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    let frame = UIScreen.main.bounds
                    window = UIWindow(frame: frame)
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#,
            why: "line 9: the window has a frame of its own"),
        Trap(
            "stringAtTheMargin",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    return true
                }

                func application(OPEN_URL) -> Bool {
                    let text = """
              one
                        two
            """
                    Log.note(text)
                    return true
                }
            }

            """#),
        Trap(
            "windowOfTheType",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                static var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.makeKeyAndVisible()
                    AppDelegate.window = window
                    return true
                }
            }

            """#,
            why: "line 5: `window` belongs to the type"),
        Trap(
            "constantWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                let window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

                func application(DID_FINISH) -> Bool {
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "windowWithoutSetter",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                private var main: UIWindow?
                var window: UIWindow? { main }

                func application(DID_FINISH) -> Bool {
                    main = UIWindow(frame: UIScreen.main.bounds)
                    main?.makeKeyAndVisible()
                    return true
                }
            }

            """#,
            why: "line 6: `window` can't be set"),
    ]
}
