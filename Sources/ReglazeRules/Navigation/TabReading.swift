import ReglazeEngine
import SwiftSyntax

/// The children of a `TabView`, read as tabs.
struct TabReading {
    /// One child with a `.tabItem`.
    struct Tab {
        let chain: ModifierChain
        let item: ModifierCall
        let label: Label
        let tagCall: ModifierCall?
        /// The modifiers that a `Tab` takes over from its content.
        let badges: [ModifierCall]

        var tag: ExprSyntax? { tagCall?.arguments.first?.expression }

        /// Whether the symbol is the magnifying glass, as on a search tab.
        var looksLikeSearch: Bool {
            guard case .short(_, "systemImage", let image) = label else { return false }
            return image.trimmedDescription == "\"magnifyingglass\""
        }
    }

    /// What stands in the braces of `.tabItem`.
    enum Label {
        /// A title and an image that `Tab`'s own initialisers take; the word is their argument's label.
        case short(title: ExprSyntax, word: String, image: ExprSyntax)
        /// A `Text` and an `Image` that are more than that.
        case pair(text: ExprSyntax, image: ExprSyntax)
        /// Anything else, as it is.
        case own(CodeBlockItemListSyntax)
    }

    private(set) var tabs: [Tab] = []
    /// Whether any child, or what a child names, has a `.tabItem`.
    private(set) var holdsTabItem = false
    /// Why the children are not all tabs.
    private(set) var obstacle: String?
    private let context: RuleContext

    init(_ statements: CodeBlockItemListSyntax, in context: RuleContext) {
        self.context = context
        read(statements)
        if statements.count > 10 { stop("there are more than ten children", at: statements) }
    }

    private mutating func stop(_ reason: String, at node: some SyntaxProtocol) {
        obstacle = obstacle ?? "\(reason) (\(context.place(of: node, in: context.file)))"
    }

    private mutating func read(_ statements: CodeBlockItemListSyntax) {
        for item in statements {
            switch item.item {
            case .decl(let declaration):
                if let condition = declaration.as(IfConfigDeclSyntax.self) { read(condition) }
            case .stmt(let statement):
                if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
                    read(expression)
                } else {
                    noteTabItems(in: statement)
                    stop("a statement stands between the tabs", at: statement)
                }
            case .expr(let expression): read(expression)
            default: stop("something stands between the tabs", at: item)
            }
        }
    }

    private mutating func read(_ condition: IfConfigDeclSyntax) {
        for clause in condition.clauses {
            if case .statements(let inner)? = clause.elements { read(inner) }
        }
    }

    private mutating func read(_ expression: ExprSyntax) {
        if let branch = expression.as(IfExprSyntax.self) {
            if branch.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }) {
                stop("an `#available` stands between the tabs", at: branch)
            }
            read(branch.body.statements)
            switch branch.elseBody {
            case .codeBlock(let block)?: read(block.statements)
            case .ifExpr(let next)?: read(ExprSyntax(next))
            default: break
            }
        } else if let call = expression.as(FunctionCallExprSyntax.self), call.calleeName == "ForEach",
            call.calledExpression.is(DeclReferenceExprSyntax.self), let closure = call.trailingClosure,
            call.additionalTrailingClosures.isEmpty
        {
            read(closure.statements)
        } else {
            readTab(expression)
        }
    }

    private mutating func readTab(_ expression: ExprSyntax) {
        let chain = ModifierChain(around: expression, in: context.file)
        guard chain.whole.id == expression.id, let item = chain.modifiers(named: "tabItem").first else {
            noteTabItems(in: expression)
            let text = expression.trimmedDescription.prefix { !$0.isNewline && $0 != "{" }
            return stop("`\(String(text).trimmingWhitespace())` is not a tab by itself", at: expression)
        }
        holdsTabItem = true
        guard chain.modifiers(named: "tabItem").count == 1, !chain.hasConditionalPart else {
            return stop("an `#if` or a second `tabItem` stands among a tab's modifiers", at: expression)
        }
        guard let closure = item.call.trailingClosure ?? item.arguments.first?.expression.as(ClosureExprSyntax.self),
            closure.signature == nil
        else { return stop("the tab item is not written in braces", at: item.nameToken) }
        let tags = chain.modifiers(named: "tag")
        guard tags.count < 2, tags.allSatisfy({ $0.arguments.labels == ["_"] && $0.call.trailingClosure == nil }) else {
            return stop("a tab has more than one tag, or an unusual one", at: item.nameToken)
        }
        let moved = tags + chain.modifiers(named: "badge")
        let text = moved.map { context.file.text(of: $0.nameAndArguments) }.joined()
        if text.contains("//") || text.contains("/*") {
            return stop("a comment stands inside a tag or badge", at: item.nameToken)
        }
        tabs.append(
            Tab(
                chain: chain, item: item, label: label(closure), tagCall: tags.first, badges: chain.modifiers(named: "badge")))
    }

    /// Notes a `tabItem` inside an expression, or inside the property or function that it names.
    private mutating func noteTabItems(in node: some SyntaxProtocol) {
        if context.file.tokens(named: "tabItem").contains(where: { $0.isInside(node) }) { holdsTabItem = true }
        guard let type = node.enclosingType else { return }
        for token in node.tokens(viewMode: .sourceAccurate) where token.parent?.is(DeclReferenceExprSyntax.self) ?? false {
            let member = type.allMembers.first { member in
                member.as(VariableDeclSyntax.self).flatMap(StateProperty.init)?.name == token.text
                    || member.as(FunctionDeclSyntax.self)?.name.text == token.text
            }
            if let member, context.file.tokens(named: "tabItem").contains(where: { $0.isInside(member) }) { holdsTabItem = true }
        }
    }

    // MARK: Labels

    private func label(_ closure: ClosureExprSyntax) -> Label {
        let file = context.file
        let text = file.text(of: closure.leftBrace.textRange.upperBound..<closure.rightBrace.textRange.lowerBound)
        if text.contains("//") || text.contains("/*") { return .own(closure.statements) }
        return label(closure.statements) ?? .own(closure.statements)
    }

    private func label(_ statements: CodeBlockItemListSyntax) -> Label? {
        let expressions = statements.compactMap { item in
            if case .expr(let expression) = item.item { expression } else { nil as ExprSyntax? }
        }
        guard expressions.count == statements.count else { return nil }
        if expressions.count == 1, let call = expressions[0].as(FunctionCallExprSyntax.self) {
            if ["VStack", "Group"].contains(call.calleeName), call.calledExpression.is(DeclReferenceExprSyntax.self),
                call.arguments.isEmpty, let inner = call.trailingClosure
            {
                return label(inner.statements)
            }
            let labels = call.arguments.labels
            guard call.calleeName == "Label", call.trailingClosure == nil,
                labels == ["_", "systemImage"] || labels == ["_", "image"], let title = call.arguments.first?.expression,
                let image = call.arguments.last?.expression, isTitle(title),
                labels[1] == "systemImage" || image.is(StringLiteralExprSyntax.self)
            else { return nil }
            return .short(title: title, word: labels[1], image: image)
        }
        guard expressions.count == 2 else { return nil }
        let roots = expressions.map { ModifierChain(around: $0, in: context.file).root.as(FunctionCallExprSyntax.self) }
        guard let text = roots.firstIndex(where: { $0?.calleeName == "Text" }),
            let image = roots.firstIndex(where: { $0?.calleeName == "Image" })
        else { return nil }
        if let text = expressions[text].as(FunctionCallExprSyntax.self), text.calleeName == "Text",
            let image = expressions[image].as(FunctionCallExprSyntax.self), image.calleeName == "Image",
            text.arguments.labels == ["_"], let title = text.arguments.first?.expression, isTitle(title),
            image.arguments.count == 1, let name = image.arguments.first,
            name.label?.text == "systemName" || (name.label == nil && name.expression.is(StringLiteralExprSyntax.self))
        {
            return .short(title: title, word: name.label == nil ? "image" : "systemImage", image: name.expression)
        }
        return .pair(text: expressions[text], image: expressions[image])
    }

    /// Whether `Tab`'s initialisers take the expression as a title, as `Label`'s and `Text`'s do.
    private func isTitle(_ expression: ExprSyntax) -> Bool {
        if expression.is(StringLiteralExprSyntax.self) { return true }
        if expression.as(FunctionCallExprSyntax.self)?.calleeName == "NSLocalizedString" { return true }
        return ["String", "LocalizedStringKey"].contains(TypeReader(context).type(of: expression) ?? "")
    }
}
