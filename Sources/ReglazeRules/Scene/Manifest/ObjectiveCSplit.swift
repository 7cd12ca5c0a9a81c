import ReglazeEngine

/// What of an application delegate in Objective-C belongs to the scene.
struct ObjectiveCSplit {
    struct Statement {
        let node: ObjectiveCNode
        let method: ObjectiveCMethod
        var moves = false
        /// Copied, and left where it is: an `if` that ends the launch early.
        var isCopied = false
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
    var obstacles: [String] = []
    /// The callbacks that other code sends to the application delegate; the scene hands them on.
    private(set) var staying: Set<String> = []
    let reach: ObjectiveCWindowReach
    /// Whether the window that moved code makes becomes the app's, and is not one above it.
    var setsWindow: Bool {
        (statements.filter(\.moves).map(\.node) + makers.map(\.body)).contains { assigned(in: $0).contains("window") }
    }
    var makesWindow: Bool { !makers.isEmpty || statements.contains { $0.moves && !Self.creations(in: $0.node).isEmpty } }
    /// Properties and methods that depend on the window, by name and by first word.
    private var tainted: Set<String> = ["window"]

    /// - Parameter isMentionedElsewhere: whether other code may send a message.
    init(_ delegate: ObjectiveCDelegate, reach: ObjectiveCWindowReach, isMentionedElsewhere: (String) -> Bool) {
        self.delegate = delegate
        self.reach = reach
        for selector in Self.launchSelectors {
            guard let method = delegate.method(selector) else { continue }
            if method.node.hasError {
                obstacles.append("line \(line(method.node)): the method could not be read to its end")
                return
            }
            statements += method.body.namedChildren.map { Statement(node: $0, method: method) }
        }
        callbacks = delegate.methods.compactMap { definition in
            guard let method = ObjectiveCSceneMethod(selector: definition.selector), definition.hasEffect else { return nil }
            return (method, definition)
        }
        let links = ObjectiveCSceneMethod.allCases.first { link in link.isAboutLinks && callbacks.contains { $0.method == link } }
        callbacks.removeAll { $0.method.isAboutLinks && $0.method != links }
        staying = Set(callbacks.map(\.definition.selector).filter(reach.isSent))
        makers = helpers.filter { !Self.creations(in: $0.body).isEmpty }
        taint()
        moveWhatBelongsTogether()
        for index in statements.indices where !statements[index].moves {
            let method = statements[index].method
            let isAbove = statements[(index + 1)...].contains { $0.moves && $0.method.selector == method.selector }
            statements[index].isCopied = isAbove && isPlainExit(statements[index].node, in: method)
        }
        check(isMentionedElsewhere)
    }

    var helpers: [ObjectiveCMethod] {
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
                guard
                    !mentions(in: method.body).isDisjoint(with: tainted) || !Self.creations(in: method.body).isEmpty
                        || mentions(in: method.body).contains(where: reach.usesWindow)
                else { continue }
                tainted.insert(method.selector)
                tainted.formUnion(makers.contains { $0.selector == method.selector } ? assigned(in: method.body) : [])
                changed = true
            }
            var handed: Set<String> = []
            for index in statements.indices {
                let node = statements[index].node
                if statements[index].moves { handed.formUnion(self.handed(by: node, locals: locals)) }
                guard !statements[index].moves, !Self.isFinalReturn(node, in: statements[index].method) else { continue }
                let names = identifiers(in: node)
                guard
                    !mentions(in: node).isDisjoint(with: tainted) || !Self.creations(in: node).isEmpty
                        || !names.isDisjoint(with: locals) || ObjectiveCLaunchOption.isAsked(in: node)
                        || mentions(in: node).contains(where: reach.usesWindow) || needsShownWindow(at: index)
                        || uses(handed, in: node)
                else { continue }
                statements[index].moves = true
                handed.formUnion(self.handed(by: node, locals: locals))
                tainted.formUnion(assigned(in: node))
                locals.formUnion(Self.declared(by: node))
                changed = true
            }
        }
    }

    /// Whether UIKit makes the window, of a storyboard: then it was there before the launch's first statement.
    private var isMadeByUIKit: Bool {
        makers.isEmpty && !statements.contains { !Self.creations(in: $0.node).isEmpty } && reach.maker == nil
    }

    /// Whether a statement below the window's creation shows something in the app's window without naming the delegate's.
    private func needsShownWindow(at index: Int) -> Bool {
        let statement = statements[index]
        let isBelow = statements[..<index].contains { above in
            above.moves && above.method.selector == statement.method.selector && makes(above.node)
        }
        return (isBelow || isMadeByUIKit)
            && (Self.namesShownWindow(statement.node) || reach.showsInWindow(statement.node)
                || reached(from: statement.node).dropFirst().contains {
                    ObjectiveCWindowReach.namesAppWindow($0) || reach.showsInWindow($0)
                })
    }

    func isTainted(_ name: String) -> Bool { tainted.contains(name) }

    /// Whether a statement makes the window, itself or through a helper.
    func makes(_ node: ObjectiveCNode) -> Bool {
        !Self.creations(in: node).isEmpty || !mentions(in: node).isDisjoint(with: makers.map(\.selector))
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
}
