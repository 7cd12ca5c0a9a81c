/// Where a page that scrolls by itself stands: what an engine that draws its own lists (Compose, a web page, a game) tells.
public struct ScrollReport: Equatable, Sendable {
    /// How far the content has moved up, in points; 0 at the top, negative while it bounces there.
    public var offset: Double

    /// The height of all that scrolls, in points.
    public var content: Double

    /// How much of it is seen between the bars, in points.
    public var viewport: Double

    public init(offset: Double, content: Double, viewport: Double) {
        self.offset = offset
        self.content = content
        self.viewport = viewport
    }
}
