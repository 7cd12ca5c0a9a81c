import ReglazeEngine

/// Writes an entry of the host as a branch of `when (route)`, without the host around it.
struct EntryWriter {
    let draft: StackDraft
    /// Whether a single page can have a parameter of the host.
    let canSupply: (_ parameter: String) -> Bool
    private(set) var sharedValues: [String] = []
    /// The host's parameters that pages need as well.
    private(set) var sharedParameters: [KotlinParameter] = []
    var gaps: [ReadingNote] = []
    var imports: Set<String> = []
    private var sharedNames: Set<String> = []
    /// Of the entry at work.
    private var actionGaps: [ReadingNote] = []

    init(draft: StackDraft, canSupply: @escaping (_ parameter: String) -> Bool) {
        self.draft = draft
        self.canSupply = canSupply
    }

    /// Why an entry can't stand without its host.
    private struct Unmapped: Error {
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

    private mutating func map(
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
    private func binds(_ name: KotlinNode, to entry: HostEntry) -> Bool {
        for around in name.ancestors {
            if around == entry.content.node { return true }
            guard let lambda = KotlinLambda(around) else { continue }
            if lambda.parameters.contains(name.text) { return false }
            if name.text == "it", lambda.parameters.isEmpty, takesValue(lambda) { return false }
        }
        return false
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
    private func type(of lambda: KotlinLambda) -> String? {
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

    // MARK: Actions

    private mutating func write(
        _ action: NavigationAction, _ node: KotlinNode, in file: KotlinFile, isReference: Bool,
        into edits: inout [(range: Range<Int>, text: String)],
        _ done: inout [Range<Int>]
    ) throws(Unmapped) {
        switch action {
        case .push(let route, _):
            if let pop = KotlinCall.all(of: ["popUpTo"], in: node).first {
                actionGaps.append(
                    ReadingNote(
                        location: KotlinPlace(pop.node, in: file).location,
                        text:
                            "`\(pop.node.text)` is left out where SwiftUI shows the page: it is pushed above this one; decide by hand"
                    ))
            }
            try show(route, by: isTab(route) ? "onActivate" : "onNavigate", node, isReference, &edits, &done)
        case .activate(let route): try show(route, by: "onActivate", node, isReference, &edits, &done)
        case .set(let route): try show(route, by: "onSet", node, isReference, &edits, &done)
        case .replace(let route):
            guard !isReference, node.parent?.kind == "lambda_literal" || node.parent?.kind == "block" else {
                throw Unmapped(node: node, reason: "it replaces its page in the middle of an expression")
            }
            if let argument = route.node {
                edits.append((node.range.lowerBound..<argument.range.lowerBound, "onBack(); onNavigate("))
                edits.append((argument.range.upperBound..<node.range.upperBound, ")"))
                done += [node.range.lowerBound..<argument.range.lowerBound, argument.range.upperBound..<node.range.upperBound]
            } else {
                edits.append((node.range, "onBack(); onNavigate(\(route.text))"))
                done.append(node.range)
            }
        case .back:
            edits.append((node.range, isReference ? "onBack" : "onBack()"))
            done.append(node.range)
        case .backTo(let route, let inclusive):
            let tab = route.flatMap { name in draft.routes.tabs.first { $0.name == name } }
            guard !inclusive, route == nil || tab != nil else {
                // One page back is the nearest thing.
                let text = "it went back to \(route ?? "the root")\(inclusive ? ", and that page too" : "")"
                actionGaps.append(
                    ReadingNote(
                        location: KotlinPlace(node, in: file).location,
                        text:
                            "one page back is what it does now where \(text): SwiftUI's stack is not asked for more; decide by hand"
                    ))
                edits.append((node.range, isReference ? "onBack /* TODO: \(text) */" : "onBack() /* TODO: \(text) */"))
                done.append(node.range)
                return
            }
            guard !isReference else { throw Unmapped(node: node, reason: "it goes back to the root by reference") }
            let target = tab.map { expression(for: $0) } ?? draft.names.startTab
            edits.append((node.range, "onSet(\(target))"))
            done.append(node.range)
        }
    }

    private func isTab(_ route: RouteExpression) -> Bool { draft.routes.tabs.contains { $0.name == route.route } }

    /// The expression that makes a tab's route, as the host's file writes it.
    private func expression(for tab: Route) -> String {
        let type = RouteNaming.type(of: tab, in: draft)
        return tab.form == .dataObject || tab.form == .object ? type : "\(type)()"
    }

    private func show(
        _ route: RouteExpression, by name: String, _ node: KotlinNode, _ isReference: Bool,
        _ edits: inout [(range: Range<Int>, text: String)], _ done: inout [Range<Int>]
    ) throws(Unmapped) {
        if isReference {
            edits.append((node.range, name))
            done.append(node.range)
        } else if let argument = route.node, KotlinCode.holds(node, argument) {
            // The argument stays, so that what is inside of it is mapped as well.
            edits.append((node.range.lowerBound..<argument.range.lowerBound, "\(name)("))
            edits.append((argument.range.upperBound..<node.range.upperBound, ")"))
            done += [node.range.lowerBound..<argument.range.lowerBound, argument.range.upperBound..<node.range.upperBound]
        } else {
            edits.append((node.range, "\(name)(\(route.text))"))
            done.append(node.range)
        }
    }

    /// Whether a lambda does nothing else than going back, where `() -> Unit` is wanted: `onBack` does for it.
    private func goesBack(_ node: KotlinNode, _ file: KotlinFile) -> Bool {
        guard let lambda = KotlinLambda(node), lambda.parameters.isEmpty, lambda.statements.count == 1,
            let call = KotlinCall(lambda.statements[0]), draft.app.meaning(of: call.node, in: file) == .back
        else { return false }
        // Behind the parentheses of its call only a lambda can stand.
        guard node.parent?.kind != "annotated_lambda" else { return false }
        return !node.text.contains("//") && type(of: lambda)?.filter { $0 != " " } == "()->Unit"
    }

    // MARK: Names of the host

    /// Throws where a name is one of the host's own that a page can't have by itself.
    private mutating func check(
        _ name: KotlinNode, _ entry: HostEntry, into edits: inout [(range: Range<Int>, text: String)]
    ) throws(Unmapped) {
        guard let local = KotlinScope.local(name.text, at: name) else {
            if name.text == entry.parameter, binds(name, to: entry) {
                throw Unmapped(node: name, reason: "it needs the entry of the back stack")
            }
            if let function = KotlinScope.function(name.text, at: name), !KotlinCode.holds(entry.content.node, function) {
                throw Unmapped(node: name, reason: "it needs \(name.text)(), which is declared in its host")
            }
            return
        }
        switch local {
        case .variable(let property):
            if KotlinCode.holds(entry.content.node, property) { return }
            try share(property, name: name)
        case .lambdaParameter(let lambda):
            if lambda == entry.content.node {
                throw Unmapped(node: name, reason: "it needs the entry of the back stack")
            }
            if !KotlinCode.holds(entry.content.node, lambda) {
                throw Unmapped(node: name, reason: "it needs \(name.text) of its host")
            }
        case .parameter(let parameter, let function):
            if KotlinCode.holds(entry.content.node, function) { return }
            if let text = callback(parameter.name, of: function) {
                edits.append((name.range, text))
            } else {
                try share(parameter, of: function, name: name)
            }
        }
    }

    /// What a parameter of a function that adds entries stands for: `onBack` where its call gives `{ navigator.goBack() }`.
    private func callback(_ parameter: String, of function: KotlinNode) -> String? {
        guard let builder = draft.host.entries.compactMap(\.builder).first(where: { $0.place.node == function }),
            let index = builder.parameters.firstIndex(where: { $0.name == parameter })
        else { return nil }
        let file = draft.host.function.place.file
        for call in KotlinCall.all(of: [builder.name], in: draft.host.function.place.node) {
            guard let value = call.argument(named: parameter, at: index)?.value else { continue }
            if let lambda = KotlinLambda(value) {
                guard lambda.statements.count == 1, let action = draft.app.meaning(of: lambda.statements[0], in: file) else {
                    return nil
                }
                switch action {
                case .back: return "onBack"
                case .push(let route, _) where route.route == nil: return "onNavigate"
                case .set(let route) where route.route == nil: return "onSet"
                case .activate(let route) where route.route == nil: return "onActivate"
                default: return nil
                }
            }
            if let action = draft.app.meaning(of: value, in: file) {
                switch action {
                case .back: return "onBack"
                case .push: return "onNavigate"
                case .set: return "onSet"
                case .activate: return "onActivate"
                default: return nil
                }
            }
        }
        return nil
    }

    /// Takes a value of the host along that is the same wherever it is read: `val uriHandler = LocalUriHandler.current`.
    private mutating func share(_ property: KotlinNode, name: KotlinNode) throws(Unmapped) {
        guard !sharedNames.contains(name.text) else { return }
        guard property.kind == "property_declaration", property.text.hasPrefix("val "),
            let value = KotlinCode.initializer(of: property), property.child(ofKind: "property_delegate") == nil, isSame(value)
        else { throw Unmapped(node: name, reason: "it needs \(name.text) of its host") }
        try shareNames(in: value)
        sharedNames.insert(name.text)
        sharedValues.append(property.text)
    }

    /// Takes a parameter along: of the host as one of the page's own, of a function that adds entries as what its call gives.
    private mutating func share(_ parameter: KotlinParameter, of function: KotlinNode, name: KotlinNode) throws(Unmapped) {
        guard !sharedNames.contains(parameter.name) else { return }
        if function == draft.host.function.place.node {
            guard canSupply(parameter.name) else { throw Unmapped(node: name, reason: "it needs \(name.text) of its host") }
            sharedNames.insert(parameter.name)
            sharedParameters.append(parameter)
            return
        }
        guard let builder = draft.host.entries.compactMap(\.builder).first(where: { $0.place.node == function }),
            let index = builder.parameters.firstIndex(where: { $0.name == parameter.name }),
            let call = KotlinCall.all(of: [builder.name], in: draft.host.function.place.node).first,
            let value = call.argument(named: parameter.name, at: index)?.value, value.kind == "identifier" || isSame(value)
        else { throw Unmapped(node: name, reason: "it needs \(name.text) of its host") }
        try shareNames(in: value)
        if value.text != parameter.name {
            sharedNames.insert(parameter.name)
            sharedValues.append("val \(parameter.name) = \(value.text)")
        }
    }

    private mutating func shareNames(in value: KotlinNode) throws(Unmapped) {
        for reference in KotlinNames.references(in: value) {
            switch KotlinScope.local(reference.text, at: reference) {
            case .variable(let property)?: try share(property, name: reference)
            case .parameter(let parameter, let function)?: try share(parameter, of: function, name: reference)
            case .lambdaParameter?: throw Unmapped(node: reference, reason: "it needs \(reference.text) of its host")
            case nil: break
            }
        }
    }

    /// Whether an expression gives the same wherever it is read: no state is made by it.
    private func isSame(_ value: KotlinNode) -> Bool {
        if value.kind == "navigation_expression" { return value.dottedNames != nil }
        guard let call = KotlinCall(value) else { return false }
        return ["stringResource", "koinInject", "rememberCoroutineScope", "painterResource"].contains(call.name)
    }
}
