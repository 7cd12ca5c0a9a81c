import ReglazeEngine

/// The callbacks that a scene gets instead of the application.
extension ObjectiveCSceneText {
    /// The scene's form of a callback; one that can't move stays, and is called.
    mutating func callback(_ method: ObjectiveCSceneMethod, _ definition: ObjectiveCMethod) -> [String] {
        let name = definition.selector
        if split.staying.contains(name) { return forward(method, definition, "other code sends it") }
        if definition.node.hasError { return forward(method, definition, "it could not be read to its end") }
        if definition.node.children.contains(where: \.isComment) {
            return forward(method, definition, "a comment stands in its first lines")
        }
        if let name = scope.firstName(in: [definition.node]) {
            return forward(method, definition, "`\(name)` is seen in this file only")
        }
        let depth = method.isAboutLinks ? unit + unit : unit
        let names = definition.parameters.map(\.name)
        let nodes = definition.body.namedChildren
        var moved = ObjectiveCMovedBody(delegate, makers: split.makers)
        let dropped = dropResults(of: definition, &moved, exit: method.isAboutLinks ? "continue" : "return")
        if method == .continueActivity, names.count > 2 { dropRestorationHandler(names[2], in: definition, &moved) }
        for node in nodes { moved.rewrite(node, application: names.first) }
        if let obstacle = moved.obstacles.first { return forward(method, definition, obstacle) }
        let types = moved.read.union(moved.written).compactMap { delegate.properties[$0]?.type }
        if let name = scope.firstName(in: types.joined(separator: " ")) {
            return forward(method, definition, "`\(name)` is seen in this file only")
        }
        let used = Set(
            definition.body.descendants(ofKind: "identifier").filter { node in
                !node.isSelectorWord && !dropped.contains { $0.range.contains(node.range.lowerBound) }
            }.map(\.text))
        var prelude: [String] = []
        if method.isAboutLinks, names.count > 1 {
            if used.contains(names[1]) { prelude.append("NSURL *\(names[1]) = context.URL;") }
            if method == .open, names.count > 2, used.contains(names[2]) {
                prelude += ObjectiveCSceneMethod.openOptions(names[2])
            }
            if method == .openFromApplication {
                if names.count > 2, used.contains(names[2]) {
                    prelude.append("NSString *\(names[2]) = context.options.sourceApplication;")
                }
                if names.count > 3, used.contains(names[3]) { prelude.append("id \(names[3]) = context.options.annotation;") }
            }
        }
        let body = definition.body
        let inside = (body.range.lowerBound + 1)..<(body.range.upperBound - 1)
        let lines = layout.relaid(moved.patches.text(of: inside), to: depth)
        finish(moved, nodes: [definition.node])
        self.moved.append(definition)
        var result = layout.leadingComment(of: definition.node) + [method.declaration(names), "{"]
        if method.isAboutLinks { result.append("\(unit)for (UIOpenURLContext *context in URLContexts) {") }
        result += prelude.map { depth + $0 } + lines
        if method.isAboutLinks { result.append("\(unit)}") }
        return result + ["}\(layout.trailingComment(of: definition.node))"]
    }

    /// Scenes have no restoration handler: one that is only handed on becomes one that does nothing.
    private func dropRestorationHandler(_ name: String, in definition: ObjectiveCMethod, _ moved: inout ObjectiveCMovedBody) {
        for node in definition.body.descendants(ofKind: "identifier") where node.text == name && !node.isSelectorWord {
            guard node.parent?.kind == "message_expression" else {
                moved.add("a restoration handler is called, and scenes have none")
                return
            }
            moved.patch(node.range, with: "^(NSArray *restorableObjects) {}")
        }
    }

    /// A scene's method that calls the application delegate's, which stays.
    private mutating func forward(_ method: ObjectiveCSceneMethod, _ definition: ObjectiveCMethod, _ why: String) -> [String] {
        notes.append("`\(definition.selector)` in line \(line(definition.node)) stays, and the scene calls it: \(why)")
        // The header may not tell that the class has the protocol's methods.
        if delegate.header?.containsWord("UIApplicationDelegate") != true { called.insert(definition.selector) }
        var lines = [method.declaration([]), "{"]
        if method.isAboutLinks {
            lines.append("\(unit)for (UIOpenURLContext *context in URLContexts) {")
            if method == .open { lines += ObjectiveCSceneMethod.openOptions("options").map { unit + unit + $0 } }
            lines += ["\(unit)\(unit)\(method.call())", "\(unit)}"]
        } else {
            lines.append(unit + method.call())
        }
        return lines + ["}"]
    }
}
