import ReglazeEngine

/// Finds the tabs in the app's own bar: items that are written one by one, or a table that the bar is made from.
struct TabReader {
    /// The calls that draw a bar of tabs.
    static let bars: Set<String> = [
        "NavigationBar", "BottomNavigation", "NavigationRail", "NavigationSuiteScaffold", "NavigationSuite", "ShortNavigationBar",
        "BottomAppBar",
    ]
    private static let items: Set<String> = [
        "NavigationBarItem", "BottomNavigationItem", "NavigationRailItem", "ShortNavigationBarItem", "item",
    ]
    private static let tables: Set<String> = [
        "listOf", "setOf", "arrayOf", "listOfNotNull", "persistentListOf", "immutableListOf", "mutableListOf", "mapOf",
        "linkedMapOf",
        "persistentMapOf", "linkedSetOf", "arrayListOf",
    ]

    /// Whether a function of the app is called as one that draws a bar of tabs is.
    static func isBarName(_ name: String) -> Bool {
        let lower = name.lowercased()
        return ["navigationbar", "bottombar", "bottomnav", "tabbar", "navigationrail", "navbar"].contains { lower.contains($0) }
            && !lower.contains("topbar") && !lower.contains("title")
    }

    static func read(into reading: inout AppReading) {
        guard let hierarchy = reading.app.routes else {
            HostReader.findChrome(into: &reading)
            return
        }
        let reader = TabReader(reading, hierarchy)
        if let wanted = reading.options.tabs {
            let known = Dictionary(reader.best()?.tabs.map { ($0.route, $0) } ?? []) { first, _ in first }
            for name in wanted {
                guard let route = hierarchy.routes.first(where: { $0.name == name || $0.name.hasSuffix(".\(name)") }),
                    let place = route.declaration?.place
                        ?? reading.app.host?.entries.first(where: { $0.route == route.name })?.call
                else {
                    reading.miss(
                        "tabs", "`\(name)` is no route of this app", candidates: hierarchy.routes.map(\.name), isMisnamed: true)
                    continue
                }
                reading.app.tabs.append(
                    known[route.name] ?? AppTab(route: route.name, title: nil, icon: nil, place: place, condition: nil))
            }
        } else if let best = reader.best() {
            reading.app.tabs = best.tabs
        }
        HostReader.findChrome(into: &reading)
    }

    private struct Group {
        var tabs: [AppTab]
        /// How much speaks for it.
        var weight: Int
    }

    private let reading: AppReading
    private let names: RouteNames
    private let texts: TextReader
    private let routes: RouteHierarchy
    private let meanings: NavigationMeaning

    private init(_ reading: AppReading, _ hierarchy: RouteHierarchy) {
        self.reading = reading
        routes = hierarchy
        meanings = reading.meanings()
        names = RouteNames(hierarchy, symbols: reading.symbols)
        texts = TextReader(symbols: reading.symbols, strings: StringResources(reading.project))
    }

    private func best() -> Group? {
        let groups = reading.files.flatMap { file in written(in: file) + tables(in: file) + enumerations(in: file) }
        if let best = groups.max(by: { ($0.weight, $0.tabs.count) < ($1.weight, $1.tabs.count) }) {
            return Group(tabs: best.tabs.map(withCondition), weight: best.weight)
        }
        return byType()
    }

    /// `NavigationBarItem(…)`, one after the other.
    private func written(in file: KotlinFile) -> [Group] {
        let calls = KotlinCall.all(in: file.tree.root).filter { call in
            if Self.items.contains(call.name) { return true }
            // The app's own item, which draws one of these: `TabNavigationItem(HomeTab)`.
            guard call.receiver == nil, !call.arguments.isEmpty, let function = reading.symbols.function(of: call, in: file),
                function.isComposable, function.name.contains("Item") || function.name.contains("Tab"), let body = function.body
            else { return false }
            return call.node.ancestors.contains { KotlinCall($0).map { Self.bars.contains($0.name) } ?? false }
                || !KotlinCall.all(of: Self.items, in: body).isEmpty
        }
        let byFunction = Dictionary(grouping: calls) { call in
            reading.function(around: call.node, in: file).map { "\($0.place.node.range.lowerBound) \(call.name)" } ?? ""
        }
        return byFunction.keys.sorted().compactMap { key -> Group? in
            let tabs = (byFunction[key] ?? []).compactMap { call in tab(call.node, in: file, from: call.arguments) }
            return group(tabs, of: byFunction[key]?.count ?? 0, weight: 40)
        }
    }

    /// `listOf(Destination(…), Destination(…))`.
    private func tables(in file: KotlinFile) -> [Group] {
        KotlinCall.all(of: Self.tables, in: file.tree.root).compactMap { call in
            let elements = call.arguments.map(\.value).flatMap { value -> [KotlinNode] in
                // `listOfNotNull(A, if (shown) B else null)`
                value.kind == "if_expression" ? Array(value.namedChildren.dropFirst().prefix(1)) : [value]
            }
            let tabs = elements.compactMap { element(of: $0, in: file) }
            let owner = call.node.ancestor("property_declaration")?.child(ofKind: "variable_declaration")?.namedChildren.first?
                .text
            let lower = (owner ?? KotlinCall.around(call.node)?.arguments.first { $0.value == call.node }?.name ?? "")
                .lowercased()
            let isNamed =
                ["tab", "toplevel", "bottom", "nav", "destination"].contains { lower.contains($0) }
                || reading.function(around: call.node, in: file).map {
                    !KotlinCall.all(of: Self.items, in: $0.place.node).isEmpty
                } ?? false
            return group(tabs, of: elements.count, weight: isNamed ? 12 : 2)
        }
    }

    /// `enum class Destination(val route: Route, …) { HOME(Home, …), … }`.
    private func enumerations(in file: KotlinFile) -> [Group] {
        reading.symbols.declarations(in: file).filter { $0.kind == .enumClass }.compactMap { type in
            let entries = reading.symbols.members(of: type).filter { $0.kind == .enumEntry }
            let tabs = entries.compactMap { entry -> AppTab? in
                let list = entry.place.node.child(ofKind: "value_arguments")?.namedChildren ?? []
                let arguments = list.compactMap(KotlinArgument.init(listed:))
                if let route = routes.route(named: entry.nameInPackage) {
                    return tab(entry.place.node, in: file, from: arguments, route: route.name)
                }
                return tab(entry.place.node, in: file, from: arguments, parameters: type.parameters.map(\.name))
            }
            return group(tabs, of: entries.count, weight: 12)
        }
    }

    private func group(_ tabs: [AppTab], of count: Int, weight: Int) -> Group? {
        guard tabs.count > 1, tabs.count == count, Set(tabs.map(\.route)).count == tabs.count else { return nil }
        let told = tabs.count { $0.title != nil } + tabs.count { $0.icon != nil }
        // A list of routes without a title or an icon may be anything, but for one that is called by what it is.
        guard told > 0 || weight > 10 else { return nil }
        // What holds for all of them is about the bar, and not about a tab.
        let isShared = Set(tabs.map(\.condition)).count == 1
        let plain = tabs.map { AppTab(route: $0.route, title: $0.title, icon: $0.icon, place: $0.place, condition: nil) }
        return Group(tabs: isShared ? plain : tabs, weight: weight + told * 10 / tabs.count)
    }

    private func element(of node: KotlinNode, in file: KotlinFile) -> AppTab? {
        if node.kind == "infix_expression" {
            let sides = node.namedChildren
            guard sides.count == 3, sides[1].text == "to", let route = names.route(of: sides[0], in: file) else { return nil }
            return tab(node, in: file, from: KotlinCall(sides[2])?.arguments ?? [], route: route)
        }
        if let call = KotlinCall(node), names.route(of: node, in: file) == nil {
            let parameters = reading.symbols.callee(of: call, in: file)?.parameters.map(\.name) ?? []
            return tab(node, in: file, from: call.arguments, parameters: parameters)
        }
        if let route = names.route(of: node, in: file) { return ofRoute(route, node, in: file) }
        // `BottomItem.Home`, an object or an entry that says more.
        guard let path = node.dottedNames, let last = path.last else { return nil }
        let outer = path.dropLast().joined(separator: ".")
        let object = reading.symbols.type(path.joined(separator: "."), in: file)
        let entry =
            path.count > 1
            ? reading.symbols.type(outer, in: file).flatMap { type in
                reading.symbols.members(of: type).first { $0.kind == .enumEntry && $0.name == last }
            } : nil
        guard let declaration = object ?? entry else { return nil }
        return ofObject(declaration, node, in: file)
    }

    /// An object that gives what is known to its superclass: `object Home : Item("home", "Home", Icons.Default.Home)`.
    private func ofObject(_ declaration: KotlinDeclaration, _ node: KotlinNode, in file: KotlinFile) -> AppTab? {
        let specifiers = declaration.place.node.child(ofKind: "delegation_specifiers")?.namedChildren ?? []
        let call = specifiers.lazy.compactMap { $0.child(ofKind: "constructor_invocation") }.first ?? declaration.place.node
        let arguments = (call.child(ofKind: "value_arguments")?.namedChildren ?? []).compactMap(KotlinArgument.init(listed:))
        let parent = call.child(ofKind: "user_type").flatMap { reading.symbols.type($0.typeName, in: declaration.file) }
        return tab(
            declaration.place.node, in: declaration.file, from: arguments, parameters: parent?.parameters.map(\.name) ?? [])
    }

    /// A route that tells its own title and icon.
    private func ofRoute(_ route: String, _ node: KotlinNode, in file: KotlinFile) -> AppTab? {
        guard let declaration = routes.route(named: route)?.declaration else {
            return AppTab(route: route, title: nil, icon: nil, place: KotlinPlace(node, in: file), condition: nil)
        }
        let own = ofObject(declaration, node, in: file)
        // Voyager's tabs say it in their options.
        if let options = KotlinCall.all(of: ["TabOptions"], in: declaration.place.node).first {
            return AppTab(
                route: route,
                title: options.argument(named: "title", at: 1).flatMap { texts.text($0.value, in: declaration.file) },
                icon: options.argument(named: "icon", at: 2).flatMap { texts.icon($0.value, in: declaration.file) },
                place: KotlinPlace(node, in: file), condition: nil)
        }
        let properties = reading.symbols.members(of: declaration).filter { $0.kind == .property }
        func value(_ words: [String]) -> KotlinNode? {
            properties.first { property in words.contains { property.name.lowercased().contains($0) } }?.place.node
        }
        let title = value(["title", "label", "name"]).flatMap { node in
            node.namedChildren.last.flatMap { texts.text($0, in: declaration.file) }
        }
        let icon = value(["icon", "image"]).flatMap { texts.icon($0, in: declaration.file) }
        return AppTab(
            route: route, title: title ?? own?.title, icon: icon ?? own?.icon, place: KotlinPlace(node, in: file), condition: nil)
    }

    /// - Parameters:
    ///   - parameters: what the arguments without a name stand for.
    ///   - route: where it is known; else exactly one must be named in the arguments.
    private func tab(
        _ node: KotlinNode, in file: KotlinFile, from arguments: [KotlinArgument], parameters: [String] = [], route: String? = nil
    ) -> AppTab? {
        var found: [String] = route.map { [$0] } ?? []
        if route == nil {
            for argument in arguments {
                for part in [argument.value] + Array(argument.value.descendants) {
                    if let route = names.route(of: part, in: file), !found.contains(route) { found.append(route) }
                }
            }
        }
        if found.isEmpty {
            // `component::openHome`, which names its route where it is declared.
            for argument in arguments {
                if let route = meanings.action(of: argument.value, in: file)?.route?.route, !found.contains(route) {
                    found.append(route)
                }
            }
        }
        if found.count > 1 {
            // What is given itself, not what its callbacks name; else what a tap shows.
            let given = arguments.compactMap { names.route(of: $0.value, in: file) }
            let shown = arguments.first { $0.name == "onClick" }.flatMap { meanings.action(of: $0.value, in: file)?.route?.route }
            if let one = given.count == 1 ? given.first : shown { found = [one] }
        }
        guard found.count == 1, let name = found.first else { return nil }
        let own =
            arguments.contains { names.route(of: $0.value, in: file) == name }
            ? ofRoute(name, node, in: file) : nil
        func word(_ index: Int) -> String {
            (arguments[index].name ?? (index < parameters.count ? parameters[index] : "")).lowercased()
        }
        let titled = arguments.indices.filter { index in ["title", "label", "name", "text"].contains { word(index).contains($0) }
        }
        let others = arguments.indices.filter { !titled.contains($0) && !["selected", "onclick", "modifier"].contains(word($0)) }
        var title: LocalisedText?
        for index in titled + others where title == nil {
            // A string that is the route, or that goes with the icon, is no title.
            let isPlain = titled.contains(index) || word(index).isEmpty
            guard let text = texts.text(arguments[index].value, in: file) else { continue }
            if case .literal(let text) = text {
                let isRoute = !titled.contains(index) && routes.route(named: text)?.form == .string
                if !isPlain || isRoute { continue }
            }
            title = text
        }
        let pictured = arguments.indices.filter { index in ["icon", "image", "painter"].contains { word(index).contains($0) } }
        let icon = (pictured + others.filter { !pictured.contains($0) }).lazy
            .compactMap { texts.icon(arguments[$0].value, in: file) }.first
        return AppTab(
            route: name, title: title ?? own?.title, icon: icon ?? own?.icon, place: KotlinPlace(node, in: file),
            condition: condition(around: node))
    }

    /// The condition of the `if` in which an item stands.
    private func condition(around node: KotlinNode) -> String? {
        for around in node.ancestors {
            if around.kind == "function_declaration" || around.kind == "property_declaration" { return nil }
            if around.kind == "if_expression", let condition = around.child("condition"),
                !condition.range.contains(node.range.lowerBound)
            {
                let isElse = around.child(ofKind: "else").map { $0.range.lowerBound < node.range.lowerBound } ?? false
                return isElse ? "!(\(condition.text))" : condition.text
            }
        }
        return nil
    }

    /// `if (shown) all else all.filter { it.route !is Extra }`: the tab that is left out, and when.
    private func withCondition(_ tab: AppTab) -> AppTab {
        guard tab.condition == nil else { return tab }
        for file in reading.files where file.source.containsWord("filter") || file.source.containsWord("filterNot") {
            for call in KotlinCall.all(of: ["filter", "filterNot"], in: file.tree.root) {
                guard let lambda = call.trailingLambda,
                    leavesOut(lambda.node, tab.route, in: file, isNot: call.name == "filterNot"),
                    let around = call.node.ancestor("if_expression"), let condition = around.child("condition")
                else { continue }
                let isElse = around.child(ofKind: "else").map { $0.range.lowerBound < call.node.range.lowerBound } ?? false
                return AppTab(
                    route: tab.route, title: tab.title, icon: tab.icon, place: tab.place,
                    condition: isElse ? condition.text : "!(\(condition.text))")
            }
        }
        return tab
    }

    private func leavesOut(_ lambda: KotlinNode, _ route: String, in file: KotlinFile, isNot: Bool) -> Bool {
        for node in lambda.descendants where node.kind == "is_expression" || node.kind == "binary_expression" {
            guard let right = node.child("right"), names.route(of: right, in: file) == route else { continue }
            let isUnequal =
                node.child(ofKind: "!is") != nil || node.child("operator")?.text == "!=" || node.child("operator")?.text == "!=="
            return isUnequal != isNot
        }
        return false
    }

    /// The routes of a sealed type that is called as tabs are.
    private func byType() -> Group? {
        let reader = RouteReader(symbols: reading.symbols)
        var types: [KotlinDeclaration] = []
        for route in routes.routes.compactMap(\.declaration) {
            for type in reader.ancestors(of: route) where type != routes.base && !types.contains(type) { types.append(type) }
        }
        let named = types.filter { type in
            ["TopLevel", "Tab", "Bottom", "MainDestination"].contains { type.name.contains($0) }
        }
        let tabs = named.map { type in
            routes.routes.filter { route in route.declaration.map { reader.ancestors(of: $0).contains(type) } ?? false }
        }.filter { $0.count > 1 && $0.count < routes.routes.count }.max { $0.count < $1.count }
        return tabs.map { tabs in
            Group(
                tabs: tabs.compactMap { route in
                    route.declaration.flatMap { ofRoute(route.name, $0.place.node, in: $0.file) }
                }, weight: 0)
        }
    }
}
