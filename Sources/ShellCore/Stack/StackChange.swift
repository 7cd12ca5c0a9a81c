/// What a stack has lost and gained, bottom first. A host that keeps a view controller for each entry lets go of those of
/// `removed`.
public struct StackChange<Route> {
    public let removed: [StackEntry<Route>]
    public let added: [StackEntry<Route>]

    public var isEmpty: Bool { removed.isEmpty && added.isEmpty }
}

extension StackChange: Sendable where Route: Sendable {}
