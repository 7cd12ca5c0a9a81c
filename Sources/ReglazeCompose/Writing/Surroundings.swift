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

    let draft: StackDraft
    let chain: CallChain
    let entryCall: KotlinCall?
    private(set) var pieces: [Piece] = []
    var parameters: [Parameter] = []
    var gaps: [ReadingNote] = []
    var hiddenDeclarations: [KotlinPlace] = []
    var sources: [KotlinFile] = []
    private var providesLocal = false
    /// Names that are written already.
    var written: Set<String> = []
    var unavailable: Set<String> = []

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

    /// Writes what the host gives the name of a value or of a parameter, innermost.
    mutating func supply(_ name: KotlinNode) -> Bool {
        guard let lines = values(for: name, in: chain.links.count - 1) else { return false }
        pieces += lines
        return true
    }

    /// Stands around everything else: what the entry point draws around `App`.
    mutating func surround(with openings: [String], from file: KotlinFile) {
        guard !openings.isEmpty else { return }
        pieces.insert(contentsOf: openings.map { .open($0) }, at: 0)
        sources.append(file)
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
        if NativeNavigation.takesMore(call), !providesLocal {
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

    /// A scaffold without its bars still pads the page, which is below the native bar; the page must not do so again.
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
        pieces.append(.open("Box(Modifier.fillMaxSize().padding(innerPadding).consumeWindowInsets(innerPadding)) {"))
        extraImports.formUnion([
            "androidx.compose.foundation.layout.Box", "androidx.compose.foundation.layout.consumeWindowInsets",
            "androidx.compose.foundation.layout.fillMaxSize",
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
}
