/// What a manifest says, whatever its syntax: strings, lists and maps. Numbers and booleans are strings.
enum PropertyList: Hashable, Sendable {
    case string(String)
    case list([PropertyList])
    case map([String: PropertyList])

    init(_ node: PropertyListNode) {
        switch node.value {
        case .string(let text), .other(let text): self = .string(text)
        case .flag(let flag): self = .string(flag ? "YES" : "NO")
        case .list(let nodes): self = .list(nodes.map { PropertyList($0) })
        case .map(let entries):
            self = .map(Dictionary(entries.map { ($0.key, PropertyList($0.node)) }) { _, last in last })
        }
    }

    var string: String? { if case .string(let value) = self { value } else { nil } }
    var list: [PropertyList]? { if case .list(let value) = self { value } else { nil } }
    var map: [String: PropertyList]? { if case .map(let value) = self { value } else { nil } }

    /// The strings of a list; a string alone counts as a list of one.
    var strings: [String] {
        switch self {
        case .string(let value): [value]
        case .list(let values): values.compactMap(\.string)
        case .map: []
        }
    }

    subscript(key: String) -> PropertyList? { map?[key] }
}
