import ReglazeEngine

/// The names in code that moves: of parameters, of the application delegate and of its variables.
extension ObjectiveCMovedBody {
    mutating func rewriteName(_ node: ObjectiveCNode, application: String?, launchOptions: String?) {
        guard !node.isSelectorWord else { return }
        let name = node.text
        if name == application, !isDeclared(node) {
            patches.replace(node.range, with: "[UIApplication sharedApplication]")
        } else if name == launchOptions {
            rewriteLaunchOptions(node)
        } else if selves.contains(name) {
            rewriteSelf(node)
        } else if Self.captures.contains(name.lowercased().filter { $0 != "_" }) {
            obstacles.append("line \(line(node)): a block captures the application delegate")
        } else if let property = delegate.variables[name], node.isVariable {
            if property == "window" {
                patches.replace(node.range, with: "self.window")
            } else {
                checkAccessors(of: property, at: node)
                read.insert(property)
                patches.replace(node.range, with: "self.appDelegate.\(property)")
            }
        } else if delegate.instanceVariables.contains(name), node.isVariable {
            obstacles.append("line \(line(node)) names the variable `\(name)`, which only the application delegate sees")
        }
    }

    mutating func rewriteSelf(_ node: ObjectiveCNode) {
        let parent = node.parent
        if parent.flatMap({ ObjectiveCProperty($0) })?.object == node
            || parent.flatMap({ ObjectiveCMessage($0) })?.receiver == node
        {
            return
        }
        guard !node.ancestors.contains(where: { $0.kind == "init_declarator" && $0.child("value")?.unwrapped == node }) else {
            // `__weak typeof(self) weakSelf = self;` is the scene delegate now; another type is not.
            if node.ancestor("declaration")?.text.contains("typeof") != true {
                obstacles.append("line \(line(node)): a block captures the application delegate")
            }
            return
        }
        let isCaptured = node.ancestors.contains { ancestor in
            if ancestor.kind == "init_declarator" || ancestor.kind == "typeof_specifier" {
                return ancestor.kind == "typeof_specifier"
            }
            guard ancestor.kind == "call_expression", let function = ancestor.child("function")?.text.lowercased() else {
                return false
            }
            return ["weak", "strong", "typeof"].contains(where: function.contains)
        }
        guard !isCaptured, parent?.kind != "init_declarator", node.ancestor("declaration").map({ !$0.isTypeOf(node) }) ?? true,
            !isDeclarator(node)
        else { return }
        passesSelf = true
        patches.replace(node.range, with: "\(node.text).appDelegate")
    }

    /// `typeof(self) weakSelf = self`, and `typeof(weakSelf) strongSelf = weakSelf` below it.
    func isAlias(_ declarator: ObjectiveCNode) -> Bool {
        guard let value = declarator.child("value")?.unwrapped, value.kind == "identifier" else { return false }
        return (value.text == "self" || value.text.lowercased().contains("self"))
            && declarator.parent?.text.contains("typeof") == true
    }

    func isDeclarator(_ node: ObjectiveCNode) -> Bool {
        node.parent.map { $0.kind.hasSuffix("declarator") && $0.child("value") != node } ?? false
    }

    func property(setBy assignment: ObjectiveCAssignment) -> String? {
        if let object = assignment.object, object.text != "self", selves.contains(object.text) {
            return delegate.properties[assignment.name] == nil ? nil : assignment.name
        }
        return delegate.property(setBy: assignment)
    }

    /// The names that macros give to the object that a block captures.
    private static let captures: Set<String> = ["weakself", "strongself", "wself", "sself", "selfweak"]

    func isDeclared(_ node: ObjectiveCNode) -> Bool { node.parent?.kind == "method_parameter" }

    mutating func rewriteLaunchOptions(_ node: ObjectiveCNode) {
        // `launchOptions[UIApplicationLaunchOptionsURLKey]`, `[launchOptions objectForKey:UIApplicationLaunchOptionsURLKey]`.
        if let parent = node.parent, let key = Self.key(of: parent, asked: node),
            let option = ObjectiveCLaunchOption(rawValue: key)
        {
            patches.replace(parent.range, with: option.connection)
        } else {
            needsLaunchOptions = true
        }
    }

    private static func key(of parent: ObjectiveCNode, asked node: ObjectiveCNode) -> String? {
        if parent.kind == "subscript_expression" {
            let inner = parent.namedChildren
            return inner.first == node && inner.count == 2 ? inner[1].text : nil
        }
        guard let message = ObjectiveCMessage(parent), message.receiver == node, message.arguments.count == 1,
            ["objectForKey:", "valueForKey:", "objectForKeyedSubscript:"].contains(message.selector)
        else { return nil }
        return message.arguments[0].text
    }

    func line(_ node: ObjectiveCNode) -> Int { delegate.file.location(of: node.range).line }
}

extension ObjectiveCNode {
    /// Whether the name is part of a selector: of a message or of `@selector(…)`.
    var isSelectorWord: Bool {
        guard let parent else { return false }
        if parent.kind == "message_expression" { return parent.children("method").contains(self) }
        return parent.kind == "selector_expression" || parent.kind == "method_identifier"
            || ancestor("selector_expression") != nil
    }

    /// Whether a name in the declaration is part of its type: `typeof(self)`.
    func isTypeOf(_ node: ObjectiveCNode) -> Bool {
        guard let declarator = child("declarator") else { return false }
        return node.range.upperBound <= declarator.range.lowerBound
    }

    /// Whether the identifier is a value here, and not a member's name or what a declaration calls a new variable.
    var isVariable: Bool {
        guard let parent, kind == "identifier" else { return false }
        if parent.kind == "field_expression" { return parent.child("argument") == self }
        if parent.kind == "init_declarator" { return parent.child("value") == self }
        return !parent.kind.hasSuffix("declarator") && parent.kind != "method_parameter" && parent.kind != "declaration"
    }
}
