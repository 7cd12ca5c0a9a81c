import ReglazeEngine

extension ColdStart {
    /// What counts as reading the connection options.
    static let optionExamples: [Example] = [
        // Parameters and a key of the launch options are called as the options are.
        .rewrites(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func 1️⃣scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
                    for context in urlContexts { print(context.url) }
                }

                func 2️⃣windowScene(
                    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void
                ) {
                    completionHandler(shortcutItem.type == "new")
                }
            }
            """,
            to: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
                        for context in urlContexts { print(context.url) }
                    }

                    func windowScene(
                        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                        completionHandler: @escaping (Bool) -> Void
                    ) {
                        completionHandler(shortcutItem.type == "new")
                    }

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        if !connectionOptions.urlContexts.isEmpty {
                            self.scene(scene, openURLContexts: connectionOptions.urlContexts)
                        }
                        if let shortcutItem = connectionOptions.shortcutItem {
                            self.windowScene(windowScene, performActionFor: shortcutItem) { _ in }
                        }
                    }
                }
                """,
            .unsafe,
            with: ["Launch.swift": "let key = UIApplication.LaunchOptionsKey.shortcutItem"]),
        .silent(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) { print(urlContexts.count) }
            }
            """,
            with: ["First.swift": "extension UIScene.ConnectionOptions { var link: URL? { urlContexts.first?.url } }"]),
        .silent(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) { print(urlContexts.count) }
            }
            """,
            with: ["First.swift": "let links = \\UIScene.ConnectionOptions.urlContexts"]),
    ]
}
