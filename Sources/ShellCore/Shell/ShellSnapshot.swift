/// What is needed to show a shell again as it was: routes, without the identities of entries, which are new after a restore.
///
/// `Codable` where tabs and routes are (not in Embedded Swift, which has none), so it can be the state of a scene. One that
/// another version of the app has written is read as far as this one knows its tabs and routes: the stack of a tab that is
/// gone is left out, and a page that is gone, with those above it.
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

    /// Nil where it was read and this version has no such tab.
    public var selection: Tab?
    public var stacks: [Stack]

    public init(selection: Tab?, stacks: [Stack]) {
        self.selection = selection
        self.stacks = stacks
    }
}

extension ShellSnapshot: Sendable where Tab: Sendable, Route: Sendable {}
extension ShellSnapshot.Stack: Sendable where Tab: Sendable, Route: Sendable {}
extension ShellSnapshot: Equatable where Tab: Equatable, Route: Equatable {}
extension ShellSnapshot.Stack: Equatable where Tab: Equatable, Route: Equatable {}

#if !hasFeature(Embedded)
    extension ShellSnapshot: Encodable where Tab: Encodable, Route: Encodable {}
    extension ShellSnapshot.Stack: Encodable where Tab: Encodable, Route: Encodable {}

    extension ShellSnapshot: Decodable where Tab: Decodable, Route: Decodable {
        private enum Key: String, CodingKey { case selection, stacks }

        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            selection = try values.decodeIfPresent(Readable<Tab>.self, forKey: .selection)?.value
            stacks = try values.decode([Readable<Stack>].self, forKey: .stacks).compactMap { $0.value }
        }
    }

    extension ShellSnapshot.Stack: Decodable where Tab: Decodable, Route: Decodable {
        private enum Key: String, CodingKey { case tab, routes }

        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            tab = try values.decode(Tab.self, forKey: .tab)
            // What lies above a page that is gone would come out from under nothing.
            routes = try values.decode([Readable<Route>].self, forKey: .routes).prefix { $0.value != nil }.compactMap { $0.value }
        }
    }

    /// A value, or nil where what is written is not one of this version's.
    private struct Readable<Value: Decodable>: Decodable {
        let value: Value?

        init(from decoder: any Decoder) throws { value = try? decoder.singleValueContainer().decode(Value.self) }
    }
#endif
