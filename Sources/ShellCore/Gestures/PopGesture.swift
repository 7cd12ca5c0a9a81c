/// Who gets a drag: the navigation stack, the scroller under the finger, or what lies around both.
public enum PopGesture {
    public enum Winner: Equatable, Sendable {
        /// The stack: the drag goes back.
        case pop

        /// The scroller: it scrolls.
        case scroller

        /// Neither: the page is the root, or the scroller is at its end, and a pager around it may take the drag.
        case outer
    }

    /// How near to the leading edge of the window a drag begins that goes back whatever lies under it, in points: 30, from
    /// a public report of an adaptation to iOS 26. How wide the system's own edge is before iOS 26 is unconfirmed.
    public static let edgeWidth = 30.0

    /// Who gets the drag.
    ///
    /// It goes back where the page is not the root, allows it, and the drag is sideways and towards the trailing side, and
    ///
    /// - begins at the leading edge (every iOS; there the stack comes before any scroller), or
    /// - from iOS 26 on, begins anywhere (`interactiveContentPopGestureRecognizer`) where no scroller under the finger can
    ///   still move that way.
    ///
    /// A scroller that is at its end lets a drag pass, so that pagers in pagers work. (A pager under a shell asks this
    /// function in `gestureRecognizerShouldBegin(_:)` of its scroll view, and answers false unless the scroller wins.)
    public static func winner(of drag: PopDrag) -> Winner {
        let motion = drag.translation == Vector() ? drag.velocity : drag.translation
        // Written so that a number that is none makes it no sideways drag. The sources take every drag with a sideways part;
        // a vertical scroller needs the others.
        guard motion.x.magnitude > motion.y.magnitude else { return .outer }

        let scrolls = drag.scroller.map { canMove($0, towards: motion.x) } ?? false
        let isBack = backwards(motion.x, in: drag.direction) > 0
        if isBack, drag.depth > 0, drag.isEnabled, isAtEdge(drag) || (drag.system >= 26 && !scrolls) { return .pop }
        return scrolls ? .scroller : .outer
    }

    /// How much of the way back a drag has gone: 0 at rest, 1 where the page has left the window.
    public static func progress(of drag: PopDrag) -> Double {
        guard drag.windowWidth > 0 else { return 0 }
        return unit(backwards(drag.translation.x, in: drag.direction) / drag.windowWidth)
    }

    /// Whether the page goes when the finger lets go; otherwise it comes back. For those who draw the transition themselves:
    /// with UIKit the system decides, by a rule that is not published. Ours: it goes where it would be past the middle a
    /// quarter of a second later.
    public static func completes(_ drag: PopDrag) -> Bool {
        guard drag.depth > 0, drag.isEnabled, drag.windowWidth > 0 else { return false }
        let reach = drag.translation.x + drag.velocity.x / 4
        return backwards(reach, in: drag.direction) > drag.windowWidth / 2
    }

    /// A distance towards the trailing side.
    private static func backwards(_ x: Double, in direction: ReadingDirection) -> Double {
        direction == .leftToRight ? x : -x
    }

    private static func isAtEdge(_ drag: PopDrag) -> Bool {
        switch drag.direction {
        case .leftToRight: drag.location.x < edgeWidth
        case .rightToLeft: drag.windowWidth - drag.location.x < edgeWidth
        }
    }

    /// Whether a scroller can follow a finger to that side. Half a point is forgiven: pagers come to rest between pixels.
    private static func canMove(_ scroller: PopDrag.Scroller, towards x: Double) -> Bool {
        let room = x > 0 ? scroller.offset : scroller.contentWidth - scroller.width - scroller.offset
        return scroller.contentWidth > scroller.width && room > 0.5
    }
}
