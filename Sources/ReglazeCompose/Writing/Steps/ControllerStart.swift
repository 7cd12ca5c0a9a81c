import ReglazeEngine

/// Navigation 2: while a page before the tabs is at the bottom of the controller's stack, all pages stay with the controller; a tab that
/// shows then ends it, in all hosts.
struct ControllerStart {
    private let draft: StackDraft
    private let controller: String
    /// The value that says whether a page before the tabs shows.
    let value: String
    /// The function that tells those pages.
    let test: String
    /// What all hosts share: whether those pages are over.
    private let flag: String
    /// Whether this host does not start with them.
    private let skips: String

    /// nil where no page shows before the tabs, or they can't stay with Compose.
    init?(_ draft: StackDraft) {
        guard draft.keepsStart else { return nil }
        self.draft = draft
        controller = draft.host.backStack.name
        value = StartPages.value(draft)
        test = StartPages.test(draft)
        flag = StartPages.free(["hasPassedStart", "isStartOver", "isPastStart"], draft)
        skips = StartPages.free(["skipsStart", "startsLater", "isLaterHost"], draft)
    }

    /// Why they can't stay with Compose, for people; nil where they can.
    static func obstacle(host: NavigationHost, routes: RouteHierarchy) -> String? {
        guard let display = KotlinCall(host.display.node), let start = display.argument(named: "startDestination", at: 1)?.value
        else { return "where the NavHost starts is not written in its call" }
        var value = start
        if case .variable(let property)? = KotlinScope.local(start.text, at: start) { value = property }
        if case .parameter(let parameter, _)? = KotlinScope.local(start.text, at: start), parameter.type.contains("KClass") {
            return "the NavHost starts at a class"
        }
        if value.text.contains("::") { return "the NavHost starts at a class" }
        if let start = routes.routes.first(where: { $0.role == .start && $0.form == .string && $0.name.contains("{") }) {
            return "\(start.name) takes arguments"
        }
        // Of a tab that is shown from before the tabs, SwiftUI shows the root.
        if let tab = routes.tabs.first(where: { ![.object, .dataObject, .string].contains($0.form) }) {
            return "\(tab.name) takes arguments, which a page before the tabs may give it"
        }
        guard host.function.body?.child(ofKind: "block") != nil else { return "\(host.function.name) has a body without braces" }
        switch KotlinScope.local(host.backStack.name, at: host.display.node) {
        case .variable(let property)?
        where property.parent?.parent == host.function.body || property.parent == host.function.body:
            return nil
        case .parameter(_, let function)? where function == host.function.place.node: return nil
        default: return "the controller is no value of \(host.function.name) itself"
        }
    }

    /// The condition under which a page stays with the controller.
    /// - Parameter route: the expression of the page that is to show; nil for going back.
    func keeps(_ route: String?) -> String {
        guard let route else { return value }
        return "\(value) || "
            + (draft.names.holdsPaths ? "\(StartPages.callback) != null && \(test)(\(route))" : "\(test)(\(route))")
    }

    // MARK: The host

    /// The statements behind the controller, with which everything else begins.
    var state: [String] {
        let isRoot = "\(StartPages.callback) != null && \(flag)"
        // A page of its own is one that the host starts with in any case.
        let later = draft.names.holdsPaths ? "onNavigate != null && (\(StartPages.callback) == null || \(flag))" : isRoot
        return [
            "var \(value) by remember { mutableStateOf(false) }", "val \(skips) = remember { \(later) }",
            "if (\(StartPages.callback) != null) {", "    LaunchedEffect(\(value)) { \(StartPages.callback)(\(value)) }",
            "    // Where it is over in one tab, it is over in all of them.", "    LaunchedEffect(\(flag)) {",
            "        if (\(flag) && \(value)) {", "            \(showRoot)", "        }", "    }",
        ] + (draft.names.holdsPaths ? watch : []) + ["}", ""]
    }

    private var showRoot: String {
        "\(controller).navigate(\(draft.names.start)) { popUpTo(\(controller).graph.id) { inclusive = true } }"
    }

    /// What the typed host's effect does first with each page that shows, the `entry`.
    var lines: [String] {
        let type =
            draft.names.hasOwnTopLevel
            ? "page !is \(draft.names.topLevel.text)" : "page == null || !(\(HostForwarding.isTab("page", draft)))"
        return ["val page = entry.appRoute()"] + lines(isStart: "\(test)(page)", isNoTab: type, tab: "page")
    }

    private func lines(isStart: String, isNoTab: String, tab: String) -> [String] {
        [
            "if (\(isStart)) {", "    \(flag) = false", "    \(value) = true", "}", "if (\(value)) {",
            "    // A tab ends it, and SwiftUI shows which. This host goes on with its own.",
            "    if (\(isNoTab)) return@collect",
            "    \(value) = false", "    \(flag) = true", "    onActivate?.invoke(\(tab))",
            "    if (page != \(draft.names.start) || \(controller).previousBackStackEntry != null) {", "        \(showRoot)",
            "    }",
            "}",
        ]
    }

    /// With string routes, an effect of its own.
    private var watch: [String] {
        let tabs = draft.routes.tabs.map { TitleReading.quoted($0.name) }.joined(separator: ", ")
        let lines = lines(
            isStart: "\(test)(page)", isNoTab: "page !in listOf(\(tabs))", tab: "\(draft.names.route.text)(page)")
        return [
            "    LaunchedEffect(\(controller)) {", "        \(controller).currentBackStackEntryFlow.collect { entry ->",
            "            val page = entry.destination.route ?: return@collect",
        ] + lines.map { "            " + $0 } + ["        }", "    }"]
    }

    /// What goes around the app's own start, for a host that does not start with it.
    private func choice(of start: KotlinNode) -> (before: String, after: String) {
        let names = RouteNames(draft.routes, symbols: draft.symbols)
        if names.route(of: start, in: draft.host.display.file) != nil { return ("if (\(skips)) \(draft.names.start) else ", "") }
        // One that is told by a state goes on to follow it: the app may sign out by that alone.
        let isFirst = "it == remember { it }"
        let test = draft.names.holdsPaths ? "(\(StartPages.callback) == null || \(isFirst))" : isFirst
        let isOpen =
            start.kind != "identifier" && start.kind != "navigation_expression" && start.kind != "parenthesized_expression"
        return (isOpen ? "(" : "", "\(isOpen ? ")" : "").let { if (\(skips) && \(test)) \(draft.names.start) else it }")
    }

    /// What the host needs besides: where it starts, what all hosts share, and the function that tells the pages.
    func declare(in draft: inout StackDraft) {
        StartPages.declareTest(in: &draft)
        let host = draft.host
        let text =
            "/** Whether what shows before the tabs is over, so that SwiftUI's next tab does not start with it. */\n"
            + "private var \(flag) by mutableStateOf(false)\n\n"
        let start = KotlinCall(host.display.node)?.argument(named: "startDestination", at: 1)?.value
        let choice = start.map(choice)
        draft.edit(host.function.place.file) { edit in
            edit.insert(text, at: RouteTypes.start(of: host.function.place.node, in: host.function.place.file), layer: .host)
            if let start, let choice {
                edit.insert(choice.before, at: start.range.lowerBound, layer: .host, order: -1)
                if !choice.after.isEmpty { edit.insert(choice.after, at: start.range.upperBound, layer: .host, order: -1) }
            }
            for name in ["LaunchedEffect", "getValue", "mutableStateOf", "remember", "setValue"] {
                edit.addImport("androidx.compose.runtime.\(name)")
            }
        }
    }
}
