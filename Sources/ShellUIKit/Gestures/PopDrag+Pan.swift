#if canImport(UIKit) && os(iOS)
    import ShellCore
    import UIKit

    extension PopDrag {
        /// The drag of a recogniser at the moment when it asks whether it should begin.
        /// - Parameters:
        ///   - scroller: what scrolls sideways under the finger.
        ///   - navigation: where the drag would go back; nil for nowhere.
        @MainActor
        init(_ pan: UIPanGestureRecognizer, over scroller: UIScrollView?, in navigation: UINavigationController?) {
            let window = pan.view?.window
            let location = pan.location(in: window)
            let translation = pan.translation(in: window)
            let page = navigation?.topViewController as? any ShellPage
            self.init(
                // Where the finger came down: by now it has moved some points, and may have left the edge where it began.
                location: Vector(x: location.x - translation.x, y: location.y - translation.y),
                translation: Vector(translation), velocity: Vector(pan.velocity(in: window)),
                windowWidth: Double(window?.bounds.width ?? 0), depth: (navigation?.viewControllers.count ?? 1) - 1,
                isEnabled: page?.allowsSwipeBack ?? true, scroller: scroller.map(Scroller.init),
                direction: pan.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
                system: Platform.current.system)
        }
    }

    extension PopDrag.Scroller {
        @MainActor
        init(_ view: UIScrollView) {
            let inset = view.adjustedContentInset
            self.init(
                offset: Double(view.contentOffset.x + inset.left), width: Double(view.bounds.width - inset.left - inset.right),
                contentWidth: Double(view.contentSize.width))
        }
    }

    extension Vector {
        init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
    }

    extension UIView {
        /// The nearest scroll view, from this view outwards, whose content is wider than itself.
        var sidewaysScroller: UIScrollView? {
            var view: UIView? = self
            while let current = view {
                if let scroller = current as? UIScrollView, scroller.isScrollEnabled {
                    let shape = PopDrag.Scroller(scroller)
                    if shape.contentWidth > shape.width { return scroller }
                }
                view = current.superview
            }
            return nil
        }
    }
#endif
