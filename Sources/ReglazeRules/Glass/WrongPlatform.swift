import ReglazeEngine
import SwiftSyntax

/// `glassBackgroundEffect` is visionOS's, `glassEffect` is everybody else's.
struct WrongPlatform: SwiftRule {
    static let about = About(
        id: "glass/wrong-platform",
        summary: "the glass modifier of another platform",
        severity: .error, since: Since(os: 26),
        triggers: ["glassBackgroundEffect", "glassEffect("],
        why: """
            There are two glass modifiers. `glassBackgroundEffect` puts a visionOS window's glass behind a view and exists on \
            visionOS only; `glassEffect` is Liquid Glass on iOS, macOS, tvOS and watchOS and does not exist on visionOS. Code that is \
            compiled for the other platform does not build. The two take other arguments and look different, so the change is left \
            to whoever knows how the view should look.
            """,
        source: "SwiftUI documentation: glassBackgroundEffect(displayMode:), glassEffect(_:in:), the platforms of each",
        examples: [
            .explains(#"Text("a").padding().1️⃣glassBackgroundEffect()"#, because: "visionOS only"),
            .explains(
                """
                Text("a")
                    #if os(visionOS)
                    .1️⃣glassEffect()
                    #else
                    .padding()
                    #endif
                """,
                because: "does not exist on visionOS"),
            .silent(
                """
                #if os(visionOS)
                Text("a").glassBackgroundEffect()
                #else
                Text("a").padding()
                #endif
                """),
            .silent(
                """
                Text("a")
                    #if !os(visionOS)
                    .glassEffect()
                    #endif
                """),
            .silent(
                #"Text("a").glassBackgroundEffect()"#,
                with: ["Own.swift": "extension View { func glassBackgroundEffect() -> some View { self } }"]),
            .silent("// Text(\"a\").glassBackgroundEffect()"),
        ])
    static let interests: [Interest] = [.call("glassBackgroundEffect"), .call("glassEffect")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let modifier = ModifierCall(node, in: context.file), !context.isOwnFunction(modifier.name) else { return [] }
        if modifier.name == "glassBackgroundEffect" {
            guard context.availability(of: node).includesIOS, !Self.isForVisionOnly(node) else { return [] }
            let finding = context.finding(
                Self.about, at: modifier.nameToken,
                "`glassBackgroundEffect` exists on visionOS only; this code is compiled for iOS",
                help: "use `.glassEffect(…)` from iOS 26 on, and keep this one inside `#if os(visionOS)`",
                why: "it is visionOS only, and what the view should look like on iOS is for you to say")
            return [finding]
        }
        guard Self.isForVisionOnly(node) else { return [] }
        let finding = context.finding(
            Self.about, at: modifier.nameToken, "`glassEffect` does not exist on visionOS; this code is compiled for visionOS",
            help: "use `.glassBackgroundEffect(…)` there",
            why: "it does not exist on visionOS, and the two take other arguments")
        return [finding]
    }

    /// Whether an `#if os(visionOS)` lets the code through to visionOS alone.
    private static func isForVisionOnly(_ node: Syntax) -> Bool {
        var child: Syntax? = node.parent
        while let current = child {
            if let clause = current.as(IfConfigClauseSyntax.self), let condition = clause.condition?.trimmedDescription,
                ["os(visionOS)", "os(xrOS)", "targetEnvironment(visionOS)"].contains(condition)
            {
                return true
            }
            child = current.parent
        }
        return false
    }
}
