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

    static let depthLimit = 8
    private static let scoping: Set<String> = ["apply", "run", "with", "also", "let"]

    /// - Parameter node: a call, `navigator::goBack`, a lambda of one statement, or the name of a callback.
    func action(of node: KotlinNode, in file: KotlinFile) -> NavigationAction? { action(of: node, in: file, depth: 0) }

    func action(of node: KotlinNode, in file: KotlinFile, depth: Int) -> NavigationAction? {
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
    func asTab(_ action: NavigationAction) -> NavigationAction {
        if case .push(let route, _) = action, let name = route.route, tabs.contains(name) { return .activate(route) }
        return action
    }

    func action(of call: KotlinCall, in file: KotlinFile, depth: Int) -> NavigationAction? {
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
        // In `fun NavController.leave()` what is called without a receiver may be an extension too: `showTab(Home)`.
        guard receiver == nil || call.receiver != nil || receiver.map(isStack) ?? false,
            let function = symbols.function(of: call, in: file), !function.isComposable
        else { return nil }
        return summary(of: function, depth: depth + 1).map { substituted($0, in: function, by: call, file) }
    }

    /// The type of what a call is made on, `this` of an extension, a scope function or a class included.
    func receiverType(of call: KotlinCall, in file: KotlinFile) -> String? {
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
    func has(_ call: KotlinCall, _ type: String, _ file: KotlinFile) -> Bool {
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

    func expression(_ node: KotlinNode, in file: KotlinFile) -> RouteExpression {
        RouteExpression(text: node.text, node: node, route: routes.route(of: node, in: file))
    }
}
