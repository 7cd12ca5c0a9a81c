import ReglazeEngine

/// Gives every route the title of its page where it is made, and follows objects that became classes to every use of them.
struct TitlePassing {
    private var draft: StackDraft
    private var gaps: [ReadingNote] = []
    /// How the objects that became classes are written.
    private var followed: Set<String> = []
    /// The titles that a composable scope resolves, by where they go.
    private var titles: [Scope: [Title]] = [:]

    private struct Scope: Hashable {
        let path: String
        /// The lambda or the block.
        let body: KotlinNode
    }

    private struct Title: Hashable {
        let name: String
        let expression: String
        /// The statement that needs it first.
        var statement: KotlinNode
    }

    static func apply(_ sources: [String: TitleSource], to draft: inout StackDraft) -> [ReadingNote] {
        var passing = TitlePassing(draft: draft)
        for route in draft.routes.routes where route.form == .dataObject || route.form == .object {
            if case .resource? = sources[route.name] { passing.followed.insert(route.name) }
        }
        for route in draft.routes.routes {
            guard case .resource(let expression, let path)? = sources[route.name], let declaration = route.declaration,
                let source = draft.app.project.kotlinFile(at: path)
            else { continue }
            let isObject = route.form == .dataObject || route.form == .object
            for use in draft.symbols.uses(of: declaration) {
                switch use.kind {
                case .importLine, .type, .reference: continue
                case .value where isObject: passing.follow(use, of: route, expression, source)
                case .call where !isObject: passing.pass(use, of: route, expression, source)
                case .call, .value: continue
                }
            }
            if isObject { passing.warnOfSwift(route) }
        }
        passing.declareTitles()
        draft = passing.draft
        return passing.gaps
    }

    // MARK: Objects that became classes

    private mutating func follow(_ use: KotlinUse, of route: Route, _ expression: String, _ source: KotlinFile) {
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

    private mutating func warnOfSwift(_ route: Route) {
        for file in draft.app.project.index.files where file.kind == .swift && file.contains("\(route.name).shared") {
            let bytes = Array("\(route.name).shared".utf8)
            let offset = file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) } ?? 0
            gaps.append(
                ReadingNote(
                    location: file.location(of: offset..<(offset + bytes.count)),
                    text: "\(route.name) is a class now: write \(route.name)(title: nil) instead of \(route.name).shared"))
        }
    }

    // MARK: Titles

    /// Adds the title to a constructor call.
    private mutating func pass(_ use: KotlinUse, of route: Route, _ expression: String, _ source: KotlinFile) {
        let file = use.place.file
        guard let call = KotlinCall.calling(use.place.node), call.argument(named: "title") == nil,
            let title = title(for: route, at: call.node, in: file, expression, source)
        else { return }
        draft.edit(file) { KotlinLists.addArguments(["title = \(title)"], to: call, in: &$0, layer: .routes) }
    }

    /// The name of the value that holds the title in the composable scope around a place; nil where there is no such scope.
    private mutating func title(
        for route: Route, at node: KotlinNode, in file: KotlinFile, _ expression: String, _ source: KotlinFile
    ) -> String? {
        guard !file.isTest, Self.runsOnIOS(file.sourceSet) else { return nil }
        guard let body = composableScope(around: node, in: file), let statement = KotlinCode.statement(of: body, holding: node)
        else {
            gaps.append(note(node, file, "\(route.name) is made outside of a composable function, where its title can't be read"))
            return nil
        }
        guard file.module == source.module, !hasOtherResources(file, source) else {
            gaps.append(note(node, file, "the title of \(route.name), \(expression), is a resource of another module"))
            return nil
        }
        let text = "stringResource(\(expression))"
        if let known = KotlinCode.statements(of: body).first(where: {
            $0.kind == "property_declaration" && KotlinCode.initializer(of: $0)?.text == text
                && $0.range.upperBound <= statement.range.lowerBound
        }), let name = KotlinCode.declaredName(of: known) {
            return name
        }
        let scope = Scope(path: file.path, body: body)
        if let index = titles[scope]?.firstIndex(where: { $0.expression == text }) {
            if statement.range.lowerBound < titles[scope]?[index].statement.range.lowerBound ?? 0 {
                titles[scope]?[index].statement = statement
            }
            return titles[scope]?[index].name
        }
        let name = titleName(expression, in: body, taken: titles[scope]?.map(\.name) ?? [])
        titles[scope, default: []].append(Title(name: name, expression: text, statement: statement))
        let imports = KotlinImports.needed(for: text, from: source, to: file.package, symbols: draft.symbols)
            .filter { !$0.hasSuffix("*") || $0.contains("resources") }
        draft.edit(file) { draft in
            for name in imports { draft.addImport(name) }
            draft.addImport("org.jetbrains.compose.resources.stringResource")
        }
        return name
    }

    /// Whether code of a source set can run on iOS, where alone titles are shown.
    private static func runsOnIOS(_ sourceSet: String) -> Bool {
        let others = ["android", "jvm", "desktop", "web", "js", "wasm", "linux", "mingw", "macos"]
        return sourceSet != "main" && !others.contains { sourceSet.hasPrefix($0) }
    }

    private func note(_ node: KotlinNode, _ file: KotlinFile, _ text: String) -> ReadingNote {
        ReadingNote(location: KotlinPlace(node, in: file).location, text: text)
    }

    /// Whether `Res` means something else here.
    private func hasOtherResources(_ file: KotlinFile, _ source: KotlinFile) -> Bool {
        guard let here = file.imports.first(where: { $0.localName == "Res" }),
            let there = source.imports.first(where: { $0.localName == "Res" })
        else { return false }
        return here.name != there.name
    }

    /// The entry's lambda, or the block of the composable function.
    private func composableScope(around node: KotlinNode, in file: KotlinFile) -> KotlinNode? {
        let contents = Set(draft.host.entries.filter { $0.content.file.path == file.path }.map(\.content.node))
        for around in node.ancestors {
            if contents.contains(around) { return around }
            guard around.kind == "function_declaration" else { continue }
            guard around.annotation("Composable") != nil else { continue }
            return around.child(ofKind: "function_body")?.child(ofKind: "block")
        }
        return nil
    }

    /// `settingsTitle` for `Res.string.settings_title`.
    private func titleName(_ expression: String, in body: KotlinNode, taken: [String]) -> String {
        let words = (expression.split(separator: ".").last ?? "").split(separator: "_").map(String.init)
        let camel = words.enumerated().map {
            $0.offset == 0 ? $0.element : $0.element.prefix(1).uppercased() + $0.element.dropFirst()
        }
        .joined()
        let name = camel.lowercased().hasSuffix("title") ? camel : camel + "Title"
        let known = KotlinNames.declared(in: body).union(taken)
        return known.contains(name) ? "\(name)Text" : name
    }

    /// Writes `val settingsTitle = stringResource(…)` before the statement that needs it.
    private mutating func declareTitles() {
        for (scope, titles) in titles.sorted(by: {
            ($0.key.path, $0.key.body.range.lowerBound) < ($1.key.path, $1.key.body.range.lowerBound)
        }) {
            guard let file = draft.app.project.kotlinFile(at: scope.path) else { continue }
            let lines = file.source.lines
            let opening = scope.body.child(ofKind: "->") ?? scope.body.child(ofKind: "{")
            for statement in Set(titles.map(\.statement)) {
                let here = titles.filter { $0.statement == statement }
                draft.edit(file) { draft in
                    guard let opening,
                        lines.position(of: opening.range.upperBound).line == lines.position(of: statement.range.lowerBound).line
                    else {
                        let indent = KotlinCode.indentation(at: statement.range.lowerBound, in: file)
                        let text = here.map { "val \($0.name) = \($0.expression)\n\(indent)" }.joined()
                        draft.insert(text, at: statement.range.lowerBound, layer: .routes)
                        return
                    }
                    // A lambda on one line is opened up.
                    let outer = KotlinCode.indentation(at: scope.body.range.lowerBound, in: file)
                    let inner = outer + KotlinCode.indentUnit(of: file)
                    let text = here.map { "\n\(inner)val \($0.name) = \($0.expression)" }.joined() + "\n\(inner)"
                    draft.replace(opening.range.upperBound..<statement.range.lowerBound, with: text, layer: .routes)
                    let close = scope.body.range.upperBound - 1
                    if let last = KotlinCode.statements(of: scope.body).last,
                        lines.position(of: last.range.upperBound).line == lines.position(of: close).line
                    {
                        draft.replace(last.range.upperBound..<close, with: "\n\(outer)", layer: .routes)
                    }
                }
            }
        }
    }
}
