import SwiftSyntax

/// Locals and parameters that a line of code sees, by the type that their declaration tells.
enum VisibleValue {
    /// The nearest of them whose type is `type`, not optional.
    static func name(ofType type: String, at node: some SyntaxProtocol) -> String? {
        var child = Syntax(node)
        while let parent = child.parent {
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                let before = items.prefix { Syntax($0).id != child.id }
                if let name = before.reversed().lazy.compactMap({ Self.name(ofType: type, boundBy: $0) }).first { return name }
            } else if let statement = parent.as(IfExprSyntax.self), child.id == Syntax(statement.body).id {
                if let name = Self.name(ofType: type, in: statement.conditions) { return name }
            } else if let function = parent.as(FunctionDeclSyntax.self) {
                if let name = Self.name(ofType: type, in: function.signature) { return name }
            } else if let initializer = parent.as(InitializerDeclSyntax.self) {
                if let name = Self.name(ofType: type, in: initializer.signature) { return name }
            } else if parent.is(MemberBlockItemSyntax.self) || parent.is(FunctionParameterSyntax.self) {
                // A parameter's default sees neither the other parameters nor locals.
                return nil
            }
            child = parent
        }
        return nil
    }

    /// The last local of that type that `body` itself binds.
    static func name(ofType type: String, atEndOf body: CodeBlockSyntax) -> String? {
        body.statements.reversed().lazy.compactMap { name(ofType: type, boundBy: $0) }.first
    }

    private static func name(ofType type: String, boundBy item: CodeBlockItemSyntax) -> String? {
        if let variable = item.item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                if let annotation = binding.typeAnnotation?.type {
                    if TypeReader.text(annotation) == type { return name }
                } else if let value = binding.initializer?.value, castType(value, isForced: true) == type {
                    return name
                }
            }
        } else if let check = item.item.as(GuardStmtSyntax.self) {
            return name(ofType: type, in: check.conditions)
        }
        return nil
    }

    private static func name(ofType type: String, in conditions: ConditionElementListSyntax) -> String? {
        for condition in conditions {
            guard let optional = condition.condition.as(OptionalBindingConditionSyntax.self),
                let name = optional.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = optional.initializer?.value
            else { continue }
            if castType(value, isForced: false) == type { return name }
            // `guard let windowScene = window.windowScene`
            if type == "UIWindowScene", value.lastMember == "windowScene" { return name }
        }
        return nil
    }

    private static func name(ofType type: String, in signature: FunctionSignatureSyntax) -> String? {
        for parameter in signature.parameterClause.parameters where TypeReader.text(parameter.type) == type {
            let name = (parameter.secondName ?? parameter.firstName).text
            if name != "_" { return name }
        }
        return nil
    }

    /// The type that `value` is cast to, with `as!` or with `as?`.
    private static func castType(_ value: ExprSyntax, isForced: Bool) -> String? {
        var value = value
        while let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            value = only.expression
        }
        // Operators are not folded: `scene as? UIWindowScene` is a sequence of three.
        guard let parts = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
            let sign = parts[1].as(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self)
        else { return nil }
        let isForcedCast = sign.questionOrExclamationMark?.tokenKind == .exclamationMark
        return isForcedCast == isForced ? type.type.trimmedDescription : nil
    }
}

extension ExprSyntax {
    /// The name of the last member in a chain, without `?`, `!` and parentheses: `windowScene` in `view.window?.windowScene!`.
    var lastMember: String? { unwrapped.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
}
