import ReglazeEngine
import SwiftSyntax

/// Glass inside glass, and glass inside a sheet's background.
struct NestedGlass: SwiftRule {
    static let about = About(
        id: "glass/nested-glass",
        summary: "glass on glass, which samples what it lies on",
        severity: .warning, since: Since(os: 26),
        triggers: ["glassEffect("],
        why: """
            Glass is drawn from what lies behind it, and glass can't sample glass: a glass view inside another one looks flat or \
            dark, and costs a pass of its own. Neighbours that belong together stand in one `GlassEffectContainer`, which lets them \
            sample once and flow into each other. Inside `presentationBackground` it is the sheet's own backdrop that is sampled: a \
            material does that job. Which of two layers should be the glass one is a matter of design, so nothing is rewritten.
            """,
        source: """
            Human Interface Guidelines, Materials; SwiftUI documentation: glassEffect(_:in:), GlassEffectContainer; WWDC25, "Build a \
            SwiftUI app with the new design"
            """,
        examples: [
            .explains(
                """
                VStack {
                    Text("a").1️⃣glassEffect()
                    Text("b")
                }
                .padding()
                .glassEffect(.regular, in: .rect(cornerRadius: 16))
                """,
                because: "which of the two", target: 26),
            .explains(
                """
                Text("a").presentationBackground {
                    Color.clear.1️⃣glassEffect()
                }
                """,
                because: "the sheet's own backdrop", target: 26),
            .explains(
                """
                Button {} label: {
                    Text("a").1️⃣glassEffect(.clear)
                }
                .buttonStyle(.glass)
                """,
                because: "which of the two", target: 26),
            .silent(
                """
                GlassEffectContainer(spacing: 8) {
                    HStack {
                        Text("a").glassEffect()
                        Text("b").glassEffect()
                    }
                }
                """,
                target: 26),
            // What is presented lies elsewhere.
            .silent(
                """
                Text("a")
                    .sheet(isPresented: .constant(true)) { Text("b").glassEffect() }
                    .glassEffect()
                """,
                target: 26),
            .silent(#"Text("a").glassEffect().glassEffectID("a", in: space)"#, target: 26, given: "@Namespace var space"),
            .silent(
                """
                if #available(iOS 26, *) {
                    Text("a").glassEffect()
                } else {
                    // Text("a").glassEffect()
                    Text("a")
                }
                """),
            .silent(
                """
                VStack { Text("a").glassEffect() }.glassEffect()
                """,
                with: ["Own.swift": "extension View { func glassEffect() -> some View { self } }"]),
        ])
    static let interests: [Interest] = [.call("glassEffect")]

    private static let presentations: Set = [
        "sheet", "popover", "fullScreenCover", "navigationDestination", "alert", "confirmationDialog", "contextMenu", "toolbar",
    ]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let modifier = ModifierCall(node, in: context.file), !context.isOwnFunction(modifier.name) else { return [] }
        var child = node
        var isInside = false
        while let parent = child.parent {
            if parent.is(MemberBlockItemSyntax.self) { return [] }
            if let call = parent.as(FunctionCallExprSyntax.self) {
                let isCallee = call.calledExpression.id == child.id
                if !isCallee {
                    // A closure or an argument of this call.
                    let name = call.calleeName ?? ""
                    if name == "presentationBackground" { return [background(modifier, in: context)] }
                    if Self.presentations.contains(name) { return [] }
                    isInside = true
                } else if isInside, call.calleeName == "glassEffect" || isGlassButton(call, context) {
                    return [nested(modifier, in: call, context)]
                }
            }
            child = parent
        }
        return []
    }

    /// `Button { … } label: { … }.buttonStyle(.glass)`: its label lies on glass.
    private func isGlassButton(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> Bool {
        guard call.calleeName == "buttonStyle", let style = call.arguments.first?.expression.trimmedDescription,
            style == ".glass" || style == ".glassProminent"
        else { return false }
        let root = ModifierChain(around: call, in: context.file).root.as(FunctionCallExprSyntax.self)?.calleeName
        return ["Button", "NavigationLink", "Menu", "Link", "ShareLink", "PhotosPicker"].contains(root)
    }

    private func nested(_ modifier: ModifierCall, in outer: FunctionCallExprSyntax, _ context: RuleContext) -> Finding {
        let place = outer.calledExpression.as(MemberAccessExprSyntax.self).map { context.file.line(of: $0.declName) }
        return context.finding(
            Self.about, at: modifier.nameToken,
            "This glass lies on the glass of line \(place ?? 0), and glass can't sample glass",
            help: "make one of them glass, or let neighbours share a `GlassEffectContainer`",
            why: "which of the two should be glass is a matter of design")
    }

    private func background(_ modifier: ModifierCall, in context: RuleContext) -> Finding {
        context.finding(
            Self.about, at: modifier.nameToken,
            "Glass inside `presentationBackground` samples the sheet's own backdrop, and looks dark",
            help: "use a material, or leave the sheet's background to the system",
            why:
                "it is the sheet's own backdrop that is sampled, not what the sheet covers; how it should look is a matter of design"
        )
    }
}
