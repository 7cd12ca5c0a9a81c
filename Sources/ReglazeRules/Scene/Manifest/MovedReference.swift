import SwiftSyntax

/// What a name in moved code is to the code around it.
extension DeclReferenceExprSyntax {
    /// Whether the name means a parameter of the function around it, and nothing declared inside.
    func isParameter(_ name: String) -> Bool { !(nearest(CodeBlockItemSyntax.self)?.isShadowing(name) ?? false) }

    /// Whether it is the `self` of `Store.self`.
    var isTypeItself: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }

    /// Whether it stands in a closure's capture list.
    var isCaptured: Bool { nearest(ClosureCaptureSyntax.self) != nil }
}

extension ClosureCaptureSyntax {
    /// Whether the name means something local where the closure is made.
    func closureSees(_ name: String) -> Bool { nearest(ClosureExprSyntax.self)?.seesLocal(name) ?? false }
}

extension CodeBlockItemSyntax {
    /// Whether the statement itself declares the name anew.
    func isShadowing(_ name: String) -> Bool { LocalDeclarations.declared(by: Syntax(item)).contains(name) }
}

extension Syntax {
    /// Whether the expression is what an `=` assigns to.
    var isAssigned: Bool {
        var node = self
        while let parent = node.parent,
            parent.is(MemberAccessExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
                || parent.is(OptionalChainingExprSyntax.self)
                || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node)?.id
        { node = parent }
        // `count += 1`, `names.append(…)` and `&count` write too.
        if node.parent?.is(InOutExprSyntax.self) ?? false { return true }
        if node.id != id, node.is(MemberAccessExprSyntax.self), node.parent?.is(FunctionCallExprSyntax.self) ?? false {
            return true
        }
        guard let list = node.parent?.as(ExprListSyntax.self), let first = list.first, first.id == node.id else { return false }
        let sign = list.dropFirst().first
        if let compound = sign?.as(BinaryOperatorExprSyntax.self)?.operator.text {
            return compound.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(compound)
        }
        return sign?.is(AssignmentExprSyntax.self) ?? false
    }
}
