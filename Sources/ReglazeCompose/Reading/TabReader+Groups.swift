import ReglazeEngine

// Where tabs are written down: as items of a bar, in tables, in enumerations, by a common type.
extension TabReader {
    /// `NavigationBarItem(…)`, one after the other.
    func written(in file: KotlinFile) -> [Group] {
        let calls = KotlinCall.all(in: file.tree.root).filter { call in
            if Self.items.contains(call.name) { return true }
            // The app's own item, which draws one of these: `TabNavigationItem(HomeTab)`.
            guard call.receiver == nil, !call.arguments.isEmpty, let function = reading.symbols.function(of: call, in: file),
                function.isComposable, function.name.contains("Item") || function.name.contains("Tab"), let body = function.body
            else { return false }
            return call.node.ancestors.contains { KotlinCall($0).map { Self.bars.contains($0.name) } ?? false }
                || !KotlinCall.all(of: Self.items, in: body).isEmpty
        }
        let byFunction = Dictionary(grouping: calls) { call in
            reading.function(around: call.node, in: file).map { "\($0.place.node.range.lowerBound) \(call.name)" } ?? ""
        }
        return byFunction.keys.sorted().compactMap { key -> Group? in
            let tabs = (byFunction[key] ?? []).compactMap { call in tab(call.node, in: file, from: call.arguments) }
            return group(tabs, of: byFunction[key]?.count ?? 0, weight: 40)
        }
    }

    /// `listOf(Destination(…), Destination(…))`.
    func tables(in file: KotlinFile) -> [Group] {
        KotlinCall.all(of: Self.tables, in: file.tree.root).compactMap { call in
            let elements = call.arguments.map(\.value).flatMap { value -> [KotlinNode] in
                // `listOfNotNull(A, if (shown) B else null)`
                value.kind == "if_expression" ? Array(value.namedChildren.dropFirst().prefix(1)) : [value]
            }
            let tabs = elements.compactMap { element(of: $0, in: file) }
            let owner = call.node.ancestor("property_declaration")?.child(ofKind: "variable_declaration")?.namedChildren.first?
                .text
            let lower = (owner ?? KotlinCall.around(call.node)?.arguments.first { $0.value == call.node }?.name ?? "")
                .lowercased()
            let isNamed =
                ["tab", "toplevel", "bottom", "nav", "destination"].contains { lower.contains($0) }
                || reading.function(around: call.node, in: file).map {
                    !KotlinCall.all(of: Self.items, in: $0.place.node).isEmpty
                } ?? false
            return group(tabs, of: elements.count, weight: isNamed ? 12 : 2)
        }
    }

    /// `enum class Destination(val route: Route, …) { HOME(Home, …), … }`.
    func enumerations(in file: KotlinFile) -> [Group] {
        reading.symbols.declarations(in: file).filter { $0.kind == .enumClass }.compactMap { type in
            let entries = reading.symbols.members(of: type).filter { $0.kind == .enumEntry }
            let tabs = entries.compactMap { entry -> AppTab? in
                let list = entry.place.node.child(ofKind: "value_arguments")?.namedChildren ?? []
                let arguments = list.compactMap(KotlinArgument.init(listed:))
                if let route = routes.route(named: entry.nameInPackage) {
                    return tab(entry.place.node, in: file, from: arguments, route: route.name)
                }
                return tab(entry.place.node, in: file, from: arguments, parameters: type.parameters.map(\.name))
            }
            return group(tabs, of: entries.count, weight: 12)
        }
    }

    /// The routes of a sealed type that is called as tabs are.
    func byType() -> Group? {
        let reader = RouteReader(symbols: reading.symbols)
        var types: [KotlinDeclaration] = []
        for route in routes.routes.compactMap(\.declaration) {
            for type in reader.ancestors(of: route) where type != routes.base && !types.contains(type) { types.append(type) }
        }
        let named = types.filter { type in
            ["TopLevel", "Tab", "Bottom", "MainDestination"].contains { type.name.contains($0) }
        }
        let tabs = named.map { type in
            routes.routes.filter { route in route.declaration.map { reader.ancestors(of: $0).contains(type) } ?? false }
        }.filter { $0.count > 1 && $0.count < routes.routes.count }.max { $0.count < $1.count }
        return tabs.map { tabs in
            Group(
                tabs: tabs.compactMap { route in
                    route.declaration.flatMap { ofRoute(route.name, $0.place.node, in: $0.file) }
                }, weight: 0)
        }
    }
}
