import ReglazeEngine

extension KotlinNode {
    /// Whether a declaration has a modifier: `private`, `data`, `sealed`, `override`.
    public func hasModifier(_ word: String) -> Bool {
        if child(ofKind: "modifiers")?.namedChildren.contains(where: { $0.text == word }) ?? false { return true }
        // The word before `object` is hidden from the grammar where an annotation stands before it.
        guard kind == "object_declaration", word == "data", let keyword = child(ofKind: "object") else { return false }
        let start = child(ofKind: "modifiers")?.range.upperBound ?? range.lowerBound
        return start < keyword.range.lowerBound
            && tree.text(start..<keyword.range.lowerBound).split(whereSeparator: \.isWhitespace).contains("data")
    }

    /// A declaration's annotation by its simple name: `Serializable`.
    public func annotation(_ name: String) -> KotlinNode? {
        child(ofKind: "modifiers")?.namedChildren.first { node in
            guard node.kind == "annotation" else { return false }
            let type = node.child(ofKind: "user_type") ?? node.child(ofKind: "constructor_invocation")?.child(ofKind: "user_type")
            return type?.typeName.split(separator: ".").last.map(String.init) == name
        }
    }

    /// A type without its arguments and its question mark: `List` for `List<String>?`.
    public var typeName: String {
        switch kind {
        case "user_type": namedChildren.filter { $0.kind == "identifier" }.map(\.text).joined(separator: ".")
        case "nullable_type", "type_projection", "parenthesized_type": namedChildren.last?.typeName ?? text
        default: text
        }
    }

    /// The text of a literal without quotes; nil where it is put together from values.
    public var literalText: String? {
        guard kind == "string_literal" else { return nil }
        let parts = namedChildren
        guard parts.allSatisfy({ $0.kind == "string_content" || $0.kind == "escape_sequence" }) else { return nil }
        return parts.map { part in
            guard part.kind == "escape_sequence" else { return part.text }
            switch part.text {
            case "\\n": return "\n"
            case "\\t": return "\t"
            default: return String(part.text.dropFirst())
            }
        }.joined()
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
