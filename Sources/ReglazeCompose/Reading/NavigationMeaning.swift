import ReglazeEngine

/// Tells what a call does to the back stack: a call of the library itself, or of the app's own functions and classes over it, whose
/// bodies are read for it.
struct NavigationMeaning: Sendable {
    let library: any NavigationLibrary
    let symbols: KotlinSymbols
    let types: KotlinTypes
    let routes: RouteNames
    /// The names of the tabs' routes.
    let tabs: Set<String>
    /// The names of the routes that are at the bottom of a stack.
    let roots: Set<String>
    /// Names of the types that routes have in common, `NavKey` among them.
    let routeTypes: Set<String>

    private static let depthLimit = 8
    private static let scoping: Set<String> = ["apply", "run", "with", "also", "let"]

    /// - Parameter node: a call, `navigator::goBack`, a lambda of one statement, or the name of a callback.
    func action(of node: KotlinNode, in file: KotlinFile) -> NavigationAction? { action(of: node, in: file, depth: 0) }

    private func action(of node: KotlinNode, in file: KotlinFile, depth: Int) -> NavigationAction? {
        guard depth < Self.depthLimit, !node.hasError else { return nil }
        switch node.kind {
        case "lambda_literal":
            guard let statements = KotlinLambda(node)?.statements, !statements.isEmpty else { return nil }
            if statements.count == 1 { return action(of: statements[0], in: file, depth: depth + 1) }
            let actions = statements.map { action(of: $0, in: file, depth: depth + 1) }
            guard actions.allSatisfy({ $0 != nil }) else { return nil }
            return combined(actions.compactMap { $0 }, parameters: [])
        case "identifier": return actionOfCallback(node, in: file, depth: depth)
        case "navigation_expression" where node.child(ofKind: "::") != nil:
            return actionOfReference(node, in: file, depth: depth)
        case "call_expression", "binary_expression":
            return KotlinCall(node).flatMap { action(of: $0, in: file, depth: depth) }.map(asTab)
        case "assignment": return actionOfAssignment(node, in: file).map(asTab)
        case "parenthesized_expression", "return_expression":
            return node.namedChildren.first.flatMap { action(of: $0, in: file, depth: depth + 1) }
        default: return nil
        }
    }

    /// To push a tab's route is to show the tab.
    private func asTab(_ action: NavigationAction) -> NavigationAction {
        if case .push(let route, _) = action, let name = route.route, tabs.contains(name) { return .activate(route) }
        return action
    }

    private func action(of call: KotlinCall, in file: KotlinFile, depth: Int) -> NavigationAction? {
        if call.receiver == nil, KotlinScope.isLocal(call.name, at: call.node) {
            return actionOfCallback(call.nameNode, in: file, depth: depth).map { given($0, by: call, in: file) }
        }
        if call.receiver == nil, let node = KotlinScope.function(call.name, at: call.node) {
            guard let function = KotlinDeclaration(local: node, in: file).flatMap(KotlinFunction.init), !function.isComposable
            else { return nil }
            return summary(of: function, depth: depth + 1).map { substituted($0, in: function, by: call, file) }
        }
        let receiver = receiverType(of: call, in: file)
        if Self.scoping.contains(call.name), let lambda = call.trailingLambda, let receiver, isStack(receiver) {
            let actions = lambda.statements.map { action(of: $0, in: file, depth: depth + 1) }
            return actions.allSatisfy { $0 != nil } ? combined(actions.compactMap { $0 }, parameters: []) : nil
        }
        if let receiver, let owner = types.declaration(receiver, in: file),
            let method = method(call.name, of: owner, fitting: call)
        {
            return summary(of: method, depth: depth + 1).map { substituted($0, in: method, by: call, file) }
        }
        if let action = library.primitive(call, receiver: receiver, in: self, file: file) { return action }
        guard receiver == nil || call.receiver != nil, let function = symbols.function(of: call, in: file), !function.isComposable
        else { return nil }
        return summary(of: function, depth: depth + 1).map { substituted($0, in: function, by: call, file) }
    }

    /// The type of what a call is made on, `this` of an extension, a scope function or a class included.
    private func receiverType(of call: KotlinCall, in file: KotlinFile) -> String? {
        if let receiver = call.receiver { return types.type(of: receiver, in: file) }
        if call.name == "with", let first = call.arguments.first { return types.type(of: first.value, in: file) }
        for around in call.node.ancestors {
            switch around.kind {
            case "lambda_literal":
                guard let scope = KotlinCall.around(around), Self.scoping.contains(scope.name) else { continue }
                let subject = scope.name == "with" ? scope.arguments.first?.value : scope.receiver
                if let subject, let type = types.type(of: subject, in: file), has(call, type, file) { return type }
            case "function_declaration":
                if around.children.contains(where: { $0.kind == "." }),
                    let type = around.namedChildren.first(where: { $0.kind.hasSuffix("type") })?.text, has(call, type, file)
                {
                    return type
                }
            case "class_declaration", "object_declaration":
                if let name = around.child("name")?.text, has(call, name, file) { return name }
            default: break
            }
        }
        return nil
    }

    /// Whether a type has what is called.
    private func has(_ call: KotlinCall, _ type: String, _ file: KotlinFile) -> Bool {
        if isStack(type) { return true }
        return types.declaration(type, in: file).flatMap { method(call.name, of: $0, fitting: call) } != nil
    }

    func isStack(_ type: String) -> Bool {
        guard library.stackTypes.contains(KotlinTypes.simpleName(type)) else { return false }
        let argument = KotlinTypes.argumentText(type)
        guard !argument.isEmpty else { return true }
        let name = KotlinTypes.simpleName(argument)
        return routeTypes.contains(name) || name == "Any" || name.count <= 2 || routeTypes.isEmpty
    }

    private func method(_ name: String, of owner: KotlinDeclaration, fitting call: KotlinCall?) -> KotlinFunction? {
        let named = symbols.members(of: owner).filter { $0.kind == .function && $0.name == name }
        let fitting = named.first { method in call.map { KotlinSymbols.accepts(method, $0) } ?? true } ?? named.first
        if let fitting, let function = KotlinFunction(fitting), function.body != nil || owner.kind != .interface {
            return function
        }
        if fitting != nil { return implementation(of: owner).flatMap { method(name, of: $0, fitting: call) } }
        for parent in owner.supertypes {
            if let type = types.declaration(parent, in: owner.file), type != owner,
                let found = method(name, of: type, fitting: call)
            {
                return found
            }
        }
        return nil
    }

    /// The only class that implements an interface.
    private func implementation(of interface: KotlinDeclaration) -> KotlinDeclaration? {
        let found = symbols.uses(of: interface).compactMap { use -> KotlinDeclaration? in
            guard use.kind == .type, !use.place.file.isTest,
                let list = use.place.node.ancestor("delegation_specifiers"), let owner = list.parent,
                use.place.node.ancestor("type_arguments") == nil
            else { return nil }
            return symbols.declarations(in: use.place.file).first { $0.place.node == owner && $0.kind != .interface }
        }
        return found.count == 1 ? found[0] : nil
    }

    // MARK: - The app's own functions

    /// What a function of the app does, in terms of its parameters.
    private func summary(of function: KotlinFunction, depth: Int) -> NavigationAction? {
        guard depth < Self.depthLimit, let body = function.body, !body.hasError else { return nil }
        let actions = actions(in: body, of: function.place.file, depth: depth)
        return combined(actions, parameters: Set(function.parameters.map(\.name)))
    }

    /// What is done in a body, in order; what a call does is not looked for again in its arguments.
    private func actions(in body: KotlinNode, of file: KotlinFile, depth: Int) -> [NavigationAction] {
        var found: [NavigationAction] = []
        var end = 0
        for node in body.descendants where node.range.lowerBound >= end {
            guard ["call_expression", "binary_expression", "assignment"].contains(node.kind),
                let action = action(of: node, in: file, depth: depth + 1)
            else { continue }
            found.append(action)
            end = node.range.upperBound
        }
        return found
    }

    /// Several actions as one; nil where they are no one thing.
    private func combined(_ actions: [NavigationAction], parameters: Set<String>) -> NavigationAction? {
        func isGiven(_ route: RouteExpression) -> Bool { parameters.contains { route.text.mentions($0) } }
        let routes = Set(actions.compactMap(\.route?.text))
        if routes.count > 1, !actions.contains(where: { $0.route.map(isGiven) ?? false }) { return nil }
        if let set = actions.first(where: { if case .set = $0 { true } else { false } }) { return set }
        var isCleared = false
        var isBack = false
        for action in actions {
            switch action {
            case .backTo(nil, true): isCleared = true
            case .back: isBack = true
            case .push(let route, let isSingle):
                if isCleared { return .set(route) }
                if isBack { return .replace(route) }
                return .push(route, isSingle: isSingle)
            case .activate(let route) where isCleared: return .set(route)
            default: continue
            }
        }
        if let replace = actions.first(where: { if case .replace = $0 { true } else { false } }) { return replace }
        for case .activate(let route) in actions where parameters.isEmpty && !isBack || isGiven(route) || route.route != nil {
            return .activate(route)
        }
        if isBack { return .back }
        return actions.first
    }

    /// The action of a function in terms of what a call of it gives.
    private func substituted(
        _ action: NavigationAction, in function: KotlinFunction, by call: KotlinCall, _ file: KotlinFile
    ) -> NavigationAction {
        action.map { route in
            var values: [String: KotlinNode] = [:]
            for (index, parameter) in function.parameters.enumerated() {
                if let argument = call.argument(named: parameter.name, at: index) { values[parameter.name] = argument.value }
            }
            if let whole = values[route.text] {
                return RouteExpression(text: whole.text, node: whole, route: routes.route(of: whole, in: file))
            }
            let defaults = Dictionary(
                function.parameters.compactMap { parameter in parameter.defaultValue.map { (parameter.name, $0) } }
            ) { first, _ in first }
            let texts = defaults.merging(values.mapValues(\.text)) { $1 }
            return RouteExpression(text: route.text.replacingNames(texts), node: nil, route: route.route)
        }
    }

    /// The action of a callback, `onSpeaker(id)`, in terms of what the call gives.
    private func given(_ action: NavigationAction, by call: KotlinCall, in file: KotlinFile) -> NavigationAction {
        action.map { route in
            guard let lambda = route.node?.ancestors.lazy.compactMap(KotlinLambda.init).first else { return route }
            let names = lambda.parameters.isEmpty ? ["it"] : lambda.parameters
            let values = Dictionary(zip(names, call.arguments.map(\.value.text)).map { ($0, $1) }) { first, _ in first }
            let text = route.text.replacingNames(values)
            return RouteExpression(text: text, node: text == route.text ? route.node : nil, route: route.route)
        }
    }

    // MARK: - Callbacks, references, assignments

    /// A parameter that is a function: what those who call the function around it give for it, where they agree.
    private func actionOfCallback(_ node: KotlinNode, in file: KotlinFile, depth: Int) -> NavigationAction? {
        switch KotlinScope.local(node.text, at: node) {
        case .variable(let declaration):
            guard let value = declaration.namedChildren.last, value.kind == "lambda_literal" || value.child(ofKind: "::") != nil
            else { return nil }
            return action(of: value, in: file, depth: depth + 1)
        case .parameter(let parameter, let function):
            guard parameter.type.contains("->"),
                let declaration = symbols.declarations(in: file).first(where: { $0.place.node == function }),
                let index = declaration.parameters.firstIndex(where: { $0.name == parameter.name })
            else { return nil }
            let given = symbols.uses(of: declaration).compactMap { use -> NavigationAction?? in
                guard use.kind == .call, !use.place.file.isTest, let call = KotlinCall.calling(use.place.node),
                    let argument = call.argument(named: parameter.name, at: index)
                        ?? (index == declaration.parameters.count - 1 ? call.arguments.last { $0.isTrailing } : nil)
                else { return nil }
                // A preview gives nothing that is meant.
                if argument.lambda?.statements.isEmpty ?? false { return nil }
                return .some(action(of: argument.value, in: use.place.file, depth: depth + 1))
            }
            guard let first = given.first, let action = first, given.allSatisfy({ $0?.kind == action.kind }) else { return nil }
            return action
        case .lambdaParameter, nil: return nil
        }
    }

    /// `navigator::goBack`.
    private func actionOfReference(_ node: KotlinNode, in file: KotlinFile, depth: Int) -> NavigationAction? {
        guard let subject = node.namedChildren.first, let name = node.namedChildren.last?.text,
            let type = types.type(of: subject, in: file)
        else { return nil }
        if let owner = types.declaration(type, in: file), let method = method(name, of: owner, fitting: nil) {
            return summary(of: method, depth: depth + 1)
        }
        return isStack(type) ? library.reference(name) : nil
    }

    /// `backStack += route`, `state.topLevelRoute = route`, and `backStack[backStack.lastIndex] = route`.
    private func actionOfAssignment(_ node: KotlinNode, in file: KotlinFile) -> NavigationAction? {
        guard let left = node.child("left"), let right = node.child("right"), let sign = node.child("operator")?.text else {
            return nil
        }
        let route = RouteExpression(text: right.text, node: right, route: routes.route(of: right, in: file))
        if sign == "+=", let type = types.type(of: left, in: file), isStack(type),
            route.route != nil || types.type(of: right, in: file).map(isRoute) ?? false
        {
            return .push(route, isSingle: false)
        }
        guard sign == "=" else { return nil }
        if left.kind == "index_expression", let list = left.namedChildren.first,
            let type = types.type(of: list, in: file), isStack(type)
        {
            return .replace(route)
        }
        if left.kind == "navigation_expression", let owner = left.namedChildren.first,
            let property = left.namedChildren.last?.text,
            let type = types.type(of: owner, in: file), library.activates(property, of: type)
        {
            return .activate(route)
        }
        guard left.kind == "identifier" || left.kind == "navigation_expression", let type = types.type(of: left, in: file),
            isRoute(type)
        else { return nil }
        return .activate(route)
    }

    private func isRoute(_ type: String) -> Bool {
        let name = KotlinTypes.simpleName(type)
        return routeTypes.contains(name) && !type.contains("<")
    }

    func expression(_ node: KotlinNode, in file: KotlinFile) -> RouteExpression {
        RouteExpression(text: node.text, node: node, route: routes.route(of: node, in: file))
    }
}

extension NavigationAction {
    /// The same with another route.
    func map(_ transform: (RouteExpression) -> RouteExpression) -> NavigationAction {
        switch self {
        case .push(let route, let isSingle): .push(transform(route), isSingle: isSingle)
        case .set(let route): .set(transform(route))
        case .replace(let route): .replace(transform(route))
        case .activate(let route): .activate(transform(route))
        case .back, .backTo: self
        }
    }

    /// `push`, `back`, … for people and for JSON.
    public var kind: String {
        switch self {
        case .push: "push"
        case .back: "back"
        case .backTo: "backTo"
        case .set: "set"
        case .replace: "replace"
        case .activate: "activate"
        }
    }
}

extension String {
    /// Whether a name stands in an expression as a word.
    func mentions(_ name: String) -> Bool { replacingNames([name: "\u{1}"]) != self }

    /// An expression with values in the places of names. The names of arguments, `id = …`, members and literals stay.
    func replacingNames(_ values: [String: String]) -> String {
        var result = ""
        var word = ""
        var last: Character = " "
        var isInText = false
        var rest = self[...]
        func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        while let character = rest.popFirst() {
            if character == "\"", last != "\\" { isInText.toggle() }
            if isWord(character), !isInText {
                word.append(character)
                if let next = rest.first, isWord(next) { continue }
                let before = result.last { !$0.isWhitespace }
                let after = rest.drop { $0.isWhitespace }
                let isName = after.hasPrefix("=") && !after.hasPrefix("==")
                result += before == "." || isName ? word : values[word] ?? word
                word = ""
            } else {
                result.append(character)
            }
            last = character
        }
        return result
    }
}
