/// The measures of a navigation bar, in points.
///
/// The heights, the edge distances and the spacing before Liquid Glass were measured on devices (source: a public report of
/// an adaptation to iOS 26). Apple publishes none of them; where a view can, let it ask the safe area and the layout guides.
/// What is marked unconfirmed nobody has measured for us: set it where you know better.
public struct BarMetrics: Equatable, Sendable {
    /// The height of the bar without the status bar: 54 with glass, 44 before.
    public var height: Double

    /// From the edge of the screen to the first item: 20 with glass, 16 before.
    public var edgeDistance: Double

    /// Between two items: 8 before glass. With glass, between two on the same background: 0, as one app found for toolbars
    /// (LoopKit/Loop#2504); for navigation bars unconfirmed.
    public var itemSpacing: Double

    /// Between two backgrounds: 12, unconfirmed. Before glass there are none, and it is the same as `itemSpacing`.
    public var backgroundSpacing: Double

    /// The least width of an item: none before glass. With glass 44, the least that the Human Interface Guidelines ask of
    /// a target for a finger; that the system uses the same is unconfirmed.
    public var minimumItemWidth: Double

    /// The height of items and of their backgrounds: 44 (Human Interface Guidelines, as above).
    public var itemHeight: Double

    /// Whether items have backgrounds.
    public var isGlass: Bool

    public init(_ platform: Platform) {
        isGlass = platform.isGlass
        height = isGlass ? 54 : 44
        edgeDistance = isGlass ? 20 : 16
        itemSpacing = isGlass ? 0 : 8
        backgroundSpacing = isGlass ? 12 : 8
        minimumItemWidth = isGlass ? 44 : 0
        itemHeight = 44
    }

    /// The height of a bar that a page draws itself, from the top of the screen.
    /// - Parameter top: the height of the safe area above it, without bars.
    public func height(below top: Double) -> Double { top + height }
}
