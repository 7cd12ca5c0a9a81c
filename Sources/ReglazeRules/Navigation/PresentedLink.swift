import ReglazeEngine
import SwiftSyntax

/// A link with `isActive:` as a `navigationDestination(isPresented:)`, and a button where the link could be tapped.
struct PresentedLink {
    enum Result {
        case success(Fix, why: String?)
        case failure(String)
        /// Each row of a list or loop has the link, so only a value can tell which one opens.
        case row(String)
    }

    private let link: NavigationLinkForm
    private let binding: ExprSyntax
    private let context: RuleContext
    private let chain: ModifierChain

    init(_ link: NavigationLinkForm, _ binding: ExprSyntax, in context: RuleContext) {
        self.link = link
        self.binding = binding
        self.context = context
        chain = ModifierChain(around: link.call, in: context.file)
    }

    /// Another link of the view with this flag: two destinations that one flag presents would both want to open.
    private func lineOfLinkWithTheSameFlag() -> Int? {
        let types = ViewGraph.enclosingTypes(of: link.call)
        for token in context.file.tokens(named: "NavigationLink") {
            var next = token.parent
            while let parent = next, !parent.is(FunctionCallExprSyntax.self), !parent.is(CodeBlockItemSyntax.self) {
                next = parent.parent
            }
            guard let call = next?.as(FunctionCallExprSyntax.self), call.id != link.call.id,
                let flag = NavigationLinkForm(call)?.isActive, flag.trimmedDescription == binding.trimmedDescription,
                ViewGraph.enclosingTypes(of: call) == types
            else { continue }
            return context.file.lines.position(of: call.textRange.lowerBound).line
        }
        return nil
    }

    /// Whether nobody can see or tap the link.
    var isHidden: Bool {
        link.hasEmptyLabel || chain.modifiers.contains { $0.name == "hidden" && $0.arguments.isEmpty }
    }

    var result: Result {
        guard let destination = link.destination else { return .failure("it has no destination") }
        if case .expression(let expression) = destination, expression.is(DeclReferenceExprSyntax.self),
            isFunctionReference(expression)
        {
            return .failure("its destination is a function that is passed on")
        }
        if chain.hasConditionalPart { return .failure("an `#if` stands among its modifiers") }
        if let line = lineOfLinkWithTheSameFlag() {
            return .failure(
                "the link of line \(line) has the same flag, and one flag can't present two destinations; give each its own")
        }
        let proof = StackProof(for: chain.whole, in: context)
        if let why = proof.obstacle { return .failure(why) }
        if let lazy = proof.outerLazy {
            return .row(
                "it stands in a row of \(lazy); a destination there is ignored, so its state has to move up to the list")
        }
        return isHidden ? hidden(destination, proof) : visible(destination, proof)
    }

    // MARK: - Hidden links

    /// What may go with a link that nobody sees. Any other modifier does something.
    private static let looks: Set<String> = [
        "hidden", "opacity", "frame", "isDetailLink", "buttonStyle", "allowsHitTesting", "accessibilityHidden", "accessibility",
        "accessibilityLabel", "accessibilityIdentifier", "labelsHidden", "foregroundColor", "foregroundStyle", "padding",
        "fixedSize",
        "zIndex", "disabled", "offset", "position", "listRowBackground", "listRowInsets", "listRowSeparator",
    ]

    private func hidden(_ destination: NavigationLinkForm.Content, _ proof: StackProof) -> Result {
        if let modifier = chain.modifiers.first(where: { !Self.looks.contains($0.name) }) {
            return .failure("its modifier `.\(modifier.name)` would go with it; move that to a view that stays")
        }
        if let holder = decoration() { return decorated(by: holder, destination, proof) }
        guard let item = statement() else { return .failure("it is not a statement of a view builder") }
        let anchor: DestinationAnchor
        do throws(DestinationAnchor.Obstacle) { anchor = try DestinationAnchor(around: item, context.file) } catch {
            return .failure(error.why)
        }
        if let why = capture(destination, outer: anchor.root) { return .failure(why) }
        let gone = anchor.emptied ?? item
        let insertion = anchor.insertion(of: { modifier(destination, indentation: $0) }, in: context)
        let edits = [context.edit(context.file.removal(ofStatement: gone), ""), insertion]
        guard !anchor.conditions.isEmpty else { return success(edits, proof, .safe, nil) }
        let conditions = anchor.conditions.reversed().map { "`\($0)`" }.joined(separator: " and ")
        return success(
            edits, proof, .unsafe,
            """
            the link was there only while \(conditions) held; the destination does not depend on it, so check that the flag is set only \
            then
            """)
    }

    /// `.background(link)`, `.overlay { link }`: the modifier that holds nothing else.
    private func decoration() -> ModifierCall? {
        var child = Syntax(chain.whole)
        while let parent = child.parent {
            if let call = parent.as(FunctionCallExprSyntax.self) {
                guard let modifier = ModifierCall(call, in: context.file), ["background", "overlay"].contains(modifier.name),
                    modifier.base != nil
                else { return nil }
                let others = modifier.arguments.filter { $0.label?.text != "alignment" }.count
                return others + (call.trailingClosure == nil ? 0 : 1) == 1 ? modifier : nil
            }
            if let closure = parent.as(ClosureExprSyntax.self), closure.statements.count != 1 || closure.signature != nil {
                return nil
            }
            if parent.is(CodeBlockItemListSyntax.self), parent.parent?.is(ClosureExprSyntax.self) != true { return nil }
            if parent.is(IfExprSyntax.self) { return nil }
            child = parent
        }
        return nil
    }

    private func decorated(by holder: ModifierCall, _ destination: NavigationLinkForm.Content, _ proof: StackProof) -> Result {
        let outer = ModifierChain(around: holder.call, in: context.file)
        if let name = outer.root.as(FunctionCallExprSyntax.self)?.calleeName, ViewGraph.containers.contains(name) {
            return .failure("it stands on the container itself, where a destination does nothing; move it to the content")
        }
        if let lazy = lazyAncestor(of: outer.whole) {
            return .row(
                "it stands in a row of \(lazy); a destination there is ignored, so its state has to move up to the list")
        }
        if let why = capture(destination, outer: holder.call) { return .failure(why) }
        let text = modifier(destination, indentation: holder.indentation)
        let range = holder.member.period.textRange.lowerBound..<holder.call.textRange.upperBound
        return success([context.edit(range, text)], proof, .safe, nil)
    }

    private func lazyAncestor(of node: some SyntaxProtocol) -> String? {
        var next = node.parent
        while let parent = next {
            if let call = parent.as(FunctionCallExprSyntax.self), let name = call.calleeName {
                if ViewGraph.containers.contains(name) { return nil }
                if ViewGraph.lazyContainers.contains(name) || name == "Form" {
                    return "the `\(name)` of \(StackProof.place(call, context.file, context))"
                }
            }
            next = parent.parent
        }
        return nil
    }

    // MARK: - Visible links

    private func visible(_ destination: NavigationLinkForm.Content, _ proof: StackProof) -> Result {
        guard let item = statement() else { return .failure("it is not a statement of a view builder") }
        guard let assignment = assignment() else {
            return .failure("its binding is made on the spot, and what setting it does can't be told; use a value link")
        }
        let anchor: DestinationAnchor
        do throws(DestinationAnchor.Obstacle) { anchor = try DestinationAnchor(around: item, context.file) } catch {
            return .failure(error.why)
        }
        if let modifier = chain.modifiers.first(where: { ["environment", "environmentObject"].contains($0.name) }) {
            return .failure("its modifier `.\(modifier.name)` is for its destination; move it there")
        }
        guard let button = button(assignment) else { return .failure("its label is a function that is passed on") }
        guard !isInLoop(upTo: anchor.root) else {
            return .row(
                """
                every row shares its flag, so that which row opens is undefined today; give each row a value and use \
                `NavigationLink(value:)` with one `navigationDestination(for:)`
                """)
        }
        if let why = capture(destination, outer: anchor.root) { return .failure(why) }
        var edits = [context.replace(link.call, with: button)]
        edits += chain.modifiers.filter { $0.name == "isDetailLink" }.map { context.edit($0.removal, "") }
        edits.append(anchor.insertion(of: { modifier(destination, indentation: $0) }, in: context))
        return success(
            edits, proof, .unsafe,
            "a button looks unlike a link in a list: no chevron, and the accent colour; a value link keeps both where a path can be used"
        )
    }

    private func isInLoop(upTo outer: ExprSyntax) -> Bool {
        var next = chain.whole.parent
        while let parent = next, parent.id != Syntax(outer).id {
            if let call = parent.as(FunctionCallExprSyntax.self), call.calleeName == "ForEach" { return true }
            next = parent.parent
        }
        if let call = outer.as(FunctionCallExprSyntax.self), ViewGraph.lazyContainers.contains(call.calleeName ?? "") {
            return call.arguments.contains { $0.label == nil }
        }
        return false
    }

    /// What sets the flag: `self.$model.flag` is set by `self.model.flag = true`.
    private func assignment() -> String? {
        let text = binding.trimmedDescription
        guard binding.is(DeclReferenceExprSyntax.self) || binding.is(MemberAccessExprSyntax.self), !text.hasPrefix("."),
            !text.contains("("), !text.contains("?")
        else { return nil }
        guard text.contains("$") else { return "\(text).wrappedValue = true" }
        return text.replacing("$", with: "") + " = true"
    }

    private func button(_ assignment: String) -> String? {
        let file = context.file
        if let title = link.title { return "Button(\(file.text(of: title.textRange))) { \(assignment) }" }
        switch link.label {
        case .closure(let closure):
            return "Button { \(assignment) } label: \(file.text(of: closure.textRange))"
        case .expression, nil: return nil
        }
    }

    // MARK: - Both

    /// The statement that the link is.
    private func statement() -> CodeBlockItemSyntax? {
        guard let parent = chain.whole.parent else { return nil }
        if let item = parent.as(CodeBlockItemSyntax.self) { return item }
        return nil
    }

    private func capture(_ destination: NavigationLinkForm.Content, outer: some SyntaxProtocol) -> String? {
        let locals = LocalNames(between: chain.whole, and: outer)
        guard let name = locals.firstUse(in: destination.node) ?? locals.firstUse(in: binding) else { return nil }
        return "its destination reads `\(name)`, which is known only where the link stands; a value link can carry it"
    }

    private func isFunctionReference(_ expression: ExprSyntax) -> Bool {
        // `destination: destination` passes a view, unless the name is a closure parameter of the function around it.
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        var next = expression.parent
        while let parent = next {
            if let function = parent.as(FunctionDeclSyntax.self) {
                return function.signature.parameterClause.parameters.contains { parameter in
                    (parameter.secondName ?? parameter.firstName).text == name && parameter.type.trimmedDescription.contains("->")
                }
            }
            next = parent.parent
        }
        return false
    }

    private func success(_ edits: [Edit], _ proof: StackProof, _ safety: Safety, _ why: String?) -> Result {
        let environment = StackEnvironment.advice(for: chain.whole)
        let isUnsafe = safety == .unsafe || proof.safety == .unsafe || environment != nil
        let reasons = [why, proof.why, environment].compactMap { $0 }
        return .success(
            Fix(isUnsafe ? .unsafe : .safe, "Use `navigationDestination(isPresented:)`", edits: edits + proof.edits),
            why: reasons.isEmpty ? nil : reasons.joined(separator: "; "))
    }

    /// `.navigationDestination(isPresented: …) { … }`, with the comments of the link above it.
    private func modifier(_ destination: NavigationLinkForm.Content, indentation: String) -> String {
        let file = context.file
        let content = destination.text(indentedBy: indentation + file.indentationUnit, in: file)
        let flag = MovedCode(binding, in: file).text(indentedBy: indentation)
        let start = ".navigationDestination(isPresented: \(flag)) {"
        let comments = comments().map { $0 + "\n" + indentation }.joined()
        if !content.contains("\n"), content.count + start.count + indentation.count < 100 {
            return "\(comments)\(start) \(content) }"
        }
        return "\(comments)\(start)\n\(indentation)\(file.indentationUnit)\(content)\n\(indentation)}"
    }

    /// Comments inside the link that stand neither in its destination nor in a label that stays.
    private func comments() -> [String] {
        let label = isHidden ? nil : link.label?.node.textRange
        let title = isHidden ? nil : link.title?.textRange
        let kept = [link.destination?.code.textRange, label, title, binding.textRange].compactMap { $0 }
        let above = isHidden && statement() != nil ? context.file.commentsRight(above: chain.whole) : []
        return above + link.comments(outside: kept)
    }
}
