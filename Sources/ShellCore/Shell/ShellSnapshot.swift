/// What is needed to show a shell again as it was: routes, without the identities of entries, which are new after a restore.
///
/// `Codable` where tabs and routes are (not in Embedded Swift, which has none), so it can be the state of a scene.
public struct ShellSnapshot<Tab, Route> {
    /// The pages above the root of one tab.
    public struct Stack {
        public var tab: Tab

        /// Bottom first.
        public var routes: [Route]

        public init(tab: Tab, routes: [Route]) {
            self.tab = tab
            self.routes = routes
        }
    }

    public var selection: Tab
    public var stacks: [Stack]

    public init(selection: Tab, stacks: [Stack]) {
        self.selection = selection
        self.stacks = stacks
    }
}

extension ShellSnapshot: Sendable where Tab: Sendable, Route: Sendable {}
extension ShellSnapshot.Stack: Sendable where Tab: Sendable, Route: Sendable {}
extension ShellSnapshot: Equatable where Tab: Equatable, Route: Equatable {}
extension ShellSnapshot.Stack: Equatable where Tab: Equatable, Route: Equatable {}

#if !hasFeature(Embedded)
    extension ShellSnapshot: Codable where Tab: Codable, Route: Codable {}
    extension ShellSnapshot.Stack: Codable where Tab: Codable, Route: Codable {}
#endif
