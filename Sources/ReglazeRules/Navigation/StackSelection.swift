import ReglazeEngine
import SwiftSyntax

/// Links in one stack that write one selection by tag: hidden ones as `navigationDestination(item:)`, visible ones as a path.
enum StackSelection {
    private typealias Failure = TaggedLink.Failure

    static func container(around node: some SyntaxProtocol) -> FunctionCallExprSyntax? {
        var child = Syntax(node)
        while let parent = child.parent, !parent.is(MemberBlockSyntax.self) {
            if let call = parent.as(FunctionCallExprSyntax.self), let name = call.calleeName,
                child.id != Syntax(call.calledExpression).id
            {
                if ViewGraph.containers.contains(name) { return call }
                if ["sheet", "fullScreenCover", "popover"].contains(name) { return nil }
            }
            child = parent
        }
        return nil
    }

    static func convert(
        _ link: NavigationLinkForm, in context: RuleContext
    ) throws(TaggedLink.Failure) -> SelectionConversion.Result {
        guard let body = StackBody(around: link.call), let selection = link.selection else {
            throw Failure(why: "it is shown by another link or sheet of its container, or outside a view's own declaration")
        }
        let links = try TaggedLinks(
            in: body.container, writing: selection.trimmedDescription.replacing("self.", with: ""), context)
        let hidden = links.all.count { $0.link.hasEmptyLabel }
        guard hidden == 0 || hidden == links.all.count else {
            throw Failure(why: "some of the links that write `\(links.property)` are hidden and some are not")
        }
        guard links.all.allSatisfy({ StackBody.container(around: $0.link.call)?.id == body.container.id }) else {
            throw Failure(why: "a link that writes `\(links.property)` stands in another link's destination or in a sheet")
        }
        guard let statement = links.all.compactMap({ $0.chain.whole.parent?.as(CodeBlockItemSyntax.self) }).first else {
            throw Failure(why: "it is not a statement of a view builder")
        }
        let anchor: DestinationAnchor
        do throws(DestinationAnchor.Obstacle) { anchor = try DestinationAnchor(around: statement, context.file) } catch {
            throw Failure(why: error.why)
        }
        return hidden > 0 ? try hiddenLinks(links, body, anchor, context) : try visibleLinks(links, body, anchor, context)
    }

    // MARK: - Hidden links

    private static func hiddenLinks(
        _ links: TaggedLinks, _ body: StackBody, _ anchor: DestinationAnchor, _ context: RuleContext
    ) throws(Failure) -> SelectionConversion.Result {
        let file = context.file
        if let why = context.obstacle(to: "navigationDestination(item:)", from: 17, at: body.container) {
            throw Failure(why: why)
        }
        guard links.coverAllCases else {
            throw Failure(
                why: """
                    a value of `\(links.property)` that no link is tagged with opens nothing today; as an item it would open an empty \
                    page, so every case of `\(links.typeName)` needs a link
                    """)
        }
        var edits = NavigationContainer(body.container, in: context)?.becomesStack?.edits ?? []
        for each in links.all {
            guard let item = each.chain.whole.parent?.as(CodeBlockItemSyntax.self),
                let own = try? DestinationAnchor(around: item, file), own.root.id == anchor.root.id, own.conditions.isEmpty
            else { throw Failure(why: "the links that write `\(links.property)` do not stand side by side") }
            edits.append(context.edit(file.removal(ofStatement: item), ""))
        }
        let text = switchText(links, over: "value")
        edits.append(
            anchor.insertion(
                of: { ".navigationDestination(item: $\(links.property)) { value in\n\(text($0, file))\n\($0)}" }, in: context))
        return .success(
            Fix(.unsafe, "Use `navigationDestination(item:)`", edits: edits),
            why:
                "one destination follows `\(links.property)` for all of its values: check what opens at launch if it starts with one"
        )
    }

    // MARK: - Visible links

    private static func visibleLinks(
        _ links: TaggedLinks, _ body: StackBody, _ anchor: DestinationAnchor, _ context: RuleContext
    ) throws(Failure) -> SelectionConversion.Result {
        let file = context.file
        let ranges = links.all.map(\.link.call.textRange)
        guard let property = OptionalState(links.property, of: body.type, outside: ranges, in: file) else {
            throw Failure(
                why: "`\(links.property)` is not private state that starts as nil, or one of its uses can't be made one of a path"
            )
        }
        guard let path = body.path(in: context) else {
            throw Failure(why: "its stack has a path already, carries other values, or the name `path` is taken")
        }
        let row = links.all.first { $0.pattern == nil }
        guard row == nil || links.all.count == 1 else {
            throw Failure(why: "single links and a loop of links write `\(links.property)`; give each a value by hand")
        }
        if row == nil {
            // A value without a link opens nothing today, and would open an empty page from a path.
            let known = Set(links.all.flatMap { [$0.value, $0.pattern ?? ""] } + ["nil"])
            let written = property.uses.compactMap { property.assigned(by: $0, in: file) }
            guard links.coverAllCases || written.allSatisfy(known.contains) else {
                throw Failure(why: "`\(links.property)` is given a value that no link may be tagged with")
            }
        }
        var edits = path.edits + property.edits(in: context)
        for each in links.all {
            guard !moves(links.property, each.link), let link = each.link.valueLink(each.value, in: file) else {
                throw Failure(why: "a link's label is passed on, or it reads `\(links.property)` itself")
            }
            edits.append(context.replace(each.link.call, with: link))
            edits += each.chain.modifiers.filter { $0.name == "isDetailLink" }.map { context.edit($0.removal, "") }
        }
        let name = row.map { $0.value } ?? "value"
        let text = row.map { rowText($0) } ?? switchText(links, over: name)
        edits.append(
            anchor.insertion(
                of: {
                    ".navigationDestination(for: \(property.type).self) { \(name) in\n\(text($0, file))\n\($0)}"
                }, in: context))
        let reason = "`path` takes the place of `\(links.property)`: check what shows when code sets it while a page is open"
        return .success(
            Fix(.unsafe, "Hold what is selected in a path", edits: edits),
            why: [reason, path.why == NavigationContainer.taggedLinkAdvice ? nil : path.why].compactMap { $0 }.joined(
                separator: "; "))
    }

    /// Whether code that moves with a link names the property, which goes.
    private static func moves(_ property: String, _ link: NavigationLinkForm) -> Bool {
        [link.destination?.node, link.label?.node, link.title.map { Syntax($0) }].compactMap { $0 }.contains { node in
            node.tokens(viewMode: .sourceAccurate).contains { $0.text == property || $0.text == "$\(property)" }
        }
    }

    private static func rowText(_ row: TaggedLink) -> (String, SourceFile) -> String {
        { indentation, file in
            let inner = indentation + file.indentationUnit
            return inner + row.destination.text(indentedBy: inner, in: file)
        }
    }

    private static func switchText(_ links: TaggedLinks, over name: String) -> (String, SourceFile) -> String {
        { indentation, file in
            let unit = file.indentationUnit
            var lines = ["\(indentation)\(unit)switch \(name) {"]
            for each in links.all {
                lines.append("\(indentation)\(unit)case \(each.pattern ?? ""):")
                let inner = indentation + unit + unit
                lines.append(inner + each.destination.text(indentedBy: inner, in: file))
            }
            if !links.coverAllCases { lines += ["\(indentation)\(unit)default:", "\(indentation)\(unit)\(unit)EmptyView()"] }
            return (lines + ["\(indentation)\(unit)}"]).joined(separator: "\n")
        }
    }
}
