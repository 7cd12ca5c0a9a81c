import ShellCore

/// The shared navigation bar of each tab, and how much of that of the selected one is there.
struct SharedBars: Sendable {
    private var bars: [BarVisibility]

    /// 0 or 1, and on the way between.
    private(set) var shown = Spring(1)

    /// - Parameter roots: the modes of the roots, in the order of the tabs.
    init(roots: [BarMode]) { bars = roots.map { BarVisibility(root: $0) } }

    /// Whether the bar of a tab is meant to be hidden.
    func hides(_ tab: Int) -> Bool { bars[tab].isHidden }

    /// Takes a report of the selected tab.
    /// - Parameter jumps: whether nothing is to move.
    mutating func handle(_ event: BarVisibility.Event, of tab: Int, jumps: Bool) {
        guard let change = bars[tab].handle(event) else { return }
        shown.move(to: change.hidden ? 0 : 1)
        if !change.animated || jumps { shown.jump(to: shown.target) }
    }

    /// Shows the bar of another tab.
    mutating func select(_ tab: Int) { shown.jump(to: hides(tab) ? 0 : 1) }

    /// Brings back what cancelled swipes have left wrong.
    /// - Parameter modes: of the visible page of each tab.
    mutating func settle(_ modes: [BarMode]) {
        for tab in bars.indices { _ = bars[tab].handle(.didShow(modes[tab])) }
    }

    mutating func advance(by seconds: Double) { shown.advance(by: seconds) }

    /// Brings what moves to its end.
    mutating func finish() { shown.jump(to: shown.target) }
}
