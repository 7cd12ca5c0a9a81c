import ReglazeEngine
import SwiftSyntax

/// What a view builder counts as children in a block of statements.
struct BuilderChildren {
    /// One statement that makes a child: an expression, an `if` or a `switch`, with what belongs to it.
    struct Child {
        let item: CodeBlockItemSyntax
        /// The child's expression; nil for an `if`, a `switch` or an `#if` that makes it.
        let expression: ExprSyntax?

        /// The last name of what is called to make the child, below its modifiers: `List`, `Text`.
        func rootName(in file: SourceFile) -> String? {
            guard let expression else { return nil }
            return ModifierChain(around: expression, in: file).root.as(FunctionCallExprSyntax.self)?.calleeName
        }
    }

    let children: [Child]
    /// Whether an `#if` stands among the statements: the number of children depends on what is built.
    let hasConditionalCompilation: Bool
    /// Whether something stands there whose number of children can't be told (`ForEach` is one view with many children).
    let hasForEach: Bool
    /// Whether the block holds an explicit `return`, which turns the builder off.
    let hasReturn: Bool

    init(_ statements: CodeBlockItemListSyntax) {
        var children: [Child] = []
        var conditional = false
        var forEach = false
        var returns = false
        for item in statements {
            switch item.item {
            case .decl(let declaration):
                if declaration.is(IfConfigDeclSyntax.self) { conditional = true }
            case .stmt(let statement):
                if statement.is(ReturnStmtSyntax.self) {
                    returns = true
                    children.append(Child(item: item, expression: statement.cast(ReturnStmtSyntax.self).expression))
                } else if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
                    children.append(Child(item: item, expression: Self.isBranch(expression) ? nil : expression))
                }
            case .expr(let expression):
                if Self.isAssignment(expression) { continue }
                if Self.calleeName(below: expression) == "ForEach" { forEach = true }
                // A `Group` without modifiers is what it holds; its own children count.
                if let inner = Self.groupStatements(expression) {
                    let nested = BuilderChildren(inner)
                    conditional = conditional || nested.hasConditionalCompilation
                    forEach = forEach || nested.hasForEach
                    if nested.children.count != 1 {
                        children += nested.children
                        continue
                    }
                }
                children.append(Child(item: item, expression: Self.isBranch(expression) ? nil : expression))
            @unknown default:
                children.append(Child(item: item, expression: nil))
            }
        }
        self.children = children
        hasConditionalCompilation = conditional
        hasForEach = forEach
        hasReturn = returns
    }

    private static func isBranch(_ expression: ExprSyntax) -> Bool {
        expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
    }

    private static func isAssignment(_ expression: ExprSyntax) -> Bool {
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
        return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
    }

    private static func calleeName(below expression: ExprSyntax) -> String? {
        var expression = expression
        while let call = expression.as(FunctionCallExprSyntax.self) {
            if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
                expression = base
            } else {
                return call.calleeName
            }
        }
        return nil
    }

    private static func groupStatements(_ expression: ExprSyntax) -> CodeBlockItemListSyntax? {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.calleeName == "Group", call.arguments.isEmpty else {
            return nil
        }
        return call.trailingClosure?.statements
    }
}
