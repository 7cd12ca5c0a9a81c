/// One page on its way over another.
struct Transition: Equatable, Sendable {
    enum Kind: Int, Sendable {
        case push = 1
        case pop = 2
    }

    let kind: Kind

    /// The page beneath, and the one that moves over it.
    let lower: Visit
    let upper: Visit

    /// 0 where it begins, 1 where it is done.
    var progress = Spring(0)

    /// Whether it follows a finger.
    var isInteractive = false

    /// Whether the finger let go too early, and the page comes back.
    var isCancelled = false

    /// How much of the screen the upper page has left free: 0 where it fills the screen, 1 where it has left. A page that is
    /// thrown goes no further.
    var opening: Double {
        let share = kind == .pop ? progress.value : 1 - progress.value
        return max(0, min(share, 1))
    }
}
