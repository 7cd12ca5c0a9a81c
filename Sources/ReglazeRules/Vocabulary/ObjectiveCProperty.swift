import ReglazeEngine

/// A property that is read, as `object.name` or `[object name]`.
struct ObjectiveCProperty {
    let node: ObjectiveCNode
    let object: ObjectiveCNode
    let name: String
    let nameNode: ObjectiveCNode

    init?(_ node: ObjectiveCNode) {
        self.node = node
        if node.kind == "field_expression" {
            // `object->name` reads a variable.
            guard let object = node.child("argument"), let name = node.child("field"),
                !node.children.contains(where: { $0.kind == "->" })
            else { return nil }
            self.object = object
            nameNode = name
        } else {
            guard let message = ObjectiveCMessage(node), message.arguments.isEmpty, message.words.count == 1 else { return nil }
            object = message.receiver
            nameNode = message.words[0]
        }
        name = nameNode.text
    }

    /// Whether the property is read of a class by its name: `UIScreen.mainScreen`.
    func isRead(of className: String) -> Bool { object.unwrapped.kind == "identifier" && object.unwrapped.text == className }

    /// What is read of the node, casts and parentheses between: `.bounds` of `[UIScreen mainScreen]`.
    static func read(of node: ObjectiveCNode) -> ObjectiveCProperty? {
        guard let parent = node.parentOfUnwrapped, let property = ObjectiveCProperty(parent),
            property.object.range.contains(node.range.lowerBound), node.range.upperBound <= property.object.range.upperBound
        else { return nil }
        return property
    }
}

/// A property that is set, as `object.name = value` or `[object setName:value]`.
struct ObjectiveCAssignment {
    /// The assignment or the message.
    let node: ObjectiveCNode
    /// nil for a variable.
    let object: ObjectiveCNode?
    let name: String
    /// `name` in the text, or `setName`.
    let nameNode: ObjectiveCNode
    let value: ObjectiveCNode

    init?(_ node: ObjectiveCNode) {
        self.node = node
        if node.kind == "assignment_expression" {
            guard let left = node.child("left"), let value = node.child("right"),
                node.child("operator").map({ $0.text == "=" }) ?? true
            else { return nil }
            self.value = value
            if left.kind == "identifier" {
                object = nil
                nameNode = left
            } else {
                guard let property = ObjectiveCProperty(left), left.kind == "field_expression" else { return nil }
                object = property.object
                nameNode = property.nameNode
            }
            name = nameNode.text
        } else {
            guard let message = ObjectiveCMessage(node), message.arguments.count == 1, message.words.count == 1,
                let name = Self.property(setBy: message.selector)
            else { return nil }
            object = message.receiver
            self.name = name
            nameNode = message.words[0]
            value = message.arguments[0]
        }
    }

    /// `tintColor` for `setTintColor:`; nil for other selectors.
    static func property(setBy selector: String) -> String? {
        guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count > 4 else { return nil }
        let name = selector.dropFirst(3).dropLast()
        guard let first = name.first, first.isUppercase, !name.contains(":") else { return nil }
        return first.lowercased() + name.dropFirst()
    }

    /// The object as a text that tells one from another in a method: `self.navigationController.navigationBar`.
    var key: String { object?.unwrapped.compactText ?? "" }

    /// The whole statement, semicolon included; nil where it is part of another expression.
    var statement: ObjectiveCNode? { node.statement }

    /// Whether `nil` is set.
    var assignsNothing: Bool { ["nil", "Nil", "NULL"].contains(value.unwrapped.text) }
    /// The truth value that is set, where it is a literal.
    var truth: Bool? { value.truth }
}

extension ObjectiveCNode {
    /// What a chain of properties begins with: `self` of `self.navigationItem.title`.
    var chainStart: ObjectiveCNode {
        var start = unwrapped
        while let property = ObjectiveCProperty(start) { start = property.object.unwrapped }
        return start
    }

    /// The statement that this expression is by itself, semicolon included.
    var statement: ObjectiveCNode? {
        guard let parent, parent.kind == "expression_statement" else { return nil }
        return parent
    }

    /// The truth value of a literal.
    var truth: Bool? {
        switch unwrapped.text {
        case "YES", "true", "TRUE", "@YES", "1": true
        case "NO", "false", "FALSE", "@NO", "0": false
        default: nil
        }
    }
}
