import Foundation

@testable import ReglazeEngine

/// What a property list says, without places, so that two readers can be compared.
indirect enum PlainValue: Equatable {
    case string(String)
    case flag(Bool)
    case list([PlainValue])
    case map([String: PlainValue])
    /// Numbers, dates and data: which one is left out, since it is kept as it is written.
    case other

    init(_ node: PropertyListNode) {
        switch node.value {
        case .string(let text): self = .string(text)
        case .flag(let flag): self = .flag(flag)
        case .list(let nodes): self = .list(nodes.map(PlainValue.init))
        case .map(let entries):
            self = .map(Dictionary(entries.map { ($0.key, PlainValue($0.node)) }) { _, last in last })
        case .other: self = .other
        }
    }

    /// - Parameter value: what `PropertyListSerialization` gives.
    init(foundation value: Any) {
        switch value {
        case let text as String: self = .string(text)
        case let map as [String: Any]: self = .map(map.mapValues(PlainValue.init(foundation:)))
        case let list as [Any]: self = .list(list.map(PlainValue.init(foundation:)))
        default:
            // A number that came from `<integer>` is no flag, though it casts to one.
            guard type(of: value) == Bool.self, let flag = value as? Bool else {
                self = .other
                return
            }
            self = .flag(flag)
        }
    }

    /// What Foundation reads.
    static func foundation(_ text: String) throws -> PlainValue {
        PlainValue(foundation: try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil))
    }
}
