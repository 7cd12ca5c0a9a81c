import ReglazeEngine

extension SceneManifest {
    /// Functions that only UIKit or another protocol calls stay, with what they ask for.
    static let stayingExamples: [Example] = [
        .explains(
            """
            import UIKit

            @main
            class 1️⃣AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    Router.shared.start()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            """,
            because: "line 11 or other code gives the window its root", at: "App/AppDelegate.swift",
            with: [
                "App/Info.plist": Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>"),
                "App/Router.swift": """
                import UIKit
                class Router {
                    static let shared = Router()
                    func start() { UIApplication.shared.delegate?.window??.rootViewController = UIViewController() }
                }
                """,
            ]),
        .explains(
            """
            @implementation 1️⃣AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
                [self.router start];
                [self.window makeKeyAndVisible];
                return YES;
            }
            @end
            """,
            because: "gives it its root view controller", at: "App/AppDelegate.m", with: objectiveCApp),
        .rewrites(
            """
            import UIKit

            @main
            class 1️⃣AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
            //        let pages = Pages()
                    let pages = UITabBarController()
                    window = UIWindow()
                    window?.frame = UIScreen.main.bounds
                    window?.rootViewController = pages
                    window?.makeKeyAndVisible()
                    return true
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
                        return true
                    }
                }

                """,
            .unsafe, at: "App/AppDelegate.swift",
            with: ["App/Info.plist": Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>")],
            making: [
                "App/Info.plist": Plists.text(
                    "\t<key>CFBundleName</key>\n\t<string>A</string>", Plists.manifest),
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
                        //        let pages = Pages()
                        let pages = UITabBarController()
                        window = UIWindow(windowScene: windowScene)
                        appDelegate.window = window
                        window?.rootViewController = pages
                        window?.makeKeyAndVisible()
                    }
                }

                """,
            ]),
        .rewrites(
            """
            import UIKit
            import UserNotifications

            @main
            class 1️⃣AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private var coordinator: Coordinator!

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    UNUserNotificationCenter.current().delegate = self
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    coordinator = Coordinator(window)
                    window.makeKeyAndVisible()
                    self.window = window
                    return true
                }

                func applicationDidBecomeActive(_ application: UIApplication) {
                    coordinator.refresh()
                }

                func applicationWillTerminate(_ application: UIApplication) {
                    coordinator.end()
                }
            }

            extension AppDelegate: UNUserNotificationCenterDelegate {
                func userNotificationCenter(
                    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                    withCompletionHandler completionHandler: @escaping () -> Void
                ) {
                    coordinator.refresh()
                    completionHandler()
                }
            }

            """,
            to: """
                import UIKit
                import UserNotifications

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    var coordinator: Coordinator!

                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        UNUserNotificationCenter.current().delegate = self
                        return true
                    }

                    func applicationWillTerminate(_ application: UIApplication) {
                        coordinator.end()
                    }
                }

                extension AppDelegate: UNUserNotificationCenterDelegate {
                    func userNotificationCenter(
                        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                        withCompletionHandler completionHandler: @escaping () -> Void
                    ) {
                        coordinator.refresh()
                        completionHandler()
                    }
                }

                """,
            .unsafe, at: "App/AppDelegate.swift",
            with: ["App/Info.plist": Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>")],
            making: [
                "App/Info.plist": Plists.text(
                    "\t<key>CFBundleName</key>\n\t<string>A</string>", Plists.manifest),
                "App/SceneDelegate.swift": """
                import UIKit
                import UserNotifications

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {

                    var window: UIWindow?

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        guard let windowScene = scene as? UIWindowScene,
                            let appDelegate = UIApplication.shared.delegate as? AppDelegate
                        else { return }
                        let window = UIWindow(windowScene: windowScene)
                        appDelegate.coordinator = Coordinator(window)
                        window.makeKeyAndVisible()
                        self.window = window
                        appDelegate.window = window
                    }

                    func sceneDidBecomeActive(_ scene: UIScene) {
                        guard let appDelegate = UIApplication.shared.delegate as? AppDelegate else { return }
                        appDelegate.coordinator.refresh()
                    }
                }

                """,
            ],
            given: """
                @MainActor class Coordinator {
                    init(_ window: UIWindow) {}
                    func refresh() {}
                    func end() {}
                }

                """),
    ]

    private static let objectiveCApp = [
        "App/Info.plist": Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>"),
        "App/AppDelegate.h": """
        #import <UIKit/UIKit.h>
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @property (strong, nonatomic) Router *router;
        @end
        """,
    ]
}
