/// What people do, as the page reports it. The numbers are the contract with `Simulator/module.js`.
enum Event: Int32, Sendable {
    /// A tap on a tab: its number.
    case tab = 1

    /// A tap on a row: the route of the page, the row.
    case row = 2
    case back = 3

    /// A long press on the back button.
    case menu = 4

    /// A tap on a line of the menu.
    case line = 5
    case closeMenu = 6

    /// A tap on a segment above a pager.
    case pane = 7

    /// The page has been scrolled: its route, the offset in points.
    case scrolled = 8

    /// A finger: x, y, the time in seconds, and at the beginning 1 for a mouse.
    case touchBegan = 10
    case touchMoved = 11
    case touchEnded = 12
    case touchCancelled = 13

    case setSystem = 20
    case setFaults = 21
    case setMinimizes = 22
    case setReducesMotion = 23
    case reset = 24
}
