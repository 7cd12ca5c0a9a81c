/// The contract between the back stack of a hosted engine (the navigation of a Compose app, for one) and ours: the engine
/// draws pages and no longer keeps them. Each detail that appears above its root is forwarded once, in order, and taken off
/// the engine's stack, so that the native stack alone says what is open.
///
/// Where engine and host run on one thread, do all of it at every change:
///
///     let step = forwarder.receive(engineStack)
///     if let root = step.activated { shell.activate(tab(of: root)) }
///     for route in step.pushed { shell.current.push(route) }
///     forwarder.trim(&engineStack)
///
/// Where snapshots cross to another thread, leave out `trim`: the engine takes off what it has sent, by itself and whenever
/// it likes, and may push and pop meanwhile. A snapshot taken before and one taken after are told apart by their routes, so
/// there an equal route that takes the place of one that was just taken off, between two snapshots, is not seen as new.
public struct RouteForwarder<Route: Equatable> {
    /// The engine's root, from its last snapshot.
    public private(set) var root: Route?

    /// The details that are forwarded and, as far as we know, still on the engine's stack, bottom first.
    public private(set) var forwarded: [Route] = []

    /// The same for the roots that the engine has left: it may keep their stacks and show them again.
    private var others: [(root: Route, forwarded: [Route])] = []

    public init() {}

    /// Takes a snapshot of the engine's back stack, the root first. An empty one is an engine that is not ready: nothing
    /// is to be done. The root of the first snapshot is not reported: the host has chosen it.
    public mutating func receive(_ stack: [Route]) -> ForwardStep<Route> {
        guard let newRoot = stack.first else { return ForwardStep(activated: nil, pushed: []) }
        let isOther = root != nil && root != newRoot
        if isOther { change(to: newRoot) }
        root = newRoot
        let details = Array(stack[1...])
        let known = overlap(with: details)
        forwarded = details
        return ForwardStep(activated: isOther ? newRoot : nil, pushed: Array(details[known...]))
    }

    /// Takes off the engine's stack what has been forwarded, and leaves what came after the last snapshot for the next one.
    public mutating func trim(_ stack: inout [Route]) {
        guard let first = stack.first, first == root else { return }
        let known = overlap(with: Array(stack[1...]))
        stack.removeSubrange(1..<(1 + known))
        forwarded = []
    }

    private mutating func change(to newRoot: Route) {
        if let root, !forwarded.isEmpty { others.append((root, forwarded)) }
        forwarded = []
        guard let known = others.firstIndex(where: { $0.root == newRoot }) else { return }
        forwarded = others.remove(at: known).forwarded
    }

    /// How many of the lowest details are forwarded ones: the engine takes details off below (what it has sent) and above
    /// (its own "back") and adds above, so what is left of the forwarded ones is one run, and the new ones lie over it.
    private func overlap(with details: [Route]) -> Int {
        var best = 0
        for start in forwarded.indices {
            var length = 0
            while start + length < forwarded.count, length < details.count, forwarded[start + length] == details[length] {
                length += 1
            }
            best = max(best, length)
        }
        return best
    }
}

extension RouteForwarder: Sendable where Route: Sendable {}
