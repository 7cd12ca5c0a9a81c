import ReglazeEngine
import SwiftSyntax

/// The members of an application delegate, by name, with who mentions whom.
struct DelegateMembers {
    struct Property {
        let name: String
        let declaration: VariableDeclSyntax
        let binding: PatternBindingSyntax
        let file: SourceFile
        /// Stored, alone in its declaration, and without observers.
        let isPlain: Bool

        /// The modifier of a property that is made when it is asked for first.
        var lazyModifier: DeclModifierSyntax? { declaration.modifiers.first { $0.name.text == "lazy" } }

        /// Whether it is computed, and has no setter.
        var isReadOnly: Bool {
            guard let block = binding.accessorBlock else { return false }
            guard case .accessors(let list) = block.accessors else { return true }
            let specifiers = list.map(\.accessorSpecifier.tokenKind)
            return specifiers.contains(.keyword(.get)) && !specifiers.contains(.keyword(.set))
        }

        /// The code that runs when the property is asked for: the initial value of a lazy one, the body of a computed one.
        var codeAtUse: Syntax? {
            if lazyModifier != nil {
                return binding.initializer.map { Syntax($0.value) }
            }
            guard let block = binding.accessorBlock else { return nil }
            switch block.accessors {
            case .getter(let items): return Syntax(items)
            case .accessors(let list):
                return list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body.map { Syntax($0) }
            @unknown default: return nil
            }
        }
    }

    struct Function {
        let node: FunctionDeclSyntax
        let file: SourceFile
        var name: String { node.name.text }
    }

    let delegate: ApplicationDelegate
    private(set) var properties: [String: Property] = [:]
    private(set) var functions: [Function] = []
    private(set) var nestedTypes: Set<String> = []
    /// Every member's name.
    private(set) var names: Set<String> = []
    /// Static members, and others that are reached through the type.
    private(set) var staticMembers: Set<String> = []

    init(_ delegate: ApplicationDelegate) {
        self.delegate = delegate
        for part in delegate.parts {
            for member in part.members { add(member, in: part.file) }
        }
        names = Set(properties.keys).union(functions.map(\.name))
    }

    private mutating func add(_ member: MemberBlockItemSyntax, in file: SourceFile) {
        if let condition = member.decl.as(IfConfigDeclSyntax.self) {
            for case .decls(let inner) in condition.clauses.compactMap(\.elements) {
                for member in inner { add(member, in: file) }
            }
        }
        if let function = member.decl.as(FunctionDeclSyntax.self) { functions.append(Function(node: function, file: file)) }
        if let variable = member.decl.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                let isConditional = member.nearest(IfConfigDeclSyntax.self) != nil
                let isPlain = variable.bindings.count == 1 && binding.accessorBlock == nil && !isConditional
                properties[name] = Property(
                    name: name, declaration: variable, binding: binding, file: file, isPlain: isPlain)
            }
        }
        if let type = member.decl.asProtocol((any NamedDeclSyntax).self), DeclSyntax(member.decl).isTypeOrExtension {
            nestedTypes.insert(type.name.text)
        }
        if let alias = member.decl.as(TypeAliasDeclSyntax.self) { nestedTypes.insert(alias.name.text) }
    }

    func functions(named name: String) -> [Function] { functions.filter { $0.name == name } }

    /// The members that a node names: `store`, `self.store`.
    /// - Parameter atOnce: leaves out what closures name, which run later.
    func mentions(in node: some SyntaxProtocol, atOnce: Bool = false) -> Set<String> {
        var found: Set<String> = []
        let names = names
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, names.contains(name) else { continue }
            if token.isShorthandBinding, !token.seesLocal(name) { found.insert(name) }
            // `[weak store]` reads what it captures at once.
            if let capture = token.parent?.as(ClosureCaptureSyntax.self), capture.initializer == nil, capture.name == token,
                !(atOnce && capture.isDeferred(inside: Syntax(node)))
            {
                found.insert(name)
            }
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.baseName == token
            else { continue }
            if atOnce, reference.isDeferred(inside: Syntax(node)) { continue }
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
                if member.base?.isSelfReference ?? false { found.insert(name) }
            } else if !reference.seesLocal(name) {
                found.insert(name)
            }
        }
        return found
    }

    /// The members that a node writes: `x = …` and `self.x = …`.
    func assigned(in node: Syntax) -> Set<String> {
        var found: Set<String> = []
        for token in node.tokens(viewMode: .sourceAccurate) where token.tokenKind == .equal {
            guard let sign = token.parent?.as(AssignmentExprSyntax.self), let list = sign.parent?.as(ExprListSyntax.self),
                let target = list.first
            else { continue }
            if let reference = target.as(DeclReferenceExprSyntax.self), !reference.seesLocal(reference.baseName.text) {
                found.insert(reference.baseName.text)
            } else if let member = target.as(MemberAccessExprSyntax.self), member.base?.isSelfReference ?? false {
                found.insert(member.declName.baseName.text)
            }
        }
        return found
    }
}

extension ExprSyntax {
    /// `self`, or `self?` in a closure.
    var isSelfReference: Bool {
        if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.isSelfReference }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    }
}

extension TokenSyntax {
    /// The name in `if let url {`, which reads what it binds.
    var isShorthandBinding: Bool {
        guard let pattern = parent?.as(IdentifierPatternSyntax.self) else { return false }
        return pattern.parent?.as(OptionalBindingConditionSyntax.self)?.initializer == nil
            && pattern.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
}

extension SyntaxProtocol {
    /// Whether the node stands in a closure inside `outer` that is not called where it stands.
    func isDeferred(inside outer: Syntax) -> Bool {
        var node = parent
        var isCaptured = self.is(ClosureCaptureSyntax.self)
        while let current = node, current.id != outer.id {
            if current.is(ClosureCaptureSyntax.self) { isCaptured = true }
            if let closure = current.as(ClosureExprSyntax.self) {
                // What a closure captures is read where the closure is made.
                if isCaptured {
                    isCaptured = false
                    node = current.parent
                    continue
                }
                let call = closure.parent?.as(FunctionCallExprSyntax.self)
                if call?.calledExpression.id != ExprSyntax(closure).id { return true }
            }
            node = current.parent
        }
        return false
    }
}
