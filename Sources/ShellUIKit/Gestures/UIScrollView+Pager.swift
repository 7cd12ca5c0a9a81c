#if canImport(UIKit) && os(iOS)
    import ShellCore
    import UIKit

    extension UIScrollView {
        /// Whether the drag that is about to begin is this pager's: for a `gestureRecognizerShouldBegin(_:)` of your own, where
        /// neither ``PagerScrollView`` nor ``PagerCollectionView`` can be the class.
        public var winsPan: Bool {
            let drag = PopDrag(panGestureRecognizer, over: self, in: nearestController?.navigationController)
            return PopGesture.winner(of: drag) == .scroller
        }

        /// Lets a swipe from the edge go back before this pager scrolls. Call it once, when the pager's controller is in its
        /// stack: in `didMove(toParent:)`.
        public func yieldToSwipeBack(of navigation: UINavigationController) {
            if let edge = navigation.interactivePopGestureRecognizer { panGestureRecognizer.require(toFail: edge) }
        }

        private var nearestController: UIViewController? {
            var responder: UIResponder? = self
            while let current = responder {
                if let controller = current as? UIViewController { return controller }
                responder = current.next
            }
            return nil
        }
    }
#endif
