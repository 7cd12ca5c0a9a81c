/// The pages above the root of one navigation stack.
///
/// The root itself is not in it: it can't be popped. Make the model a property of your observable object and bind
/// ``path`` to `NavigationStack(path:)`; what the system does to the stack then comes back through the same property:
///
///     var stack = StackModel<Route>()
///     stack.push(.session(7))
///     NavigationStack(path: $model.stack.path) { … }
///
/// Where a stack is a `UINavigationController`, call ``pop(toDepth:)`` from its delegate with the number of view
/// controllers less one.
public struct StackModel<Route> {
    public typealias Entry = StackEntry<Route>

    private var entries: [Entry] = []

    /// An empty stack.
    public init() {}

    /// The pages above the root, bottom first. Setting it is ``reconcile(with:)``.
    public var path: [Entry] {
        get { entries }
        set { reconcile(with: newValue) }
    }

    /// What the pages show, bottom first.
    public var routes: [Route] { entries.map { $0.route } }

    /// How many pages lie above the root.
    public var depth: Int { entries.count }

    public var isAtRoot: Bool { entries.isEmpty }

    /// The visible page; nil where that is the root.
    public var top: Entry? { entries.last }

    /// Puts a page on top.
    @discardableResult
    public mutating func push(_ route: Route) -> Entry {
        let entry = Entry(id: EntryID(), route: route)
        entries.append(entry)
        return entry
    }

    /// Takes the top page off. At the root nothing happens, and the answer is nil: a second tap on a back button that is
    /// already leaving is harmless.
    @discardableResult
    public mutating func pop() -> Entry? { entries.popLast() }

    /// Takes pages off until `depth` are left above the root; 0 is the root. Never adds any.
    /// - Returns: what was taken off, bottom first.
    @discardableResult
    public mutating func pop(toDepth depth: Int) -> [Entry] {
        guard depth < entries.count else { return [] }
        let kept = max(depth, 0)
        let removed = Array(entries[kept...])
        entries.removeLast(removed.count)
        return removed
    }

    /// Takes everything off that lies above the root.
    /// - Returns: what was taken off, bottom first.
    @discardableResult
    public mutating func popToRoot() -> [Entry] { pop(toDepth: 0) }

    /// Puts a page in the place of the top one, so that "back" leads past the old one. At the root it is a push.
    @discardableResult
    public mutating func replace(_ route: Route) -> Entry {
        pop()
        return push(route)
    }

    /// Makes the stack hold just these pages, bottom first, each of them new.
    public mutating func set(_ routes: [Route]) {
        entries.removeAll()
        for route in routes { push(route) }
    }

    /// Takes over the path that the system hands back, as after a swipe, or a long press on the back button.
    ///
    /// What the system shows is true, so its path is taken as it is: after an interactive pop that is the lower part of
    /// ours, and where it still shows a page that we have popped meanwhile, the page is back. An entry that is in it
    /// twice is taken once, at the lower place.
    /// - Parameter shown: the pages above the root, bottom first.
    @discardableResult
    public mutating func reconcile(with shown: [Entry]) -> StackChange<Route> {
        let before = entries
        entries.removeAll()
        for entry in shown where !entries.contains(entry) { entries.append(entry) }
        let after = entries
        return StackChange(
            removed: before.filter { !after.contains($0) },
            added: after.filter { !before.contains($0) })
    }

    /// The menu that a long press on the back button opens: the pages below the visible one, the nearest first, the root
    /// last. (That the system lists them in this order is unconfirmed.) At the root it is empty. The first line is also
    /// what the back button itself is called.
    ///
    /// Titles are of your type, because a title is text in an app, a key in a test and nothing in WebAssembly, where
    /// the tables behind `String` would be most of the program.
    /// - Parameters:
    ///   - root: the title of the root.
    ///   - title: what a page is called.
    public func backMenu<Title>(root: Title, title: (Route) -> Title) -> [BackMenuItem<Title>] {
        var items: [BackMenuItem<Title>] = []
        var depth = entries.count - 1
        while depth > 0 {
            items.append(BackMenuItem(title: title(entries[depth - 1].route), depth: depth))
            depth -= 1
        }
        if depth == 0 { items.append(BackMenuItem(title: root, depth: 0)) }
        return items
    }
}

extension StackModel: Sendable where Route: Sendable {}
