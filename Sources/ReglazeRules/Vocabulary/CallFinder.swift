import SwiftSyntax

/// What may run code: calls, and what is tried or awaited.
final class CallFinder: SyntaxVisitor {
    private(set) var found: [ExprSyntax] = []

    init(in node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { add(ExprSyntax(node)) }
    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind { add(ExprSyntax(node)) }
    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { add(ExprSyntax(node)) }

    private func add(_ node: ExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .visitChildren
    }
}
