import ReglazeEngine

/// Tells whether a value on a page comes from what the page's route carries, and from nothing that is there many times.
struct DataOrigin {
    /// A function of the app that draws a part of the page, and the call that does.
    struct Step {
        /// Its `function_declaration`.
        let function: KotlinNode
        let call: KotlinCall
        /// Of the call.
        let file: KotlinFile
    }

    let app: ComposeApp
    let types: KotlinTypes
    let route: Route
    let screen: Screen

    /// - Parameter trail: the calls through which the screen draws the part in which the value stands.
    func isOfRoute(_ value: KotlinNode, in file: KotlinFile, _ trail: [Step]) -> Bool {
        isOfRoute(value, file, trail, depth: 0)
    }

    private func isOfRoute(_ value: KotlinNode, _ file: KotlinFile, _ trail: [Step], depth: Int) -> Bool {
        guard depth < 10 else { return false }
        return KotlinNames.references(in: value).contains { name in
            switch KotlinScope.local(name.text, at: name) {
            case .variable(let declaration)?:
                // Of a loop, it is one of many.
                guard declaration.kind == "property_declaration", let initial = KotlinCode.initializer(of: declaration) else {
                    return false
                }
                return readsRoute(name, file) || isOfRoute(initial, file, trail, depth: depth + 1)
            case .lambdaParameter(let lambda)?: return isGiven(to: lambda, file, trail, depth: depth)
            case .parameter(let parameter, let function)?:
                if function == screen.function.place.node {
                    return carried.contains(parameter.name) || readsRoute(name, file)
                        || defaultValue(of: parameter, in: function).map { isOfRoute($0, file, trail, depth: depth + 1) } ?? false
                }
                return isGiven(for: parameter, of: function, file, trail, depth: depth)
            case nil:
                guard name.text == "it", let lambda = types.implicitLambda(at: name, in: file) else { return false }
                return isGiven(to: lambda, file, trail, depth: depth)
            }
        }
    }

    /// What a lambda is given: by what else its call is given.
    private func isGiven(to lambda: KotlinNode, _ file: KotlinFile, _ trail: [Step], depth: Int) -> Bool {
        guard let call = KotlinCall.around(lambda), !types.isRepeated(lambda, in: file) else { return false }
        let others = call.arguments.map(\.value).filter { $0.kind != "lambda_literal" } + [call.receiver].compactMap { $0 }
        return others.contains { isOfRoute($0, file, trail, depth: depth + 1) }
    }

    /// What a part of the page is given for its parameter.
    private func isGiven(
        for parameter: KotlinParameter, of function: KotlinNode, _ file: KotlinFile, _ trail: [Step], depth: Int
    ) -> Bool {
        guard let index = KotlinParameter.all(of: function).firstIndex(where: { $0.name == parameter.name }) else { return false }
        if let place = trail.lastIndex(where: { $0.function == function }) {
            let step = trail[place]
            return step.call.argument(named: parameter.name, at: index).map {
                isOfRoute($0.value, step.file, Array(trail[..<place]), depth: depth + 1)
            } ?? false
        }
        guard let declaration = app.project.symbols.declarations(in: file).first(where: { $0.place.node == function }) else {
            return false
        }
        let home = screen.function.place
        let calls = app.project.symbols.uses(of: declaration).filter { use in
            use.kind == .call && use.place.file.path == home.file.path && KotlinCode.holds(home.node, use.place.node)
        }.compactMap { KotlinCall.calling($0.place.node) }
        return !calls.isEmpty
            && calls.allSatisfy { call in
                call.argument(named: parameter.name, at: index).map {
                    isOfRoute($0.value, home.file, [], depth: depth + 1)
                } ?? false
            }
    }

    private func defaultValue(of parameter: KotlinParameter, in function: KotlinNode) -> KotlinNode? {
        guard parameter.defaultValue != nil, let list = function.child(ofKind: "function_value_parameters") else { return nil }
        return list.namedChildren.last { $0.kind != "parameter" && KotlinCode.holds(parameter.range, $0) }
    }

    /// The screen's parameters that its entry gives something of the route.
    private var carried: Set<String> {
        var found: Set<String> = []
        for entry in app.host?.entries ?? [] where entry.route == route.name {
            for call in KotlinCall.all(of: [screen.function.name], in: entry.content.node) {
                for (index, parameter) in screen.function.parameters.enumerated() {
                    guard let value = call.argument(named: parameter.name, at: index)?.value, mentions(value, entry, depth: 0)
                    else {
                        continue
                    }
                    found.insert(parameter.name)
                }
            }
        }
        return found
    }

    private func mentions(_ value: KotlinNode, _ entry: HostEntry, depth: Int) -> Bool {
        guard depth < 5 else { return false }
        return KotlinNames.references(in: value).contains { name in
            if case .variable(let declaration)? = KotlinScope.local(name.text, at: name),
                KotlinCode.holds(entry.content.node, declaration)
            {
                return KotlinCode.initializer(of: declaration).map { mentions($0, entry, depth: depth + 1) } ?? false
            }
            return name.text == entry.parameter
        }
    }

    /// Whether a value is of a class of the app that reads the route itself: `savedStateHandle.toRoute<TalkRoute>()`.
    private func readsRoute(_ name: KotlinNode, _ file: KotlinFile) -> Bool {
        guard let declaration = route.declaration,
            let type = types.type(of: name, in: file).flatMap({ types.declaration($0, in: file) }),
            type.kind == .class
        else { return false }
        return app.project.symbols.uses(of: declaration).contains { use in
            use.place.file.path == type.file.path && KotlinCode.holds(type.place.node, use.place.node)
                && KotlinCall.around(use.place.node)?.name == "toRoute"
        }
    }
}
