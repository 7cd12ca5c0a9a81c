#if canImport(UIKit) && os(iOS)
    import ShellCore
    import UIKit

    /// Stands between a pop recogniser and the system's delegate and answers one question, whether it may begin; all others go on
    /// to the system's delegate. No recogniser is switched off, and so none has to be switched on again.
    ///
    /// The header wants these recognisers used for failure requirements only. But under a hidden bar the system refuses every
    /// swipe, and no requirement can make it agree; answering for the delegate is what apps with bars of their own have done since
    /// iOS 7. On a device with iOS 26 this is unverified.
    final class PopGestureGate: NSObject, UIGestureRecognizerDelegate {
        // UIKit asks on the main thread also what it asks through methods of `NSObject`, which are bound to none.
        nonisolated(unsafe) private weak var system: (any UIGestureRecognizerDelegate)?
        private weak var navigation: ShellNavigationController?

        init(_ recognizer: UIGestureRecognizer, of navigation: ShellNavigationController) {
            system = recognizer.delegate
            self.navigation = navigation
            super.init()
            recognizer.delegate = self
        }

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let navigation else { return false }
            let systemAllows = system?.gestureRecognizerShouldBegin?(recognizer) ?? true
            guard navigation.popPermission.allows(systemAllows: systemAllows) else { return false }
            // The recogniser of the edge has found out already that the drag is its own.
            guard let pan = recognizer as? UIPanGestureRecognizer, recognizer !== navigation.interactivePopGestureRecognizer
            else {
                return true
            }
            let scroller = navigation.view.hitTest(pan.location(in: navigation.view), with: nil)?.sidewaysScroller
            return PopGesture.winner(of: PopDrag(pan, over: scroller, in: navigation)) == .pop
        }

        override func responds(to selector: Selector?) -> Bool {
            super.responds(to: selector) || system?.responds(to: selector) == true
        }

        override func forwardingTarget(for selector: Selector?) -> Any? { system }
    }
#endif
