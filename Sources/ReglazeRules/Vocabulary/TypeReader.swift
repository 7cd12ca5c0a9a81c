import ReglazeEngine
import SwiftSyntax

/// Reads the type of an expression as far as declarations tell it. Nothing is guessed: what is inferred from a call, a generic or
/// a framework is nil.
struct TypeReader {
    let context: RuleContext
    private static let depthLimit = 8
    private static let plainWrappers: Set = [
        "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Published", "Bindable", "AppStorage",
        "SceneStorage",
    ]

    init(_ context: RuleContext) { self.context = context }

    /// The type's name as it is written: `Int`, `[Movie]`, `Movie?`, `Route`.
    func type(of expression: ExprSyntax, depth: Int = 0) -> String? {
        guard depth < Self.depthLimit else { return nil }
        switch expression.kind {
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .booleanLiteralExpr: return "Bool"
        case .stringLiteralExpr: return "String"
        default: break
        }
        if let array = expression.as(ArrayExprSyntax.self) { return elementType(of: array, depth: depth) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return type(ofCall: call, depth: depth) }
        if let member = expression.as(MemberAccessExprSyntax.self) { return type(ofMember: member, depth: depth) }
        guard let reference = expression.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil else { return nil }
        if reference.baseName.tokenKind == .keyword(.self) { return expression.enclosingType?.typePath.last }
        return LexicalScope(self).type(of: reference, depth: depth + 1)
    }

    /// What a projected value binds: the type of `tab` for `$tab`, of `model.tab` for `$model.tab`.
    func type(ofProjected expression: ExprSyntax) -> String? {
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            let name = member.declName.baseName.text
            if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
                guard name.hasPrefix("$"), let type = expression.enclosingType else { return nil }
                return self.type(ofMember: String(name.dropFirst()), in: type)
            }
            return type(ofProjected: base).flatMap { type(ofProperty: name, of: $0) }
        }
        guard let reference = expression.as(DeclReferenceExprSyntax.self), reference.baseName.text.hasPrefix("$"),
            let type = expression.enclosingType
        else { return nil }
        return self.type(ofMember: String(reference.baseName.text.dropFirst()), in: type)
    }

    /// The type of a collection's elements: `Int` for `0..<5`, `Movie` for a property of type `[Movie]`.
    func elementType(ofCollection expression: ExprSyntax, depth: Int = 0) -> String? {
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
            let parts = Array(sequence.elements)
            guard let sign = parts[1].as(BinaryOperatorExprSyntax.self), ["..<", "..."].contains(sign.operator.text),
                let lower = type(of: parts[0], depth: depth + 1), lower == "Int"
            else { return nil }
            return lower
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return elementType(ofCollection: only.expression, depth: depth + 1)
        }
        if let call = expression.as(FunctionCallExprSyntax.self), call.calleeName == "Array", call.arguments.count == 1,
            let only = call.arguments.first, only.label == nil
        {
            return elementType(ofCollection: only.expression, depth: depth + 1)
        }
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            switch member.declName.baseName.text {
            case "indices": return elementType(ofCollection: base, depth: depth + 1) == nil ? nil : "Int"
            case "allCases": return type(named: base.trimmedDescription)?.kind == .enum ? base.trimmedDescription : nil
            default: break
            }
        }
        guard let type = type(of: expression, depth: depth + 1), type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":")
        else { return nil }
        return String(type.dropFirst().dropLast())
    }

    /// The type of the property `name` of the type `typeName`.
    func type(ofProperty name: String, of typeName: String, depth: Int = 0) -> String? {
        let found = context.index.declarations(named: typeName).compactMap { declaration -> (StateProperty, SourceFile)? in
            StateProperty(named: name, in: declaration.node).map { ($0, declaration.file) }
        }
        guard found.count == 1, let (property, file) = found.first else { return nil }
        return TypeReader(context.moved(to: file)).type(of: property, depth: depth + 1)
    }

    /// The type of the member `name`, as it is seen from inside `type` or an extension.
    func type(ofMember name: String, in type: DeclSyntax, depth: Int = 0) -> String? {
        if let property = StateProperty(named: name, in: type) { return self.type(of: property, depth: depth + 1) }
        guard let typeName = type.typePath.last else { return nil }
        return self.type(ofProperty: name, of: typeName, depth: depth + 1)
    }

    func type(of property: StateProperty, depth: Int = 0) -> String? {
        let declared = property.type.map(Self.text) ?? property.initialValue.flatMap { type(of: $0, depth: depth + 1) }
        guard let wrapper = property.wrapperName else { return declared }
        // These wrap a value of the declared type; of others the declared type may be something else.
        return Self.plainWrappers.contains(wrapper) || property.type != nil ? declared : nil
    }

    /// The project's only type with this last name; where there are several, the one that `node` sees first.
    func type(named name: String, from node: (any SyntaxProtocol)? = nil) -> TypeDeclaration? {
        let path = name.prefix { $0 != "<" }.split(separator: ".").map(String.init)
        let types = context.index.declarations(named: path.last ?? name).filter { $0.kind != .extension }
        if types.count < 2 { return types.first }
        guard let node else { return nil }
        let around = node.enclosingType?.typePath ?? []
        let seen = types.filter { type in
            if type.isPrivate && type.file !== context.file { return false }
            if path.count > 1 { return type.parents.last == path.dropLast().last }
            return around.starts(with: type.parents)
        }
        let depth = seen.map(\.parents.count).max()
        let nearest = seen.filter { $0.parents.count == depth }
        return nearest.count == 1 ? nearest.first : nearest.filter { $0.file === context.file }.first
    }

    /// A type's text without `any`, `inout` and attributes.
    static func text(_ type: TypeSyntax) -> String {
        var type = type
        if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
        if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { type = implicit.wrappedType }
        return type.trimmedDescription
    }

    private func elementType(of array: ArrayExprSyntax, depth: Int) -> String? {
        let types = Set(array.elements.map { type(of: $0.expression, depth: depth + 1) })
        guard types.count == 1, let only = types.first, let only else { return nil }
        return "[\(only)]"
    }

    private func type(ofCall call: FunctionCallExprSyntax, depth: Int) -> String? {
        let callee = call.calledExpression.trimmedDescription
        if callee.hasPrefix("Binding<"), callee.hasSuffix(">") { return callee }
        guard let name = call.calleeName, call.trailingClosure == nil else { return nil }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text != "init" {
            // `Route.detail(id)` is a case with values; `Route.Detail(id)` may make a nested type, or call a function.
            if let type = enumType(of: member) { return type }
            guard let base = member.base?.as(DeclReferenceExprSyntax.self), let type = type(named: name, from: call),
                type.parents.last == base.baseName.text
            else { return nil }
            return isMade(type) ? callee : nil
        }
        guard name.first?.isUppercase ?? false else { return nil }
        if ["String", "Double", "UUID"].contains(name), call.calledExpression.is(DeclReferenceExprSyntax.self) { return name }
        guard let type = type(named: name, from: call), isMade(type) else { return nil }
        return callee.hasSuffix(".init") ? String(callee.dropLast(".init".count)) : callee
    }

    /// Whether a call of the type's name makes a value of it.
    private func isMade(_ type: TypeDeclaration) -> Bool {
        type.kind == .struct || type.kind == .class || type.kind == .actor
    }

    private func type(ofMember member: MemberAccessExprSyntax, depth: Int) -> String? {
        if let type = enumType(of: member) { return type }
        if member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self),
            let enclosing = member.enclosingType
        {
            return self.type(ofMember: member.declName.baseName.text, in: enclosing, depth: depth)
        }
        guard let base = member.base, let owner = type(of: base, depth: depth + 1) ?? typeName(base) else { return nil }
        return type(ofProperty: member.declName.baseName.text, of: owner, depth: depth + 1)
    }

    /// `Settings` in `Settings.shared`, where that is a type of the project.
    private func typeName(_ expression: ExprSyntax) -> String? {
        guard let reference = expression.as(DeclReferenceExprSyntax.self), type(named: reference.baseName.text) != nil else {
            return nil
        }
        return reference.baseName.text
    }

    /// `Route` for `Route.home` where the project's enum `Route` has that case.
    private func enumType(of member: MemberAccessExprSyntax) -> String? {
        guard let base = member.base, let name = base.trimmedDescription.split(separator: ".").last.map(String.init),
            name.first?.isUppercase ?? false, let type = type(named: base.trimmedDescription, from: member), type.kind == .enum
        else { return nil }
        let cases = type.node.allMembers.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap { $0.elements.map(\.name.text) }
        return cases.contains(member.declName.baseName.text) ? base.trimmedDescription : nil
    }
}
