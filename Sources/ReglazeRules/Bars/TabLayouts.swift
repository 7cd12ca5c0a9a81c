import ReglazeEngine
import SwiftSyntax

/// A tab bar's appearance has three layouts; one that is styled alone leaves the others as they were.
struct TabLayouts: SwiftRule {
    static let about = About(
        id: "bars/tab-layouts",
        summary: "Only some layouts of a tab bar's items are styled",
        severity: .warning, since: Since(os: 13),
        triggers: ["LayoutAppearance"],
        why: """
            `stackedLayoutAppearance` holds for a title below its icon, `inlineLayoutAppearance` for a title beside it, as on iPads, \
            and `compactInlineLayoutAppearance` for that on a phone in landscape. A layout that is not styled keeps the system's fonts \
            and colours, so the bar changes when the device turns, or when an app is resized, which from iOS 27 on is nearly \
            everywhere. The icon colour alone is not looked at. The rewrite gives the styled layout to the others; it is offered, \
            since a font that fits below an icon may not fit beside it.
            """,
        source: """
            UIKit documentation: UITabBarAppearance.stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance
            """,
        examples: [
            .rewrites(
                """
                func style(_ bar: UITabBar) {
                    let look = UITabBarAppearance()
                    look.1️⃣stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
                    look.stackedLayoutAppearance.selected.iconColor = .red // brand
                    bar.standardAppearance = look
                }
                """,
                to: """
                    func style(_ bar: UITabBar) {
                        let look = UITabBarAppearance()
                        look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
                        look.stackedLayoutAppearance.selected.iconColor = .red // brand
                        look.inlineLayoutAppearance = look.stackedLayoutAppearance
                        look.compactInlineLayoutAppearance = look.stackedLayoutAppearance
                        bar.standardAppearance = look
                    }
                    """,
                .unsafe),
            .rewrites(
                """
                func style(_ bar: UITabBar) {
                    let item = UITabBarItemAppearance()
                    item.normal.titleTextAttributes = [.kern: 1]
                    let look = UITabBarAppearance()
                    look.1️⃣stackedLayoutAppearance = item
                    look.inlineLayoutAppearance = item
                    bar.standardAppearance = look
                }
                """,
                to: """
                    func style(_ bar: UITabBar) {
                        let item = UITabBarItemAppearance()
                        item.normal.titleTextAttributes = [.kern: 1]
                        let look = UITabBarAppearance()
                        look.stackedLayoutAppearance = item
                        look.inlineLayoutAppearance = item
                        look.compactInlineLayoutAppearance = look.stackedLayoutAppearance
                        bar.standardAppearance = look
                    }
                    """,
                .unsafe),
            .explains(
                """
                func style(_ look: UITabBarAppearance) {
                    set(look.1️⃣stackedLayoutAppearance)
                }
                func set(_ item: UITabBarItemAppearance) { item.normal.titleTextAttributes = [:] }
                """,
                because: "same place"),
            .silent(
                """
                func style() {
                    let look = UITabBarAppearance()
                    look.stackedLayoutAppearance.normal.iconColor = .gray
                    look.stackedLayoutAppearance.selected.iconColor = .red
                }
                """),
            .silent(
                """
                func style() {
                    let look = UITabBarAppearance()
                    for layout in [
                        look.stackedLayoutAppearance, look.inlineLayoutAppearance, look.compactInlineLayoutAppearance,
                    ] {
                        layout.normal.titleTextAttributes = [:]
                    }
                    // look.stackedLayoutAppearance
                }
                """),
            .silent(
                """
                final class Look { var stackedLayoutAppearance = 1 }
                func style(_ look: Look) { look.stackedLayoutAppearance = 2 }
                """),
        ])
    static let interests: [Interest] = [.kind(.memberAccessExpr)]
    static let layouts = ["stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance"]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let member = node.as(MemberAccessExprSyntax.self), Self.layouts.contains(member.declName.baseName.text),
            let base = member.base, UIKitReader(context).type(of: base) == "UITabBarAppearance",
            context.availability(of: node).includesIOS
        else { return [] }
        let key = BarStatement.key(of: base)
        let body = node.bodyAround
        let uses = Uses(key, Set(Self.layouts), in: body).found
        let styled = uses.map(\.declName.baseName.text).uniqued()
        let missing = Self.layouts.filter { !styled.contains($0) }
        guard uses.first?.id == member.id, !missing.isEmpty, uses.contains(where: { isMoreThanIcon($0, in: body) }) else {
            return []
        }
        let isAre = missing.count == 1 ? "is" : "are"
        let message = "\(missing.map { "`\($0)`" }.listed) \(isAre) not styled, only \(styled.map { "`\($0)`" }.listed)"
        let help = "give the same item appearance to all three layouts"
        let name = member.declName.baseName
        guard let edits = edits(uses, missing, base: base, in: context) else {
            let why = "what is set on it does not stand in the same place as the appearance is made, or moves the titles"
            return [context.finding(Self.about, at: name, message, help: help, why: why)]
        }
        let fix = Fix(.unsafe, "Give it to the other layouts", edits: edits)
        return [
            context.finding(
                Self.about, at: name, message, help: help, fixes: [fix],
                why: "look at the bar in landscape and on an iPad: titles stand beside their icons there")
        ]
    }

    /// Whether more than the icon's colour is set through this use.
    private func isMoreThanIcon(_ use: MemberAccessExprSyntax, in body: Syntax) -> Bool {
        var last = use
        while let outer = last.parent?.as(MemberAccessExprSyntax.self) { last = outer }
        let statement = last.parent?.parent?.as(SequenceExprSyntax.self).flatMap { BarStatement($0) }
        let isTarget = last.parent?.parent?.as(SequenceExprSyntax.self)?.elements.first?.id == ExprSyntax(last).id
        guard let statement, isTarget else { return last.parent?.is(LabeledExprSyntax.self) ?? false || last.id == use.id }
        if last.id != use.id { return last.declName.baseName.text != "iconColor" }
        guard let value = statement.value, let item = value.as(DeclReferenceExprSyntax.self) else { return true }
        let set = BarStatement.all(
            ["iconColor", "titleTextAttributes", "titlePositionAdjustment", "badgeBackgroundColor"], in: body
        )
        .filter { $0.key.hasPrefix(item.baseName.text + ".") }
        return set.isEmpty || set.contains { $0.name.text != "iconColor" }
    }

    private func edits(
        _ uses: [MemberAccessExprSyntax], _ missing: [String], base: ExprSyntax, in context: RuleContext
    ) -> [Edit]? {
        guard let reference = base.as(DeclReferenceExprSyntax.self), let last = uses.last, let first = uses.first,
            let made = LocalBinding(named: reference.baseName.text, from: reference)?.statement,
            let item = last.nearest(CodeBlockItemSyntax.self), item.parent?.id == made.parent?.id,
            BarStatement.all(["titlePositionAdjustment"], in: first.bodyAround).isEmpty
        else { return nil }
        let name = reference.baseName.text
        let lines = missing.map { "\(name).\($0) = \(name).\(first.declName.baseName.text)" }
        return StatementEdit(context).inserting(lines, after: item)
    }

    private final class Uses: SyntaxVisitor {
        private let key: String
        private let names: Set<String>
        private(set) var found: [MemberAccessExprSyntax] = []

        init(_ key: String, _ names: Set<String>, in body: Syntax) {
            self.key = key
            self.names = names
            super.init(viewMode: .sourceAccurate)
            walk(body)
        }

        override func visitPost(_ node: MemberAccessExprSyntax) {
            guard names.contains(node.declName.baseName.text), let base = node.base, BarStatement.key(of: base) == key else {
                return
            }
            found.append(node)
        }
    }
}
