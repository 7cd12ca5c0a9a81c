import ReglazeEngine

/// What depends on the window without naming it: objects that moved code hands the window, and the app's own way to ask for it.
extension ObjectiveCSplit {
    /// The properties to whose objects a moved statement gives what depends on the window, or that it makes the root view
    /// controller, and the classes whose shared object it gives it to. What a statement below does with them must come after it.
    func handed(by statement: ObjectiveCNode, locals: Set<String>) -> Set<String> {
        var found: Set<String> = []
        for child in [statement] + Array(statement.descendants) where child == statement || !child.isInBlock(below: statement) {
            if let message = ObjectiveCMessage(child) {
                let isAnswered = message.arguments.contains { isAnswer($0, locals: locals) }
                if isAnswered || message.arguments.contains(where: { namesTainted($0, locals: locals) }) {
                    found.formUnion(owner(of: message.receiver).map { [$0] } ?? [])
                }
                if isAnswered { found.formUnion(message.arguments.compactMap(property)) }
                if message.selector.hasSuffix("ootViewController:"), let root = message.arguments.last.flatMap(property) {
                    found.insert(root)
                }
            }
            guard let assignment = ObjectiveCAssignment(child), let object = assignment.object else { continue }
            if namesTainted(assignment.value, locals: locals), let name = owner(of: object) { found.insert(name) }
            if assignment.name == "rootViewController", let root = property(assignment.value) { found.insert(root) }
        }
        return found.subtracting(["window"])
    }

    /// Whether a statement below uses, itself or through a helper, what was handed on above it.
    func uses(_ handed: Set<String>, in node: ObjectiveCNode) -> Bool {
        !handed.isEmpty
            && reached(from: node).contains { code in
                !mentions(in: code).isDisjoint(with: handed)
                    || code.descendants(ofKind: "identifier").contains { name in
                        handed.contains(name.text) && Self.isOwnClass(name.text) && !name.isSelectorWord
                            && !name.isInBlock(below: code)
                    }
            }
    }

    /// A statement, and the bodies of the helpers that it calls at once.
    func reached(from statement: ObjectiveCNode) -> [ObjectiveCNode] {
        var found = [statement]
        var seen: Set<String> = []
        var next = 0
        while next < found.count {
            for selector in mentions(in: found[next]) where seen.insert(selector).inserted {
                guard let helper = helpers.first(where: { $0.selector == selector }) else { continue }
                found.append(helper.body)
            }
            next += 1
        }
        return found
    }

    /// Whether a statement asks, itself or through a helper, whether the app is in the background. With scenes it counts as being
    /// there until its scene is shown.
    func asksForState(_ node: ObjectiveCNode) -> Bool {
        reached(from: node).contains { code in
            ([code] + code.descendants).contains {
                ObjectiveCProperty($0)?.name == "applicationState" && !$0.isInBlock(below: code)
            }
        }
    }

    private func namesTainted(_ node: ObjectiveCNode, locals: Set<String>) -> Bool {
        guard node.kind != "block_literal" else { return false }
        if node.kind == "identifier", locals.contains(node.text) { return true }
        if property(node).map(isTainted) ?? false { return true }
        return mentions(in: node).contains(where: isTainted) || !identifiers(in: node).isDisjoint(with: locals)
    }

    /// A block that answers with what depends on the window: it must be there before there is something to answer.
    private func isAnswer(_ node: ObjectiveCNode, locals: Set<String>) -> Bool {
        node.kind == "block_literal"
            && (mentions(in: node, atOnce: false).contains(where: isTainted)
                || !identifiers(in: node).isDisjoint(with: locals))
    }

    /// Whether a name is one of a class that may keep what it is given: `Router` of `[[Router shared] showIn:self.window]`.
    private static func isOwnClass(_ name: String) -> Bool {
        name.first?.isUppercase == true && !["UI", "NS", "UN", "CA"].contains { name.hasPrefix($0) }
    }

    /// `self.router` and `_router`.
    private func property(_ node: ObjectiveCNode) -> String? {
        let node = node.unwrapped
        if node.kind == "identifier" { return delegate.variables[node.text] }
        guard let property = ObjectiveCProperty(node), property.object.text == "self" else { return nil }
        return delegate.properties[property.name] == nil ? nil : property.name
    }

    /// The property that an expression starts with, or the class: `self.router` of `[self.router.stack top]`.
    private func owner(of node: ObjectiveCNode) -> String? {
        let node = node.unwrapped
        if let name = property(node) { return name }
        if node.kind == "identifier" { return Self.isOwnClass(node.text) ? node.text : nil }
        // `[[Router alloc] initWithWindow:self.window]` makes another object each time.
        if let message = ObjectiveCMessage(node) { return message.selector == "alloc" ? nil : owner(of: message.receiver) }
        return ObjectiveCProperty(node).flatMap { $0.object.text == "self" ? nil : owner(of: $0.object) }
    }

    // MARK: - Early returns

    /// `if (NSClassFromString(@"XCTestCase")) return YES;` above the window ends the connection of the scene too.
    func isPlainExit(_ node: ObjectiveCNode, in method: ObjectiveCMethod) -> Bool {
        guard node.kind == "if_statement", node.child("alternative") == nil, let condition = node.child("condition"),
            let body = node.child("consequence")
        else { return false }
        let inner = body.kind == "compound_statement" ? body.namedChildren.filter { !$0.isComment } : [body]
        guard inner.count == 1, inner[0].kind == "return_statement" else { return false }
        let locals = method.body.namedChildren.reduce(into: Set(method.parameters.map(\.name))) {
            $0.formUnion(Self.declared(by: $1))
        }
        return identifiers(in: condition).isDisjoint(with: locals)
    }
}
