/// A rule's name, `family/name`, such as `navigation/bar-title`.
public struct RuleID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
    public let text: String

    public init(_ text: String) { self.text = text }
    public init(stringLiteral text: String) { self.text = text }
    public init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// What stands before the slash: `navigation`.
    public var family: String { String(text.prefix { $0 != "/" }) }
    public var description: String { text }

    /// Whether `selector`, an id or a family, means this rule.
    public func isSelected(by selector: String) -> Bool { selector == text || selector == family }

    public static func < (left: RuleID, right: RuleID) -> Bool { left.text < right.text }
}
