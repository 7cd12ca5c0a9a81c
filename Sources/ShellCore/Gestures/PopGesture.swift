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
    public static func winner(of drag: PopDrag) -> Winner { .outer }

    /// How much of the way back a drag has gone: 0 at rest, 1 where the page has left the window.
    public static func progress(of drag: PopDrag) -> Double { 0 }

    /// Whether the page goes, or comes back, when the finger lets go. For those who draw the transition themselves: with
    /// UIKit the system decides, by a rule that is not published. Ours: it goes where it would be past the middle within a
    /// quarter of a second.
    public static func completes(_ drag: PopDrag) -> Bool { false }
}
