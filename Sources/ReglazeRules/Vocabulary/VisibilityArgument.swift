import ReglazeEngine
import SwiftSyntax

/// SwiftUI's `Visibility`, as it is written.
enum VisibilityArgument {
    /// Whether `expression` can only be a `Visibility`: `.hidden`, `Visibility.visible`, or a choice between such.
    static func isLiteral(_ expression: ExprSyntax) -> Bool {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            guard ["hidden", "visible", "automatic"].contains(member.declName.baseName.text) else { return false }
            guard let base = member.base else { return true }
            return ["Visibility", "SwiftUI.Visibility"].contains(base.trimmedDescription)
        }
        if let elements = expression.as(TupleExprSyntax.self)?.elements, elements.count == 1, let only = elements.first {
            return isLiteral(only.expression)
        }
        guard let choice = Choice(expression) else { return false }
        return isLiteral(choice.first) && isLiteral(choice.second)
    }

    /// The edits that turn a Bool argument "is hidden" into a `Visibility`. Comments around it stay where they are.
    ///
    /// - Parameter shown: what `false` becomes, `.visible` or `.automatic`.
    static func edits(replacing hidden: ExprSyntax, shown: String, then suffix: String, in context: RuleContext) -> [Edit] {
        let range = hidden.textRange
        if let literal = hidden.as(BooleanLiteralExprSyntax.self) {
            let isHidden = literal.literal.tokenKind == .keyword(.true)
            return [context.edit(range, (isHidden ? ".hidden" : shown) + suffix)]
        }
        let choice = " ? .hidden : \(shown)\(suffix)"
        guard needsParentheses(hidden) else { return [context.edit(range.upperBound..<range.upperBound, choice)] }
        return [
            context.edit(range.lowerBound..<range.lowerBound, "("),
            context.edit(range.upperBound..<range.upperBound, ")" + choice),
        ]
    }

    /// Whether `expression` can't be the condition of `? :` as it stands: it is such a choice itself, or has operators whose
    /// precedence is not known here.
    private static func needsParentheses(_ expression: ExprSyntax) -> Bool {
        if expression.is(TernaryExprSyntax.self) { return true }
        guard let sequence = expression.as(SequenceExprSyntax.self) else {
            return [.closureExpr, .tryExpr, .awaitExpr].contains(expression.kind)
        }
        return sequence.elements.contains { element in
            if element.is(UnresolvedTernaryExprSyntax.self) { return true }
            guard let operation = element.as(BinaryOperatorExprSyntax.self) else { return false }
            return !strongOperators.contains(operation.operator.text)
        }
    }

    /// Operators that bind more strongly than `? :`.
    private static let strongOperators: Set<String> = [
        "&&", "||", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "??", "+", "-", "*", "/", "%", "...", "..<",
    ]
}
