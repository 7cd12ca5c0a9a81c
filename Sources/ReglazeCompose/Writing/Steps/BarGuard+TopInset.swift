import ReglazeEngine

// The padding above a bar that is left out.
extension BarGuard {
    /// Moves the padding at the top of the container of a bar into what scrolls in it, where SwiftUI draws the bar.
    /// - Parameters:
    ///   - range: the statements that were left out.
    ///   - body: the lambda in which they stand.
    mutating func scrollBelowBar(_ range: Range<Int>, _ body: KotlinNode, _ bar: KotlinPlace) {
        let file = bar.file
        guard let container = KotlinCall.around(body), container.trailingLambda?.node == body,
            let inset = TopInset(inModifierOf: container, file: file, symbols: draft.symbols)
        else { return }
        guard let places = places(for: inset, in: container, without: range, file) else {
            gaps.append(
                ReadingNote(
                    location: file.source.location(of: inset.step.nameNode.range),
                    text:
                        "the page starts below the native bar and does not scroll under its glass: what stands at its top does not "
                        + "scroll, as far as can be told, or would stick to the edge under the bar"))
            return
        }
        let local = "\(draft.names.local).current"
        let moved = "then(if (\(local)) Modifier.\(inset.padding) else Modifier)"
        let sum = PaddingSum(file: file, symbols: draft.symbols)
        var imports = inset.imports.union(sum.imports(for: places))
        if inset.values.contains("asPaddingValues()"), places.contains(where: \.isLazy) { imports.insert("asPaddingValues") }
        draft.edit(file) { edit in
            let step = inset.step
            edit.insert("then(if (\(local)) \(inset.rest) else Modifier.", at: step.nameNode.range.lowerBound, layer: .host)
            edit.insert(")", at: step.node.range.upperBound, layer: .host)
            for place in places {
                switch place {
                case .scroll(let call): Self.insert(moved, behind: call, in: &edit)
                case .fixed(let root): edit.insert("." + moved, at: root.range.upperBound, layer: .host)
                case .lazy(let call): sum.add(inset.values, where: local, to: call, in: &edit)
                }
            }
            edit.addImport("androidx.compose.ui.Modifier")
            for name in imports { edit.addImport(name.contains(".") ? name : "androidx.compose.foundation.layout.\(name)") }
        }
    }

    /// nil where something would come to lie below the bar for good.
    private func places(for inset: TopInset, in container: KotlinCall, without range: Range<Int>, _ file: KotlinFile)
        -> [ScrolledContent.Place]?
    {
        let modifier = container.arguments.first(where: TopInset.isModifier)
        let steps = modifier.map { TopInset.steps(of: $0.value) } ?? []
        if let scroll = steps.first(where: { $0.name == "verticalScroll" }) {
            // Padding behind it scrolls already.
            return scroll.node.range.upperBound > inset.step.node.range.upperBound ? [.scroll(scroll)] : nil
        }
        guard container.name == "Column" || container.name == "Box", let lambda = container.trailingLambda else { return nil }
        let left = lambda.statements.filter {
            !(range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound)
        }
        let sum = PaddingSum(file: file, symbols: draft.symbols)
        guard let content = ScrolledContent(left, isColumn: container.name == "Column") else { return nil }
        return content.places.allSatisfy { place in
            if case .lazy(let call) = place { sum.canAdd(to: call) } else { true }
        } ? content.places : nil
    }

    /// As a step of its own, on a line of its own where the steps have one each.
    private static func insert(_ step: String, behind call: KotlinCall, in edit: inout KotlinDraft) {
        let file = edit.file
        let isOnOwnLine =
            call.receiver.map { file.tree.text($0.range.upperBound..<call.nameNode.range.lowerBound).contains("\n") } ?? false
        let start = isOnOwnLine ? "\n" + KotlinCode.indentation(at: call.nameNode.range.lowerBound, in: file) : ""
        edit.insert("\(start).\(step)", at: call.node.range.upperBound, layer: .host)
    }
}
