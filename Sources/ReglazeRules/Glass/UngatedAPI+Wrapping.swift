import ReglazeEngine
import SwiftSyntax

/// Statements that can stand inside `#available` as they are.
extension UngatedAPI {
    enum Wrapping {
        case fix(Fix)
        /// It could be wrapped, were it not for something beside it.
        case obstacle(String)
        case impossible
    }

    /// What can be wrapped as it stands: a statement that sets a property, and a toolbar's spacer.
    func wrapping(_ node: Syntax, _ symbol: NewSymbol, in context: RuleContext) -> Wrapping {
        let item: CodeBlockItemSyntax
        switch symbol.kind {
        case .member:
            guard let sequence = node.nearest(SequenceExprSyntax.self), sequence.elements.count > 2,
                let target = sequence.elements.first,
                sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false, node.isInside(target),
                let statement = sequence.parent?.as(CodeBlockItemSyntax.self)
            else { return .impossible }
            if sequence.callsSomething {
                return .obstacle(
                    "a call is part of the statement, and wrapped it would not be made below iOS \(symbol.since) any more")
            }
            item = Self.loop(around: statement) ?? statement
        case .type where ["ToolbarSpacer", "DefaultToolbarItem", "ToolbarOverflowMenu"].contains(symbol.name):
            guard let call = node.parent?.as(FunctionCallExprSyntax.self),
                let statement = call.parent?.as(CodeBlockItemSyntax.self),
                context.availability(of: node).minimum >= 16
            else { return .impossible }
            guard isBuilt(statement, in: context) else {
                return .obstacle("an `if` needs a builder around it: put `@ToolbarContentBuilder` in front of the declaration")
            }
            item = statement
        default: return .impossible
        }
        guard !context.file.text(of: item.textRange).contains(where: \.isNewline),
            let edits = StatementEdit(context).wrapping([item], in: "if \(condition(for: symbol, in: context))")
        else { return .impossible }
        return .fix(Fix(.safe, "Wrap it in `#available`", edits: edits))
    }

    /// Whether a builder of toolbars takes the statement: in the closure of `toolbar`, under `@ToolbarContentBuilder`, and in the
    /// `body` of a `ToolbarContent`.
    private func isBuilt(_ statement: CodeBlockItemSyntax, in context: RuleContext) -> Bool {
        var node = Syntax(statement)
        while let parent = node.parent {
            if let closure = parent.as(ClosureExprSyntax.self) {
                let call =
                    closure.parent?.as(FunctionCallExprSyntax.self)
                    ?? closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
                return call?.calleeName == "toolbar" && !parent.returns
            }
            if let function = parent.as(FunctionDeclSyntax.self) {
                return function.attributes.names("ToolbarContentBuilder") && !parent.returns
            }
            if let accessor = parent.as(AccessorDeclSyntax.self), accessor.attributes.names("ToolbarContentBuilder") {
                return !parent.returns
            }
            if let variable = parent.as(VariableDeclSyntax.self) {
                let isBody = variable.bindings.first?.pattern.trimmedDescription == "body" && isContent(variable, in: context)
                return (isBody || variable.attributes.names("ToolbarContentBuilder")) && !parent.returns
            }
            if parent.is(MemberBlockItemSyntax.self) { return false }
            node = parent
        }
        return false
    }

    /// Whether the property belongs to a type that is a toolbar's content.
    private func isContent(_ body: VariableDeclSyntax, in context: RuleContext) -> Bool {
        guard let type = body.enclosingType else { return false }
        return context.parts(of: type).flatMap(\.inherited).contains { name in
            ["ToolbarContent", "CustomizableToolbarContent"].contains { name == $0 || name.hasSuffix(".\($0)") }
        }
    }

    /// `items.forEach { $0.isNew = true }` as a whole, for the only statement in it.
    private static func loop(around statement: CodeBlockItemSyntax) -> CodeBlockItemSyntax? {
        guard let items = statement.parent?.as(CodeBlockItemListSyntax.self), items.count == 1,
            let call = items.parent?.as(ClosureExprSyntax.self)?.parent?.as(FunctionCallExprSyntax.self),
            call.calleeName == "forEach", !call.calledExpression.callsSomething
        else { return nil }
        return call.parent?.as(CodeBlockItemSyntax.self)
    }
}

extension SyntaxProtocol {
    /// Whether something beside reading and setting values happens in the code.
    fileprivate var callsSomething: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            guard let parent = token.parent else { return false }
            switch token.tokenKind {
            case .leftParen: return !parent.is(TupleExprSyntax.self)
            case .keyword(.await), .keyword(.try): return true
            default: return parent.is(ClosureExprSyntax.self) || parent.is(MacroExpansionExprSyntax.self)
            }
        }
    }

    /// Whether a `return` stands in the code, which takes its builder away.
    fileprivate var returns: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) } }
}
