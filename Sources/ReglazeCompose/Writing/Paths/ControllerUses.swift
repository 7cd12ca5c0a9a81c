import ReglazeEngine

/// What the code of an app does with its navigation controller, wherever that goes from the functions between `App` and the host.
struct ControllerUses {
    /// A call that shows a page or goes back, in one of those functions: the shell answers it in the controller's place.
    struct Use {
        /// The call, or the reference `navController::popBackStack`.
        let node: KotlinNode
        /// Where the controller is named, behind what the tree takes for a part of it: the `!` of `!navController.popBackStack()`.
        let start: Int
        let action: NavigationAction
        /// The place of the function in the chain.
        let index: Int
    }

    private(set) var uses: [Use] = []
    /// The controller's name in the functions of the chain that have one, by their places.
    private(set) var names: [Int: String] = [:]
    private var obstacles: [ReadingNote] = []

    private let draft: StackDraft
    private let chain: CallChain
    /// What is not drawn below native bars.
    private let hidden: [KotlinPlace]
    private let pathCheck: PathActions

    private static let steps: Set<String> = ["navigate", "popBackStack", "navigateUp"]
    /// What only tells, and is right in a host that starts at its page as well.
    private static let telling: Set<String> = [
        "graph", "currentDestination", "currentBackStackEntry", "currentBackStackEntryFlow", "currentBackStackEntryAsState",
        "visibleEntries", "addOnDestinationChangedListener", "removeOnDestinationChangedListener",
    ]
    /// Calls for which a controller is a key.
    private static let keyed: Set<String> = ["LaunchedEffect", "DisposableEffect", "remember", "rememberSaveable"]

    /// - Throws: where pages are shown by ways that can't be handed to SwiftUI.
    init(of ground: StackWriter.Ground, in draft: StackDraft) throws(StackRefusal) {
        self.draft = draft
        chain = ground.chain
        hidden = HiddenBars.places(in: draft, chain: ground.chain)
        pathCheck = PathActions(draft)
        var name = draft.host.backStack.name
        var index = chain.links.count - 1
        while true {
            let function = chain.links[index].function
            guard !name.contains(".") else {
                obstacle(
                    draft.host.backStack.place.node, function.place.file, "the controller is a part of something else: \(name)")
                break
            }
            names[index] = name
            if let body = function.body { look(in: body, for: name, of: function, at: index, depth: 0) }
            if let first = uses.first(where: { $0.index == index }), function.body?.child(ofKind: "block") == nil {
                obstacle(
                    first.node, function.place.file, "\(function.name) has a body without braces, which has no place for more")
            }
            guard function.parameters.contains(where: { $0.name == name }), let given = chain.argument(for: name, of: index)
            else {
                break
            }
            name = given.value.text
            index = given.index
        }
        guard obstacles.isEmpty else { throw refusal }
    }

    private var refusal: StackRefusal {
        let host = draft.host.function.name
        let places = obstacles.reduce(into: [ReadingNote]()) { if !$0.contains($1) { $0.append($1) } }
        return StackRefusal(
            step: "host-forwarding",
            reason:
                "the controller is used in \(places.count == 1 ? "a way" : "ways") that can't be handed to SwiftUI, which owns the stacks: "
                + "give screens callbacks that \(host) answers, as `onOpen = { \(draft.host.backStack.name).navigate(…) }`, "
                + "or use --shell tabs",
            places: Array(places.prefix(12)))
    }

    private mutating func obstacle(_ node: KotlinNode, _ file: KotlinFile, _ text: String) {
        obstacles.append(ReadingNote(location: KotlinPlace(node, in: file).location, text: text))
    }

    // MARK: One function

    /// - Parameter index: of the function in the chain; nil for one that is only called from there.
    private mutating func look(in body: KotlinNode, for name: String, of function: KotlinFunction, at index: Int?, depth: Int) {
        let file = function.place.file
        for node in KotlinNames.references(in: body) where node.text == name && !isHidden(node, file) {
            // Another value of that name.
            if case .lambdaParameter? = KotlinScope.local(name, at: node) { continue }
            guard var parent = node.parent else { continue }
            if parent.kind == "unary_expression", parent.text.hasPrefix("!"), let outer = parent.parent,
                outer.kind == "navigation_expression", outer.namedChildren.first == parent
            {
                parent = outer
            }
            if parent.kind == "navigation_expression", parent.namedChildren.first.map({ KotlinCode.holds($0, node) }) ?? false {
                member(of: node, parent, function, at: index)
            } else if parent.kind == "value_argument", let call = KotlinCall.around(node) {
                argument(node, of: call, function, at: index, depth: depth)
            } else {
                obstacle(node, file, "`\(name)` goes to another place here")
            }
        }
    }

    /// `navController.navigate(…)`, `navController::popBackStack`, `navController.graph`.
    private mutating func member(of node: KotlinNode, _ parent: KotlinNode, _ function: KotlinFunction, at index: Int?) {
        let file = function.place.file
        guard let last = parent.namedChildren.last else { return }
        let call = KotlinCall.calling(last)
        guard Self.steps.contains(last.text) else {
            let whole = parent.ancestors.first { $0.kind != "navigation_expression" && $0.kind != "call_expression" } ?? parent
            let isTelling = Self.telling.contains(last.text) && !whole.text.contains("savedStateHandle")
            if !isTelling {
                obstacle(node, file, "`\(node.text).\(last.text)` asks for more than its own page, or is a function of the app's")
            }
            return
        }
        guard let index else {
            obstacle(node, file, "\(function.name) navigates itself: `\(call?.node.text.firstLine ?? parent.text)`")
            return
        }
        let whole = call?.node ?? parent
        if isInEffect(whole, file) {
            obstacle(whole, file, "an effect navigates here, which every tab and every page would do for itself")
            return
        }
        switch pathCheck.action(of: whole, call, in: file) {
        case .answered(let action): uses.append(Use(node: whole, start: node.range.lowerBound, action: action, index: index))
        case .kept: break
        case .unclear(let reason): obstacle(whole, file, reason)
        }
    }

    private mutating func argument(
        _ node: KotlinNode, of call: KotlinCall, _ function: KotlinFunction, at index: Int?, depth: Int
    ) {
        let file = function.place.file
        if call.node == draft.host.display.node || Self.keyed.contains(call.name) || isBeforeTabs(node, file) { return }
        if let index, call.node == chain.links[index].call?.node { return }
        let place = call.arguments.firstIndex { $0.value == node }
        guard let place, depth < 6, let callee = draft.symbols.function(of: call, in: file), let body = callee.body,
            let parameter = call.arguments[place].name ?? callee.parameters.dropFirst(place).first?.name
        else {
            obstacle(node, file, "`\(node.text)` goes to \(call.name), which can't be looked into")
            return
        }
        guard callee.declaration != function.declaration else { return }
        look(in: body, for: parameter, of: callee, at: nil, depth: depth + 1)
    }

    /// Whether code runs by itself, and not in one page alone.
    private func isInEffect(_ node: KotlinNode, _ file: KotlinFile) -> Bool {
        let pages = Set(draft.host.entries.filter { $0.content.file.path == file.path }.map(\.content.node))
        guard !node.ancestors.contains(where: pages.contains) else { return false }
        return node.ancestors.contains { KotlinCall($0).map { PathState.effects.contains($0.name) } ?? false }
    }

    /// Whether code is that of a page before the tabs, while which the controller does all that it did before.
    private func isBeforeTabs(_ node: KotlinNode, _ file: KotlinFile) -> Bool {
        guard draft.keepsStart, StartPages.shownAgain(draft).isEmpty else { return false }
        return draft.host.entries.contains { entry in
            draft.routes.route(named: entry.route)?.role == .start && entry.content.file.path == file.path
                && KotlinCode.holds(entry.content.node, node)
        }
    }

    private func isHidden(_ node: KotlinNode, _ file: KotlinFile) -> Bool {
        hidden.contains { $0.file.path == file.path && KotlinCode.holds($0.node, node) }
    }
}

extension String {
    /// For people.
    fileprivate var firstLine: String {
        let line = split(whereSeparator: \.isNewline).first.map(String.init) ?? self
        return line == self ? line : line + " …"
    }
}
