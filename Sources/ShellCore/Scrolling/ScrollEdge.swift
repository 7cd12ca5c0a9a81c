/// What scrolling does to the bars: whether the tab bar is small, and how strong the effect is that keeps a bar legible over
/// content.
///
///     var edge = ScrollEdge(behavior: .onScrollDown)
///     if edge.scroll(to: offset, content: 2000, viewport: 700) { layOutTabBar(small: edge.isMinimized) }
public struct ScrollEdge: Equatable, Sendable {
    public let behavior: MinimizeBehavior

    /// How far one has to scroll in one direction before the bar changes, in points, so that a trembling finger changes
    /// nothing. 24 if left out; what the system uses is unconfirmed.
    public let hysteresis: Double

    /// Over how many points of content beyond the edge the effect grows from nothing to full. 16 if left out; what the
    /// system uses is unconfirmed.
    public let fade: Double

    /// Whether the tab bar is small.
    public private(set) var isMinimized = false

    /// The strength of the effect under the navigation bar: 0 (nothing lies under it) to 1.
    public private(set) var topStrength = 0.0

    /// The strength of the effect under the tab bar: 0 (nothing lies under it) to 1.
    public private(set) var bottomStrength = 0.0

    public init(behavior: MinimizeBehavior, hysteresis: Double = 24, fade: Double = 16) {
        self.behavior = behavior
        self.hysteresis = hysteresis
        self.fade = fade
    }

    /// Takes a new offset.
    /// - Parameters:
    ///   - offset: how far the content has moved up, in points; 0 at the top, negative while it bounces there.
    ///   - content: the height of all that scrolls, in points.
    ///   - viewport: how much of it is seen between the bars, in points.
    /// - Returns: whether ``isMinimized`` has changed.
    @discardableResult
    public mutating func scroll(to offset: Double, content: Double, viewport: Double) -> Bool { false }

    /// Shows the whole bar again, as when another tab is selected.
    public mutating func restore() { isMinimized = false }
}
