import ReglazeEngine

extension ColdStart {
    private static let scenes = "final class SceneDelegate: UIResponder, UIWindowSceneDelegate { }"

    static let examples: [Example] = [
        .rewrites(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                ) {
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: windowScene)
                    window.makeKeyAndVisible() // now it is there
                    self.window = window
                }

                func 1️⃣scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    for context in contexts { print(context.url) }
                }

                func 2️⃣scene(_ scene: UIScene, continue userActivity: NSUserActivity) { print(userActivity) }

                func 3️⃣windowScene(
                    _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void
                ) {
                    completionHandler(item.type == "new")
                }
            }
            """,
            to: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        let window = UIWindow(windowScene: windowScene)
                        window.makeKeyAndVisible() // now it is there
                        self.window = window
                        if !connectionOptions.urlContexts.isEmpty {
                            self.scene(scene, openURLContexts: connectionOptions.urlContexts)
                        }
                        for activity in connectionOptions.userActivities {
                            self.scene(scene, continue: activity)
                        }
                        if let shortcutItem = connectionOptions.shortcutItem {
                            self.windowScene(windowScene, performActionFor: shortcutItem) { _ in }
                        }
                    }

                    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                        for context in contexts { print(context.url) }
                    }

                    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { print(userActivity) }

                    func windowScene(
                        _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
                        completionHandler: @escaping (Bool) -> Void
                    ) {
                        completionHandler(item.type == "new")
                    }
                }
                """,
            .unsafe),
        // A storyboard's window is there before the scene connects.
        .rewrites(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func 1️⃣scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print(contexts.count) }

                func 2️⃣scene(_ scene: UIScene, continue userActivity: NSUserActivity) { print(userActivity) }
            }
            """,
            to: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print(contexts.count) }

                    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { print(userActivity) }

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        if !connectionOptions.urlContexts.isEmpty {
                            self.scene(scene, openURLContexts: connectionOptions.urlContexts)
                        }
                        for activity in connectionOptions.userActivities {
                            self.scene(scene, continue: activity)
                        }
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_: UIScene, willConnectTo session: UISceneSession, options _: UIScene.ConnectionOptions) {
                    print(session.role)
                }

                func 1️⃣scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print(contexts.count) }
            }
            """,
            to: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                        print(session.role)
                        if !connectionOptions.urlContexts.isEmpty {
                            self.scene(scene, openURLContexts: connectionOptions.urlContexts)
                        }
                    }

                    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print(contexts.count) }
                }
                """,
            .unsafe),
        .explains(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}

                func 1️⃣scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print(contexts.count) }
            }
            """,
            because: "no statement"),
        // The call would not compile where the handler is left out.
        .explains(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    print(session.role)
                }

                #if DEBUG
                    func 1️⃣scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print(contexts.count) }
                #endif
            }
            """,
            because: "another `#if`"),
        .explains(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                #if DEBUG
                    func 1️⃣scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print(contexts.count) }
                #endif
            }
            """,
            because: "inside `#if`"),
        .explains(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    fatalError("not made for scenes")
                }

                func 1️⃣scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print(contexts.count) }
            }
            """,
            because: "never gets to its end"),
        // The class above makes the window.
        .explains(
            """
            class Base: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
                }
            }
            class SceneDelegate: Base {
                func 1️⃣scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                    print(URLContexts)
                }
            }
            """, because: "class above it", at: "SceneDelegate.swift"),
        // SwiftUI's modifier gets the link in both cases.
        .silent(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print(contexts.count) }
            }
            """,
            with: ["Home.swift": "struct Home: View { var body: some View { Text(\"a\").onOpenURL { print($0) } } }"]),
        .explains(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    if let url = 1️⃣launchOptions?[.url] as? URL { print(url) }
                    return 2️⃣launchOptions?[UIApplication.LaunchOptionsKey.remoteNotification] == nil
                }
            }
            """,
            because: "where it belongs", with: ["SceneDelegate.swift": scenes]),
        // The options are read, or handed on.
        .silent(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    if let context = options.urlContexts.first { print(context.url) }
                }
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print(contexts.count) }
            }
            """),
        .silent(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    router.start(options)
                }
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print(contexts.count) }
            }
            """,
            given: "enum Router { func start(_ options: UIScene.ConnectionOptions) { } }"),
        .silent(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool { launchOptions?[.url] == nil }
            }
            """),
        // Launch options as they were before scenes, made for code that takes them whole.
        .silent(
            """
            func made(of options: UIScene.ConnectionOptions) -> [UIApplication.LaunchOptionsKey: Any] {
                var launchOptions: [UIApplication.LaunchOptionsKey: Any] = [:]
                launchOptions[.url] = options.urlContexts.first?.url
                return launchOptions
            }
            func start(with launchOptions: [UIApplication.LaunchOptionsKey: Any]) { print(launchOptions[.url] as Any) }
            """, with: ["SceneDelegate.swift": scenes]),
        .silent(
            "let url = settings.launchOptions[\"url\"]", with: ["SceneDelegate.swift": scenes]),
        .silent(
            """
            final class Router {
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { print(contexts.count) }
            }
            """),
        .silent("// launchOptions?[.url]\nlet text = \"openURLContexts\""),
    ]
}
