import ReglazeEngine

/// `cafe.adriel.voyager`: a screen is a class that draws itself, `class Plant(val id: Long) : Screen`; a tab is an object.
struct Voyager: NavigationLibrary {
    let kind = NavigationKind.voyager
    let packages = ["cafe.adriel.voyager"]
    let displays: Set<String> = ["Navigator", "TabNavigator", "BottomSheetNavigator"]
    let makers = [
        "LocalNavigator.currentOrThrow": "Navigator", "LocalNavigator.current": "Navigator",
        "LocalTabNavigator.current": "TabNavigator",
        "LocalBottomSheetNavigator.current": "BottomSheetNavigator", "Navigator.parent": "Navigator", "{Navigator}": "Navigator",
        "{TabNavigator}": "TabNavigator", "{BottomSheetNavigator}": "BottomSheetNavigator",
    ]
    let stackTypes: Set<String> = ["Navigator", "TabNavigator", "BottomSheetNavigator"]

    private static let screens: Set<String> = ["Screen", "Tab"]

    func read(into reading: inout AppReading) {
        let reader = RouteReader(symbols: reading.symbols)
        var entries: [HostEntry] = []
        var routes: [Route] = []
        for file in reading.files {
            for declaration in reading.symbols.declarations(in: file) where isScreen(declaration, reader) {
                let route = reader.route(declaration)
                routes.append(route)
                let content = reading.symbols.members(of: declaration).first { $0.kind == .function && $0.name == "Content" }
                guard let body = content.flatMap(KotlinFunction.init)?.body else { continue }
                entries.append(
                    HostEntry(
                        route: route.name, call: declaration.place, content: KotlinPlace(body, in: file), parameter: "this",
                        builder: content.flatMap(KotlinFunction.init)))
            }
        }
        if let wanted = reading.options.routes, !routes.isEmpty {
            routes = routes.filter { route in
                route.declaration.map { declaration in
                    declaration.supertypes.contains(wanted) || reader.ancestors(of: declaration).contains { $0.name == wanted }
                } ?? false
            }
            guard !routes.isEmpty else {
                reading.miss("routes", "no class or object is a `\(wanted)`", candidates: ["Screen"], isMisnamed: true)
                return
            }
        }
        guard !routes.isEmpty else {
            reading.miss("routes", "Voyager is imported, but no class or object is a `Screen`")
            return
        }
        reading.app.routes = RouteHierarchy(
            base: nil, baseName: reading.options.routes ?? "Screen", topLevel: nil, topLevelName: nil, routes: routes)
        for route in reading.app.lambdaRoutes {
            let fields = route.fields.filter { $0.type.contains("->") }.map { "`\($0.name)`" }.joined(separator: " and ")
            reading.note(
                "`\(route.name)` is given a function, \(fields): neither Voyager nor Swift can restore it",
                at: route.declaration?.location)
        }
        readHost(entries, into: &reading)
    }

    /// A class or an object of the app that is a screen or a tab itself, and not what others are made from.
    private func isScreen(_ declaration: KotlinDeclaration, _ reader: RouteReader) -> Bool {
        guard declaration.kind == .class || declaration.kind == .object, !declaration.hasModifier("abstract"),
            !declaration.hasModifier("sealed")
        else { return false }
        let types = [declaration] + reader.ancestors(of: declaration)
        return types.contains { type in
            isImported(by: type.file) && type.supertypes.contains { Self.screens.contains(KotlinTypes.simpleName($0)) }
        }
    }

    private func readHost(_ entries: [HostEntry], into reading: inout AppReading) {
        var found: [(function: KotlinFunction, call: KotlinCall, file: KotlinFile)] = []
        for file in reading.files where isImported(by: file) {
            for call in KotlinCall.all(of: displays, in: file.tree.root)
            where call.receiver == nil && reading.symbols.callee(of: call, in: file) == nil {
                if let function = reading.function(around: call.node, in: file) { found.append((function, call, file)) }
            }
        }
        let candidates = found.map {
            AppReading.candidate($0.function.declaration.nameInPackage, at: $0.function.declaration.location)
        }
        if let wanted = reading.options.host {
            found = found.filter { $0.function.name == wanted || $0.function.declaration.nameInPackage == wanted }
            if found.isEmpty {
                reading.miss(
                    "host", "no function `\(wanted)` calls `Navigator` or `TabNavigator`", candidates: candidates,
                    isMisnamed: true)
            }
        }
        // The one below a bar of tabs; else the first that is not inside of a page.
        let tabbed = found.filter { $0.call.name == "TabNavigator" }
        let chosen =
            tabbed.first { HostReader.drawsBar($0.function.place.node, in: $0.file, reading, depth: 0) } ?? tabbed.first
            ?? found.first { $0.function.declaration.parents.isEmpty } ?? found.first
        guard let chosen else {
            reading.miss("host", "Voyager is imported, but no function calls `Navigator` or `TabNavigator`")
            return
        }
        let name = chosen.call.trailingLambda?.parameters.first ?? "navigator"
        let start = chosen.call.argument(named: "screen") ?? chosen.call.argument(named: "tab") ?? chosen.call.arguments.first
        reading.app.host = NavigationHost(
            function: chosen.function, display: KotlinPlace(chosen.call.node, in: chosen.file),
            backStack: BackStack(
                name: name, origin: chosen.call.name, place: KotlinPlace(chosen.call.node, in: chosen.file),
                currentExpression: chosen.call.name == "Navigator" ? "\(name).items" : nil,
                topLevelExpression: chosen.call.name == "TabNavigator" ? "\(name).current" : nil, navigatorName: nil),
            entries: entries, start: start.map { KotlinPlace($0.value, in: chosen.file) })
        if found.count > 1 {
            let others = found.filter { $0.call.node != chosen.call.node }.map { "`\($0.function.declaration.nameInPackage)`" }
            reading.note(
                "navigators inside of pages: \(others.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", "))",
                at: chosen.function.declaration.location)
        }
    }

    func primitive(_ call: KotlinCall, receiver: String?, in context: NavigationMeaning, file: KotlinFile) -> NavigationAction? {
        guard let receiver, stackTypes.contains(KotlinTypes.simpleName(receiver)) else { return nil }
        func route() -> RouteExpression? { call.arguments.first.map { context.expression($0.value, in: file) } }
        switch call.name {
        case "push", "show": return route().map { .push($0, isSingle: false) }
        case "pop", "hide": return .back
        case "popUntilRoot", "popAll": return .backTo(route: nil, inclusive: false)
        case "popUntil":
            let target = call.trailingLambda?.node.descendants.lazy.compactMap { context.routes.route(of: $0, in: file) }.first
            return .backTo(route: target, inclusive: false)
        case "replace": return route().map { .replace($0) }
        case "replaceAll": return route().map { .set($0) }
        default: return nil
        }
    }

    func reference(_ name: String) -> NavigationAction? {
        switch name {
        case "pop", "hide": .back
        case "popUntilRoot": .backTo(route: nil, inclusive: false)
        default: nil
        }
    }

    func activates(_ property: String, of receiver: String) -> Bool {
        property == "current" && KotlinTypes.simpleName(receiver) == "TabNavigator"
    }
}
