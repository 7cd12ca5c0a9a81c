/// Whether the recogniser of a navigation controller may begin to go back, from what the stack and the page are at.
///
///     let permission = PopPermission(depth: 2, isEnabled: page.allowsSwipeBack, isMoving: false, isCustomised: true)
///     permission.allows(systemAllows: false)  // true
public struct PopPermission: Equatable, Sendable {
    /// How many pages lie above the root.
    public var depth: Int

    /// Whether the visible page allows it.
    public var isEnabled: Bool

    /// Whether a transition is running. A pop that begins in another one leaves bar and pages disagreeing.
    public var isMoving: Bool

    /// Whether the shared bar is hidden or the page has put its own button in the place of the system's. UIKit then refuses
    /// every swipe (openradar 19031955), though the page wants it.
    public var isCustomised: Bool

    public init(depth: Int, isEnabled: Bool, isMoving: Bool, isCustomised: Bool) {
        self.depth = depth
        self.isEnabled = isEnabled
        self.isMoving = isMoving
        self.isCustomised = isCustomised
    }

    /// Whether it may begin.
    /// - Parameter systemAllows: what the system's own delegate answers. It counts where the bar is the system's.
    public func allows(systemAllows: Bool) -> Bool {
        depth > 0 && isEnabled && !isMoving && (systemAllows || isCustomised)
    }
}
