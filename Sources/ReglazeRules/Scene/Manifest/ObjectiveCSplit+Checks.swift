import ReglazeEngine

/// What keeps the window from moving.
extension ObjectiveCSplit {
    mutating func check(_ isMentionedElsewhere: (String) -> Bool) {
        if let method = ["window", "setWindow:"].lazy.compactMap(delegate.method).first {
            obstacles.append("line \(line(method.node)): `window` has accessors of its own")
        }
        for index in statements.indices where !statements[index].moves && !statements[index].isCopied {
            let statement = statements[index]
            guard !Self.isFinalReturn(statement.node, in: statement.method), Self.returns(in: statement.node) else { continue }
            if statements[(index + 1)...].contains(where: { $0.moves && $0.method.selector == statement.method.selector }) {
                obstacles.append("line \(line(statement.node)): a `return` decides whether the window is made")
            }
        }
        for method in Self.launchSelectors.compactMap(delegate.method) {
            guard let last = method.body.namedChildren.last, Self.isFinalReturn(last, in: method), movedResult(of: method) == nil
            else { continue }
            let declared = statements.filter(\.moves).reduce(into: Set<String>()) { $0.formUnion(Self.declared(by: $1.node)) }
            let names = identifiers(in: last)
            if let name = declared.intersection(names).sorted().first {
                obstacles.append("line \(line(last)): `\(name)` is returned, and goes with the window")
            }
        }
        checkReturns()
        for statement in statements where (statement.moves || statement.isCopied) && asksForState(statement.node) {
            obstacles.append(
                "line \(line(statement.node)) asks for `applicationState`, which is another one while a scene connects")
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
        for definition in makers where definition.node.hasError {
            obstacles.append("line \(line(definition.node)): the method could not be read to its end")
        }
        checkRoot()
    }

    /// A statement that moves and may return must not have decided about one that stays, nor about what the launch gives.
    private mutating func checkReturns() {
        for index in statements.indices where statements[index].moves && Self.returns(in: statements[index].node) {
            let statement = statements[index]
            let below = statements[(index + 1)...]
            let stays = below.contains { other in
                !other.moves && other.method.selector == statement.method.selector
                    && !Self.isFinalReturn(other.node, in: other.method)
            }
            if stays {
                obstacles.append("line \(line(statement.node)): a `return` beside the window decides about what stays there")
            } else if let other = below.first(where: { $0.moves && $0.method.selector != statement.method.selector }) {
                obstacles.append(
                    "line \(line(statement.node)): a `return` would keep the scene from what `\(other.method.selector)` does")
            } else if statement.method.body.namedChildren.last(where: { !$0.isComment }) == statement.node {
                obstacles.append(
                    "line \(line(statement.node)): what `\(statement.method.selector)` returns is decided together with the window"
                )
            }
        }
    }

    /// A window whose root view controller is set by code that stays, which runs before there is a window, stays empty.
    private mutating func checkRoot() {
        guard makesWindow, obstacles.isEmpty else { return }
        var nodes = statements.filter(\.moves).map(\.node) + makers.map(\.body)
        var seen: Set<String> = []
        while let node = nodes.popLast() {
            if Self.givesRoot(node) { return }
            if Self.creations(in: node).contains(where: { !$0.node.text.contains("UIWindow") }) { return }
            for selector in mentions(in: node, atOnce: false) where seen.insert(selector).inserted {
                if reach.usesWindow(selector) { return }
                if let method = delegate.method(selector) { nodes.append(method.body) }
            }
        }
        let first = statements.first { $0.moves && makes($0.node) }?.node ?? makers[0].node
        obstacles.append("line \(line(first)): nothing that goes with the window gives it its root view controller")
    }

    /// `self.window.rootViewController = …`, and `[router showIn:self.window]`.
    private static func givesRoot(_ node: ObjectiveCNode) -> Bool {
        ([node] + Array(node.descendants)).contains { child in
            if let assignment = ObjectiveCAssignment(child), assignment.name == "rootViewController" { return true }
            if let message = ObjectiveCMessage(child) {
                return message.selector == "addSubview:"
                    || message.arguments.contains { $0.text.lowercased().hasSuffix("window") }
            }
            guard child.kind == "argument_list" else { return false }
            return child.namedChildren.contains { $0.text.lowercased().hasSuffix("window") }
        }
    }
}
