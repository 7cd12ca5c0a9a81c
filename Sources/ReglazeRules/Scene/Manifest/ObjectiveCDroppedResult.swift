import ReglazeEngine

/// What a callback of the application returned, where the scene's method returns nothing.
extension ObjectiveCSceneText {
    /// A call that gave the result is made, and its result dropped; a value that nothing comes of goes.
    /// - Parameter exit: what ends the method, or its turn in the loop.
    /// - Returns: the statements whose value is not asked for any more.
    func dropResults(of definition: ObjectiveCMethod, _ moved: inout ObjectiveCMovedBody, exit: String) -> [ObjectiveCNode] {
        var dropped: [ObjectiveCNode] = []
        for statement in definition.returns {
            if exit == "continue", statement.isInLoop(below: definition.body) {
                moved.add("line \(line(statement)): a `return` stands in a loop")
            }
            let isLast = definition.body.namedChildren.last == statement
            guard let value = statement.namedChildren.first, !value.hasNoEffect else {
                moved.patch(isLast ? file.removal(of: statement.range) : statement.range, with: isLast ? "" : "\(exit);")
                dropped.append(statement)
                continue
            }
            let (before, after) = Self.discard(value)
            moved.patch(statement.range.lowerBound..<value.range.lowerBound, with: before)
            let end = statement.range.upperBound
            if !after.isEmpty { moved.patch(value.range.upperBound..<end, with: "\(after);") }
            guard !isLast else { continue }
            guard statement.parent?.kind == "compound_statement" else {
                moved.add("line \(line(statement)): a result is returned behind an `if` without braces")
                continue
            }
            let isFirst = file.isFirstOnLine(statement.range.lowerBound)
            let gap = isFirst ? "\n\(file.indentation(ofLineAt: statement.range.lowerBound))" : " "
            moved.patch(end..<end, with: "\(gap)\(exit);")
        }
        return dropped
    }

    /// What stands around a value that is not used: the compiler warns of one that is not told.
    private static func discard(_ value: ObjectiveCNode) -> (before: String, after: String) {
        switch value.kind {
        case "message_expression", "call_expression": ("", "")
        case "parenthesized_expression", "field_expression", "subscript_expression", "unary_expression": ("(void)", "")
        default: ("(void)(", ")")
        }
    }
}

extension ObjectiveCMethod {
    /// The method's own `return` statements, without those of blocks.
    var returns: [ObjectiveCNode] {
        body.descendants(ofKind: "return_statement").filter { !$0.isInBlock(below: body) }
    }

    /// Whether the method does more than give a fixed answer.
    var hasEffect: Bool {
        body.namedChildren.contains { node in
            node.kind != "return_statement" || node.namedChildren.first.map { !$0.hasNoEffect } ?? false
        }
    }
}

extension ObjectiveCNode {
    fileprivate func isInLoop(below outer: ObjectiveCNode) -> Bool {
        ancestors.prefix { $0 != outer }.contains { ["for_statement", "while_statement", "do_statement"].contains($0.kind) }
    }

    /// Whether asking for the value surely does nothing besides: literals, variables, and questions to strings, links and dates.
    fileprivate var hasNoEffect: Bool {
        let node = unwrapped
        switch node.kind {
        case "identifier", "number_literal", "string_literal", "string_expression", "true", "false", "null": return true
        case "binary_expression", "conditional_expression", "unary_expression", "at_expression":
            return node.namedChildren.allSatisfy(\.hasNoEffect)
        case "field_expression":
            guard let property = ObjectiveCProperty(node) else { return false }
            return Self.questions.contains(property.name) && property.object.hasNoEffect
        case "message_expression":
            guard let message = ObjectiveCMessage(node), Self.questions.contains(message.selector) else { return false }
            return message.receiver.hasNoEffect && message.arguments.allSatisfy(\.hasNoEffect)
        default: return ["YES", "NO", "nil", "NULL"].contains(node.text)
        }
    }

    /// Methods of Foundation that answer and do nothing else.
    private static let questions: Set<String> = [
        "isEqual:", "isEqualToString:", "isEqualToNumber:", "hasPrefix:", "hasSuffix:", "containsString:",
        "caseInsensitiveCompare:",
        "lowercaseString", "uppercaseString", "length", "scheme", "host", "path", "query", "fragment", "absoluteString",
        "lastPathComponent", "pathExtension", "activityType", "webpageURL", "isFileURL", "fileURL",
    ]
}
