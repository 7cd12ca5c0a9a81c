import ReglazeEngine

/// Keeps the app's own bars from being drawn where SwiftUI draws its.
struct BarGuard {
    private(set) var draft: StackDraft
    private(set) var gaps: [ReadingNote] = []
    private var hidden: [KotlinPlace] = []

    init(draft: StackDraft) { self.draft = draft }

    private var condition: String { "!\(draft.names.local).current" }

    // MARK: The bar of the tabs

    mutating func hideChrome() {
        guard let chrome = draft.host.chrome else {
            for bar in TabBars.places(in: draft) where !isHidden(bar) { hide(bar) }
            return
        }
        guard !isHidden(chrome) else { return }
        guard KotlinCode.holds(chrome.node, draft.host.display.node), chrome.file.path == draft.host.display.file.path else {
            hide(chrome)
            return
        }
        guard let call = KotlinCall(chrome.node) else { return }
        let slots = call.arguments.filter { ["topBar", "bottomBar"].contains($0.name) }
        if !slots.isEmpty {
            for slot in slots {
                guard let lambda = slot.lambda, let first = lambda.statements.first, let last = lambda.statements.last else {
                    continue
                }
                hide(
                    first.range.lowerBound..<last.range.upperBound, single: lambda.statements.count == 1 ? first : nil,
                    lambda.node, chrome.file)
            }
            return
        }
        unwrap(call, chrome)
    }

    /// `NavScaffold(…) { NavDisplay(…) }`: the display alone where SwiftUI draws the tabs.
    private mutating func unwrap(_ call: KotlinCall, _ chrome: KotlinPlace) {
        guard let argument = call.arguments.last(where: { KotlinCode.holds($0.node, draft.host.display.node) }),
            let lambda = argument.lambda
        else {
            gaps.append(
                ReadingNote(location: chrome.location, text: "\(call.name) draws the tabs around the pages; leave it out by hand")
            )
            return
        }
        let file = chrome.file
        let indent = KotlinCode.indentation(at: chrome.node.range.lowerBound, in: file)
        let unit = KotlinCode.indentUnit(of: file)
        let name = KotlinNames.declared(in: draft.host.function.place.node).contains("content") ? "pages" : "content"
        let hasPadding = !lambda.parameters.isEmpty
        let function = draft.symbols.function(of: call, in: file)
        let label = argument.isTrailing ? function?.parameters.last?.name ?? "content" : argument.name ?? "content"
        let head = file.tree.text(call.node.range.lowerBound..<call.nameNode.range.upperBound)
        let items = call.arguments.filter { $0.node != argument.node }.map { argument in
            let lines = KotlinCode.reindented(argument.node.text, from: indent + unit, to: indent + unit + unit)
            return String(lines.drop { $0 == " " || $0 == "\t" })
        }
        let all = items + ["\(label) = \(name)"]
        let arguments =
            items.count > 1
            ? all.map { "\n\(indent)\(unit)\(unit)\($0)," }.joined() + "\n\(indent)\(unit)" : all.joined(separator: ", ")
        let before = hasPadding ? "val \(name): @Composable (PaddingValues) -> Unit = " : "val \(name) = @Composable "
        let after = """

            \(indent)if (\(draft.names.local).current) {
            \(indent)\(unit)\(hasPadding ? "\(name)(PaddingValues())" : "\(name)()")
            \(indent)} else {
            \(indent)\(unit)\(head)(\(arguments))
            \(indent)}
            """
        // What is inside of the lambda may be changed as well.
        draft.edit(file) { edit in
            edit.replace(chrome.node.range.lowerBound..<lambda.node.range.lowerBound, with: before, layer: .host)
            edit.replace(lambda.node.range.upperBound..<chrome.node.range.upperBound, with: after, layer: .host)
            if hasPadding { edit.addImport("androidx.compose.foundation.layout.PaddingValues") }
        }
        importLocal(file)
        gaps.append(
            ReadingNote(
                location: chrome.location,
                text:
                    "\(call.name) is left out under native tabs: what it draws besides the tabs, as messages, needs another place"
            ))
    }

    // MARK: Title bars

    mutating func hideTitleBars() {
        for screen in draft.app.screens {
            guard let bar = screen.titleBar else { continue }
            let isRoot = screen.routes.contains { name in draft.routes.tabs.contains { $0.name == name } }
            if isHidden(bar.place) { continue }
            guard bar.place.file.module == draft.host.function.place.file.module else {
                hidden.append(bar.place)
                gaps.append(
                    ReadingNote(
                        location: bar.place.location,
                        text:
                            "this bar stands in the module \(bar.place.file.module), which does not see \(draft.names.local): move that "
                            + "to a module that both see, and leave the bar out where it is true"))
                continue
            }
            if bar.isOfPart {
                gaps.append(
                    ReadingNote(
                        location: bar.place.location,
                        text:
                            "this bar of \(screen.function.name) stays: its button closes a part of the page, which SwiftUI knows nothing of"
                    ))
                continue
            }
            if bar.hasOtherContent {
                if isRoot, screen.routes.allSatisfy({ name in draft.routes.tabs.contains { $0.name == name } }) {
                    gaps.append(
                        ReadingNote(
                            location: bar.place.location,
                            text:
                                "the bar of \(screen.function.name) holds more than a title and stays: the bar of a tab's root is hidden in SwiftUI"
                        ))
                } else {
                    hideTitle(bar, screen)
                }
                continue
            }
            hide(bar.place)
        }
    }

    /// Leaves the bar with what SwiftUI's does not have, and takes its title and its back button away.
    private mutating func hideTitle(_ bar: Screen.TitleBar, _ screen: Screen) {
        hidden.append(bar.place)
        var isChanged = false
        let all = KotlinCall.all(in: bar.place.node)
        // The bar may stand in something that shows a search field in its place.
        let titled = all.filter { $0.argument(named: "title") != nil }
        for call in titled.isEmpty ? Array(all.prefix(1)) : titled {
            for argument in call.arguments where ["title", "navigationIcon"].contains(argument.name) || goesBack(argument) {
                if let lambda = argument.lambda, let first = lambda.statements.first, let last = lambda.statements.last {
                    hide(
                        first.range.lowerBound..<last.range.upperBound, single: lambda.statements.count == 1 ? first : nil,
                        lambda.node,
                        bar.place.file)
                } else if argument.name == "title", argument.lambda == nil, !argument.value.text.contains(draft.names.local) {
                    let start = argument.value.range.lowerBound
                    let text = "if (\(draft.names.local).current) \"\" else "
                    draft.edit(bar.place.file) { $0.insert(text, at: start, layer: .host) }
                    importLocal(bar.place.file)
                } else {
                    continue
                }
                isChanged = true
            }
        }
        let what =
            isChanged
            ? "the rest of it stays in Compose, below the native bar"
            : "it stays below the native bar: move what it holds to another place by hand"
        gaps.append(
            ReadingNote(
                location: bar.place.location, text: "the bar of \(screen.function.name) holds more than a title; \(what)"))
    }

    /// Whether a slot of a bar holds the button that goes back.
    private func goesBack(_ argument: KotlinArgument) -> Bool {
        let starts = ["nav", "start", "lead", "left", "back"]
        guard let name = argument.name?.lowercased(), starts.contains(where: { name.hasPrefix($0) }) else { return false }
        return argument.lambda.map { Screen.TitleBar.callsBack($0.node) } ?? false
    }

    private func isHidden(_ place: KotlinPlace) -> Bool {
        let isWritten = place.node.ancestors.contains { around in
            around.kind == "if_expression"
                && (around.child("condition")?.text.contains(draft.names.local) == true
                    || around.child("condition")?.text.lowercased().contains("nativenavigation") == true)
        }
        return isWritten || hidden.contains { $0.file.path == place.file.path && KotlinCode.holds($0.node, place.node) }
    }

    private mutating func hide(_ place: KotlinPlace) {
        hidden.append(place)
        var statement = place.node
        while let parent = statement.parent, !["lambda_literal", "block", "function_body"].contains(parent.kind) {
            if parent.kind == "when_entry" || parent.kind == "if_expression" || parent.kind == "value_argument" { break }
            statement = parent
        }
        guard let body = statement.parent, body.kind == "lambda_literal" || body.kind == "block" else {
            gaps.append(
                ReadingNote(
                    location: place.location,
                    text: "this bar is no statement of its own; leave it out by hand where \(draft.names.local) is true"))
            return
        }
        var range = statement.range
        var single: KotlinNode? = statement
        // What is below a bar of Material's is below the status bar as well, which is left to the page without it.
        let needsSpace = isMaterialBar(place) && !isInSlot(body)
        // The line below the bar goes with it.
        let statements = KotlinCode.statements(of: body)
        if let index = statements.firstIndex(of: statement), index + 1 < statements.count,
            let next = KotlinCall(statements[index + 1]),
            next.name.hasSuffix("Divider")
        {
            range = range.lowerBound..<next.node.range.upperBound
            single = nil
        }
        hide(range, single: needsSpace ? nil : single, body, place.file, leavingSpace: needsSpace)
    }

    private func isMaterialBar(_ place: KotlinPlace) -> Bool {
        guard let call = KotlinCall(place.node) else { return false }
        guard let function = draft.symbols.function(of: call, in: place.file), let body = function.body else {
            return call.name.hasSuffix("TopAppBar")
        }
        return KotlinCall.all(in: body).contains { $0.name.hasSuffix("TopAppBar") }
    }

    /// Whether a lambda is what a scaffold takes for its bar, and pads its content for.
    private func isInSlot(_ lambda: KotlinNode) -> Bool {
        if let call = KotlinCall.around(lambda), let argument = call.arguments.first(where: { $0.value == lambda }) {
            return argument.name?.lowercased().contains("bar") ?? false
        }
        // A function that draws nothing else is put into such a slot, as a rule.
        return KotlinCode.statements(of: lambda).count == 1
    }

    /// - Parameters:
    ///   - range: whole statements of `body`.
    ///   - single: the statement, where it is one.
    private mutating func hide(
        _ range: Range<Int>, single: KotlinNode?, _ body: KotlinNode, _ file: KotlinFile, leavingSpace: Bool = false
    ) {
        let lines = file.source.lines
        // An earlier run has been here.
        let first = KotlinCode.statements(of: body).first { $0.range.lowerBound == range.lowerBound }
        if let test = first?.child("condition")?.text, test.contains(draft.names.local) { return }
        hidden.append(KotlinPlace(body, in: file))
        if !KotlinCode.statements(of: body).allSatisfy({
            range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        }) {
            hidden.removeLast()
        }
        importLocal(file)
        let (range, single) = withAnnotations(range, single, body)
        let opening = body.child(ofKind: "->") ?? body.child(ofKind: "{")
        let isOneLine =
            opening.map {
                lines.position(of: $0.range.upperBound).line == lines.position(of: range.lowerBound).line
            } ?? false
        let text = condition
        let indent = KotlinCode.indentation(at: range.lowerBound, in: file)
        let tail =
            "} else {\n\(indent)\(KotlinCode.indentUnit(of: file))Spacer(Modifier.windowInsetsTopHeight(WindowInsets.safeDrawing))"
            + "\n\(indent)}"
        draft.edit(file) { edit in
            if leavingSpace {
                for name in ["Spacer", "WindowInsets", "safeDrawing", "windowInsetsTopHeight"] {
                    edit.addImport("androidx.compose.foundation.layout.\(name)")
                }
                edit.addImport("androidx.compose.ui.Modifier")
            }
            if let single, single.kind == "if_expression", single.child(ofKind: "else") == nil,
                let test = single.child("condition")
            {
                let needsParentheses = test.text.contains("||")
                edit.insert("\(text) && \(needsParentheses ? "(" : "")", at: test.range.lowerBound, layer: .host)
                if needsParentheses { edit.insert(")", at: test.range.upperBound, layer: .host) }
            } else if isOneLine, single != nil {
                edit.insert("if (\(text)) ", at: range.lowerBound, layer: .host)
            } else {
                edit.wrap(range, in: "if (\(text)) {", leavingSpace ? tail : "}", layer: .host)
            }
        }
    }

    /// The grammar may take an annotation for a statement of its own: it goes with what it stands above.
    private func withAnnotations(_ range: Range<Int>, _ single: KotlinNode?, _ body: KotlinNode) -> (Range<Int>, KotlinNode?) {
        let before = KotlinCode.statements(of: body).last { $0.range.upperBound <= range.lowerBound }
        guard let before, before.kind == "annotated_expression" || before.kind == "annotation" else { return (range, single) }
        return (before.range.lowerBound..<range.upperBound, nil)
    }

    private mutating func importLocal(_ file: KotlinFile) {
        let package = draft.host.function.place.file.package
        let name = package.isEmpty ? draft.names.local : "\(package).\(draft.names.local)"
        draft.edit(file) { $0.addImport(name) }
    }
}
