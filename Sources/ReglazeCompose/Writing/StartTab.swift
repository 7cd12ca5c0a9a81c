import ReglazeEngine

/// The places that say which tab shows first.
struct StartTab {
    /// The tab's route.
    let route: Route
    /// The expressions that name it, each with its place: `ScheduleScreen` in `if (done) ScheduleScreen else Welcome`.
    let places: [KotlinPlace]
    /// The first of them as it is written.
    let expression: String

    /// nil where no tab is named.
    init?(in chain: CallChain, host: NavigationHost, routes: RouteHierarchy, symbols: KotlinSymbols) {
        var search = Search(chain: chain, routes: routes, symbols: symbols)
        let last = chain.links.count - 1
        for expression in Self.starts(of: host) { search.look(at: expression, in: last) }
        // Both the stack and the selected tab may name it.
        guard let first = search.found.first else { return nil }
        route = first.route
        places = search.found.filter { $0.route.name == first.route.name }.compactMap(\.place)
        expression = places.first?.node.text ?? first.route.name
    }

    /// A tab that no expression names, as the host starts with another page.
    init(behindStartPages tab: Route) {
        route = tab
        places = []
        expression = tab.name
    }

    /// The string of a tab's route as a file writes it: as the host does where that is the same file, else the string itself.
    func path(in file: KotlinFile) -> String {
        guard let place = places.first, place.file.path == file.path, place.node.dottedNames != nil,
            !KotlinScope.isLocal(expression, at: place.node)
        else { return TitleReading.quoted(route.name) }
        return expression
    }

    private static func starts(of host: NavigationHost) -> [KotlinNode] {
        var starts: [KotlinNode] = []
        if let display = KotlinCall(host.display.node), let start = display.argument(named: "startDestination", at: 1) {
            return [start.value]
        }
        if let start = host.start { starts.append(start.node) }
        let origins = [host.backStack.place.node] + selected(host)
        for origin in origins {
            let value = origin.kind == "property_declaration" ? KotlinCode.initializer(of: origin) ?? origin : origin
            guard let call = KotlinCall(value) else {
                starts.append(value)
                continue
            }
            let named = call.arguments.filter { argument in
                guard let name = argument.name?.lowercased() else { return true }
                return name.hasPrefix("start") || name.hasPrefix("initial")
            }
            starts += named.map(\.value)
        }
        return starts
    }

    /// The variable that holds the selected tab, where it is one of the host's own.
    private static func selected(_ host: NavigationHost) -> [KotlinNode] {
        guard let name = host.backStack.topLevelExpression?.split(separator: ".").first.map(String.init),
            name != host.backStack.name,
            case .variable(let property)? = KotlinScope.local(name, at: host.display.node)
        else { return [] }
        return [property]
    }

    private struct Search {
        let chain: CallChain
        let routes: RouteHierarchy
        let symbols: KotlinSymbols
        var found: [(route: Route, place: KotlinPlace?)] = []
        var seen: Set<KotlinNode> = []

        /// - Parameter index: of the function in the chain in which the expression stands.
        mutating func look(at expression: KotlinNode, in index: Int) {
            guard seen.insert(expression).inserted else { return }
            let file = chain.links[index].function.place.file
            if let route = path(expression, in: file) {
                found.append((route, KotlinPlace(expression, in: file)))
                return
            }
            for node in KotlinNames.references(in: expression) {
                if let (route, whole) = tab(node, in: file) {
                    found.append((route, KotlinPlace(whole, in: file)))
                    continue
                }
                switch KotlinScope.local(node.text, at: node) {
                case .variable(let property)?:
                    if let value = KotlinCode.initializer(of: property) { look(at: value, in: index) }
                case .parameter(let parameter, let function)?:
                    if let (value, caller) = chain.argument(for: parameter.name, of: index) {
                        look(at: value, in: caller)
                    } else if let route = tab(byDefaultOf: parameter, of: function, in: file) {
                        if ["topLevelRoute", "startRoute"].contains(parameter.name) {
                            // An earlier run has put the parameter here.
                            found.append((route, nil))
                        } else if !isGiven(parameter, to: chain.links[index].function) {
                            found.append((route, KotlinPlace(node, in: file)))
                        }
                    }
                case .lambdaParameter?, nil: break
                }
            }
        }

        /// The tab with which a parameter is filled where nothing is given.
        private func tab(byDefaultOf parameter: KotlinParameter, of function: KotlinNode, in file: KotlinFile) -> Route? {
            if let route = routes.tabs.first(where: { $0.name == parameter.defaultValue }) { return route }
            return function.descendants.first { $0.text == parameter.defaultValue }.flatMap { path($0, in: file) }
        }

        /// Whether some call, as another system's entry point, gives a value that would no longer be asked for.
        private func isGiven(_ parameter: KotlinParameter, to function: KotlinFunction) -> Bool {
            guard let place = function.parameters.firstIndex(of: parameter) else { return true }
            return symbols.uses(of: function.declaration).contains { use in
                KotlinCall.calling(use.place.node).map { $0.argument(named: parameter.name, at: place) != nil } ?? true
            }
        }

        /// The tab whose route is a string that an expression is.
        private func path(_ expression: KotlinNode, in file: KotlinFile) -> Route? {
            let names = RouteNames(routes, symbols: symbols)
            return names.route(of: expression, in: file).flatMap { name in
                routes.tabs.first { $0.name == name && $0.form == .string }
            }
        }

        /// The tab that a name means, and the whole expression that makes its route: `Route.Home`, `Search("")`.
        private func tab(_ node: KotlinNode, in file: KotlinFile) -> (Route, KotlinNode)? {
            for route in routes.tabs {
                guard let declaration = route.declaration,
                    let use = symbols.uses(of: declaration).first(where: {
                        $0.place.file.path == file.path && KotlinCode.holds($0.expression, node)
                            && ($0.kind == .value || $0.kind == .call)
                    })
                else { continue }
                return (route, use.kind == .call ? KotlinCall.calling(use.place.node)?.node ?? use.expression : use.expression)
            }
            return nil
        }
    }
}
