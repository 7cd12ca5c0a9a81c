#if canImport(UIKit) && os(iOS)
    import ShellCore
    import UIKit

    /// A base class for pages, with a bar of their own where they want one.
    ///
    ///     final class ArticleViewController: ShellViewController {
    ///         override var barMode: BarMode { .page }
    ///
    ///         override func viewDidLoad() {
    ///             super.viewDidLoad()
    ///             title = "Article"
    ///             barItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    ///         }
    ///     }
    ///
    /// Set title and buttons through ``barItem``, and they land in the bar that the page has. Put content below
    /// `view.safeAreaLayoutGuide.topAnchor`, with either bar.
    open class ShellViewController: UIViewController, ShellPage {
        open var barMode: BarMode { .shared }
        open var allowsSwipeBack: Bool { true }

        /// The page's own bar. In the view where ``barMode`` is `.page` when the view loads.
        public private(set) lazy var pageBar = PageBar()

        /// The item of the bar that the page has: that of ``pageBar``, or its `navigationItem`.
        public var barItem: UINavigationItem { barMode == .page ? pageBar.item : navigationItem }

        open override var title: String? {
            didSet { if barMode == .page { pageBar.item.title = title } }
        }

        open override func viewDidLoad() {
            super.viewDidLoad()
            guard barMode == .page else { return }
            // What was set through `barItem` before the view was there stays.
            if pageBar.item.title == nil { pageBar.item.title = title }
            pageBar.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(pageBar)
            // The safe area ends below the bar from here on, so the bar ends where it begins.
            additionalSafeAreaInsets.top += pageBar.height
            NSLayoutConstraint.activate([
                pageBar.topAnchor.constraint(equalTo: view.topAnchor),
                pageBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                pageBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                pageBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            ])
        }

        open override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            // A subclass adds its views after ours.
            if pageBar.superview === view, view.subviews.last !== pageBar { view.bringSubviewToFront(pageBar) }
        }
    }
#endif
