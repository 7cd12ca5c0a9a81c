import ReglazeEngine
import SwiftSyntax

/// `.accentColor(_:)` on a navigation container or a tab view is the old way to colour an app; `.tint(_:)` is the new one.
struct AccentColor: SwiftRule {
    static let about = About(
        id: "navigation/accent-color",
        summary: "accentColor on a container is the old way to colour an app",
        severity: .warning, since: Since(os: 15),
        triggers: ["accentColor("],
        why: """
            `accentColor(_:)` is deprecated in the documentation, which points to `tint(_:)` or to the asset catalogue's accent \
            colour. The two are not the same: `tint` also colours toggles, progress views and other controls that `accentColor` \
            left alone, `Color.accentColor` below it may still name the asset catalogue's colour, and sheets may not inherit it. So \
            the rename is offered and never made silently. Only the modifier on a container is looked at, where it colours the \
            bars and everything below; on a single view it is a matter of taste.
            """,
        source: "SwiftUI documentation: accentColor(_:), tint(_:), Color.accentColor",
        examples: [
            .rewrites(
                """
                TabView { }
                    .1️⃣accentColor(.purple) // brand
                """,
                to: """
                    TabView { }
                        .tint(.purple) // brand
                    """,
                .unsafe, target: 15),
            .rewrites(
                """
                NavigationView {
                    Text("a").accentColor(.green)
                }
                .navigationViewStyle(.stack)
                .1️⃣accentColor(isOn ? brand : nil)
                """,
                to: """
                    NavigationView {
                        Text("a").accentColor(.green)
                    }
                    .navigationViewStyle(.stack)
                    .tint(isOn ? brand : nil)
                    """,
                .unsafe, given: "let isOn = true; let brand: Color? = .red"),
            .rewrites(
                "TabView { }.1️⃣accentColor(isOn ? .primary : .red)", to: "TabView { }.tint(isOn ? Color.primary : .red)", .unsafe,
                given: "let isOn = true"),
            .explains(
                """
                TabView { }
                    .1️⃣accentColor(.purple)
                    .tint(.green)
                """,
                because: "`tint` as well"),
            .explains("TabView { }.1️⃣accentColor(.purple)", because: "needs iOS 15.0", target: 14),
            .silent(#"Text("a").accentColor(.red)"#),
            .silent("Color.accentColor"),
            .silent(
                "TabView { }.accentColor(.red)",
                with: ["Own.swift": "struct TabView: View { var body: some View { Text(\"\") } }"]),
            .silent(
                """
                if #available(iOS 15, *) {
                    TabView { }.tint(.red)
                } else {
                    TabView { }.accentColor(.red)
                }
                """,
                target: 14),
        ])
    static let interests: [Interest] = [.call("accentColor")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let modifier = ModifierCall(node, in: context.file), !context.isOwnFunction(modifier.name),
            modifier.arguments.labels == ["_"], modifier.call.trailingClosure == nil, !context.isFallback(below: 15, node),
            let container = context.rootContainer(of: modifier, among: ViewGraph.containers.union(["TabView"]))
        else { return [] }
        let message = "`accentColor` on a `\(container)` is the old way to colour it"
        let help = "use `.tint(…)`, or the asset catalogue's accent colour"
        if let why = obstacle(to: modifier, in: context) {
            return [context.finding(Self.about, at: modifier.nameToken, message, help: help, why: why)]
        }
        var edits = [context.replace(modifier.nameToken, with: "tint")]
        if let color = modifier.arguments.first?.expression { edits += Self.qualifying(color, in: context) }
        let fix = Fix(.unsafe, "Use `tint`", edits: edits)
        return [context.finding(Self.about, at: modifier.nameToken, message, help: help, fixes: [fix], why: what(in: context))]
    }

    /// `.primary` alone would be a level of the tint itself, not the colour.
    private static func qualifying(_ color: ExprSyntax, in context: RuleContext) -> [Edit] {
        if let choice = Choice(color) { return qualifying(choice.first, in: context) + qualifying(choice.second, in: context) }
        guard let member = color.as(MemberAccessExprSyntax.self), member.base == nil,
            ["primary", "secondary"].contains(member.declName.baseName.text)
        else { return [] }
        let start = member.textRange.lowerBound
        return [context.edit(start..<start, "Color")]
    }

    /// What to look at after the rename.
    private func what(in context: RuleContext) -> String {
        var why = "`tint` also colours toggles and other controls that `accentColor` left alone, and sheets may need it again"
        let readers = context.index.files(mentioning: "accentColor").filter { file in
            file.tokens(named: "accentColor").contains { token in
                guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self) else { return false }
                return member.base.map { ["Color", "SwiftUI.Color"].contains($0.trimmedDescription) } ?? true
            }
        }
        if let first = readers.first {
            let more = readers.count > 1 ? " and \(readers.count - 1) more" : ""
            why += "; `Color.accentColor` (in \(first.path)\(more)) may name the asset catalogue's colour then"
        }
        return why
    }

    private func obstacle(to modifier: ModifierCall, in context: RuleContext) -> String? {
        if let why = context.obstacle(to: "tint", from: 15, at: modifier.call) { return why }
        let chain = ModifierChain(around: modifier.call, in: context.file)
        guard chain.modifiers(named: "tint").isEmpty else {
            return "the view has a `tint` as well, and which of the two would win is for you to say"
        }
        return nil
    }
}
