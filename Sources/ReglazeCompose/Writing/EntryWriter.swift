import ReglazeEngine

/// Writes an entry of the host as a branch of `when (route)`, without the host around it.
struct EntryWriter {
    let draft: StackDraft
    /// Whether a single page can have a parameter of the host.
    let canSupply: (_ parameter: String) -> Bool
    var sharedValues: [String] = []
    /// The host's parameters that pages need as well.
    var sharedParameters: [KotlinParameter] = []
    var gaps: [ReadingNote] = []
    var imports: Set<String> = []
    var sharedNames: Set<String> = []
    /// Of the entry at work.
    var actionGaps: [ReadingNote] = []

    init(draft: StackDraft, canSupply: @escaping (_ parameter: String) -> Bool) {
        self.draft = draft
        self.canSupply = canSupply
    }

    /// Why an entry can't stand without its host.
    struct Unmapped: Error {
        let node: KotlinNode
        let reason: String
    }

    mutating func branch(for entry: HostEntry, _ route: Route, _ type: String) -> String {
        let known = (sharedValues, sharedNames, sharedParameters, imports)
        actionGaps = []
        do throws(Unmapped) {
            let body = try body(of: entry)
            gaps += actionGaps
            let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
            if lines.isEmpty || body.isEmpty { return "is \(type) -> Unit" }
            let isExpression =
                KotlinCode.statements(of: entry.content.node).filter { !isRouteValue($0, entry) }.count == 1
                && !body.hasPrefix("val ") && !body.hasPrefix("//") && !body.contains("\nval ")
            if isExpression { return "is \(type) -> \(body)" }
            let unit = KotlinCode.indentUnit(of: draft.host.function.place.file)
            return "is \(type) -> {\n\(KotlinCode.reindented(body, from: "", to: unit))\n}"
        } catch {
            (sharedValues, sharedNames, sharedParameters, imports) = known
            let place = KotlinPlace(error.node, in: entry.content.file)
            gaps.append(
                ReadingNote(
                    location: place.location,
                    text: "the page of \(route.name) can't be shown without its host: \(error.reason); write its branch in "
                        + "\(draft.names.screenContent) by hand"))
            imports.insert("androidx.compose.foundation.text.BasicText")
            let text = "TODO: \(route.name): \(error.reason)".replacing("\"", with: "'").replacing("$", with: "")
            return "is \(type) -> BasicText(\"\(text)\")"
        }
    }

    // MARK: The body

    private mutating func body(of entry: HostEntry) throws(Unmapped) -> String {
        let content = entry.content.node
        let file = entry.content.file
        guard let lambda = KotlinLambda(content), !content.hasError else {
            throw Unmapped(node: content, reason: "its content is no lambda that can be read")
        }
        var edits: [(range: Range<Int>, text: String)] = []
        try checkScope(of: content, entry, into: &edits)
        try map(content, of: entry, into: &edits)
        guard let text = draft.draft(of: file).text(of: lambda.bodyRange, layers: [.routes], extra: edits) else {
            throw Unmapped(node: content, reason: "its calls stand inside of one another")
        }
        let host = draft.host.function.place.file
        if file.path != host.path {
            for name in KotlinNames.references(in: content) {
                guard let declaration = draft.symbols.visible(name.text, in: file).first, declaration.isPrivate,
                    declaration.parents.isEmpty, KotlinScope.local(name.text, at: name) == nil
                else { continue }
                throw Unmapped(node: name, reason: "it needs \(name.text), which is private to its file")
            }
            imports.formUnion(KotlinImports.needed(for: text, from: file, to: host.package, symbols: draft.symbols))
        }
        return trimmed(text)
    }

    /// What the library gives an entry as its receiver is not there without it, and a `return` from it leaves the function.
    private func checkScope(
        of content: KotlinNode, _ entry: HostEntry, into edits: inout [(range: Range<Int>, text: String)]
    ) throws(Unmapped) {
        let name = KotlinCall(entry.call.node)?.name ?? ""
        for node in content.descendants {
            if node.kind == "return_expression", node.child("label")?.text == name {
                let start = node.range.lowerBound
                edits.append((start..<(start + "return@\(name)".utf8.count), "return"))
            }
            guard node.kind == "this_expression" else { continue }
            let nearest = node.ancestors.first { $0.kind == "lambda_literal" || $0.kind == "class_body" }
            if nearest == content && node.namedChildren.isEmpty || node.namedChildren.first?.text == name {
                throw Unmapped(node: node, reason: "it needs the scope that the library gives its entry")
            }
        }
    }

    /// Without blank lines around it, and moved to the left.
    private func trimmed(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let isBlank = { (line: String) in line.allSatisfy { $0 == " " || $0 == "\t" } }
        while let first = lines.first, isBlank(first) { lines.removeFirst() }
        while let last = lines.last, isBlank(last) { lines.removeLast() }
        guard let first = lines.first else { return "" }
        let indent = String(first.prefix { $0 == " " || $0 == "\t" })
        lines[0] = String(first.dropFirst(indent.count))
        if let last = lines.last { lines[lines.count - 1] = String(last.reversed().drop { $0 == " " }.reversed()) }
        return KotlinCode.reindented(lines.joined(separator: "\n"), from: indent, to: "")
    }

    mutating func map(
        _ content: KotlinNode, of entry: HostEntry, into edits: inout [(range: Range<Int>, text: String)]
    ) throws(Unmapped) {
        let file = entry.content.file
        var done: [Range<Int>] = []
        func isDone(_ node: KotlinNode) -> Bool {
            done.contains { $0.lowerBound <= node.range.lowerBound && node.range.upperBound <= $0.upperBound }
        }
        for statement in KotlinCode.statements(of: content) where isRouteValue(statement, entry) {
            let end = lineEnd(after: statement, in: file)
            edits.append((lineStart(of: statement, in: file)..<end, ""))
            done.append(statement.range)
        }
        for node in content.descendants where !isDone(node) {
            if isRoute(node, of: entry) {
                edits.append((node.range, "route"))
                done.append(node.range)
                continue
            }
            // A lambda means what is in it.
            if node.kind == "lambda_literal" {
                if goesBack(node, file) {
                    edits.append((node.range, "onBack"))
                    done.append(node.range)
                }
                continue
            }
            if node.kind == "identifier", !KotlinNames.isReference(node) { continue }
            guard let action = draft.app.meaning(of: node, in: file) else { continue }
            let isReference = KotlinCall(node) == nil && node.kind != "assignment"
            try write(action, node, in: file, isReference: isReference, into: &edits, &done)
        }
        for name in KotlinNames.references(in: content) where !isDone(name) {
            try check(name, entry, into: &edits)
        }
    }

    private func lineStart(of node: KotlinNode, in file: KotlinFile) -> Int {
        let bytes = file.source.bytes
        let start = bytes[..<node.range.lowerBound].lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? 0
        return start > 0 && bytes[start - 1] == 0x0A ? start : node.range.lowerBound
    }

    private func lineEnd(after node: KotlinNode, in file: KotlinFile) -> Int {
        let bytes = file.source.bytes
        let end = bytes[node.range.upperBound...].firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D } ?? bytes.count
        return end < bytes.count && bytes[end] == 0x0A ? end + 1 : node.range.upperBound
    }

    // MARK: The route

    /// `val route = entry.toRoute<Plant>()`: the parameter has that name.
    private func isRouteValue(_ statement: KotlinNode, _ entry: HostEntry) -> Bool {
        guard statement.kind == "property_declaration", KotlinCode.declaredName(of: statement) == "route",
            let value = KotlinCode.initializer(of: statement)
        else { return false }
        return isRoute(value, of: entry)
    }

    /// Whether a node is the route: `e.toRoute<Plant>()`, or what the entry's lambda is given in Navigation 3.
    private func isRoute(_ node: KotlinNode, of entry: HostEntry) -> Bool {
        if draft.app.navigation == .navigation3 {
            // The content of `NavEntry(key) { … }` has an `it` as well.
            let isNamed = node.text == entry.parameter || node.text == "it" && KotlinLambda(entry.content.node)?.parameters == []
            guard node.kind == "identifier", isNamed, KotlinNames.isReference(node) else { return false }
            return binds(node, to: entry)
        }
        guard let call = KotlinCall(node), call.name == "toRoute", let receiver = call.receiver, receiver.text == entry.parameter
        else { return false }
        return binds(receiver, to: entry)
    }

    /// Whether the entry's own parameter is meant, and not that of a lambda inside.
    func binds(_ name: KotlinNode, to entry: HostEntry) -> Bool {
        for around in name.ancestors {
            if around == entry.content.node { return true }
            guard let lambda = KotlinLambda(around) else { continue }
            if lambda.parameters.contains(name.text) { return false }
            if name.text == "it", lambda.parameters.isEmpty, takesValue(lambda), !isField(name, of: entry, in: lambda) {
                return false
            }
        }
        return false
    }

    /// Whether `it.name` in what a library's composable draws can only be the route's: `TextButton(…) { Text(it.name) }`.
    private func isField(_ name: KotlinNode, of entry: HostEntry, in lambda: KotlinLambda) -> Bool {
        guard let member = name.parent, member.kind == "navigation_expression", member.namedChildren.first == name,
            let call = KotlinCall.around(lambda.node), call.name.first?.isUppercase ?? false, type(of: lambda) == nil
        else { return false }
        let fields = draft.routes.route(named: entry.route)?.fields ?? []
        return fields.contains { $0.name == member.namedChildren.last?.text }
    }

    /// Whether a lambda without written parameters has an `it`.
    private func takesValue(_ lambda: KotlinLambda) -> Bool {
        guard let call = KotlinCall.around(lambda.node) else { return true }
        if ["apply", "run", "with", "remember", "LaunchedEffect", "DisposableEffect", "launch", "clickable"].contains(call.name) {
            return false
        }
        guard let type = type(of: lambda) else { return true }
        return !type.filter { $0 != " " }.contains("()->")
    }

    /// The type of the parameter that a lambda is given for.
    func type(of lambda: KotlinLambda) -> String? {
        guard let call = KotlinCall.around(lambda.node),
            let index = call.arguments.firstIndex(where: { $0.value == lambda.node })
        else { return nil }
        let argument = call.arguments[index]
        for declaration in draft.symbols.declarations(named: call.name) where declaration.kind == .function {
            let parameters = declaration.parameters
            if argument.isTrailing { return parameters.last?.type }
            if let name = argument.name {
                if let parameter = parameters.first(where: { $0.name == name }) { return parameter.type }
            } else if index < parameters.count {
                return parameters[index].type
            }
        }
        return nil
    }
}
