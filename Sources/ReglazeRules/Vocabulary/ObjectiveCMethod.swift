import ReglazeEngine

/// A method with its body.
struct ObjectiveCMethod {
    let node: ObjectiveCNode
    /// `application:didFinishLaunchingWithOptions:`.
    let selector: String
    /// The selector's words in the text.
    let words: [ObjectiveCNode]
    let isClassMethod: Bool
    let parameters: [Parameter]
    let body: ObjectiveCNode

    struct Parameter {
        let name: String
        /// `UIApplication *`.
        let type: String
    }

    init?(_ node: ObjectiveCNode) {
        guard node.kind == "method_definition", let body = node.child(ofKind: "compound_statement") else { return nil }
        self.node = node
        self.body = body
        isClassMethod = node.child(ofKind: "+") != nil
        words = node.children.filter { $0.kind == "identifier" }
        var selector = ""
        var parameters: [Parameter] = []
        for child in node.children {
            if child.kind == "identifier" { selector += child.text }
            guard child.kind == "method_parameter" else { continue }
            selector += ":"
            let type = child.child(ofKind: "method_type").map { $0.text.dropFirst().dropLast() } ?? "id"
            let name = child.namedChildren.last { $0.kind == "identifier" }?.text ?? ""
            parameters.append(Parameter(name: name, type: String(type)))
        }
        self.selector = selector
        self.parameters = parameters
    }

    /// The method around a node; nil in a function.
    init?(around node: ObjectiveCNode) {
        guard let definition = node.ancestor("method_definition") else { return nil }
        self.init(definition)
    }
}

extension ObjectiveCNode {
    /// The body of the method, the function or, at the top level, the text that the node is in.
    var bodyAround: ObjectiveCNode { ancestor("method_definition", "function_definition") ?? tree.root }

    /// The block `^{ }` that the node is in, inside of its method.
    var blockAround: ObjectiveCNode? {
        for ancestor in ancestors {
            if ancestor.kind == "block_literal" { return ancestor }
            if ["method_definition", "function_definition"].contains(ancestor.kind) { return nil }
        }
        return nil
    }
}
