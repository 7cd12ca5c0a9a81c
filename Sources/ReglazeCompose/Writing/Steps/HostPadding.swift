import ReglazeEngine

/// The padding by which a scaffold around the pages keeps them from its bars, where those are SwiftUI's: it is consumed, so that a page
/// does not keep the same distance once more.
enum HostPadding {
    /// - Returns: what is left to a person.
    static func apply(to draft: inout StackDraft, chain: CallChain) -> [ReadingNote] {
        var gaps: [ReadingNote] = []
        for link in chain.links {
            let inner = link.call?.node ?? draft.host.display.node
            let calls = inner.ancestors.prefix { $0 != link.function.place.node }.compactMap { KotlinCall($0) }
            for (index, scaffold) in calls.enumerated() where scaffold.name.hasSuffix("Scaffold") {
                let content = scaffold.arguments.lazy.compactMap(\.lambda).first { KotlinCode.holds($0.node, inner) }
                guard let content else { continue }
                let shown = [KotlinCall(inner)].compactMap { $0 } + calls[..<index]
                guard !isConsumed(content.parameter, in: shown) else { continue }
                if let (step, values) = step(with: content.parameter, in: shown) {
                    consume(values, behind: step, link.function.place.file, &draft)
                } else if let use = handedOn(content) {
                    gaps.append(
                        ReadingNote(
                            location: KotlinPlace(use, in: link.function.place.file).location,
                            text:
                                "`\(content.parameter)` is handed on here: a page that pads its content by it, and does not consume it, keeps "
                                + "its distance from the native bar twice; look at those pages"))
                }
            }
        }
        return gaps
    }

    /// `.padding(innerPadding)` of what stands between the scaffold and the pages, with the padding that it keeps.
    private static func step(with padding: String, in calls: [KotlinCall]) -> (KotlinCall, values: String)? {
        for step in steps(of: calls) where step.name == "padding" {
            if step.arguments.count == 1, step.arguments[0].value.text == padding { return (step, padding) }
            let top = "\(padding).calculateTopPadding()"
            if step.argument(named: "top")?.value.text == top { return (step, "PaddingValues(top = \(top))") }
        }
        return nil
    }

    private static func isConsumed(_ padding: String, in calls: [KotlinCall]) -> Bool {
        steps(of: calls).contains { step in
            let text = step.node.text
            return text.contains("consumeWindowInsets(\(padding))")
                || text.contains("consumeWindowInsets(PaddingValues(top = \(padding).")
        }
    }

    private static func steps(of calls: [KotlinCall]) -> [KotlinCall] {
        calls.flatMap { call in call.arguments.filter(TopInset.isModifier).flatMap { TopInset.steps(of: $0.value) } }
    }

    private static func consume(_ values: String, behind step: KotlinCall, _ file: KotlinFile, _ draft: inout StackDraft) {
        draft.edit(file) { edit in
            // Before an argument that is added behind it.
            edit.insert(
                ".then(if (onNavigate != null) Modifier.consumeWindowInsets(\(values)) else Modifier)",
                at: step.node.range.upperBound, layer: .host, order: -1)
            if values.hasPrefix("PaddingValues") { edit.addImport("androidx.compose.foundation.layout.PaddingValues") }
            edit.addImport("androidx.compose.foundation.layout.consumeWindowInsets")
            edit.addImport("androidx.compose.ui.Modifier")
        }
    }

    /// The place where the padding, or its top, goes to something that is no modifier of the pages' container.
    private static func handedOn(_ content: KotlinLambda) -> KotlinNode? {
        KotlinNames.references(in: content.node).first { name in
            guard name.text == content.parameter, let parent = name.parent, isOwn(name, content) else { return false }
            if parent.kind == "value_argument" { return true }
            return parent.kind == "navigation_expression" && parent.namedChildren.last?.text == "calculateTopPadding"
        }
    }

    /// Whether a name is the lambda's own value, and not that of one inside.
    private static func isOwn(_ name: KotlinNode, _ content: KotlinLambda) -> Bool {
        if content.parameters.isEmpty { return name.ancestors.first { $0.kind == "lambda_literal" } == content.node }
        if case .lambdaParameter(let lambda)? = KotlinScope.local(name.text, at: name) { return lambda == content.node }
        return false
    }
}
