import ReglazeEngine

/// `androidx.navigation`: a `NavController` holds the back stack, `NavHost { composable<Route> { … } }` draws it.
struct Navigation2: NavigationLibrary {
    let kind: NavigationKind
    let packages = ["androidx.navigation"]
    let displays: Set<String> = ["NavHost"]
    let makers = ["rememberNavController": "NavHostController"]
    let stackTypes: Set<String> = ["NavController", "NavHostController"]

    init(_ kind: NavigationKind = .navigation2) { self.kind = kind }

    /// The calls that declare a page, and those of them that show it over the others.
    private static let pages: Set<String> = ["composable", "dialog", "bottomSheet", "animatedComposable"]
    private static let overlays: Set<String> = ["dialog", "bottomSheet"]

    private struct Page {
        let entry: HostEntry
        let type: KotlinDeclaration?
        let call: KotlinCall
    }

    func read(into reading: inout AppReading) {
        var pages: [Page] = []
        var displays: [KotlinPlace] = []
        for file in reading.files where isImported(by: file) {
            for call in KotlinCall.all(in: file.tree.root) {
                if call.name == "NavHost", reading.symbols.callee(of: call, in: file) == nil {
                    displays.append(KotlinPlace(call.node, in: file))
                }
                if let page = page(call, in: file, reading) { pages.append(page) }
            }
        }
        let strings = pages.filter { $0.type == nil }
        let typed = pages.filter { $0.type != nil }
        var hierarchy = RouteReader.read(
            typed.compactMap(\.type), builders: typed.map { $0.entry.builder?.declaration }, wanted: reading.options.routes,
            into: &reading)
        if hierarchy == nil, reading.app.missing.isEmpty {
            hierarchy = RouteHierarchy(base: nil, baseName: nil, topLevel: nil, topLevelName: nil, routes: [])
        }
        if strings.count > pages.count - strings.count {
            reading.becomes(Navigation2(.navigation2Strings))
        }
        for page in strings where hierarchy?.route(named: page.entry.route) == nil {
            hierarchy?.routes.append(Self.route(page.entry.route, page.call, in: page.entry.call.file, reading))
        }
        if let known = hierarchy { hierarchy?.graphs = graphs(known, reading) }
        reading.app.routes = hierarchy?.routes.isEmpty ?? true ? nil : hierarchy
        for page in pages where Self.overlays.contains(page.call.name) {
            reading.app.routes?.setRole(.overlay, of: page.entry.route)
        }
        let names = Set(hierarchy?.routes.map(\.name) ?? [])
        let entries = pages.map(\.entry)
        guard let (function, display) = HostReader.host(among: displays, entries: entries, into: &reading) else { return }
        guard let call = KotlinCall(display.node), let controller = controller(of: call, in: function, display.file, reading)
        else {
            reading.miss("host", "`\(function.name)` calls `NavHost`, but not with a `navController` that can be found")
            return
        }
        reading.app.host = NavigationHost(
            function: function, display: display, backStack: controller,
            entries: entries.filter { names.contains($0.route) }.map { entry in
                guard entry.builder?.declaration == function.declaration else { return entry }
                return HostEntry(
                    route: entry.route, call: entry.call, content: entry.content, parameter: entry.parameter, builder: nil)
            },
            start: call.argument(named: "startDestination", at: 1).map { KotlinPlace($0.value, in: display.file) })
    }

    /// `navigation(startDestination = …, route = …) { … }`; one may start with another.
    private func graphs(_ hierarchy: RouteHierarchy, _ reading: AppReading) -> [RouteGraph] {
        var result: [RouteGraph] = []
        let calls = reading.files.filter(isImported).flatMap { file in
            KotlinCall.all(of: ["navigation"], in: file.tree.root).map { ($0, file) }
        }
        for _ in 0..<3 {
            var known = hierarchy
            known.graphs = result
            let names = RouteNames(known, symbols: reading.symbols)
            result = calls.compactMap { call, file -> RouteGraph? in
                guard call.receiver == nil, call.trailingLambda != nil,
                    let start = call.argument(named: "startDestination", at: 0)?.value,
                    let first = names.route(of: start, in: file)
                        ?? Self.text(start, in: file, reading).flatMap({ known.route(named: $0)?.name })
                else { return nil }
                if let type = call.typeArguments.first?.dottedNames?.joined(separator: ".") {
                    return reading.symbols.type(type, in: file).map {
                        RouteGraph(name: $0.nameInPackage, declaration: $0, start: first)
                    }
                }
                guard let route = call.argument(named: "route", at: 1)?.value, let text = Self.text(route, in: file, reading)
                else {
                    return nil
                }
                return RouteGraph(name: text, declaration: nil, start: first)
            }
        }
        return result
    }

    private func page(_ call: KotlinCall, in file: KotlinFile, _ reading: AppReading) -> Page? {
        let callee = reading.symbols.function(of: call, in: file)
        // An app's own `animatedScreen<Route> { … }` is an extension of the same builder.
        guard callee == nil ? Self.pages.contains(call.name) : callee?.receiver == "NavGraphBuilder" else { return nil }
        guard let content = call.trailingLambda ?? call.argument(named: "content")?.lambda else { return nil }
        let function = reading.function(around: call.node, in: file)
        func entry(_ route: String) -> HostEntry {
            HostEntry(
                route: route, call: KotlinPlace(call.node, in: file), content: KotlinPlace(content.node, in: file),
                parameter: content.parameter, builder: function)
        }
        if let type = call.typeArguments.first {
            guard let names = type.dottedNames, let declaration = reading.symbols.type(names.joined(separator: "."), in: file)
            else { return nil }
            // `composable<T>` in a function that is generic itself.
            guard declaration.kind == .class || declaration.kind == .object else { return nil }
            return Page(entry: entry(declaration.nameInPackage), type: declaration, call: call)
        }
        guard let name = call.argument(named: "route", at: 0)?.value, let text = Self.text(name, in: file, reading) else {
            return nil
        }
        return Page(entry: entry(text), type: nil, call: call)
    }

    /// A string route, and the name that code calls it by where the string is not known: `Screen.Detail`.
    private static func text(_ node: KotlinNode, in file: KotlinFile, _ reading: AppReading) -> String? {
        if let text = reading.symbols.routeText(node, in: file) { return text }
        guard node.kind != "string_literal", let names = node.dottedNames, names.last == "name" || names.last == "route" else {
            return nil
        }
        return names.dropLast().joined(separator: ".")
    }

    /// `plant/{id}?from={from}` with `navArgument("id") { type = NavType.LongType }`.
    private static func route(_ name: String, _ call: KotlinCall, in file: KotlinFile, _ reading: AppReading) -> Route {
        var fields: [RouteField] = []
        var rest = name[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let field = String(rest[rest.index(after: open)..<close])
            let argument = KotlinCall.all(of: ["navArgument"], in: call.node).first { argument in
                argument.arguments.first.flatMap { reading.symbols.constantText($0.value, in: file) } == field
            }
            let text = argument?.node.text ?? ""
            let types = ["Long", "Int", "Bool", "Float"]
            let type = types.first { text.contains("NavType.\($0)Type") } ?? "String"
            fields.append(RouteField(name: field, type: type == "Bool" ? "Boolean" : type, defaultValue: nil))
            rest = rest[rest.index(after: close)...]
        }
        return Route(
            name: name, scope: file.package, form: .string, fields: fields, supertypes: [], isSerializable: false,
            serialName: nil,
            declaration: nil, role: .detail)
    }

    private func controller(
        of call: KotlinCall, in function: KotlinFunction, _ file: KotlinFile, _ reading: AppReading
    ) -> BackStack? {
        guard let value = call.argument(named: "navController", at: 0)?.value, let names = value.dottedNames else { return nil }
        let first = names[0]
        let origin: KotlinNode
        switch KotlinScope.local(first, at: value) {
        case .variable(let declaration): origin = declaration
        case .parameter(_, let function): origin = function
        default: origin = value
        }
        let made = origin.kind == "property_declaration" ? origin.namedChildren.last?.text : nil
        var text = made ?? reading.types.type(of: value, in: file) ?? ""
        if origin.kind == "function_declaration",
            let parameter = KotlinParameter.all(of: origin).first(where: { $0.name == first })
        {
            text = parameter.defaultValue ?? parameter.type
        }
        return BackStack(
            name: names.joined(separator: "."), origin: text, place: KotlinPlace(origin, in: file), currentExpression: nil,
            topLevelExpression: nil, navigatorName: nil)
    }

    func primitive(_ call: KotlinCall, receiver: String?, in context: NavigationMeaning, file: KotlinFile) -> NavigationAction? {
        guard let receiver, context.isStack(receiver) else { return nil }
        switch call.name {
        case "navigate":
            guard let first = call.arguments.first(where: { !$0.isTrailing }) else { return nil }
            return navigation(to: context.expression(first.value, in: file), call, context, file)
        case "navigateUp": return .back
        case "popBackStack":
            if call.arguments.isEmpty, call.typeArguments.isEmpty { return .back }
            let target =
                call.typeArguments.first.flatMap { context.routes.route(of: $0, in: file) }
                ?? call.argument(named: "route", at: 0).flatMap { context.routes.route(of: $0.value, in: file) }
            let inclusive = call.argument(named: "inclusive", at: call.typeArguments.isEmpty ? 1 : 0)?.value.text == "true"
            // The root of a stack is a tab, or the first page.
            let isRoot = target.map { context.roots.contains($0) } ?? true
            return .backTo(route: isRoot && !inclusive ? nil : target, inclusive: inclusive)
        default: return nil
        }
    }

    func reference(_ name: String) -> NavigationAction? {
        switch name {
        case "popBackStack", "navigateUp": .back
        case "navigate": .push(RouteExpression(text: "it", node: nil, route: nil), isSingle: false)
        default: nil
        }
    }

    /// `navigate(Home) { popUpTo(0) { inclusive = true }; launchSingleTop = true }`.
    private func navigation(
        to route: RouteExpression, _ call: KotlinCall, _ context: NavigationMeaning, _ file: KotlinFile
    ) -> NavigationAction {
        if let name = route.route, context.tabs.contains(name) { return .activate(route) }
        let options = call.trailingLambda ?? call.argument(named: "builder")?.lambda
        let isSingle = options?.statements.contains { $0.text.filter { !$0.isWhitespace } == "launchSingleTop=true" } ?? false
        guard let options, let pop = KotlinCall.all(of: ["popUpTo"], in: options.node).first else {
            return .push(route, isSingle: isSingle)
        }
        let isInclusive = pop.trailingLambda?.node.text.filter { !$0.isWhitespace }.contains("inclusive=true") ?? false
        let target =
            pop.typeArguments.first.flatMap { context.routes.route(of: $0, in: file) }
            ?? pop.arguments.first.flatMap { context.routes.route(of: $0.value, in: file) }
        // What is popped up to the page that navigates is that page.
        let shown = call.node.ancestors.lazy.compactMap(KotlinCall.init).first { Self.pages.contains($0.name) }
        let own = shown.flatMap { $0.typeArguments.first ?? $0.argument(named: "route", at: 0)?.value }
            .flatMap { context.routes.route(of: $0, in: file) }
        if let target, target == own, isInclusive { return .replace(route) }
        // Above the root of its stack nothing is left.
        let isRoot = target.map { context.roots.contains($0) || context.tabs.contains($0) } ?? true
        return isInclusive || isRoot ? .set(route) : .push(route, isSingle: isSingle)
    }
}
