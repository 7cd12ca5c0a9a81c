/// The frames of the items of a navigation bar, and of the backgrounds that they share.
///
///     let layout = ItemLayout(
///         leading: [.item(BarItem(id: 0, width: 24))], trailing: [], width: 402, metrics: BarMetrics(Platform(system: 26)))
///     layout.items[0].frame  // 20, 5, 44, 44
///
/// All frames are in points, in a bar of ``BarMetrics/height`` whose origin is its top left corner.
public struct ItemLayout: Equatable, Sendable {
    public struct Item: Equatable, Sendable {
        public let id: Int
        public let frame: Frame

        /// On which of ``ItemLayout/backgrounds`` it lies; nil for none.
        public let background: Int?
    }

    public struct Background: Equatable, Sendable {
        public let frame: Frame

        /// Tinted, for a prominent item.
        public let isProminent: Bool
    }

    /// The leading ones first, each side from its edge inwards.
    public private(set) var items: [Item] = []
    public private(set) var backgrounds: [Background] = []

    /// What is left between the sides, for the title. Its width is never negative.
    public private(set) var title: Frame

    /// Whether the two sides are too wide for the bar and overlap. The system then moves items into a menu.
    public private(set) var overflows: Bool

    /// - Parameters:
    ///   - leading: from the leading edge inwards, as `leftBarButtonItems`.
    ///   - trailing: from the trailing edge inwards, as `rightBarButtonItems`: the first is the outermost.
    ///   - width: of the bar, in points; what is no number counts as 0.
    ///   - metrics: the measures of the bar.
    ///   - direction: which side is the leading one.
    public init(
        leading: [BarElement], trailing: [BarElement], width: Double, metrics: BarMetrics,
        direction: ReadingDirection = .leftToRight
    ) {
        let width = width.isFinite ? width : 0
        let start = BarSide(leading, metrics: metrics)
        let end = BarSide(trailing, metrics: metrics)
        let isLeadingLeft = direction == .leftToRight
        let left = isLeadingLeft ? start : end
        let right = isLeadingLeft ? end : start

        let titleStart = left.titleInset(metrics)
        let titleWidth = width - titleStart - right.titleInset(metrics)
        title = Frame(x: titleStart, y: 0, width: titleWidth > 0 ? titleWidth : 0, height: metrics.height)
        overflows = !(start.cells.isEmpty && end.cells.isEmpty) && left.extent + right.extent > width

        place(start, fromLeft: isLeadingLeft, width: width, metrics: metrics)
        place(end, fromLeft: !isLeadingLeft, width: width, metrics: metrics)
    }

    private mutating func place(_ side: BarSide, fromLeft: Bool, width: Double, metrics: BarMetrics) {
        func frame(from near: Double, to far: Double) -> Frame {
            Frame(
                x: fromLeft ? near : width - far, y: (metrics.height - metrics.itemHeight) / 2, width: far - near,
                height: metrics.itemHeight)
        }
        let first = backgrounds.count
        for run in side.runs {
            backgrounds.append(Background(frame: frame(from: run.near, to: run.far), isProminent: run.isProminent))
        }
        for cell in side.cells {
            items.append(
                Item(id: cell.id, frame: frame(from: cell.near, to: cell.far), background: cell.run.map { first + $0 }))
        }
    }
}
