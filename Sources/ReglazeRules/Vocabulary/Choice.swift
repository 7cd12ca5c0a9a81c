import SwiftSyntax

/// `condition ? first : second`, as the parser leaves it: operators are not folded, so the choice stands in a list of parts.
struct Choice {
    let first: ExprSyntax
    let second: ExprSyntax
    /// The bytes of what decides.
    let condition: Range<Int>

    /// nil when `expression` is no choice, or one inside another.
    init?(_ expression: ExprSyntax) {
        if let ternary = expression.as(TernaryExprSyntax.self) {
            first = ternary.thenExpression
            second = ternary.elseExpression
            condition = ternary.condition.textRange
            return
        }
        // `SyntaxCollection.filter` would give copies without their place in the file.
        guard let parts = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }), let last = parts.last,
            let choice = parts.dropLast().last?.as(UnresolvedTernaryExprSyntax.self),
            parts.count(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) == 1, let start = parts.first,
            let end = parts.dropLast(2).last
        else { return nil }
        first = choice.thenExpression
        second = last
        condition = start.textRange.lowerBound..<end.textRange.upperBound
    }
}
