import ReglazeEngine
import SwiftSyntax

/// `.navigationBarTitle(_:displayMode:)` is the old spelling of `.navigationTitle(_:)`.
struct BarTitle: SwiftRule {
    static let about = About(
        id: "navigation/bar-title",
        summary: "navigationBarTitle is the old spelling of navigationTitle",
        severity: .warning, since: Since(os: 14),
        triggers: ["navigationBarTitle"],
        why: """
            `navigationBarTitle` came before `navigationTitle`, which also feeds the back menu and the window's title.
            """,
        source: "SwiftUI documentation, navigationBarTitle(_:displayMode:)",
        examples: [])
    static let interests: [Interest] = [.call("navigationBarTitle")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let call = node.as(FunctionCallExprSyntax.self), let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return [] }
        return [
            context.finding(
                Self.about, at: member.declName, "`navigationBarTitle` is the old spelling of `navigationTitle`",
                fixes: [Fix(.safe, "Replace", edits: [context.replace(member.declName, with: "navigationTitle")])])
        ]
    }
}
