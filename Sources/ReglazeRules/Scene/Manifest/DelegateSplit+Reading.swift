import SwiftSyntax

/// What statements declare, name and return.
extension DelegateSplit {
    /// The variables that a statement declares for the ones below it.
    static func topLevelNames(of item: CodeBlockItemSyntax) -> Set<String> { LocalDeclarations.declared(by: Syntax(item.item)) }

    static func references(in items: [CodeBlockItemSyntax]) -> Set<String> {
        var found: Set<String> = []
        for item in items {
            for token in item.tokens(viewMode: .sourceAccurate) {
                guard case .identifier(let name) = token.tokenKind else { continue }
                if let reference = token.parent?.as(DeclReferenceExprSyntax.self) {
                    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
                        continue
                    }
                    found.insert(name)
                } else if token.parent?.is(IdentifierPatternSyntax.self) == true,
                    token.parent?.nearest(OptionalBindingConditionSyntax.self)?.initializer == nil
                {
                    // `if let url {` reads what it binds.
                    found.insert(name)
                }
            }
        }
        return found
    }

    /// Whether a node names one of the variables, wherever: a closure that runs later has to see it too.
    static func names(_ variables: Set<String>, in node: Syntax) -> Bool {
        !variables.isEmpty
            && node.tokens(viewMode: .sourceAccurate).contains { token in
                guard variables.contains(token.text) else { return false }
                if token.isShorthandBinding { return !token.seesLocal(token.text, inside: node) }
                if let capture = token.parent?.as(ClosureCaptureSyntax.self) {
                    return capture.initializer == nil && capture.name == token
                }
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName == token else {
                    return false
                }
                let member = reference.parent?.as(MemberAccessExprSyntax.self)
                return member?.declName.id != reference.id && !reference.seesLocal(token.text, inside: node)
            }
    }

    /// `property = variable`.
    static func keeping(_ item: CodeBlockItemSyntax) -> (property: String, variable: String)? {
        guard let sequence = item.item.as(SequenceExprSyntax.self) else { return nil }
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            let variable = elements[2].as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return nil }
        if let reference = elements[0].as(DeclReferenceExprSyntax.self) { return (reference.baseName.text, variable) }
        guard let member = elements[0].as(MemberAccessExprSyntax.self), member.base?.isSelfReference ?? false else { return nil }
        return (member.declName.baseName.text, variable)
    }

    /// `let x = Type.shared`: asked for twice it gives the same.
    static func isConstant(_ item: CodeBlockItemSyntax) -> Bool {
        guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.let),
            variable.bindings.count == 1, let value = variable.bindings.first?.initializer?.value
        else { return false }
        return value.is(MemberAccessExprSyntax.self)
            && !value.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen }
            || value.is(BooleanLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
            || value.is(StringLiteralExprSyntax.self)
    }

    static func isFinalReturn(_ item: CodeBlockItemSyntax) -> Bool {
        guard let statement = item.item.as(ReturnStmtSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self) else {
            return false
        }
        return list.last?.id == item.id && list.parent?.parent?.is(FunctionDeclSyntax.self) == true && statement.parent != nil
    }

    /// The variable that a function returns at its end: `return performs`.
    static func returnedVariable(_ item: CodeBlockItemSyntax) -> DeclReferenceExprSyntax? {
        isFinalReturn(item) ? item.item.as(ReturnStmtSyntax.self)?.expression?.as(DeclReferenceExprSyntax.self) : nil
    }

    /// The returns of the function itself, those of closures and nested functions left out.
    static func returns(in node: Syntax) -> Int { ReturnStatements.all(in: node).count }
}

extension DelegateMembers.Function {
    /// Whether it overrides a method or calls one of the superclass.
    var needsItsClass: Bool {
        node.modifiers.contains { $0.name.text == "override" }
            || node.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.super) }
    }

    /// The name of the parameter that holds the launch options.
    var launchOptionsName: String? {
        node.signature.parameterClause.parameters.first { $0.type.trimmedDescription.contains("LaunchOptionsKey") }
            .map { ($0.secondName ?? $0.firstName).text }
    }

    /// The names of the parameters inside the function, in order.
    var parameterNames: [String] {
        node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    }
}

extension TokenSyntax {
    /// Whether the token names what is called with these labels: `application(app, open: url, options: options)`, on `self` or on
    /// nothing.
    func isCall(with labels: [String]) -> Bool {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self), reference.baseName == self else { return false }
        var callee = ExprSyntax(reference)
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
            guard member.base?.isSelfReference ?? false else { return false }
            callee = ExprSyntax(member)
        }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else {
            return false
        }
        return call.hasLabels(labels)
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call's labels are these, or the first of them with a closure behind.
    func hasLabels(_ labels: [String]) -> Bool {
        var own = arguments.map { $0.label?.text ?? "_" }
        if trailingClosure != nil, own.count + 1 == labels.count, let last = labels.last { own.append(last) }
        return own == labels
    }
}
