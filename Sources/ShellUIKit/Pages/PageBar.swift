#if canImport(UIKit) && os(iOS)
    import ShellCore
    import UIKit

    /// A navigation bar that a page carries itself and that moves with it: a `UINavigationBar` with an item of its own, so that
    /// title and buttons are set as on the shared one.
    ///
    /// The item is never that of the page's `navigationItem`: an item belongs to one bar.
    ///
    /// In a compact height (a phone on its side) the system's own bar is lower; this one is not. It stays horizontal where the bars
    /// of the system's containers turn vertical (foldable devices, SDK 27.1).
    public final class PageBar: UIView, UINavigationBarDelegate {
        public let navigationBar = UINavigationBar()
        public let item = UINavigationItem()

        /// Without the status bar, in points.
        public let height: CGFloat

        /// Lies under the bar and the status bar, in place of what the system draws.
        public var background: UIView? {
            didSet {
                oldValue?.removeFromSuperview()
                if let background { insertSubview(background, at: 0) }
            }
        }

        /// - Parameter platform: decides how high the bar is: `BarMetrics`.
        public init(platform: Platform = .current) {
            height = CGFloat(BarMetrics(platform).height)
            super.init(frame: .zero)
            navigationBar.delegate = self
            navigationBar.setItems([item], animated: false)
            addSubview(navigationBar)
        }

        @available(*, unavailable)
        public required init?(coder: NSCoder) { fatalError("A page bar is made in code.") }

        public override func layoutSubviews() {
            super.layoutSubviews()
            background?.frame = bounds
            navigationBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }

        /// The bar's own background reaches up under the status bar.
        public func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

        /// Keeps the bar legible over content that scrolls under it: from iOS 26 on by the system's effect
        /// (`UIScrollEdgeElementContainerInteraction`), which knows of no bar but those of containers; before, the bar draws a
        /// background anyway.
        public func follow(_ scrollView: UIScrollView) {
            guard #available(iOS 26.0, *) else { return }
            for case let old as UIScrollEdgeElementContainerInteraction in interactions { removeInteraction(old) }
            let interaction = UIScrollEdgeElementContainerInteraction()
            interaction.scrollView = scrollView
            interaction.edge = .top
            addInteraction(interaction)
        }

        /// Lets ``background`` come with the content, for a page that scrolls by itself.
        public func follow(_ edge: ScrollEdge) { background?.alpha = CGFloat(edge.topStrength) }

        /// Gives the bar a back button that leads back from its page, or takes it away (nil). A button that the page has set
        /// itself stays. So does one that is there already: items that change while a page moves are laid out wrongly.
        func setBack(from page: UIViewController?) {
            let present = item.leftBarButtonItem
            if let page {
                if present == nil { item.leftBarButtonItem = BackButton(on: page) }
            } else if present is BackButton {
                item.leftBarButtonItem = nil
            }
        }
    }
#endif
