import ReglazeEngine
import SwiftSyntax

/// What Swift passes to an entry point today, so that a second one can be called alike.
enum EntryArguments {
    /// - Returns: `graph: graph, `, empty where the function takes nothing; nil where the values are those of the type that calls it,
    ///   or where no call was found.
    static func text(of entry: EntryPoint, in files: [SourceFile]) -> String? {
        values(of: entry, in: files).map { values in values.map { "\($0.name): \($0.expression), " }.joined() }
    }

    /// The same one by one; empty where the function takes nothing.
    static func values(of entry: EntryPoint, in files: [SourceFile]) -> [PassedValue]? {
        let parameters = entry.function.parameters
        guard !parameters.isEmpty else { return [] }
        for file in files {
            for token in file.tokens(named: entry.function.name) {
                guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                    member.base?.trimmedDescription == entry.swiftBase,
                    let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id,
                    call.trailingClosure == nil, call.arguments.map({ $0.label?.text }) == parameters.map(\.name),
                    isFree(Syntax(call.arguments), of: Syntax(call))
                else { continue }
                return call.arguments.map {
                    PassedValue(name: $0.label?.text ?? "", type: nil, expression: $0.expression.trimmedDescription)
                }
            }
        }
        return nil
    }

    /// Whether an expression uses nothing that the type or the function around it declares.
    private static func isFree(_ arguments: Syntax, of call: Syntax) -> Bool {
        var declared: Set<String> = ["self", "context", "coordinator"]
        var node = call.parent
        while let current = node {
            if let type = current.asProtocol((any DeclGroupSyntax).self) {
                for member in type.memberBlock.members {
                    if let variable = member.decl.as(VariableDeclSyntax.self) {
                        declared.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
                    } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                        declared.insert(function.name.text)
                    }
                }
            } else if let block = current.as(CodeBlockItemListSyntax.self) {
                for item in block {
                    guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
                    declared.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
                }
            } else if let function = current.as(FunctionDeclSyntax.self) {
                declared.formUnion(
                    function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
            }
            node = current.parent
        }
        return arguments.tokens(viewMode: .sourceAccurate).allSatisfy { !declared.contains($0.text) }
    }
}
