import SwiftSyntax

/// The names that are bound between a piece of code and a place further out, which it can't take along when it moves there.
struct LocalNames {
    private(set) var names: Set<String> = []

    /// - Parameters:
    ///   - node: the code that is to move.
    ///   - outer: a node around it, to whose scope it moves.
    init(between node: some SyntaxProtocol, and outer: some SyntaxProtocol) {
        var child = Syntax(node)
        while let parent = child.parent, child.id != Syntax(outer).id {
            if let closure = parent.as(ClosureExprSyntax.self) {
                read(closure)
            } else if let items = parent.as(CodeBlockItemListSyntax.self) {
                for item in items {
                    if item.id == Syntax(child).id { break }
                    read(item)
                }
            } else if let statement = parent.as(IfExprSyntax.self), child.id == Syntax(statement.body).id {
                for condition in statement.conditions { read(pattern: condition.condition) }
            } else if let switchCase = parent.as(SwitchCaseSyntax.self) {
                read(pattern: Syntax(switchCase.label))
            } else if let loop = parent.as(ForStmtSyntax.self) {
                read(pattern: loop.pattern)
            }
            child = parent
        }
    }

    /// The first of the names that `node` reads, `$0` and the like included.
    func firstUse(in node: some SyntaxProtocol) -> String? {
        guard !names.isEmpty else { return nil }
        for token in node.tokens(viewMode: .sourceAccurate) {
            guard token.parent?.is(DeclReferenceExprSyntax.self) ?? false else { continue }
            // `a.name` reads a member, not the name.
            if let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), member.declName.id == token.parent?.id,
                member.base != nil
            {
                continue
            }
            let text = token.text
            let name = text.hasPrefix("$") && !text.dropFirst().allSatisfy(\.isNumber) ? String(text.dropFirst()) : text
            guard names.contains(name) else { continue }
            // The code may bind the name again itself.
            if !LocalNames(between: token, and: node).names.contains(name) { return text }
        }
        return nil
    }

    private mutating func read(_ closure: ClosureExprSyntax) {
        guard let signature = closure.signature else {
            names.formUnion(["$0", "$1", "$2"])
            return
        }
        switch signature.parameterClause {
        case .simpleInput(let parameters): names.formUnion(parameters.map { $0.name.text })
        case .parameterClause(let clause):
            for parameter in clause.parameters { names.insert((parameter.secondName ?? parameter.firstName).text) }
        default: break
        }
    }

    private mutating func read(_ item: CodeBlockItemSyntax) {
        if let variable = item.item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings { read(pattern: binding.pattern) }
        } else if let function = item.item.as(FunctionDeclSyntax.self) {
            names.insert(function.name.text)
        } else if let check = item.item.as(GuardStmtSyntax.self) {
            for condition in check.conditions { read(pattern: condition.condition) }
        }
    }

    private mutating func read(pattern: some SyntaxProtocol) {
        for token in pattern.tokens(viewMode: .sourceAccurate) {
            if let identifier = token.parent?.as(IdentifierPatternSyntax.self) { names.insert(identifier.identifier.text) }
        }
    }
}
