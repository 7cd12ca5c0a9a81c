import ReglazeEngine

/// Navigation 3: an effect on the list that is the back stack.
enum StackForwarding {
    static func apply(to draft: inout StackDraft) -> [ReadingNote] {
        let stack = draft.host.backStack
        guard let list = stack.currentExpression else {
            return [
                ReadingNote(
                    location: stack.place.location, text: "the current back stack is not known; pages can't be handed over")
            ]
        }
        var gaps: [ReadingNote] = []
        let overlays = draft.routes.routes.filter { $0.role == .overlay }
        var lines = ["if (onNavigate != null) {", "    LaunchedEffect(\(stack.name)) {"]
        lines.append("        // Arrays are never equal, so a page that is pushed twice is handed over twice.")
        if let tab = stack.topLevelExpression {
            let isNullable = isNullable(tab, draft)
            lines.append("        snapshotFlow { \(tab) to \(list).toTypedArray() }.collect { (tab, stack) ->")
            lines += remove(overlays, list, draft)
            lines.append("            if (\(isNullable ? "tab != null && " : "")tab != topLevelRoute) {")
            lines.append("                onActivate?.invoke(tab)")
            if isAssignable(tab, draft) {
                lines.append("                \(tab) = topLevelRoute")
            } else {
                gaps.append(
                    ReadingNote(
                        location: stack.place.location,
                        text:
                            "\(tab) can't be set here: after a tab switch from Compose, this host shows the other tab's root; set it back by hand"
                    ))
            }
            lines.append("            }")
        } else {
            lines.append("        snapshotFlow { \(list).toTypedArray() }.collect { stack ->")
            lines += remove(overlays, list, draft, tabsAreInStack: true)
            if draft.names.hasOwnTopLevel {
                lines.append("            val tab = stack.filterIsInstance<\(draft.names.topLevel.text)>().lastOrNull()")
            } else {
                lines.append(
                    "            val tab = stack.filterIsInstance<\(draft.names.route.text)>().lastOrNull { \(HostForwarding.isTab("it", draft)) }"
                )
            }
            lines.append("            if (tab != null && tab != topLevelRoute) {")
            lines.append("                \(list)[0] = topLevelRoute")
            lines.append("                onActivate?.invoke(tab)")
            lines.append("            }")
        }
        lines.append("            details.forEach { onNavigate(it) }")
        lines += ["        }", "    }", "}"]
        HostForwarding.insert(lines.joined(separator: "\n"), after: statements(of: draft), in: &draft)
        draft.edit(draft.host.function.place.file) { file in
            file.addImport("androidx.compose.runtime.LaunchedEffect")
            file.addImport("androidx.compose.runtime.snapshotFlow")
        }
        return gaps
    }

    /// The pages above the root, which leave the list.
    private static func remove(_ overlays: [Route], _ list: String, _ draft: StackDraft, tabsAreInStack: Bool = false) -> [String]
    {
        let type = draft.names.route.text
        let elements = hasRouteElements(draft) ? "stack.drop(1)" : "stack.drop(1).filterIsInstance<\(type)>()"
        var tests = overlays.map { "it !is \(RouteNaming.type(of: $0, in: draft))" }
        if tabsAreInStack {
            tests +=
                draft.names.hasOwnTopLevel
                ? ["it !is \(draft.names.topLevel.text)"]
                : draft.routes.tabs.map { "it !is \(RouteNaming.type(of: $0, in: draft))" }
        }
        let filter = tests.isEmpty ? "" : ".filter { \(tests.joined(separator: " && ")) }"
        return [
            "            val details = \(elements)\(filter)",
            overlays.isEmpty
                ? "            if (stack.size > 1) \(list).subList(1, stack.size).clear()"
                : "            \(list).removeAll(details)",
        ]
    }

    /// Whether the list holds nothing but the app's routes, as far as can be told.
    private static func hasRouteElements(_ draft: StackDraft) -> Bool {
        let origin = draft.host.backStack.origin + " " + draft.host.backStack.place.node.text
        return !origin.contains("NavKey") && !origin.contains("rememberNavBackStack") && !origin.contains("<Any>")
    }

    private static func statements(of draft: StackDraft) -> [KotlinNode] {
        var statements: [KotlinNode] = []
        let node = draft.host.backStack.place.node
        let names = [draft.host.backStack.name, draft.host.backStack.topLevelExpression.map { String($0.prefix { $0 != "." }) }]
        for name in names {
            if let name, case .variable(let property)? = KotlinScope.local(name, at: draft.host.display.node) {
                statements.append(property)
            }
        }
        if statements.isEmpty, node.kind == "property_declaration", KotlinCode.holds(draft.host.function.place.node, node) {
            statements.append(node)
        }
        return statements
    }

    /// The declaration of `topLevelRoute` in `navState.topLevelRoute`, or of a local value.
    private static func property(_ expression: String, _ draft: StackDraft) -> KotlinNode? {
        let parts = expression.split(separator: ".").map(String.init)
        guard let last = parts.last else { return nil }
        if parts.count == 1 {
            guard case .variable(let property)? = KotlinScope.local(last, at: draft.host.display.node) else { return nil }
            return property
        }
        let properties = draft.symbols.declarations(named: last).filter { $0.kind == .property && !$0.parents.isEmpty }
        return properties.count == 1 ? properties[0].place.node : nil
    }

    private static func isAssignable(_ expression: String, _ draft: StackDraft) -> Bool {
        if expression.hasSuffix(".value") { return true }
        guard let property = property(expression, draft), property.child(ofKind: "var") != nil || property.text.contains("var ")
        else {
            return false
        }
        return !property.text.contains("private set")
    }

    private static func isNullable(_ expression: String, _ draft: StackDraft) -> Bool {
        guard let property = property(expression, draft) else { return true }
        let variable = property.child(ofKind: "variable_declaration")
        if let type = variable?.namedChildren.first(where: { $0.kind.hasSuffix("type") }) { return type.kind == "nullable_type" }
        return property.text.contains("?>") || property.text.contains("as?")
    }
}
