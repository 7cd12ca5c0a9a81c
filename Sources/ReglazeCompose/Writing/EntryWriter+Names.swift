import ReglazeEngine

// Names of the host, which a page by itself does not see.
extension EntryWriter {
    /// Throws where a name is one of the host's own that a page can't have by itself.
    mutating func check(
        _ name: KotlinNode, _ entry: HostEntry, into edits: inout [(range: Range<Int>, text: String)]
    ) throws(Unmapped) {
        guard let local = KotlinScope.local(name.text, at: name) else {
            if name.text == entry.parameter, binds(name, to: entry) {
                throw Unmapped(node: name, reason: "it needs the entry of the back stack")
            }
            if let function = KotlinScope.function(name.text, at: name), !KotlinCode.holds(entry.content.node, function) {
                throw Unmapped(node: name, reason: "it needs \(name.text)(), which is declared in its host")
            }
            return
        }
        switch local {
        case .variable(let property):
            if KotlinCode.holds(entry.content.node, property) { return }
            try share(property, name: name)
        case .lambdaParameter(let lambda):
            if lambda == entry.content.node {
                throw Unmapped(node: name, reason: "it needs the entry of the back stack")
            }
            if !KotlinCode.holds(entry.content.node, lambda) {
                throw Unmapped(node: name, reason: "it needs \(name.text) of its host")
            }
        case .parameter(let parameter, let function):
            if KotlinCode.holds(entry.content.node, function) { return }
            if let text = callback(parameter.name, of: function) {
                edits.append((name.range, text))
            } else {
                try share(parameter, of: function, name: name)
            }
        }
    }

    /// What a parameter of a function that adds entries stands for: `onBack` where its call gives `{ navigator.goBack() }`.
    private func callback(_ parameter: String, of function: KotlinNode) -> String? {
        guard let builder = draft.host.entries.compactMap(\.builder).first(where: { $0.place.node == function }),
            let index = builder.parameters.firstIndex(where: { $0.name == parameter })
        else { return nil }
        let file = draft.host.function.place.file
        for call in KotlinCall.all(of: [builder.name], in: draft.host.function.place.node) {
            guard let value = call.argument(named: parameter, at: index)?.value else { continue }
            if let lambda = KotlinLambda(value) {
                guard lambda.statements.count == 1, let action = draft.app.meaning(of: lambda.statements[0], in: file) else {
                    return nil
                }
                switch action {
                case .back: return "onBack"
                case .push(let route, _) where route.route == nil: return "onNavigate"
                case .set(let route) where route.route == nil: return "onSet"
                case .activate(let route) where route.route == nil: return "onActivate"
                default: return nil
                }
            }
            if let action = draft.app.meaning(of: value, in: file) {
                switch action {
                case .back: return "onBack"
                case .push: return "onNavigate"
                case .set: return "onSet"
                case .activate: return "onActivate"
                default: return nil
                }
            }
        }
        return nil
    }

    /// Takes a value of the host along that is the same wherever it is read: `val uriHandler = LocalUriHandler.current`.
    private mutating func share(_ property: KotlinNode, name: KotlinNode) throws(Unmapped) {
        guard !sharedNames.contains(name.text) else { return }
        guard property.kind == "property_declaration", property.text.hasPrefix("val "),
            let value = KotlinCode.initializer(of: property), property.child(ofKind: "property_delegate") == nil, isSame(value)
        else { throw Unmapped(node: name, reason: "it needs \(name.text) of its host") }
        try shareNames(in: value)
        sharedNames.insert(name.text)
        sharedValues.append(property.text)
    }

    /// Takes a parameter along: of the host as one of the page's own, of a function that adds entries as what its call gives.
    private mutating func share(_ parameter: KotlinParameter, of function: KotlinNode, name: KotlinNode) throws(Unmapped) {
        guard !sharedNames.contains(parameter.name) else { return }
        if function == draft.host.function.place.node {
            guard canSupply(parameter.name) else { throw Unmapped(node: name, reason: "it needs \(name.text) of its host") }
            sharedNames.insert(parameter.name)
            sharedParameters.append(parameter)
            return
        }
        guard let builder = draft.host.entries.compactMap(\.builder).first(where: { $0.place.node == function }),
            let index = builder.parameters.firstIndex(where: { $0.name == parameter.name }),
            let call = KotlinCall.all(of: [builder.name], in: draft.host.function.place.node).first,
            let value = call.argument(named: parameter.name, at: index)?.value, value.kind == "identifier" || isSame(value)
        else { throw Unmapped(node: name, reason: "it needs \(name.text) of its host") }
        try shareNames(in: value)
        if value.text != parameter.name {
            sharedNames.insert(parameter.name)
            sharedValues.append("val \(parameter.name) = \(value.text)")
        }
    }

    private mutating func shareNames(in value: KotlinNode) throws(Unmapped) {
        for reference in KotlinNames.references(in: value) {
            switch KotlinScope.local(reference.text, at: reference) {
            case .variable(let property)?: try share(property, name: reference)
            case .parameter(let parameter, let function)?: try share(parameter, of: function, name: reference)
            case .lambdaParameter?: throw Unmapped(node: reference, reason: "it needs \(reference.text) of its host")
            case nil: break
            }
        }
    }

    /// Whether an expression gives the same wherever it is read: no state is made by it.
    private func isSame(_ value: KotlinNode) -> Bool {
        if value.kind == "navigation_expression" { return value.dottedNames != nil }
        guard let call = KotlinCall(value) else { return false }
        return ["stringResource", "koinInject", "rememberCoroutineScope", "painterResource"].contains(call.name)
    }
}
