import ReglazeEngine

extension LifecycleCallback {
    private static let scenes = """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
        }
        """

    static let examples: [Example] = [
        // The whole app: it stays, and listens.
        .rewrites(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                private let store = Store()

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    store.load()
                    return true
                }

                /// Nothing may be lost.
                func 1️⃣applicationDidEnterBackground(_ application: UIApplication) {
                    store.save() // at once
                    application.isIdleTimerDisabled = false
                }
            }
            """,
            to: """
                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    private let store = Store()

                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(appDidEnterBackground), name: UIApplication.didEnterBackgroundNotification, object: nil)
                        store.load()
                        return true
                    }

                    /// Nothing may be lost.
                    @objc func appDidEnterBackground() {
                        store.save() // at once
                        UIApplication.shared.isIdleTimerDisabled = false
                    }
                }
                """,
            .unsafe, with: ["SceneDelegate.swift": scenes], given: "final class Store { func load() { }; func save() { } }"),
        // The window: it moves.
        .rewrites(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
            }

            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func 1️⃣applicationWillResignActive(_ application: UIApplication) {
                    // privacy
                    window?.isHidden = true
                }
            }
            """,
            to: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func sceneWillResignActive(_ scene: UIScene) {
                        // privacy
                        window?.isHidden = true
                    }
                }

                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                }
                """,
            .unsafe),
        .explains(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var isLocked = false

                func 1️⃣applicationDidBecomeActive(_ application: UIApplication) {
                    window?.isHidden = isLocked
                }
            }
            """,
            because: "take it apart", with: ["SceneDelegate.swift": scenes]),
        // What an app is opened for: it stays, and the scene delegate calls it.
        .rewrites(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
            }

            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func 1️⃣application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                    url.absoluteString.isEmpty
                }
            }
            """,
            to: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                        for context in URLContexts {
                            _ = UIApplication.shared.delegate?.application?(UIApplication.shared, open: context.url, options: [:])
                        }
                    }
                }

                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                        url.absoluteString.isEmpty
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
            }

            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func 1️⃣application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                    options[.openInPlace] as? Bool ?? url.absoluteString.isEmpty
                }
                func 2️⃣application(
                    _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void
                ) {
                    completionHandler(item.type.isEmpty)
                }
            }
            """,
            to: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                        for context in URLContexts {
                            let options: [UIApplication.OpenURLOptionsKey: Any] = [
                                .sourceApplication: context.options.sourceApplication as Any,
                                .annotation: context.options.annotation as Any,
                                .openInPlace: context.options.openInPlace,
                            ]
                            _ = UIApplication.shared.delegate?.application?(UIApplication.shared, open: context.url, options: options)
                        }
                    }

                    func windowScene(
                        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                        completionHandler: @escaping (Bool) -> Void
                    ) {
                        UIApplication.shared.delegate?.application?(
                            UIApplication.shared, performActionFor: shortcutItem, completionHandler: completionHandler)
                    }
                }

                final class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                        options[.openInPlace] as? Bool ?? url.absoluteString.isEmpty
                    }
                    func application(
                        _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
                        completionHandler: @escaping (Bool) -> Void
                    ) {
                        completionHandler(item.type.isEmpty)
                    }
                }
                """,
            .unsafe),
        .explains(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func 1️⃣application(_ app: UIApplication, didUpdate activity: NSUserActivity) { print(activity) }
            }
            """,
            because: "other parameters", with: ["SceneDelegate.swift": scenes]),
        .explains(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func 1️⃣applicationDidBecomeActive(_ application: UIApplication) { print("active") }
            }
            """,
            because: "to add an observer to",
            with: [
                "Main.swift": """
                @main struct Main: App {
                    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
                    var body: some Scene { WindowGroup { Text("a") } }
                }
                """
            ]),
        // No scenes: moving to them is another rule's subject.
        .silent(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
            }
            """),
        // Xcode's empty methods.
        .silent(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func applicationDidBecomeActive(_ application: UIApplication) {
                    // Restart any tasks.
                }
            }
            """,
            with: ["SceneDelegate.swift": scenes]),
        // The scene delegate hands on what it gets.
        .silent(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
            }

            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func sceneDidBecomeActive(_ scene: UIScene) {
                    UIApplication.shared.delegate?.applicationDidBecomeActive?(UIApplication.shared)
                }
            }
            """),
        // Below iOS 13 there are no scenes.
        .silent(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
            }
            """,
            target: 12, with: ["SceneDelegate.swift": scenes]),
        // What stays with the application delegate.
        .silent(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func applicationWillTerminate(_ application: UIApplication) { print("end") }
                func applicationDidReceiveMemoryWarning(_ application: UIApplication) { print("memory") }
            }
            """,
            with: ["SceneDelegate.swift": scenes]),
        // Another type's method of the same name.
        .silent(
            "final class Logger { func applicationDidBecomeActive(_ application: UIApplication) { print(\"active\") } }",
            with: ["SceneDelegate.swift": scenes]),
    ]
}
