import ReglazeEngine

/// Navigation 2: entries navigate through one function, and an effect hands over what gets onto the stack by other ways.
enum ControllerForwarding {
    static func apply(to draft: inout StackDraft) -> [ReadingNote] {
        let host = draft.host
        let file = host.function.place.file
        let controller = host.backStack.name
        let calls = navigations(in: draft)
        let name = freeName(in: draft)
        let start = ControllerStart(draft)
        var lines = start?.state ?? []
        if !calls.isEmpty {
            let takesOptions = calls.contains { $0.arguments.count > 1 }
            let options = takesOptions ? ", options: NavOptionsBuilder.() -> Unit = {}" : ""
            lines += [
                "fun \(name)(route: \(draft.names.route.text)\(options)) {",
                "    when {",
                "        onNavigate == null\(start.map { " || " + $0.keeps("route") } ?? "") -> "
                    + "\(controller).navigate(route\(takesOptions ? ", options" : ""))",
                "        \(HostForwarding.isTab("route", draft)) -> onActivate?.invoke(route)",
                "        else -> onNavigate(route)",
                "    }",
                "}",
                "",
            ]
            draft.edit(file) { file in
                if takesOptions { file.addImport("androidx.navigation.NavOptionsBuilder") }
                for call in calls {
                    let start = call.receiver?.range.lowerBound ?? call.nameNode.range.lowerBound
                    file.replace(start..<call.nameNode.range.upperBound, with: name, layer: .host)
                }
            }
        }
        lines += [
            "if (onNavigate != null) {",
            "    // What gets onto this stack by other ways, as deep links do.",
            "    LaunchedEffect(\(controller)) {",
            "        \(controller).currentBackStackEntryFlow.collect {\(start == nil ? "" : " entry ->")",
        ]
        lines += (start?.lines ?? []).map { "            " + $0 }
        lines += [
            "            val routes = generateSequence {",
            "                \(controller).currentBackStackEntry",
            "                    ?.takeIf { \(controller).previousBackStackEntry != null }",
            "                    ?.appRoute()",
            "                    ?.also { \(controller).popBackStack() }",
            "            }.toList().asReversed()",
            "            for (route in routes) {",
            "                if (\(HostForwarding.isTab("route", draft))) onActivate?.invoke(route) else onNavigate(route)",
            "            }",
            "        }",
            "    }",
            "}",
        ]
        var statements: [KotlinNode] = []
        if case .variable(let property)? = KotlinScope.local(controller, at: host.display.node) { statements.append(property) }
        HostForwarding.insert(lines.joined(separator: "\n"), after: statements, in: &draft)
        start?.declare(in: &draft)
        addReading(to: &draft)
        return gaps(in: draft, rewritten: calls)
    }

    /// `NavBackStackEntry.appRoute()`.
    private static func addReading(to draft: inout StackDraft) {
        let file = draft.host.function.place.file
        let unit = KotlinCode.indentUnit(of: file)
        let pages = draft.routes.routes.filter { route in
            route.role != .overlay && draft.host.entries.contains { $0.route == route.name }
        }
        let type = draft.names.route.text
        var text = "\n\nprivate fun NavBackStackEntry.appRoute(): \(type)? = when {\n"
        for page in pages {
            let name = RouteNaming.type(of: page, in: draft)
            text += "\(unit)destination.hasRoute<\(name)>() -> toRoute<\(name)>()\n"
        }
        text += "\(unit)else -> null\n}"
        let end = draft.host.function.place.node.range.upperBound
        draft.edit(file) { edit in
            edit.insert(text, at: end, layer: .host)
            edit.addImport("androidx.compose.runtime.LaunchedEffect")
            edit.addImport("androidx.navigation.NavBackStackEntry")
            edit.addImport("androidx.navigation.NavDestination.Companion.hasRoute")
            edit.addImport("androidx.navigation.toRoute")
        }
    }

    /// The calls in the host's entries that show a route which is made there.
    private static func navigations(in draft: StackDraft) -> [KotlinCall] {
        let file = draft.host.function.place.file
        var found: [KotlinCall] = []
        for entry in draft.host.entries
        where KotlinCode.holds(draft.host.function.place.node, entry.call.node) && entry.call.file.path == file.path {
            for call in KotlinCall.all(of: ["navigate"], in: entry.content.node)
            where call.receiver?.text == draft.host.backStack.name {
                guard let action = draft.app.meaning(of: call.node, in: file), action.route?.route != nil,
                    call.arguments.count == 1 || call.arguments.count == 2 && call.arguments[1].lambda != nil
                else { continue }
                // What an overlay shows stays with Compose.
                if draft.routes.routes.contains(where: { $0.name == action.route?.route && $0.role == .overlay }) { continue }
                found.append(call)
            }
        }
        return found
    }

    private static func freeName(in draft: StackDraft) -> String {
        let names = KotlinNames.declared(in: draft.host.function.place.node)
        return ["navigate", "navigateTo", "show"].first { !names.contains($0) } ?? "showPage"
    }

    private static func gaps(in draft: StackDraft, rewritten: [KotlinCall]) -> [ReadingNote] {
        let isElsewhere = draft.host.entries.contains { $0.builder != nil }
        guard isElsewhere else { return [] }
        return [
            ReadingNote(
                location: draft.host.function.place.location,
                text:
                    "entries that stand in functions of their own navigate the controller: their pages are handed over by the effect, "
                    + "after Compose has shown them for a frame")
        ]
    }
}
