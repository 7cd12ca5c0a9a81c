#if canImport(UIKit) && os(iOS)
    import UIKit

    /// A scroll view for pages side by side, as `JXSegmentedView` and its like ask for a class of their list container: it leaves
    /// to the navigation stack the drags that go back, and to a pager around it those that it can't follow.
    open class PagerScrollView: UIScrollView {
        open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard recognizer === panGestureRecognizer else { return super.gestureRecognizerShouldBegin(recognizer) }
            return winsPan && super.gestureRecognizerShouldBegin(recognizer)
        }
    }
#endif
