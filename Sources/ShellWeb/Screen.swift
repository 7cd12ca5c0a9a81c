/// The phone that is drawn, in points. What Apple does not publish is chosen to look right and marked so.
enum Screen {
    static let width = 393.0
    static let height = 852.0

    /// The safe area above the navigation bar, and below the tab bar.
    static let top = 59.0
    static let bottom = 34.0

    /// Of pages that slide, from iOS 26 on. Unconfirmed; drawn rounder than the screen so that the corners are seen.
    static let pageRadius = 72.0

    /// How far the page beneath is moved aside, as a share of the width, and how dark it is. Unconfirmed.
    static let parallax = 0.3
    static let shade = 0.22
}
