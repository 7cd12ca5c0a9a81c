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

    /// What one level of a file's indentation is: how far its first block of several lines is moved in.
    /// - Parameter other: the file to take for one without such a block.
    static func indentUnit(of file: KotlinFile, or other: KotlinFile? = nil) -> String {
        // Lists may be moved in further than blocks.
        let kinds: [Set] = [["block", "class_body", "lambda_literal"], ["function_value_parameters", "class_parameters"]]
        let lines = file.source.lines
        for kind in kinds {
            for block in file.tree.root.descendants where kind.contains(block.kind) {
                guard let first = block.namedChildren.first,
                    lines.position(of: first.range.lowerBound).line > lines.position(of: block.range.lowerBound).line
                else { continue }
                let outer = indentation(at: block.range.lowerBound, in: file)
                let inner = indentation(at: first.range.lowerBound, in: file)
                if inner.hasPrefix(outer), inner.count > outer.count { return String(inner.dropFirst(outer.count)) }
            }
        }
        return other.map { indentUnit(of: $0) } ?? "    "
    }

    /// The ranges of strings in `"""` that go over several lines.
    static func rawStrings(in node: KotlinNode) -> [Range<Int>] {
        node.descendants(ofKind: "multiline_string_literal").map(\.range)
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

    // MARK: Statements

    /// The statements of a lambda, of a block or of a function's body.
    static func statements(of body: KotlinNode) -> [KotlinNode] {
        if let lambda = KotlinLambda(body) { return lambda.statements }
        return body.kind == "block" || body.kind == "function_body" ? body.bodyStatements : []
    }

    /// The statement of `body` in which a node stands.
    static func statement(of body: KotlinNode, holding node: KotlinNode) -> KotlinNode? {
        statements(of: body).first { holds($0, node) }
    }

    static func holds(_ outer: KotlinNode, _ inner: KotlinNode) -> Bool {
        outer.range.lowerBound <= inner.range.lowerBound && inner.range.upperBound <= outer.range.upperBound
    }

    static func holds(_ outer: Range<Int>, _ inner: KotlinNode) -> Bool {
        outer.lowerBound <= inner.range.lowerBound && inner.range.upperBound <= outer.upperBound
    }

    /// The function around a node.
    static func function(around node: KotlinNode) -> KotlinNode? { node.ancestor("function_declaration") }

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
}
