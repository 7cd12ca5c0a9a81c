/// Who a page on a stack is, apart from what it shows.
///
/// No other page has the same one, whichever stack it is on: not after a restore, not on a copy of its stack, not on a new
/// stack in the place of an old one. So a view or a view controller may be kept under it.
public struct EntryID: Hashable, Sendable {
    private final class Token: Sendable {}

    /// An object, because a number that each stack counts up is given twice where a stack is copied or made anew.
    private let token = Token()

    init() {}

    public static func == (left: EntryID, right: EntryID) -> Bool { left.token === right.token }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}
