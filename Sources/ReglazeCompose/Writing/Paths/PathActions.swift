import ReglazeEngine

/// What a call of the controller means to SwiftUI's stacks, where all that it says is understood.
struct PathActions {
    enum Result {
        /// SwiftUI does it.
        case answered(NavigationAction)
        /// It stays with Compose: a dialog.
        case kept
        case unclear(String)
    }

    private let draft: StackDraft
    private let overlays: Set<String>

    init(_ draft: StackDraft) {
        self.draft = draft
        overlays = Set(draft.routes.routes.filter { $0.role == .overlay }.map(\.name))
    }

    /// - Parameter call: nil for a reference.
    func action(of node: KotlinNode, _ call: KotlinCall?, in file: KotlinFile) -> Result {
        guard let action = draft.app.meaning(of: node, in: file) else {
            return .unclear("what `\(node.text.prefix(60))` does can't be told")
        }
        guard let call else {
            if action == .back { return .answered(action) }
            return .unclear("a reference to a function shows pages that are not known here")
        }
        switch action {
        case .back: return .answered(action)
        case .backTo(let route, let inclusive):
            guard !inclusive, let target = call.argument(named: "route", at: 0)?.value,
                let tab = route ?? name(of: target, in: file) ?? (isRoot(target) ? draft.app.startTab : nil),
                draft.routes.tabs.contains(where: { $0.name == tab })
            else { return .unclear("it goes back by several pages to one that is no tab") }
            return .answered(.backTo(route: tab, inclusive: false))
        case .push(let route, _), .set(let route), .replace(let route), .activate(let route):
            let others = call.arguments.dropFirst()
            guard let first = call.arguments.first, !first.isTrailing, others.count < 2, others.allSatisfy({ $0.lambda != nil }),
                KotlinCall(first.value)?.name.hasPrefix("Nav") != true
            else { return .unclear("what `\(node.text.prefix(60))` is given is more than a route and its options") }
            if let name = route.route, overlays.contains(name) { return .kept }
            if route.route == nil, !overlays.isEmpty {
                return .unclear("whether `\(route.text)` is a page or a dialog can't be told")
            }
            if let pop = KotlinCall.all(of: ["popUpTo"], in: node).first, let target = pop.arguments.first?.value,
                !isRoot(target), name(of: target, in: file) == nil
            {
                return .unclear("the page that `popUpTo(\(target.text))` names can't be told")
            }
            return .answered(action)
        }
    }

    /// Whether it is the first page of all, by its place or its number.
    private func isRoot(_ target: KotlinNode) -> Bool {
        target.text == "0" || target.text.contains("tartDestination") || target.text.hasSuffix("graph.id")
    }

    private func name(of target: KotlinNode, in file: KotlinFile) -> String? {
        RouteNames(draft.routes, symbols: draft.symbols).route(of: target, in: file)
    }
}
