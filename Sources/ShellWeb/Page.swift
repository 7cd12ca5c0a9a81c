import ShellCore

/// A page of the demo app: everything about it that does not change.
struct Page: Equatable, Sendable {
    var kind: PageKind
    var mode = BarMode.shared
    var ground = Ground.page

    /// What is above the rows, in points: a large title, a picture.
    var header: Double

    /// Where in the header the large title ends; 0 where there is none, and the bar shows the title always.
    var largeTitle = 0.0

    var rows: Int
    var rowHeight: Double

    /// How many panes lie side by side.
    var panes = 1

    /// The bar buttons of the trailing side, from the edge inwards.
    var items: [ItemKind] = []

    /// The height of all that scrolls.
    var height: Double { header + Double(rows) * rowHeight + 24 }
}
