import ReglazeEngine
import SwiftSyntax

/// A link in a loop whose flag is made of an optional that names the open row, as a path of what the optional holds.
///
/// Recognised is `isActive: Binding(get: { open == row.id }, set: { open = $0 ? row.id : nil })` in a loop, where `open` is private
/// state of the view that makes the stack.
struct RowConversion {
    let fix: Fix
    let why: String

    init?(around link: NavigationLinkForm, _ binding: ExprSyntax, in context: RuleContext) {
        let file = context.file
        guard let (name, value) = Self.optional(in: binding), let destination = link.destination, !link.hasEmptyLabel,
            !link.hasLooseComment,
            let loop = Self.loop(around: link.call), let (data, row) = Self.rows(of: loop),
            let body = StackBody(around: loop), let path = body.path(in: context),
            let property = OptionalState(name, of: body.type, outside: [link.call.textRange], in: file),
            let item = ModifierChain(around: loop, in: file).whole.parent?.as(CodeBlockItemSyntax.self),
            let anchor = try? DestinationAnchor(around: item, file)
        else { return nil }
        let carriesRow = value.trimmedDescription == row
        guard carriesRow || value.trimmedDescription == "\(row).id" else { return nil }
        // The link's code is moved as it stands, and the property goes.
        let moved = [destination.node, link.label?.node, link.title.map { Syntax($0) }].compactMap { $0 }
        guard !moved.contains(where: { $0.tokens(viewMode: .sourceAccurate).contains { $0.text == name } }) else { return nil }
        let locals = LocalNames(between: loop, and: anchor.root)
        guard locals.firstUse(in: destination.node) == nil, locals.firstUse(in: data) == nil else { return nil }
        let inner = LocalNames(between: link.call, and: loop)
        let others = inner.names.subtracting([row, "$0", "$1", "$2"])
        guard !others.contains(where: { name in destination.node.tokens(viewMode: .sourceAccurate).contains { $0.text == name } })
        else {
            return nil
        }

        var edits = path.edits + property.edits(in: context)
        let reason =
            "`path` takes the place of `\(name)`, and the open row is looked up in `\(data.trimmedDescription)` when it is shown"
        guard let replacement = link.valueLink(value.trimmedDescription, in: file) else { return nil }
        edits.append(context.replace(link.call, with: replacement))
        edits.append(
            anchor.insertion(
                of: { indentation in
                    Self.modifier(
                        destination, property.type, data: data.trimmedDescription, row: row, carriesRow: carriesRow, indentation,
                        file)
                }, in: context))
        fix = Fix(.unsafe, "Hold the open row in a path", edits: edits)
        why = [reason, path.why].compactMap { $0 }.joined(separator: "; ")
    }

    // MARK: - What is recognised

    /// The optional and the row's value in `Binding(get: { open == row.id }, set: { open = $0 ? row.id : nil })`.
    private static func optional(in binding: ExprSyntax) -> (name: String, value: ExprSyntax)? {
        guard let call = binding.as(FunctionCallExprSyntax.self), ["Binding", "init"].contains(call.calleeName ?? ""),
            let getter = call.arguments.argument("get")?.expression.as(ClosureExprSyntax.self)?.statements,
            let setter = call.arguments.argument("set")?.expression.as(ClosureExprSyntax.self)
                ?? call.trailingClosure, getter.count == 1, setter.statements.count == 1,
            let comparison = getter.first?.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }), comparison.count == 3,
            comparison[1].trimmedDescription == "==",
            let assignment = setter.statements.first?.item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
            assignment.count >= 3,
            assignment[1].is(AssignmentExprSyntax.self), assignment[0].trimmedDescription == comparison[0].trimmedDescription
        else { return nil }
        let flag = parameter(of: setter)
        let rest = assignment[2...].map(\.trimmedDescription).joined(separator: " ")
        let value = comparison[2]
        guard rest == "\(flag) ? \(value.trimmedDescription) : nil" else { return nil }
        let name = comparison[0].trimmedDescription.replacing("self.", with: "")
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? (name, value) : nil
    }

    private static func parameter(of closure: ClosureExprSyntax) -> String {
        guard let clause = closure.signature?.parameterClause else { return "$0" }
        return clause.trimmedDescription.filter { $0 != "(" && $0 != ")" }.split(separator: ",").first.map(String.init) ?? "$0"
    }

    private static func loop(around node: some SyntaxProtocol) -> FunctionCallExprSyntax? {
        var next = node.parent
        while let parent = next {
            if let call = parent.as(FunctionCallExprSyntax.self), let name = call.calleeName {
                if name == "ForEach" || name == "List" && call.arguments.contains(where: { $0.label == nil }) { return call }
                if ViewGraph.containers.contains(name) || name == "NavigationLink" && call.id != node.id { return nil }
            }
            if parent.is(MemberBlockSyntax.self) { return nil }
            next = parent.parent
        }
        return nil
    }

    /// The collection that a loop runs over, and the name of its row.
    private static func rows(of loop: FunctionCallExprSyntax) -> (data: ExprSyntax, row: String)? {
        guard let data = loop.arguments.first, data.label == nil, loop.arguments.labels.allSatisfy({ ["_", "id"].contains($0) }),
            data.expression.is(DeclReferenceExprSyntax.self) || data.expression.is(MemberAccessExprSyntax.self),
            !data.expression.trimmedDescription.hasSuffix(".indices"),
            case .simpleInput(let parameters)? = loop.trailingClosure?.signature?.parameterClause, parameters.count == 1,
            let row = parameters.first?.name.text
        else { return nil }
        return (data.expression, row)
    }

    // MARK: - What is written

    private static func modifier(
        _ destination: NavigationLinkForm.Content, _ type: String, data: String, row: String, carriesRow: Bool,
        _ indentation: String,
        _ file: SourceFile
    ) -> String {
        let unit = file.indentationUnit
        let depth = indentation + unit + (carriesRow ? "" : unit)
        let content = destination.text(indentedBy: depth, in: file)
        if carriesRow {
            return ".navigationDestination(for: \(type).self) { \(row) in\n\(depth)\(content)\n\(indentation)}"
        }
        let id = row == "id" ? "value" : "id"
        return """
            .navigationDestination(for: \(type).self) { \(id) in
            \(indentation)\(unit)if let \(row) = \(data).first(where: { $0.id == \(id) }) {
            \(depth)\(content)
            \(indentation)\(unit)}
            \(indentation)}
            """
    }
}
