import ReglazeEngine
import SwiftSyntax

/// What changes in the application delegate: what moved goes, and what the scene reaches becomes visible.
extension SceneDelegateText {
    mutating func removeMoved() {
        for function in launchFunctions() {
            let mine = split.statements.filter { $0.function.node.id == function.node.id }
            let remaining = mine.filter { !$0.moves && !$0.isCopied && !DelegateSplit.isFinalReturn($0.node) }
            let isWill = function.node.selector == DelegateSplit.launchSelectors[0]
            if isWill, remaining.isEmpty, mine.contains(where: \.moves) {
                edits.append(removal(of: Syntax(function.node), in: function.file))
                continue
            }
            var run: [CodeBlockItemSyntax] = []
            for statement in mine {
                let result = DelegateSplit.returnedVariable(statement.node)
                if statement.moves, result == nil { run.append(statement.node) } else { flush(&run, in: function.file) }
                if statement.moves, let result {
                    edits.append(Edit(path: function.file.path, range: result.textRange, text: "true"))
                }
            }
            flush(&run, in: function.file)
        }
        for (_, function) in callbacks { edits.append(removal(of: Syntax(function.node), in: function.file)) }
        for function in split.movedFunctions { edits.append(removal(of: Syntax(function.node), in: function.file)) }
        for property in split.movedProperties { edits.append(removal(of: Syntax(property.declaration), in: property.file)) }
        if let window = split.members.properties["window"] {
            if split.movesWindow {
                edits.append(removal(of: Syntax(window.declaration), in: window.file))
            } else if let initializer = window.binding.initializer, !DelegateWindow.all(in: initializer).isEmpty {
                if window.binding.typeAnnotation == nil {
                    obstacles.append("`window` has no type of its own")
                } else {
                    let start = window.binding.typeAnnotation?.textRange.upperBound ?? initializer.textRange.lowerBound
                    edits.append(Edit(path: window.file.path, range: start..<initializer.textRange.upperBound, text: ""))
                    if let lazy = window.lazyModifier {
                        let range = lazy.textRange.lowerBound..<lazy.endPosition.utf8Offset
                        edits.append(Edit(path: window.file.path, range: range, text: ""))
                    }
                }
            }
        }
    }

    mutating func flush(_ run: inout [CodeBlockItemSyntax], in file: SourceFile) {
        defer { run = [] }
        guard let first = run.first, let last = run.last else { return }
        let start = file.commentStart(of: Syntax(first))
        let end =
            file.isLastOnLine(last.textRange.upperBound)
            ? last.textRange.upperBound
            : file.endOfTrailingComment(of: Syntax(last))
        edits.append(Edit(path: file.path, range: file.removal(of: start..<end), text: ""))
    }

    func removal(of node: Syntax, in file: SourceFile) -> Edit {
        let start = file.commentStart(of: node)
        return Edit(
            path: file.path, range: file.removal(of: start..<file.endOfTrailingComment(of: node)), text: "")
    }

    /// What the scene delegate reaches must not be private.
    mutating func widenAccess() {
        reached.formUnion(reached.flatMap(typesInSignature))
        for name in reached.sorted() {
            var modifiers: [(DeclModifierListSyntax, SourceFile)] = split.members.functions(named: name).map {
                ($0.node.modifiers, $0.file)
            }
            if let property = split.members.properties[name] { modifiers.append((property.declaration.modifiers, property.file)) }
            modifiers += nestedTypes(named: name)
            for (list, file) in modifiers {
                for modifier in list {
                    let isPrivate = ["private", "fileprivate"].contains(modifier.name.text)
                    guard isPrivate, modifier.detail == nil || written.contains(name) else { continue }
                    let end = modifier.endPosition.utf8Offset
                    edits.append(Edit(path: file.path, range: modifier.textRange.lowerBound..<end, text: ""))
                }
            }
        }
        if split.members.nestedTypes.contains(where: { reached.contains($0) && holdsPrivateCode($0) }) { needsSameFile = true }
        for part in delegate.parts where part.kind == .extension && part.isPrivate {
            let names = Set(part.members.flatMap(\.functions).map(\.name.text))
            if !names.isDisjoint(with: reached) { needsSameFile = true }
        }
    }

    /// The nested types that a member's declaration names: they must be as visible as the member.
    private func typesInSignature(of name: String) -> [String] {
        var nodes: [Syntax] = split.members.functions(named: name).map { Syntax($0.node.signature) }
        if let property = split.members.properties[name] { nodes.append(Syntax(property.declaration)) }
        let words = nodes.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text) }
        return split.members.nestedTypes.filter(words.contains)
    }

    /// The declarations of types of that name inside the application delegate.
    private func nestedTypes(named name: String) -> [(DeclModifierListSyntax, SourceFile)] {
        delegate.parts.flatMap { part in
            part.members.compactMap { member in
                guard let type = member.decl.asProtocol((any NamedDeclSyntax).self), type.name.text == name,
                    DeclSyntax(member.decl).isTypeOrExtension || member.decl.is(TypeAliasDeclSyntax.self),
                    let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
                else { return nil }
                return (modifiers, part.file)
            }
        }
    }

    /// Whether a nested type has members that only its file sees.
    private func holdsPrivateCode(_ name: String) -> Bool {
        delegate.parts.flatMap(\.members).contains { member in
            member.decl.asProtocol((any NamedDeclSyntax).self)?.name.text == name
                && member.decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock.tokens(viewMode: .sourceAccurate)
                    .contains { $0.tokenKind == .keyword(.fileprivate) } == true
        }
    }

    /// Whether the class names what is private to the application delegate's file.
    var namesPrivateCode: Bool {
        let file = delegate.file
        var names: Set<String> = []
        for item in file.tree.statements {
            guard let declaration = item.item.as(DeclSyntax.self), declaration.id != delegate.declaration.node.id else {
                continue
            }
            let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
            let isPrivate = modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
            guard isPrivate else { continue }
            if let named = declaration.asProtocol((any NamedDeclSyntax).self) { names.insert(named.name.text) }
            if let variable = declaration.as(VariableDeclSyntax.self) {
                names.formUnion(LocalDeclarations.names(in: Syntax(variable)))
            }
            if let block = declaration.as(ExtensionDeclSyntax.self) {
                names.formUnion(block.memberBlock.members.flatMap(\.functions).map(\.name.text))
            }
        }
        let words = Set(declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        return !names.isDisjoint(with: words)
    }
}
