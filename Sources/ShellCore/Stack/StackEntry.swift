/// One page on a stack: a route, and an identity of its own.
///
/// The same route pushed twice is two entries. Entries are compared by identity alone, so that a route needs no `Hashable`
/// (a class that comes from Kotlin has none) and `NavigationStack(path:)` accepts them all the same.
public struct StackEntry<Route>: Identifiable {
    public let id: EntryID
    public let route: Route
}

extension StackEntry: Hashable {
    public static func == (left: StackEntry, right: StackEntry) -> Bool { left.id == right.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension StackEntry: Sendable where Route: Sendable {}
