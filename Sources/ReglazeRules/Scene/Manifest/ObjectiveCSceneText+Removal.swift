import ReglazeEngine

/// What leaves the application delegate, and what stays in it.
extension ObjectiveCSceneText {
    mutating func remove() {
        for definition in moved { remove(definition.node) }
        for maker in split.makers {
            remove(maker.node)
            // A declaration in the class extension goes too.
            for node in file.objectiveC?.root.descendants(ofKind: "method_declaration") ?? [] {
                let words = node.children.filter { $0.kind == "identifier" }.map(\.text)
                if words == maker.words.map(\.text) { remove(node) }
            }
        }
        for selector in ObjectiveCSplit.launchSelectors {
            guard let method = delegate.method(selector) else { continue }
            let mine = split.statements.filter { $0.method.selector == selector }
            let remaining = mine.filter { !$0.moves && !ObjectiveCSplit.isFinalReturn($0.node, in: method) }
            if selector == ObjectiveCSplit.launchSelectors[0], remaining.isEmpty, mine.contains(where: \.moves) {
                remove(method.node)
            } else {
                for statement in mine where statement.moves { remove(statement.node) }
                if let result = split.movedResult(of: method) {
                    edits.append(Edit(path: file.path, range: result.range, text: "YES"))
                }
            }
        }
    }

    private mutating func remove(_ node: ObjectiveCNode) {
        edits.append(Edit(path: file.path, range: file.removal(of: layout.range(of: node)), text: ""))
    }

    /// What stays and has another meaning once the window comes later.
    mutating func noteWhatStays() {
        if split.callbacks.contains(where: { $0.method == .willEnterForeground }) {
            notes.append(
                "`sceneWillEnterForeground:` is called at the first launch too, `applicationWillEnterForeground:` was not")
        }
        for statement in split.statements where !statement.moves {
            let node = statement.node
            if split.mentions(in: node, atOnce: false).contains("window") {
                notes.append("line \(line(node)) uses the window in a block, which must not run before the scene connects")
            }
            if split.asksForState(node) {
                notes.append(
                    "line \(line(node)) asks for `applicationState`, which is another one at the launch of an app with scenes")
            }
            guard statement.method.parameters.count > 1, case let name = statement.method.parameters[1].name,
                node.descendants.contains(where: { $0.kind == "identifier" && $0.text == name && !$0.isSelectorWord })
            else { continue }
            notes.append(
                "line \(line(node)) takes the launch options, which hold no links, shortcuts and tapped notifications any more")
        }
        noteLaterStatements()
        for method in delegate.methods where Self.restoration.contains(method.selector) {
            notes.append(
                "line \(line(method.node)) restores the app's state, which UIKit does scene by scene: "
                    + "`stateRestorationActivityForScene:` takes the place of it")
        }
        if delegate.properties["window"] != nil {
            notes.append("`\(delegate.name).window` stays, and the scene sets it: libraries and other code may ask for it")
        }
    }

    /// What stood below the window's creation, and runs before it now.
    private mutating func noteLaterStatements() {
        var lines: [Int] = []
        for (index, statement) in split.statements.enumerated()
        where !statement.moves && !ObjectiveCSplit.isFinalReturn(statement.node, in: statement.method) {
            let isBelow = split.statements[..<index].contains { $0.moves && split.makes($0.node) }
            if isBelow { lines.append(line(statement.node)) }
        }
        guard let last = lines.last else { return }
        let rest = lines.dropLast().map(String.init).joined(separator: ", ")
        notes.append(
            lines.count == 1
                ? "line \(last) stays in the launch, which ends before there is a window: what it shows has to wait for the scene"
                : "lines \(rest) and \(last) stay in the launch, which ends before there is a window: what they show has to wait for the scene"
        )
    }

    private static let restoration: Set<String> = [
        "application:shouldRestoreApplicationState:", "application:shouldRestoreSecureApplicationState:",
    ]
}
