import ReglazeEngine

/// What a component's children are drawn by: a `when` over the instance, in the host or in a function that is given the instance, or
/// a function that each child has.
struct DecomposePages {
    private(set) var entries: [HostEntry] = []
    private let reading: AppReading
    /// The children by the type that their factory makes: the routes' names.
    private var routes: [String: String] = [:]

    init(_ reading: AppReading, factory component: KotlinDeclaration, display: KotlinPlace) {
        self.reading = reading
        for branch in component.place.node.descendants(ofKind: "when_entry") {
            for condition in branch.children("condition") {
                guard let route = Self.type(condition).flatMap({ name in known.first { Self.isSame($0, name) } }) else {
                    continue
                }
                let made = KotlinCall.all(in: branch).first { $0.name.first?.isUppercase ?? false }
                routes[made?.name ?? ""] = route
            }
        }
        entries = branches(in: display)
        guard entries.isEmpty, let content = Self.content(of: display.node) else { return }
        for call in KotlinCall.all(in: content.node) {
            if call.receiver?.text == "\(content.parameter).instance", call.arguments.isEmpty {
                entries = members(call.name, of: component)
            } else if let function = reading.symbols.function(of: call, in: display.file), function.isComposable,
                call.arguments.contains(where: { $0.value.text == "\(content.parameter).instance" })
            {
                entries = branches(in: function.place)
            }
            if !entries.isEmpty { return }
        }
    }

    static func content(of display: KotlinNode) -> KotlinLambda? {
        let call = KotlinCall(display)
        return call?.trailingLambda ?? call?.argument(named: "content")?.lambda
    }

    private var known: [String] { reading.app.routes?.routes.map(\.name) ?? [] }

    private func route(of child: String) -> String? { routes[child] ?? known.first { Self.isSame($0, child) } }

    /// `is Child.Home -> HomeContent(child.component)`.
    private func branches(in place: KotlinPlace) -> [HostEntry] {
        place.node.descendants(ofKind: "when_entry").flatMap { branch -> [HostEntry] in
            guard let body = branch.namedChildren.last else { return [] }
            return branch.children("condition").compactMap { condition in
                guard let name = Self.type(condition)?.split(separator: ".").last, let route = route(of: String(name)) else {
                    return nil
                }
                return HostEntry(
                    route: route, call: KotlinPlace(branch, in: place.file), content: KotlinPlace(body, in: place.file),
                    parameter: "child", builder: nil)
            }
        }
    }

    /// `class Home(val component: HomeComponent) : Child() { @Composable override fun Content() = HomeContent(component) }`.
    private func members(_ name: String, of component: KotlinDeclaration) -> [HostEntry] {
        routes.keys.sorted().compactMap { child in
            let types = reading.symbols.declarations(named: child).filter(\.kind.isType)
            let members = types.flatMap { reading.symbols.members(of: $0) }.filter { $0.kind == .function && $0.name == name }
            guard members.count == 1, let member = members.first, let route = routes[child],
                let body = KotlinFunction(member)?.body
            else { return nil }
            return HostEntry(
                route: route, call: member.place, content: KotlinPlace(body, in: member.file), parameter: "this", builder: nil)
        }
    }

    private static func type(_ condition: KotlinNode) -> String? {
        (condition.namedChildren.last?.dottedNames ?? condition.dottedNames)?.joined(separator: ".")
    }

    private static func isSame(_ route: String, _ name: String) -> Bool {
        route == name || route.hasSuffix(".\(name)") || route.split(separator: ".").last == name.split(separator: ".").last
    }
}
