import SwiftSyntax

/// What a function declares for itself, and where it is seen.
enum LocalDeclarations {
    /// The names that a pattern, a condition or a statement binds.
    static func names(in node: Syntax) -> Set<String> {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.names
    }

    /// The names that a statement declares for the ones below it, the branches of an `#if` included.
    static func declared(by item: Syntax) -> Set<String> {
        if let variable = item.as(VariableDeclSyntax.self) {
            return variable.bindings.reduce(into: []) { $0.formUnion(names(in: Syntax($1.pattern))) }
        }
        if let guarded = item.as(GuardStmtSyntax.self) {
            return guarded.conditions.reduce(into: []) { $0.formUnion(names(bound: $1)) }
        }
        if let function = item.as(FunctionDeclSyntax.self) { return [function.name.text] }
        guard let condition = item.as(IfConfigDeclSyntax.self) else { return [] }
        return condition.clauses.reduce(into: []) { found, clause in
            guard case .statements(let items) = clause.elements else { return }
            for item in items { found.formUnion(declared(by: Syntax(item.item))) }
        }
    }

    /// The names that a condition binds: `let url = …`, `case .some(let url)`.
    fileprivate static func names(bound element: ConditionElementSyntax) -> Set<String> {
        switch element.condition {
        case .optionalBinding(let binding): names(in: Syntax(binding.pattern))
        case .matchingPattern(let pattern): names(in: Syntax(pattern.pattern))
        default: []
        }
    }

    private final class Visitor: SyntaxVisitor {
        var names: Set<String> = []

        override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.identifier.text)
            return .visitChildren
        }
    }
}

extension SyntaxProtocol {
    /// Whether `name`, written at this node, means something that the function around it declares.
    /// - Parameter outer: looks at what is declared inside of it only.
    func seesLocal(_ name: String, inside outer: Syntax? = nil) -> Bool {
        var node = Syntax(self)
        while node.id != outer?.id, let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
            if Self.declares(name, in: parent, above: node) { return true }
            node = parent
        }
        return false
    }

    /// Whether `parent` declares the name for its child `node`.
    private static func declares(_ name: String, in parent: Syntax, above node: Syntax) -> Bool {
        if let items = parent.as(CodeBlockItemListSyntax.self) {
            for item in items {
                if item.id == node.id { return false }
                if LocalDeclarations.declared(by: Syntax(item.item)).contains(name) { return true }
            }
        }
        if let elements = parent.as(ConditionElementListSyntax.self) {
            for element in elements {
                if element.id == node.id { return false }
                if LocalDeclarations.names(bound: element).contains(name) { return true }
            }
        }
        if let branch = parent.as(IfExprSyntax.self), branch.body.id == node.id {
            return branch.conditions.contains { LocalDeclarations.names(bound: $0).contains(name) }
        }
        if let loop = parent.as(WhileStmtSyntax.self), loop.body.id == node.id {
            return loop.conditions.contains { LocalDeclarations.names(bound: $0).contains(name) }
        }
        if let loop = parent.as(ForStmtSyntax.self), loop.body.id == node.id {
            return LocalDeclarations.names(in: Syntax(loop.pattern)).contains(name)
        }
        if let branch = parent.as(SwitchCaseSyntax.self), case .case(let label) = branch.label {
            return LocalDeclarations.names(in: Syntax(label)).contains(name)
        }
        if let handler = parent.as(CatchClauseSyntax.self) {
            return name == "error" || LocalDeclarations.names(in: Syntax(handler.catchItems)).contains(name)
        }
        if let closure = parent.as(ClosureExprSyntax.self) { return declares(name, closure.signature) }
        guard let function = parent.as(FunctionDeclSyntax.self) else { return false }
        return function.signature.parameterClause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    }

    private static func declares(_ name: String, _ signature: ClosureSignatureSyntax?) -> Bool {
        guard let signature else { return false }
        if let capture = signature.capture?.items, capture.contains(where: { $0.name.text == name }) { return true }
        switch signature.parameterClause {
        case .simpleInput(let parameters): return parameters.contains { $0.name.text == name }
        case .parameterClause(let clause):
            return clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
        default: return false
        }
    }
}
