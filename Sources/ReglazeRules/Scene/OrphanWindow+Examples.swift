import ReglazeEngine

extension OrphanWindow {
    private static let sceneDelegate = """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate { }
        """

    static let examples: [Example] = [
        .rewrites(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    guard let windowScene = (scene as? UIWindowScene) else { return }
                    window = 1️⃣UIWindow(frame: windowScene.coordinateSpace.bounds)
                    window?.windowScene = windowScene
                    window?.makeKeyAndVisible()
                }
            }
            """,
            to: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let windowScene = (scene as? UIWindowScene) else { return }
                        window = UIWindow(windowScene: windowScene)
                        window?.windowScene = windowScene
                        window?.makeKeyAndVisible()
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            final class Cover {
                private let window: UIWindow
                private var cover: UIWindow?

                init(over window: UIWindow) { self.window = window }

                func show() {
                    let cover = 1️⃣UIWindow(frame: UIScreen.main.bounds)
                    cover.windowLevel = .alert
                    self.cover = cover
                }
            }
            """,
            to: """
                final class Cover {
                    private let window: UIWindow
                    private var cover: UIWindow?

                    init(over window: UIWindow) { self.window = window }

                    func show() {
                        guard let windowScene = window.windowScene else { return }
                        let cover = UIWindow(windowScene: windowScene)
                        cover.windowLevel = .alert
                        self.cover = cover
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            final class HUDWindow: UIWindow { }

            final class Page: UIViewController {
                private var hud: HUDWindow?

                @objc private func showHUD() {
                    // above everything
                    hud = 1️⃣HUDWindow()
                    hud?.isHidden = false
                }
            }
            """,
            to: """
                final class HUDWindow: UIWindow { }

                final class Page: UIViewController {
                    private var hud: HUDWindow?

                    @objc private func showHUD() {
                        guard let windowScene = view.window?.windowScene else { return }
                        // above everything
                        hud = HUDWindow(windowScene: windowScene)
                        hud?.isHidden = false
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let window = 1️⃣UIWindow(frame: UIScreen.main.bounds)
                    self.window = window
                    window.makeKeyAndVisible()
                }
            }
            """,
            to: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        let window = UIWindow(windowScene: windowScene)
                        self.window = window
                        window.makeKeyAndVisible()
                    }
                }
                """,
            .unsafe),
        .explains("func top() -> CGFloat { 1️⃣UIWindow().safeAreaInsets.top }", because: "nothing here belongs to a window"),
        .explains(
            """
            final class Page: UIViewController {
                @objc private func showHUD() {
                    let hud = 1️⃣UIWindow(frame: CGRect(x: 0, y: 40, width: 200, height: 40))
                    hud.isHidden = false
                }
            }
            """,
            because: "a frame of its own"),
        .explains(
            """
            final class HUDWindow: UIWindow {
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }

            func makeHUD(in scene: UIWindowScene) -> UIWindow { 1️⃣HUDWindow(frame: UIScreen.main.bounds) }
            """,
            because: "`init(windowScene:)` is not among them"),
        .explains(
            """
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    prepare()
                }
                private func prepare() {
                    let hud = 1️⃣UIWindow(frame: UIScreen.main.bounds)
                    hud.isHidden = false
                }
            }
            """,
            because: "`viewDidLoad` calls `prepare`"),
        .explains(
            """
            final class Page: UIViewController {
                @objc private func anchor() -> UIWindow { view.window ?? 1️⃣UIWindow() }
            }
            """,
            because: "no place here for a guard"),
        .explains(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var lock: UIWindow?
                func showLock() { lock = 1️⃣UIWindow(frame: UIScreen.main.bounds) }
            }
            """,
            because: "no window in an app with scenes", with: ["SceneDelegate.swift": sceneDelegate]),
        // Moving this app to scenes is another rule's subject.
        .silent(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func applicationDidFinishLaunching() { window = UIWindow(frame: UIScreen.main.bounds) }
            }
            """),
        .silent(
            """
            final class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func start() {
                    if #available(iOS 13, *) { } else { window = UIWindow(frame: UIScreen.main.bounds) }
                }
            }
            """,
            target: 12, with: ["SceneDelegate.swift": sceneDelegate]),
        .silent("func make(in scene: UIWindowScene) -> UIWindow { UIWindow(windowScene: scene) }"),
        .silent("let window = UIWindow(frame: .zero)", with: ["Own.swift": "struct UIWindow { var frame: Int }"]),
        .explains(
            "let window = 1️⃣UIWindow(frame: .zero)", because: "nothing here belongs to a window",
            with: ["Mac.swift": "#if os(macOS)\ntypealias UIWindow = NSWindow\n#endif"]),
        .silent("let window = NSWindow()\n// UIWindow(frame: UIScreen.main.bounds)"),
        .silent("import XCTest\n\nlet window = UIWindow(frame: CGRect.zero)"),
    ]
}
