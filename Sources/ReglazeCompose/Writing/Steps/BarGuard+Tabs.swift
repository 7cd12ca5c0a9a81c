import ReglazeEngine

// The bar of the tabs.
extension BarGuard {
    mutating func hideChrome() {
        guard let chrome = draft.host.chrome else {
            for bar in TabBars.places(in: draft) where !isHidden(bar) {
                guard let call = KotlinCall(bar.node), call.name.hasSuffix("Scaffold") else {
                    hide(bar)
                    continue
                }
                // It holds the pages as well.
                gaps.append(
                    ReadingNote(
                        location: bar.location,
                        text:
                            "\(call.name) draws the tabs around the pages; show the pages alone by hand where \(draft.names.local) is true"
                    ))
            }
            return
        }
        guard !isHidden(chrome) else { return }
        guard KotlinCode.holds(chrome.node, draft.host.display.node), chrome.file.path == draft.host.display.file.path else {
            hide(chrome)
            return
        }
        guard let call = KotlinCall(chrome.node) else { return }
        let slots = call.arguments.filter { ["topBar", "bottomBar"].contains($0.name) }
        if !slots.isEmpty {
            for slot in slots {
                guard let lambda = slot.lambda, let first = lambda.statements.first, let last = lambda.statements.last else {
                    continue
                }
                hide(
                    first.range.lowerBound..<last.range.upperBound, single: lambda.statements.count == 1 ? first : nil,
                    lambda.node, chrome.file)
            }
            return
        }
        unwrap(call, chrome)
    }

    /// `NavScaffold(…) { NavDisplay(…) }`: the display alone where SwiftUI draws the tabs.
    private mutating func unwrap(_ call: KotlinCall, _ chrome: KotlinPlace) {
        guard let argument = call.arguments.last(where: { KotlinCode.holds($0.node, draft.host.display.node) }),
            let lambda = argument.lambda
        else {
            gaps.append(
                ReadingNote(location: chrome.location, text: "\(call.name) draws the tabs around the pages; leave it out by hand")
            )
            return
        }
        let file = chrome.file
        let indent = KotlinCode.indentation(at: chrome.node.range.lowerBound, in: file)
        let unit = KotlinCode.indentUnit(of: file)
        let name = KotlinNames.declared(in: draft.host.function.place.node).contains("content") ? "pages" : "content"
        let hasPadding = !lambda.parameters.isEmpty
        let function = draft.symbols.function(of: call, in: file)
        let label = argument.isTrailing ? function?.parameters.last?.name ?? "content" : argument.name ?? "content"
        let head = file.tree.text(call.node.range.lowerBound..<call.nameNode.range.upperBound)
        let items = call.arguments.filter { $0.node != argument.node }.map { argument in
            let lines = KotlinCode.reindented(argument.node.text, from: indent + unit, to: indent + unit + unit)
            return String(lines.drop { $0 == " " || $0 == "\t" })
        }
        let all = items + ["\(label) = \(name)"]
        let arguments =
            items.count > 1
            ? all.map { "\n\(indent)\(unit)\(unit)\($0)," }.joined() + "\n\(indent)\(unit)" : all.joined(separator: ", ")
        let before = hasPadding ? "val \(name): @Composable (PaddingValues) -> Unit = " : "val \(name) = @Composable "
        let after = """

            \(indent)if (\(draft.names.local).current) {
            \(indent)\(unit)\(hasPadding ? "\(name)(PaddingValues())" : "\(name)()")
            \(indent)} else {
            \(indent)\(unit)\(head)(\(arguments))
            \(indent)}
            """
        // What is inside of the lambda may be changed as well.
        draft.edit(file) { edit in
            edit.replace(chrome.node.range.lowerBound..<lambda.node.range.lowerBound, with: before, layer: .host)
            // With the brace, so that it is inside of what is wrapped around the call.
            edit.replace((lambda.node.range.upperBound - 1)..<chrome.node.range.upperBound, with: "}" + after, layer: .host)
            if hasPadding { edit.addImport("androidx.compose.foundation.layout.PaddingValues") }
        }
        importLocal(file)
        gaps.append(
            ReadingNote(
                location: chrome.location,
                text:
                    "\(call.name) is left out under native tabs: what it draws besides the tabs, as messages, needs another place"
            ))
    }
}
