/// What a tap on a tab did, and what is left to do for the one who shows it.
public enum TapEffect: Equatable, Sendable {
    /// Another tab is selected now. Its stack is as it was left.
    case switched

    /// The tab was selected already, and its stack went back to the root.
    case poppedToRoot

    /// The tab was selected and at its root: scroll that page to the top.
    case scrollToTop

    /// The shell has no such tab; nothing happened.
    case ignored
}
