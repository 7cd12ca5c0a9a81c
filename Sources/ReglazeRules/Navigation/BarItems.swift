import ReglazeEngine
import SwiftSyntax

/// `.navigationBarItems(leading:trailing:)` is the old way to put views into a navigation bar; `.toolbar { }` is the new one.
struct BarItems: SwiftRule {
    static let about = About(
        id: "navigation/bar-items",
        summary: "navigationBarItems is the old spelling of toolbar",
        severity: .warning, since: Since(os: 14),
        triggers: ["navigationBarItems"],
        why: """
            `navigationBarItems` is the iOS 13 way to fill a navigation bar, deprecated in the documentation while the compiler \
            stays silent. The safe rewrite gives each side one `ToolbarItem` that holds exactly what the argument held, so that \
            the bar shows the same. iOS 26 draws one capsule of glass round an item, so a stack of buttons becomes one wide \
            capsule: where a stack holds nothing but controls, an unsafe rewrite is offered that makes a `ToolbarItemGroup` of \
            them. Where two `navigationBarItems` meet on one screen nothing is rewritten: each of them sets the items, while \
            toolbars add up, so the bar could show more than it did.
            """,
        source: "SwiftUI documentation: navigationBarItems(leading:trailing:), ToolbarItem, ToolbarItemPlacement.topBarLeading",
        examples: BarItemsExamples.all)
    static let interests: [Interest] = [.call("navigationBarItems")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let modifier = ModifierCall(node, in: context.file), !context.isOwnFunction(modifier.name),
            [["leading"], ["trailing"], ["leading", "trailing"]].contains(modifier.arguments.labels),
            modifier.call.trailingClosure == nil, !context.isFallback(below: 14, node)
        else { return [] }
        var message = "`navigationBarItems` is the old spelling of `toolbar`"
        if let remark = context.barOwner(of: modifier).remark(on: "the items do") { message += "; \(remark)" }
        let help = "use `.toolbar { … }` with a `ToolbarItem` for each side"
        if modifier.arguments.allSatisfy({ Self.isEmpty($0.expression) }) {
            let why =
                "it sets no item, and a `toolbar` without items does nothing; look whether it hides the items of a view inside"
            var fixes: [Fix] = []
            if modifier.base != nil, ArgumentComments(in: modifier.call).isEmpty {
                fixes.append(Fix(.unsafe, "Delete it", edits: [context.edit(modifier.removal, "")]))
            }
            return [context.finding(Self.about, at: modifier.nameToken, message, help: "delete it", fixes: fixes, why: why)]
        }
        if let why = obstacle(to: modifier, in: context) {
            return [context.finding(Self.about, at: modifier.nameToken, message, help: help, why: why)]
        }
        let items = safeText(of: modifier, in: context)
        var fixes = [fix(.safe, "Use `toolbar`", items, modifier, context)]
        var why: String?
        if let (groups, hasSpacers) = groupedText(items, of: modifier, in: context) {
            fixes.append(fix(.unsafe, "Use `toolbar`, with each control of the stack as an item", groups, modifier, context))
            why = "iOS 26 draws one capsule round the stack; as items of their own, its controls are spaced by the bar"
            if hasSpacers { why? += ", so its spacers go" }
        } else if modifier.arguments.contains(where: { Self.mayBeEmpty($0.expression) }) {
            why = "on iOS 26 an item that holds nothing may still draw its glass: where that shows, put an `if` round the item"
        }
        return [context.finding(Self.about, at: modifier.nameToken, message, help: help, fixes: fixes, why: why)]
    }

    private func fix(
        _ safety: Safety, _ title: String, _ toolbar: ToolbarText, _ modifier: ModifierCall, _ context: RuleContext
    ) -> Fix {
        let text = toolbar.text(replacing: modifier, in: context.file)
        return Fix(safety, title, edits: [context.edit(modifier.nameAndArguments, text)])
    }

    /// One item for each side that holds something.
    private func safeText(of modifier: ModifierCall, in context: RuleContext) -> ToolbarText {
        let comments = ArgumentComments(in: modifier.call)
        var toolbar = ToolbarText(items: [], end: comments.end)
        var above: [String] = []
        for (argument, around) in zip(modifier.arguments, comments.arguments) {
            if Self.isEmpty(argument.expression) {
                above += around.above + around.inside + around.after
                continue
            }
            let piece = ToolbarText.Piece(
                code: MovedCode(Self.unwrapped(argument.expression), in: context.file), above: around.inside, after: around.after)
            toolbar.items.append(
                ToolbarText.Item(placement: Self.placement(of: argument), above: above + around.above, contents: [piece]))
            above = []
        }
        toolbar.end = above + toolbar.end
        return toolbar
    }

    /// The same with the stacks taken apart; nil when there are none.
    private func groupedText(
        _ toolbar: ToolbarText, of modifier: ModifierCall, in context: RuleContext
    ) -> (ToolbarText, hasSpacers: Bool)? {
        var result = toolbar
        var hasSpacers = false
        var found = false
        let arguments = Array(modifier.arguments).filter { !Self.isEmpty($0.expression) }
        for (index, argument) in arguments.enumerated() {
            guard let controls = Controls(of: argument.expression, in: context) else { continue }
            found = true
            hasSpacers = hasSpacers || controls.hasSpacers
            result.items[index].isGroup = controls.count > 1
            let around = toolbar.items[index].contents[0]
            result.items[index].above += around.above
            result.items[index].contents = controls.pieces
            if !around.after.isEmpty { result.items[index].contents.append(ToolbarText.Piece(above: around.after)) }
        }
        return found ? (result, hasSpacers) : nil
    }

    private func obstacle(to modifier: ModifierCall, in context: RuleContext) -> String? {
        if let why = context.obstacle(to: "toolbar", from: 14, at: modifier.call) { return why }
        if let name = ["ToolbarItem", "ToolbarItemGroup"].first(where: { context.hidesFramework($0, at: modifier.call) }) {
            return "the project has a type `\(name)` of its own, which hides SwiftUI's"
        }
        let first = modifier.arguments.compactMap { $0.expression.firstToken(viewMode: .sourceAccurate) }
        if first.contains(where: { $0.tokenKind == .leftBrace || $0.tokenKind == .period }) {
            return "an argument is an expression that can't stand on its own line; give it a name first"
        }
        let rivals = Screen(around: modifier.call).calls(of: modifier.name, besides: modifier.call)
        guard let rival = rivals.first else { return nil }
        let line = context.file.location(of: rival.calledExpression.textRange).endLine
        return """
            another `navigationBarItems` (line \(line)) is on the same screen; each sets the bar's items, while toolbars add up. Keep \
            one of them, or write one `toolbar` by hand
            """
    }

    private static func placement(of argument: LabeledExprSyntax) -> String {
        argument.label?.text == "leading" ? ".topBarLeading" : ".topBarTrailing"
    }

    /// Whether an expression shows that there may be nothing to show: `isOn ? button : nil`, `Group { if isOn { … } }`.
    private static func mayBeEmpty(_ expression: ExprSyntax) -> Bool {
        if let choice = Choice(expression) {
            return [choice.first, choice.second].contains {
                $0.is(NilLiteralExprSyntax.self) || $0.trimmedDescription.contains("EmptyView()")
            }
        }
        guard let call = expression.as(FunctionCallExprSyntax.self), call.calleeName == "Group",
            let only = call.trailingClosure?.statements.first, call.trailingClosure?.statements.count == 1
        else { return false }
        let statement = only.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        return (statement ?? only.item.as(IfExprSyntax.self)).map { $0.elseBody == nil } ?? false
    }

    /// What stands inside parentheses that hold nothing else.
    private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil, only.expression.is(FunctionCallExprSyntax.self),
            !tuple.trimmedDescription.contains("/")
        else { return expression }
        return only.expression
    }

    private static func isEmpty(_ expression: ExprSyntax) -> Bool {
        ["EmptyView()", "SwiftUI.EmptyView()"].contains(expression.trimmedDescription)
    }
}
