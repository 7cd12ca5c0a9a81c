import ReglazeEngine

/// The stack that the host shows, and how `App` gives it the component that has it.
struct ShownStack {
    let chain: CallChain
    /// The host's parameter.
    let parameter: KotlinParameter
    /// What `App` calls the component.
    let root: KotlinParameter
    /// The component's property that holds the stack: `stack`.
    let property: String

    init(_ app: ComposeApp, _ host: NavigationHost, _ function: KotlinFunction) throws(StackRefusal) {
        let display = KotlinCall(host.display.node)
        guard display?.name != "ChildPages", KotlinCall(host.backStack.place.node)?.name != "childPages" else {
            throw StackRefusal(
                step: "native-stack",
                reason:
                    "\(host.function.name) shows the children of a `childPages`, which keeps all of them side by side and selects one; a "
                    + "NavigationStack has no place for that\(Self.advice(app))",
                places: [ReadingNote(location: host.display.location, text: "this shows them")])
        }
        guard let chain = CallChain(from: function, to: host.function, symbols: app.project.symbols) else {
            throw Self.inner(
                host, "\(function.name) does not call \(host.function.name), as far as can be told", app)
        }
        self.chain = chain
        guard let names = Self.observed(display?.argument(named: "stack", at: 0)?.value)?.dottedNames, names.count == 2,
            let parameter = host.function.parameters.first(where: { $0.name == names[0] })
        else {
            throw StackRefusal(
                step: "native-stack",
                reason: "\(host.function.name) does not show a stack of a component that it is given, such as `component.stack`",
                places: [ReadingNote(location: host.display.location, text: "this shows `\(host.backStack.name)`")])
        }
        self.parameter = parameter
        property = names[1]
        // The parameter of `App` that reaches the host unchanged.
        var name = parameter.name
        for index in chain.links.indices.dropFirst().reversed() {
            guard let value = chain.argument(for: name, of: index)?.value, value.kind == "identifier",
                case .parameter(let outer, _) = KotlinScope.local(value.text, at: value)
            else {
                throw Self.inner(
                    host, "\(chain.links[index].function.name) is given another `\(name)` than \(function.name) is", app)
            }
            name = outer.name
        }
        guard let root = function.parameters.first(where: { $0.name == name }) else {
            throw Self.inner(host, "\(function.name) is not given the component", app)
        }
        self.root = root
    }

    /// `root.stack` behind `val shown by root.stack.subscribeAsState()`, and behind `shown.value`.
    private static func observed(_ value: KotlinNode?, depth: Int = 0) -> KotlinNode? {
        guard let value, depth < 4 else { return value }
        if value.kind == "identifier", case .variable(let property) = KotlinScope.local(value.text, at: value) {
            return observed(KotlinCode.initializer(of: property), depth: depth + 1)
        }
        if let call = KotlinCall(value) { return call.name == "subscribeAsState" ? call.receiver : nil }
        let parts = value.namedChildren
        if value.kind == "navigation_expression", parts.count == 2, parts[1].text == "value", parts[0].dottedNames?.count != 2 {
            return observed(parts[0], depth: depth + 1)
        }
        return value
    }

    /// What to do by hand where the stack that was found is not the root's.
    private static func inner(_ host: NavigationHost, _ reason: String, _ app: ComposeApp) -> StackRefusal {
        StackRefusal(
            step: "native-stack",
            reason:
                "\(reason), so that the stack of \(host.backStack.origin) alone would not be the app's navigation\(advice(app))",
            places: [ReadingNote(location: host.display.location, text: "\(host.function.name) shows it")])
    }

    private static func advice(_ app: ComposeApp) -> String {
        ". For a native tab bar take --shell tabs"
            + (app.outerRoutes.map { "; for the stack around it, whose pages SwiftUI can push, name its pages: --routes \($0)" }
                ?? "")
    }
}
