#if canImport(UIKit) && os(iOS)
    import ShellCore
    import UIKit

    /// Stands between a pop recogniser and the system's delegate. It answers whether a swipe may be received and may begin
    /// (`PopPermission`, `PopGesture`), and asks the system's delegate about all else. No recogniser is switched off, and so none
    /// has to be switched on again.
    ///
    /// The header wants these recognisers used for failure requirements only. But under a hidden bar the system refuses every
    /// swipe, and no requirement can make it agree; answering for the delegate is what apps with bars of their own have done since
    /// iOS 7. On a device with iOS 26 this is unverified.
    final class PopGestureGate: NSObject, UIGestureRecognizerDelegate {
        private weak var system: (any UIGestureRecognizerDelegate)?
        private weak var navigation: ShellNavigationController?

        init(_ recognizer: UIGestureRecognizer, of navigation: ShellNavigationController) {
            system = recognizer.delegate
            self.navigation = navigation
            super.init()
            recognizer.delegate = self
        }

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let navigation, allows(system?.gestureRecognizerShouldBegin?(recognizer)) else { return false }
            // The recogniser of the edge has found out already that the drag is its own.
            guard let pan = recognizer as? UIPanGestureRecognizer, recognizer !== navigation.interactivePopGestureRecognizer
            else {
                return true
            }
            let scroller = navigation.view.hitTest(pan.location(in: navigation.view), with: nil)?.sidewaysScroller
            return PopGesture.winner(of: PopDrag(pan, over: scroller, in: navigation)) == .pop
        }

        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            allows(system?.gestureRecognizer?(recognizer, shouldReceive: touch))
        }

        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            allows(system?.gestureRecognizer?(recognizer, shouldReceive: event))
        }

        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool {
            system?.gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
        }

        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
            system?.gestureRecognizer?(recognizer, shouldRequireFailureOf: other) ?? false
        }

        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool {
            system?.gestureRecognizer?(recognizer, shouldBeRequiredToFailBy: other) ?? false
        }

        private func allows(_ systemAllows: Bool?) -> Bool {
            navigation?.popPermission.allows(systemAllows: systemAllows ?? true) ?? false
        }
    }
#endif
