import ReglazeEngine
import SwiftSyntax

/// A link in a loop whose flag is made of an optional that names the open row, as a path of what the optional holds.
///
/// Recognised is `isActive: Binding(get: { open == row.id }, set: { open = $0 ? row.id : nil })` in a loop, where `open` is private
/// state of the view that makes the stack.
struct RowConversion {
    let fix: Fix
    let why: String

    private struct Property {
        let declaration: VariableDeclSyntax
        /// `Station.ID` of `Station.ID?`.
        let type: String
        let uses: [ExprSyntax]
    }

    init?(around link: NavigationLinkForm, _ binding: ExprSyntax, in context: RuleContext) {
        let file = context.file
        guard let (name, value) = Self.optional(in: binding), let destination = link.destination, !link.hasEmptyLabel,
            !link.hasLooseComment,
            let loop = Self.loop(around: link.call), let (data, row) = Self.rows(of: loop),
            let container = Self.container(around: loop), let type = Self.type(around: container),
            let property = Self.property(name, of: type, link.call, file), !Self.usesPath(type),
            let item = ModifierChain(around: loop, in: file).whole.parent?.as(CodeBlockItemSyntax.self),
            let anchor = try? DestinationAnchor(around: item, file)
        else { return nil }
        let carriesRow = value.trimmedDescription == row
        guard carriesRow || value.trimmedDescription == "\(row).id", !context.carriesOtherValues(container) else { return nil }
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

        var edits: [Edit] = []
        var reasons = [
            "`path` takes the place of `\(name)`, and the open row is looked up in `\(data.trimmedDescription)` when it is shown"
        ]
        if let old = NavigationContainer(container, in: context) {
            guard let stack = old.becomesStack, case .rewrite(_, let reason) = old.verdict, container.leftParen == nil else {
                return nil
            }
            edits += stack.edits
            if let reason { reasons.append(reason) }
            edits.append(context.edit(old.nameToken.textRange.upperBound..<old.nameToken.textRange.upperBound, "(path: $path)"))
        } else {
            guard container.calleeName == "NavigationStack", container.arguments.isEmpty else { return nil }
            let end = container.calledExpression.textRange.upperBound
            edits.append(context.edit(end..<(container.rightParen?.textRange.upperBound ?? end), "(path: $path)"))
        }
        guard let replacement = link.valueLink(value.trimmedDescription, in: file) else { return nil }
        edits.append(context.replace(link.call, with: replacement))
        edits.append(context.replace(property.declaration, with: "@State private var path: [\(property.type)] = []"))
        for use in property.uses { edits.append(Self.rewritten(use, context)) }
        edits.append(
            anchor.insertion(
                of: { indentation in
                    Self.modifier(
                        destination, property.type, data: data.trimmedDescription, row: row, carriesRow: carriesRow, indentation,
                        file)
                }, in: context))
        fix = Fix(.unsafe, "Hold the open row in a path", edits: edits)
        why = reasons.joined(separator: "; ")
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

    private static func container(around node: some SyntaxProtocol) -> FunctionCallExprSyntax? {
        var next = node.parent
        while let parent = next, !parent.is(MemberBlockSyntax.self) {
            if let call = parent.as(FunctionCallExprSyntax.self), let name = call.calleeName {
                if name == "NavigationView" || name == "NavigationStack" { return call }
                if ["sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink", "NavigationSplitView"]
                    .contains(name)
                {
                    return nil
                }
            }
            next = parent.parent
        }
        return nil
    }

    private static func type(around node: some SyntaxProtocol) -> StructDeclSyntax? {
        var next = node.parent
        while let parent = next {
            if let type = parent.as(StructDeclSyntax.self) { return type }
            if parent.is(ExtensionDeclSyntax.self) || parent.is(ClassDeclSyntax.self) { return nil }
            next = parent.parent
        }
        return nil
    }

    private static func usesPath(_ type: StructDeclSyntax) -> Bool {
        type.tokens(viewMode: .sourceAccurate).contains { $0.text == "path" || $0.text == "$path" }
    }

    /// The optional, when it is private state that starts as nil, and every use of it outside the link is understood.
    private static func property(_ name: String, of type: StructDeclSyntax, _ link: FunctionCallExprSyntax, _ file: SourceFile)
        -> Property?
    {
        for member in type.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                let binding = variable.bindings.first, binding.pattern.trimmedDescription == name,
                variable.attributes.trimmedDescription == "@State",
                variable.modifiers.contains(where: { $0.name.text == "private" }),
                binding.initializer.map({ $0.value.trimmedDescription == "nil" }) ?? true,
                let wrapped = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription
            else { continue }
            guard file.tokens(named: "$\(name)").isEmpty, file.tokens(named: "_\(name)").isEmpty else { return nil }
            var uses: [ExprSyntax] = []
            for token in file.tokens(named: name) where !link.textRange.contains(token.textRange.lowerBound) {
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
                    if token.parent?.id == binding.pattern.id { continue }
                    return nil
                }
                guard ViewGraph.enclosingTypes(of: token).last == type.name.text else { continue }
                let parent = reference.parent?.as(MemberAccessExprSyntax.self)
                let isSelf = parent?.declName.id == reference.id && parent?.base?.trimmedDescription == "self"
                if parent != nil, !isSelf { return nil }
                uses.append(isSelf ? parent.map { ExprSyntax($0) } ?? ExprSyntax(reference) : ExprSyntax(reference))
            }
            return Property(declaration: variable, type: wrapped, uses: uses)
        }
        return nil
    }

    // MARK: - What is written

    /// `open = value` sets the path, anything else reads its last element.
    private static func rewritten(_ use: ExprSyntax, _ context: RuleContext) -> Edit {
        guard let sequence = use.parent?.parent?.as(SequenceExprSyntax.self), let first = sequence.elements.first,
            first.id == use.id,
            sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
        else { return context.replace(use, with: "path.last") }
        let values = sequence.elements.dropFirst(2)
        guard let start = values.first?.textRange.lowerBound, let end = values.last?.textRange.upperBound else {
            return context.replace(use, with: "path.last")
        }
        let value = context.file.text(of: start..<end)
        return context.replace(sequence, with: value == "nil" ? "path.removeAll()" : "path = [\(value)].compactMap { $0 }")
    }

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
