/// Windows, helpers, closures and members.
extension SceneManifestTraps {
    static let first: [Trap] = [
        Trap(
            "earlyReturnIsCopied",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    Log.start()
                    if NSClassFromString("XCTest") != nil {
                        return true // tests
                    }
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    Log.note("x")
                    return true
                }
            }

            """#),
        Trap(
            "helperMoves",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    Log.start()
                    setUpWindow()
                    Log.stop()
                    return true
                }

                // makes it
                private func setUpWindow() {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                }
            }

            """#),
        Trap(
            "callbackOfTheApplicationIsNoHelper",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    setUpWindow()
                    return true
                }

                func setUpWindow() {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                }

                func applicationSignificantTimeChange(_ application: UIApplication) {
                    setUpWindow()
                }
            }

            """#,
            why: "`setUpWindow` in line 12 makes a window and is called by other code too"),
        Trap(
            "closureThatUnwrapsSelf",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                private let store = Store()

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    fetch { [weak self] ok in
                        guard let self else { return }
                        if ok { self.window?.rootViewController = Home() }
                        self.store.load()
                    }
                    return true
                }
            }

            """#,
            why: "line 13 uses the window in a closure"),
        Trap(
            "closuresOfAllKinds",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                private let store = Store()

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    fetch { [weak self] ok in
                        self?.window?.rootViewController = Home()
                    }
                    fetch { [unowned self] ok in
                        self.store.load()
                    }
                    fetch { [unowned self] ok in
                        self.window?.rootViewController = Home()
                        self.store.load()
                    }
                    return true
                }
            }

            """#,
            why: "line 13 uses the window in a closure"),
        Trap(
            "conditionalCompilation",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    #if DEBUG
                    Log.start()
                    #endif
                    window = UIWindow(frame: UIScreen.main.bounds)
                    #if DEBUG
                    window?.rootViewController = Home() // debug
                    #else
                    window?.rootViewController = Home()
                    #endif
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "lazyWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                lazy var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

                func application(DID_FINISH) -> Bool {
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "windowOfAnInitialValue",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds) // the one

                func application(DID_FINISH) -> Bool {
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "subclassOfTheWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    let window = TouchWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = Home()
                    self.window = window
                    window.makeKeyAndVisible()
                    return true
                }
                }

                class TouchWindow: UIWindow {
                    func touch() {}
            }

            """#),
        Trap(
            "anotherDelegate",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            class OldDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }

            """#),
        Trap(
            "extensionInAnotherFile",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                let store = Store()

                func application(DID_FINISH) -> Bool {
                    store.load()
                    startUI()
                    return true
                }
            }

            """#,
            with: [
                "App/AppDelegate+UI.swift": #"""
                import UIKit

                // The interface.
                extension AppDelegate {
                    func startUI() {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = Router(store: store).root // root
                        window?.makeKeyAndVisible()
                    }

                    func applicationDidBecomeActive(_ application: UIApplication) {
                        store.load()
                    }
                }

                """#
            ]),
        Trap(
            "privateSetter",
            #"""
            import UIKit

            @main
            final class AppDelegate: NSObject, UIApplicationDelegate {
                var window: UIWindow?

                private(set) var count = 0

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    count += 1
                    return true
                }

                public func applicationDidBecomeActive(_ application: UIApplication) { count += 1 }
            }

            """#),
        Trap(
            "publicMembers",
            #"""
            import UIKit

            @main
            public final class AppDelegate: NSObject, UIApplicationDelegate {
                public var window: UIWindow?

                public func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }

                public func applicationDidBecomeActive(_ application: UIApplication) {
                    Log.note("a")
                }

                public func helper() {}
            }

            """#),
        Trap(
            "privateNestedTypes",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                enum Mode { case a, b }
                private struct Keys { static let x = "x" }
                var mode = Mode.a

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    let m: Mode = .b
                    if m == .b, Keys.x == "x" { window?.tintColor = .red }
                    return true
                }
            }

            """#),
        Trap(
            "privateMembers",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                private let store = Store()
                private var coordinator: Coordinator?

                func application(DID_FINISH) -> Bool {
                    store.load()
                    window = UIWindow(frame: UIScreen.main.bounds)
                    let c = Coordinator(window: window)
                    c.start()
                    coordinator = c
                    window?.rootViewController = Router(store: store).root
                    window?.makeKeyAndVisible()
                    return true
                }

                func application(OPEN_URL) -> Bool {
                    return coordinator?.open(url) ?? false
                }
            }

            """#),
        Trap(
            "localsOfTheSameName",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                let store = Store()

                func application(DID_FINISH) -> Bool {
                    let store = Store.shared
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = Router(store: store).root
                    self.window = window
                    self.store.load()
                    window.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "selectors",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: UIApplication.didBecomeActiveNotification, object: nil)
                    let b = UIBarButtonItem(title: "x", style: .plain, target: self, action: #selector(tap))
                    window?.rootViewController?.navigationItem.rightBarButtonItem = b
                    return true
                }

                @objc private func changed() { window?.tintColor = .red }
                @objc func tap() { Log.note("t") }
            }

            """#),
        Trap(
            "computedWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                private var theWindow: UIWindow?
                var window: UIWindow? {
                    get { theWindow }
                    set { theWindow = newValue }
                }

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "observedWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow? {
                    didSet { window?.tintColor = .red } // tint
                }

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "staticMembers",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
                static let limit = 3

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = AppDelegate.makeRoot()
                    if Self.limit > 2 { window?.makeKeyAndVisible() }
                    return true
                }

                static func makeRoot() -> UIViewController { Home() }
            }

            """#),
        Trap(
            "tasks",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                let store = Store()

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    Task { @MainActor in
                        self.store.load()
                        self.window?.tintColor = .red
                    }
                    Task { store.load() }
                    return true
                }
            }

            """#,
            why: "line 13 uses the window in a closure"),
        Trap(
            "deferredStatement",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    defer { window?.makeKeyAndVisible() }
                    Log.start()
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    return true
                }
            }

            """#),
        Trap(
            "bodiesOfOneLine",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(DID_FINISH) -> Bool { window = UIWindow(frame: UIScreen.main.bounds); window?.rootViewController = Home(); window?.makeKeyAndVisible(); return true }
                func applicationDidBecomeActive(_ application: UIApplication) { Log.note("active") }
                func applicationDidEnterBackground(_ application: UIApplication) {}
            }

            """#),
        Trap(
            "tabsAndNoLastLineBreak",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
            	var window: UIWindow?

            	func application(DID_FINISH) -> Bool {
            		Log.start()
            		window = UIWindow(frame: UIScreen.main.bounds)
            		window?.rootViewController = Home()
            		window?.makeKeyAndVisible()
            		return true
            	}

            	func applicationDidBecomeActive(_ application: UIApplication) {
            		if Store.shared.isReady {
            			Log.note("a") // why
            		}
            	}
            }
            """#),
        Trap(
            "commentsEverywhere",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    // 1 before everything
                    Log.start() // 2 log

                    /* 3 the window */
                    window = UIWindow(/* 4 in */ frame: UIScreen.main.bounds) // 5 made
                    // 6 alone

                    // 7 above the root
                    window?.rootViewController = Home() /* 8 */
                    // 9 between
                    window?.makeKeyAndVisible()
                    // 10 before return
                    return true // 11 on return
                    // 12 after
                }

                // MARK: - 13 Active

                /// 14 doc
                func applicationDidBecomeActive(/* 15 */ _ application: UIApplication) { // 16 brace
                    // 17 only a comment
                }

                // 18 doc
                func applicationWillResignActive(_ application: UIApplication) { // 19 brace
                    Log.note("r") // 20
                    // 21 last
                } // 22 end
                // 23 class end
            }

            """#),
        Trap(
            "oddParameterNames",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                var c: Coordinator?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    c = Coordinator(window: window)
                    window?.makeKeyAndVisible()
                    return true
                }

                func application(_: UIApplication, open u: URL, options _: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                    guard u.scheme == "x" else { return false }
                    return c?.open(u) ?? true
                }

                func application(_ a: UIApplication, continue act: NSUserActivity, restorationHandler r: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
                    if let url = act.webpageURL { _ = c?.open(url) }
                    return act.webpageURL.map { c?.open($0) ?? false } ?? false
                }

                func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler done: @escaping (Bool) -> Void) {
                    a.isIdleTimerDisabled = true
                    done(item.type == "x")
                }
            }

            """#),
        Trap(
            "restorationHandlerIsCalled",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }

                func application(_ a: UIApplication, continue act: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
                    restorationHandler(nil)
                    return true
                }
            }

            """#,
            why: "a restoration handler is called"),
        Trap(
            "launchOptionsAreHandedOn",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    configure(launchOptions)
                    window = UIWindow(frame: UIScreen.main.bounds)
                    boot(application, launchOptions, window)
                    window?.makeKeyAndVisible()
                    return true
                }

                func configure(_ o: [UIApplication.LaunchOptionsKey: Any]?) {}
                func boot(_ a: UIApplication, _ o: [UIApplication.LaunchOptionsKey: Any]?, _ w: UIWindow?) { w?.rootViewController = Home() }
            }

            """#,
            why: "line 8 reads launch options"),
        Trap(
            "willAndDid",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    return true
                }

                func application(DID_FINISH) -> Bool {
                    Log.start()
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "stringsOfSeveralLines",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    let text = """
                        a
                          b // no comment
                        c \(window == nil)
                        """
                    window?.rootViewController?.title = text
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "windowInAClosure",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    fetch { ok in
                        self.window = UIWindow(frame: UIScreen.main.bounds)
                        self.window?.rootViewController = Home()
                        self.window?.makeKeyAndVisible()
                    }
                    return true
                }
            }

            """#),
        Trap(
            "twoWindows",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                var overlay: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    overlay = UIWindow(frame: UIScreen.main.bounds)
                    overlay?.windowLevel = .alert
                    overlay?.isHidden = false
                    return true
                }
            }

            """#),
        Trap(
            "implicitInitializer",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = .init(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "guardThatDoesMore",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    guard Store.shared.isReady else {
                        Log.note("no")
                        return false
                    }
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#,
            why: "line 8: a `return` in `application(_:didFinishLaunchingWithOptions:)` decides whether the window is made"),
        Trap(
            "switchStatement",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    switch UIDevice.current.userInterfaceIdiom {
                    case .pad:
                        window?.rootViewController = Home()
                    default:
                        window?.rootViewController = UINavigationController(rootViewController: Home())
                    }
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "windowWithoutFrame",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                let store = Store()
                lazy var router = Router(store: store)

                func application(DID_FINISH) -> Bool {
                    let root = router.root
                    let w = UIWindow()
                    w.frame = UIScreen.main.bounds
                    w.rootViewController = root
                    w.makeKeyAndVisible()
                    window = w
                    return true
                }
            }

            """#),
        Trap(
            "optionsAreAsked",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                var pending: URL?

                func application(DID_FINISH) -> Bool {
                    if let url = launchOptions?[.url] as? URL { pending = url }
                    if let n = launchOptions?[.remoteNotification] as? [AnyHashable: Any] { Log.note("\(n)") }
                    let isFresh = launchOptions == nil
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    if isFresh { Log.note("fresh") }
                    if launchOptions?[UIApplication.LaunchOptionsKey.shortcutItem] == nil { window?.tintColor = .red }
                    return true
                }
            }

            """#,
            why: "line 11 reads launch options"),
        Trap(
            "implicitlyUnwrappedWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow!

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = Home()
                    window.makeKeyAndVisible()
                    return true
                }
            }

            """#),
    ]
}
