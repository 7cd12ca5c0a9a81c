import ReglazeEngine

/// A message send: `[receiver keyword:argument …]`.
struct ObjectiveCMessage {
    let node: ObjectiveCNode
    let receiver: ObjectiveCNode
    /// The selector's words: `initWithFrame`, `style` of `initWithFrame:style:`.
    let words: [ObjectiveCNode]
    /// One for each colon; of a variadic method only the first of the last ones.
    let arguments: [ObjectiveCNode]
    /// `initWithFrame:style:`.
    let selector: String

    init?(_ node: ObjectiveCNode) {
        guard node.kind == "message_expression", let receiver = node.child("receiver") else { return nil }
        let words = node.children("method")
        guard let first = words.first else { return nil }
        var arguments: [ObjectiveCNode] = []
        var selector = ""
        var isAfterColon = false
        for child in node.children where child.range.lowerBound >= first.range.lowerBound {
            if words.contains(child) {
                selector += child.text
            } else if child.kind == ":" {
                selector += ":"
                isAfterColon = true
            } else if isAfterColon, child.isNamed, !child.isComment {
                arguments.append(child)
                isAfterColon = false
            }
        }
        self.node = node
        self.receiver = receiver
        self.words = words
        self.arguments = arguments
        self.selector = selector
    }
}

extension ObjectiveCNode {
    /// The expression without parentheses and casts around it.
    var unwrapped: ObjectiveCNode {
        switch kind {
        case "parenthesized_expression": namedChildren.first?.unwrapped ?? self
        case "cast_expression": child("value")?.unwrapped ?? self
        default: self
        }
    }

    /// The parent without the parentheses and casts between.
    var parentOfUnwrapped: ObjectiveCNode? {
        var current = parent
        while let node = current, ["parenthesized_expression", "cast_expression"].contains(node.kind) { current = node.parent }
        return current
    }

    /// The text with single spaces, for comparing and for messages.
    var compactText: String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The text of a string literal `@"…"`; nil for other nodes, and where something is escaped.
    var stringValue: String? {
        guard kind == "string_expression" || kind == "string_literal" else { return nil }
        let text = text.drop { $0 == "@" }
        guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// Whether a message is sent or a function called in the expression, or a block is made.
    var isCalling: Bool {
        let kinds: Set = ["message_expression", "call_expression", "block_literal"]
        return kinds.contains(unwrapped.kind) || descendants.contains { kinds.contains($0.kind) }
    }

    /// Whether the same text stands before the node in the same statement already: what is to say of it is said there.
    var repeatsItself: Bool {
        let whole = ancestors.first { $0.kind.hasSuffix("_statement") || $0.kind == "declaration" } ?? tree.root
        let text = compactText
        for other in whole.descendants where other.kind == kind {
            if other.range.lowerBound >= range.lowerBound { return false }
            if other.compactText == text { return true }
        }
        return false
    }
}
