#if canImport(UIKit) && os(iOS)
    import UIKit

    extension UIViewController {
        /// Does something when no transition is running: at once, or when the running one has ended, also when it was cancelled.
        ///
        ///     override func viewWillAppear(_ animated: Bool) {
        ///         super.viewWillAppear(animated)
        ///         performAfterTransition { [weak self] in self?.reload() }
        ///     }
        ///
        /// A swipe back calls `viewWillAppear` while it moves, and once more if it is cancelled. A list that reloads there lays
        /// itself out in a geometry that is not final yet.
        public func performAfterTransition(_ action: @escaping @MainActor () -> Void) {
            var isDone = false
            func once() {
                if !isDone { action() }
                isDone = true
            }
            let isQueued = transitionCoordinator?.animate(alongsideTransition: nil) { _ in once() } ?? false
            // The coordinator says no where the transition is over already. It may call all the same (UIKit's header).
            if !isQueued { once() }
        }
    }
#endif
