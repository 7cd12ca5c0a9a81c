import ReglazeEngine
import SwiftSyntax

/// A place for a `guard` right before the statement that a piece of code is part of.
struct GuardPlace {
    private let item: CodeBlockItemSyntax
    /// `return` or `return nil`.
    let exit: String
    private let function: FunctionDeclSyntax

    /// nil inside closures, and in functions whose result can't be left out.
    init?(around node: some SyntaxProtocol, _ place: CodePlace, in context: RuleContext) {
        guard let function = place.function, let body = function.body, let item = node.nearest(CodeBlockItemSyntax.self),
            node.nearest(ClosureExprSyntax.self).map({ !$0.isInside(function) }) ?? true,
            node.nearest(FunctionDeclSyntax.self)?.id == function.id, node.isInside(body),
            context.file.isFirstOnLine(item.textRange.lowerBound), !item.item.is(GuardStmtSyntax.self)
        else { return nil }
        // Leaving a branch of an `if` would leave out what follows it.
        guard item.parent?.id == Syntax(body.statements).id else { return nil }
        let result = function.signature.returnClause?.type.trimmedDescription
        guard let result, result != "Void", result != "()" else {
            exit = "return"
            self.item = item
            self.function = function
            return
        }
        guard result.hasSuffix("?") else { return nil }
        exit = "return nil"
        self.item = item
        self.function = function
    }

    /// Whether `name` means nothing in the function yet.
    func isFree(_ name: String, in context: RuleContext) -> Bool {
        !function.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == name else { return false }
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return token.declaresName }
            return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
        }
    }

    func insertion(of line: String, in context: RuleContext) -> Edit {
        let file = context.file
        let indentation = file.indentation(ofLineAt: item.textRange.lowerBound)
        // Above the comments that belong to the statement.
        var start = file.lineStart(of: item.textRange.lowerBound)
        for _ in file.commentsRight(above: item) where start > 0 { start = file.lineStart(of: start - 1) }
        return context.edit(start..<start, "\(indentation)\(line)\(file.lineEnding)")
    }
}
