import ReglazeEngine

/// Tells the tabs' routes from the details and from what shows before the tabs.
enum RoleReader {
    static func read(into reading: inout AppReading) {
        guard let hierarchy = reading.app.routes else { return }
        let tabs = Set(reading.app.tabs.map(\.route))
        for tab in tabs { reading.app.routes?.setRole(.tab, of: tab) }
        let starts = starts(reading)
        for start in starts where !tabs.contains(start) { reading.app.routes?.setRole(.start, of: start) }
        reading.app.startTab = starts.first { tabs.contains($0) } ?? reading.app.tabs.first?.route
        if tabs.isEmpty, let first = starts.first, let route = reading.app.routes?.route(named: first),
            let place = route.declaration?.place ?? reading.app.host?.entries.first(where: { $0.route == first })?.call
        {
            // An app without a bar has one stack: its first page is the root.
            reading.app.routes?.setRole(.tab, of: first)
            reading.app.tabs = [AppTab(route: first, title: nil, icon: nil, place: place, condition: nil)]
            reading.app.startTab = first
            reading.note(
                "no bar with tabs was found: `\(first)`, the first page, is the root of the only stack", at: place.location)
        }
        spread(into: &reading)
        findTopLevel(hierarchy, into: &reading)
    }

    /// The routes that the host's start can be, in the order in which they are written.
    private static func starts(_ reading: AppReading) -> [String] {
        guard let host = reading.app.host, let start = host.start else { return [] }
        let names = RouteNames(reading.app.routes, symbols: reading.symbols)
        return routes(in: start.node, start.file, names, reading, depth: 0)
    }

    /// The routes of an expression, through the variables, the parameters and the branches that it is made of.
    private static func routes(
        in node: KotlinNode, _ file: KotlinFile, _ names: RouteNames, _ reading: AppReading, depth: Int
    ) -> [String] {
        guard depth < 5 else { return [] }
        if let route = names.route(of: node, in: file) { return [route] }
        var found: [String] = []
        func add(_ routes: [String]) { for route in routes where !found.contains(route) { found.append(route) } }
        if node.kind == "identifier" {
            switch KotlinScope.local(node.text, at: node) {
            case .variable(let declaration):
                if let value = declaration.namedChildren.last { add(routes(in: value, file, names, reading, depth: depth + 1)) }
            case .parameter(let parameter, let function):
                guard let declaration = reading.symbols.declarations(in: file).first(where: { $0.place.node == function }),
                    let index = declaration.parameters.firstIndex(where: { $0.name == parameter.name })
                else { break }
                for use in reading.symbols.uses(of: declaration) where use.kind == .call && !use.place.file.isTest {
                    guard let argument = KotlinCall.calling(use.place.node)?.argument(named: parameter.name, at: index) else {
                        continue
                    }
                    add(routes(in: argument.value, use.place.file, names, reading, depth: depth + 1))
                }
                if found.isEmpty, let value = function.descendants.first(where: { $0.text == parameter.defaultValue }) {
                    add(routes(in: value, file, names, reading, depth: depth + 1))
                }
            default: break
            }
            return found
        }
        // Conditions say when, not what.
        for child in node.namedChildren where child != node.child("condition") && child.kind != "value_arguments" {
            add(routes(in: child, file, names, reading, depth: depth + (child.kind == "identifier" ? 1 : 0)))
        }
        return found
    }

    /// What is only ever set in place of a start page, or of everything, and by a start page too, belongs to the start: log-in,
    /// onboarding.
    private static func spread(into reading: inout AppReading) {
        guard let host = reading.app.host else { return }
        let meanings = reading.meanings()
        var ways: [String: [(from: String, action: NavigationAction)]] = [:]
        for entry in host.entries {
            for call in KotlinCall.all(in: entry.content.node) {
                guard let action = meanings.action(of: call.node, in: entry.content.file), let route = action.route?.route else {
                    continue
                }
                ways[route, default: []].append((entry.route, action))
            }
        }
        for _ in 0..<3 {
            for route in reading.app.routes?.details ?? [] {
                guard let found = ways[route.name], !found.isEmpty else { continue }
                let isStart = found.map { reading.app.routes?.route(named: $0.from)?.role == .start }
                let isFit = zip(found, isStart).allSatisfy { way, isStart in
                    switch way.action {
                    // Signing out leaves nothing of the tabs.
                    case .set: true
                    case .replace: isStart
                    default: false
                    }
                }
                if isFit, isStart.contains(true) { reading.app.routes?.setRole(.start, of: route.name) }
            }
        }
    }

    /// The type that the tabs' routes have in common and no other route is.
    private static func findTopLevel(_ hierarchy: RouteHierarchy, into reading: inout AppReading) {
        guard let routes = reading.app.routes?.routes else { return }
        let reader = RouteReader(symbols: reading.symbols)
        let tabs = routes.filter { $0.role == .tab }.compactMap(\.declaration)
        guard tabs.count > 1 || hierarchy.base != nil, let first = tabs.first else { return }
        let others = routes.filter { $0.role != .tab }.compactMap(\.declaration)
        let common = reader.ancestors(of: first).first { type in
            type != hierarchy.base && tabs.allSatisfy { reader.ancestors(of: $0).contains(type) }
                && !others.contains { reader.ancestors(of: $0).contains(type) }
        }
        guard let common, let old = reading.app.routes else { return }
        var new = RouteHierarchy(
            base: old.base, baseName: old.baseName, topLevel: common, topLevelName: common.nameInPackage, routes: old.routes)
        new.graphs = old.graphs
        reading.app.routes = new
    }
}
