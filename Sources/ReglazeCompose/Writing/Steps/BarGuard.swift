import ReglazeEngine

/// Keeps the app's own bars from being drawn where SwiftUI draws its.
struct BarGuard {
    var draft: StackDraft
    var gaps: [ReadingNote] = []
    var hidden: [KotlinPlace] = []

    init(draft: StackDraft) { self.draft = draft }

    private var condition: String { "!\(draft.names.local).current" }

    func isHidden(_ place: KotlinPlace) -> Bool {
        let isWritten = place.node.ancestors.contains { around in
            around.kind == "if_expression"
                && (around.child("condition")?.text.contains(draft.names.local) == true
                    || around.child("condition")?.text.lowercased().contains("nativenavigation") == true)
        }
        return isWritten || hidden.contains { $0.file.path == place.file.path && KotlinCode.holds($0.node, place.node) }
    }

    /// - Parameter isBar: whether it is a bar, with a line below it and a padding above it.
    mutating func hide(_ place: KotlinPlace, isBar: Bool = true) {
        hidden.append(place)
        var statement = place.node
        while let parent = statement.parent, !["lambda_literal", "block", "function_body"].contains(parent.kind) {
            if parent.kind == "when_entry" || parent.kind == "if_expression" || parent.kind == "value_argument" { break }
            statement = parent
        }
        guard let body = statement.parent, body.kind == "lambda_literal" || body.kind == "block" else {
            gaps.append(
                ReadingNote(
                    location: place.location,
                    text: "this bar is no statement of its own; leave it out by hand where \(draft.names.local) is true"))
            return
        }
        var range = statement.range
        var single: KotlinNode? = statement
        // What is below a bar of Material's is below the status bar as well, which is left to the page without it.
        let needsSpace = isMaterialBar(place) && !isInSlot(body)
        // The line below the bar goes with it.
        let statements = KotlinCode.statements(of: body)
        if isBar, let index = statements.firstIndex(of: statement), index + 1 < statements.count,
            let next = KotlinCall(statements[index + 1]),
            next.name.hasSuffix("Divider")
        {
            range = range.lowerBound..<next.node.range.upperBound
            single = nil
        }
        hide(range, single: needsSpace ? nil : single, body, place.file, leavingSpace: needsSpace)
        if isBar, !needsSpace { scrollBelowBar(range, body, place) }
    }

    private func isMaterialBar(_ place: KotlinPlace) -> Bool {
        guard let call = KotlinCall(place.node) else { return false }
        guard let function = draft.symbols.function(of: call, in: place.file), let body = function.body else {
            return call.name.hasSuffix("TopAppBar")
        }
        return KotlinCall.all(in: body).contains { $0.name.hasSuffix("TopAppBar") }
    }

    /// Whether a lambda is what a scaffold takes for its bar, and pads its content for.
    private func isInSlot(_ lambda: KotlinNode) -> Bool {
        if let call = KotlinCall.around(lambda), let argument = call.arguments.first(where: { $0.value == lambda }) {
            return argument.name?.lowercased().contains("bar") ?? false
        }
        // A function that draws nothing else is put into such a slot, as a rule.
        return KotlinCode.statements(of: lambda).count == 1
    }

    /// - Parameters:
    ///   - range: whole statements of `body`.
    ///   - single: the statement, where it is one.
    mutating func hide(
        _ range: Range<Int>, single: KotlinNode?, _ body: KotlinNode, _ file: KotlinFile, leavingSpace: Bool = false
    ) {
        let lines = file.source.lines
        // An earlier run has been here.
        let first = KotlinCode.statements(of: body).first { $0.range.lowerBound == range.lowerBound }
        if let test = first?.child("condition")?.text, test.contains(draft.names.local) { return }
        hidden.append(KotlinPlace(body, in: file))
        if !KotlinCode.statements(of: body).allSatisfy({
            range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        }) {
            hidden.removeLast()
        }
        importLocal(file)
        let (range, single) = withAnnotations(range, single, body)
        let opening = body.child(ofKind: "->") ?? body.child(ofKind: "{")
        let isOneLine =
            opening.map {
                lines.position(of: $0.range.upperBound).line == lines.position(of: range.lowerBound).line
            } ?? false
        let text = condition
        let indent = KotlinCode.indentation(at: range.lowerBound, in: file)
        // Nothing where what is around the page has kept that distance and said so, as the bar would.
        let space = "Spacer(Modifier.windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Top)))"
        let tail = "} else {\n\(indent)\(KotlinCode.indentUnit(of: file))\(space)\n\(indent)}"
        draft.edit(file) { edit in
            if leavingSpace {
                for name in ["Spacer", "WindowInsets", "WindowInsetsSides", "only", "safeDrawing", "windowInsetsPadding"] {
                    edit.addImport("androidx.compose.foundation.layout.\(name)")
                }
                edit.addImport("androidx.compose.ui.Modifier")
            }
            if let single, single.kind == "if_expression", single.child(ofKind: "else") == nil,
                let test = single.child("condition")
            {
                let needsParentheses = test.text.contains("||")
                edit.insert("\(text) && \(needsParentheses ? "(" : "")", at: test.range.lowerBound, layer: .host)
                if needsParentheses { edit.insert(")", at: test.range.upperBound, layer: .host) }
            } else if isOneLine, single != nil {
                edit.insert("if (\(text)) ", at: range.lowerBound, layer: .host)
            } else {
                edit.wrap(range, in: "if (\(text)) {", leavingSpace ? tail : "}", layer: .host)
            }
        }
    }

    /// The grammar may take an annotation for a statement of its own: it goes with what it stands above.
    private func withAnnotations(_ range: Range<Int>, _ single: KotlinNode?, _ body: KotlinNode) -> (Range<Int>, KotlinNode?) {
        let before = KotlinCode.statements(of: body).last { $0.range.upperBound <= range.lowerBound }
        guard let before, before.kind == "annotated_expression" || before.kind == "annotation" else { return (range, single) }
        return (before.range.lowerBound..<range.upperBound, nil)
    }

    mutating func importLocal(_ file: KotlinFile) {
        let package = draft.host.function.place.file.package
        let name = package.isEmpty ? draft.names.local : "\(package).\(draft.names.local)"
        draft.edit(file) { $0.addImport(name) }
    }
}
