/// One side of a bar, measured from its edge inwards.
struct BarSide {
    /// An item: from `near` to `far` points away from the edge, on a run or on no background.
    struct Cell {
        let id: Int
        let near: Double
        let far: Double
        let run: Int?
    }

    /// Neighbours on one background.
    struct Run {
        let near: Double
        var far: Double
        let isProminent: Bool
    }

    /// What an item lies on, and with whom.
    private enum Ground: Equatable {
        case none
        case alone(isProminent: Bool)

        /// With all neighbours of the same group; those outside of all groups are in group 0.
        case shared(group: Int)
    }

    private(set) var cells: [Cell] = []
    private(set) var runs: [Run] = []

    /// Where the last item ends; the edge distance where there is none.
    private(set) var extent: Double

    private let metrics: BarMetrics
    private var previous: Ground?

    /// The width of the fixed spaces since the last item.
    private var space: Double?

    init(_ elements: [BarElement], metrics: BarMetrics) {
        self.metrics = metrics
        extent = metrics.edgeDistance
        var group = 0
        for element in elements {
            switch element {
            case .item(let item):
                add(item, on: ground(of: item))
            case .fixedSpace(let width):
                // Negative ones have had no effect since iOS 11.
                space = (space ?? 0) + length(width ?? 0)
            case .group(let items) where items.count > 1:
                group += 1
                for item in items {
                    add(item, on: item.isProminent ? .alone(isProminent: true) : .shared(group: group))
                }
            case .group(let items):
                for item in items { add(item, on: ground(of: item)) }
            }
        }
    }

    /// Where the title may begin.
    func titleInset(_ metrics: BarMetrics) -> Double {
        cells.isEmpty ? metrics.edgeDistance : extent + metrics.backgroundSpacing
    }

    private func ground(of item: BarItem) -> Ground {
        if item.hidesSharedBackground { return .none }
        if item.isProminent || !item.sharesBackground { return .alone(isProminent: item.isProminent) }
        return .shared(group: 0)
    }

    private mutating func add(_ item: BarItem, on wanted: Ground) {
        let ground = metrics.isGlass ? wanted : .none
        let joins = isShared(ground) && ground == previous && space == nil
        let width = max(length(item.width), metrics.minimumItemWidth)
        let near = extent + gap(joins: joins)
        extent = near + width

        if joins {
            runs[runs.count - 1].far = extent
        } else if ground != .none {
            runs.append(Run(near: near, far: extent, isProminent: ground == .alone(isProminent: true)))
        }
        cells.append(Cell(id: item.id, near: near, far: extent, run: ground == .none ? nil : runs.count - 1))
        previous = ground
        space = nil
    }

    /// From the item before, or from the edge. A fixed space never brings two items nearer together.
    private func gap(joins: Bool) -> Double {
        let least = cells.isEmpty ? 0 : joins || !metrics.isGlass ? metrics.itemSpacing : metrics.backgroundSpacing
        return max(space ?? 0, least)
    }

    /// What is no length counts as none.
    private func length(_ points: Double) -> Double { points > 0 && points.isFinite ? points : 0 }

    private func isShared(_ ground: Ground) -> Bool {
        if case .shared = ground { true } else { false }
    }
}
