import ReglazeEngine

/// The host's pages go to SwiftUI where that owns the stacks, and to the controller as ever where it does not.
enum PathForwarding {
    /// - Parameter uses: nil where an earlier run has done it.
    static func apply(
        _ uses: ControllerUses?, _ titles: PathTitles, to draft: inout StackDraft, _ ground: StackWriter.Ground
    ) -> ComposeChange.Step {
        var gaps: [ReadingNote] = []
        if let uses {
            for (index, name) in uses.names.sorted(by: { $0.key < $1.key }) {
                let own = uses.uses.filter { $0.index == index }
                let start = index == ground.chain.links.count - 1 ? ControllerStart(draft) : nil
                guard !own.isEmpty || start != nil else { continue }
                var writer = PathFunctions(
                    controller: name, function: ground.chain.links[index].function, draft, titles, start)
                writer.rewrite(own)
                writer.declare()
                draft = writer.draft
                gaps += writer.gaps
            }
            gaps += PathState.gaps(in: draft, ground.chain) + StartPages.gaps(draft)
        }
        let paths = draft.takeTouched()
        return ComposeChange.Step(
            name: "host-forwarding",
            summary: "\(draft.host.function.name) starts at any page, and hands the others over to SwiftUI.",
            state: paths.isEmpty ? .present : .written(paths: paths), gaps: gaps)
    }
}

/// Local functions beside a controller, through which a function shows pages and goes back.
struct PathFunctions {
    private(set) var draft: StackDraft
    private(set) var gaps: [ReadingNote] = []
    private let controller: String
    private let function: KotlinFunction
    private let titles: PathTitles
    /// The pages before the tabs, where the function is the host.
    private let start: ControllerStart?
    private let file: KotlinFile
    private let names: [Kind: String]
    private var used: Set<Kind> = []
    private var takesOptions: Set<Kind> = []
    private var shown: [String] = []

    private enum Kind: String, CaseIterable {
        case navigate, replace, showAlone, goBack, goBackTo
    }

    init(
        controller: String, function: KotlinFunction, _ draft: StackDraft, _ titles: PathTitles, _ start: ControllerStart?
    ) {
        self.controller = controller
        self.function = function
        self.draft = draft
        self.titles = titles
        self.start = start
        file = function.place.file
        let node = function.place.node
        let taken = KotlinNames.declared(in: node).union(KotlinCall.all(in: node).filter { $0.receiver == nil }.map(\.name))
        names = Dictionary(
            uniqueKeysWithValues: Kind.allCases.map { kind in
                (kind, taken.contains(kind.rawValue) ? "\(kind.rawValue)Page" : kind.rawValue)
            })
    }

    // MARK: The calls

    mutating func rewrite(_ uses: [ControllerUses.Use]) {
        for use in uses {
            switch use.action {
            case .back: goBack(use)
            case .backTo(let route, _): goBack(use, to: route)
            case .push(let route, _): show(route, .navigate, use.node)
            case .activate(let route): show(route, isAlone(use.node) ? .showAlone : .navigate, use.node)
            case .set(let route): show(route, .showAlone, use.node)
            case .replace(let route): show(route, .replace, use.node)
            }
        }
    }

    /// Whether everything below is taken away, which keeps nothing of a tab's pages.
    private func isAlone(_ node: KotlinNode) -> Bool {
        guard let pop = KotlinCall.all(of: ["popUpTo"], in: node).first else { return false }
        let names = RouteNames(draft.routes, symbols: draft.symbols)
        let target = pop.arguments.first.flatMap { names.route(of: $0.value, in: file) }
        if target != nil, !isTab(target) { return false }
        return pop.trailingLambda?.node.text.filter { !$0.isWhitespace }.contains("inclusive=true") ?? false
    }

    private mutating func show(_ route: RouteExpression, _ kind: Kind, _ node: KotlinNode) {
        guard let call = KotlinCall(node), let first = call.arguments.first, let name = names[kind] else { return }
        used.insert(kind)
        if call.arguments.count > 1 { takesOptions.insert(kind) }
        if kind == .navigate, let pop = KotlinCall.all(of: ["popUpTo"], in: node).first, !isTab(route.route) {
            gaps.append(
                ReadingNote(
                    location: KotlinPlace(pop.node, in: file).location,
                    text:
                        "`\(pop.node.text)` is left out where SwiftUI shows the page: it is pushed above this one; decide by hand"
                ))
        }
        var title = isTab(route.route) ? nil : titles.expression(for: route.route)
        if route.route == nil {
            title = "null /* TODO: the title of the page that \(route.text.replacing("*/", with: "")) names */"
            gaps.append(
                ReadingNote(
                    location: KotlinPlace(first.node, in: file).location,
                    text:
                        "which page `\(route.text)` names can't be told, so that it shows without a native title: give its `title` here "
                        + "by hand, unless it is a tab"))
        }
        if title != nil, let route = route.route { shown.append(route) }
        let start = call.receiver?.range.lowerBound ?? call.nameNode.range.lowerBound
        draft.edit(file) { edit in
            edit.replace(start..<call.nameNode.range.upperBound, with: name, layer: .host)
            if let title { edit.insert(", title = \(title)", at: first.node.range.upperBound, layer: .host) }
            // The function's title stands before its options.
            if call.arguments.count == 2, call.arguments[1].name == nil, !call.arguments[1].isTrailing {
                edit.insert("builder = ", at: call.arguments[1].node.range.lowerBound, layer: .host)
            }
        }
    }

    private func isTab(_ route: String?) -> Bool { draft.routes.tabs.contains { $0.name == route } }

    private mutating func goBack(_ use: ControllerUses.Use) {
        guard let name = names[.goBack] else { return }
        used.insert(.goBack)
        let range = use.start..<use.node.range.upperBound
        let text = file.tree.text(range)
        let new = KotlinCall(use.node) == nil ? "{ \(name)(\(text)) }" : "\(name) { \(text) }"
        draft.edit(file) { $0.replace(range, with: new, layer: .host) }
    }

    private mutating func goBack(_ use: ControllerUses.Use, to route: String?) {
        guard let name = names[.goBackTo] else { return }
        used.insert(.goBackTo)
        let tab = route.map { TitleReading.quoted($0) } ?? draft.names.startTab
        let range = use.start..<use.node.range.upperBound
        let text = file.tree.text(range)
        draft.edit(file) { $0.replace(range, with: "\(name)(\(tab)) { \(text) }", layer: .host) }
    }

    // MARK: The functions

    /// Writes what the calls need behind the declaration of the controller, or at the start of a function that is given it.
    mutating func declare() {
        guard !used.isEmpty || start != nil else { return }
        let values = titles.declarations(for: shown)
        var lines = (start?.state ?? []) + values + (values.isEmpty ? [] : [""]) + functions
        if lines.last == "" { lines.removeLast() }
        start?.declare(in: &draft)
        let text = lines.joined(separator: "\n")
        var declaration: KotlinNode?
        if case .variable(let property)? = use(of: controller) { declaration = property }
        HostForwarding.insert(text, after: declaration.map { [$0] } ?? [], of: function, in: &draft)
        let imports = titles.imports(for: shown, to: file, draft)
        let hasOptions = !takesOptions.isEmpty
        let type = draft.names.route.imported
        draft.edit(file) { edit in
            for name in imports { edit.addImport(name) }
            if hasOptions { edit.addImport("androidx.navigation.NavOptionsBuilder") }
            edit.addImport(type)
        }
    }

    private func use(of name: String) -> KotlinScope.Local? {
        guard let body = function.body else { return nil }
        return KotlinNames.references(in: body).lazy.filter { $0.text == name }
            .compactMap { KotlinScope.local(name, at: $0) }.first
    }

    private var functions: [String] {
        Kind.allCases.filter(used.contains).flatMap { kind -> [String] in
            [text(of: kind), ""]
        }.dropLast()
    }

    private func text(of kind: Kind) -> String {
        let type = draft.names.route.text
        let name = names[kind] ?? kind.rawValue
        let options = takesOptions.contains(kind)
        let parameters = "route: String, title: String? = null\(options ? ", builder: NavOptionsBuilder.() -> Unit = {}" : "")"
        let plain = "\(controller).navigate(route\(options ? ", builder" : ""))"
        let tabs = draft.routes.tabs.map { TitleReading.quoted($0.name) }.joined(separator: ", ")
        let kept = start.map { " || " + $0.keeps("route") } ?? ""
        let keptBack = start.map { " || " + $0.keeps(nil) } ?? ""
        switch kind {
        case .navigate:
            return """
                fun \(name)(\(parameters)) {
                    if (onNavigate == null\(kept)) return \(plain)
                \(closing)    if (route in listOf(\(tabs))) {
                        onActivate?.invoke(\(type)(route))
                    } else {
                        onNavigate(\(type)(route, title))
                    }
                }
                """
        case .replace:
            return """
                fun \(name)(\(parameters)) {
                    if (onNavigate == null || onBack == null\(kept)) return \(plain)
                \(closing)    onBack()
                    onNavigate(\(type)(route, title))
                }
                """
        case .showAlone:
            return """
                fun \(name)(\(parameters)) {
                    if (onSet == null\(kept)) return \(plain)
                \(closing)    onSet(\(type)(route, title))
                }
                """
        case .goBack:
            return """
                // The page that the host started with is SwiftUI's to take away.
                fun \(name)(pop: () -> Boolean): Boolean {
                    if (onBack == null\(keptBack) || \(controller).previousBackStackEntry != null) return pop()
                    onBack()
                    return true
                }
                """
        case .goBackTo:
            return """
                fun \(name)(route: String, pop: () -> Boolean): Boolean {
                    if (onSet == null\(keptBack)) return pop()
                \(closing)    onSet(\(type)(route))
                    return true
                }
                """
        }
    }

    /// Dialogs close before another page shows.
    private var closing: String {
        draft.routes.routes.contains { $0.role == .overlay }
            ? "    while (\(controller).previousBackStackEntry != null) \(controller).popBackStack()\n" : ""
    }
}
