import ReglazeEngine
import SwiftSyntax

/// The controls of an `HStack` that a bar could hold one by one.
struct Controls {
    /// What the stack holds, in order, without its spacers.
    private(set) var pieces: [ToolbarText.Piece] = []
    /// Whether a `Spacer` is left out.
    private(set) var hasSpacers = false

    /// nil when `expression` is not a plain `HStack` of controls: when it has modifiers, or holds anything else.
    init?(of expression: ExprSyntax, in context: RuleContext) {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.is(DeclReferenceExprSyntax.self),
            call.calleeName == "HStack", call.arguments.allSatisfy({ ["alignment", "spacing"].contains($0.label?.text) }),
            let closure = call.trailingClosure, closure.signature == nil, call.additionalTrailingClosures.isEmpty,
            !context.hidesFramework("HStack", at: call)
        else { return nil }
        for item in closure.statements {
            var piece = ToolbarText.Piece(
                above: item.leadingTrivia.comments, after: item.trailingTrivia.comments)
            if Self.isSpacer(item) {
                hasSpacers = true
                piece.above += piece.after
                piece.after = []
                if !piece.above.isEmpty { pieces.append(piece) }
                continue
            }
            guard Self.isControl(item, in: context) else { return nil }
            piece.code = MovedCode(item.item, in: context.file)
            pieces.append(piece)
        }
        let end = closure.rightBrace.leadingTrivia.comments
        if !end.isEmpty { pieces.append(ToolbarText.Piece(above: end)) }
        guard pieces.contains(where: { $0.code != nil }) else { return nil }
    }

    /// How many controls there are; an `if` counts as one.
    var count: Int { pieces.count { $0.code != nil } }

    private static let names: Set<String> = [
        "Button", "Menu", "NavigationLink", "EditButton", "Link", "ShareLink", "Toggle", "Picker", "PasteButton", "RenameButton",
        "PhotosPicker",
    ]

    private static func isSpacer(_ item: CodeBlockItemSyntax) -> Bool {
        item.item.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Spacer"
    }

    private static func isControl(_ item: CodeBlockItemSyntax, in context: RuleContext) -> Bool {
        var node = Syntax(item.item)
        if let statement = node.as(ExpressionStmtSyntax.self) { node = Syntax(statement.expression) }
        if let branch = node.as(IfExprSyntax.self) { return areControls(in: branch, context) }
        guard let expression = node.as(ExprSyntax.self),
            let call = ModifierChain(around: expression, in: context.file).root.as(FunctionCallExprSyntax.self),
            call.calledExpression.is(DeclReferenceExprSyntax.self), let name = call.calleeName, names.contains(name)
        else { return false }
        return !context.hidesFramework(name, at: call)
    }

    private static func areControls(in branch: IfExprSyntax, _ context: RuleContext) -> Bool {
        guard branch.body.statements.allSatisfy({ isControl($0, in: context) }) else { return false }
        guard let rest = branch.elseBody else { return true }
        if let next = rest.as(IfExprSyntax.self) { return areControls(in: next, context) }
        return rest.as(CodeBlockSyntax.self)?.statements.allSatisfy { isControl($0, in: context) } ?? false
    }
}
