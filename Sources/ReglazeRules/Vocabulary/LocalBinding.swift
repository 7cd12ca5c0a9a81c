import SwiftSyntax

/// What a local name was made of.
enum LocalBinding {
    /// What `if let name = …`, `guard let name = …` or `let name = …` binds to a name in the function around `node`.
    static func value(of name: String, before node: some SyntaxProtocol) -> ExprSyntax? {
        var child = Syntax(node)
        while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
            if let statement = parent.as(IfExprSyntax.self), child.id == Syntax(statement.body).id,
                let value = value(of: name, in: statement.conditions)
            {
                return value
            }
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                for item in items.reversed() where item.position < child.position {
                    if let check = item.item.as(GuardStmtSyntax.self), let value = value(of: name, in: check.conditions) {
                        return value
                    }
                    guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
                    for binding in variable.bindings where binding.pattern.trimmedDescription == name {
                        return binding.initializer?.value
                    }
                }
            }
            child = parent
        }
        return nil
    }

    private static func value(of name: String, in conditions: ConditionElementListSyntax) -> ExprSyntax? {
        for condition in conditions {
            guard let optional = condition.condition.as(OptionalBindingConditionSyntax.self),
                optional.pattern.trimmedDescription == name
            else { continue }
            return optional.initializer?.value
        }
        return nil
    }
}
