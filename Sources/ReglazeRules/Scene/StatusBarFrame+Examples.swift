import ReglazeEngine

extension StatusBarFrame {
    static let examples: [Example] = [
        .rewrites(
            """
            final class Page: UIViewController {
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    let top = 1️⃣UIApplication.shared.statusBarFrame.height + 44
                    let frame = 2️⃣UIApplication.shared.statusBarFrame
                    view.frame.origin.y = top + frame.minY
                }
            }
            """,
            to: """
                final class Page: UIViewController {
                    override func viewDidLayoutSubviews() {
                        super.viewDidLayoutSubviews()
                        let top = (view.window?.windowScene?.statusBarManager?.statusBarFrame ?? .zero).height + 44
                        let frame = view.window?.windowScene?.statusBarManager?.statusBarFrame ?? .zero
                        view.frame.origin.y = top + frame.minY
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            final class Page: UIViewController {
                @objc private func rotated() {
                    if 1️⃣UIApplication.shared.statusBarOrientation.isLandscape { title = nil }
                }
            }
            """,
            to: """
                final class Page: UIViewController {
                    @objc private func rotated() {
                        if (view.window?.windowScene?.effectiveGeometry.interfaceOrientation ?? .unknown).isLandscape { title = nil }
                    }
                }
                """,
            .unsafe),
        .rewrites(
            "func isWide(_ scene: UIWindowScene) -> Bool { 1️⃣UIApplication.shared.statusBarOrientation.isLandscape }",
            to: "func isWide(_ scene: UIWindowScene) -> Bool { scene.effectiveGeometry.interfaceOrientation.isLandscape }",
            .unsafe),
        .explains(
            """
            final class Page: UIViewController {
                @objc private func rotated() {
                    if 1️⃣UIApplication.shared.statusBarOrientation.isLandscape { title = nil }
                }
            }
            """,
            because: "needs iOS 16.0", target: 15),
        .explains(
            """
            final class Page: UIViewController {
                func show(below bar: CGRect = 1️⃣UIApplication.shared.statusBarFrame) { view.frame.origin.y = bar.maxY }
            }
            """,
            because: "a parameter's default"),
        .explains("let statusBarHeight = 1️⃣UIApplication.shared.statusBarFrame.height", because: "as a parameter"),
        .explains(
            """
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.frame.origin.y = 1️⃣UIApplication.shared.statusBarFrame.maxY
                }
            }
            """,
            because: "the view is not in a window"),
        .explains(
            """
            final class Page: UIViewController {
                @objc private func tap() { 1️⃣UIApplication.shared.statusBarStyle = .lightContent }
            }
            """,
            because: "it is set here"),
        .silent("func height(_ manager: UIStatusBarManager) -> CGFloat { manager.statusBarFrame.height }"),
        .silent("struct Layout { let statusBarFrame: CGRect }\nlet top = Layout(statusBarFrame: .zero).statusBarFrame.maxY"),
        .silent("// UIApplication.shared.statusBarFrame"),
        .silent(
            """
            func height(_ manager: UIStatusBarManager) -> CGFloat {
                if #available(iOS 13, *) { return manager.statusBarFrame.height }
                else { return UIApplication.shared.statusBarFrame.height }
            }
            """,
            target: 12),
    ]
}
