/// What goes wrong in an app that was made for older systems. Each is what a rule of Reglaze finds.
enum Fault: Int, CaseIterable, Sendable {
    /// `transitions/backdrop`: the window is white, and shows in the corners of a page that slides.
    case whiteWindow

    /// `bars/scroll-edge-appearance`: the bars have an appearance of their own, but none for the edge of the content.
    case missingEdgeAppearance

    /// `items/shared-background`: a button with a background of its own lies on the one that the system draws.
    case sharedBackground

    /// `bars/hidden-bar-transition`: pages hide and show the bar as they come and go, and know nothing of cancelled swipes.
    case hiddenBar

    /// `gestures/horizontal-scroll`: a pager takes every sideways drag.
    case greedyPager

    /// `bars/hard-coded-height`: a page draws its bar itself, 44 points high.
    case fixedHeight
}
