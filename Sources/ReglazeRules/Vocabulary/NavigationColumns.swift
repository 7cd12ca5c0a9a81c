import ReglazeEngine
import SwiftSyntax

/// How the views of a `NavigationView` become the columns of a `NavigationSplitView`.
extension NavigationContainer {
    func split(_ content: ClosureExprSyntax, _ children: BuilderChildren, _ removal: NavigationStyleRemoval) -> Verdict {
        guard call.trailingClosure != nil, content.signature == nil else {
            return .leave(why: "its content is an argument; make it a trailing closure first")
        }
        let items = children.children.map(\.item)
        let statements = content.statements.map(\.id)
        guard items.allSatisfy({ statements.contains($0.id) }) else {
            return .leave(why: "its columns stand in a `Group`; take them out of it first")
        }
        guard items.count == content.statements.count else {
            return .leave(why: "a declaration stands among the columns; move it out of the container first")
        }
        let titles = children.children.count == 3 ? ["content", "detail"] : ["detail"]
        var edits = [context.replace(nameToken, with: "NavigationSplitView")]
        edits += removal.ranges.map { context.edit($0, "") }
        for (index, title) in titles.enumerated() {
            edits.append(border(after: items[index], before: items[index + 1], title))
        }
        let names = children.children.count == 3 ? "three" : "two"
        let title = "Make it a `NavigationSplitView` with \(names) columns"
        if holdsTaggedLink(content) {
            return .rewrite(Fix(.unsafe, title, edits: edits), why: Self.taggedLinkAdvice)
        }
        if let last = items.last, pushes(from: [Syntax(last)] + destinations(in: items.dropLast())) {
            return .rewrite(Fix(.unsafe, title, edits: edits), why: Self.detailAdvice)
        }
        if let remark = handedOnRemark { return .rewrite(Fix(.unsafe, title, edits: edits), why: remark) }
        return .rewrite(Fix(.safe, title, edits: edits), why: linkAdvice(items[0]))
    }

    /// One view, and a style that asks for columns: the detail is empty today.
    func placeholderSplit(_ content: ClosureExprSyntax, _ children: BuilderChildren, _ removal: NavigationStyleRemoval) -> Verdict
    {
        guard call.trailingClosure != nil, content.signature == nil else {
            return .leave(why: "its content is an argument; make it a trailing closure first")
        }
        let file = context.file
        let brace = content.rightBrace.textRange
        let unit = file.indentationUnit
        var edits = [context.replace(nameToken, with: "NavigationSplitView")]
        edits += removal.ranges.map { context.edit($0, "") }
        if file.isFirstOnLine(brace.lowerBound) {
            let indentation = file.indentation(ofLineAt: brace.lowerBound)
            edits.append(
                context.edit(
                    brace.upperBound..<brace.upperBound,
                    " detail: {\n\(indentation)\(unit)Text(\"Nothing selected\")\n\(indentation)}"))
        } else {
            edits.append(context.edit(brace.upperBound..<brace.upperBound, " detail: { Text(\"Nothing selected\") }"))
        }
        return .rewrite(
            Fix(.unsafe, "Make it a `NavigationSplitView` with a placeholder as its detail", edits: edits),
            why: """
                its style asks for columns and it holds one view, so the detail is empty until a link fills it. The split view needs a \
                detail: the rewrite writes a placeholder, `Text("Nothing selected")`, for you to replace. A `NavigationStack` would take \
                the columns away
                """)
    }

    /// Ends one column and starts the next, keeping the comments with their views.
    private func border(after item: CodeBlockItemSyntax, before next: CodeBlockItemSyntax, _ title: String) -> Edit {
        let file = context.file
        let end = item.item.textRange.upperBound
        let start = next.textRange.lowerBound
        let lineEnd = file.lineEnd(of: end)
        guard lineEnd < start else {
            // Both stand on one line.
            return context.edit(end..<start, " } \(title): { ")
        }
        let indentation = file.indentation(ofLineAt: nameLine)
        // Blank lines between two columns have no use at a brace.
        var resume = lineEnd
        var scan = lineEnd
        while scan < start, [0x0A, 0x0D, 0x20, 0x09].contains(file.bytes[scan]) {
            scan += 1
            if file.bytes[scan - 1] == 0x0A { resume = scan }
        }
        return context.edit(lineEnd..<resume, "\n\(indentation)} \(title): {\n")
    }

    private var nameLine: Int { call.textRange.lowerBound }

    func holdsTaggedLink(_ content: ClosureExprSyntax) -> Bool {
        content.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == "NavigationLink", let call = token.parent?.parent?.as(FunctionCallExprSyntax.self) else {
                return false
            }
            return NavigationLinkForm(call)?.tag != nil
        }
    }

    private static let detailAdvice = """
        what its detail shows holds links of its own, and a column of a split view makes no stack for them to push on: put a \
        `NavigationStack` into `detail:`
        """

    /// What the links in the columns before the last show there.
    private func destinations(in items: ArraySlice<CodeBlockItemSyntax>) -> [Syntax] {
        items.flatMap { item in
            item.tokens(viewMode: .sourceAccurate).compactMap { token -> Syntax? in
                guard token.text == "NavigationLink", let call = token.parent?.parent?.as(FunctionCallExprSyntax.self) else {
                    return nil
                }
                return NavigationLinkForm(call)?.destination.map { Syntax($0.node) }
            }
        }
    }

    /// Whether the views that `nodes` make hold links, and no container of their own around them.
    private func pushes(from nodes: [Syntax]) -> Bool {
        var seen: Set<String> = []
        var left = nodes
        while let node = left.popLast(), seen.count < 100 {
            var names: Set<String> = []
            for token in node.tokens(viewMode: .sourceAccurate) {
                guard case .identifier(let name) = token.tokenKind, name.first?.isUppercase ?? false, !names.contains(name),
                    !isInContainer(token, within: node)
                else { continue }
                names.insert(name)
            }
            if names.contains("NavigationLink") { return true }
            for name in names.sorted() where seen.insert(name).inserted {
                left += context.index.declarations(named: name).filter { $0.inherits("View") }.map { Syntax($0.node) }
            }
        }
        return false
    }

    private func isInContainer(_ token: TokenSyntax, within node: Syntax) -> Bool {
        var next = token.parent
        while let parent = next, parent.id != node.id {
            if let name = parent.as(FunctionCallExprSyntax.self)?.calleeName, ViewGraph.containers.contains(name) { return true }
            next = parent.parent
        }
        return false
    }

    /// What is worth doing next where links in the sidebar name their destinations.
    private func linkAdvice(_ sidebar: CodeBlockItemSyntax) -> String? {
        let hasLink = sidebar.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == "NavigationLink", let call = token.parent?.parent?.as(FunctionCallExprSyntax.self) else {
                return false
            }
            return NavigationLinkForm(call)?.value == nil
        }
        guard hasLink else { return nil }
        return """
            the links in the sidebar go on working and replace the detail, whatever state the detail reads; a list with a \
            `selection:` and value links is the next step
            """
    }
}
