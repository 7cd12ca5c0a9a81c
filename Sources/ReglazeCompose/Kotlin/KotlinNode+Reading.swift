import ReglazeEngine

extension KotlinNode {
    /// Whether a declaration has a modifier: `private`, `data`, `sealed`, `override`.
    public func hasModifier(_ word: String) -> Bool {
        if child(ofKind: "modifiers")?.namedChildren.contains(where: { $0.text == word }) ?? false { return true }
        // The word before `object` is hidden from the grammar where an annotation with arguments stands before it.
        guard kind == "object_declaration", word == "data", let keyword = child(ofKind: "object"),
            let before = child(ofKind: "modifiers") ?? previousSibling, before.range.upperBound <= keyword.range.lowerBound
        else { return false }
        return tree.text(before.range.upperBound..<keyword.range.lowerBound).split(whereSeparator: \.isWhitespace).last == "data"
    }

    /// A declaration's annotation by its simple name: `Serializable`.
    public func annotation(_ name: String) -> KotlinNode? {
        let own = child(ofKind: "modifiers")?.namedChildren.first { $0.isAnnotation(name) }
        // `@SerialName("x") object Home : Route` is an expression and an object to the grammar.
        guard own == nil, kind == "object_declaration", child(ofKind: "modifiers") == nil, let before = previousSibling,
            before.kind == "annotated_expression"
        else { return own }
        return ([before] + before.descendants).last { node in
            node.kind == "annotated_expression" && node.namedChildren.first?.isAnnotation(name) ?? false
        }
    }

    private func isAnnotation(_ name: String) -> Bool {
        guard kind == "annotation" else { return false }
        let type = child(ofKind: "user_type") ?? child(ofKind: "constructor_invocation")?.child(ofKind: "user_type")
        return type?.typeName.split(separator: ".").last.map(String.init) == name
    }

    /// A type without its arguments and its question mark: `List` for `List<String>?`.
    public var typeName: String {
        switch kind {
        case "user_type": namedChildren.filter { $0.kind == "identifier" }.map(\.text).joined(separator: ".")
        case "nullable_type", "type_projection", "parenthesized_type": namedChildren.last?.typeName ?? text
        default: text
        }
    }

    /// What a string literal is put together from; empty for anything else.
    public var stringParts: [KotlinStringPart] {
        guard kind == "string_literal" || kind == "multiline_string_literal" else { return [] }
        var parts: [KotlinStringPart] = []
        var text = ""
        let hasCodes = kind == "string_literal"
        func plain(_ text: String) -> String {
            let text = hasCodes ? Self.withoutCodes(text) : text
            return text.replacing("\u{0}", with: "$").replacing("\u{1}", with: "\\")
        }
        func isNameStart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0 == "_" } ?? false }
        for part in namedChildren {
            switch part.kind {
            case "escape_sequence": text += Self.unescaped(part.text)
            case "string_content":
                // `$name` is `$` and more text to the grammar.
                var rest = part.text[...]
                if text.hasSuffix("\u{0}"), isNameStart(rest.first) {
                    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                    text.removeLast()
                    if !text.isEmpty { parts.append(.text(text)) }
                    parts.append(.name(String(name)))
                    text = ""
                    rest = rest.dropFirst(name.count)
                } else if text.hasSuffix("\u{0}") {
                    text.removeLast()
                    text += "$"
                }
                text += rest == "$" ? "\u{0}" : String(rest)
            default:
                if !text.isEmpty { parts.append(.text(plain(text))) }
                text = ""
                if let value = part.namedChildren.first { parts.append(.value(value)) }
            }
        }
        if !text.isEmpty { parts.append(.text(plain(text))) }
        return parts
    }

    /// The text of a literal without quotes; nil where it is put together from values.
    public var literalText: String? {
        guard kind == "string_literal" else { return nil }
        switch stringParts.count {
        case 0: return ""
        case 1: if case .text(let text) = stringParts[0] { return text } else { return nil }
        default: return nil
        }
    }

    private static func unescaped(_ text: String) -> String {
        switch text {
        case "\\n": "\n"
        case "\\t": "\t"
        case "\\r": "\r"
        case "\\b": "\u{8}"
        // What follows is no code of a letter.
        case "\\\\": "\u{1}"
        case _ where text.hasPrefix("\\u"): withoutCodes(text)
        default: String(text.dropFirst())
        }
    }

    /// `\u00e9` as the letter that it is; the grammar leaves it in the text, in pieces.
    private static func withoutCodes(_ text: String) -> String {
        text.replacing(/\\u([0-9a-fA-F]{4})/) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.0)
        }
    }

    /// `a.b.C` as its names; nil for anything but names and dots.
    public var dottedNames: [String]? {
        switch kind {
        case "identifier": return [text]
        case "navigation_expression":
            guard let first = namedChildren.first?.dottedNames, let last = namedChildren.last, namedChildren.count == 2,
                last.kind == "identifier", child(ofKind: "::") == nil
            else { return nil }
            return first + [last.text]
        case "user_type": return typeName.split(separator: ".").map(String.init)
        default: return nil
        }
    }

    /// The statements of a function's body, `{ … }` or `= …`.
    public var bodyStatements: [KotlinNode] {
        guard kind == "function_body" || kind == "block" else { return [self] }
        if let block = child(ofKind: "block") { return block.namedChildren }
        return namedChildren
    }

    /// Without the parentheses around it.
    public var unwrapped: KotlinNode {
        kind == "parenthesized_expression" && namedChildren.count == 1 ? namedChildren[0].unwrapped : self
    }
}

/// A part of a string literal.
public enum KotlinStringPart: Hashable, Sendable {
    case text(String)
    /// `$name`.
    case name(String)
    /// `${value}`.
    case value(KotlinNode)
}
