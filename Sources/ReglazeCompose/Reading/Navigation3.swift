import ReglazeEngine

/// `androidx.navigation3`: a list of keys is the back stack, `entryProvider { entry<Key> { … } }` draws it.
struct Navigation3: NavigationLibrary {
    let kind = NavigationKind.navigation3
    let packages = ["androidx.navigation3"]
    let displays: Set<String> = ["NavDisplay"]
    let makers = [
        "rememberNavBackStack": "NavBackStack", "mutableStateListOf": "SnapshotStateList",
        "toMutableStateList": "SnapshotStateList",
        "mutableListOf": "MutableList", "NavBackStack": "NavBackStack",
    ]
    let stackTypes: Set<String> = ["NavBackStack", "SnapshotStateList", "MutableList"]

    func read(into reading: inout AppReading) {
        var entries: [(entry: HostEntry, type: KotlinDeclaration)] = []
        var displays: [KotlinPlace] = []
        for file in reading.files where isImported(by: file) || file.tree.root.hasWord("entry") {
            for call in KotlinCall.all(in: file.tree.root) {
                if call.name == "NavDisplay", call.receiver == nil { displays.append(KotlinPlace(call.node, in: file)) }
                guard let (type, content) = entry(call, in: file, reading) else { continue }
                let function = reading.function(around: call.node, in: file)
                let entry = HostEntry(
                    route: type.nameInPackage, call: KotlinPlace(call.node, in: file),
                    content: KotlinPlace(content.node, in: file),
                    parameter: Self.key(of: call, content), builder: function)
                entries.append((entry, type))
            }
        }
        reading.app.routes = RouteReader.read(
            entries.map(\.type), builders: entries.map { $0.entry.builder?.declaration }, wanted: reading.options.routes,
            into: &reading)
        let names = Set(reading.app.routes?.routes.map(\.name) ?? [])
        guard
            let (function, display) = HostReader.host(among: displays, entries: entries.map(\.entry), into: &reading)
        else { return }
        let kept = entries.map(\.entry).filter { names.contains($0.route) }.map { entry in
            guard entry.builder?.declaration == function.declaration else { return entry }
            return HostEntry(
                route: entry.route, call: entry.call, content: entry.content, parameter: entry.parameter, builder: nil)
        }
        guard let stack = backStack(of: display, in: function, reading) else {
            reading.miss("host", "`\(function.name)` shows pages, but where its back stack lives can't be told")
            return
        }
        reading.app.host = NavigationHost(
            function: function, display: display, backStack: stack, entries: kept, start: start(stack, reading))
        for entry in kept
        where KotlinCall(entry.call.node)?.node.text.prefix(300).contains("DialogSceneStrategy") ?? false
            || KotlinCall(entry.call.node)?.node.text.prefix(300).contains("BottomSheetSceneStrategy") ?? false
        { reading.app.routes?.setRole(.overlay, of: entry.route) }
    }

    /// `entry<Home> { … }`, and `is Home -> NavEntry(key) { … }`.
    private func entry(
        _ call: KotlinCall, in file: KotlinFile, _ reading: AppReading
    ) -> (KotlinDeclaration, KotlinLambda)? {
        guard let content = call.trailingLambda ?? call.argument(named: "content")?.lambda else { return nil }
        if call.name == "entry" {
            // `entry<Home> { … }` and `entry(Home) { … }`
            guard let names = (call.typeArguments.first ?? call.argument(named: "key", at: 0)?.value)?.dottedNames else {
                return nil
            }
            return reading.symbols.type(names.joined(separator: "."), in: file).map { ($0, content) }
        }
        guard call.name == "NavEntry", let branch = call.node.ancestor("when_entry"), let condition = branch.child("condition"),
            let names = condition.dottedNames ?? condition.namedChildren.last?.dottedNames
        else { return nil }
        return reading.symbols.type(names.joined(separator: "."), in: file).map { ($0, content) }
    }

    /// The name of the route in an entry's content: its own parameter, or the one that `NavEntry(key)` is given.
    private static func key(of call: KotlinCall, _ content: KotlinLambda) -> String {
        guard call.name == "NavEntry", content.parameters.isEmpty,
            let key = call.argument(named: "key", at: 0)?.value, key.kind == "identifier"
        else { return content.parameter }
        return key.text
    }

    /// What `NavDisplay` is given: `backStack`, or `entries = state.toDecoratedEntries(…)`.
    private func backStack(of display: KotlinPlace, in function: KotlinFunction, _ reading: AppReading) -> BackStack? {
        guard let call = KotlinCall(display.node) else { return nil }
        let given =
            call.argument(named: "backStack") ?? call.argument(named: "entries")
            ?? call.arguments.first { $0.name == nil && !$0.isTrailing }
        guard let given, let name = firstName(in: given.value, display.file) else { return nil }
        let origin: KotlinNode
        switch KotlinScope.local(name.text, at: name) {
        case .variable(let declaration): origin = declaration
        case .parameter(_, let function): origin = function
        default: origin = name
        }
        let value = origin.kind == "property_declaration" ? origin.namedChildren.last : nil
        let type = reading.types.type(of: name, in: display.file)
        let isList = type.map { stackTypes.contains(KotlinTypes.simpleName($0)) } ?? (call.argument(named: "entries") == nil)
        let owner = isList ? nil : type.flatMap { reading.types.declaration($0, in: display.file) }
        let current = isList ? name.text : owner.flatMap { list(in: $0, reading) }.map { "\(name.text).\($0)" }
        let exact = given.value.dottedNames.map { $0.joined(separator: ".") }
        return BackStack(
            name: name.text, origin: value?.text ?? type ?? "", place: KotlinPlace(origin, in: display.file),
            currentExpression: exact ?? current,
            topLevelExpression: owner.flatMap { topLevel(in: $0, reading) }.map { "\(name.text).\($0)" },
            navigatorName: navigator(in: function, stack: name.text, reading))
    }

    private func firstName(in node: KotlinNode, _ file: KotlinFile) -> KotlinNode? {
        if node.kind == "identifier" { return node }
        if let call = KotlinCall(node) {
            if let receiver = call.receiver { return firstName(in: receiver, file) }
            return call.arguments.lazy.compactMap { firstName(in: $0.value, file) }.first
        }
        return node.namedChildren.first.flatMap { firstName(in: $0, file) }
    }

    /// The property of the app's state that holds the stack that shows: `currentBackstack`.
    private func list(in type: KotlinDeclaration, _ reading: AppReading) -> String? {
        let properties = properties(of: type, reading)
        let lists = properties.filter { stackTypes.contains(KotlinTypes.simpleName($0.type)) || $0.type.hasPrefix("List<") }
        let preferred =
            lists.first { $0.name.lowercased().contains("current") } ?? lists.first { $0.name.lowercased() == "backstack" }
        return (preferred ?? lists.first { !$0.name.lowercased().contains("default") })?.name
    }

    /// The property that tells the selected tab: of the type of the routes or of the tabs' routes, and changeable.
    private func topLevel(in type: KotlinDeclaration, _ reading: AppReading) -> String? {
        let parents = Set((reading.app.routes?.routes ?? []).flatMap(\.supertypes) + ["NavKey"])
        let candidates = properties(of: type, reading).filter { property in
            property.isVariable && (parents.contains(KotlinTypes.simpleName(property.type)) || property.type.count <= 2)
        }
        return candidates.first?.name
    }

    private func properties(
        of type: KotlinDeclaration, _ reading: AppReading
    ) -> [(name: String, type: String, isVariable: Bool)] {
        let own = type.parameters.filter(\.isProperty).map { ($0.name, $0.type, false) }
        return own
            + reading.symbols.members(of: type).filter { $0.kind == .property }.map { member in
                (
                    member.name, reading.types.typeOfProperty(member.place.node, in: type.file) ?? "",
                    member.place.node.children.contains { $0.kind == "var" }
                )
            }
    }

    /// The object over the stack that screens navigate with: `val navigator = remember { Navigator(state) }`.
    private func navigator(in function: KotlinFunction, stack: String, _ reading: AppReading) -> String? {
        for statement in function.body?.descendants(ofKind: "property_declaration") ?? [] {
            guard let name = statement.child(ofKind: "variable_declaration")?.namedChildren.first?.text, name != stack,
                let type = reading.types.typeOfProperty(statement, in: function.place.file),
                let owner = reading.types.declaration(type, in: function.place.file), owner.kind == .class,
                statement.text.mentions(stack), KotlinTypes.simpleName(type) == owner.name,
                reading.symbols.members(of: owner).contains(where: { $0.kind == .function })
            else { continue }
            return name
        }
        return nil
    }

    /// What the stack is made of: the first argument that is a route.
    private func start(_ stack: BackStack, _ reading: AppReading) -> KotlinPlace? {
        let routes = RouteNames(reading.app.routes, symbols: reading.symbols)
        let file = stack.place.file
        for call in KotlinCall.all(in: stack.place.node) {
            if let named = call.arguments.first(where: { $0.name?.lowercased().hasPrefix("start") ?? false }) {
                return KotlinPlace(named.value, in: file)
            }
            if let argument = call.arguments.first(where: { routes.route(of: $0.value, in: file) != nil }) {
                return KotlinPlace(argument.value, in: file)
            }
        }
        // One of several routes: `mutableStateListOf(if (isKnown) Home else SignIn)`.
        let list = KotlinCall.all(of: ["mutableStateListOf", "rememberNavBackStack"], in: stack.place.node).first
        return list?.arguments.last { !$0.isTrailing }.map { KotlinPlace($0.value, in: file) }
    }

    func primitive(_ call: KotlinCall, receiver: String?, in context: NavigationMeaning, file: KotlinFile) -> NavigationAction? {
        let isSure = receiver.map { context.isStack($0) } ?? false
        // A stack out of a map of stacks: the class around says that it is one.
        let isLikely = receiver == nil && call.receiver != nil && Self.isStackName(call.receiver?.text ?? "")
        guard isSure || isLikely else { return nil }
        switch call.name {
        case "add" where call.arguments.count == 1:
            return .push(context.expression(call.arguments[0].value, in: file), isSingle: false)
        case "removeLastOrNull", "removeLast": return .back
        case "removeAt" where call.arguments.first?.value.text.hasSuffix("lastIndex") ?? false: return .back
        case "clear": return .backTo(route: nil, inclusive: true)
        case "removeRange" where call.arguments.first?.value.text == "1": return .backTo(route: nil, inclusive: false)
        default: return nil
        }
    }

    private static func isStackName(_ text: String) -> Bool {
        let lower = text.lowercased()
        return lower.contains("backstack") || lower.contains("stacks[") || lower.hasSuffix("stack")
    }

    func reference(_ name: String) -> NavigationAction? {
        switch name {
        case "removeLastOrNull", "removeLast": .back
        case "add": .push(RouteExpression(text: "it", node: nil, route: nil), isSingle: false)
        default: nil
        }
    }
}

extension KotlinNode {
    /// Whether the text holds a word at all, before it is looked for in the tree.
    func hasWord(_ word: String) -> Bool { descendants(ofKind: "identifier").contains { $0.text == word } }
}
