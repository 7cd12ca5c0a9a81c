import ReglazeEngine
import SwiftSyntax

/// A statement that gives a bar, an appearance or a bar item something: `bar.isTranslucent = false`,
/// `appearance.configureWithOpaqueBackground()`, or the same on `self` in a class of that kind.
struct BarStatement: Sendable {
    /// The whole assignment or call.
    let node: ExprSyntax
    /// What is spoken to; nil where that is `self`, not written.
    let target: ExprSyntax?
    /// The property, or the function.
    let name: TokenSyntax
    /// What is assigned, as far as it is one expression; nil for a call.
    let value: ExprSyntax?
    let isCall: Bool

    init?(_ node: some SyntaxProtocol) {
        if let call = node.as(FunctionCallExprSyntax.self) {
            guard let name = call.calledName else { return nil }
            self.init(node: ExprSyntax(call), target: call.calledTarget, name: name, value: nil, isCall: true)
            return
        }
        guard let sequence = node.as(SequenceExprSyntax.self) else { return nil }
        let parts = Array(sequence.elements)
        guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self) else { return nil }
        let value = parts.count == 3 ? parts[2] : nil
        if let member = parts[0].as(MemberAccessExprSyntax.self), let base = member.base {
            self.init(node: ExprSyntax(sequence), target: base, name: member.declName.baseName, value: value, isCall: false)
        } else if let reference = parts[0].as(DeclReferenceExprSyntax.self) {
            self.init(node: ExprSyntax(sequence), target: nil, name: reference.baseName, value: value, isCall: false)
        } else {
            return nil
        }
    }

    private init(node: ExprSyntax, target: ExprSyntax?, name: TokenSyntax, value: ExprSyntax?, isCall: Bool) {
        self.node = node
        self.target = target
        self.name = name
        self.value = value
        self.isCall = isCall
    }

    /// The object's name without `self.`, `?` and `!`, so that two ways to write it are one; `self` for nothing written.
    var key: String { target.map(Self.key) ?? "self" }

    static func key(of expression: ExprSyntax) -> String {
        var text = expression.trimmedDescription.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
        if text.hasPrefix("self.") { text = String(text.dropFirst("self.".count)) }
        return text
    }

    /// The name without its aliases: `tabBar` for `bar` below `let bar = self.tabBar`.
    var resolvedKey: String { target.map { Self.resolvedKey(of: $0) } ?? "self" }

    static func resolvedKey(of expression: ExprSyntax, depth: Int = 0) -> String {
        let plain = expression.unwrapped
        guard depth < 6 else { return key(of: plain) }
        if let member = plain.as(MemberAccessExprSyntax.self), let base = member.base {
            let name = member.declName.baseName.text
            return base.unwrapped.isSelf ? name : "\(resolvedKey(of: base, depth: depth + 1)).\(name)"
        }
        guard let reference = plain.as(DeclReferenceExprSyntax.self),
            let value = LocalBinding(named: reference.baseName.text, from: reference)?.value?.unwrapped,
            value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
        else { return key(of: plain) }
        return resolvedKey(of: value, depth: depth + 1)
    }

    /// What binds the name that the object begins with, inside the function: two objects of one name may be bound twice.
    var binder: SyntaxIdentifier? {
        guard var root = target?.unwrapped else { return nil }
        while let base = root.as(MemberAccessExprSyntax.self)?.base { root = base.unwrapped }
        guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let binding = LocalBinding(named: name, from: root)
        else { return nil }
        if let declaration = binding.statement { return Syntax(declaration).id }
        if let value = binding.value { return Syntax(value).id }
        var child = Syntax(root)
        while let parent = child.parent {
            let parts: [Syntax?] =
                switch parent.kind {
                case .closureExpr: [parent.as(ClosureExprSyntax.self)?.signature.map { Syntax($0) }]
                case .functionDecl: [parent.as(FunctionDeclSyntax.self).map { Syntax($0.signature) }]
                case .initializerDecl: [parent.as(InitializerDeclSyntax.self).map { Syntax($0.signature) }]
                case .switchCase: [parent.as(SwitchCaseSyntax.self).map { Syntax($0.label) }]
                case .ifExpr: [parent.as(IfExprSyntax.self).map { Syntax($0.conditions) }]
                case .forStmt: [parent.as(ForStmtSyntax.self).map { Syntax($0.pattern) }]
                default: []
                }
            let binds = parts.contains { part in
                part?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } ?? false
            }
            if binds { return parent.id }
            child = parent
        }
        return nil
    }

    /// The statement as an item of a block; nil where it is part of something else.
    var item: CodeBlockItemSyntax? { node.parent?.as(CodeBlockItemSyntax.self) }

    /// The UIKit class of the object.
    func targetClass(in context: RuleContext) -> String? {
        let reader = UIKitReader(context)
        guard let target else {
            // A local of the same name is not the property.
            return LocalBinding(named: name.text, from: node) == nil ? reader.classAround(node) : nil
        }
        return reader.type(of: target)
    }

    /// The proxy `UINavigationBar.appearance(…)` that the object is or comes from.
    var proxy: FunctionCallExprSyntax? { target.flatMap(Self.proxy) }

    static func proxy(in expression: ExprSyntax) -> FunctionCallExprSyntax? {
        let expression = expression.unwrapped
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return call.calleeName == "appearance" && call.calledExpression.is(MemberAccessExprSyntax.self) ? call : nil
        }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.flatMap(proxy) }
        guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return nil }
        return LocalBinding(named: reference.baseName.text, from: reference)?.value?.as(FunctionCallExprSyntax.self)
            .flatMap { $0.calleeName == "appearance" ? $0 : nil }
    }

    /// Whether `nil`, `.clear` or an empty colour is assigned.
    var assignsNothing: Bool {
        guard let value else { return false }
        if value.is(NilLiteralExprSyntax.self) { return true }
        let text = value.trimmedDescription
        return text == ".clear" || text.hasSuffix("Color.clear")
    }

    func assigns(_ literal: Bool) -> Bool {
        value?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(literal ? .true : .false)
    }

    /// Every such statement with one of `names` in `scope`, in order.
    static func all(_ names: Set<String>, in scope: some SyntaxProtocol) -> [BarStatement] {
        StatementVisitor(names, in: scope).found
    }
}

extension FunctionCallExprSyntax {
    fileprivate var calledName: TokenSyntax? {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    }
    fileprivate var calledTarget: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }
}

private final class StatementVisitor: SyntaxVisitor {
    private let names: Set<String>
    private(set) var found: [BarStatement] = []

    init(_ names: Set<String>, in scope: some SyntaxProtocol) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
        walk(scope)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { add(node) }

    private func add(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        if let statement = BarStatement(node), names.contains(statement.name.text) { found.append(statement) }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The function, initialiser, accessor or property around the node, whose statements belong together; the file at its top.
    var bodyAround: Syntax {
        var node = Syntax(self)
        while let parent = node.parent {
            switch parent.kind {
            case .functionDecl, .initializerDecl, .accessorDecl, .deinitializerDecl, .subscriptDecl: return parent
            case .variableDecl where parent.parent?.is(MemberBlockItemSyntax.self) ?? false: return parent
            default: node = parent
            }
        }
        return node
    }

    /// The body, and the other parts of the type where the node is about something that outlives the body.
    var typeAround: Syntax { enclosingType.map { Syntax($0) } ?? bodyAround }
}
