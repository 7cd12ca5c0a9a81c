import SwiftSyntax

/// A type, extension or typealias that the project declares.
public struct TypeDeclaration: Sendable {
    public enum Kind: Sendable { case `struct`, `class`, `enum`, actor, `protocol`, `extension`, alias }

    public let kind: Kind
    /// Without what it is nested in; for an extension, the last name of the extended type.
    public let name: String
    /// The names of the types that it is nested in, outermost first.
    public let parents: [String]
    /// The inherited types as written: `View`, `SwiftUI.View`, `ObservableObject`.
    public let inherited: [String]
    /// `private` or `fileprivate`: other files can't see it.
    public let isPrivate: Bool
    public let file: SourceFile
    public let node: DeclSyntax

    /// Whether the type says that it conforms to `name` (its extensions are not looked at).
    public func inherits(_ name: String) -> Bool {
        inherited.contains { $0 == name || $0.hasSuffix(".\(name)") }
    }

    /// The members, empty for an alias.
    public var members: MemberBlockItemListSyntax {
        node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
    }
}

/// Collects the declarations of one file, nested ones included; function bodies are not entered.
final class OutlineVisitor: SyntaxVisitor {
    private let file: SourceFile
    private var parents: [String] = []
    private(set) var types: [TypeDeclaration] = []

    init(_ file: SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .struct, node.name.text) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .class, node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .enum, node.name.text) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .actor, node.name.text) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .protocol, node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
        return enter(node, .extension, name)
    }
    override func visitPost(_ node: StructDeclSyntax) { parents.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { parents.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { parents.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { parents.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { parents.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { parents.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let target = node.initializer.value.trimmedDescription
        types.append(declaration(.alias, node.name.text, inherited: [target], modifiers: node.modifiers, node: DeclSyntax(node)))
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enter(_ node: some DeclGroupSyntax, _ kind: TypeDeclaration.Kind, _ name: String) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        types.append(declaration(kind, name, inherited: inherited, modifiers: node.modifiers, node: DeclSyntax(node)))
        parents.append(name)
        return .visitChildren
    }

    private func declaration(
        _ kind: TypeDeclaration.Kind, _ name: String, inherited: [String], modifiers: DeclModifierListSyntax, node: DeclSyntax
    ) -> TypeDeclaration {
        let isPrivate = modifiers.contains {
            $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
        }
        return TypeDeclaration(
            kind: kind, name: name, parents: parents, inherited: inherited, isPrivate: isPrivate, file: file, node: node)
    }
}
