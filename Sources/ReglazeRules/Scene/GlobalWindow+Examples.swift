import ReglazeEngine

extension GlobalWindow {
    private static let appDelegate = """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        }
        """

    static let examples: [Example] = [
        .rewrites(
            """
            final class Page: UIViewController {
                @objc private func showHelp() {
                    1️⃣UIApplication.shared.keyWindow?.rootViewController?.present(UIViewController(), animated: true)
                }

                @objc private func signOut() {
                    guard let window = 2️⃣UIApplication.shared.windows.first(where: { $0.isKeyWindow }) else { return }
                    window.rootViewController = UIViewController() // start again
                }
            }
            """,
            to: """
                final class Page: UIViewController {
                    @objc private func showHelp() {
                        view.window?.rootViewController?.present(UIViewController(), animated: true)
                    }

                    @objc private func signOut() {
                        guard let window = view.window else { return }
                        window.rootViewController = UIViewController() // start again
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            final class Page: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    1️⃣(UIApplication.shared.delegate as? AppDelegate)?.window?.tintColor = .red
                    2️⃣UIApplication.shared.delegate?.window??.tintColor = .red
                }

                @objc private func signOut() {
                    let app = UIApplication.shared.delegate as! AppDelegate
                    3️⃣app.window?.rootViewController = UIViewController()
                }
            }
            """,
            to: """
                final class Page: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        view.window?.tintColor = .red
                        view.window?.tintColor = .red
                    }

                    @objc private func signOut() {
                        let app = UIApplication.shared.delegate as! AppDelegate
                        view.window?.rootViewController = UIViewController()
                    }
                }
                """,
            .unsafe, with: ["AppDelegate.swift": appDelegate]),
        .rewrites(
            """
            final class Dock: UIView {
                override func layoutSubviews() {
                    super.layoutSubviews()
                    frame.size.height = 50 + (1️⃣UIApplication.shared.windows.first?.safeAreaInsets.bottom ?? 0)
                }
            }
            """,
            to: """
                final class Dock: UIView {
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        frame.size.height = 50 + (window?.safeAreaInsets.bottom ?? 0)
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func sceneDidBecomeActive(_ scene: UIScene) {
                    1️⃣UIApplication.shared.keyWindow?.tintColor = .red
                }
            }
            """,
            to: """
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func sceneDidBecomeActive(_ scene: UIScene) {
                        window?.tintColor = .red
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            final class Coordinator {
                private let window: UIWindow
                init(window: UIWindow) { self.window = window }

                func cover() {
                    1️⃣UIApplication.shared.delegate!.window!?.isHidden = true
                    2️⃣UIApplication.shared.keyWindow?.makeKeyAndVisible()
                }
            }
            """,
            to: """
                final class Coordinator {
                    private let window: UIWindow
                    init(window: UIWindow) { self.window = window }

                    func cover() {
                        window.isHidden = true
                        window.makeKeyAndVisible()
                    }
                }
                """,
            .unsafe),
        .explains(
            """
            final class Coordinator {
                private let window: UIWindow
                init(window: UIWindow) { self.window = window }

                func color() -> UIColor? {
                    guard let window = 1️⃣UIApplication.shared.keyWindow else { return nil }
                    return window.tintColor
                }
            }
            """,
            because: "it is not optional"),
        .rewrites(
            """
            final class Page: UIViewController {
                @objc private func tap() {
                    guard let view = view else { return }
                    let window = 1️⃣UIApplication.shared.keyWindow
                    window?.tintColor = view.tintColor
                }
            }
            """,
            to: """
                final class Page: UIViewController {
                    @objc private func tap() {
                        guard let view = view else { return }
                        let window = self.view.window
                        window?.tintColor = view.tintColor
                    }
                }
                """,
            .unsafe),
        .explains(
            """
            final class Page: UIViewController {
                @objc private func tap() {
                    _ = 1️⃣UIApplication.shared.windows
                        .filter { $0.isKeyWindow } // not the keyboard's
                        .first
                }
            }
            """,
            because: "a comment stands"),
        .rewrites(
            """
            final class Page: RootPage {
                @objc private func tap() { 1️⃣UIApplication.shared.keyWindow?.endEditing(true) }
            }
            """,
            to: """
                final class Page: RootPage {
                    @objc private func tap() { view.window?.endEditing(true) }
                }
                """,
            .unsafe,
            with: [
                "Roots.swift": """
                import UIKit

                #if os(macOS)
                typealias UIViewController = NSViewController
                #endif
                typealias RootPage = UIViewController
                """
            ]),
        .explains("func top() -> UIWindow? { 1️⃣UIApplication.shared.keyWindow }", because: "as a parameter"),
        .explains(
            """
            final class Page: UIViewController {
                func show(in window: UIWindow? = 1️⃣UIApplication.shared.keyWindow) { window?.tintColor = .red }
            }
            """,
            because: "a parameter's default"),
        .explains(
            "var root: UIViewController? { 1️⃣(UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController }",
            because: "nothing here belongs to a window", with: ["AppDelegate.swift": appDelegate]),
        .explains(
            """
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.tintColor = 1️⃣UIApplication.shared.keyWindow?.tintColor
                }
            }
            """,
            because: "the view is not in a window"),
        .explains(
            """
            final class Page: UIViewController {
                var anchor: UIWindow?
                @objc private func tap() {
                    view.addSubview(1️⃣UIApplication.shared.keyWindow!)
                    _ = anchor ?? 2️⃣UIApplication.shared.keyWindow
                    _ = anchor === 3️⃣UIApplication.shared.keyWindow
                    4️⃣UIApplication.shared.delegate!.window!!.tintColor = .red
                    5️⃣UIApplication.shared.windows[0].tintColor = .red
                    6️⃣UIApplication.shared.windows.forEach { $0.tintColor = .red }
                }
            }
            """,
            because: "window"),
        .explains(
            """
            extension UIViewController {
                var presenter: UIViewController? { view.window?.rootViewController }

                func showOnTop(_ page: UIViewController) {
                    var presenter: UIViewController? = self
                    if presenter?.view.window == nil { presenter = 1️⃣UIApplication.shared.delegate?.window??.rootViewController }
                    presenter?.present(page, animated: true)
                }
            }
            """,
            because: "where that is missing"),
        .explains(
            """
            extension UIViewController {
                func showOnTop() {
                    guard let root = 1️⃣UIApplication.shared.delegate?.window??.rootViewController else { return }
                    root.present(self, animated: true)
                }
            }
            """,
            because: "until then its own is nil"),
        .explains(
            """
            extension UIViewController {
                func showToast(_ toast: UIView) { 1️⃣UIApplication.shared.keyWindow?.addSubview(toast) }
            }
            """,
            because: "every `UIViewController` has this member"),
        .explains(
            """
            final class Browser: UIViewController {
                func open() {
                    let window = 1️⃣UIApplication.shared.keyWindow
                    window?.addSubview(view)
                    window?.rootViewController?.addChild(self)
                }
            }
            """,
            because: "puts itself into a window"),
        .explains(
            """
            final class Row: UIView {
                func configure() { tintColor = 1️⃣UIApplication.shared.keyWindow?.tintColor }
            }
            """,
            because: "before it is in a window"),
        .explains(
            """
            final class Page: UIViewController {
                @objc private func tap() {
                    let scene = 1️⃣UIApplication.shared.connectedScenes.first as? UIWindowScene
                    scene?.title = "a"
                }
            }
            """,
            because: "`view.window` knows its `windowScene`"),
        // The view of an extension of SwiftUI's `View` is not UIKit's.
        .explains(
            """
            extension View {
                func picture() -> UIView? { 1️⃣UIApplication.shared.windows.first?.rootViewController?.view }
            }
            """,
            because: "a SwiftUI view has no window"),
        .explains(
            """
            final class Links: NSObject, WKNavigationDelegate {
                func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {
                    1️⃣UIApplication.shared.windows.first?.endEditing(true)
                }
            }
            """,
            because: "`webView` knows its own `window`"),
        .silent(
            """
            func key(of scene: UIWindowScene) -> UIWindow? { scene.windows.first { $0.isKeyWindow } ?? scene.keyWindow }
            let active = UIApplication.shared.connectedScenes.first { $0.activationState == .foregroundActive }
            """),
        .silent(
            """
            func top() -> UIWindow? {
                if #available(iOS 15, *) { return nil } else { return UIApplication.shared.windows.first }
            }
            """,
            target: 14),
        .silent("// UIApplication.shared.keyWindow\nlet text = \"UIApplication.shared.windows\""),
        .silent(
            "let window = UIApplication.shared.keyWindow",
            with: ["Own.swift": "final class UIApplication { static let shared = UIApplication(); var keyWindow = 1 }"]),
        .silent(
            """
            final class Coordinator {
                let window: UIWindow
                init(window: UIWindow) { self.window = window }
                func start() { self.window.makeKeyAndVisible(); UIApplication.shared.isIdleTimerDisabled = true }
            }
            """),
    ]
}
