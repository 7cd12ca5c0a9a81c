import ReglazeEngine

/// What a name means inside of the method or function that it is used in; there is none for a property or a global.
struct ObjectiveCLocal {
    /// What binds the name: an `init_declarator` or a plain declarator, a parameter, a loop.
    let binder: ObjectiveCNode
    /// What the declaration gives it; nil for a parameter, and for a declaration alone.
    let value: ObjectiveCNode?

    init?(named name: String, from node: ObjectiveCNode) {
        var child = node
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case "block_literal", "function_definition":
                let names = ancestor.descendants(ofKind: "parameter_declaration").first { parameter in
                    parameter.range.upperBound <= child.range.lowerBound
                        && parameter.descendants.contains { $0.kind == "identifier" && $0.text == name }
                }
                if let names {
                    self.init(binder: names, value: nil)
                    return
                }
            case "method_definition":
                let parameter = ancestor.children.first { parameter in
                    parameter.kind == "method_parameter"
                        && parameter.namedChildren.last { $0.kind == "identifier" }?.text == name
                }
                guard let parameter else { return nil }
                self.init(binder: parameter, value: nil)
                return
            case "class_implementation", "class_interface": return nil
            default:
                if let local = Self.declared(name, in: ancestor, before: child) {
                    self = local
                    return
                }
            }
            child = ancestor
        }
        return nil
    }

    private init(binder: ObjectiveCNode, value: ObjectiveCNode?) {
        self.binder = binder
        self.value = value
    }

    private static func declared(
        _ name: String, in block: ObjectiveCNode, before child: ObjectiveCNode
    ) -> ObjectiveCLocal? {
        // `for (UINavigationBar *bar in bars)`.
        if block.kind == "for_statement",
            let loop = block.children.first(where: {
                ["pointer_declarator", "identifier"].contains($0.kind) && $0.declares(name)
            })
        {
            return ObjectiveCLocal(binder: loop, value: nil)
        }
        var found: ObjectiveCLocal?
        for sibling in block.children
        where sibling.kind == "declaration" && sibling.range.upperBound <= child.range.lowerBound {
            for declarator in sibling.children("declarator") where declarator.declares(name) {
                found = ObjectiveCLocal(binder: declarator, value: declarator.child("value"))
            }
        }
        return found
    }
}

extension ObjectiveCNode {
    /// Whether a declarator gives this name: `*look = …`, `look`.
    func declares(_ name: String) -> Bool {
        let declared = kind == "init_declarator" ? child("declarator") ?? self : self
        if declared.kind == "identifier" { return declared.text == name }
        return declared.descendants.first { $0.kind == "identifier" }?.text == name
    }
}
