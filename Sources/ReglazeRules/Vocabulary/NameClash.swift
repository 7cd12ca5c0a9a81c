import ReglazeEngine
import SwiftSyntax

extension RuleContext {
    /// Whether a new property called `name` in `owner` would collide with something there: a member, a local, a parameter, or a bare
    /// call that means a function from elsewhere. `ignored` are tokens that the rewrite takes away.
    func isTaken(_ name: String, in owner: DeclSyntax, ignoring ignored: (TokenSyntax) -> Bool = { _ in false }) -> Bool {
        guard let typeName = owner.typePath.last else { return true }
        let parts = index.declarations(named: typeName)
        for part in parts {
            for token in part.file.tokens(named: name) where token.isInside(part.node) && !ignored(token) && token.meansBareName {
                return true
            }
        }
        // `extension View { func dismiss() }`: a value's `dismiss()` elsewhere would change its meaning.
        let protocols = Set(
            ["View", "ViewModifier"]
                + parts.flatMap { $0.inherited.map(\.lastTypeName) })
        return index.files(declaringMember: name).contains { file in
            file.tokens(named: name).contains { token in
                guard let parent = token.parent,
                    parent.is(FunctionDeclSyntax.self) || parent.is(IdentifierPatternSyntax.self),
                    let type = token.enclosingType, let name = type.typePath.last
                else { return false }
                return (type.is(ExtensionDeclSyntax.self) || type.is(ProtocolDeclSyntax.self)) && protocols.contains(name)
                    && token.isMemberDeclaration
            }
        }
    }
}

extension TokenSyntax {
    /// Whether the token stands for a name that is looked up where it stands, or declares one: not a label, and not a member of
    /// something other than `self`.
    fileprivate var meansBareName: Bool {
        guard let parent else { return false }
        if let reference = parent.as(DeclReferenceExprSyntax.self) {
            if reference.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false { return false }
            guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id else {
                return true
            }
            return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        }
        return declaresName
    }

    /// Whether the token names a local, a parameter, a property or a function where it is declared.
    var declaresName: Bool {
        guard let parent else { return false }
        switch parent.kind {
        case .identifierPattern, .functionDecl, .closureShorthandParameter, .closureCapture: return true
        case .functionParameter:
            let parameter = parent.cast(FunctionParameterSyntax.self)
            return (parameter.secondName ?? parameter.firstName).id == id
        case .closureParameter:
            let parameter = parent.cast(ClosureParameterSyntax.self)
            return (parameter.secondName ?? parameter.firstName).id == id
        default: return false
        }
    }

    /// Whether the declaration that the token names is a type's member, not a local.
    fileprivate var isMemberDeclaration: Bool {
        var node = parent
        while let current = node {
            if current.is(MemberBlockItemSyntax.self) { return true }
            if current.is(CodeBlockItemSyntax.self) { return false }
            node = current.parent
        }
        return false
    }
}
