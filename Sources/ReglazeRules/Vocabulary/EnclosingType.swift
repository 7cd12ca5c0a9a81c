import ReglazeEngine
import SwiftSyntax

extension SyntaxProtocol {
    /// The nearest type or extension around the node; nil at the top of a file.
    var enclosingType: DeclSyntax? {
        var node = parent
        while let current = node {
            if let declaration = current.as(DeclSyntax.self), declaration.isTypeOrExtension { return declaration }
            node = current.parent
        }
        return nil
    }

    /// The nearest node of this kind around the node.
    func nearest<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        var node = parent
        while let current = node {
            if let found = current.as(kind) { return found }
            node = current.parent
        }
        return nil
    }

    /// Whether `other` stands around the node, or is it.
    func isInside(_ other: some SyntaxProtocol) -> Bool {
        var node: Syntax? = Syntax(self)
        while let current = node {
            if current.id == Syntax(other).id { return true }
            node = current.parent
        }
        return false
    }
}

extension DeclSyntax {
    var isTypeOrExtension: Bool {
        switch kind {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
        default: false
        }
    }

    /// The names from the outermost type in, as far as they are written: `["Picker", "Coordinator"]`; for an extension, the names
    /// of the extended type. Generic arguments are left out.
    var typePath: [String] {
        if let extended = self.as(ExtensionDeclSyntax.self) {
            return extended.extendedType.trimmedDescription.prefix { $0 != "<" }.split(separator: ".").map(String.init)
        }
        guard let name = asProtocol((any NamedDeclSyntax).self)?.name.text else { return [] }
        return (enclosingType?.typePath ?? []) + [name]
    }

    /// The inherited types as written.
    var inheritedTypes: [String] {
        asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    }

    var members: MemberBlockItemListSyntax? { asProtocol((any DeclGroupSyntax).self)?.memberBlock.members }

    /// Every member, those inside `#if` included.
    var allMembers: [DeclSyntax] { members.map(Self.flatten) ?? [] }

    private static func flatten(_ members: MemberBlockItemListSyntax) -> [DeclSyntax] {
        members.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return condition.clauses.flatMap { clause -> [DeclSyntax] in
                guard case .decls(let inner)? = clause.elements else { return [] }
                return flatten(inner)
            }
        }
    }
}

extension SourceFile {
    /// The line on which `node` starts.
    func line(of node: some SyntaxProtocol) -> Int { lines.position(of: node.textRange.lowerBound).line }
}

extension RuleContext {
    /// How a place is named in a message: `line 12`, or `Sources/Other.swift, line 12` for another file.
    func place(of node: some SyntaxProtocol, in other: SourceFile) -> String {
        let line = "line \(other.line(of: node))"
        return other.path == file.path ? line : "\(other.path), \(line)"
    }
}
