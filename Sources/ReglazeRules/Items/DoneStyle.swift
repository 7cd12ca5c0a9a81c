import ReglazeEngine
import SwiftSyntax

/// `UIBarButtonItem.Style.done` is called `.prominent` since iOS 26, and looks like it.
struct DoneStyle: SwiftRule {
    static let about = About(
        id: "items/done-style",
        summary: "The done style of bar buttons is the prominent one now",
        severity: .warning, since: Since(os: 26),
        triggers: [".done"], with: ["UIBarButtonItem"],
        why: """
            The 26 SDK deprecates the style `.done`; its value is that of the new `.prominent`. What was a bold title is a filled, \
            tinted button on iOS 26, and it stands apart from its neighbours. That suits the one main action of a page, and no second \
            one. The name is changed where the code runs on iOS 26 and later alone; below that the old name is the one that compiles, \
            and does the same. The system item `.done` is another thing and stays.
            """,
        source: "UIKit headers of the 26 SDK: UIBarButtonItemStyle; UIKit documentation: UIBarButtonItem.Style.prominent",
        examples: [
            .rewrites(
                #"let item = UIBarButtonItem(title: "Save", style: 1️⃣.done, target: nil, action: nil) // main"#,
                to: #"let item = UIBarButtonItem(title: "Save", style: .prominent, target: nil, action: nil) // main"#,
                target: 26),
            .rewrites(
                "func mark(_ item: UIBarButtonItem, _ on: Bool) { item.style = on ? 1️⃣UIBarButtonItem.Style.done : .plain }",
                to:
                    "func mark(_ item: UIBarButtonItem, _ on: Bool) { item.style = on ? UIBarButtonItem.Style.prominent : .plain }",
                target: 26),
            .rewrites(
                """
                enum Step { case done, other }
                func mark(_ item: UIBarButtonItem, _ step: Step) {
                    item.style = step == .done ? 1️⃣.done : .plain
                    item.style = step != .done ? .plain : 2️⃣.done
                }
                """,
                to: """
                    enum Step { case done, other }
                    func mark(_ item: UIBarButtonItem, _ step: Step) {
                        item.style = step == .done ? .prominent : .plain
                        item.style = step != .done ? .plain : .prominent
                    }
                    """,
                target: 26),
            .explains(
                #"let item = UIBarButtonItem(title: "Save", style: 1️⃣.done, target: nil, action: nil)"#,
                because: "`.prominent` needs iOS 26.0"),
            .silent("let item = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)", target: 26),
            .silent(
                """
                enum Step { case done }
                // UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
                func finish(style: Step) {}
                func run(_ item: UIBarButtonItem) { finish(style: .done) }
                """,
                target: 26),
        ])
    static let interests: [Interest] = [.kind(.memberAccessExpr)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "done",
            isStyle(member, in: context),
            !context.isFallback(below: 26, node)
        else { return [] }
        let name = member.declName.baseName
        let message = "The style `.done` is `.prominent` since iOS 26: a filled, tinted button"
        let minimum = context.availability(of: node).minimum
        guard minimum >= 26 else {
            return [
                context.finding(
                    Self.about, at: member, message, severity: .note, help: "look whether it is the page's one main action",
                    why: "`.prominent` needs iOS 26.0, this code runs from iOS \(minimum) on; `.done` is the same value there")
            ]
        }
        let fix = Fix(.safe, "Use `.prominent`", edits: [context.replace(name, with: "prominent")])
        return [context.finding(Self.about, at: member, message, help: "use `.prominent`", fixes: [fix])]
    }

    private func isStyle(_ member: MemberAccessExprSyntax, in context: RuleContext) -> Bool {
        if let base = member.base?.trimmedDescription {
            return ["UIBarButtonItem.Style", "UIBarButtonItemStyle", "UIKit.UIBarButtonItem.Style"].contains(base)
        }
        var child = Syntax(member)
        while let parent = child.parent {
            switch parent.kind {
            case .labeledExpr:
                guard parent.as(LabeledExprSyntax.self)?.label?.text == "style" else { return false }
                return parent.parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName == "UIBarButtonItem"
            case .sequenceExpr:
                guard let statement = BarStatement(parent) else {
                    child = parent
                    continue
                }
                return statement.name.text == "style" && statement.target != nil
                    && statement.targetClass(in: context) == "UIBarButtonItem"
            case .ternaryExpr:
                guard parent.as(TernaryExprSyntax.self)?.condition.id != child.as(ExprSyntax.self)?.id else { return false }
                child = parent
            case .exprList:
                guard let sequence = parent.parent?.as(SequenceExprSyntax.self), Self.isResult(child, of: sequence) else {
                    return false
                }
                child = parent
            case .unresolvedTernaryExpr, .tupleExpr, .labeledExprList: child = parent
            default: return false
            }
        }
        return false
    }

    /// Whether `element` is what the sequence comes to: all that is assigned, or what a ternary gives, and no operand of another
    /// operator.
    private static func isResult(_ element: Syntax, of sequence: SequenceExprSyntax) -> Bool {
        if element.is(UnresolvedTernaryExprSyntax.self) { return true }
        let parts = Array(sequence.elements)
        guard parts.count > 1, parts.last.map({ Syntax($0).id }) == element.id else { return false }
        let before = parts[parts.count - 2]
        return before.is(UnresolvedTernaryExprSyntax.self) || before.is(AssignmentExprSyntax.self)
    }
}
