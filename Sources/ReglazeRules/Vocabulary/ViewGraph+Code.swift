import SwiftSyntax

/// What a piece of code is: its type, a preview, an action.
extension ViewGraph {
    /// The names of the types and extended types around `node`, outermost first.
    static func enclosingTypes(of node: some SyntaxProtocol) -> [String] {
        var names: [String] = []
        var next = node.parent
        while let parent = next {
            if let declaration = parent.as(DeclSyntax.self), let name = typeName(of: declaration) { names.append(name) }
            next = parent.parent
        }
        return names.reversed()
    }

    /// The name of the type that a declaration declares or extends.
    static func typeName(of declaration: DeclSyntax) -> String? {
        if let node = declaration.as(StructDeclSyntax.self) { return node.name.text }
        if let node = declaration.as(ClassDeclSyntax.self) { return node.name.text }
        if let node = declaration.as(EnumDeclSyntax.self) { return node.name.text }
        if let node = declaration.as(ActorDeclSyntax.self) { return node.name.text }
        if let node = declaration.as(ProtocolDeclSyntax.self) { return node.name.text }
        if let node = declaration.as(ExtensionDeclSyntax.self) {
            return node.extendedType.trimmedDescription.lastTypeName
        }
        return nil
    }

    /// The types that a declaration stands in, or that its extended type's name tells: `Home` for `extension Home.Page`.
    static func parents(of declaration: DeclSyntax) -> [String] {
        guard let node = declaration.as(ExtensionDeclSyntax.self) else { return enclosingTypes(of: declaration) }
        return node.extendedType.trimmedDescription.prefix { $0 != "<" }.split(separator: ".").dropLast().map(String.init)
    }

    /// The type declaration whose member `declaration` is; nil for a local or global one.
    static func owner(of declaration: some DeclSyntaxProtocol) -> DeclSyntax? {
        guard let item = declaration.parent?.as(MemberBlockItemSyntax.self) else { return nil }
        var next = item.parent
        while let parent = next {
            if let block = parent.as(MemberBlockSyntax.self) { return block.parent?.as(DeclSyntax.self) }
            next = parent.parent
        }
        return nil
    }

    /// Whether the text of a preview holds `node`.
    static func isInPreview(_ node: some SyntaxProtocol) -> Bool {
        sequence(first: Syntax(node), next: \.parent).contains { parent in
            if let macro = parent.as(MacroExpansionExprSyntax.self) { return macro.macroName.text == "Preview" }
            if let macro = parent.as(MacroExpansionDeclSyntax.self) { return macro.macroName.text == "Preview" }
            guard let group = parent.asProtocol((any DeclGroupSyntax).self) else { return false }
            return group.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix("PreviewProvider") }
                ?? false
        }
    }

    private static let actionLabels: Set<String> = [
        "action", "perform", "onDismiss", "onCommit", "onEditingChanged", "set", "completion", "execute",
    ]
    private static let actionCalls: Set<String> = ["task", "refreshable", "Task", "withAnimation", "async", "asyncAfter", "sink"]

    /// Whether `child` is a closure behind a label that says: run it when something happens.
    static func isAction(_ child: Syntax, in parent: Syntax) -> Bool {
        guard child.is(ClosureExprSyntax.self) else { return false }
        if let argument = parent.as(LabeledExprSyntax.self) { return actionLabels.contains(argument.label?.text ?? "") }
        if let closure = parent.as(MultipleTrailingClosureElementSyntax.self) { return actionLabels.contains(closure.label.text) }
        return false
    }

    /// Whether `child` is the trailing closure of a call that runs it when something happens.
    static func isAction(_ child: Syntax, of call: FunctionCallExprSyntax) -> Bool {
        guard let closure = call.trailingClosure, Syntax(closure).id == child.id, let name = call.calleeName else {
            return false
        }
        if name == "Button" { return call.arguments.argument("action") == nil && call.arguments.argument("intent") == nil }
        if actionCalls.contains(name) { return true }
        return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
    }

    /// Whether a function may hand back a view; one that returns nothing, or a controller, shows it in its own way.
    static func returnsView(_ function: FunctionDeclSyntax) -> Bool {
        guard let type = function.signature.returnClause?.type.trimmedDescription else { return false }
        return !type.hasSuffix("Controller") && !type.hasSuffix("Controller?") && type != "Void"
    }

    static func name(of variable: VariableDeclSyntax) -> String {
        variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
    }

    /// `Foo(…)`, `Foo { }`, `Foo<Bar>(…)`, `Foo.init(…)`.
    static func isInstantiated(_ reference: DeclReferenceExprSyntax) -> Bool {
        var callee = ExprSyntax(reference)
        if let generic = callee.parent?.as(GenericSpecializationExprSyntax.self) { callee = ExprSyntax(generic) }
        if let member = callee.parent?.as(MemberAccessExprSyntax.self) {
            if member.declName.baseName.text == "init", member.base?.id == callee.id {
                callee = ExprSyntax(member)
            } else if member.declName.id == reference.id, member.base?.is(DeclReferenceExprSyntax.self) ?? false {
                callee = ExprSyntax(member)
            }
        }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.id == callee.id
    }

    static func isClosure(_ child: Syntax) -> Bool {
        if child.is(ClosureExprSyntax.self) || child.is(MultipleTrailingClosureElementListSyntax.self) { return true }
        return child.is(LabeledExprListSyntax.self)
    }

    static func isGlobal(_ function: FunctionDeclSyntax) -> Bool {
        function.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    }
}
