/// JSON to be written: keys keep their order, so that the same values give the same bytes.
public indirect enum JSONText: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    case object([(String, JSONText)])
    case array([JSONText])
    case string(String)
    case number(Int)
    case bool(Bool)
    case null

    public init(stringLiteral text: String) { self = .string(text) }
    public init(integerLiteral number: Int) { self = .number(number) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(arrayLiteral items: JSONText...) { self = .array(items) }
    public init(dictionaryLiteral members: (String, JSONText)...) { self = .object(members) }

    /// A string, or null for nil.
    public static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

    /// Indented by two spaces, with a final newline.
    public var document: String {
        var text = ""
        write(to: &text, indent: "")
        return text + "\n"
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .object(let members):
            Self.write(members, "{", "}", to: &text, indent: indent) { member, text, indent in
                Self.write(member.0, to: &text)
                text += ": "
                member.1.write(to: &text, indent: indent)
            }
        case .array(let items): Self.write(items, "[", "]", to: &text, indent: indent) { $0.write(to: &$1, indent: $2) }
        case .string(let string): Self.write(string, to: &text)
        case .number(let number): text += String(number)
        case .bool(let value): text += value ? "true" : "false"
        case .null: text += "null"
        }
    }

    private static func write<Item>(
        _ items: [Item], _ open: String, _ close: String, to text: inout String, indent: String,
        _ writeItem: (Item, inout String, String) -> Void
    ) {
        guard !items.isEmpty else {
            text += open + close
            return
        }
        let deeper = indent + "  "
        text += open + "\n"
        for (index, item) in items.enumerated() {
            text += deeper
            writeItem(item, &text, deeper)
            text += index < items.count - 1 ? ",\n" : "\n"
        }
        text += indent + close
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
