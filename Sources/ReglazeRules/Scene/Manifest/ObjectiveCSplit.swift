import ReglazeEngine

/// What of an application delegate in Objective-C belongs to the scene.
struct ObjectiveCSplit {
    struct Statement {
        let node: ObjectiveCNode
        let method: ObjectiveCMethod
        var moves = false
    }

    static let launchSelectors = [
        "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:",
        "applicationDidFinishLaunching:",
    ]

    let delegate: ObjectiveCDelegate
    private(set) var statements: [Statement] = []
    private(set) var callbacks: [(method: ObjectiveCSceneMethod, definition: ObjectiveCMethod)] = []
    /// The helpers that make a window; they move.
    private(set) var makers: [ObjectiveCMethod] = []
    private(set) var obstacles: [String] = []
    var makesWindow: Bool { !makers.isEmpty || statements.contains { $0.moves && !Self.creations(in: $0.node).isEmpty } }
    /// Properties and methods that depend on the window, by name and by first word.
    private var tainted: Set<String> = ["window"]

    /// - Parameter isMentionedElsewhere: whether other code may send a message.
    init(_ delegate: ObjectiveCDelegate, isMentionedElsewhere: (String) -> Bool) {
        self.delegate = delegate
        for selector in Self.launchSelectors {
            guard let method = delegate.method(selector) else { continue }
            if method.node.hasError {
                obstacles.append("line \(line(method.node)): the method could not be read to its end")
                return
            }
            statements += method.body.namedChildren.map { Statement(node: $0, method: method) }
        }
        callbacks = delegate.methods.compactMap { definition in
            guard let method = ObjectiveCSceneMethod(selector: definition.selector), !definition.body.namedChildren.isEmpty else {
                return nil
            }
            return (method, definition)
        }
        let links = ObjectiveCSceneMethod.allCases.first { link in link.isAboutLinks && callbacks.contains { $0.method == link } }
        callbacks.removeAll { $0.method.isAboutLinks && $0.method != links }
        makers = helpers.filter { !Self.creations(in: $0.body).isEmpty }
        taint()
        moveWhatBelongsTogether()
        check(isMentionedElsewhere)
        checkRoot()
    }

    /// The statements that stay and come after the window was made.
    var laterStatements: [Statement] {
        let first = statements.firstIndex(where: \.moves) ?? statements.count
        return statements[first...].filter { !$0.moves && !Self.isFinalReturn($0.node, in: $0.method) }
    }

    /// A window that other code fills must be there when that code runs.
    private mutating func checkRoot() {
        guard makesWindow, let later = laterStatements.first else { return }
        var pending = statements.filter(\.moves).map(\.node) + makers.map(\.body)
        var seen: Set<String> = []
        while let node = pending.popLast() {
            if Self.fillsWindow(node) { return }
            for selector in mentions(in: node).subtracting(seen) {
                seen.insert(selector)
                if let body = delegate.method(selector)?.body { pending.append(body) }
            }
        }
        obstacles.append(
            "line \(line(later.node)) or other code gives the window its root, and would run before there is a window")
    }

    /// Whether a root view controller is set, or the window is handed to code that may set it.
    private static func fillsWindow(_ node: ObjectiveCNode) -> Bool {
        if node.text.contains(".rootViewController") || node.text.contains("setRootViewController:") { return true }
        return ([node] + Array(node.descendants)).compactMap { ObjectiveCMessage($0) }.contains { message in
            message.arguments.contains {
                ["self.window", "_window", "window", "[selfwindow]"].contains($0.compactText.filter { $0 != " " })
            }
        }
    }

    private var helpers: [ObjectiveCMethod] {
        delegate.methods.filter { method in
            !Self.launchSelectors.contains(method.selector) && ObjectiveCSceneMethod(selector: method.selector) == nil
                && !method.isClassMethod
        }
    }

    /// `[[UIWindow alloc] initWithFrame:…]`, `[[UIWindow alloc] init]` and `[UIWindow new]`, subclasses included.
    static func creations(in node: ObjectiveCNode) -> [ObjectiveCMessage] {
        node.descendants(ofKind: "message_expression").compactMap { ObjectiveCMessage($0) }.filter { message in
            if message.selector == "new" { return message.receiver.unwrapped.text.hasSuffix("Window") }
            guard ["initWithFrame:", "init"].contains(message.selector),
                let allocation = ObjectiveCMessage(message.receiver.unwrapped), allocation.selector == "alloc"
            else { return false }
            return allocation.receiver.unwrapped.text.hasSuffix("Window")
        }
    }

    private mutating func taint() {
        var locals: Set<String> = []
        var changed = true
        while changed {
            changed = false
            for method in helpers where !tainted.contains(method.selector) {
                guard !mentions(in: method.body).isDisjoint(with: tainted) || !Self.creations(in: method.body).isEmpty else {
                    continue
                }
                tainted.insert(method.selector)
                tainted.formUnion(makers.contains { $0.selector == method.selector } ? assigned(in: method.body) : [])
                changed = true
            }
            for index in statements.indices where !statements[index].moves {
                let node = statements[index].node
                guard !Self.isFinalReturn(node, in: statements[index].method) else { continue }
                let names = identifiers(in: node)
                guard
                    !mentions(in: node).isDisjoint(with: tainted) || !Self.creations(in: node).isEmpty
                        || !names.isDisjoint(with: locals) || ObjectiveCLaunchOption.isAsked(in: node)
                else { continue }
                statements[index].moves = true
                tainted.formUnion(assigned(in: node))
                locals.formUnion(Self.declared(by: node))
                changed = true
            }
        }
    }

    /// A variable that moved statements need comes along, with what else uses it.
    private mutating func moveWhatBelongsTogether() {
        var changed = true
        while changed {
            changed = false
            let needed = statements.filter(\.moves).reduce(into: Set<String>()) { $0.formUnion(identifiers(in: $1.node)) }
            let declared = statements.filter(\.moves).reduce(into: Set<String>()) { $0.formUnion(Self.declared(by: $1.node)) }
            for index in statements.indices where !statements[index].moves {
                let node = statements[index].node
                guard !Self.isFinalReturn(node, in: statements[index].method) else { continue }
                let gives = !Self.declared(by: node).isDisjoint(with: needed)
                let takes = !identifiers(in: node).isDisjoint(with: declared)
                guard gives || takes else { continue }
                statements[index].moves = true
                tainted.formUnion(assigned(in: node))
                changed = true
            }
            if changed { taint() }
        }
    }

    private mutating func check(_ isMentionedElsewhere: (String) -> Bool) {
        for index in statements.indices where !statements[index].moves {
            let statement = statements[index]
            guard !Self.isFinalReturn(statement.node, in: statement.method), Self.returns(in: statement.node) else { continue }
            if statements[(index + 1)...].contains(where: { $0.moves && $0.method.selector == statement.method.selector }) {
                obstacles.append("line \(line(statement.node)): a `return` decides whether the window is made")
            }
        }
        for statement in statements where statement.moves && Self.returns(in: statement.node) {
            obstacles.append("line \(line(statement.node)): a `return` stands beside the window")
        }
        for maker in makers {
            let others = helpers.filter { $0.selector != maker.selector && mentions(in: $0.body).contains(maker.selector) }
            let later = statements.contains { statement in
                !statement.moves && mentions(in: statement.node, atOnce: false).contains(maker.selector)
            }
            if !others.isEmpty || later || isMentionedElsewhere(maker.selector)
                || delegate.headerSelectors.contains(maker.selector)
            {
                obstacles.append("`\(maker.selector)` makes a window and is called by other code too")
            }
            if Self.isConditional(maker.node) { obstacles.append("`\(maker.selector)` stands inside an `#if`") }
        }
        for (_, definition) in callbacks where Self.isConditional(definition.node) {
            obstacles.append("`\(definition.selector)` stands inside an `#if`")
        }
        for definition in callbacks.map(\.definition) + makers where definition.node.hasError {
            obstacles.append("line \(line(definition.node)): the method could not be read to its end")
        }
    }

    // MARK: - Reading

    /// The properties, and the selectors of methods, that a node names through `self` or as variables.
    /// - Parameter atOnce: leaves out what blocks name, which run later.
    func mentions(in node: ObjectiveCNode, atOnce: Bool = true) -> Set<String> {
        var found: Set<String> = []
        for child in node.descendants {
            switch child.kind {
            case "identifier", "field_identifier":
                let name = child.text
                let property = name.hasPrefix("_") ? String(name.dropFirst()) : name
                guard delegate.properties[property] != nil else { continue }
                let isVariable = name.hasPrefix("_")
                let isMember =
                    child.kind == "field_identifier" && child.parent.flatMap { ObjectiveCProperty($0) }?.object.text == "self"
                if (isVariable || isMember) && !(atOnce && child.isInBlock(below: node)) { found.insert(property) }
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
    private func assigned(in node: ObjectiveCNode) -> Set<String> {
        var found: Set<String> = []
        for child in node.descendants {
            guard let assignment = ObjectiveCAssignment(child), assignment.object == nil || assignment.object?.text == "self"
            else {
                continue
            }
            let name = assignment.name.hasPrefix("_") ? String(assignment.name.dropFirst()) : assignment.name
            if delegate.properties[name] != nil { found.insert(name) }
        }
        return found
    }

    private func identifiers(in node: ObjectiveCNode) -> Set<String> {
        Set(node.descendants(ofKind: "identifier").map(\.text))
    }

    /// The variables that a statement declares for the ones below it.
    private static func declared(by node: ObjectiveCNode) -> Set<String> {
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

    private static func returns(in node: ObjectiveCNode) -> Bool {
        node.kind == "return_statement"
            || node.descendants(ofKind: "return_statement").contains { !$0.isInBlock(below: node) }
    }

    private static func isConditional(_ node: ObjectiveCNode) -> Bool {
        node.ancestors.contains { $0.kind.hasPrefix("preproc_if") || $0.kind.hasPrefix("preproc_else") }
    }

    private func line(_ node: ObjectiveCNode) -> Int { delegate.file.location(of: node.range).line }
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
