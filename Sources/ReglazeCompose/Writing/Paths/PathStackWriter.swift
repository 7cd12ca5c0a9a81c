import ReglazeEngine

/// Writes a stack shell for an app whose routes are strings. SwiftUI's stacks hold the strings; a page is the app itself, whose host
/// starts at the page's string, so that the library reads its arguments as ever.
enum PathStackWriter {
    static func change(for app: ComposeApp) throws(StackRefusal) -> ComposeChange {
        let ground = try StackWriter.ground(of: app)
        try check(ground, in: app)
        let values = try PassedValue.all(ground.entry.function.parameters, of: ground.entry, in: app)
        let start = try StackWriter.start(of: ground, in: app)
        let type = try PathRoute.name(in: app, host: ground.host)
        let names = StackNames(
            route: type, declaresRoute: true, isSealed: false, topLevel: type, startTab: TitleReading.quoted(start.route.name),
            holdsPaths: true)
        var draft = StackDraft(app, routes: ground.routes, host: ground.host, function: ground.function, names: names)
        try StackGround.check(draft, ground)
        var change = ComposeChange(shell: .stack)
        let titles = PathTitles(draft, chain: ground.chain)
        change.steps.append(PathRoute.apply(to: &draft, gaps: titles.gaps))
        let isForwarding = ground.host.function.parameters.contains { $0.name == "onNavigate" }
        let uses = isForwarding ? nil : try ControllerUses(of: ground, in: draft)
        try checkStart(of: draft, ground, uses)
        change.steps.append(AppCallbacks.apply(to: &draft, chain: ground.chain, start: start))
        change.steps.append(PathForwarding.apply(uses, titles, to: &draft, ground))
        change.steps.append(NativeNavigation.apply(to: &draft, chain: ground.chain))
        change.steps.append(EntryPoints.apply(to: &draft, entry: ground.entry, arguments: nil))
        return try StackWriter.finished(change, draft, entry: ground.entry, values: values)
    }

    /// Pages before the tabs stay with the controller, which one function alone has to see to.
    private static func checkStart(
        of draft: StackDraft, _ ground: StackWriter.Ground, _ uses: ControllerUses?
    ) throws(StackRefusal) {
        guard let early = StartPages.routes(draft).first else { return }
        let host = ground.host
        var obstacle = StartPages.obstacle(draft)
        var place = host.entries.first { $0.route == early.name }?.call.location
        if let other = uses?.uses.first(where: { $0.index != ground.chain.links.count - 1 }) {
            let function = ground.chain.links[other.index].function
            obstacle = "\(function.name) navigates as well, and does not know what shows"
            place = KotlinPlace(other.node, in: function.place.file).location
        }
        guard let obstacle else { return }
        throw StackRefusal(
            step: "host-forwarding",
            reason:
                "\(early.name) shows before the tabs, where every tab would show it in itself, and it can't stay with Compose: "
                + "\(obstacle). Choose between it and \(host.function.name) outside of the NavHost first, or use --shell tabs",
            places: [ReadingNote(location: place, text: early.name)])
    }

    /// What a host that starts at a page can't do.
    private static func check(_ ground: StackWriter.Ground, in app: ComposeApp) throws(StackRefusal) {
        let host = ground.host
        for tab in ground.routes.tabs {
            let call = host.entries.first { $0.route == tab.name }?.call
            let text = call.flatMap { place in
                KotlinCall(place.node)?.argument(named: "route", at: 0).flatMap {
                    app.project.symbols.routeText($0.value, in: place.file)
                }
            }
            guard text == tab.name, !tab.name.contains("{") else {
                throw StackRefusal(
                    step: "route-titles",
                    reason:
                        "the root of a tab, \(tab.name), has a route that "
                        + (text == nil ? "is made by code" : "takes arguments")
                        + ", so that Swift can't name it: give the tab's page a constant without arguments",
                    places: [ReadingNote(location: call?.location ?? host.display.location, text: tab.name)])
            }
        }
        // The graph of pages before the tabs is the app's to start at.
        for entry in host.entries where ground.routes.route(named: entry.route)?.role != .start {
            let graph = entry.call.node.ancestors.lazy.compactMap(KotlinCall.init).first {
                $0.name == "navigation" && $0.node != entry.call.node
            }
            guard let graph else { continue }
            throw StackRefusal(
                step: "host-forwarding",
                reason:
                    "\(entry.route) stands in a nested graph, at whose pages a NavHost can't start: put its pages beside the others, "
                    + "or use --shell tabs",
                places: [ReadingNote(location: KotlinPlace(graph.node, in: entry.call.file).location, text: "the graph")])
        }
    }
}
