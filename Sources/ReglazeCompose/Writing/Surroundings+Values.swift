import ReglazeEngine

// Values that arguments need.
extension Surroundings {
    /// The lines that declare what an expression needs and is not written yet; nil where it needs something of the host.
    mutating func values(for expression: KotlinNode, in index: Int) -> [Piece]? {
        var lines: [Piece] = []
        let before = (written, parameters, gaps.count, sources.count)
        guard need(expression, in: index, &lines) else {
            (written, parameters) = (before.0, before.1)
            gaps.removeLast(gaps.count - before.2)
            sources.removeLast(sources.count - before.3)
            return nil
        }
        return lines
    }

    private mutating func need(_ expression: KotlinNode, in index: Int, _ lines: inout [Piece]) -> Bool {
        let file = chain.links[index].function.place.file
        noteHidden(in: [expression], file)
        for name in KotlinNames.references(in: expression) {
            guard let local = KotlinScope.local(name.text, at: name) else { continue }
            switch local {
            case .variable(let property):
                if KotlinCode.holds(expression, property) { continue }
                guard !unavailable.contains(name.text) else { return false }
                guard !written.contains(name.text) else { continue }
                guard declare(property, in: index, &lines) else { return false }
                written.insert(name.text)
            case .parameter(let parameter, let function):
                if KotlinCode.holds(expression, function) { continue }
                guard !unavailable.contains(name.text) else { return false }
                guard !written.contains(name.text) else { continue }
                guard function == chain.links[index].function.place.node, take(parameter, in: index, &lines) else { return false }
                written.insert(name.text)
            case .lambdaParameter(let lambda):
                if KotlinCode.holds(expression, lambda) || written.contains(name.text) { continue }
                return false
            }
        }
        return true
    }

    /// Writes a `val` of `App` or the host.
    private mutating func declare(_ property: KotlinNode, in index: Int, _ lines: inout [Piece]) -> Bool {
        let file = chain.links[index].function.place.file
        guard property.kind == "property_declaration", let value = KotlinCode.initializer(of: property),
            draft.app.meaning(of: value, in: file) == nil
        else { return false }
        sources.append(file)
        if let pruned = choose(value, property, in: index, &lines) {
            lines.append(.line(pruned))
            return true
        }
        guard need(value, in: index, &lines) else { return false }
        let call = KotlinCall(value)
        if call?.name == "remember", !(call?.trailingLambda?.node.text.contains("StateOf") ?? true) {
            lines.append(.line("// TODO: every tab and every page makes its own; share it where it holds state."))
            gaps.append(
                ReadingNote(
                    location: KotlinPlace(property, in: file).location,
                    text:
                        "`\(KotlinCode.declaredName(of: property) ?? "this")` is made anew for every tab and every page, as each is a host "
                        + "of its own: share it, for instance as a value of the file that holds the entry points"))
        }
        lines.append(.line(text(of: property, in: file)))
        return true
    }

    /// `when { … }` without the branches that ask the host.
    private mutating func choose(_ value: KotlinNode, _ property: KotlinNode, in index: Int, _ lines: inout [Piece]) -> String? {
        guard value.kind == "when_expression", value.child(ofKind: "when_subject") == nil else { return nil }
        let file = chain.links[index].function.place.file
        let entries = value.namedChildren.filter { $0.kind == "when_entry" }
        var removed: [KotlinNode] = []
        var needed: [Piece] = []
        for entry in entries {
            if let pieces = values(for: entry, in: index) {
                needed += pieces
            } else if entry.child("condition") != nil {
                removed.append(entry)
            } else {
                return nil
            }
        }
        guard !removed.isEmpty, removed.count < entries.count else { return nil }
        lines += needed
        for entry in removed {
            gaps.append(
                ReadingNote(
                    location: KotlinPlace(entry, in: file).location,
                    text:
                        "\(draft.names.singleScreenApp) leaves out the case `\(entry.text.prefix(60))`, which depends on the host"
                ))
        }
        let indent = KotlinCode.indentation(at: property.range.lowerBound, in: file)
        let unit = KotlinCode.indentUnit(of: file)
        let kept = entries.filter { !removed.contains($0) }.map { entry in
            KotlinCode.reindented(entry.text, from: indent + unit, to: unit)
        }
        let head = file.tree.text(property.range.lowerBound..<value.range.lowerBound)
        return "\(head)when {\n\(kept.joined(separator: "\n"))\n}"
    }

    /// A parameter of `App` becomes one of the new function, one of the host is what it is given.
    mutating func take(_ parameter: KotlinParameter, in index: Int, _ lines: inout [Piece]) -> Bool {
        let file = chain.links[index].function.place.file
        sources.append(file)
        if index == 0 {
            let place = chain.links[0].function.parameters.firstIndex { $0.name == parameter.name } ?? 0
            if let value = entryCall?.argument(named: parameter.name, at: place)?.value {
                parameters.append(Parameter(name: parameter.name, type: parameter.type, argument: value.text))
                return true
            }
        } else if let (value, caller) = chain.argument(for: parameter.name, of: index) {
            guard need(value, in: caller, &lines) else { return false }
            if value.text != parameter.name {
                sources.append(chain.links[caller].function.place.file)
                // Without its type, `{ scope.launch { … } }` is no `() -> Unit` any more, and `1` no `Long`.
                let type = Self.hasOwnType(value) ? "" : typeText(of: parameter, index)
                lines.append(
                    .line("val \(parameter.name)\(type) = \(text(of: value, in: chain.links[caller].function.place.file))"))
            }
            return true
        }
        guard let defaultValue = parameter.defaultValue else { return false }
        lines.append(.line("val \(parameter.name): \(parameter.type) = \(defaultValue)"))
        return true
    }

    /// Whether a value is of one type wherever it stands: a name, a text, what a call gives.
    private static func hasOwnType(_ value: KotlinNode) -> Bool {
        switch value.kind {
        case "identifier", "string_literal": true
        case "navigation_expression": value.child(ofKind: "::") == nil
        default: KotlinCall(value) != nil
        }
    }

    /// `: Type` of a parameter, unless it is one of the function's own type parameters.
    private func typeText(of parameter: KotlinParameter, _ index: Int) -> String {
        let own = chain.links[index].function.place.node.child(ofKind: "type_parameters")?.namedChildren ?? []
        let names = own.compactMap { $0.child(ofKind: "identifier")?.text }
        guard !names.contains(where: { parameter.type.mentions($0) }) else { return "" }
        return ": \(parameter.type)"
    }

    /// What the copied code names and can't see from another file.
    mutating func noteHidden(in nodes: [KotlinNode], _ file: KotlinFile) {
        for name in nodes.flatMap({ KotlinNames.references(in: $0) }) {
            guard let declaration = draft.symbols.visible(name.text, in: file).first, declaration.isPrivate,
                declaration.parents.isEmpty, KotlinScope.local(name.text, at: name) == nil,
                !hiddenDeclarations.contains(where: { $0.node == declaration.place.node })
            else { continue }
            hiddenDeclarations.append(declaration.place)
        }
    }

    func text(of node: KotlinNode, in file: KotlinFile) -> String {
        KotlinCode.reindented(node.text, from: KotlinCode.indentation(at: node.range.lowerBound, in: file), to: "")
    }
}
