import ReglazeEngine
import SwiftSyntax

/// What a bare name means at a place: the nearest local, parameter or property that declares it.
struct LexicalScope {
    private let reader: TypeReader

    init(_ reader: TypeReader) { self.reader = reader }

    /// The type of what `reference` names; nil where the nearest declaration does not tell it.
    func type(of reference: DeclReferenceExprSyntax, depth: Int) -> String? {
        let name = reference.baseName.text
        var child = Syntax(reference)
        while let parent = child.parent {
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                if let answer = local(name, in: items, before: child, depth: depth) { return answer.type }
            } else if let closure = parent.as(ClosureExprSyntax.self) {
                if let answer = parameter(name, of: closure, depth: depth) { return answer.type }
            } else if let function = parent.as(FunctionDeclSyntax.self) {
                if let answer = parameter(name, of: function.signature) { return answer.type }
            } else if let initializer = parent.as(InitializerDeclSyntax.self) {
                if let answer = parameter(name, of: initializer.signature) { return answer.type }
            } else if let statement = parent.as(IfExprSyntax.self), child.id == Syntax(statement.body).id {
                if let answer = binding(name, in: statement.conditions, depth: depth) { return answer.type }
            } else if let label = parent.as(SwitchCaseSyntax.self), binds(name, label) {
                return nil
            } else if let loop = parent.as(ForStmtSyntax.self), names(loop.pattern).contains(name) {
                return loop.pattern.is(IdentifierPatternSyntax.self)
                    ? reader.elementType(ofCollection: loop.sequence, depth: depth + 1) : nil
            } else if let type = parent.as(DeclSyntax.self), type.isTypeOrExtension {
                return reader.type(ofMember: name, in: type, depth: depth)
            }
            child = parent
        }
        return nil
    }

    private struct Answer { var type: String? }

    private func local(_ name: String, in items: CodeBlockItemListSyntax, before child: Syntax, depth: Int) -> Answer? {
        var found: Answer?
        for item in items {
            if Syntax(item).id == child.id { break }
            if case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) {
                for binding in variable.bindings where names(binding.pattern).contains(name) {
                    found = Answer(type: StateProperty(variable).flatMap { reader.type(of: $0, depth: depth + 1) })
                }
            } else if case .stmt(let statement) = item.item, let check = statement.as(GuardStmtSyntax.self) {
                found = binding(name, in: check.conditions, depth: depth) ?? found
            }
        }
        return found
    }

    private func binding(_ name: String, in conditions: ConditionElementListSyntax, depth: Int) -> Answer? {
        for condition in conditions {
            if let optional = condition.condition.as(OptionalBindingConditionSyntax.self),
                names(optional.pattern).contains(name)
            {
                let value = optional.initializer?.value
                guard let type = value.flatMap({ reader.type(of: $0, depth: depth + 1) }), type.hasSuffix("?") else {
                    return Answer(type: optional.typeAnnotation.map { TypeReader.text($0.type) })
                }
                return Answer(type: String(type.dropLast()))
            }
            if let matching = condition.condition.as(MatchingPatternConditionSyntax.self),
                names(matching.pattern).contains(name)
            {
                return Answer(type: nil)
            }
        }
        return nil
    }

    private func parameter(_ name: String, of signature: FunctionSignatureSyntax) -> Answer? {
        for parameter in signature.parameterClause.parameters where (parameter.secondName ?? parameter.firstName).text == name {
            return Answer(type: parameter.ellipsis == nil ? TypeReader.text(parameter.type) : nil)
        }
        return nil
    }

    private func parameter(_ name: String, of closure: ClosureExprSyntax, depth: Int) -> Answer? {
        guard let signature = closure.signature else {
            guard name == "$0" else { return nil }
            return Answer(type: elementType(for: closure, depth: depth))
        }
        if signature.capture?.items.contains(where: { $0.name.text == name && $0.initializer != nil }) ?? false {
            return Answer(type: nil)
        }
        switch signature.parameterClause {
        case .simpleInput(let list):
            guard list.contains(where: { $0.name.text == name }) else { return nil }
            return Answer(type: list.count == 1 ? elementType(for: closure, depth: depth) : nil)
        case .parameterClause(let clause):
            for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text == name {
                if let type = parameter.type { return Answer(type: TypeReader.text(type)) }
                return Answer(type: clause.parameters.count == 1 ? elementType(for: closure, depth: depth) : nil)
            }
            return nil
        default: return nil
        }
    }

    /// What `List` and `ForEach` hand to their rows.
    private func elementType(for closure: ClosureExprSyntax, depth: Int) -> String? {
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id,
            let name = call.calleeName, ["List", "ForEach"].contains(name),
            call.calledExpression.is(DeclReferenceExprSyntax.self), let data = call.arguments.first, data.label == nil,
            !data.expression.trimmedDescription.hasPrefix("$")
        else { return nil }
        return reader.elementType(ofCollection: data.expression, depth: depth + 1)
    }

    private func binds(_ name: String, _ label: SwitchCaseSyntax) -> Bool {
        guard case .case(let cases) = label.label else { return false }
        return cases.caseItems.contains { names($0.pattern).contains(name) }
    }

    /// The names that a pattern binds.
    private func names(_ pattern: some SyntaxProtocol) -> Set<String> {
        Set(
            pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
                token.parent?.is(IdentifierPatternSyntax.self) ?? false ? token.text : nil
            })
    }
}
