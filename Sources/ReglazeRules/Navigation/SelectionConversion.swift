import ReglazeEngine
import SwiftSyntax

/// All links of one list that write one selection, as the list's selection and a detail column that follows it.
enum SelectionConversion {
    enum Result {
        case success(Fix, why: String)
        case failure(String)
    }

    private struct Member {
        let link: NavigationLinkForm
        let chain: ModifierChain
        let destination: NavigationLinkForm.Content
        /// The tag with its type written out.
        let value: String
        /// The tag as a pattern, nil when it is a row's own value.
        let pattern: String?
        /// The row's variable that the destination reads.
        let variable: String?
    }

    private struct Failure: Error { let why: String }

    static func convert(_ link: NavigationLinkForm, _ tag: ExprSyntax, in context: RuleContext) -> Result {
        do throws(Failure) {
            let (container, list) = try surroundings(of: link.call, context)
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

    /// The container and the list around the link, in one body.
    private static func surroundings(
        of call: FunctionCallExprSyntax, _ context: RuleContext
    ) throws(Failure) -> (FunctionCallExprSyntax, FunctionCallExprSyntax) {
        var list: FunctionCallExprSyntax?
        var child = Syntax(call)
        while let parent = child.parent, !parent.is(MemberBlockSyntax.self) {
            if let outer = parent.as(FunctionCallExprSyntax.self), let name = outer.calleeName,
                child.id != Syntax(outer.calledExpression).id
            {
                if name == "List", list == nil { list = outer }
                if ViewGraph.containers.contains(name) {
                    guard let list else {
                        throw Failure(why: "it stands in no list, so there is no selection that could take the tags over")
                    }
                    guard name != "NavigationStack" else {
                        throw Failure(
                            why: """
                                it stands in a stack: give the stack a path of the tags' type and use value links, or from iOS 17 on \
                                `navigationDestination(item:)`
                                """)
                    }
                    return (outer, list)
                }
                if ["sheet", "fullScreenCover", "popover"].contains(name) { break }
            }
            child = parent
        }
        throw Failure(
            why: """
                its container stands in another view, and whether that shows a stack or columns decides what the link becomes: a list's \
                selection, or a path
                """)
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
        let (members, selection, isOptionalOf) = try members(of: list, context)
        let property = selection.hasPrefix("self.$") ? String(selection.dropFirst(6)) : String(selection.dropFirst())
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
        let detail = detail(members, property, isOptionalOf, placeholder: file.text(of: placeholder), indentation, context)
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
            throw Failure(
                why: """
                    its container holds one view and becomes a stack: give the stack a path of the tags' type and use value links, or from \
                    iOS 17 on `navigationDestination(item:)`
                    """)
        }
        return (children[1].item.item.textRange, fix.edits)
    }

    private static func members(
        of list: FunctionCallExprSyntax, _ context: RuleContext
    ) throws(Failure) -> ([Member], selection: String, type: TypeDeclaration?) {
        var members: [Member] = []
        var selections = Set<String>()
        for token in list.tokens(viewMode: .sourceAccurate) where token.text == "NavigationLink" {
            guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self), let link = NavigationLinkForm(call) else {
                throw Failure(why: "its list holds a link that can't be read")
            }
            guard let tag = link.tag, let selection = link.selection, let destination = link.destination else {
                throw Failure(why: "its list holds links of other kinds, which a selection would change")
            }
            let chain = ModifierChain(around: call, in: context.file)
            guard !link.hasLooseComment else {
                throw Failure(why: "a comment stands among the arguments of a link; move it first")
            }
            guard !chain.hasConditionalPart else { throw Failure(why: "an `#if` stands among its modifiers") }
            selections.insert(selection.trimmedDescription.replacing("self.", with: ""))
            members.append(try member(link, chain, tag, destination, list))
        }
        guard selections.count == 1, let selection = selections.first, selection.hasPrefix("$"),
            selection.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { throw Failure(why: "its list's links do not write one property") }
        guard members.count(where: { $0.pattern == nil }) <= 1 else {
            throw Failure(why: "its list has several loops of links; which of them a selection belongs to can't be told")
        }
        let typeName = propertyType(String(selection.dropFirst()), around: list)
        guard let typeName else {
            throw Failure(why: "the type of `\(selection.dropFirst())` is not written out where it is declared")
        }
        let typed = members.map { each in
            guard each.value.hasPrefix(".") else { return each }
            return Member(
                link: each.link, chain: each.chain, destination: each.destination, value: typeName + each.value,
                pattern: each.pattern, variable: each.variable)
        }
        return (typed, selection, context.index.type(named: typeName))
    }

    private static func member(
        _ link: NavigationLinkForm, _ chain: ModifierChain, _ tag: ExprSyntax, _ destination: NavigationLinkForm.Content,
        _ list: FunctionCallExprSyntax
    ) throws(Failure) -> Member {
        let locals = LocalNames(between: chain.whole, and: list.parent.map { Syntax($0) } ?? Syntax(list))
        let text = tag.trimmedDescription
        let used = locals.firstUse(in: destination.node)
        if locals.firstUse(in: tag) != nil {
            guard tag.is(DeclReferenceExprSyntax.self) else {
                throw Failure(why: "its tag is made of the row's value, and the destination can't be told from it")
            }
            guard used == nil || used == text, text != "$0" else {
                throw Failure(why: "its destination reads `\(used ?? text)` of the row")
            }
            return Member(link: link, chain: chain, destination: destination, value: text, pattern: nil, variable: used)
        }
        if let used { throw Failure(why: "its destination reads `\(used)`, which each row has its own of") }
        // `Panel.today` is matched as `.today`.
        let isCase = tag.as(MemberAccessExprSyntax.self).map {
            $0.base == nil || $0.base?.is(DeclReferenceExprSyntax.self) ?? false
        }
        let pattern = isCase ?? false ? "." + (text.split(separator: ".").last.map(String.init) ?? text) : text
        guard isCase ?? false || tag.is(StringLiteralExprSyntax.self) || tag.is(IntegerLiteralExprSyntax.self) else {
            throw Failure(why: "its tag is an expression; write the value out")
        }
        return Member(link: link, chain: chain, destination: destination, value: text, pattern: pattern, variable: nil)
    }

    /// `Panel` of `@State private var selection: Panel?`.
    private static func propertyType(_ name: String, around node: some SyntaxProtocol) -> String? {
        var next = node.parent
        while let parent = next {
            if let block = parent.as(MemberBlockSyntax.self) {
                for member in block.members {
                    guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
                        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
                    else { continue }
                    return binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription
                }
            }
            next = parent.parent
        }
        return nil
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
        _ members: [Member], _ property: String, _ type: TypeDeclaration?, placeholder: String, _ indentation: String,
        _ context: RuleContext
    ) -> String {
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
            text += "\(indentation)\(coversAll(members, type) ? "case nil" : "default"):\n" + empty
        }
        return text + "\(indentation)}"
    }

    private static func coversAll(_ members: [Member], _ type: TypeDeclaration?) -> Bool {
        guard let type, type.kind == .enum else { return false }
        let cases = type.members.flatMap { $0.decl.as(EnumCaseDeclSyntax.self)?.elements.map { ".\($0.name.text)" } ?? [] }
        return Set(cases).isSubset(of: members.compactMap(\.pattern))
    }
}
