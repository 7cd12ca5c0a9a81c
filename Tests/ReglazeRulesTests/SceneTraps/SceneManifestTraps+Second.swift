/// Options, callbacks, conformances and what surrounds them.
extension SceneManifestTraps {
    static let second: [Trap] = [
        Trap(
            "windowThatIsNoOptional",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                let window = UIWindow(frame: UIScreen.main.bounds)

                func application(DID_FINISH) -> Bool {
                    window.rootViewController = Home()
                    window.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "takenNames",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                var scene = 1
                var windowScene: Int = 2
                var session = 3

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    let scene = self.scene + windowScene + session
                    window?.tag = scene
                    let connectionOptions = 3
                    window?.tag = connectionOptions
                    window?.makeKeyAndVisible()
                    return true
                }

                func applicationDidBecomeActive(_ application: UIApplication) { scene += 1; window?.tag = scene }
            }

            """#,
            why: "line 13: `scene` has another meaning"),
        Trap(
            "callbackIsCalled",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    applicationDidBecomeActive(application)
                    return true
                }

                func applicationDidBecomeActive(_ application: UIApplication) {
                    Log.note("a")
                }

                func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {
                    applicationDidBecomeActive(application)
                }
            }

            """#),
        Trap(
            "callbackIsCalledElsewhere",
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

                func applicationDidEnterBackground(_ application: UIApplication) {
                    Log.note("b")
                }
            }

            """#,
            with: [
                "App/Other.swift": #"""
                import UIKit
                func save() {
                    UIApplication.shared.delegate?.applicationDidEnterBackground?(UIApplication.shared)
                    (UIApplication.shared.delegate as? AppDelegate)?.applicationDidEnterBackground(UIApplication.shared)
                }

                """#
            ]),
        Trap(
            "returnsInsideLoops",
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

                @discardableResult
                func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                    for part in url.pathComponents {
                        if part == "x" { return true }
                        let handled = [1].map { _ in return true }
                        if handled.isEmpty { continue }
                    }
                    switch url.scheme {
                    case "a": return false
                    default: break
                    }
                    return [url].contains { u in return u == url }
                }
            }

            """#),
        Trap(
            "branchForOldSystems",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    if #available(iOS 13, *) {
                        Log.note("new")
                    } else {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = Home()
                        window?.makeKeyAndVisible()
                    }
                    return true
                }
            }

            """#,
            why: "line 8: the window is made for systems without scenes only"),
        Trap(
            "windowOfAnInitializer",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                let store: Store

                override init() {
                    store = Store()
                    super.init()
                    window = UIWindow(frame: UIScreen.main.bounds)
                }

                func application(DID_FINISH) -> Bool {
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#,
            why: "the window is made in App/AppDelegate.swift:12, from where"),
        Trap(
            "requirementOfAProtocol",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    showLogin()
                    window?.makeKeyAndVisible()
                    return true
                }

                func showLogin() {
                    let l = Login()
                    l.delegate = self
                    window?.rootViewController = l
                }
            }

            protocol LoginDelegate: AnyObject { func loginDidFinish(); func showLogin() }
            class Login: UIViewController { weak var delegate: (any LoginDelegate)? }
            extension AppDelegate: LoginDelegate {
                func loginDidFinish() { window?.rootViewController = Home() }
            }

            """#),
        Trap(
            "extensionWithAConformance",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    let l = Login()
                    l.delegate = self
                    window?.rootViewController = l
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            protocol LoginDelegate: AnyObject { func loginDidFinish() }
            class Login: UIViewController { weak var delegate: (any LoginDelegate)? }
            extension AppDelegate: LoginDelegate {
                func loginDidFinish() { showHome() }
                private func showHome() { window?.rootViewController = Home() } // home
            }

            """#),
        Trap(
            "commentsBesideTheResult",
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

                func application(OPEN_URL) -> Bool {
                    Log.note(url.path)
                    // done
                    return true // 2 yes
                    // 3 after
                }
            }

            """#),
        Trap(
            "lazyPropertiesNeedTheWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                private lazy var coordinator = Coordinator(window: window)
                lazy var second: Coordinator = {
                    Coordinator(self.window!)
                }()

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    coordinator.start()
                    second.start()
                    return true
                }
            }

            """#),
        Trap(
            "unwrappedWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    if let window {
                        window.rootViewController = Home()
                    }
                    if let w = self.window { w.makeKeyAndVisible() }
                    self.window!.tintColor = .red
                    guard let win = window else { fatalError("no window") }
                    win.tag = 1
                    return true
                }
            }

            """#),
        Trap(
            "optionsAreUnwrapped",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                var c: Coordinator?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    c = Coordinator(window: window)
                    if let options = launchOptions, let url = options[.url] as? URL { _ = c?.open(url) }
                    if launchOptions?.keys.contains(.url) == true { c?.start() }
                    window?.makeKeyAndVisible()
                    return launchOptions?[.url] == nil
                }
            }

            """#,
            why: "line 15 reads launch options"),
        Trap(
            "errorsAreCaught",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    do {
                        try risky()
                        window = UIWindow(frame: UIScreen.main.bounds)
                    } catch {
                        Log.note("\(error)")
                        return false
                    }
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    return true
                }

                private func risky() throws {}
            }

            """#),
        Trap(
            "helperGivesTheWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = makeWindow(title: "x")
                    window?.makeKeyAndVisible()
                    return true
                }

                private func makeWindow(title: String) -> UIWindow {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = Home()
                    return window
                }
            }

            """#),
        Trap(
            "helperTakesTheWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                let store = Store()

                func application(DID_FINISH) -> Bool {
                    let w = UIWindow(frame: UIScreen.main.bounds)
                    setUp(w, animated: false)
                    window = w
                    return true
                }

                private func setUp(_ window: UIWindow, animated: Bool) {
                    window.rootViewController = Router(store: store).root
                    window.makeKeyAndVisible()
                }
            }

            """#),
        Trap(
            "overloadedHelpers",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    show()
                    return true
                }

                func show() {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    show(Home())
                }

                func show(_ c: UIViewController) {
                    window?.rootViewController = c
                    window?.makeKeyAndVisible()
                }
            }

            """#,
            why: "makes a window and is called by other code too"),
        Trap(
            "closuresInProperties",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                private let makeRoot: () -> UIViewController = { Home() }
                private var onDone: (() -> Void)?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = makeRoot()
                    onDone = { [weak self] in
                        self?.window?.rootViewController = Home()
                        self?.onDone = nil
                    }
                    window?.makeKeyAndVisible()
                    onDone?()
                    return true
                }
            }

            """#,
            why: "line 13 uses the window in a closure"),
        Trap(
            "conformanceInAnExtension",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder {
                var window: UIWindow?
            }

            extension AppDelegate: UIApplicationDelegate {
                func application(DID_FINISH) -> Bool {
                    start()
                    return true
                }

                private func start() {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                }
            }

            """#),
        Trap(
            "privateExtension",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    start()
                    return true
                }
            }

            private extension AppDelegate {
                /// Starts.
                func start() {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    style()
                }

                func style() { Log.note("s") }
            }

            """#),
        Trap(
            "privateFunctionOfTheFile",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = makeRoot()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            private func makeRoot() -> UIViewController { Home() }

            """#),
        Trap(
            "requirementNamedAsAProperty",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    window?.makeKeyAndVisible()
                    center.delegate = self
                    return true
                }

                let center = Center()
            }

            protocol CenterDelegate: AnyObject { func center(_ c: Center, got text: String) }
            class Center { weak var delegate: (any CenterDelegate)? }
            extension AppDelegate: CenterDelegate {
                func center(_ c: Center, got text: String) {
                    window?.rootViewController = Home()
                    applicationDidBecomeActive(UIApplication.shared)
                }

                func applicationDidBecomeActive(_ application: UIApplication) {
                    Log.note("x")
                }
            }

            """#),
        Trap(
            "capturedWindow",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    fetch { [weak window] _ in window?.tintColor = .red }
                    fetch { [window] _ in window?.rootViewController = Home() }
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "closureThatMoves",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                let store = Store()

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    let root = Home()
                    root.onTap = { [weak self] in
                        guard let self = self else { return }
                        self.store.load()
                        self.window?.tintColor = .red
                    }
                    window?.rootViewController = root
                    window?.makeKeyAndVisible()
                    return true
                }

                func applicationDidBecomeActive(_ application: UIApplication) {
                    fetch { [weak self] _ in self?.store.load() }
                    fetch { _ in self.store.load() }
                    DispatchQueue.main.async { self.window?.tintColor = nil }
                }
            }

            """#,
            why: "line 13: a closure captures the application delegate and unwraps it"),
        Trap(
            "variableCalledAppDelegate",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
                var c: Coordinator?

                func application(DID_FINISH) -> Bool {
                    let appDelegate = AppDelegate.shared
                    appDelegate.window = UIWindow(frame: UIScreen.main.bounds)
                    appDelegate.window?.makeKeyAndVisible()
                    return true
                }
            }

            """#,
            why: "line 11: `appDelegate` has another meaning"),
        Trap(
            "oldLinksAreCalledByNewOnes",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                var c: Coordinator?
                let store = Store()

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    c = Coordinator(window: window)
                    return true
                }

                func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
                    guard let c = c, let scheme = url.scheme else { return false }
                    if scheme == "a" { return c.open(url) }
                    store.load()
                    return sourceApplication == "x" || c.open(url)
                }

                func application(OPEN_URL) -> Bool {
                    return application(app, open: url, sourceApplication: options[.sourceApplication] as? String, annotation: options[.annotation] as Any)
                }
            }

            """#),
        Trap(
            "branchesGiveTheResult",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    if Store.shared.isReady {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = Home()
                        return true
                    } else {
                        return false
                    }
                }
            }

            """#,
            why: "line 8: what `application(_:didFinishLaunchingWithOptions:)` returns is decided together with the window"),
        Trap(
            "nestedDelegate",
            #"""
            import UIKit

            enum Outer {
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
            }

            """#,
            why: "`AppDelegate` is nested in another type"),
        Trap(
            "noWindowProperty",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(DID_FINISH) -> Bool {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = Home()
                    window.makeKeyAndVisible()
                    Store.keep = window
                    return true
                }
            }

            """#),
        Trap(
            "windowOfAnotherName",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var mainWindow: UIWindow?

                func application(DID_FINISH) -> Bool {
                    mainWindow = UIWindow(frame: UIScreen.main.bounds)
                    mainWindow?.rootViewController = Home()
                    mainWindow?.makeKeyAndVisible()
                    return true
                }

                func applicationDidBecomeActive(_ application: UIApplication) { mainWindow?.tintColor = .red }
            }

            """#),
        Trap(
            "commentsBetweenStatements",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Store.shared.isReady
                        ? Home() // signed in
                        : UINavigationController(rootViewController: Home())
                    window?.makeKeyAndVisible()

                    // MARK: Services

                    // analytics
                    Log.start()


                    // more
                    Log.stop()
                    return true
                }
            }

            """#),
        Trap(
            "conditionalCallback",
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

                #if os(iOS)
                func applicationDidBecomeActive(_ application: UIApplication) { Log.note("x") }
                #endif
            }

            """#,
            why: "`applicationDidBecomeActive(_:)` stands inside an `#if`"),
        Trap(
            "captureLists",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                let store = Store()
                private(set) var names: [String] = []
                private enum Mode { case a }
                private var mode = Mode.a

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    let root = Home()
                    window?.rootViewController = root
                    fetch { [weak root, weak store] _ in
                        root?.title = "x"
                        store?.load()
                            }
                    mode = .a
                    window?.makeKeyAndVisible()
                    return true
                }

                func applicationDidBecomeActive(_ application: UIApplication) {
                    names.append("y")
                    names[0] = "z"
                    if case .a = mode { Log.note("m") }
                }

                func applicationWillTerminate(_ application: UIApplication) { mode = .a }
            }

            """#),
        Trap(
            "propertiesMove",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                static let limit = 2
                enum Mode { case a, b }
                // the mode
                private var mode: Mode = .a // of it
                private var other = Mode.b
                private lazy var flow = Coordinator(window: window)

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    mode = window == nil ? .b : Mode.a
                    other = .a
                    flow.start()
                    if mode == .a, other == .b { window?.tag = 1 }
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            """#),
        Trap(
            "computedProperties",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                var root: UIViewController? { window?.rootViewController }
                var top: UIViewController? {
                    get { root }
                }

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = Home()
                    root?.title = "x"
                    top?.title = "y"
                    window?.makeKeyAndVisible()
                    return true
                }

                func applicationDidBecomeActive(_ application: UIApplication) { top?.title = "z" }
            }

            """#),
        Trap(
            "activities",
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

                func application(_ application: UIApplication, continue userActivity: NSUserActivity, RESTORE) -> Bool {
                    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb,
                          let url = userActivity.webpageURL,
                          let home = window?.rootViewController as? Home
                    else { return false } // no
                    let done = { (ok: Bool) -> Bool in
                        return ok
                    }
                    home.show(url)
                    if done(true) { return handle(url, restorationHandler) }
                    return true
                }

                func handle(_ url: URL, _ handler: ([UIUserActivityRestoring]?) -> Void) -> Bool { true }
            }

            """#),
        Trap(
            "semicolons",
            #"""
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(DID_FINISH) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds); Log.start(); window?.rootViewController = Home()
                    Log.stop(); window?.makeKeyAndVisible(); return true
                }
            }

            """#),
        Trap(
            "whatStays",
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

                func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
                    return self.window == window ? .portrait : .all
                }

                func applicationWillTerminate(_ application: UIApplication) {
                    window?.rootViewController = nil
                }

                func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
                    (window?.rootViewController as? Home)?.title = "t"
                }
            }

            """#),
    ]
}
