import ReglazeEngine

/// How Kotlin code is laid out, and the few questions that edits ask of its tree.
enum KotlinCode {
    /// The blanks at the start of the line that holds an offset.
    static func indentation(at offset: Int, in file: KotlinFile) -> String {
        let bytes = file.source.bytes
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        let blanks = bytes[start..<bytes.count].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: blanks, as: UTF8.self)
    }

    /// What one level of a file's indentation is: the blanks of the first indented line, as a rule.
    static func indentUnit(of file: KotlinFile) -> String {
        var narrowest: Int?
        for line in file.source.bytes.split(separator: 0x0A) {
            guard let first = line.first, first == 0x20 || first == 0x09 else { continue }
            if first == 0x09 { return "\t" }
            let blanks = line.prefix { $0 == 0x20 }.count
            // A block comment's lines start with one blank and a star.
            guard blanks > 1, blanks < line.count, blanks <= 8 else { continue }
            narrowest = min(narrowest ?? blanks, blanks)
            if narrowest == 2 { break }
        }
        return String(repeating: " ", count: narrowest == 2 ? 2 : 4)
    }

    /// The ranges of strings in `"""` that go over several lines.
    static func rawStrings(in node: KotlinNode) -> [Range<Int>] {
        node.descendants.filter { $0.kind == "multiline_string_literal" || $0.kind == "string_literal" }
            .map { (range: $0.range, text: $0.text) }
            .filter { $0.text.hasPrefix("\"\"\"") && $0.text.contains("\n") }.map(\.range)
    }

    /// The text with every line moved so that its least indented line has `indent`. Blank lines stay empty.
    /// The first line is taken to start where its node does, at `firstIndent`.
    static func reindented(_ text: String, from firstIndent: String, to indent: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var result: [String] = []
        var isInRawString = false
        for (index, line) in lines.enumerated() {
            let wasInRawString = isInRawString
            if line.components(separatedBy: "\"\"\"").count % 2 == 0 { isInRawString.toggle() }
            if index == 0 {
                result.append(indent + line)
            } else if wasInRawString {
                result.append(line)
            } else if line.allSatisfy({ $0 == " " || $0 == "\t" }) {
                result.append("")
            } else if line.hasPrefix(firstIndent) {
                result.append(indent + line.dropFirst(firstIndent.count))
            } else {
                result.append(indent + line.drop { $0 == " " || $0 == "\t" })
            }
        }
        return result.joined(separator: "\n")
    }

    // MARK: Calls

    /// What a call is called by: `navigate` of `nav.navigate(X) { … }`, `composable` of `composable<X> { … }`.
    static func name(of call: KotlinNode) -> String? {
        switch call.kind {
        case "call_expression": call.namedChildren.first.flatMap { name(of: $0) }
        case "navigation_expression": call.namedChildren.last?.text
        case "identifier": call.text
        // The grammar reads `f<T> { … }` as two comparisons.
        case "binary_expression": call.child("left").flatMap { name(of: $0) }
        default: nil
        }
    }

    /// The parenthesised arguments of a call, those before a trailing lambda.
    static func argumentList(of call: KotlinNode) -> KotlinNode? {
        guard call.kind == "call_expression" else { return nil }
        if let list = call.child(ofKind: "value_arguments") { return list }
        guard call.child(ofKind: "annotated_lambda") != nil, let inner = call.namedChildren.first else { return nil }
        return argumentList(of: inner)
    }

    static func arguments(of call: KotlinNode) -> [KotlinNode] {
        argumentList(of: call)?.namedChildren.filter { $0.kind == "value_argument" } ?? []
    }

    /// `name` of `name = value`.
    static func label(of argument: KotlinNode) -> String? {
        let children = Array(argument.children)
        guard children.count >= 3, children[1].kind == "=", children[0].kind == "identifier" else { return nil }
        return children[0].text
    }

    static func value(of argument: KotlinNode) -> KotlinNode? { argument.namedChildren.last }

    static func argument(_ label: String, of call: KotlinNode) -> KotlinNode? {
        arguments(of: call).first { self.label(of: $0) == label }.flatMap { value(of: $0) }
    }

    /// The lambda after the parentheses.
    static func trailingLambda(of call: KotlinNode) -> KotlinNode? {
        switch call.kind {
        case "call_expression": call.child(ofKind: "annotated_lambda")?.child(ofKind: "lambda_literal")
        case "binary_expression": call.child("right").flatMap { $0.kind == "lambda_literal" ? $0 : nil }
        default: nil
        }
    }

    /// The whole call of which a callee's identifier is part: with its parentheses and its trailing lambda.
    static func outermostCall(of callee: KotlinNode) -> KotlinNode {
        var node = callee
        while let parent = node.parent, parent.namedChildren.first == node, parent.kind == "call_expression" { node = parent }
        return node
    }

    /// Every call below a node, whole ones only: not the call inside of one with a trailing lambda.
    static func calls(in node: KotlinNode) -> [KotlinNode] {
        node.descendants.filter { node in
            guard node.kind == "call_expression" else { return false }
            guard let parent = node.parent, parent.kind == "call_expression" else { return true }
            return parent.namedChildren.first != node
        }
    }

    static func calls(of name: String, in node: KotlinNode) -> [KotlinNode] { calls(in: node).filter { self.name(of: $0) == name } }

    /// The statements of a lambda, or of a function's block.
    static func statements(of body: KotlinNode) -> [KotlinNode] {
        switch body.kind {
        case "lambda_literal": body.namedChildren.filter { $0.kind != "lambda_parameters" }
        case "block": body.namedChildren
        case "function_body": body.child(ofKind: "block").map { statements(of: $0) } ?? []
        default: []
        }
    }

    /// The names before a lambda's arrow.
    static func parameters(of lambda: KotlinNode) -> [String] {
        lambda.child(ofKind: "lambda_parameters")?.namedChildren.compactMap { $0.child(ofKind: "identifier")?.text } ?? []
    }

    /// The statement of `body` in which a node stands.
    static func statement(of body: KotlinNode, holding node: KotlinNode) -> KotlinNode? {
        statements(of: body).first { $0.range.lowerBound <= node.range.lowerBound && node.range.upperBound <= $0.range.upperBound }
    }

    static func holds(_ outer: KotlinNode, _ inner: KotlinNode) -> Bool {
        outer.range.lowerBound <= inner.range.lowerBound && inner.range.upperBound <= outer.range.upperBound
    }

    // MARK: Declarations

    /// The name that a `val` declares; nil for a destructuring one.
    static func declaredName(of property: KotlinNode) -> String? {
        property.child(ofKind: "variable_declaration")?.child(ofKind: "identifier")?.text
    }

    /// The value of a `val`, or what it is delegated to.
    static func initializer(of property: KotlinNode) -> KotlinNode? {
        if let delegate = property.child(ofKind: "property_delegate") { return delegate.namedChildren.last }
        let children = Array(property.children)
        guard let equals = children.firstIndex(where: { $0.kind == "=" }) else { return nil }
        return children[(equals + 1)...].first { $0.isNamed && !$0.isComment }
    }

    static func hasAnnotation(_ name: String, _ declaration: KotlinNode) -> Bool {
        declaration.child(ofKind: "modifiers")?.descendants.contains {
            $0.kind == "annotation" && $0.descendants.contains { $0.kind == "identifier" && $0.text == name }
        } ?? false
    }

    static func hasModifier(_ name: String, _ declaration: KotlinNode) -> Bool {
        declaration.child(ofKind: "modifiers")?.descendants.contains { !$0.isNamed && $0.kind == name } ?? false
    }

    /// The functions and types of the file's top level.
    static func topLevelName(of declaration: KotlinNode) -> String? {
        switch declaration.kind {
        case "property_declaration": declaredName(of: declaration)
        default: declaration.child("name")?.text ?? declaration.child(ofKind: "identifier")?.text
        }
    }
}
