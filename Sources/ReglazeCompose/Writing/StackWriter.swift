import ReglazeEngine

/// Writes the Kotlin side of a stack shell, step by step, and asks for the Swift side.
enum StackWriter {
    /// What a stack shell is made from.
    struct Ground {
        let routes: RouteHierarchy
        let host: NavigationHost
        let function: KotlinFunction
        let entry: EntryPoint
        let chain: CallChain
    }

    static func change(for app: ComposeApp) throws(StackRefusal) -> ComposeChange {
        try check(app.navigation)
        let ground = try ground(of: app)
        let (routes, host, function) = (ground.routes, ground.host, ground.function)
        let (entry, chain) = (ground.entry, ground.chain)
        try checkArguments(of: routes, in: app)
        let values = try PassedValue.all(entry.function.parameters, of: entry, in: app)
        let start = try start(of: ground, in: app)
        let names = try names(for: routes, host: host, start: start, in: app)
        var draft = StackDraft(app, routes: routes, host: host, function: function, names: names)
        try StackGround.check(draft, ground)
        var change = ComposeChange(shell: .stack)
        change.steps.append(RouteTitles.apply(to: &draft))
        change.steps.append(AppCallbacks.apply(to: &draft, chain: chain, start: start))
        change.steps.append(HostForwarding.apply(to: &draft))
        var surroundings = Surroundings(draft: draft, chain: chain, entry: entry)
        surroundings.collect()
        let content = ScreenContent.apply(to: &draft, surroundings: surroundings)
        change.steps.append(content.step)
        let single = SingleScreenApp.apply(to: &draft, surroundings: surroundings, entry: entry, parameters: content.parameters)
        change.steps.append(single.step)
        change.steps.append(NativeNavigation.apply(to: &draft, chain: chain))
        change.steps.append(EntryPoints.apply(to: &draft, entry: entry, arguments: single.arguments))
        return try finished(change, draft, entry: entry, values: values)
    }

    /// With the Kotlin files and the Swift side.
    static func finished(
        _ change: ComposeChange, _ draft: StackDraft, entry: EntryPoint, values: [PassedValue]
    ) throws(StackRefusal) -> ComposeChange {
        var change = change
        do throws(StackFault) {
            change.files = try draft.changes()
        } catch {
            throw StackRefusal(
                step: "kotlin",
                reason: "\(error.path): \(error.reason). This is a fault of Reglaze; nothing was changed: please report it")
        }
        let obstacle = Restoration.obstacle(draft, entry: entry)
        var swift = try SwiftPlan(draft, entry: entry, restoration: obstacle == nil ? Restoration.way(draft) : nil)
        swift.plan.values = values
        return try joined(change, with: SwiftShell.change(for: swift.plan, in: draft.app), swift.gaps, obstacle)
    }

    /// Both sides, or neither.
    static func joined(
        _ kotlin: ComposeChange, with swift: ComposeChange, _ gaps: [ReadingNote] = [], _ obstacle: String? = nil
    ) throws(StackRefusal) -> ComposeChange {
        for step in swift.steps {
            if case .refused(let reason) = step.state { throw StackRefusal(step: step.name, reason: reason, places: step.gaps) }
        }
        var change = kotlin
        for var step in swift.steps {
            if step.name == "swift-shell" {
                step.gaps += gaps
                if let obstacle {
                    step.gaps.append(
                        ReadingNote(location: nil, text: "tabs and stacks are not restored after a restart: \(obstacle)"))
                }
            }
            change.steps.append(step)
        }
        change.files = (kotlin.files + swift.files).sorted { $0.path < $1.path }
        return change
    }

    private static func check(_ navigation: NavigationKind) throws(StackRefusal) {
        switch navigation {
        case .navigation3, .navigation2, .navigation2Strings, .decompose: return
        case .voyager:
            throw StackRefusal(
                step: "host-forwarding",
                reason:
                    "a Voyager screen draws itself and pushes onto its Navigator from within; a screen that carries a lambda can't "
                    + "be handed to another host or restored. Use --shell tabs, which keeps the Navigator, or move to Navigation 3 first"
            )
        case .none:
            throw StackRefusal(
                step: "route-titles",
                reason: "no navigation library that Reglaze knows was found; --shell scaffold does without one")
        }
    }

    private static func checkArguments(of routes: RouteHierarchy, in app: ComposeApp) throws(StackRefusal) {
        guard app.navigation == .navigation2 else { return }
        let places = SavedArguments.reads(of: routes, in: app.project)
        guard !places.isEmpty else { return }
        throw StackRefusal(
            step: "screen-content",
            reason:
                "view models read the arguments of their page from `SavedStateHandle`, where the library puts them for pages on its own "
                + "stack only. Give them to the view model in the entry of the page, or use --shell tabs, which keeps the library's stack",
            places: places.map { ReadingNote(location: $0.location, text: "`SavedStateHandle` is read here") })
    }

    static func ground(of app: ComposeApp) throws(StackRefusal) -> Ground {
        let (routes, host, function) = try parts(of: app)
        let entry = try entry(of: app, showing: function)
        guard let chain = CallChain(from: function, to: host.function, symbols: app.project.symbols) else {
            throw StackRefusal(
                step: "app-callbacks",
                reason: "\(function.name) does not call \(host.function.name), as far as can be told; name another "
                    + "function: --app, --host")
        }
        return Ground(routes: routes, host: host, function: function, entry: entry, chain: chain)
    }

    /// The first entry point that shows the app.
    static func entry(of app: ComposeApp, showing function: KotlinFunction) throws(StackRefusal) -> EntryPoint {
        if let entry = app.entryPoints.first(where: { $0.appCall != nil }) { return entry }
        throw StackRefusal(
            step: "entry-points",
            reason:
                "no function in iosMain makes a ComposeUIViewController that shows \(function.name); the shell starts from it"
        )
    }

    static func start(of ground: Ground, in app: ComposeApp) throws(StackRefusal) -> StartTab {
        let host = ground.host
        if let start = StartTab(in: ground.chain, host: host, routes: ground.routes, symbols: app.project.symbols) {
            return start
        }
        let isController = [.navigation2, .navigation2Strings].contains(app.navigation)
        if isController, ground.routes.routes.contains(where: { $0.role == .start }),
            ControllerStart.obstacle(host: host, routes: ground.routes) == nil,
            let tab = ground.routes.tabs.first(where: { $0.name == app.startTab })
        {
            return StartTab(behindStartPages: tab)
        }
        throw StackRefusal(
            step: "app-callbacks",
            reason:
                "the tab that \(host.function.name) starts with is not named by its route, so that SwiftUI can't choose another",
            places: [ReadingNote(location: host.backStack.place.location, text: "the back stack starts here")])
    }

    private static func parts(of app: ComposeApp) throws(StackRefusal) -> (RouteHierarchy, NavigationHost, KotlinFunction) {
        guard let routes = app.routes, !routes.routes.isEmpty else { throw missing("routes", app, step: "route-titles") }
        guard !routes.tabs.isEmpty else {
            throw StackRefusal(
                step: "route-titles",
                reason:
                    "which of its \(routes.routes.count) routes is at the bottom of a stack was not found; name it, or those of all tabs: "
                    + "--tabs \(routes.routes[0].name)",
                places: app.host.map { [ReadingNote(location: $0.backStack.place.location, text: "the back stack starts here")] }
                    ?? [])
        }
        guard let host = app.host else { throw missing("host", app, step: "host-forwarding") }
        guard let function = app.app else { throw missing("app", app, step: "app-callbacks") }
        let isOfPaths = app.navigation == .navigation2Strings
        if let other = routes.routes.first(where: { ($0.form == .string) != isOfPaths }) {
            throw StackRefusal(
                step: "route-titles",
                reason:
                    "some of its routes are strings and others are types, as \(other.name), so that they can't be on one stack "
                    + "in Swift: make them all @Serializable types (Navigation 2.8), or all strings",
                places: [
                    ReadingNote(
                        location: other.declaration?.location ?? host.entries.first { $0.route == other.name }?.call.location,
                        text: other.name)
                ])
        }
        for route in routes.routes where route.role != .overlay {
            guard let place = route.declaration?.place else { continue }
            guard let word = ["internal", "private"].first(where: { place.node.hasModifier($0) }) else { continue }
            throw StackRefusal(
                step: "route-titles", reason: "\(route.name) is \(word), so that Swift can't see it: make the routes public",
                places: [ReadingNote(location: place.location, text: route.name)])
        }
        try checkTitles(routes)
        return (routes, host, function)
    }

    /// `title` and `subtitle` are texts, for SwiftUI to show.
    private static func checkTitles(_ routes: RouteHierarchy) throws(StackRefusal) {
        for declaration in [routes.base].compactMap({ $0 }) + routes.routes.compactMap(\.declaration) {
            for name in RouteTitles.properties.map(\.name) {
                guard let type = RouteTitles.type(of: name, declaration.place.node), !["String", "String?"].contains(type) else {
                    continue
                }
                throw StackRefusal(
                    step: "route-titles",
                    reason:
                        "\(declaration.nameInPackage) has a property `\(name)` of another type (\(type)), where SwiftUI needs "
                        + "a text: rename it first",
                    places: [ReadingNote(location: declaration.place.location, text: declaration.nameInPackage)])
            }
        }
    }

    private static func missing(_ name: String, _ app: ComposeApp, step: String) -> StackRefusal {
        let part = app.missing.first { $0.name == name }
        let candidates = part.map { $0.candidates.isEmpty ? "" : ": \($0.candidates.joined(separator: ", "))" } ?? ""
        return StackRefusal(
            step: step,
            reason: (part?.reason ?? "its \(name) \(name == "routes" ? "were" : "was") not found")
                + (part.map { "; name it: \($0.option)" } ?? "") + candidates)
    }

    private static func names(
        for routes: RouteHierarchy, host: NavigationHost, start: StartTab, in app: ComposeApp
    ) throws(StackRefusal) -> StackNames {
        let startTab = start.expression
        if let base = routes.base {
            let route = StackNames.TypeName(text: base.nameInPackage, package: base.package)
            var topLevel = route
            if let own = routes.topLevel {
                topLevel = StackNames.TypeName(text: own.nameInPackage, package: own.package)
            }
            return StackNames(
                route: route, declaresRoute: false, isSealed: base.hasModifier("sealed"), topLevel: topLevel,
                startTab: startTab)
        }
        let places = routes.routes.compactMap { $0.declaration?.place }
        let modules = Set(places.map(\.file.module))
        guard modules.count == 1, let first = places.first else {
            throw StackRefusal(
                step: "route-titles",
                reason:
                    "the routes stand in several modules (\(modules.sorted().joined(separator: ", "))) and have no common type; "
                    + "give them one in a module that all of them see, with `title: String?`")
        }
        let symbols = app.project.symbols
        let taken = { (name: String) in !symbols.declarations(named: name).isEmpty }
        guard let route = ["AppRoute", "PageRoute", "ShellRoute"].first(where: { !taken($0) }),
            let topLevel = ["TopLevelRoute", "TabRoute", "RootRoute"].first(where: { !taken($0) })
        else { throw StackRefusal(step: "route-titles", reason: "AppRoute and TopLevelRoute are taken by other types") }
        let package = first.file.package
        return StackNames(
            route: StackNames.TypeName(text: route, package: package), declaresRoute: true,
            isSealed: Set(places.map(\.file.package)).count == 1,
            topLevel: StackNames.TypeName(text: topLevel, package: package), startTab: startTab)
    }
}
