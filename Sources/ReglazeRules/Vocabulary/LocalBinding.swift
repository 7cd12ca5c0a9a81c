import ReglazeEngine
import SwiftSyntax

/// What binds a name inside a function: a local, a parameter, a pattern, or the receiver that a helper hands to its closure.
struct LocalBinding {
    /// The type as it is written, where it is.
    private(set) var type: String?
    /// What it is given, where that is written.
    private(set) var value: ExprSyntax?
    /// The statement that declares a local on its own; nil for parameters and patterns.
    private(set) var statement: CodeBlockItemSyntax?

    /// The nearest binding of `name` around `node`, up to the type or the file; nil where there is none.
    init?(named name: String, from node: some SyntaxProtocol) {
        var child = Syntax(node)
        while let parent = child.parent {
            if let found = Self.binding(of: name, in: parent, above: child) {
                self = found
                return
            }
            if let declaration = parent.as(DeclSyntax.self), declaration.isTypeOrExtension { return nil }
            child = parent
        }
        return nil
    }

    private init(type: String? = nil, value: ExprSyntax? = nil, statement: CodeBlockItemSyntax? = nil) {
        self.type = type
        self.value = value
        self.statement = statement
    }

    private static func binding(of name: String, in parent: Syntax, above child: Syntax) -> LocalBinding? {
        switch parent.kind {
        case .codeBlockItemList: local(name, in: parent.cast(CodeBlockItemListSyntax.self), before: child)
        case .ifExpr:
            child.id == Syntax(parent.cast(IfExprSyntax.self).body).id
                ? condition(name, in: parent.cast(IfExprSyntax.self).conditions) : nil
        case .switchCase: pattern(name, in: parent.cast(SwitchCaseSyntax.self).label)
        case .forStmt:
            parent.cast(ForStmtSyntax.self).pattern.binds(name)
                ? LocalBinding(type: parent.cast(ForStmtSyntax.self).typeAnnotation?.type.trimmedDescription) : nil
        case .functionDecl: parameter(name, of: parent.cast(FunctionDeclSyntax.self).signature)
        case .initializerDecl: parameter(name, of: parent.cast(InitializerDeclSyntax.self).signature)
        case .closureExpr: parameter(name, of: parent.cast(ClosureExprSyntax.self))
        default: nil
        }
    }

    private static func local(_ name: String, in items: CodeBlockItemListSyntax, before child: Syntax) -> LocalBinding? {
        // At the top of a file a name is a global, whatever the order; a type's rule asks for it there.
        guard !(items.parent?.is(SourceFileSyntax.self) ?? false) || child.is(CodeBlockItemSyntax.self) else { return nil }
        // The last one before the place wins.
        for item in items.prefix(while: { Syntax($0).id != child.id }).reversed() {
            if let variable = item.item.as(VariableDeclSyntax.self) {
                for binding in variable.bindings where binding.pattern.binds(name) {
                    return LocalBinding(
                        type: binding.typeAnnotation?.type.trimmedDescription, value: binding.initializer?.value,
                        statement: variable.bindings.count == 1 ? item : nil)
                }
            } else if let check = item.item.as(GuardStmtSyntax.self), let found = condition(name, in: check.conditions) {
                return found
            }
        }
        return nil
    }

    private static func condition(_ name: String, in conditions: ConditionElementListSyntax) -> LocalBinding? {
        for condition in conditions {
            if let optional = condition.condition.as(OptionalBindingConditionSyntax.self), optional.pattern.binds(name) {
                // `if let item` names what is further out.
                guard let value = optional.initializer?.value else {
                    return LocalBinding(named: name, from: conditions) ?? LocalBinding()
                }
                return LocalBinding(type: optional.typeAnnotation?.type.trimmedDescription, value: value)
            }
            if let matching = condition.condition.as(MatchingPatternConditionSyntax.self), matching.pattern.binds(name) {
                return LocalBinding(type: matching.pattern.castType)
            }
        }
        return nil
    }

    private static func pattern(_ name: String, in label: SwitchCaseSyntax.Label) -> LocalBinding? {
        guard case .case(let cases) = label else { return nil }
        return cases.caseItems.first { $0.pattern.binds(name) }.map { LocalBinding(type: $0.pattern.castType) }
    }

    private static func parameter(_ name: String, of signature: FunctionSignatureSyntax) -> LocalBinding? {
        signature.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
            .map { LocalBinding(type: TypeReader.text($0.type)) }
    }

    private static func parameter(_ name: String, of closure: ClosureExprSyntax) -> LocalBinding? {
        guard let clause = closure.signature?.parameterClause else {
            return name == "$0" && closure.signature == nil ? LocalBinding(value: receiver(of: closure)) : nil
        }
        switch clause {
        case .simpleInput(let list):
            guard list.contains(where: { $0.name.text == name }) else { return nil }
            return LocalBinding(value: list.count == 1 ? receiver(of: closure) : nil)
        case .parameterClause(let clause):
            guard let found = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) else { return nil }
            if let type = found.type { return LocalBinding(type: TypeReader.text(type)) }
            return LocalBinding(value: clause.parameters.count == 1 ? receiver(of: closure) : nil)
        default: return nil
        }
    }

    /// `UINavigationBar()` in `UINavigationBar().then { $0… }` and in `with(UINavigationBar()) { $0… }`.
    private static func receiver(of closure: ClosureExprSyntax) -> ExprSyntax? {
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id else {
            return nil
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
            return ["with", "configure", "mutate"].contains(call.calleeName) ? call.arguments.first?.expression : nil
        }
        return UIKitReader.configurators.contains(member.declName.baseName.text) ? base : nil
    }
}

extension SyntaxProtocol {
    /// Whether a pattern binds this name.
    func binds(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            token.text == name && token.parent?.is(IdentifierPatternSyntax.self) ?? false
        }
    }
}

extension PatternSyntax {
    /// The type in `let bar as UINavigationBar`.
    fileprivate var castType: String? {
        if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.castType }
        return self.as(ExpressionPatternSyntax.self)?.expression.castType
    }
}
