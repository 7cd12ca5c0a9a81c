import ReglazeEngine

/// Gives every route the title of its page where it is made, and follows objects that became classes to every use of them.
struct TitlePassing {
    var draft: StackDraft
    var gaps: [ReadingNote] = []
    /// How the objects that became classes are written.
    var followed: Set<String> = []
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

    /// - Parameter data: the titles that are read where a page is opened.
    static func apply(_ sources: [String: TitleSource], _ data: DataTitles, to draft: inout StackDraft) -> [ReadingNote] {
        var passing = TitlePassing(draft: draft)
        for route in draft.routes.routes where route.form == .dataObject || route.form == .object {
            if case .resource? = sources[route.name] { passing.followed.insert(route.name) }
        }
        for route in draft.routes.routes {
            guard let declaration = route.declaration else { continue }
            var resource: (expression: String, file: KotlinFile)?
            if case .resource(let expression, let path)? = sources[route.name] {
                resource = draft.app.project.kotlinFile(at: path).map { (expression, $0) }
            }
            guard resource != nil || data.routes[route.name] != nil else { continue }
            let isObject = route.form == .dataObject || route.form == .object
            for use in draft.symbols.uses(of: declaration) {
                switch use.kind {
                case .importLine, .type, .reference: continue
                case .value where isObject:
                    if let resource { passing.follow(use, of: route, resource.expression, resource.file) }
                case .call where !isObject: passing.pass(use, of: route, resource, data, isKnown: sources[route.name] != nil)
                case .call, .value: continue
                }
            }
            if isObject { passing.warnOfSwift(route) }
        }
        passing.declareTitles()
        draft = passing.draft
        return passing.gaps
    }

    // MARK: Titles

    /// Adds the title to a constructor call.
    private mutating func pass(
        _ use: KotlinUse, of route: Route, _ resource: (expression: String, file: KotlinFile)?, _ data: DataTitles, isKnown: Bool
    ) {
        let file = use.place.file
        guard let call = KotlinCall.calling(use.place.node), call.argument(named: "title") == nil else { return }
        var text = data.expressions[call.node]
        if text == nil, let resource { text = title(for: route, at: call.node, in: file, resource.expression, resource.file) }
        guard let text else {
            if !isKnown, file.isOnIOS {
                gaps.append(note(call.node, file, "\(route.name) is made here without what its title is read from: it has none"))
            }
            return
        }
        draft.edit(file) { KotlinLists.addArguments(["title = \(text)"], to: call, in: &$0, layer: .routes) }
    }

    /// The name of the value that holds the title in the composable scope around a place; nil where there is no such scope.
    mutating func title(
        for route: Route, at node: KotlinNode, in file: KotlinFile, _ expression: String, _ source: KotlinFile
    ) -> String? {
        guard file.isOnIOS else { return nil }
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

    /// `settingsTitle` for `Res.string.settings_title` and `Res.string.Settings_Title`.
    private func titleName(_ expression: String, in body: KotlinNode, taken: [String]) -> String {
        let words = (expression.split(separator: ".").last ?? "").split(separator: "_").map(String.init)
        let camel = words.enumerated().map { index, word in
            // `Settings_Title` is a resource, `settingsTitle` a value; `FAQ_Title` is better left alone.
            guard index == 0 else { return word.prefix(1).uppercased() + word.dropFirst() }
            return word.dropFirst().first?.isLowercase ?? false ? word.prefix(1).lowercased() + word.dropFirst() : word
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
