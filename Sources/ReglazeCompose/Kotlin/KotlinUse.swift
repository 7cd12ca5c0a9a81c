import ReglazeEngine

/// A place that means a declaration.
public struct KotlinUse: Sendable {
    public enum Kind: Hashable, Sendable {
        /// The name in an `import`.
        case importLine
        /// Where a type stands: after a colon, between `<` and `>`, after `is`, as a supertype.
        case type
        /// The name of a call.
        case call
        /// `::name` and `Name::class`.
        case reference
        /// Anywhere else, as an object's value.
        case value
    }

    public let kind: Kind
    /// The name itself: an `identifier`.
    public let place: KotlinPlace

    /// The whole of what the name is part of: `Route.Home` for the `Home` in it.
    public var expression: KotlinNode {
        guard let parent = place.node.parent, parent.kind == "navigation_expression" || parent.kind == "user_type",
            parent.namedChildren.last == place.node
        else { return place.node }
        return parent
    }

    static func all(of declaration: KotlinDeclaration, in file: KotlinFile, symbols: KotlinSymbols) -> [KotlinUse] {
        var names: Set<String> = [declaration.name]
        for line in file.imports where line.name == declaration.qualifiedName {
            if let alias = line.alias { names.insert(alias) }
        }
        guard names.contains(where: file.source.containsWord) else { return [] }
        return file.tree.root.descendants(ofKind: "identifier").compactMap { node in
            guard names.contains(node.text), node != declaration.nameNode, let kind = kind(of: node),
                means(declaration, node, kind, in: file, symbols: symbols)
            else { return nil }
            return KotlinUse(kind: kind, place: KotlinPlace(node, in: file))
        }
    }

    /// nil for a name that is declared here, or that names an argument.
    private static func kind(of node: KotlinNode) -> Kind? {
        guard let parent = node.parent else { return nil }
        switch parent.kind {
        case "qualified_identifier": return parent.parent?.kind == "import" ? .importLine : nil
        case "import", "package_header": return nil
        case "user_type": return .type
        case "variable_declaration", "parameter", "class_parameter", "type_parameter", "label": return nil
        case "class_declaration", "object_declaration", "function_declaration", "type_alias", "enum_entry": return nil
        case "callable_reference": return .reference
        case "value_argument" where parent.child(ofKind: "=") != nil && parent.namedChildren.first == node: return nil
        case "call_expression" where parent.namedChildren.first == node: return .call
        case "navigation_expression":
            if parent.child(ofKind: "::") != nil { return .reference }
            if parent.namedChildren.last == node, let call = parent.parent, call.kind == "call_expression",
                call.namedChildren.first == parent
            {
                return .call
            }
            return isMistakenType(parent.namedChildren.last == node ? parent : node) ? .type : .value
        default: return isMistakenType(node) ? .type : isMistakenCallee(node) ? .call : .value
        }
    }

    /// `Home` in `entry<Home> { … }`, which the grammar takes for a comparison.
    private static func isMistakenType(_ node: KotlinNode) -> Bool {
        guard let inner = node.parent, inner.kind == "binary_expression", inner.child("right") == node, let outer = inner.parent
        else { return false }
        return KotlinCall(outer)?.typeArguments.first == node
    }

    private static func isMistakenCallee(_ node: KotlinNode) -> Bool {
        guard let inner = node.parent, inner.kind == "binary_expression", inner.child("left") == node, let outer = inner.parent
        else { return false }
        return KotlinCall(outer)?.nameNode == node
    }

    private static func means(
        _ declaration: KotlinDeclaration, _ node: KotlinNode, _ kind: Kind, in file: KotlinFile, symbols: KotlinSymbols
    ) -> Bool {
        if kind == .importLine {
            guard let line = node.parent, let names = line.parent?.child(ofKind: "qualified_identifier") else { return false }
            return names.text.filter { !$0.isWhitespace } == declaration.qualifiedName && line.namedChildren.last == node
        }
        // After a dot, what stands before it tells.
        if let parent = node.parent, parent.kind == "navigation_expression" || parent.kind == "user_type",
            let index = parent.namedChildren.firstIndex(of: node), index > 0
        {
            let before =
                parent.kind == "user_type"
                ? parent.namedChildren[..<index].filter { $0.kind == "identifier" }.map(\.text)
                : parent.namedChildren[0].dottedNames ?? []
            guard !before.isEmpty, declaration.name == node.text else { return false }
            let outer = before.joined(separator: ".")
            return outer == declaration.scope || symbols.type(outer, in: file)?.qualifiedName == declaration.scope
        }
        let visible = symbols.visible(node.text, in: file)
        switch kind {
        case .type: return visible.first { $0.kind.isType } == declaration
        case .call:
            guard let call = KotlinCall.calling(node) else { return visible.first == declaration }
            if let callee = symbols.callee(of: call, in: file) { return callee == declaration }
            // An object with an `invoke`, or arguments that fit nothing: the type is meant rather than nothing.
            return declaration.kind == .object && visible.first == declaration
        case .reference:
            // `Home::class` names a type, `::home` a function.
            let isClass = node.parent?.namedChildren.last?.text == "class"
            return visible.first { isClass ? $0.kind.isType : true } == declaration && !KotlinScope.isLocal(node.text, at: node)
        case .value:
            return visible.first { $0.kind != .function } == declaration && !KotlinScope.isLocal(node.text, at: node)
        case .importLine: return false
        }
    }
}

extension KotlinCall {
    /// The call whose name a node is.
    static func calling(_ name: KotlinNode) -> KotlinCall? {
        for node in name.ancestors.prefix(4) {
            if let call = KotlinCall(node), call.nameNode == name { return call }
        }
        return nil
    }
}
