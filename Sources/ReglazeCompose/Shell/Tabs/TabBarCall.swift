import ReglazeEngine

/// A call that draws the app's own bar of tabs, and what it says of them: which one shows, and what a tap does.
struct TabBarCall {
    let call: KotlinCall
    let file: KotlinFile
    /// An expression for the place of the tab that shows, -1 for none.
    let selected: String
    /// The lines of a lambda that is given a tab's place.
    let onSelect: (parameter: String, lines: [String])
    /// What the two need before them.
    var setup: [String] = []
    var imports: Set<String> = []

    private static let bars: Set<String> = ["NavigationBar", "BottomNavigation", "NavigationRail", "ShortNavigationBar"]

    /// All bars of an app: for a phone, for a tablet.
    static func all(in app: ComposeApp) -> [TabBarCall] {
        let functions = shownFunctions(of: app)
        let calls = app.project.kotlin.filter { !$0.isTest && $0.isOnIOS }.flatMap { file in
            KotlinCall.all(in: file.tree.root).map { ($0, file) }
        }.filter { call, _ in
            (bars.contains(call.name) || TabReader.isBarName(call.name)) && isStatement(call.node)
                && call.node.ancestor("function_declaration").map(functions.contains) ?? false
        }
        let written = calls.compactMap { TabBarCall(items: $0, in: $1, of: app) ?? TabBarCall(loop: $0, in: $1, of: app) }
        if !written.isEmpty { return written }
        let custom = calls.compactMap { TabBarCall(component: $0, in: $1, of: app) }
        if !custom.isEmpty { return custom }
        return app.navigation == .voyager ? calls.prefix(1).map { TabBarCall(voyager: $0.0, in: $0.1, of: app) } : []
    }

    /// The functions that the app is made of: previews, and the bars of other apps, are not among them.
    private static func shownFunctions(of app: ComposeApp) -> Set<KotlinNode> {
        let roots = [app.app, app.host?.function].compactMap { $0?.place }
        // What a library shows through an object, such as a screen of Voyager's, nobody calls.
        let contents = app.project.symbols.declarations(named: "Content").filter { $0.kind == .function }.map(\.place)
        var open = roots + contents
        var found: Set<KotlinNode> = []
        while let place = open.popLast() {
            guard found.insert(place.node).inserted else { continue }
            for call in KotlinCall.all(in: place.node) {
                if let function = app.project.symbols.function(of: call, in: place.file) { open.append(function.place) }
            }
        }
        return found
    }

    /// What is left out where there is a native bar: the call, and a layout around it that holds nothing else but lines.
    var statement: KotlinNode {
        var node = call.node
        while let lambda = node.parent, lambda.kind == "lambda_literal", let around = KotlinCall.around(node),
            around.trailingLambda?.node == lambda, Self.layouts.contains(around.name), Self.isStatement(around.node),
            KotlinLambda(lambda)?.statements.allSatisfy({ statement in
                statement == node || KotlinCall(statement).map { Self.lines.contains($0.name) } ?? false
            }) == true
        {
            node = around.node
        }
        return node
    }

    private static let layouts: Set<String> = ["Column", "Row", "Box", "Surface"]
    private static let lines: Set<String> = ["HorizontalDivider", "VerticalDivider", "Divider", "Spacer"]

    private static func isStatement(_ node: KotlinNode) -> Bool {
        guard let parent = node.parent else { return false }
        return parent.kind == "lambda_literal" || parent.kind == "block"
    }

    private init(
        _ call: KotlinCall, in file: KotlinFile, selected: String, parameter: String, lines: [String], setup: [String] = [],
        imports: Set<String> = []
    ) {
        self.call = call
        self.file = file
        self.selected = selected
        onSelect = (parameter, lines)
        self.setup = setup
        self.imports = imports
    }

    // MARK: - Items one by one

    /// `NavigationBar { NavigationBarItem(selected = …, onClick = …) … }`.
    private init?(items call: KotlinCall, in file: KotlinFile, of app: ComposeApp) {
        guard let lambda = call.trailingLambda else { return nil }
        var selected: [String] = []
        var bodies: [[String]] = []
        let items = Self.items(in: lambda.node)
        guard items.count == app.tabs.count, items.count > 1 else { return nil }
        for (item, tab) in zip(items, app.tabs) {
            // Each is the tab that it is taken for, where the tab was read out of it.
            if tab.place.file.path == file.path, lambda.node.range.contains(tab.place.node.range.lowerBound),
                !(item.call.node.range.contains(tab.place.node.range.lowerBound))
            {
                return nil
            }
            guard KotlinCall.around(item.call.node)?.node == call.node else { return nil }
            selected.append(item.selected.text)
            bodies.append(Self.body(of: item.onClick))
        }
        let parameter = Self.free(["tab", "index", "nativeTab"], in: bodies.flatMap { $0 })
        var lines = ["when (\(parameter)) {"]
        for (index, body) in bodies.enumerated() {
            if body.count == 1 {
                lines.append("    \(index) -> \(body[0])")
            } else {
                lines += ["    \(index) -> {"] + body.map { $0.isEmpty ? "" : "        \($0)" } + ["    }"]
            }
        }
        self.init(
            call, in: file, selected: "listOf(\n\(selected.map { "    \(Self.oneLine($0)),\n" }.joined())).indexOf(true)",
            parameter: parameter, lines: lines + ["}"])
    }

    // MARK: - Items of a table

    /// `NavigationBar { items.forEach { item -> NavigationBarItem(selected = …, onClick = …) } }`.
    private init?(loop call: KotlinCall, in file: KotlinFile, of app: ComposeApp) {
        guard let lambda = call.trailingLambda, case let items = Self.items(in: lambda.node), items.count == 1,
            let around = KotlinCall.around(items[0].call.node), around.name == "forEach" || around.name == "forEachIndexed",
            let loop = around.trailingLambda, let table = around.receiver,
            Self.names(table, theTabsOf: app, in: file)
        else { return nil }
        let item = items[0]
        let isIndexed = around.name == "forEachIndexed"
        let name = isIndexed ? loop.parameters.last ?? "it" : loop.parameter
        let index = isIndexed ? loop.parameters.first ?? "index" : Self.free(["tab", "index", "nativeTab"], in: [loop.node.text])
        let list = Self.table(table, of: app, in: file)
        let values = loop.statements.filter { $0.kind == "property_declaration" }
        let selectedValues = Self.needed(values, for: item.selected).map { Self.oneLine($0.text) + "; " }.joined()
        let head = isIndexed ? "(\(index), \(name))" : name
        let source = isIndexed ? "\(list).withIndex().toList()" : list
        let body = Self.needed(values, for: item.onClick).map(\.text) + Self.body(of: item.onClick)
        self.init(
            call, in: file,
            selected: "\(source).indexOfFirst { \(head) -> \(selectedValues)\(Self.oneLine(item.selected.text)) }",
            parameter: index, lines: Self.lines(of: list, at: index, calling: name, body: body))
    }

    // MARK: - A bar of the app's own

    /// `MainNavigationBar(current = …, destinations = …, onSelect = { … })`, told by the types of its parameters.
    private init?(component call: KotlinCall, in file: KotlinFile, of app: ComposeApp) {
        guard let function = app.project.symbols.callee(of: call, in: file), function.kind == .function else { return nil }
        let parameters = function.parameters
        func argument(_ fits: (String) -> Bool) -> KotlinArgument? {
            guard let index = parameters.firstIndex(where: { fits($0.type.filter { !$0.isWhitespace }) }) else { return nil }
            return call.argument(named: parameters[index].name, at: index)
                ?? (index == parameters.count - 1 ? call.arguments.last { $0.isTrailing } : nil)
        }
        guard let list = parameters.map({ $0.type.filter { !$0.isWhitespace } }).first(where: { $0.hasPrefix("List<") }) else {
            return nil
        }
        let element = String(list.dropFirst(5).dropLast())
        guard let items = argument({ $0 == list }), let current = argument({ $0 == element || $0 == element + "?" }),
            let action = argument({ $0 == "(\(element))->Unit" }), Self.names(items.value, theTabsOf: app, in: file)
        else { return nil }
        let table = Self.table(items.value, of: app, in: file)
        let index = Self.free(["tab", "index", "nativeTab"], in: [action.value.text])
        let lines =
            if let lambda = action.lambda {
                Self.lines(of: table, at: index, calling: lambda.parameter, body: Self.statements(of: lambda))
            } else { ["\(table).getOrNull(\(index))?.let(\(action.value.text))"] }
        self.init(
            call, in: file, selected: "\(table).indexOf(\(Self.oneLine(current.value.text)))", parameter: index, lines: lines)
    }

    // MARK: - Voyager

    /// Whatever the bar looks like: the tab navigator says which tab shows, and shows another one.
    private init(voyager call: KotlinCall, in file: KotlinFile, of app: ComposeApp) {
        let tabs = app.tabs.map(\.route).joined(separator: ", ")
        var imports: Set = ["cafe.adriel.voyager.navigator.tab.LocalTabNavigator"]
        for tab in app.tabs {
            guard let type = app.routes?.routes.first(where: { $0.name == tab.route })?.declaration else { continue }
            imports.insert(type.qualifiedName)
        }
        self.init(
            call, in: file, selected: "voyagerTabs.indexOf(tabNavigator.current)", parameter: "tab",
            lines: ["voyagerTabs.getOrNull(tab)?.let { tabNavigator.current = it }"],
            setup: ["val tabNavigator = LocalTabNavigator.current", "val voyagerTabs = listOf(\(tabs))"], imports: imports)
    }
}
