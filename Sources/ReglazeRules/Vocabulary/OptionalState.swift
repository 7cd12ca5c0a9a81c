import ReglazeEngine
import SwiftSyntax

/// A `@State private var open: Value?` that starts as nil, and every place that reads or writes it outside the links that go.
struct OptionalState {
    let declaration: VariableDeclSyntax
    /// `Station.ID` of `Station.ID?`.
    let type: String
    /// `open` or `self.open`.
    let uses: [ExprSyntax]

    /// nil when there is no such property, or one of its uses is not understood.
    /// - Parameter links: where uses are not looked at, because the code goes.
    init?(_ name: String, of owner: StructDeclSyntax, outside links: [Range<Int>], in file: SourceFile) {
        func isInLink(_ token: TokenSyntax) -> Bool { links.contains { $0.contains(token.textRange.lowerBound) } }
        let declaration = owner.memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.first { variable in
            variable.bindings.count == 1 && variable.bindings.first?.pattern.trimmedDescription == name
        }
        guard let declaration, let binding = declaration.bindings.first,
            declaration.attributes.trimmedDescription == "@State",
            declaration.modifiers.contains(where: { $0.name.text == "private" }),
            binding.initializer.map({ $0.value.trimmedDescription == "nil" }) ?? true,
            let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription,
            file.tokens(named: "$\(name)").allSatisfy(isInLink), file.tokens(named: "_\(name)").isEmpty
        else { return nil }
        var uses: [ExprSyntax] = []
        for token in file.tokens(named: name) where !isInLink(token) {
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
                if token.parent?.id == binding.pattern.id { continue }
                return nil
            }
            guard ViewGraph.enclosingTypes(of: token).last == owner.name.text else { continue }
            let parent = reference.parent?.as(MemberAccessExprSyntax.self)
            let isSelf = parent?.declName.id == reference.id && parent?.base?.trimmedDescription == "self"
            if parent != nil, !isSelf { return nil }
            uses.append(isSelf ? parent.map { ExprSyntax($0) } ?? ExprSyntax(reference) : ExprSyntax(reference))
        }
        self.declaration = declaration
        self.type = type
        self.uses = uses
        for use in uses {
            guard let value = assigned(by: use, in: file), value.hasPrefix("."), !Self.isCase(value) else { continue }
            return nil
        }
    }

    /// The property and its uses with a path in their place: `open = value` sets it, anything else reads its last element.
    func edits(in context: RuleContext) -> [Edit] {
        [context.replace(declaration, with: "@State private var path: [\(type)] = []")] + uses.map { edit(of: $0, in: context) }
    }

    /// What is assigned to it, as written; nil for one that only reads.
    func assigned(by use: ExprSyntax, in file: SourceFile) -> String? {
        guard let values = Self.assignment(of: use)?.elements.dropFirst(2), let start = values.first?.textRange.lowerBound,
            let end = values.last?.textRange.upperBound
        else { return nil }
        return file.text(of: start..<end)
    }

    private func edit(of use: ExprSyntax, in context: RuleContext) -> Edit {
        guard let sequence = Self.assignment(of: use), let value = assigned(by: use, in: context.file) else {
            return context.replace(use, with: "path.last")
        }
        if value == "nil" || value == ".none" { return context.replace(sequence, with: "path.removeAll()") }
        // A value that is certain needs no unwrapping, and `.case` alone could not be inferred through one.
        let isCertain = Self.isCase(value) || Int(value) != nil || value.hasPrefix("\"") || value.hasPrefix("\(type).")
        return context.replace(sequence, with: isCertain ? "path = [\(value)]" : "path = [\(value)].compactMap { $0 }")
    }

    /// `.terms`, without a payload.
    private static func isCase(_ value: String) -> Bool {
        value.hasPrefix(".") && value.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func assignment(of use: ExprSyntax) -> SequenceExprSyntax? {
        guard let sequence = use.parent?.parent?.as(SequenceExprSyntax.self), sequence.elements.first?.id == use.id,
            sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
        else { return nil }
        return sequence
    }
}
