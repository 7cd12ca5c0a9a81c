import ReglazeEngine

/// `com.arkivanov.decompose`: components hold the stacks, `childStack(…)`; a sealed configuration says what a child is made from.
struct Decompose: NavigationLibrary {
    let kind = NavigationKind.decompose
    let packages = ["com.arkivanov.decompose"]
    static let displayNames: Set<String> = ["Children", "ChildStack", "ChildPages"]
    var displays: Set<String> { Self.displayNames }
    let makers = [
        "StackNavigation": "StackNavigation", "SlotNavigation": "SlotNavigation", "PagesNavigation": "PagesNavigation",
    ]
    let stackTypes: Set<String> = ["StackNavigation", "SlotNavigation", "PagesNavigation"]

    /// A component's stack.
    private struct Stack {
        let component: KotlinDeclaration
        let call: KotlinCall
        /// The type of the configurations.
        let configuration: KotlinDeclaration
        /// `navigation`.
        let navigation: String
        /// The property that holds it: `_stack`.
        let property: String?
    }

    func read(into reading: inout AppReading) {
        let reader = RouteReader(symbols: reading.symbols)
        let stacks = reading.files.flatMap { file in
            KotlinCall.all(of: ["childStack", "childPages"], in: file.tree.root).compactMap { stack($0, in: file, reading) }
        }
        let candidates = stacks.map { AppReading.candidate($0.configuration.nameInPackage, at: $0.configuration.location) }
        let shown = displays(in: reading)
        let chosen: Stack?
        if let wanted = reading.options.routes {
            chosen = stacks.first { $0.configuration.name == wanted || $0.configuration.nameInPackage == wanted }
            if chosen == nil {
                reading.miss(
                    "routes", "no `childStack` has configurations of a type `\(wanted)`", candidates: candidates,
                    isMisnamed: true)
            }
        } else {
            // The component whose bar shows tabs, or that no other component makes and no other's page shows.
            let roots = stacks.filter { stack in
                !stacks.contains { other in
                    other.component != stack.component
                        && (makes(stack.component, in: other, reading) || shows(stack, within: other, among: shown, reading))
                }
            }
            let withBar = stacks.filter { stack in
                display(of: stack, among: shown, reading).map { display in
                    HostReader.drawsBar(display.function.place.node, in: display.place.file, reading, depth: 0)
                } ?? false
            }
            let root = roots.first { display(of: $0, among: shown, reading) != nil } ?? roots.first
            chosen = withBar.first ?? root ?? stacks.first
            if let root, let chosen, root.configuration != chosen.configuration, reader.leaves(of: root.configuration).count > 1 {
                reading.app.outerRoutes = root.configuration.nameInPackage
            }
        }
        guard let chosen else {
            if stacks.isEmpty { reading.miss("routes", "Decompose is imported, but no component calls `childStack`") }
            return
        }
        if stacks.count > 1 {
            let others = stacks.filter { $0.configuration != chosen.configuration }.map { "`\($0.component.nameInPackage)`" }
            if !others.isEmpty {
                reading.note(
                    "other stacks, which stay inside of their components: \(others.joined(separator: ", "))",
                    at: chosen.component.location)
            }
        }
        let routes = reader.leaves(of: chosen.configuration).map { reader.route($0) }
        reading.app.routes = RouteHierarchy(
            base: chosen.configuration, baseName: chosen.configuration.nameInPackage, topLevel: nil, topLevelName: nil,
            routes: routes)
        readHost(chosen, among: shown, into: &reading)
    }

    /// Whether a component's children are made from another component.
    private func makes(_ component: KotlinDeclaration, in other: Stack, _ reading: AppReading) -> Bool {
        reading.symbols.uses(of: component).contains { use in
            use.place.file.path == other.component.file.path
                && other.component.place.node.range.contains(use.place.node.range.lowerBound)
        }
    }

    /// Whether a page of another stack shows it.
    private func shows(
        _ stack: Stack, within other: Stack, among shown: [(function: KotlinFunction, place: KotlinPlace)], _ reading: AppReading
    ) -> Bool {
        guard let inner = display(of: stack, among: shown, reading)?.function.declaration,
            let outer = display(of: other, among: shown, reading)?.function, inner != outer.declaration
        else { return false }
        return reading.reaches(inner, from: outer)
    }

    private func stack(_ call: KotlinCall, in file: KotlinFile, _ reading: AppReading) -> Stack? {
        guard let source = call.argument(named: "source", at: 0)?.value,
            let owner = call.node.ancestor("class_declaration", "object_declaration"),
            let component = reading.symbols.declarations(in: file).first(where: { $0.place.node == owner }),
            let type = reading.types.type(of: source, in: file)
        else { return nil }
        let name = KotlinTypes.argumentText(type)
        guard let configuration = nested(name, in: component, file, reading) else { return nil }
        let property = call.node.ancestor("property_declaration")?.child(ofKind: "variable_declaration")?.namedChildren.first?
            .text
        return Stack(component: component, call: call, configuration: configuration, navigation: source.text, property: property)
    }

    private func nested(
        _ name: String, in component: KotlinDeclaration, _ file: KotlinFile, _ reading: AppReading
    ) -> KotlinDeclaration? {
        let own = reading.symbols.members(of: component).first { $0.kind.isType && $0.name == name }
        return own ?? reading.types.declaration(name, in: file)
    }

    private func displays(in reading: AppReading) -> [(function: KotlinFunction, place: KotlinPlace)] {
        reading.files.flatMap { file in
            KotlinCall.all(of: displays, in: file.tree.root).compactMap { call in
                guard reading.symbols.callee(of: call, in: file) == nil,
                    call.argument(named: "stack", at: 0) != nil || call.argument(named: "pages", at: 0) != nil
                else { return nil }
                return reading.function(around: call.node, in: file).map { ($0, KotlinPlace(call.node, in: file)) }
            }
        }
    }

    /// The call that shows a component's stack: by the type of what the stack is taken from.
    private func display(
        of stack: Stack, among shown: [(function: KotlinFunction, place: KotlinPlace)], _ reading: AppReading
    ) -> (function: KotlinFunction, place: KotlinPlace)? {
        let reader = RouteReader(symbols: reading.symbols)
        let types = Set(([stack.component] + reader.ancestors(of: stack.component)).map(\.name))
        return shown.first { display in
            guard let call = KotlinCall(display.place.node),
                let value = (call.argument(named: "stack", at: 0) ?? call.argument(named: "pages", at: 0))?.value
            else { return false }
            return Self.names(in: value).contains { name in
                reading.types.name(of: name, in: display.place.file).map(types.contains) ?? false
            }
        }
    }

    /// The names in what is shown, those behind a local variable included: `val shown = root.stack.subscribeAsState()`.
    private static func names(in value: KotlinNode, depth: Int = 0) -> [KotlinNode] {
        let names = ([value] + Array(value.descendants)).filter { $0.kind == "identifier" }
        guard depth < 3 else { return names }
        return names.flatMap { name -> [KotlinNode] in
            guard case .variable(let property) = KotlinScope.local(name.text, at: name),
                let behind = KotlinCode.initializer(of: property)
            else { return [name] }
            return [name] + Self.names(in: behind, depth: depth + 1)
        }
    }

    private func readHost(
        _ stack: Stack, among shown: [(function: KotlinFunction, place: KotlinPlace)], into reading: inout AppReading
    ) {
        let named = shown.first { $0.function.name == reading.options.host }
        if let wanted = reading.options.host, named == nil {
            reading.miss(
                "host", "no function `\(wanted)` calls `Children`",
                candidates: shown.map { AppReading.candidate($0.function.name, at: $0.function.declaration.location) },
                isMisnamed: true)
            return
        }
        guard let display = named ?? display(of: stack, among: shown, reading) ?? (shown.count == 1 ? shown.first : nil) else {
            reading.miss(
                "host", "no function calls `Children` with the stack of `\(stack.component.nameInPackage)`",
                candidates: shown.map { AppReading.candidate($0.function.name, at: $0.function.declaration.location) })
            return
        }
        let call = KotlinCall(display.place.node)
        let shownStack = (call?.argument(named: "stack", at: 0) ?? call?.argument(named: "pages", at: 0))?.value.text
        reading.app.host = NavigationHost(
            function: display.function, display: display.place,
            backStack: BackStack(
                name: shownStack ?? stack.property ?? "stack", origin: "\(stack.call.name) in \(stack.component.nameInPackage)",
                place: KotlinPlace(stack.call.node, in: stack.component.file), currentExpression: shownStack,
                topLevelExpression: nil,
                navigatorName: stack.navigation),
            entries: DecomposePages(reading, factory: stack.component, display: display.place).entries,
            start: (stack.call.argument(named: "initialConfiguration") ?? stack.call.argument(named: "initialStack"))
                .map { KotlinPlace($0.value, in: stack.component.file) })
    }

    func primitive(_ call: KotlinCall, receiver: String?, in context: NavigationMeaning, file: KotlinFile) -> NavigationAction? {
        guard let receiver, stackTypes.contains(KotlinTypes.simpleName(receiver)) else { return nil }
        func route() -> RouteExpression? {
            call.arguments.first { !$0.isTrailing }.map { context.expression($0.value, in: file) }
        }
        switch call.name {
        case "push", "pushToFront", "activate": return route().map { .push($0, isSingle: false) }
        case "pushNew", "bringToFront": return route().map { .push($0, isSingle: true) }
        case "pop", "dismiss": return .back
        case "popToFirst": return .backTo(route: nil, inclusive: false)
        case "popTo": return .backTo(route: nil, inclusive: false)
        case "replaceCurrent": return route().map { .replace($0) }
        case "replaceAll": return route().map { .set($0) }
        default: return nil
        }
    }

    func reference(_ name: String) -> NavigationAction? { name == "pop" ? .back : nil }
}
