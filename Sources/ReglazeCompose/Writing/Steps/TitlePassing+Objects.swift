import ReglazeEngine

// Objects that became classes.
extension TitlePassing {
    mutating func follow(_ use: KotlinUse, of route: Route, _ expression: String, _ source: KotlinFile) {
        let file = use.place.file
        let node = use.expression
        guard let parent = node.parent else { return }
        switch parent.kind {
        case "navigation_expression":
            // `Settings.serializer()` is there on a class as well.
            guard parent.namedChildren.first == node, parent.namedChildren.last?.text != "serializer" else { return }
        case "when_entry" where parent.children("condition").contains(node) && hasSubject(parent):
            return draft.edit(file) { $0.insert("is ", at: node.range.lowerBound, layer: .routes) }
        case "binary_expression":
            if compare(node, in: parent, file) { return }
        case "infix_expression": noteCollection(use, route)
        default: break
        }
        if let call = KotlinCall.around(node), let argument = call.arguments.first(where: { $0.value == node }) {
            if goBackByType(call, argument, file) || askByType(call, file) { return }
            if ["setOf", "mutableSetOf", "contains", "indexOf", "containsKey", "remove"].contains(call.name) {
                noteCollection(use, route)
            }
        }
        let title = title(for: route, at: node, in: file, expression, source)
        let arguments = title ?? emptyArguments(route, in: file)
        draft.edit(file) { $0.insert("(\(arguments))", at: node.range.upperBound, layer: .routes) }
    }

    /// The same name may be that of the screen's function, which `Settings()` would call.
    private func emptyArguments(_ route: Route, in file: KotlinFile) -> String {
        draft.symbols.visible(route.declaration?.name ?? route.name, in: file).contains { $0.kind == .function }
            ? "title = null" : ""
    }

    private func hasSubject(_ entry: KotlinNode) -> Bool {
        entry.ancestor("when_expression")?.child(ofKind: "when_subject") != nil
    }

    /// `route == Settings` becomes `route is Settings`.
    private mutating func compare(_ node: KotlinNode, in comparison: KotlinNode, _ file: KotlinFile) -> Bool {
        guard
            let operation = comparison.child("operator")
                ?? comparison.children.first(where: { $0.text.contains("==") || $0.text.contains("!=") }),
            let left = comparison.child("left"), let right = comparison.child("right")
        else { return false }
        let words = ["==": "is", "===": "is", "!=": "!is", "!==": "!is"]
        guard let word = words[operation.text] else { return false }
        let name = node.text
        draft.edit(file) { draft in
            if right == node {
                draft.replace(operation.range, with: word, layer: .routes)
            } else {
                draft.replace(left.range.lowerBound..<right.range.lowerBound, with: "", layer: .routes)
                draft.insert(" \(word) \(name)", at: right.range.upperBound, layer: .routes)
            }
        }
        return true
    }

    /// `popBackStack(Settings, inclusive = true)` would look for an equal title; `popBackStack<Settings>(inclusive = true)` does not.
    private mutating func goBackByType(_ call: KotlinCall, _ argument: KotlinArgument, _ file: KotlinFile) -> Bool {
        guard ["popBackStack", "popUpTo", "clearBackStack"].contains(call.name), call.arguments.first?.node == argument.node
        else {
            return false
        }
        let rest = call.arguments.dropFirst().first
        let type = argument.value.text
        draft.edit(file) { draft in
            draft.insert("<\(type)>", at: call.nameNode.range.upperBound, layer: .routes)
            let end = rest.flatMap { $0.isTrailing ? nil : $0.node.range.lowerBound } ?? argument.node.range.upperBound
            draft.replace(argument.node.range.lowerBound..<end, with: "", layer: .routes)
            // `popUpTo<Settings>() { … }` without the parentheses that are empty now.
            if let rest, rest.isTrailing, let list = KotlinLists.list(of: call), call.arguments.count == 2 {
                draft.replace(list.range.lowerBound..<argument.node.range.lowerBound, with: "", layer: .routes)
                draft.replace(argument.node.range.upperBound..<list.range.upperBound, with: "", layer: .routes)
            }
        }
        return true
    }

    /// `route in setOf(Settings, About)` would look for equal titles; `(route is Settings || route is About)` does not.
    private mutating func askByType(_ call: KotlinCall, _ file: KotlinFile) -> Bool {
        guard ["setOf", "listOf", "arrayOf"].contains(call.name), call.receiver == nil, let test = call.node.parent,
            let left = test.namedChildren.first, left != call.node, test.namedChildren.last == call.node,
            left.kind == "identifier" || left.kind == "this_expression" || left.dottedNames != nil
        else { return false }
        let between = file.tree.text(left.range.upperBound..<call.node.range.lowerBound)
        let word = between.split(whereSeparator: \.isWhitespace).joined()
        guard word == "in" || word == "!in" else { return false }
        let not = word == "!in" ? "!" : ""
        let tests = call.arguments.map { argument in
            followed.contains(argument.value.text)
                ? "\(left.text) \(not)is \(argument.value.text)"
                : "\(left.text) \(not.isEmpty ? "==" : "!=") \(argument.value.text)"
        }
        draft.edit(file) {
            $0.replace(test.range, with: "(\(tests.joined(separator: not.isEmpty ? " || " : " && ")))", layer: .routes)
        }
        return true
    }

    private mutating func noteCollection(_ use: KotlinUse, _ route: Route) {
        gaps.append(
            ReadingNote(
                location: use.place.location,
                text:
                    "\(route.name) is looked for by its value here; it is a class with a title now, so that equal routes may differ"
            ))
    }

    mutating func warnOfSwift(_ route: Route) {
        for file in draft.app.project.index.files where file.kind == .swift && file.contains("\(route.name).shared") {
            let bytes = Array("\(route.name).shared".utf8)
            let offset = file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) } ?? 0
            gaps.append(
                ReadingNote(
                    location: file.location(of: offset..<(offset + bytes.count)),
                    text: "\(route.name) is a class now: write \(route.name)(title: nil) instead of \(route.name).shared"))
        }
    }
}
