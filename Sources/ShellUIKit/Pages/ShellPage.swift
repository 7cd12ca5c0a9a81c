#if canImport(UIKit) && os(iOS)
    import ShellCore
    import UIKit

    /// What a page tells ``ShellNavigationController``. A controller that tells nothing uses the shared bar and can be swiped away.
    ///
    /// A base class of yours that conforms declares both properties itself: subclasses can't override the defaults below.
    @MainActor
    public protocol ShellPage: UIViewController {
        /// How the page uses the navigation bar. If it changes while the page is visible, call
        /// ``ShellNavigationController/updateBar()``.
        var barMode: BarMode { get }

        /// Whether a swipe goes back from this page. It is asked at each swipe, so nothing has to be set back when the page goes.
        var allowsSwipeBack: Bool { get }
    }

    extension ShellPage {
        public var barMode: BarMode { .shared }
        public var allowsSwipeBack: Bool { true }
    }
#endif
