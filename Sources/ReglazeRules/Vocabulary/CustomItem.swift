import ReglazeEngine
import SwiftSyntax

/// `UIBarButtonItem(customView: view)`: the view, what is said of it, and how the item is named.
struct CustomItem {
    let call: FunctionCallExprSyntax
    let view: ExprSyntax
    /// The view's name, as `BarStatement.key` writes it; nil where it is made right in the call.
    let viewName: String?
    /// What makes the view; nil where that is not to be seen.
    let made: ExprSyntax?
    private let context: RuleContext

    init?(_ node: some SyntaxProtocol, in context: RuleContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.calleeName == "UIBarButtonItem",
            call.arguments.labels == ["customView"], let view = call.arguments.first?.expression.unwrapped
        else { return nil }
        self.call = call
        self.view = view
        self.context = context
        if let reference = view.as(DeclReferenceExprSyntax.self) {
            viewName = reference.baseName.text
            made = Self.value(of: reference.baseName.text, from: reference)
        } else if let member = view.as(MemberAccessExprSyntax.self), member.base?.isSelf ?? false {
            viewName = member.declName.baseName.text
            made = Self.property(viewName ?? "", around: view)?.initialValue?.unwrapped
        } else {
            viewName = nil
            made = view.is(FunctionCallExprSyntax.self) ? view : nil
        }
    }

    private static func value(of name: String, from node: some SyntaxProtocol) -> ExprSyntax? {
        if let local = LocalBinding(named: name, from: node) { return local.value?.unwrapped }
        return property(name, around: node)?.initialValue?.unwrapped
    }

    private static func property(_ name: String, around node: some SyntaxProtocol) -> StateProperty? {
        node.enclosingType.flatMap { StateProperty(named: name, in: $0) }
    }

    /// The call of the view's own initialiser: `UIButton(type: .system)`, also at the start of a closure that returns it.
    var initializer: FunctionCallExprSyntax? {
        guard let call = made?.as(FunctionCallExprSyntax.self) else { return nil }
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
            guard let name = Self.returned(by: closure) else { return nil }
            for item in closure.statements {
                guard let variable = item.item.as(VariableDeclSyntax.self), let property = StateProperty(variable),
                    property.name == name
                else { continue }
                return property.initialValue?.unwrapped.as(FunctionCallExprSyntax.self)
            }
            return nil
        }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            UIKitReader.configurators.contains(member.declName.baseName.text)
        {
            return base.as(FunctionCallExprSyntax.self)
        }
        return call.calleeName?.first?.isUppercase ?? false ? call : nil
    }

    /// The name that a closure returns.
    private static func returned(by closure: ClosureExprSyntax) -> String? {
        closure.statements.last?.item.as(ReturnStmtSyntax.self)?.expression?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// The project's class of the view, where it is one.
    var ownClass: TypeDeclaration? {
        initializer?.calleeName.flatMap { name in
            let types = context.index.declarations(named: name).filter { $0.kind == .class }
            return types.count == 1 ? types[0] : nil
        }
    }

    /// The UIKit class of the view.
    var className: String? {
        UIKitReader(context).type(of: view) ?? initializer?.calleeName.flatMap { UIKitReader(context).baseClass(of: $0) }
    }

    /// Where statements about the view may stand: the function for a local, else the type.
    var scope: Syntax {
        guard let viewName, LocalBinding(named: viewName, from: call) == nil else { return call.bodyAround }
        return call.typeAround
    }

    /// The statements about the view with one of `names`, those on its `layer` included.
    func statements(_ names: Set<String>) -> [BarStatement] {
        var found: [BarStatement] = []
        if let viewName {
            found += BarStatement.all(names, in: scope).filter { $0.key == viewName || $0.key == "\(viewName).layer" }
        }
        guard let call = made?.as(FunctionCallExprSyntax.self) else { return found }
        if let closure = call.calledExpression.as(ClosureExprSyntax.self), let name = Self.returned(by: closure) {
            found += BarStatement.all(names, in: closure).filter { $0.key == name || $0.key == "\(name).layer" }
        } else if let closure = call.trailingClosure {
            let name = closure.signature.flatMap(Self.parameter) ?? "$0"
            found += BarStatement.all(names, in: closure).filter { $0.key == name || $0.key == "\(name).layer" }
        }
        return found
    }

    private static func parameter(_ signature: ClosureSignatureSyntax) -> String? {
        guard case .simpleInput(let list)? = signature.parameterClause, list.count == 1 else { return nil }
        return list.first?.name.text
    }

    /// The item's name where the call stands, the statement that gives it, and whether the name is an optional.
    struct Name {
        let text: String
        let isOptional: Bool
        let statement: CodeBlockItemSyntax
    }

    var name: Name? {
        if let clause = call.parent?.as(InitializerClauseSyntax.self),
            let binding = clause.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let variable = binding.nearest(VariableDeclSyntax.self), variable.bindings.count == 1,
            let item = variable.parent?.as(CodeBlockItemSyntax.self)
        {
            guard isItem(binding.typeAnnotation?.type.trimmedDescription) else { return nil }
            return Name(
                text: name, isOptional: binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false, statement: item)
        }
        guard let sequence = call.parent?.parent?.as(SequenceExprSyntax.self), let statement = BarStatement(sequence),
            statement.value?.id == ExprSyntax(call).id, let item = statement.item, let left = sequence.elements.first
        else { return nil }
        let property = statement.name.text
        let isSystem = ["leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem"].contains(property)
        guard !isSystem else { return Name(text: left.trimmedDescription, isOptional: true, statement: item) }
        guard statement.target?.isSelf ?? true else { return nil }
        if let local = LocalBinding(named: property, from: call) {
            guard isItem(local.type) else { return nil }
            return Name(text: left.trimmedDescription, isOptional: local.type?.hasSuffix("?") ?? false, statement: item)
        }
        guard let declared = Self.property(property, around: call), isItem(declared.type?.trimmedDescription) else { return nil }
        let type = declared.type?.trimmedDescription ?? ""
        return Name(text: left.trimmedDescription, isOptional: type.hasSuffix("?") || type.hasSuffix("!"), statement: item)
    }

    /// Whether what is set of a bar button can be set of this type: not of `Any`. Without an annotation it is the call's own.
    private func isItem(_ type: String?) -> Bool {
        guard let name = type?.filter({ !"?!".contains($0) }) else { return true }
        return name.lastTypeName == "UIBarButtonItem" || UIKitReader(context).baseClass(of: name) == "UIBarButtonItem"
    }
}
