import ReglazeEngine

// What callbacks do to the back stack.
extension EntryWriter {
    mutating func write(
        _ action: NavigationAction, _ node: KotlinNode, in file: KotlinFile, isReference: Bool,
        into edits: inout [(range: Range<Int>, text: String)],
        _ done: inout [Range<Int>]
    ) throws(Unmapped) {
        switch action {
        case .push(let route, let isSingle):
            if isSingle, !isTab(route) {
                actionGaps.append(
                    ReadingNote(
                        location: KotlinPlace(node, in: file).location,
                        text: "`launchSingleTop` has no counterpart where SwiftUI shows the page: a second tap pushes it twice"))
            }
            if let pop = KotlinCall.all(of: ["popUpTo"], in: node).first {
                actionGaps.append(
                    ReadingNote(
                        location: KotlinPlace(pop.node, in: file).location,
                        text:
                            "`\(pop.node.text)` is left out where SwiftUI shows the page: it is pushed above this one; decide by hand"
                    ))
            }
            try show(route, by: isTab(route) ? "onActivate" : "onNavigate", node, isReference, &edits, &done)
        case .activate(let route): try show(route, by: "onActivate", node, isReference, &edits, &done)
        case .set(let route): try show(route, by: "onSet", node, isReference, &edits, &done)
        case .replace(let route):
            guard !isReference, node.parent?.kind == "lambda_literal" || node.parent?.kind == "block" else {
                throw Unmapped(node: node, reason: "it replaces its page in the middle of an expression")
            }
            if let argument = route.node {
                edits.append((node.range.lowerBound..<argument.range.lowerBound, "onBack(); onNavigate("))
                edits.append((argument.range.upperBound..<node.range.upperBound, ")"))
                done += [node.range.lowerBound..<argument.range.lowerBound, argument.range.upperBound..<node.range.upperBound]
            } else {
                edits.append((node.range, "onBack(); onNavigate(\(route.text))"))
                done.append(node.range)
            }
        case .back:
            // A page that SwiftUI shows is above another one, so that going back from it always does something.
            let isNot = KotlinCall(node)?.receiver.map { $0.kind == "unary_expression" && $0.text.hasPrefix("!") } ?? false
            let text = isNot ? "!run { onBack(); true }" : isAsked(node) ? "run { onBack(); true }" : "onBack()"
            edits.append((node.range, isReference ? "onBack" : text))
            done.append(node.range)
        case .backTo(let route, let inclusive):
            let tab = route.flatMap { name in draft.routes.tabs.first { $0.name == name } }
            guard !inclusive, route == nil || tab != nil else {
                // One page back is the nearest thing.
                let text = "it went back to \(route ?? "the root")\(inclusive ? ", and that page too" : "")"
                actionGaps.append(
                    ReadingNote(
                        location: KotlinPlace(node, in: file).location,
                        text:
                            "one page back is what it does now where \(text): SwiftUI's stack is not asked for more; decide by hand"
                    ))
                edits.append((node.range, isReference ? "onBack /* TODO: \(text) */" : "onBack() /* TODO: \(text) */"))
                done.append(node.range)
                return
            }
            guard !isReference else { throw Unmapped(node: node, reason: "it goes back to the root by reference") }
            let target = tab.map { expression(for: $0) } ?? draft.names.startTab
            edits.append((node.range, "onSet(\(target))"))
            done.append(node.range)
        }
    }

    /// Whether what a call gives is used.
    private func isAsked(_ node: KotlinNode) -> Bool {
        guard let parent = node.parent, KotlinCall(node) != nil else { return false }
        let kinds: Set = [
            "unary_expression", "binary_expression", "parenthesized_expression", "navigation_expression", "property_declaration",
            "value_argument",
        ]
        return kinds.contains(parent.kind) || parent.child("condition") == node
    }

    private func isTab(_ route: RouteExpression) -> Bool { draft.routes.tabs.contains { $0.name == route.route } }

    /// The expression that makes a tab's route, as the host's file writes it.
    func expression(for tab: Route) -> String {
        let type = RouteNaming.type(of: tab, in: draft)
        return tab.form == .dataObject || tab.form == .object ? type : "\(type)()"
    }

    private func show(
        _ route: RouteExpression, by name: String, _ node: KotlinNode, _ isReference: Bool,
        _ edits: inout [(range: Range<Int>, text: String)], _ done: inout [Range<Int>]
    ) throws(Unmapped) {
        if let argument = route.node, isAnything(argument) {
            throw Unmapped(
                node: argument, reason: "it is given \(argument.text), of which the code says no more than that it is anything")
        }
        if isReference {
            edits.append((node.range, name))
            done.append(node.range)
        } else if let argument = route.node, KotlinCode.holds(node, argument) {
            // The argument stays, so that what is inside of it is mapped as well.
            edits.append((node.range.lowerBound..<argument.range.lowerBound, "\(name)("))
            edits.append((argument.range.upperBound..<node.range.upperBound, ")"))
            done += [node.range.lowerBound..<argument.range.lowerBound, argument.range.upperBound..<node.range.upperBound]
        } else {
            edits.append((node.range, "\(name)(\(route.text))"))
            done.append(node.range)
        }
    }

    /// Whether a route is what a callback is given as `Any`: `onDone: (next: Any) -> Unit`.
    private func isAnything(_ argument: KotlinNode) -> Bool {
        guard argument.kind == "identifier", case .lambdaParameter(let node)? = KotlinScope.local(argument.text, at: argument),
            let lambda = KotlinLambda(node), let index = lambda.parameters.firstIndex(of: argument.text),
            let list = type(of: lambda)?.split(separator: ")").first?.drop(while: { $0 == "(" })
        else { return false }
        let types = list.split(separator: ",").map { $0.split(separator: ":").last.map { $0.filter { $0 != " " } } }
        return index < types.count && ["Any", "Any?"].contains(types[index])
    }

    /// Whether a lambda does nothing else than going back, where `() -> Unit` is wanted: `onBack` does for it.
    func goesBack(_ node: KotlinNode, _ file: KotlinFile) -> Bool {
        guard let lambda = KotlinLambda(node), lambda.parameters.isEmpty, lambda.statements.count == 1,
            let call = KotlinCall(lambda.statements[0]), draft.app.meaning(of: call.node, in: file) == .back
        else { return false }
        // Behind the parentheses of its call only a lambda can stand.
        guard node.parent?.kind != "annotated_lambda" else { return false }
        return !node.text.contains("//") && type(of: lambda)?.filter { $0 != " " } == "()->Unit"
    }
}
