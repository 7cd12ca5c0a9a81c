import ReglazeEngine
import SwiftSyntax

/// Reads the type of an expression as far as declarations tell it. Nothing is guessed: what is inferred from a call, a generic or
/// a framework is nil.
struct TypeReader {
    let context: RuleContext
    private static let depthLimit = 8

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
        let plain = ["State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Published", "Bindable"]
        return plain.contains(wrapper) || property.type != nil ? declared : nil
    }

    /// The project's only type with this last name.
    func type(named name: String) -> TypeDeclaration? {
        let last = name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? name
        return context.index.type(named: last)
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
        guard let name = call.calleeName, call.trailingClosure == nil else { return nil }
        if name.first?.isUppercase ?? false {
            if ["Int", "String", "Double", "UUID", "URL"].contains(name), call.calledExpression.is(DeclReferenceExprSyntax.self) {
                return name == "String" || name == "UUID" || name == "Double" ? name : nil
            }
            guard let type = type(named: name), type.kind == .struct || type.kind == .class || type.kind == .actor else {
                return nil
            }
            return call.calledExpression.trimmedDescription
        }
        // `Route.detail(id)` is a case with values.
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        return enumType(of: member)
    }

    private func type(ofMember member: MemberAccessExprSyntax, depth: Int) -> String? {
        if let type = enumType(of: member) { return type }
        if member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self),
            let enclosing = member.enclosingType
        {
            return self.type(ofMember: member.declName.baseName.text, in: enclosing, depth: depth)
        }
        guard let base = member.base, let owner = type(of: base, depth: depth + 1) else { return nil }
        return type(ofProperty: member.declName.baseName.text, of: owner, depth: depth + 1)
    }

    /// `Route` for `Route.home` where the project's enum `Route` has that case.
    private func enumType(of member: MemberAccessExprSyntax) -> String? {
        guard let base = member.base, let name = base.trimmedDescription.split(separator: ".").last.map(String.init),
            name.first?.isUppercase ?? false, let type = type(named: name), type.kind == .enum
        else { return nil }
        let cases = type.node.allMembers.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap { $0.elements.map(\.name.text) }
        return cases.contains(member.declName.baseName.text) ? base.trimmedDescription : nil
    }
}
