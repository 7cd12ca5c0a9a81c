import ReglazeEngine

// The app's own functions and classes over the library.
extension NavigationMeaning {
    func method(_ name: String, of owner: KotlinDeclaration, fitting call: KotlinCall?) -> KotlinFunction? {
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
    func implementation(of interface: KotlinDeclaration) -> KotlinDeclaration? {
        let found = symbols.uses(of: interface).compactMap { use -> KotlinDeclaration? in
            guard use.kind == .type, !use.place.file.isTest,
                let list = use.place.node.ancestor("delegation_specifiers"), let owner = list.parent,
                use.place.node.ancestor("type_arguments") == nil
            else { return nil }
            return symbols.declarations(in: use.place.file).first { $0.place.node == owner && $0.kind != .interface }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// What a function of the app does, in terms of its parameters.
    func summary(of function: KotlinFunction, depth: Int) -> NavigationAction? {
        guard depth < Self.depthLimit, let body = function.body, !body.hasError else { return nil }
        let actions = actions(in: body, of: function.place.file, depth: depth)
        let parameters = Set(function.parameters.map(\.name))
        guard let action = combined(actions, parameters: parameters) else { return nil }
        let goesBack = actions.contains { if case .back = $0 { true } else { false } }
        if goesBack, let route = action.route, !parameters.contains(where: { route.text.mentions($0) }),
            isDivided(body, of: function.place.file, depth: depth)
        {
            return nil
        }
        return action
    }

    /// Whether something that can't be told decides between going back and showing a page, as in
    /// `if (isDone) popBackStack() else navigate(Home)`, also in a `when`, or on both sides of `?:`.
    private func isDivided(_ body: KotlinNode, of file: KotlinFile, depth: Int) -> Bool {
        let isChosen = body.descendants.contains { node in
            guard node.kind == "when_expression" || node.children.contains(where: { $0.text == "?:" }) else { return false }
            let ways = actions(in: node, of: file, depth: depth)
            return ways.contains { if case .back = $0 { true } else { false } } && ways.contains { $0.route != nil }
        }
        if isChosen { return true }
        return body.descendants(ofKind: "if_expression").contains { node in
            guard let condition = node.child("condition"), pageBehind(condition) == nil,
                asked(by: condition, of: file, depth: depth) == nil
            else { return false }
            let ways = branches(of: node).map { actions(in: $0, of: file, depth: depth) }
            return ways.count == 2 && ways.allSatisfy { !$0.isEmpty }
                && ways.contains { $0.allSatisfy { if case .back = $0 { true } else { false } } }
                && ways.contains { $0.contains { $0.route != nil } }
        }
    }

    private func branches(of node: KotlinNode) -> [KotlinNode] {
        node.namedChildren.filter { $0 != node.child("condition") && !$0.kind.hasSuffix("comment") }
    }

    /// What a condition that asks for the page behind gives where there is one: `previousBackStackEntry != null`. nil for others.
    private func pageBehind(_ condition: KotlinNode) -> Bool? {
        let text = condition.text.filter { !$0.isWhitespace }
        guard let name = text.dropLast(6).split(separator: ".").last, name == "previousBackStackEntry",
            text.dropLast(6).allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
        else { return nil }
        return text.hasSuffix("!=null") ? true : text.hasSuffix("==null") ? false : nil
    }

    /// What is done in a body, in order; what a call does is not looked for again in its arguments.
    func actions(in body: KotlinNode, of file: KotlinFile, depth: Int) -> [NavigationAction] {
        var found: [NavigationAction] = []
        var end = 0
        for node in [body] + body.descendants where node.range.lowerBound >= end {
            if node.kind == "if_expression", let back = node.child("condition").flatMap({ asked(by: $0, of: file, depth: depth) })
            {
                // `if (!popBackStack()) navigate(Home)`: the rest is for where there is nothing to go back to.
                found.append(back)
                if !node.descendants(ofKind: "return_expression").isEmpty { return found }
                end = node.range.upperBound
                continue
            }
            if node.kind == "if_expression", let isFirst = node.child("condition").flatMap(pageBehind) {
                // A page that SwiftUI shows is always above another one.
                let branches = branches(of: node)
                if let way = isFirst ? branches.first : branches.dropFirst().first {
                    found += actions(in: way, of: file, depth: depth)
                    if way.kind == "return_expression" || !way.descendants(ofKind: "return_expression").isEmpty { return found }
                }
                end = node.range.upperBound
                continue
            }
            guard ["call_expression", "binary_expression", "assignment"].contains(node.kind),
                let action = action(of: node, in: file, depth: depth + 1)
            else { continue }
            found.append(action)
            end = node.range.upperBound
        }
        return found
    }

    /// The way back whose success a condition asks for: `popBackStack()`, or `isBack` after `val isBack = popBackStack()`.
    private func asked(by condition: KotlinNode, of file: KotlinFile, depth: Int) -> NavigationAction? {
        func back(in node: KotlinNode) -> NavigationAction? {
            for inner in [node] + node.descendants {
                // The grammar reads `!popBackStack()` as a call of `!popBackStack`.
                if inner.kind == "call_expression", let callee = inner.namedChildren.first, callee.kind == "unary_expression",
                    inner.child(ofKind: "value_arguments")?.namedChildren.isEmpty ?? false,
                    let name = callee.namedChildren.last?.dottedNames?.last, case .back? = library.reference(name)
                {
                    return .back
                }
                guard KotlinCall(inner) != nil else { continue }
                switch action(of: inner, in: file, depth: depth + 1) {
                case .back?: return .back
                case .backTo(let route, let inclusive)?: return .backTo(route: route, inclusive: inclusive)
                default: continue
                }
            }
            return nil
        }
        if let back = back(in: condition) { return back }
        for name in [condition] + condition.descendants where name.kind == "identifier" {
            guard case .variable(let value)? = KotlinScope.local(name.text, at: name),
                let back = KotlinCode.initializer(of: value).flatMap({ back(in: $0) })
            else { continue }
            return back
        }
        return nil
    }

    /// Several actions as one; nil where they are no one thing.
    func combined(_ actions: [NavigationAction], parameters: Set<String>) -> NavigationAction? {
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
    func substituted(
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
    func given(_ action: NavigationAction, by call: KotlinCall, in file: KotlinFile) -> NavigationAction {
        action.map { route in
            guard let lambda = route.node?.ancestors.lazy.compactMap(KotlinLambda.init).first else { return route }
            let names = lambda.parameters.isEmpty ? ["it"] : lambda.parameters
            let values = Dictionary(zip(names, call.arguments.map(\.value.text)).map { ($0, $1) }) { first, _ in first }
            let text = route.text.replacingNames(values)
            return RouteExpression(text: text, node: text == route.text ? route.node : nil, route: route.route)
        }
    }
}
