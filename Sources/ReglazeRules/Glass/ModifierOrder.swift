import ReglazeEngine
import SwiftSyntax

/// Modifiers that change a view's look, behind `glassEffect`: the glass was made without them.
struct ModifierOrder: SwiftRule {
    static let about = About(
        id: "glass/modifier-order",
        summary: "a modifier behind glassEffect changes what the glass was made without",
        severity: .warning, since: Since(os: 26),
        triggers: ["glassEffect("],
        why: """
            `glassEffect` takes the view as the modifiers before it have made it, and puts glass behind that. What changes the \
            view's look belongs before it: a background behind it lies under the glass and hides what the glass would show, a clip \
            shape cuts the glass's own edge off, a font or a foreground style comes too late for the glass to adapt to it. The \
            rewrite moves `glassEffect` behind the last of them. It changes how the view looks, so it is never made silently. \
            Padding and frames behind the glass are room around it, and stay.
            """,
        source: """
            SwiftUI documentation: glassEffect(_:in:), "Applying Liquid Glass to custom views", which applies the effect after other \
            modifiers that change the appearance
            """,
        examples: [
            .rewrites(
                """
                Text("a")
                    .padding()
                    .1️⃣glassEffect(.regular, in: .capsule)
                    .font(.title)
                    .foregroundStyle(.red) // alarm
                    .padding(.horizontal)
                """,
                to: """
                    Text("a")
                        .padding()
                        .font(.title)
                        .foregroundStyle(.red) // alarm
                        .glassEffect(.regular, in: .capsule)
                        .padding(.horizontal)
                    """,
                .unsafe, target: 26),
            .rewrites(
                #"Text("a").1️⃣glassEffect().background(.red)"#, to: #"Text("a").background(.red).glassEffect()"#, .unsafe,
                target: 26),
            .explains(
                """
                Text("a")
                    .1️⃣glassEffect()
                    #if DEBUG
                    .padding()
                    #endif
                    .font(.title)
                """,
                because: "#if", target: 26),
            .silent(
                """
                Text("a")
                    .font(.title)
                    .padding()
                    .glassEffect()
                    .padding()
                    .frame(maxWidth: 200)
                    .glassEffectID("a", in: space)
                """,
                target: 26, given: "@Namespace var space"),
            .silent(
                """
                VStack { Text("a").glassEffect() }.background(.red)
                """, target: 26),
            .silent(
                #"Text("a").glassEffect().font(.title)"#,
                with: ["Own.swift": "extension View { func glassEffect() -> some View { self } }"]),
        ])
    static let interests: [Interest] = [.call("glassEffect")]

    private static let appearance: Set = [
        "background", "clipShape", "cornerRadius", "mask", "font", "foregroundStyle", "foregroundColor", "bold", "fontWeight",
    ]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let modifier = ModifierCall(node, in: context.file), !context.isOwnFunction(modifier.name),
            !context.isFallback(below: 26, node)
        else { return [] }
        let chain = ModifierChain(around: modifier.call, in: context.file)
        guard let index = chain.modifiers.firstIndex(where: { $0.call.id == modifier.call.id }) else { return [] }
        let later = chain.modifiers[(index + 1)...]
        guard let last = later.last(where: { Self.appearance.contains($0.name) && !context.isOwnFunction($0.name) }) else {
            return []
        }
        let message = "The glass is made before `\(last.name)` changes the view"
        let help = "put `glassEffect` behind it"
        let others = later.prefix { $0.call.id != last.call.id }
        // Behind a comment on the modifier's line, where the next modifier has a line of its own.
        let end = last.startsLine ? context.file.lineEnd(of: last.call.textRange.upperBound) : last.call.textRange.upperBound
        let rest = context.file.text(of: last.call.textRange.upperBound..<end).trimmingWhitespace()
        if chain.hasConditionalPart || others.contains(where: { !Self.appearance.contains($0.name) })
            || !(rest.isEmpty || rest.hasPrefix("//"))
        {
            let why = chain.hasConditionalPart ? "an `#if` stands among the modifiers" : "other code stands between the two"
            return [context.finding(Self.about, at: modifier.nameToken, message, help: help, why: why)]
        }
        let next = context.file.nextLineStart(after: last.call.textRange.upperBound)
        let isLine = last.startsLine && next > end
        let insertion =
            isLine
            ? context.edit(next..<next, "\(last.indentation).\(modifier.text)\n")
            : context.edit(end..<end, "\(last.separator).\(modifier.text)")
        let edits = [context.edit(modifier.removal, ""), insertion]
        let fix = Fix(.unsafe, "Put `glassEffect` behind `\(last.name)`", edits: edits)
        let why = "how the view looks: a background is then part of what the glass lies behind"
        return [context.finding(Self.about, at: modifier.nameToken, message, help: help, fixes: [fix], why: why)]
    }
}
