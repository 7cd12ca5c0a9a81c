import SwiftSyntax

/// The member of a type that a line is part of, and how `self` is reached there.
struct CodePlace {
    enum Kind {
        /// A method, or an accessor of a property.
        case instance
        /// Where `self` is being made, or there is none, as in a parameter's default.
        case initializer, storedValue, shared, topLevel
    }

    private(set) var kind = Kind.topLevel
    /// The method's or property's name: `viewDidLoad`, `init`.
    private(set) var name = ""
    /// `@objc`, `@IBAction`: it is called by events.
    private(set) var isAction = false
    /// The body of the method around the line.
    private(set) var function: FunctionDeclSyntax?
    /// `s: CGFloat = UIScreen.main.scale`: neither `self` nor another parameter nor a local can be had.
    private(set) var isDefaultArgument = false
    /// What stands before a member of `self`: nothing, `self.` or `self?.`; nil where a closure around the line doesn't say how it
    /// holds `self`.
    private(set) var selfPrefix: String? = ""

    private let offset: Int

    init(of node: some SyntaxProtocol) {
        offset = node.textRange.lowerBound
        var child = Syntax(node)
        while let parent = child.parent {
            if let closure = parent.as(ClosureExprSyntax.self) {
                cross(closure)
            } else if parent.is(FunctionParameterSyntax.self) {
                isDefaultArgument = true
            } else if let member = parent.as(MemberBlockItemSyntax.self) {
                read(member.decl)
                if isDefaultArgument { kind = .shared }
                return
            }
            child = parent
        }
    }

    /// Code for the member `name` of `self`; nil where `self` can't be had.
    func member(_ name: String) -> String? {
        guard kind == .instance, let selfPrefix else { return nil }
        guard selfPrefix.isEmpty, let function else { return selfPrefix + name }
        // A local of that name would be meant instead.
        let isLocal = function.tokens(viewMode: .sourceAccurate).contains { $0.text == name && $0.declaresName }
        return isLocal ? "self.\(name)" : name
    }

    private mutating func read(_ member: DeclSyntax) {
        let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
        let isShared = modifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false
        kind = isShared ? .shared : .instance
        if let function = member.as(FunctionDeclSyntax.self) {
            name = function.name.text
            self.function = function
            isAction = function.attributes.contains {
                ["objc", "IBAction"].contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
            }
        } else if member.is(InitializerDeclSyntax.self) || member.is(DeinitializerDeclSyntax.self) {
            name = "init"
            kind = .initializer
        } else if let variable = member.as(VariableDeclSyntax.self) {
            name = variable.bindings.first?.pattern.trimmedDescription ?? ""
            let isAccessor = variable.bindings.contains { $0.accessorBlock?.textRange.contains(offset) ?? false }
            if !isShared, !isAccessor { kind = .storedValue }
        } else if !member.is(SubscriptDeclSyntax.self) {
            kind = .storedValue
        }
    }

    private mutating func cross(_ closure: ClosureExprSyntax) {
        // A closure that is called where it stands holds nothing.
        if closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(closure).id { return }
        // An inner closure that holds `self` weakly decides for the outer ones.
        guard selfPrefix == "" else { return }
        guard let capture = closure.signature?.capture?.items.first(where: { $0.name.text == "self" }) else {
            selfPrefix = closure.mentionsSelf ? "self." : nil
            return
        }
        switch capture.specifier?.specifier.tokenKind {
        case nil: break
        case .keyword(.unowned): selfPrefix = "self."
        default: selfPrefix = closure.unwrapsSelf(before: offset) ? "self." : "self?."
        }
    }
}

extension ClosureExprSyntax {
    /// Whether the closure names `self` as a value that is there.
    fileprivate var mentionsSelf: Bool {
        statements.tokens(viewMode: .sourceAccurate).contains { token in
            token.tokenKind == .keyword(.self) && token.parent?.is(DeclReferenceExprSyntax.self) ?? false
                && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period
        }
    }

    /// `guard let self = self else { return }` or `guard let self` above the line.
    fileprivate func unwrapsSelf(before offset: Int) -> Bool {
        statements.contains { item in
            guard item.textRange.upperBound <= offset, let check = item.item.as(GuardStmtSyntax.self) else { return false }
            return check.conditions.contains { condition in
                condition.condition.as(OptionalBindingConditionSyntax.self)?.pattern.trimmedDescription == "self"
            }
        }
    }
}
