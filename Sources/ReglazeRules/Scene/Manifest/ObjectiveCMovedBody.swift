import ReglazeEngine

/// Rewrites Objective-C that moves from the application delegate to the scene delegate, and says what keeps it from moving.
struct ObjectiveCMovedBody {
    let delegate: ObjectiveCDelegate
    private let makers: Set<String>
    var patches: Patches
    var obstacles: [String] = []
    /// Properties that are read, and set, and methods that are called, of the application delegate.
    var read: Set<String> = []
    private(set) var written: Set<String> = []
    private(set) var called: Set<String> = []
    var needsLaunchOptions = false
    /// Whether the application delegate is handed to others.
    var passesSelf = false
    /// `self`, and what blocks call it: `weakSelf`.
    var selves: Set<String> = ["self"]

    init(_ delegate: ObjectiveCDelegate, makers: [ObjectiveCMethod]) {
        self.delegate = delegate
        self.makers = Set(makers.map(\.selector))
        patches = Patches(delegate.file)
    }

    mutating func patch(_ range: Range<Int>, with text: String) { patches.replace(range, with: text) }
    mutating func add(_ obstacle: String) { obstacles.append(obstacle) }

    /// - Parameters:
    ///   - application: the name of the method's application parameter.
    ///   - launchOptions: the name of its launch options.
    mutating func rewrite(_ node: ObjectiveCNode, application: String?, launchOptions: String? = nil) {
        for declarator in node.descendants(ofKind: "init_declarator") where isAlias(declarator) {
            if let name = declarator.child("declarator").flatMap({
                $0.kind == "identifier" ? $0 : $0.descendants.first { $0.kind == "identifier" }
            }) {
                selves.insert(name.text)
            }
        }
        rewriteWindows(in: node)
        for child in [node] + Array(node.descendants) {
            switch child.kind {
            case "assignment_expression", "message_expression":
                if let assignment = ObjectiveCAssignment(child) { rewrite(assignment) }
                if let message = ObjectiveCMessage(child) { rewrite(message) }
            case "field_expression": rewriteField(child)
            case "identifier": rewriteName(child, application: application, launchOptions: launchOptions)
            default: continue
            }
        }
    }

    // MARK: - Windows

    private mutating func rewriteWindows(in node: ObjectiveCNode) {
        for creation in ObjectiveCSplit.creations(in: node) {
            if let frame = creation.arguments.first, creation.selector == "initWithFrame:" {
                guard Self.isWholeScreen(frame) else {
                    obstacles.append("line \(line(creation.node)): the window has a frame of its own")
                    continue
                }
            }
            let allocation =
                creation.selector == "new" ? "[\(creation.receiver.text) alloc]" : creation.receiver.text
            patches.replace(creation.node.range, with: "[\(allocation) initWithWindowScene:self.windowScene]")
        }
        for child in node.descendants {
            guard let assignment = ObjectiveCAssignment(child) else { continue }
            fillScene(assignment)
            guard property(setBy: assignment) == "window" else { continue }
            let owner = assignment.object?.text ?? "self"
            guard let statement = assignment.statement else {
                obstacles.append("line \(line(child)): the window is set inside of another expression")
                continue
            }
            let end = statement.range.upperBound
            let indentation = delegate.file.indentation(ofLineAt: statement.range.lowerBound)
            let isAlone = delegate.file.isFirstOnLine(statement.range.lowerBound)
            guard statement.parent?.kind == "compound_statement" else {
                if statement.parent?.kind.hasPrefix("preproc") == true {
                    obstacles.append("line \(line(child)): the window is set inside an `#if`")
                    continue
                }
                obstacles.append("line \(line(child)): the window is set behind an `if` without braces")
                continue
            }
            patches.replace(
                end..<end, with: "\(isAlone ? "\n\(indentation)" : " ")\(owner).appDelegate.window = \(owner).window;")
        }
    }

    private static func isWholeScreen(_ frame: ObjectiveCNode) -> Bool {
        let whole = ["UIScreenmainScreenbounds", "UIScreenmainScreen.bounds", "UIScreen.mainScreen.bounds"]
        return whole.contains(frame.compactText.filter { !"[] ".contains($0) })
    }

    /// `self.window.frame = UIScreen.mainScreen.bounds` means as much room as there is, which the scene knows.
    private mutating func fillScene(_ assignment: ObjectiveCAssignment) {
        guard assignment.name == "frame", let object = assignment.object?.unwrapped.compactText,
            ["self.window", "_window", "[selfwindow]", "[self window]"].contains(object), Self.isWholeScreen(assignment.value)
        else { return }
        patches.replace(assignment.value.range, with: "self.windowScene.coordinateSpace.bounds")
    }

    // MARK: - Members

    /// `self.stack = …` of a property that stays is sent as a message, which a readonly property in the header allows.
    private mutating func rewrite(_ assignment: ObjectiveCAssignment) {
        guard let name = property(setBy: assignment), name != "window" else { return }
        if assignment.object == nil { checkAccessors(of: name, at: assignment.node) }
        guard assignment.node.kind == "assignment_expression", let statement = assignment.statement else {
            guard assignment.node.kind == "message_expression" else {
                obstacles.append("line \(line(assignment.node)): a property is set inside of another expression")
                return
            }
            written.insert(name)
            return
        }
        written.insert(name)
        let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst())"
        patches.replace(
            statement.range.lowerBound..<assignment.value.range.lowerBound,
            with: "[\(assignment.object?.text ?? "self").appDelegate \(setter):")
        patches.replace(assignment.value.range.upperBound..<statement.range.upperBound, with: "];")
    }

    /// A variable that is named goes past the accessors, which the scene delegate has to send.
    mutating func checkAccessors(of name: String, at node: ObjectiveCNode) {
        let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        guard delegate.methods.contains(where: { $0.selector == name || $0.selector == setter }) else { return }
        obstacles.append("line \(line(node)) names the variable of `\(name)`, which has accessors of its own")
    }

    private mutating func rewrite(_ message: ObjectiveCMessage) {
        if message.receiver.text == "super" {
            obstacles.append("line \(line(message.node)) calls `super`")
            return
        }
        let receiver = message.receiver.text.filter { !$0.isWhitespace }
        if [delegate.name, "[selfclass]", "self.class"].contains(receiver) {
            if delegate.method(message.selector)?.isClassMethod == true { called.insert(message.selector) }
            return
        }
        guard selves.contains(message.receiver.text) else { return }
        if makers.contains(message.selector) { return }
        if message.selector == "window" { return }
        if let name = ObjectiveCAssignment.property(setBy: message.selector), delegate.properties[name] != nil {
            if name == "window" { return }
            written.insert(name)
        } else if let property = property(gotBy: message.selector) {
            read.insert(property)
        } else {
            called.insert(message.selector)
        }
        patches.replace(message.receiver.range, with: "\(message.receiver.text).appDelegate")
    }

    private mutating func rewriteField(_ node: ObjectiveCNode) {
        guard let property = ObjectiveCProperty(node) else {
            // `self->_stack`.
            if let object = node.child("argument")?.text, selves.contains(object) {
                obstacles.append("line \(line(node)) reads a variable through an arrow")
            }
            return
        }
        guard selves.contains(property.object.text) else { return }
        if property.name == "window" { return }
        if let name = self.property(gotBy: property.name) { read.insert(name) } else { called.insert(property.name) }
        patches.replace(property.object.range, with: "\(property.object.text).appDelegate")
    }

    func property(gotBy name: String) -> String? {
        delegate.properties[name] != nil ? name : delegate.properties.values.first { $0.getter == name }?.name
    }
}
