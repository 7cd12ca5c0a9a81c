/// What a host does after a snapshot of an engine's back stack: first show the tab, then push the pages in this order.
public struct ForwardStep<Route> {
    /// The new root, where the engine has changed to another one (it has switched tabs by itself).
    public let activated: Route?

    /// The details that have not been forwarded before, bottom first.
    public let pushed: [Route]

    public var isEmpty: Bool { activated == nil && pushed.isEmpty }
}

extension ForwardStep: Sendable where Route: Sendable {}
extension ForwardStep: Equatable where Route: Equatable {}
