import ReglazeEngine
import SwiftSyntax

/// `navigationViewStyle` where no `NavigationView` is left that it could style.
struct NavigationViewStyleRule: SwiftRule {
    static let about = About(
        id: "navigation/navigation-view-style",
        summary: "navigationViewStyle styles nothing once no NavigationView is left",
        severity: .note, since: Since(os: 16),
        triggers: ["navigationViewStyle"],
        why: """
            `navigationViewStyle` speaks to every `NavigationView` below it, and to nothing else: a `NavigationStack` and a \
            `NavigationSplitView` do not read it. It is removed where no `NavigationView` is left in the project. While some are left, \
            the style on a stack or split view is removed as an unsafe fix only, because a sheet below it may still hold one. A split \
            view's own look is chosen with `navigationSplitViewStyle`.
            """,
        source: "SwiftUI documentation: Migrating to new navigation types; navigationSplitViewStyle(_:)",
        examples: [
            .rewrites(
                """
                NavigationStack {
                    Text("Home")
                }
                .1️⃣navigationViewStyle(StackNavigationViewStyle())
                .tint(.red)
                """,
                to: """
                    NavigationStack {
                        Text("Home")
                    }
                    .tint(.red)
                    """),
            .rewrites(
                "NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") }.1️⃣navigationViewStyle(.columns)",
                to: "NavigationSplitView { Text(\"a\") } detail: { Text(\"b\") }"),
            .rewrites(
                """
                Form { Text("pushed") }
                    #if os(iOS)
                    .1️⃣navigationViewStyle(.stack)
                    #endif
                """,
                to: """
                    Form { Text("pushed") }
                    """),
            .rewrites(
                """
                NavigationStack { Text("Home") }
                    .1️⃣navigationViewStyle(.stack)
                """,
                to: """
                    NavigationStack { Text("Home") }
                    """, .unsafe,
                with: ["Other.swift": "struct Other: View { var body: some View { NavigationView { Text(\"a\") } } }"]),
            .silent("NavigationView { Text(\"a\") }.navigationViewStyle(.stack)"),
            .silent(
                "ZStack { Home() }.navigationViewStyle(.stack)",
                with: ["Home.swift": "struct Home: View { var body: some View { NavigationView { Text(\"a\") } } }"]),
            .silent("Text(\"old\").navigationViewStyle(.stack)", target: 15),
        ])
    static let interests: [Interest] = [.call("navigationViewStyle")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let modifier = ModifierCall(node, in: context.file), !context.isOwnFunction("navigationViewStyle") else {
            return []
        }
        let scope = context.availability(of: node)
        guard scope.includesIOS, scope.below == nil, scope.minimum >= 16 else { return [] }
        let conditional = Self.conditional(around: modifier)
        let start = conditional?.base ?? modifier.base
        let name = start.flatMap { ModifierChain(around: $0, in: context.file).root.as(FunctionCallExprSyntax.self)?.calleeName }
        guard name != "NavigationView" else { return [] }
        let isContainer = name == "NavigationStack" || name == "NavigationSplitView"
        let isLast = !Self.isAnyLeft(context)
        guard isLast || isContainer else { return [] }
        let isAlone =
            conditional.map { $0.config.clauses.count == 1 && modifier.base == nil && !Self.hasFollowers(modifier) } ?? false
        let removal = isAlone ? conditional.map { context.file.removal(of: $0.config.textRange) } : modifier.removal
        if modifier.base == nil, !isAlone { return [] }
        let message =
            isContainer ? "`\(name ?? "")` does not read `navigationViewStyle`" : "No `NavigationView` is left for this style"
        let fix = Fix(isLast ? .safe : .unsafe, "Remove the style", edits: removal.map { [context.edit($0, "")] } ?? [])
        return [
            context.finding(
                Self.about, at: modifier.nameToken, message, help: "remove it", fixes: [fix],
                why: isLast
                    ? nil : "the project still holds a `NavigationView`; one that is shown below loses its style with this")
        ]
    }

    /// The postfix `#if` that the modifier stands in.
    private static func conditional(around modifier: ModifierCall) -> PostfixIfConfigExprSyntax? {
        guard modifier.base == nil else { return nil }
        var next = modifier.call.parent
        while let parent = next {
            if let condition = parent.as(PostfixIfConfigExprSyntax.self) { return condition }
            next = parent.parent
        }
        return nil
    }

    private static func hasFollowers(_ modifier: ModifierCall) -> Bool {
        modifier.call.parent?.is(MemberAccessExprSyntax.self) ?? false
    }

    /// Whether a `NavigationView` of SwiftUI's is left that is not the fallback of an availability check.
    private static func isAnyLeft(_ context: RuleContext) -> Bool {
        context.index.remember("a NavigationView is left") {
            context.index.files(mentioning: "NavigationView").contains { file in
                file.tokens(named: "NavigationView").contains { token in
                    guard token.parent?.is(DeclReferenceExprSyntax.self) ?? false,
                        !context.index.isShadowed("NavigationView", in: file, inside: ViewGraph.enclosingTypes(of: token))
                    else { return false }
                    return !AvailabilityScope(of: token, deploymentTarget: 16).isDead
                }
            }
        }
    }
}
