import ShellCore

/// One page of a stack while it is there: which, and how far it is scrolled.
struct Visit: Equatable, Sendable {
    let route: Int

    /// How many pages lie beneath it.
    let level: Int

    /// The route of the page beneath, after which the back button is called; -1 where there is none.
    let beneath: Int

    var edge: ScrollEdge

    /// How far it is scrolled down, in points.
    private(set) var offset = 0.0

    /// How far the panes are scrolled sideways, in points.
    var pager = Spring(0, pace: 16, tolerance: 0.3)

    init(route: Int, above beneath: Visit? = nil, minimizes: Bool) {
        self.route = route
        level = beneath.map { $0.level + 1 } ?? 0
        self.beneath = beneath?.route ?? -1
        edge = ScrollEdge(behavior: minimizes ? .onScrollDown : .never)
    }

    var page: Page { DemoApp.page(route) }

    var scroller: PopDrag.Scroller? {
        page.panes > 1
            ? PopDrag.Scroller(offset: pager.value, width: Screen.width, contentWidth: Double(page.panes) * Screen.width) : nil
    }

    /// - Parameter viewport: how much of the page is seen between the bars, in points.
    mutating func scroll(to offset: Double, viewport: Double) {
        self.offset = offset
        edge.scroll(to: offset, content: page.height, viewport: viewport)
    }

    /// How much of the title the bar shows: none as long as the large one is seen.
    var titleOpacity: Double {
        guard page.largeTitle > 0 else { return 1 }
        let share = (offset - page.largeTitle + 16) / 12
        return share > 0 ? (share < 1 ? share : 1) : 0
    }
}
