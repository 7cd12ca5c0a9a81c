import ReglazeEngine

extension SceneManifest {
    static let examples = windowExamples + manifestExamples

    /// Windows that are made in code.
    private static let windowExamples: [Example] = [
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
                    "\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>", Plists.manifest),
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
                    "\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>", Plists.manifest),
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
    ]
}
