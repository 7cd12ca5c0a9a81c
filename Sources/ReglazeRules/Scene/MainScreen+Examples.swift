import ReglazeEngine

extension MainScreen {
    static let examples: [Example] = [
        .rewrites(
            """
            final class Hairline: UIView {
                override func layoutSubviews() {
                    super.layoutSubviews()
                    layer.borderWidth = 1 / 1️⃣UIScreen.main.scale // one pixel
                }
            }
            """,
            to: """
                final class Hairline: UIView {
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        layer.borderWidth = 1 / traitCollection.displayScale // one pixel
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            final class PhotoPage: UIViewController {
                private func thumbnailSize() -> CGSize {
                    let scale = 1️⃣UIScreen.main.scale
                    return CGSize(width: 80 * scale, height: 80 * scale)
                }
                private func isDark() -> Bool {
                    2️⃣UIScreen.main.traitCollection.userInterfaceStyle == .dark
                }
            }
            """,
            to: """
                final class PhotoPage: UIViewController {
                    private func thumbnailSize() -> CGSize {
                        let scale = traitCollection.displayScale
                        return CGSize(width: 80 * scale, height: 80 * scale)
                    }
                    private func isDark() -> Bool {
                        traitCollection.userInterfaceStyle == .dark
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            final class Board: UIView {
                func refresh() {
                    UIView.animate(withDuration: 0.2) { [weak self] in
                        guard let self = self else { return }
                        self.draw(at: 1️⃣UIScreen.main.scale)
                    }
                }
                private func draw(at scale: CGFloat) { }
            }
            """,
            to: """
                final class Board: UIView {
                    func refresh() {
                        UIView.animate(withDuration: 0.2) { [weak self] in
                            guard let self = self else { return }
                            self.draw(at: self.traitCollection.displayScale)
                        }
                    }
                    private func draw(at scale: CGFloat) { }
                }
                """,
            .unsafe),
        .rewrites(
            """
            func snapshotSize(of scene: UIWindowScene) -> CGSize {
                1️⃣UIScreen.main.bounds.size
            }
            """,
            to: """
                func snapshotSize(of scene: UIWindowScene) -> CGSize {
                    scene.screen.bounds.size
                }
                """,
            .unsafe),
        .explains(
            """
            final class Board: UIView {
                func width() -> CGFloat { 1️⃣UIScreen.main /* the phone's */ .scale }
            }
            """,
            because: "a comment stands"),
        .rewrites(
            """
            final class Board: UIView {
                func width() -> CGFloat {
                    let traitCollection = 1️⃣UIScreen.main.traitCollection
                    return traitCollection.displayScale
                }
            }
            """,
            to: """
                final class Board: UIView {
                    func width() -> CGFloat {
                        let traitCollection = self.traitCollection
                        return traitCollection.displayScale
                    }
                }
                """,
            .unsafe),
        // Kept where nobody reads it again.
        .explains(
            """
            final class Badge: UIView {
                override func awakeFromNib() {
                    super.awakeFromNib()
                    layer.rasterizationScale = 1️⃣UIScreen.main.scale
                }
            }
            """,
            because: "has to be read again"),
        .explains(
            """
            final class Badge: UIView {
                private let scale = 1️⃣UIScreen.main.scale
            }
            """,
            because: "while the object is being made"),
        .explains(
            """
            final class Page: UIViewController {
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    preferredContentSize.width = 1️⃣UIScreen.main.bounds.width
                }
            }
            """,
            because: "the three differ"),
        // Where the default is worked out there is no `self`, and no other parameter.
        .explains(
            """
            final class Badge: UIView {
                func scaled(_ scene: UIWindowScene, by scale: CGFloat = 1️⃣UIScreen.main.scale) -> CGFloat { scale }
                subscript(index: Int, scale: CGFloat = 2️⃣UIScreen.main.scale) -> CGFloat { scale }
                func outer() -> CGFloat {
                    func inner(_ scale: CGFloat = 3️⃣UIScreen.main.scale) -> CGFloat { scale }
                    return inner()
                }
            }
            """,
            because: "a parameter's default"),
        .explains("let width = 1️⃣UIScreen.main.bounds.width", because: "the three differ"),
        .explains(
            """
            struct Cover: View {
                var body: some View {
                    Color.red.frame(width: 1️⃣UIScreen.main.bounds.width)
                }
            }
            """,
            because: "can't be told"),
        .explains(
            """
            final class Board: UIView {
                func refresh(_ work: @escaping (CGFloat) -> Void) {
                    DispatchQueue.main.async { work(1️⃣UIScreen.main.scale) }
                }
            }
            """,
            because: "does not mention `self`"),
        .silent("// UIScreen.main.scale\nlet text = \"UIScreen.main.bounds\""),
        .silent(
            "let width = UIScreen.main.width",
            with: ["Own.swift": "struct UIScreen { static let main = UIScreen(); let width = 1.0 }"]),
        .silent(
            """
            final class Page: UIViewController {
                func width() -> CGFloat {
                    if #available(iOS 26, *) { return view.bounds.width }
                    else { return UIScreen.main.bounds.width }
                }
            }
            """),
        // The window's own rule speaks of it.
        .silent("let window = UIWindow(frame: UIScreen.main.bounds)"),
        .silent(
            """
            struct CoverPreviews: PreviewProvider {
                static var previews: some View { Color.red.frame(width: UIScreen.main.bounds.width) }
            }
            """),
    ]
}
