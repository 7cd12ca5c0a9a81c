import ReglazeEngine
import SwiftSyntax

/// A `@State private var flag = false` of one view, and everything that is done with it.
struct FlagProperty {
    enum Use {
        /// `$flag`, the token's node.
        case binding(DeclReferenceExprSyntax)
        /// `flag = true`, the whole statement.
        case write(SequenceExprSyntax, Bool)
        /// The value is read; the node is `flag` or `self.flag`.
        case read(ExprSyntax)
        /// Anything else: `flag.toggle()`, `_flag`, `&flag`.
        case other(Syntax)
    }

    let name: String
    let declaration: VariableDeclSyntax
    let uses: [Use]

    /// nil when `name` is no private Boolean `@State` property of the type with a `false` to start with.
    init?(_ name: String, of type: DeclSyntax, in file: SourceFile) {
        guard let group = type.asProtocol((any DeclGroupSyntax).self) else { return nil }
        let declaration = group.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.first { variable in
            variable.bindings.count == 1
                && variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
        }
        guard let declaration, let binding = declaration.bindings.first,
            declaration.attributes.count == 1, declaration.attributes.trimmedDescription == "@State",
            declaration.modifiers.contains(where: { $0.name.text == "private" }), binding.accessorBlock == nil,
            binding.typeAnnotation.map({ $0.type.trimmedDescription == "Bool" }) ?? true,
            binding.initializer?.value.trimmedDescription == "false"
        else { return nil }
        self.name = name
        self.declaration = declaration
        let typeName = ViewGraph.typeName(of: type) ?? ""
        let tokens = ["", "$", "_"].flatMap { file.tokens(named: $0 + name, besides: typeName) }
            .filter { $0.parent?.id != binding.pattern.id }
        uses = tokens.compactMap { Self.use($0, typeName) }
    }

    private static func use(_ token: TokenSyntax, _ typeName: String) -> Use? {
        guard ViewGraph.enclosingTypes(of: token).contains(typeName) else { return nil }
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
            // A label `flag:` or a parameter of that name.
            return token.parent?.is(LabeledExprSyntax.self) ?? false ? nil : .other(Syntax(token))
        }
        var node = ExprSyntax(reference)
        if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
            guard member.base?.trimmedDescription == "self" else {
                // `other.flag` is another type's member.
                return member.base == nil ? nil : nil
            }
            node = ExprSyntax(member)
        }
        if token.text.hasPrefix("_") { return .other(Syntax(node)) }
        if token.text.hasPrefix("$") { return .binding(reference) }
        guard let parent = node.parent else { return .other(Syntax(node)) }
        if let list = parent.as(ExprListSyntax.self), let sequence = list.parent?.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[0].id == node.id, elements[1].is(AssignmentExprSyntax.self) {
                guard let value = elements[2].as(BooleanLiteralExprSyntax.self),
                    sequence.parent?.is(CodeBlockItemSyntax.self) ?? false
                else { return .other(Syntax(node)) }
                return .write(sequence, value.literal.tokenKind == .keyword(.true))
            }
            if elements.contains(where: { $0.is(AssignmentExprSyntax.self) }), elements.first?.id == node.id {
                return .other(Syntax(node))
            }
            return .read(node)
        }
        if parent.is(MemberAccessExprSyntax.self) || parent.is(InOutExprSyntax.self) || parent.is(KeyPathExprSyntax.self) {
            return .other(Syntax(node))
        }
        return .read(node)
    }
}
