/// Who a page on a stack is, apart from what it shows.
///
/// A stack gives every page a number of its own and never gives one twice, not even after a restore, so a view or a view
/// controller may be kept under it. The stacks of one ``ShellModel`` give different numbers.
public struct EntryID: Hashable, Sendable {
    /// Which stack made it.
    let stack: Int

    /// How many that stack had made before.
    let number: Int
}
