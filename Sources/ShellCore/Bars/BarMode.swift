/// How a page uses the navigation bar.
public enum BarMode: Equatable, Sendable, CaseIterable {
    /// The bar of the navigation controller, which all such pages share: its items move from page to page, a large title
    /// works, the system makes the back button.
    case shared

    /// A bar that the page carries itself, which moves with it.
    case page

    /// None.
    case none

    /// Whether the shared bar is hidden: `isNavigationBarHidden`.
    public var hidesSharedBar: Bool { self != .shared }
}
