import ReglazeEngine

/// The names that a piece of code uses.
enum KotlinNames {
    /// Every name that stands for itself: no member after a dot, no label, nothing that is declared here.
    static func references(in node: KotlinNode) -> [KotlinNode] {
        var nodes = node.descendants(ofKind: "identifier")
        if node.kind == "identifier" { nodes.append(node) }
        return nodes.filter { isReference($0) }
    }

    static func isReference(_ identifier: KotlinNode) -> Bool {
        guard let parent = identifier.parent else { return false }
        switch parent.kind {
        case "navigation_expression":
            return parent.namedChildren.first == identifier
        case "value_argument":
            let isLabel = identifier.nextSibling?.kind == "=" && parent.namedChildren.first == identifier
            return !isLabel
        case "user_type":
            return parent.namedChildren.first == identifier
        case "parameter", "class_parameter", "variable_declaration", "function_declaration", "class_declaration",
            "object_declaration", "qualified_identifier", "import", "package_header", "type_parameter", "label", "enum_entry":
            // A parameter's default value has the name's kind too.
            if parent.kind == "class_parameter" { return identifier.previousSibling?.kind == "=" }
            return false
        case "callable_reference":
            return parent.namedChildren.first == identifier
        default:
            return true
        }
    }

    /// The names that are declared inside of a node: values, parameters, functions.
    static func declared(in node: KotlinNode) -> Set<String> {
        var names: Set<String> = []
        for descendant in node.descendants {
            switch descendant.kind {
            case "variable_declaration", "parameter":
                if let name = descendant.child(ofKind: "identifier")?.text { names.insert(name) }
            case "function_declaration", "class_declaration", "object_declaration":
                if let name = descendant.child("name")?.text { names.insert(name) }
            default: break
            }
        }
        return names
    }

    /// The names that are used and not declared inside.
    static func free(in node: KotlinNode) -> Set<String> {
        let declared = declared(in: node)
        return Set(references(in: node).map(\.text)).subtracting(declared)
    }
}
