import SwiftSyntax

/// The `return`s of a function itself, without those of closures and functions inside it.
enum ReturnStatements {
    static func all(in node: Syntax) -> [ReturnStmtSyntax] {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.found
    }

    /// Whether a loop between the statement and `outer` would take a `continue` for its own.
    static func isInLoop(_ statement: ReturnStmtSyntax, inside outer: Syntax) -> Bool {
        var node = statement.parent
        while let current = node, current.id != outer.id {
            if current.is(ForStmtSyntax.self) || current.is(WhileStmtSyntax.self) || current.is(RepeatStmtSyntax.self) {
                return true
            }
            node = current.parent
        }
        return false
    }

    private final class Visitor: SyntaxVisitor {
        var found: [ReturnStmtSyntax] = []

        override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
            found.append(node)
            return .visitChildren
        }

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
