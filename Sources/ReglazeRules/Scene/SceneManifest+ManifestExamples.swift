import ReglazeEngine

extension SceneManifest {
    /// Storyboards, manifests that are there and say nothing, and what is left alone.
    static let manifestExamples: [Example] = [
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
                "App/Info.plist": Plists.text(Plists.storyboard)
            ],
            making: [
                "App/Info.plist": Plists.text(Plists.storyboard, Plists.manifest(storyboard: "Main")),
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
            to: Plists.text("\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>", Plists.manifest),
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
                "App/Info.plist": Plists.text("\t<key>CFBundleName</key>\n\t<string>$(PRODUCT_NAME)</string>", Plists.manifest)
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
        // The project names a property list that is not there.
        .explains(
            """
            import UIKit

            @main
            class 1️⃣AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }
            """,
            because: "no code takes up scenes", at: "App/AppDelegate.swift",
            with: [
                "App.xcodeproj/project.pbxproj": Plists.project(
                    "\t\t\t\tINFOPLIST_FILE = App/Info.plist;\n\t\t\t\tSDKROOT = iphoneos;")
            ]),
        .silent(
            """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {}

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
            }
            """,
            at: "App/AppDelegate.swift",
            with: [
                "App.xcodeproj/project.pbxproj": Plists.project(
                    "\t\t\t\tINFOPLIST_FILE = App/Info.plist;\n\t\t\t\tSDKROOT = iphoneos;")
            ]),
    ]
}
