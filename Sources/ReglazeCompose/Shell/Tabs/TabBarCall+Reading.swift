import ReglazeEngine

/// What a bar is made of, and the text that is made from it.
extension TabBarCall {
    // MARK: - Reading

    typealias Item = (call: KotlinCall, selected: KotlinNode, onClick: KotlinNode)

    /// Calls that are given whether they are selected and what a tap does.
    static func items(in node: KotlinNode) -> [Item] {
        KotlinCall.all(in: node).compactMap { call in
            guard let selected = call.argument(named: "selected")?.value, let onClick = call.argument(named: "onClick")?.value
            else {
                return nil
            }
            return (call, selected, onClick)
        }
    }

    /// Whether an expression is the table that the tabs were read out of, or may be: a parameter tells nothing.
    static func names(_ table: KotlinNode, theTabsOf app: ComposeApp, in file: KotlinFile) -> Bool {
        if table.dottedNames == nil {
            return app.tabs.allSatisfy { tab in
                tab.place.file.path == file.path && table.range.contains(tab.place.node.range.lowerBound)
            }
        }
        if let name = table.dottedNames?.first, case .variable(let local) = KotlinScope.local(name, at: table),
            KotlinCode.initializer(of: local).flatMap(KotlinCall.init)?.name.hasSuffix("Of") == true
        {
            return app.tabs.allSatisfy { $0.place.file.path == file.path && local.range.contains($0.place.node.range.lowerBound) }
        }
        guard let owner = owner(of: table, in: file, app.project.symbols) else { return true }
        return app.tabs.allSatisfy { tab in
            tab.place.file.path == owner.file.path && owner.place.node.range.contains(tab.place.node.range.lowerBound)
        } || owner.kind != .property
    }

    static func owner(of table: KotlinNode, in file: KotlinFile, _ symbols: KotlinSymbols) -> KotlinDeclaration? {
        if let names = table.dottedNames, let first = names.first {
            let type = symbols.type(first, in: file)
            return names.count > 1 ? type : symbols.visible(first, in: file).first { $0.kind == .property }
        }
        return nil
    }

    /// The table itself, where it was filtered before it came to the bar: places in it are the places of the native tabs.
    static func table(_ node: KotlinNode, of app: ComposeApp, in file: KotlinFile) -> String {
        guard let first = app.tabs.first, let property = first.place.node.ancestor("property_declaration"),
            app.tabs.contains(where: { $0.condition != nil }), first.place.file.path == file.path,
            property.parent?.kind == "source_file",
            let name = property.child(ofKind: "variable_declaration")?.namedChildren.first?.text
        else { return oneLine(node.text) }
        return name
    }

    /// The values that an expression uses, in order, with those that they use.
    static func needed(_ values: [KotlinNode], for node: KotlinNode) -> [KotlinNode] {
        var wanted = KotlinNames.free(in: node)
        var result: [KotlinNode] = []
        for value in values.reversed() {
            guard let name = KotlinCode.declaredName(of: value), wanted.contains(name) else { continue }
            wanted.formUnion(KotlinNames.free(in: value))
            result.insert(value, at: 0)
        }
        return result
    }

    // MARK: - Text

    static func lines(of table: String, at index: String, calling name: String, body: [String]) -> [String] {
        let head = "\(table).getOrNull(\(index))?.let {\(name == "it" ? "" : " \(name) ->")"
        if body.count == 1, head.count + body[0].count < 80 { return ["\(head) \(body[0]) }"] }
        return [head] + body.map { $0.isEmpty ? "" : "    \($0)" } + ["}"]
    }

    /// What a tap does, line by line: a lambda's statements, or the call of a function.
    static func body(of action: KotlinNode) -> [String] {
        if let lambda = KotlinLambda(action) { return statements(of: lambda) }
        if action.kind == "callable_reference" || action.text.contains("::") {
            let call = action.text.hasPrefix("::") ? String(action.text.dropFirst(2)) : action.text.replacing("::", with: ".")
            return ["\(call)()"]
        }
        return [action.kind == "identifier" || action.kind == "navigation_expression" ? "\(action.text)()" : "(\(action.text))()"]
    }

    /// A lambda's statements, line by line, without their indentation.
    static func statements(of lambda: KotlinLambda) -> [String] {
        lambda.statements.flatMap { statement -> [String] in
            let lines = statement.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
            let inner = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }.map {
                $0.prefix { $0 == " " || $0 == "\t" }.count
            }
            // The last line closes what the first one opens.
            let depth = inner.last ?? 0
            return [lines[0]]
                + lines.dropFirst().map { String($0.dropFirst(min(depth, $0.prefix { $0 == " " || $0 == "\t" }.count))) }
        }
    }

    static func free(_ names: [String], in texts: [String]) -> String {
        names.first { name in
            !texts.contains { text in text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name } }
        } ?? names[0]
    }

    /// In one line, unless a comment or a string would suffer.
    static func oneLine(_ text: String) -> String {
        guard text.contains(where: \.isNewline), !text.contains("//"), !text.contains("\"") else { return text }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
