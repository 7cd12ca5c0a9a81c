import ReglazeEngine

// What says a tab: its route, its title and its icon.
extension TabReader {
    func element(of node: KotlinNode, in file: KotlinFile) -> AppTab? {
        if node.kind == "infix_expression" {
            let sides = node.namedChildren
            guard sides.count == 3, sides[1].text == "to", let route = names.route(of: sides[0], in: file) else { return nil }
            return tab(node, in: file, from: KotlinCall(sides[2])?.arguments ?? [], route: route)
        }
        if let call = KotlinCall(node), names.route(of: node, in: file) == nil {
            let parameters = reading.symbols.callee(of: call, in: file)?.parameters.map(\.name) ?? []
            return tab(node, in: file, from: call.arguments, parameters: parameters)
        }
        if let route = names.route(of: node, in: file) { return ofRoute(route, node, in: file) }
        // `BottomItem.Home`, an object or an entry that says more.
        guard let path = node.dottedNames, let last = path.last else { return nil }
        let outer = path.dropLast().joined(separator: ".")
        let object = reading.symbols.type(path.joined(separator: "."), in: file)
        let entry =
            path.count > 1
            ? reading.symbols.type(outer, in: file).flatMap { type in
                reading.symbols.members(of: type).first { $0.kind == .enumEntry && $0.name == last }
            } : nil
        guard let declaration = object ?? entry else { return nil }
        return ofObject(declaration, node, in: file)
    }

    /// An object that gives what is known to its superclass: `object Home : Item("home", "Home", Icons.Default.Home)`.
    func ofObject(_ declaration: KotlinDeclaration, _ node: KotlinNode, in file: KotlinFile) -> AppTab? {
        let specifiers = declaration.place.node.child(ofKind: "delegation_specifiers")?.namedChildren ?? []
        let call = specifiers.lazy.compactMap { $0.child(ofKind: "constructor_invocation") }.first ?? declaration.place.node
        let arguments = (call.child(ofKind: "value_arguments")?.namedChildren ?? []).compactMap(KotlinArgument.init(listed:))
        let parent = call.child(ofKind: "user_type").flatMap { reading.symbols.type($0.typeName, in: declaration.file) }
        return tab(
            declaration.place.node, in: declaration.file, from: arguments, parameters: parent?.parameters.map(\.name) ?? [])
    }

    /// A route that tells its own title and icon.
    func ofRoute(_ route: String, _ node: KotlinNode, in file: KotlinFile) -> AppTab? {
        guard let declaration = routes.route(named: route)?.declaration else {
            return AppTab(route: route, title: nil, icon: nil, place: KotlinPlace(node, in: file), condition: nil)
        }
        let own = ofObject(declaration, node, in: file)
        // Voyager's tabs say it in their options.
        if let options = KotlinCall.all(of: ["TabOptions"], in: declaration.place.node).first {
            return AppTab(
                route: route,
                title: options.argument(named: "title", at: 1).flatMap { texts.text($0.value, in: declaration.file) },
                icon: options.argument(named: "icon", at: 2).flatMap { texts.icon($0.value, in: declaration.file) },
                place: KotlinPlace(node, in: file), condition: nil)
        }
        let properties = reading.symbols.members(of: declaration).filter { $0.kind == .property }
        func value(_ words: [String]) -> KotlinNode? {
            properties.first { property in words.contains { property.name.lowercased().contains($0) } }?.place.node
        }
        let title = value(["title", "label", "name"]).flatMap { node in
            node.namedChildren.last.flatMap { texts.text($0, in: declaration.file) }
        }
        let icon = value(["icon", "image"]).flatMap { texts.icon($0, in: declaration.file) }
        return AppTab(
            route: route, title: title ?? own?.title, icon: icon ?? own?.icon, place: KotlinPlace(node, in: file), condition: nil)
    }

    /// - Parameters:
    ///   - parameters: what the arguments without a name stand for.
    ///   - route: where it is known; else exactly one must be named in the arguments.
    func tab(
        _ node: KotlinNode, in file: KotlinFile, from arguments: [KotlinArgument], parameters: [String] = [], route: String? = nil
    ) -> AppTab? {
        var found: [String] = route.map { [$0] } ?? []
        if route == nil {
            for argument in arguments {
                for part in [argument.value] + Array(argument.value.descendants) {
                    if let route = names.route(of: part, in: file), !found.contains(route) { found.append(route) }
                }
            }
        }
        if found.isEmpty {
            // `component::openHome`, which names its route where it is declared.
            for argument in arguments {
                if let route = meanings.action(of: argument.value, in: file)?.route?.route, !found.contains(route) {
                    found.append(route)
                }
            }
        }
        if found.count > 1 {
            // What is given itself, not what its callbacks name; else what a tap shows.
            let given = arguments.compactMap { names.route(of: $0.value, in: file) }
            let shown = arguments.first { $0.name == "onClick" }.flatMap { meanings.action(of: $0.value, in: file)?.route?.route }
            if let one = given.count == 1 ? given.first : shown { found = [one] }
        }
        guard found.count == 1, let name = found.first else { return nil }
        let own =
            arguments.contains { names.route(of: $0.value, in: file) == name }
            ? ofRoute(name, node, in: file) : nil
        func word(_ index: Int) -> String {
            (arguments[index].name ?? (index < parameters.count ? parameters[index] : "")).lowercased()
        }
        let titled = arguments.indices.filter { index in ["title", "label", "name", "text"].contains { word(index).contains($0) }
        }
        let others = arguments.indices.filter { !titled.contains($0) && !["selected", "onclick", "modifier"].contains(word($0)) }
        var title: LocalisedText?
        for index in titled + others where title == nil {
            // A string that is the route, or that goes with the icon, is no title.
            let isPlain = titled.contains(index) || word(index).isEmpty
            guard let text = texts.text(arguments[index].value, in: file) else { continue }
            if case .literal(let text) = text {
                let isRoute = !titled.contains(index) && routes.route(named: text)?.form == .string
                if !isPlain || isRoute { continue }
            }
            title = text
        }
        let pictured = arguments.indices.filter { index in ["icon", "image", "painter"].contains { word(index).contains($0) } }
        let icon = (pictured + others.filter { !pictured.contains($0) }).lazy
            .compactMap { texts.icon(arguments[$0].value, in: file) }.first
        return AppTab(
            route: name, title: title ?? own?.title, icon: icon ?? own?.icon, place: KotlinPlace(node, in: file),
            condition: condition(around: node))
    }
}
