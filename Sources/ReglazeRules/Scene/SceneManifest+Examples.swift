import ReglazeEngine

extension SceneManifest {
    static let examples: [Example] = [
        .rewrites(
            """
            import UIKit

            @main
            class 1️⃣AppDelegate: UIResponder, UIApplicationDelegate {

                var window: UIWindow?

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    Analytics.start()
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UINavigationController(rootViewController: HomeController())
                    window?.makeKeyAndVisible() // the first screen
                    return true
                }

                func applicationWillTerminate(_ application: UIApplication) {
                    Analytics.stop()
                }
            }

            """,
            to: """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {

                    var window: UIWindow?

                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        Analytics.start()
                        return true
                    }

                    func applicationWillTerminate(_ application: UIApplication) {
                        Analytics.stop()
                    }
                }

                """,
            .unsafe, at: "App/AppDelegate.swift",
            with: [
                "App/Info.plist": Plists.text("\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>")
            ],
            making: [
                "App/Info.plist": Plists.text(
                    "\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>\n" + Plists.manifest),
                "App/SceneDelegate.swift": """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {

                    var window: UIWindow?

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        guard let windowScene = scene as? UIWindowScene,
                            let appDelegate = UIApplication.shared.delegate as? AppDelegate
                        else { return }
                        window = UIWindow(windowScene: windowScene)
                        appDelegate.window = window
                        window?.rootViewController = UINavigationController(rootViewController: HomeController())
                        window?.makeKeyAndVisible() // the first screen
                    }
                }

                """,
            ],
            given: """
                enum Analytics {
                    static func start() {}
                    static func stop() {}
                }
                class HomeController: UIViewController {}

                """),
        .rewrites(
            """
            import UIKit

            @UIApplicationMain
            class 1️⃣AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private var coordinator: Coordinator!
                private let store = Store()
                private var isQuiet = false

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    guard NSClassFromString("XCTestCase") == nil else { return true }
                    store.load()
                    isQuiet = launchOptions?[.url] != nil || launchOptions?[.shortcutItem] != nil

                    let window = UIWindow(frame: UIScreen.main.bounds)
                    #if DEBUG
                    window.overrideUserInterfaceStyle = .dark
                    #endif
                    coordinator = Coordinator(window: window, store: store)
                    coordinator.onSignOut = { [weak self] in self?.store.clear() }
                    coordinator.start(quiet: isQuiet)
                    window.makeKeyAndVisible()
                    self.window = window

                    application.registerForRemoteNotifications()
                    return true
                }

                // Links of the app's own scheme.
                func application(
                    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                ) -> Bool {
                    guard url.scheme == "ledger" else {
                        store.remember(url)
                        return false
                    }
                    return coordinator.open(url, inPlace: options[.openInPlace] as? Bool ?? false)
                }

                func application(
                    _ application: UIApplication, continue userActivity: NSUserActivity,
                    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
                ) -> Bool {
                    guard let url = userActivity.webpageURL else { return false }
                    return coordinator.open(url, inPlace: false)
                }

                func application(
                    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void
                ) {
                    completionHandler(coordinator.run(shortcutItem.type))
                }

                func applicationDidBecomeActive(_ application: UIApplication) { coordinator.refresh() }

                func applicationDidEnterBackground(_ application: UIApplication) {
                    store.save()
                    // Nothing else: the system may stop us.
                }
            }

            """,
            to: """
                import UIKit

                @UIApplicationMain
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    let store = Store()

                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        guard NSClassFromString("XCTestCase") == nil else { return true }
                        store.load()

                        application.registerForRemoteNotifications()
                        return true
                    }
                }

                """,
            .unsafe, at: "App/AppDelegate.swift",
            with: [
                "App/Info.plist": Plists.text("\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>")
            ],
            making: [
                "App/Info.plist": Plists.text(
                    "\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>\n" + Plists.manifest),
                "App/SceneDelegate.swift": """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {

                    var window: UIWindow?
                    private var coordinator: Coordinator!
                    private var isQuiet = false

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        guard let windowScene = scene as? UIWindowScene,
                            let appDelegate = UIApplication.shared.delegate as? AppDelegate
                        else { return }
                        guard NSClassFromString("XCTestCase") == nil else { return }
                        isQuiet = !connectionOptions.urlContexts.isEmpty || connectionOptions.shortcutItem != nil

                        let window = UIWindow(windowScene: windowScene)
                        #if DEBUG
                        window.overrideUserInterfaceStyle = .dark
                        #endif
                        coordinator = Coordinator(window: window, store: appDelegate.store)
                        coordinator.onSignOut = { [weak appDelegate] in appDelegate?.store.clear() }
                        coordinator.start(quiet: isQuiet)
                        window.makeKeyAndVisible()
                        self.window = window
                        appDelegate.window = window

                        // What the app is launched with does not come through the methods below.
                        if !connectionOptions.urlContexts.isEmpty {
                            self.scene(scene, openURLContexts: connectionOptions.urlContexts)
                        }
                        for userActivity in connectionOptions.userActivities {
                            self.scene(scene, continue: userActivity)
                        }
                        if let shortcutItem = connectionOptions.shortcutItem {
                            self.windowScene(windowScene, performActionFor: shortcutItem) { _ in }
                        }
                    }

                    // Links of the app's own scheme.
                    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                        guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
                        for context in URLContexts {
                            let url = context.url
                            guard url.scheme == "ledger" else {
                                appDelegate.store.remember(url)
                                continue
                            }
                            _ = coordinator.open(url, inPlace: context.options.openInPlace)
                        }
                    }

                    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                        guard let url = userActivity.webpageURL else { return }
                        _ = coordinator.open(url, inPlace: false)
                    }

                    func windowScene(
                        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                        completionHandler: @escaping (Bool) -> Void
                    ) {
                        completionHandler(coordinator.run(shortcutItem.type))
                    }

                    func sceneDidBecomeActive(_ scene: UIScene) {
                        coordinator.refresh()
                    }

                    func sceneDidEnterBackground(_ scene: UIScene) {
                        guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
                        appDelegate.store.save()
                        // Nothing else: the system may stop us.
                    }
                }

                """,
            ],
            given: """
                @MainActor class Coordinator {
                    var onSignOut: (() -> Void)?
                    init(window: UIWindow, store: Store) {}
                    func start(quiet: Bool) {}
                    func open(_ url: URL, inPlace: Bool) -> Bool { true }
                    func run(_ type: String) -> Bool { true }
                    func refresh() {}
                }
                @MainActor class Store {
                    func load() {}
                    func save() {}
                    func clear() {}
                    func remember(_ url: URL) {}
                }

                """),
        .rewrites(
            """
            import UIKit

            @main
            class 1️⃣AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let split = window?.rootViewController as? UISplitViewController
                    split?.delegate = self
                    window?.tintColor = .systemGreen
                    return true
                }
            }

            extension AppDelegate: UISplitViewControllerDelegate {}

            """,
            to: """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?

                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        return true
                    }
                }

                extension AppDelegate: UISplitViewControllerDelegate {}

                """,
            .unsafe, at: "App/AppDelegate.swift",
            with: [
                "App/Info.plist": Plists.text(
                    "\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>\n\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>"
                )
            ],
            making: [
                "App/Info.plist": Plists.text(
                    """
                    \t<key>CFBundleName</key>
                    \t<string>$(PRODUCT_NAME)</string>
                    \t<key>UIMainStoryboardFile</key>
                    \t<string>Main</string>
                    \t<key>UIApplicationSceneManifest</key>
                    \t<dict>
                    \t\t<key>UIApplicationSupportsMultipleScenes</key>
                    \t\t<false/>
                    \t\t<key>UISceneConfigurations</key>
                    \t\t<dict>
                    \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
                    \t\t\t<array>
                    \t\t\t\t<dict>
                    \t\t\t\t\t<key>UISceneConfigurationName</key>
                    \t\t\t\t\t<string>Default Configuration</string>
                    \t\t\t\t\t<key>UISceneDelegateClassName</key>
                    \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                    \t\t\t\t\t<key>UISceneStoryboardFile</key>
                    \t\t\t\t\t<string>Main</string>
                    \t\t\t\t</dict>
                    \t\t\t</array>
                    \t\t</dict>
                    \t</dict>
                    """),
                "App/SceneDelegate.swift": """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {

                    var window: UIWindow?

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
                        appDelegate.window = window
                        let split = window?.rootViewController as? UISplitViewController
                        split?.delegate = appDelegate
                        window?.tintColor = .systemGreen
                    }
                }

                """,
            ]),
        .rewrites(
            Plists.text(
                """
                \t<key>CFBundleName</key>
                \t<string>$(PRODUCT_NAME)</string>
                \t1️⃣<key>UIApplicationSceneManifest</key>
                \t<dict>
                \t\t<key>UIApplicationSupportsMultipleScenes</key>
                \t\t<false/>
                \t\t<key>UISceneConfigurations</key>
                \t\t<dict/>
                \t</dict>
                """),
            to: Plists.text("\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>\n" + Plists.manifest),
            .unsafe, at: "App/Info.plist",
            with: [
                "App/AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)

                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                    }
                }

                """
            ],
            making: [
                "App/AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?

                    func applicationDidFinishLaunching(_ application: UIApplication) {
                    }
                }

                """,
                "App/SceneDelegate.swift": """
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {

                    var window: UIWindow?

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        guard let windowScene = scene as? UIWindowScene,
                            let appDelegate = UIApplication.shared.delegate as? AppDelegate
                        else { return }
                        window = UIWindow(windowScene: windowScene)
                        appDelegate.window = window
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                    }
                }

                """,
            ]),
        .rewrites(
            """
            import UIKit

            private let tint = UIColor.systemIndigo

            @main
            class 1️⃣AppDelegate: UIResponder, UIApplicationDelegate {
            \tvar window: UIWindow?
            \tlazy var tabs = UITabBarController()

            \tfunc application(
            \t\t_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            \t) -> Bool {
            \t\tsetUpWindow()
            \t\treturn true
            \t}

            \t/// Makes the window once.
            \tprivate func setUpWindow() {
            \t\tif window == nil { window = UIWindow() }
            \t\twindow?.tintColor = tint
            \t\twindow?.rootViewController = tabs
            \t\twindow?.makeKeyAndVisible()
            \t}

            \tfunc showFirstTab() { tabs.selectedIndex = 0 }
            }

            """,
            to: """
                import UIKit

                private let tint = UIColor.systemIndigo

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                \tvar window: UIWindow?
                \tlazy var tabs = UITabBarController()

                \tfunc showFirstTab() { tabs.selectedIndex = 0 }
                }

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {

                \tvar window: UIWindow?

                \tfunc scene(
                \t\t_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                \t) {
                \t\tguard let windowScene = scene as? UIWindowScene else { return }
                \t\tsetUpWindow(in: windowScene)
                \t}

                \t/// Makes the window once.
                \tprivate func setUpWindow(in windowScene: UIWindowScene) {
                \t\tguard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
                \t\tif window == nil { window = UIWindow(windowScene: windowScene); appDelegate.window = window }
                \t\twindow?.tintColor = tint
                \t\twindow?.rootViewController = appDelegate.tabs
                \t\twindow?.makeKeyAndVisible()
                \t}
                }

                """,
            .unsafe, at: "App/AppDelegate.swift",
            with: [
                "App/Info.plist": Plists.text("\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>")
            ],
            making: [
                "App/Info.plist": Plists.text("\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>\n" + Plists.manifest)
            ]),
        .explains(
            """
            import UIKit

            @main
            class 1️⃣AppDelegate: UIResponder, UIApplicationDelegate {
                func applicationDidFinishLaunching(_ application: UIApplication) { AppCoordinator.shared.start() }
            }
            """,
            because: "the window is made in App/AppCoordinator.swift:4", at: "App/AppDelegate.swift",
            with: [
                "App/AppCoordinator.swift": """
                import UIKit

                @MainActor final class AppCoordinator {
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    static let shared = AppCoordinator()
                    func start() { window.makeKeyAndVisible() }
                }
                """,
                "App/Info.plist": Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>"),
            ]),
        .explains(
            Plists.text(
                """
                \t<key>UIApplicationSceneManifest</key>
                \t<dict>
                \t\t<key>UISceneConfigurations</key>
                \t\t<dict>
                \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
                \t\t\t<array>
                \t\t\t\t<dict>
                \t\t\t\t\t1️⃣<key>UISceneDelegateClassName</key>
                \t\t\t\t\t<string>$(PRODUCT_MODULE_NAME).SceneDelegat</string>
                \t\t\t\t</dict>
                \t\t\t</array>
                \t\t</dict>
                \t</dict>
                """),
            because: "can't be told", at: "App/Info.plist",
            with: [
                "App/AppDelegate.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
                "App/SceneDelegate.swift": "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
            ]),
        .explains(
            Plists.text("\t<key>CFBundleName</key>\n1️⃣\t<string>A</strin>"), because: "not a property list", at: "App/Info.plist",
            with: ["App/AppDelegate.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}"]),
        .silent(Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>"), at: "App/Info.plist", with: Plists.appDelegate),
        .silent(
            "import SwiftUI\n@main struct LedgerApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }",
            at: "App/LedgerApp.swift",
            with: [
                "App/AppDelegate.swift": "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
                "App/Info.plist": Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>"),
            ]),
        .silent("// class AppDelegate: UIResponder, UIApplicationDelegate {}"),
    ]
}
