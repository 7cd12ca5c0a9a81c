/// What a scroll view without content has to say so that the system's bars take it for the page: they watch a `UIScrollView`
/// and nothing else.
///
/// Both ends agree with the page's: at the page's top the mirror is at its own, at the page's end likewise, though the two
/// may see different heights.
public struct ScrollMirror: Equatable, Sendable {
    /// `contentOffset.y`, in points: minus the top inset at the top.
    public let offset: Double

    /// `contentSize.height`, in points; never negative.
    public let content: Double

    /// - Parameters:
    ///   - report: where the page stands.
    ///   - height: of the scroll view (`bounds.height`), in points.
    ///   - top: `adjustedContentInset.top`, in points: what lies under the bars above.
    ///   - bottom: `adjustedContentInset.bottom`, in points.
    public init(_ report: ScrollReport, height: Double, top: Double, bottom: Double) {
        let overflow = report.content - report.viewport
        let hidden = overflow > 0 && overflow.isFinite ? overflow : 0
        let seen = height - top - bottom
        offset = (report.offset.isFinite ? report.offset : 0) - top
        // Content that fits doesn't scroll, here as there.
        content = hidden + (seen > 0 ? seen : 0)
    }
}
