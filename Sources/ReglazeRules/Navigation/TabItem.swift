import ReglazeEngine
import SwiftSyntax

/// `.tabItem` with `.tag` is how iOS 13 makes a tab; from iOS 18 on, `Tab` is one.
struct TabItem: SwiftRule {
    static let about = About(
        id: "navigation/tab-item",
        summary: "tabItem and tag are the old way to make a tab; Tab is one from iOS 18 on",
        severity: .warning, since: Since(os: 18),
        triggers: ["tabItem"],
        why: """
            From iOS 18 on a `TabView` holds `Tab`s, which carry their label, their value and their role themselves; the search tab that \
            iOS 26 sets apart, the sidebar of the iPad and tab customisation exist for them only. One `TabView` holds either kind, so all \
            its children are rewritten together or none is. A value must have the type of the selection exactly, where a wrong tag was \
            passed over in silence: the rewrite is made where both types are known. It is offered and not applied by itself, because \
            that every tab keeps its state and its order of appearing can't be proven from the source: look at each tab once, \
            on iPhone and iPad.
            """,
        source: "SwiftUI documentation: View.tabItem(_:), Tab, TabContentBuilder, TabView(selection:content:)",
        examples: Self.examples)
    static let interests: [Interest] = [.call("TabView")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let call = node.as(FunctionCallExprSyntax.self), let content = Self.content(of: call),
            !context.index.isShadowed("TabView", in: context.file, inside: call.enclosingType?.typePath ?? [])
        else { return [] }
        // The old form in the branch for older systems is there on purpose.
        if context.isFallback(below: 18, node) { return [] }
        let reading = TabReading(content.statements, in: context)
        guard reading.holdsTabItem else { return [] }
        let message = "`tabItem` is the old way to make a tab"
        let help = "make each child a `Tab(…) { }`"
        if let why = context.obstacle(to: "Tab", from: 18, at: node) {
            return [context.finding(Self.about, at: call.calledExpression, message, severity: .note, help: help, why: why)]
        }
        if let why = obstacle(to: call, reading, context) {
            return [context.finding(Self.about, at: call.calledExpression, message, help: help, why: why)]
        }
        return [
            context.finding(
                Self.about, at: call.calledExpression, message, help: help, fixes: fixes(for: call, reading, context),
                why: Self.advice(call, reading))
        ]
    }

    /// The braces of `TabView { }`, `TabView(selection: $tab) { }` and `TabView(selection: $tab, content: { })`.
    private static func content(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
        guard call.additionalTrailingClosures.isEmpty else { return nil }
        let labels = call.arguments.labels
        if let closure = call.trailingClosure { return labels == [] || labels == ["selection"] ? closure : nil }
        guard labels == ["content"] || labels == ["selection", "content"] else { return nil }
        return call.arguments.argument("content")?.expression.as(ClosureExprSyntax.self)
    }

    private static func selection(of call: FunctionCallExprSyntax) -> ExprSyntax? {
        call.arguments.argument("selection")?.expression
    }

    // MARK: What stands in the way

    private func obstacle(to call: FunctionCallExprSyntax, _ reading: TabReading, _ context: RuleContext) -> String? {
        if let obstacle = reading.obstacle { return obstacle }
        let chain = ModifierChain(around: call, in: context.file)
        let isPaged = chain.modifiers(named: "tabViewStyle").contains { $0.text.contains("page") || $0.text.contains("Page") }
        if isPaged { return "the view pages through its children (`tabViewStyle`), where tab items are not shown" }
        guard let selection = Self.selection(of: call) else { return nil }
        guard let wanted = selectionType(selection, context) else {
            let text = selection.trimmedDescription
            return "the type of the selection `\(text)` is not known, and each tab's value must have it exactly"
        }
        for tab in reading.tabs {
            guard let tag = tab.tag else {
                let place = context.place(of: tab.item.nameToken, in: context.file)
                return "a tab has no tag (\(place)), and with a selection each needs a value"
            }
            let text = tag.trimmedDescription
            guard let type = TypeReader(context).type(of: tag) else {
                return "the type of the tag `\(text)` is not known, and it must be the selection's `\(wanted)`"
            }
            if type.split(separator: ".").last != wanted.split(separator: ".").last {
                return "the tag `\(text)` is of type `\(type)`, the selection of `\(wanted)`: they must be the same"
            }
        }
        return nil
    }

    /// The type that a `Binding` expression holds: `$tab`, `$model.tab`, `.constant(1)`, a property of type `Binding<T>`.
    private func selectionType(_ expression: ExprSyntax, _ context: RuleContext) -> String? {
        let reader = TypeReader(context)
        if let call = expression.as(FunctionCallExprSyntax.self) {
            guard call.calleeName == "constant", call.arguments.count == 1 else { return nil }
            return call.arguments.first.flatMap { reader.type(of: $0.expression) }
        }
        if let binding = reader.type(of: expression), binding.hasPrefix("Binding<"), binding.hasSuffix(">") {
            return String(binding.dropFirst("Binding<".count).dropLast())
        }
        return reader.type(ofProjected: expression)
    }

    private static func advice(_ call: FunctionCallExprSyntax, _ reading: TabReading) -> String {
        var text = "that each tab keeps its state and its order of appearing can't be proven from here: look at every tab once"
        if selection(of: call) == nil, reading.tabs.contains(where: { $0.tag != nil }) {
            text += "; the tags go, for without a selection they mean nothing"
        }
        let hasOwnLabels = reading.tabs.contains { tab in
            if case .short = tab.label { false } else { true }
        }
        if hasOwnLabels { text += "; and see that the labels which are more than a title and a symbol still show both" }
        return text
    }

    // MARK: The rewrite

    private func fixes(for call: FunctionCallExprSyntax, _ reading: TabReading, _ context: RuleContext) -> [Fix] {
        // A type of the project called `Tab`, which is a common name for the selection's, hides SwiftUI's.
        let isHidden = context.index.isShadowed("Tab", in: context.file, inside: call.enclosingType?.typePath ?? [])
        let type = isHidden ? "SwiftUI.Tab" : "Tab"
        let hasSelection = Self.selection(of: call) != nil
        func edits(searchRole: Bool) -> [Edit] {
            reading.tabs.map { tab in
                context.replace(
                    tab.chain.whole,
                    with: TabText(tab, type: type, hasSelection: hasSelection, withRole: searchRole, in: context.file).text)
            }
        }
        var fixes = [Fix(.unsafe, "Make each child a `Tab`", edits: edits(searchRole: false))]
        if reading.tabs.count(where: \.looksLikeSearch) == 1 {
            fixes.append(
                Fix(.unsafe, "Make each child a `Tab`, the magnifying glass the search tab", edits: edits(searchRole: true)))
        }
        return fixes
    }
}
