import ReglazeEngine

/// What stands around the host's display, from `App` inwards, as far as one page by itself can have it.
struct Surroundings {
    enum Piece {
        case line(String)
        /// A call with a lambda that is left open: `AppTheme {`.
        case open(String)
    }

    struct Parameter {
        let name: String
        let type: String
        /// What the entry point passes.
        let argument: String
    }

    private let draft: StackDraft
    private let chain: CallChain
    private let entryCall: KotlinCall?
    private(set) var pieces: [Piece] = []
    private(set) var parameters: [Parameter] = []
    private(set) var gaps: [ReadingNote] = []
    private(set) var hiddenDeclarations: [KotlinPlace] = []
    private var sources: [KotlinFile] = []
    private var providesLocal = false
    /// Names that are written already.
    private var written: Set<String> = []
    private var unavailable: Set<String> = []

    init(draft: StackDraft, chain: CallChain, entry: EntryPoint) {
        self.draft = draft
        self.chain = chain
        entryCall = entry.appCall.flatMap { KotlinCall($0.node) }
        let stack = draft.host.backStack
        unavailable = Set([stack.name, stack.navigatorName].compactMap { $0 })
    }

    mutating func collect() {
        for index in chain.links.indices {
            let link = chain.links[index]
            let inner = link.call?.node ?? draft.host.display.node
            let around = inner.ancestors.prefix { $0 != link.function.place.node }.compactMap { KotlinCall($0) }
            for call in around.reversed() { open(call, inner, in: index) }
        }
        if !providesLocal {
            pieces.insert(.open("CompositionLocalProvider(\(draft.names.local) provides true) {"), at: firstOpen)
            extraImports.insert("androidx.compose.runtime.CompositionLocalProvider")
        }
    }

    /// Whether a page by itself can have a parameter of the host.
    func canSupply(_ parameter: String) -> Bool {
        var copy = self
        return copy.supply(parameter)
    }

    /// Writes what gives a parameter of the host its value, innermost.
    @discardableResult
    mutating func supply(_ parameter: String) -> Bool {
        if written.contains(parameter) { return true }
        let last = chain.links.count - 1
        guard let found = chain.links[last].function.parameters.first(where: { $0.name == parameter }) else { return false }
        var lines: [Piece] = []
        guard take(found, in: last, &lines) else { return false }
        written.insert(parameter)
        pieces += lines
        return true
    }

    private var extraImports: Set<String> = []
    private var firstOpen: Int { pieces.firstIndex { if case .open = $0 { true } else { false } } ?? pieces.count }

    func imports(for text: String, to package: String) -> Set<String> {
        var result = extraImports
        var seen: Set<String> = []
        for file in sources where seen.insert(file.path).inserted {
            result.formUnion(KotlinImports.needed(for: text, from: file, to: package, symbols: draft.symbols))
        }
        return result
    }

    // MARK: Calls around the display

    private mutating func open(_ call: KotlinCall, _ inner: KotlinNode, in index: Int) {
        let file = chain.links[index].function.place.file
        guard let content = call.arguments.first(where: { KotlinCode.holds($0.node, inner) }), let lambda = content.lambda else {
            return
        }
        if call.name == "Scaffold", draft.symbols.function(of: call, in: file) == nil {
            return openScaffold(call, lambda, in: index)
        }
        if let chrome = draft.host.chrome, chrome.node == call.node { return }
        var kept: [KotlinArgument] = []
        var lines: [Piece] = []
        let before = (written, parameters, sources.count)
        for argument in call.arguments where argument.node != content.node {
            if call.name == "CompositionLocalProvider", argument.node.text.contains(draft.names.local) { continue }
            if let needed = values(for: argument.value, in: index) {
                lines += needed
                kept.append(argument)
                continue
            }
            guard canOmit(argument, of: call, in: file) else {
                (written, parameters) = (before.0, before.1)
                sources.removeLast(sources.count - before.2)
                drop(call, lambda, in: index)
                return
            }
            gaps.append(
                ReadingNote(
                    location: KotlinPlace(argument.node, in: file).location,
                    text:
                        "\(draft.names.singleScreenApp) can't have `\(argument.node.text.prefix(60))`, which depends on the host: give it by hand"
                ))
        }
        // An earlier run has put it there for the local alone.
        if kept.isEmpty, call.name == "CompositionLocalProvider", call.node.text.contains(draft.names.local) { return }
        pieces += lines
        sources.append(file)
        noteHidden(in: [call.nameNode] + kept.map(\.value), file)
        var items = kept.map { text(of: $0.node, in: file) }
        if call.name == "CompositionLocalProvider", !providesLocal {
            items.append("\(draft.names.local) provides true")
            providesLocal = true
        }
        let isMultiline = items.count > 2 || items.contains { $0.contains("\n") } || items.joined(separator: ", ").count > 80
        let unit = KotlinCode.indentUnit(of: file)
        let list =
            isMultiline
            ? "(" + items.map { "\n" + KotlinCode.reindented($0, from: "", to: unit) + "," }.joined() + "\n)"
            : items.isEmpty ? "" : "(\(items.joined(separator: ", ")))"
        let head = file.tree.text(call.node.range.lowerBound..<call.nameNode.range.upperBound)
        let arrow = lambda.parameters.isEmpty ? "" : " \(lambda.parameters.joined(separator: ", ")) ->"
        written.formUnion(lambda.parameters)
        pieces.append(.open("\(head)\(list) {\(arrow)"))
    }

    /// A scaffold without its bars still pads the page, which is below the native bar.
    private mutating func openScaffold(_ call: KotlinCall, _ lambda: KotlinLambda, in index: Int) {
        let file = chain.links[index].function.place.file
        let slots = ["topBar", "bottomBar", "floatingActionButton", "snackbarHost", "modifier"]
        var items: [String] = []
        for argument in call.arguments where argument.lambda?.node != lambda.node {
            guard let name = argument.name, !slots.contains(name), let needed = values(for: argument.value, in: index) else {
                continue
            }
            pieces += needed
            items.append(text(of: argument.node, in: file))
        }
        sources.append(file)
        pieces.append(.open("Scaffold\(items.isEmpty ? "" : "(\(items.joined(separator: ", ")))") { innerPadding ->"))
        pieces.append(.open("Box(Modifier.fillMaxSize().padding(innerPadding)) {"))
        extraImports.formUnion([
            "androidx.compose.foundation.layout.Box", "androidx.compose.foundation.layout.fillMaxSize",
            "androidx.compose.foundation.layout.padding", "androidx.compose.ui.Modifier",
        ])
    }

    /// Leaves a call out that depends on the host; what its lambda is given comes from its argument of the same meaning.
    private mutating func drop(_ call: KotlinCall, _ lambda: KotlinLambda, in index: Int) {
        let file = chain.links[index].function.place.file
        gaps.append(
            ReadingNote(
                location: KotlinPlace(call.nameNode, in: file).location,
                text: "\(draft.names.singleScreenApp) leaves out \(call.name), which depends on the host"))
        for parameter in lambda.parameters {
            let match = call.arguments.first { argument in
                argument.name.map { parameter.lowercased().hasSuffix($0.lowercased()) } ?? false
            }
            if let match, let needed = values(for: match.value, in: index) {
                pieces += needed
                sources.append(file)
                pieces.append(.line("val \(parameter) = \(text(of: match.value, in: file))"))
                written.insert(parameter)
            } else {
                unavailable.insert(parameter)
            }
        }
    }

    private func canOmit(_ argument: KotlinArgument, of call: KotlinCall, in file: KotlinFile) -> Bool {
        if call.name == "CompositionLocalProvider" { return true }
        guard let name = argument.name, let function = draft.symbols.function(of: call, in: file) else { return false }
        return function.parameters.first { $0.name == name }?.defaultValue != nil
    }

    // MARK: Values that arguments need

    /// The lines that declare what an expression needs and is not written yet; nil where it needs something of the host.
    private mutating func values(for expression: KotlinNode, in index: Int) -> [Piece]? {
        var lines: [Piece] = []
        let before = (written, parameters, gaps.count, sources.count)
        guard need(expression, in: index, &lines) else {
            (written, parameters) = (before.0, before.1)
            gaps.removeLast(gaps.count - before.2)
            sources.removeLast(sources.count - before.3)
            return nil
        }
        return lines
    }

    private mutating func need(_ expression: KotlinNode, in index: Int, _ lines: inout [Piece]) -> Bool {
        let file = chain.links[index].function.place.file
        noteHidden(in: [expression], file)
        for name in KotlinNames.references(in: expression) {
            guard let local = KotlinScope.local(name.text, at: name) else { continue }
            switch local {
            case .variable(let property):
                if KotlinCode.holds(expression, property) { continue }
                guard !unavailable.contains(name.text) else { return false }
                guard !written.contains(name.text) else { continue }
                guard declare(property, in: index, &lines) else { return false }
                written.insert(name.text)
            case .parameter(let parameter, let function):
                if KotlinCode.holds(expression, function) { continue }
                guard !unavailable.contains(name.text) else { return false }
                guard !written.contains(name.text) else { continue }
                guard function == chain.links[index].function.place.node, take(parameter, in: index, &lines) else { return false }
                written.insert(name.text)
            case .lambdaParameter(let lambda):
                if KotlinCode.holds(expression, lambda) || written.contains(name.text) { continue }
                return false
            }
        }
        return true
    }

    /// Writes a `val` of `App` or the host.
    private mutating func declare(_ property: KotlinNode, in index: Int, _ lines: inout [Piece]) -> Bool {
        let file = chain.links[index].function.place.file
        guard property.kind == "property_declaration", let value = KotlinCode.initializer(of: property),
            draft.app.meaning(of: value, in: file) == nil
        else { return false }
        sources.append(file)
        if let pruned = choose(value, property, in: index, &lines) {
            lines.append(.line(pruned))
            return true
        }
        guard need(value, in: index, &lines) else { return false }
        let call = KotlinCall(value)
        if call?.name == "remember", !(call?.trailingLambda?.node.text.contains("StateOf") ?? true) {
            lines.append(.line("// TODO: every tab and every page makes its own; share it where it holds state."))
            gaps.append(
                ReadingNote(
                    location: KotlinPlace(property, in: file).location,
                    text:
                        "`\(KotlinCode.declaredName(of: property) ?? "this")` is made anew for every tab and every page, as each is a host "
                        + "of its own: share it, for instance as a value of the file that holds the entry points"))
        }
        lines.append(.line(text(of: property, in: file)))
        return true
    }

    /// `when { … }` without the branches that ask the host.
    private mutating func choose(_ value: KotlinNode, _ property: KotlinNode, in index: Int, _ lines: inout [Piece]) -> String? {
        guard value.kind == "when_expression", value.child(ofKind: "when_subject") == nil else { return nil }
        let file = chain.links[index].function.place.file
        let entries = value.namedChildren.filter { $0.kind == "when_entry" }
        var removed: [KotlinNode] = []
        var needed: [Piece] = []
        for entry in entries {
            if let pieces = values(for: entry, in: index) {
                needed += pieces
            } else if entry.child("condition") != nil {
                removed.append(entry)
            } else {
                return nil
            }
        }
        guard !removed.isEmpty, removed.count < entries.count else { return nil }
        lines += needed
        for entry in removed {
            gaps.append(
                ReadingNote(
                    location: KotlinPlace(entry, in: file).location,
                    text:
                        "\(draft.names.singleScreenApp) leaves out the case `\(entry.text.prefix(60))`, which depends on the host"
                ))
        }
        let indent = KotlinCode.indentation(at: property.range.lowerBound, in: file)
        let unit = KotlinCode.indentUnit(of: file)
        let kept = entries.filter { !removed.contains($0) }.map { entry in
            KotlinCode.reindented(entry.text, from: indent + unit, to: unit)
        }
        let head = file.tree.text(property.range.lowerBound..<value.range.lowerBound)
        return "\(head)when {\n\(kept.joined(separator: "\n"))\n}"
    }

    /// A parameter of `App` becomes one of the new function, one of the host is what it is given.
    private mutating func take(_ parameter: KotlinParameter, in index: Int, _ lines: inout [Piece]) -> Bool {
        let file = chain.links[index].function.place.file
        sources.append(file)
        if index == 0 {
            let place = chain.links[0].function.parameters.firstIndex { $0.name == parameter.name } ?? 0
            if let value = entryCall?.argument(named: parameter.name, at: place)?.value {
                parameters.append(Parameter(name: parameter.name, type: parameter.type, argument: value.text))
                return true
            }
        } else if let (value, caller) = chain.argument(for: parameter.name, of: index) {
            guard need(value, in: caller, &lines) else { return false }
            if value.text != parameter.name {
                sources.append(chain.links[caller].function.place.file)
                lines.append(.line("val \(parameter.name) = \(text(of: value, in: chain.links[caller].function.place.file))"))
            }
            return true
        }
        guard let defaultValue = parameter.defaultValue else { return false }
        lines.append(.line("val \(parameter.name): \(parameter.type) = \(defaultValue)"))
        return true
    }

    /// What the copied code names and can't see from another file.
    private mutating func noteHidden(in nodes: [KotlinNode], _ file: KotlinFile) {
        for name in nodes.flatMap({ KotlinNames.references(in: $0) }) {
            guard let declaration = draft.symbols.visible(name.text, in: file).first, declaration.isPrivate,
                declaration.parents.isEmpty, KotlinScope.local(name.text, at: name) == nil,
                !hiddenDeclarations.contains(where: { $0.node == declaration.place.node })
            else { continue }
            hiddenDeclarations.append(declaration.place)
        }
    }

    private func text(of node: KotlinNode, in file: KotlinFile) -> String {
        KotlinCode.reindented(node.text, from: KotlinCode.indentation(at: node.range.lowerBound, in: file), to: "")
    }
}
