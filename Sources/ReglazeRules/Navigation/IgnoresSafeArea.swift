import ReglazeEngine
import SwiftSyntax

/// `.edgesIgnoringSafeArea(_:)` is the old spelling of `.ignoresSafeArea(edges:)`.
struct IgnoresSafeArea: SwiftRule {
    static let about = About(
        id: "navigation/ignores-safe-area",
        summary: "edgesIgnoringSafeArea is the old spelling of ignoresSafeArea",
        severity: .warning, since: Since(os: 14),
        triggers: ["edgesIgnoringSafeArea"],
        why: """
            `edgesIgnoringSafeArea` is deprecated in the documentation, which points to `ignoresSafeArea(_:edges:)`. The old \
            modifier knows no regions: it reaches under bars and under the keyboard alike, and so does the new one when no region \
            is named, since its default is `.all`. So the rewrite names the edges only, and keeps what the keyboard does. Where a \
            background should reach under the bars while the content still moves for the keyboard, write \
            `ignoresSafeArea(.container, edges: …)` by hand.
            """,
        source: """
            SwiftUI documentation: edgesIgnoringSafeArea(_:), ignoresSafeArea(_:edges:); that the old form takes all regions is read \
            from the open reimplementation OpenSwiftUI (SafeAreaIgnoringLayout)
            """,
        examples: [
            .rewrites(
                "Color.red.1️⃣edgesIgnoringSafeArea(.all)", to: "Color.red.ignoresSafeArea()", target: 14),
            .rewrites(
                """
                ZStack { }
                    .1️⃣edgesIgnoringSafeArea([.top, .bottom]) // under the bars
                """,
                to: """
                    ZStack { }
                        .ignoresSafeArea(edges: [.top, .bottom]) // under the bars
                    """),
            .rewrites(
                "ZStack { }.1️⃣edgesIgnoringSafeArea(isKeyboardVisible ? [] : .bottom)",
                to: "ZStack { }.ignoresSafeArea(edges: isKeyboardVisible ? [] : .bottom)", given: "let isKeyboardVisible = false"),
            .rewrites(
                "Color.red.1️⃣edgesIgnoringSafeArea(Edge.Set.all).2️⃣edgesIgnoringSafeArea(edges)",
                to: "Color.red.ignoresSafeArea().ignoresSafeArea(edges: edges)", given: "let edges: Edge.Set = .top"),
            .rewrites(
                "Color.red.1️⃣edgesIgnoringSafeArea([])", to: "Color.red.ignoresSafeArea(edges: [])"),
            .rewrites(
                "Color.red.1️⃣edgesIgnoringSafeArea(/* bars too */ .all)",
                to: "Color.red.ignoresSafeArea(edges: /* bars too */ .all)"),
            .rewrites(
                """
                Color.red
                    #if os(iOS)
                    .1️⃣edgesIgnoringSafeArea(.all)
                    #endif
                """,
                to: """
                    Color.red
                        #if os(iOS)
                        .ignoresSafeArea()
                        #endif
                    """),
            .explains("Color.red.1️⃣edgesIgnoringSafeArea(.all)", because: "needs iOS 14.0", target: 13),
            .explains(
                "Color.red.1️⃣edgesIgnoringSafeArea(.all)", because: "a modifier `ignoresSafeArea` of its own",
                with: ["Own.swift": "extension View { func ignoresSafeArea() -> some View { self } }"]),
            .silent("// .edgesIgnoringSafeArea(.all)\nColor.red.ignoresSafeArea()"),
            .silent(
                "Color.red.edgesIgnoringSafeArea(.all)",
                with: ["Own.swift": "extension View { func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self } }"]),
        ])
    static let interests: [Interest] = [.call("edgesIgnoringSafeArea")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let modifier = ModifierCall(node, in: context.file), !context.isOwnFunction(modifier.name),
            modifier.arguments.labels == ["_"], let edges = modifier.arguments.first?.expression,
            modifier.call.trailingClosure == nil, !context.isFallback(below: 14, node)
        else { return [] }
        let message = "`edgesIgnoringSafeArea` is the old spelling of `ignoresSafeArea`"
        let isAll = [".all", "Edge.Set.all", "SwiftUI.Edge.Set.all"].contains(edges.trimmedDescription)
        let help = isAll ? "use `.ignoresSafeArea()`" : "use `.ignoresSafeArea(edges: …)`"
        if let why = context.obstacle(to: "ignoresSafeArea", from: 14, at: node) {
            return [context.finding(Self.about, at: modifier.nameToken, message, help: help, why: why)]
        }
        var edits = [context.replace(modifier.nameToken, with: "ignoresSafeArea")]
        guard let open = modifier.call.leftParen, let close = modifier.call.rightParen else { return [] }
        if isAll, ArgumentComments(in: modifier.call).isEmpty {
            edits.append(context.edit(open.textRange.upperBound..<close.textRange.lowerBound, ""))
        } else {
            // Before a comment that stands before the edges.
            let start = open.trailingTrivia.comments.isEmpty ? edges.textRange.lowerBound : open.textRange.upperBound
            edits.append(context.edit(start..<start, "edges: "))
        }
        let fix = Fix(.safe, "Use `ignoresSafeArea`", edits: edits)
        return [context.finding(Self.about, at: modifier.nameToken, message, help: help, fixes: [fix])]
    }
}
