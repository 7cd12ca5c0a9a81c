/// What a manifest says, whatever its syntax: strings, lists and maps. Numbers and booleans are strings.
enum PropertyList: Hashable, Sendable {
    case string(String)
    case list([PropertyList])
    case map([String: PropertyList])

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
