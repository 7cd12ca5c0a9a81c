import ReglazeEngine

// Callbacks, references and assignments.
extension NavigationMeaning {
    /// A parameter that is a function: what those who call the function around it give for it, where they agree.
    func actionOfCallback(_ node: KotlinNode, in file: KotlinFile, depth: Int) -> NavigationAction? {
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
    func actionOfReference(_ node: KotlinNode, in file: KotlinFile, depth: Int) -> NavigationAction? {
        guard let subject = node.namedChildren.first, let name = node.namedChildren.last?.text,
            let type = types.type(of: subject, in: file)
        else { return nil }
        if let owner = types.declaration(type, in: file), let method = method(name, of: owner, fitting: nil) {
            return summary(of: method, depth: depth + 1)
        }
        return isStack(type) ? library.reference(name) : nil
    }

    /// `backStack += route`, `state.topLevelRoute = route`, and `backStack[backStack.lastIndex] = route`.
    func actionOfAssignment(_ node: KotlinNode, in file: KotlinFile) -> NavigationAction? {
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

    func isRoute(_ type: String) -> Bool {
        let name = KotlinTypes.simpleName(type)
        return routeTypes.contains(name) && !type.contains("<")
    }
}
