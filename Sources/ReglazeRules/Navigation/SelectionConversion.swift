import ReglazeEngine
import SwiftSyntax

/// All links of one list that write one selection, as the list's selection and a detail column that follows it.
enum SelectionConversion {
    enum Result {
        case success(Fix, why: String)
        case failure(String)
    }

    typealias Failure = TaggedLink.Failure

    static func convert(_ link: NavigationLinkForm, _ tag: ExprSyntax, in context: RuleContext) -> Result {
        do throws(Failure) {
            guard let (container, list) = try surroundings(of: link.call, context) else {
                return try StackSelection.convert(link, in: context)
            }
            return try convert(container, list, context)
        } catch {
            return .failure(error.why + mismatch(tag))
        }
    }

    /// What to say of a tag that is made of the row's value.
    private static func mismatch(_ tag: ExprSyntax) -> String {
        guard tag.is(FunctionCallExprSyntax.self) else { return "" }
        return "; its tag, `\(tag.trimmedDescription)`, is made of the row's value and has another type than it"
    }

    /// The container and the list around the link, in one body; nil when the container is a stack, or becomes one.
    private static func surroundings(
        of call: FunctionCallExprSyntax, _ context: RuleContext
    ) throws(Failure) -> (FunctionCallExprSyntax, FunctionCallExprSyntax)? {
        guard let container = StackSelection.container(around: call) else {
            throw Failure(
                why: """
                    its container stands in another view, and whether that shows a stack or columns decides what the link becomes: a \
                    list's selection, or a path
                    """)
        }
        if container.calleeName == "NavigationStack" { return nil }
        if let old = NavigationContainer(container, in: context), old.becomesStack != nil { return nil }
        var next = call.parent
        while let parent = next, parent.id != Syntax(container).id {
            if let list = parent.as(FunctionCallExprSyntax.self), list.calleeName == "List" { return (container, list) }
            next = parent.parent
        }
        throw Failure(why: "it stands in no list, so there is no selection that could take the tags over")
    }

    private static func convert(
        _ container: FunctionCallExprSyntax, _ list: FunctionCallExprSyntax, _ context: RuleContext
    ) throws(Failure) -> Result {
        let file = context.file
        guard let content = container.trailingClosure else { throw Failure(why: "the container's content is an argument") }
        let (placeholder, edits) = try columns(container, content, context)
        guard content.statements.first.map({ $0.textRange.contains(list.textRange.lowerBound) }) ?? false else {
            throw Failure(why: "its list is not the container's first column")
        }
        guard list.arguments.argument("selection") == nil else { throw Failure(why: "its list has a selection of its own") }
        let links = try TaggedLinks(in: list, context)
        let (members, property) = (links.all, links.property)
        var all = edits
        all.append(selectionArgument(list, "$\(property)", context))
        for member in members {
            guard let link = member.link.valueLink(member.value, in: file) else {
                throw Failure(why: "a label is a function that is passed on")
            }
            all.append(context.replace(member.link.call, with: link))
            all += member.chain.modifiers.filter { $0.name == "isDetailLink" }.map { context.edit($0.removal, "") }
        }
        let indentation = file.indentation(ofLineAt: placeholder.lowerBound)
        let detail = detail(links, placeholder: file.text(of: placeholder), indentation, context)
        all.append(context.edit(placeholder, detail))
        return .success(
            Fix(.unsafe, "Let the list select and the detail column follow", edits: all),
            why: "`\(property)` now is the list's selection: check what shows at launch on iPad and on iPhone")
    }

    /// The range of the detail column's content today, and the edits that make the container a split view.
    private static func columns(
        _ container: FunctionCallExprSyntax, _ content: ClosureExprSyntax, _ context: RuleContext
    ) throws(Failure) -> (Range<Int>, [Edit]) {
        if container.calleeName == "NavigationSplitView" {
            guard let detail = container.additionalTrailingClosures.first, container.additionalTrailingClosures.count == 1,
                let first = detail.closure.statements.first, detail.closure.statements.count == 1
            else { throw Failure(why: "the split view has more than a list and one detail") }
            return (first.textRange, [])
        }
        let moved = NavigationContainer(container, in: context)
        let children = BuilderChildren(content.statements).children
        guard case .rewrite(let fix, _)? = moved?.verdict, fix.title.contains("two columns"), children.count == 2 else {
            if case .leave(let why)? = moved?.verdict { throw Failure(why: "its container stays: \(why)") }
            throw Failure(why: "its container does not become two columns")
        }
        return (children[1].item.item.textRange, fix.edits)
    }

    // MARK: - What is written

    private static func selectionArgument(_ list: FunctionCallExprSyntax, _ selection: String, _ context: RuleContext) -> Edit {
        if let last = list.arguments.last {
            let end = last.expression.textRange.upperBound
            return context.edit(end..<end, ", selection: \(selection)")
        }
        let start = list.calledExpression.textRange.upperBound
        return context.edit(start..<(list.rightParen?.textRange.upperBound ?? start), "(selection: \(selection))")
    }

    private static func detail(
        _ links: TaggedLinks, placeholder: String, _ indentation: String, _ context: RuleContext
    ) -> String {
        let (members, property) = (links.all, links.property)
        let file = context.file
        let unit = file.indentationUnit
        if members.count == 1, let only = members.first, only.pattern == nil {
            let condition =
                only.variable.map { $0 == property ? "if let \($0)" : "if let \($0) = \(property)" } ?? "if \(property) != nil"
            return """
                \(condition) {
                \(indentation)\(unit)\(only.destination.text(indentedBy: indentation + unit, in: file))
                \(indentation)} else {
                \(indentation)\(unit)\(placeholder.replacing("\n", with: "\n" + unit))
                \(indentation)}
                """
        }
        var text = "switch \(property) {\n"
        for member in members.filter({ $0.pattern != nil }) {
            text += "\(indentation)case \(member.pattern ?? ""):\n"
            text += "\(indentation)\(unit)\(member.destination.text(indentedBy: indentation + unit, in: file))\n"
        }
        let empty = "\(indentation)\(unit)\(placeholder.replacing("\n", with: "\n" + unit))\n"
        if let row = members.first(where: { $0.pattern == nil }) {
            text += "\(indentation)case .some\(row.variable.map { "(let \($0))" } ?? ""):\n"
            text += "\(indentation)\(unit)\(row.destination.text(indentedBy: indentation + unit, in: file))\n"
            text += "\(indentation)case nil:\n" + empty
        } else {
            text += "\(indentation)\(links.coverAllCases ? "case nil" : "default"):\n" + empty
        }
        return text + "\(indentation)}"
    }
}
