import ReglazeEngine

/// What the statements and the methods of an application delegate in Objective-C name.
extension ObjectiveCSplit {
    /// The properties, and the selectors of methods, that a node names through `self` or as variables.
    /// - Parameter atOnce: leaves out what blocks name, which run later.
    func mentions(in node: ObjectiveCNode, atOnce: Bool = true) -> Set<String> {
        var found: Set<String> = []
        for child in node.descendants {
            switch child.kind {
            case "identifier", "field_identifier":
                guard !child.isSelectorWord else { continue }
                let isMember =
                    child.kind == "field_identifier" && child.parent.flatMap { ObjectiveCProperty($0) }?.object.text == "self"
                let property = delegate.variables[child.text] ?? (isMember ? child.text : nil)
                guard let property, delegate.properties[property] != nil else { continue }
                if !(atOnce && child.isInBlock(below: node)) { found.insert(property) }
            case "message_expression":
                guard let message = ObjectiveCMessage(child), message.receiver.text == "self" else { continue }
                if atOnce, child.isInBlock(below: node) { continue }
                if let name = ObjectiveCAssignment.property(setBy: message.selector), delegate.properties[name] != nil {
                    found.insert(name)
                }
                found.insert(message.selector)
            default: continue
            }
        }
        // The node itself may be the message.
        if let message = ObjectiveCMessage(node), message.receiver.text == "self" { found.insert(message.selector) }
        return found
    }

    /// The properties that a node sets.
    func assigned(in node: ObjectiveCNode) -> Set<String> {
        var found: Set<String> = []
        for child in node.descendants {
            if let name = ObjectiveCAssignment(child).flatMap(delegate.property(setBy:)) { found.insert(name) }
        }
        return found
    }

    func identifiers(in node: ObjectiveCNode) -> Set<String> {
        Set(node.descendants(ofKind: "identifier").filter { !$0.isSelectorWord }.map(\.text))
    }

    /// The variables that a statement declares for the ones below it.
    static func declared(by node: ObjectiveCNode) -> Set<String> {
        guard node.kind == "declaration" else {
            guard node.kind.hasPrefix("preproc") else { return [] }
            return node.namedChildren.reduce(into: []) { $0.formUnion(declared(by: $1)) }
        }
        var found: Set<String> = []
        for child in node.descendants(ofKind: "identifier") where child.isDeclaredHere(in: node) { found.insert(child.text) }
        return found
    }

    static func isFinalReturn(_ node: ObjectiveCNode, in method: ObjectiveCMethod) -> Bool {
        node.kind == "return_statement" && method.body.namedChildren.last == node
    }

    /// The variable that goes with the window, and that a method returns at its end: `return performs;`.
    func movedResult(of method: ObjectiveCMethod) -> ObjectiveCNode? {
        guard let last = method.body.namedChildren.last, Self.isFinalReturn(last, in: method),
            let value = last.namedChildren.first, value.kind == "identifier"
        else { return nil }
        let isMoved = statements.contains { statement in
            statement.moves && statement.method.selector == method.selector
                && Self.declared(by: statement.node).contains(value.text)
        }
        return isMoved ? value : nil
    }

    static func returns(in node: ObjectiveCNode) -> Bool { !returnStatements(in: node).isEmpty }

    /// The `return`s of the method itself, those of blocks left out.
    static func returnStatements(in node: ObjectiveCNode) -> [ObjectiveCNode] {
        node.kind == "return_statement"
            ? [node] : node.descendants(ofKind: "return_statement").filter { !$0.isInBlock(below: node) }
    }

    static func isConditional(_ node: ObjectiveCNode) -> Bool {
        node.ancestors.contains { $0.kind.hasPrefix("preproc_if") || $0.kind.hasPrefix("preproc_else") }
    }

    /// `application.keyWindow`, `[UIApplication sharedApplication].delegate.window` and what macros make of them.
    static func namesShownWindow(_ node: ObjectiveCNode) -> Bool {
        node.descendants.contains { child in
            switch child.kind {
            case "identifier":
                child.text.lowercased().hasSuffix("keywindow") || child.text == "windows"
                    || child.text == "window" && child.isSelectorWord && child.parent?.children("method").count == 1
            case "field_identifier": ["window", "keyWindow", "windows"].contains(child.text)
            default: false
            }
        }
    }

    func line(_ node: ObjectiveCNode) -> Int { delegate.file.location(of: node.range).line }
}

extension ObjectiveCNode {
    /// Whether the node stands in a block literal inside `outer`.
    func isInBlock(below outer: ObjectiveCNode) -> Bool {
        for ancestor in ancestors {
            if ancestor == outer { return false }
            if ancestor.kind == "block_literal" { return true }
        }
        return false
    }

    /// Whether the identifier is what a declarator of the declaration names, and not part of a type or of a value.
    fileprivate func isDeclaredHere(in declaration: ObjectiveCNode) -> Bool {
        var node = self
        while let parent = node.parent, parent != declaration {
            if parent.kind == "init_declarator" {
                return parent.child("declarator").map { $0.range.contains(range.lowerBound) } ?? false
            }
            guard parent.kind.hasSuffix("declarator") else { return false }
            node = parent
        }
        return declaration.child("type").map { !$0.range.contains(range.lowerBound) } ?? true
    }
}
