import ReglazeEngine

/// The routes by what code calls them.
struct RouteNames: Sendable {
    private let symbols: KotlinSymbols
    private let byDeclaration: [KotlinDeclaration: String]
    private let strings: Set<String>
    /// The first pages of nested graphs, by what the graphs are called.
    private let graphs: [String: String]
    private let names: Set<String>

    init(_ hierarchy: RouteHierarchy?, symbols: KotlinSymbols) {
        self.symbols = symbols
        let routes = hierarchy?.routes ?? []
        let graphs = hierarchy?.graphs ?? []
        self.graphs = Dictionary(graphs.map { ($0.name, $0.start) }) { first, _ in first }
        var byDeclaration: [KotlinDeclaration: String] = [:]
        for route in routes {
            if let declaration = route.declaration { byDeclaration[declaration] = route.name }
        }
        for graph in graphs {
            if let declaration = graph.declaration { byDeclaration[declaration] = graph.start }
        }
        self.byDeclaration = byDeclaration
        strings = Set(routes.filter { $0.form == .string }.map(\.name) + graphs.filter { $0.declaration == nil }.map(\.name))
        names = Set((routes.map(\.name) + graphs.map(\.name)).map { $0.split(separator: ".").last.map(String.init) ?? $0 })
    }

    func name(of declaration: KotlinDeclaration) -> String? { byDeclaration[declaration] }

    /// The route that an expression makes or names: `Home`, `Route.Plant(id)`, `Plant::class`, `"plant/$id"`, `Plant(id).route`.
    func route(of node: KotlinNode, in file: KotlinFile) -> String? {
        switch node.kind {
        case "identifier", "user_type":
            if let names = node.dottedNames, let route = route(named: names, in: file) { return route }
            return node.kind == "identifier" ? constant(node, in: file) : nil
        case "parenthesized_expression": return node.namedChildren.first.flatMap { route(of: $0, in: file) }
        case "navigation_expression":
            if node.child(ofKind: "::") != nil { return node.namedChildren.first.flatMap { route(of: $0, in: file) } }
            if let names = node.dottedNames, let route = route(named: names, in: file) { return route }
            return constant(node, in: file)
        case "call_expression", "binary_expression":
            guard let call = KotlinCall(node) else { return nil }
            if let callee = symbols.callee(of: call, in: file) {
                return byDeclaration[callee] ?? made(by: callee)
            }
            if call.receiver == nil { return symbols.visible(call.name, in: file).lazy.compactMap { byDeclaration[$0] }.first }
            guard let names = call.receiver?.dottedNames else { return nil }
            return route(named: names + [call.name], in: file)
        case "string_literal": return pattern(node, in: file)
        default: return nil
        }
    }

    private func route(named names: [String], in file: KotlinFile) -> String? {
        guard let last = names.last, self.names.contains(last) else { return nil }
        return symbols.type(names.joined(separator: "."), in: file).flatMap { byDeclaration[$0] }
    }

    /// The string route that a literal is an instance of: `plant/{id}` for `"plant/$id"`.
    private func pattern(_ node: KotlinNode, in file: KotlinFile) -> String? {
        guard !strings.isEmpty else { return nil }
        if let text = node.literalText, strings.contains(text) { return graphs[text] ?? text }
        let text = node.stringParts.map { part in
            switch part {
            case .text(let text): text
            case .name(let name): symbols.constant(named: name, in: file) ?? "{}"
            case .value(let value): symbols.constantText(value, in: file) ?? "{}"
            }
        }.joined()
        let wanted = Self.shape(text)
        if let route = strings.sorted().first(where: { Self.shape($0) == wanted }) { return route }
        // With its arguments written out: `plant/7`.
        let fitting = strings.filter { route in
            let shape = Self.shape(route)
            return shape.count == wanted.count && zip(shape, wanted).allSatisfy { $0 == "{}" || $0 == $1 }
        }
        return fitting.count == 1 ? fitting.first : nil
    }

    /// The string route that a function of the app makes: `fun detail(id: Long) = "detail/$id"`.
    private func made(by callee: KotlinDeclaration) -> String? {
        guard !strings.isEmpty, let body = KotlinFunction(callee)?.body, body.bodyStatements.count == 1,
            let statement = body.bodyStatements.first
        else { return nil }
        let value = statement.kind == "return_expression" ? statement.namedChildren.first : statement
        return value.flatMap { $0.kind == "string_literal" ? pattern($0, in: callee.file) : nil }
    }

    /// A route with every argument made equal: `plant/{}` for `plant/{id}?from={from}`.
    private static func shape(_ route: String) -> [String] {
        let path = route.split(separator: "?").first ?? ""
        return path.split(separator: "/").map { $0.contains("{") ? "{}" : String($0) }
    }

    /// The string route that a constant or an object's `route` holds.
    private func constant(_ node: KotlinNode, in file: KotlinFile) -> String? {
        guard !strings.isEmpty, let text = symbols.constantText(node, in: file) else { return nil }
        return strings.contains(text) ? graphs[text] ?? text : strings.sorted().first { Self.shape($0) == Self.shape(text) }
    }
}

extension KotlinSymbols {
    /// The text of a string route: a literal, a constant, `"${Screen.Plant.route}/{id}"`, or `Screen.Plant.route + "/{id}"`; nil where
    /// something else is a part of it.
    func routeText(_ node: KotlinNode, in file: KotlinFile) -> String? {
        if let text = constantText(node, in: file) { return text }
        if node.kind == "binary_expression", node.child("operator")?.text == "+", let left = node.child("left"),
            let right = node.child("right"), let first = routeText(left, in: file), let second = routeText(right, in: file)
        {
            return first + second
        }
        guard node.kind == "string_literal" else { return nil }
        var text = ""
        for part in node.stringParts {
            switch part {
            case .text(let more): text += more
            case .name(let name):
                guard let constant = constant(named: name, in: file) else { return nil }
                text += constant
            case .value(let value):
                guard let constant = constantText(value, in: file) else { return nil }
                text += constant
            }
        }
        return text
    }

    /// The text that a name holds: `const val HOME = "home"`, `Screen.Home.route` where `object Home : Screen("home")`.
    func constantText(_ node: KotlinNode, in file: KotlinFile) -> String? {
        if let text = node.literalText { return text }
        guard let names = node.dottedNames, let last = names.last else { return nil }
        if names.count == 1 { return constant(named: last, in: file) }
        let outer = names.dropLast().joined(separator: ".")
        if let owner = type(outer, in: file) {
            if let member = members(of: owner).first(where: { $0.kind == .property && $0.name == last }) {
                return initializer(of: member)?.literalText
            }
            return argument(last, ofObject: owner)?.literalText
        }
        // An enumeration's entry: `Tab.Home.route`, `Tab.Home.name`.
        guard names.count > 2, let owner = type(names.dropLast(2).joined(separator: "."), in: file),
            let entry = members(of: owner).first(where: { $0.kind == .enumEntry && $0.name == names[names.count - 2] })
        else { return nil }
        guard let index = owner.parameters.firstIndex(where: { $0.name == last }) else {
            return last == "name" ? entry.name : nil
        }
        return argument(named: last, at: index, in: entry.place.node)?.literalText
    }

    /// The text of a property of the file's scope.
    func constant(named name: String, in file: KotlinFile) -> String? {
        visible(name, in: file).first { $0.kind == .property }.flatMap { initializer(of: $0)?.literalText }
    }

    /// What a property is given where it is declared.
    func initializer(of declaration: KotlinDeclaration) -> KotlinNode? {
        var isAfterEquals = false
        for child in declaration.place.node.children {
            if isAfterEquals, child.isNamed, !child.isComment { return child }
            if child.kind == "=" { isAfterEquals = true }
        }
        return nil
    }

    /// What an object gives to its superclass, or that one to its own, for one of its parameters.
    func argument(_ name: String, ofObject object: KotlinDeclaration, depth: Int = 0) -> KotlinNode? {
        let specifiers = object.place.node.child(ofKind: "delegation_specifiers")?.namedChildren ?? []
        for specifier in specifiers where depth < 5 {
            guard let call = specifier.child(ofKind: "constructor_invocation"), let type = call.child(ofKind: "user_type"),
                let parent = self.type(type.typeName, in: object.file)
            else { continue }
            if let index = parent.parameters.firstIndex(where: { $0.name == name }) {
                return argument(named: name, at: index, in: call)
            }
            guard let passed = argument(name, ofObject: parent, depth: depth + 1) else { continue }
            guard passed.kind == "identifier", let index = parent.parameters.firstIndex(where: { $0.name == passed.text }) else {
                return passed
            }
            return argument(named: passed.text, at: index, in: call)
        }
        return nil
    }

    /// An argument in the parentheses of a constructor's call that is no expression: a superclass, an enumeration's entry.
    func argument(named name: String, at index: Int, in node: KotlinNode) -> KotlinNode? {
        let list = node.child(ofKind: "value_arguments")?.namedChildren.compactMap(KotlinArgument.init(listed:)) ?? []
        if let named = list.first(where: { $0.name == name }) { return named.value }
        return index < list.count && list[index].name == nil ? list[index].value : nil
    }
}
