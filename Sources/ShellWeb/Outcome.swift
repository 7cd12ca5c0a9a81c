/// What an event has led to, for the sentence that a screen reader speaks. The numbers are what the page reads.
enum Outcome: Int, Sendable {
    case nothing = 0
    case tab = 1
    case top = 2
    case root = 3
    case push = 4
    case pop = 5

    /// A swipe back was let go too early.
    case cancelled = 6
    case pane = 7
    case menu = 8

    /// A drag scrolled a pager, and went nowhere.
    case swallowed = 9
}
