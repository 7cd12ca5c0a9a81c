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
        let taken = KotlinNames.declared(in: draft.host.function.place.node)
        // The host's own names stay visible inside.
        let pages = ["stack", "pages", "shownPages"].first { !taken.contains($0) } ?? "stackPages"
        let selected = ["tab", "selectedTab", "shownTab"].first { !taken.contains($0) } ?? "stackTab"
        let test = StartPages.test(draft)
        let isCopy = isCopy(list, draft)
        let back = isCopy ? back(draft) : nil
        if isCopy, back == nil {
            gaps.append(
                ReadingNote(
                    location: stack.place.location,
                    text: "\(list) is made from other stacks: take a page that was handed over off those by hand as well"))
        }
        let removal = Removal(overlays: overlays, list: list, pages: pages, back: back)
        var lines = ["if (onNavigate != null) {", "    LaunchedEffect(\(stack.name)) {"]
        lines.append("        // Arrays are never equal, so a page that is pushed twice is handed over twice.")
        if let tab = stack.topLevelExpression {
            let isNullable = isNullable(tab, draft)
            lines.append("        snapshotFlow { \(tab) to \(list).toTypedArray() }.collect { (\(selected), \(pages)) ->")
            if draft.keepsStart { lines.append("            if (\(test)(\(pages).firstOrNull())) return@collect") }
            lines += remove(removal, draft, tabsAreInStack: isCopy)
            lines.append("            if (\(isNullable ? "\(selected) != null && " : "")\(selected) != topLevelRoute) {")
            lines.append("                onActivate?.invoke(\(selected))")
            if back != nil {
                // Going back has set it.
            } else if isAssignable(tab, draft) {
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
            lines.append("        snapshotFlow { \(list).toTypedArray() }.collect { \(pages) ->")
            let isTab = HostForwarding.isTab("it", draft)
            if draft.keepsStart {
                lines.append("            val isStart = \(test)(\(pages).firstOrNull())")
                lines.append("            if (isStart && \(pages).none { \(isTab) }) return@collect")
            }
            lines += remove(removal, draft, tabsAreInStack: true)
            // A tab that was pushed above a start page takes its place.
            if draft.keepsStart { lines.append("            if (isStart) \(list)[0] = topLevelRoute") }
            if draft.names.hasOwnTopLevel {
                lines.append(
                    "            val \(selected) = \(pages).filterIsInstance<\(draft.names.topLevel.text)>().lastOrNull()")
            } else {
                lines.append(
                    "            val \(selected) = \(pages).filterIsInstance<\(draft.names.route.text)>().lastOrNull { \(isTab) }"
                )
            }
            lines.append("            if (\(selected) != null && \(selected) != topLevelRoute) {")
            if back == nil { lines.append("                \(list)[0] = topLevelRoute") }
            lines.append("                onActivate?.invoke(\(selected))")
            lines.append("            }")
        }
        lines.append("            details.forEach { onNavigate(it) }")
        lines += ["        }", "    }", "}"]
        if draft.keepsStart {
            let value = StartPages.value(draft)
            lines += ["", "val \(value) = \(test)(\(list).firstOrNull())"] + StartPages.lines(saying: value)
            StartPages.declareTest(in: &draft)
        }
        HostForwarding.insert(lines.joined(separator: "\n"), after: statements(of: draft), in: &draft)
        draft.edit(draft.host.function.place.file) { file in
            file.addImport("androidx.compose.runtime.LaunchedEffect")
            file.addImport("androidx.compose.runtime.snapshotFlow")
        }
        return gaps
    }

    /// How pages leave the list.
    private struct Removal {
        let overlays: [Route]
        let list: String
        /// The name of the pages in the effect.
        let pages: String
        /// The statement that goes back by one page, where the list is only a copy.
        let back: String?
    }

    /// The pages above the root, which leave the list.
    private static func remove(_ removal: Removal, _ draft: StackDraft, tabsAreInStack: Bool) -> [String] {
        let type = draft.names.route.text
        let (list, pages) = (removal.list, removal.pages)
        let elements = hasRouteElements(draft) ? "\(pages).drop(1)" : "\(pages).drop(1).filterIsInstance<\(type)>()"
        let overlays = removal.overlays.map { RouteNaming.type(of: $0, in: draft) }
        var tests = removal.back == nil ? overlays.map { "it !is \($0)" } : []
        if tabsAreInStack {
            tests +=
                draft.names.hasOwnTopLevel
                ? ["it !is \(draft.names.topLevel.text)"]
                : draft.routes.tabs.map { "it !is \(RouteNaming.type(of: $0, in: draft))" }
        }
        let filter = tests.isEmpty ? "" : ".filter { \(tests.joined(separator: " && ")) }"
        let details = "            val details = \(elements)\(filter)"
        if let back = removal.back {
            // What shows over a page has to close first.
            let waiting = overlays.map { "\(pages).last() is \($0)" }.joined(separator: " || ")
            return (overlays.isEmpty ? [] : ["            if (\(waiting)) return@collect"])
                + [details, "            repeat(\(pages).size - 1) { \(back) }"]
        }
        return [
            details,
            overlays.isEmpty
                ? "            if (\(pages).size > 1) \(list).subList(1, \(pages).size).clear()"
                : "            \(list).removeAll(details)",
        ]
    }

    /// Whether the list is made from others whenever they change, so that to change it changes nothing for long.
    static func isCopy(_ list: String, _ draft: StackDraft) -> Bool {
        guard list.contains("."), let name = list.split(separator: ".").last.map(String.init),
            let owner = property(list, draft)?.ancestor("class_declaration")
        else { return false }
        return KotlinCall.all(of: ["addAll"], in: owner).contains { call in
            if let receiver = call.receiver { return receiver.text == name }
            return call.node.ancestor("lambda_literal").flatMap(KotlinCall.around)?.receiver?.text == name
        }
    }

    /// What the display does to go back, where that is one call: `backStack.removeLast()`.
    private static func back(_ draft: StackDraft) -> String? {
        guard let value = KotlinCall(draft.host.display.node)?.argument(named: "onBack")?.value, let lambda = KotlinLambda(value),
            lambda.parameters.isEmpty, lambda.statements.count == 1, let call = KotlinCall(lambda.statements[0]),
            call.arguments.isEmpty, call.receiver?.text == draft.host.backStack.name,
            draft.app.meaning(of: call.node, in: draft.host.display.file) == .back
        else { return nil }
        return call.node.text
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
