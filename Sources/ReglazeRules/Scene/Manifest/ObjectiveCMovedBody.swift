import ReglazeEngine

/// Rewrites Objective-C that moves from the application delegate to the scene delegate, and says what keeps it from moving.
struct ObjectiveCMovedBody {
    private let delegate: ObjectiveCDelegate
    private let makers: Set<String>
    private(set) var patches: Patches
    private(set) var obstacles: [String] = []
    /// Properties that are read, and set, and methods that are called, of the application delegate.
    private(set) var read: Set<String> = []
    private(set) var written: Set<String> = []
    private(set) var called: Set<String> = []
    private(set) var needsLaunchOptions = false

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
                let text = frame.compactText.filter { !"[] ".contains($0) }
                let whole = ["UIScreenmainScreenbounds", "UIScreenmainScreen.bounds", "UIScreen.mainScreen.bounds"]
                guard whole.contains(text) else {
                    obstacles.append("line \(line(creation.node)): the window has a frame of its own")
                    continue
                }
            }
            let allocation =
                creation.selector == "new" ? "[\(creation.receiver.text) alloc]" : creation.receiver.text
            patches.replace(creation.node.range, with: "[\(allocation) initWithWindowScene:self.windowScene]")
        }
        for child in node.descendants {
            guard let assignment = ObjectiveCAssignment(child), ["window", "_window"].contains(assignment.name),
                assignment.object == nil || assignment.object?.text == "self", delegate.properties["window"] != nil
            else { continue }
            guard let statement = assignment.statement else {
                obstacles.append("line \(line(child)): the window is set inside of another expression")
                continue
            }
            let end = statement.range.upperBound
            let indentation = delegate.file.indentation(ofLineAt: statement.range.lowerBound)
            let isAlone = delegate.file.isFirstOnLine(statement.range.lowerBound)
            guard statement.parent?.kind == "compound_statement" else {
                obstacles.append("line \(line(child)): the window is set behind an `if` without braces")
                continue
            }
            patches.replace(end..<end, with: "\(isAlone ? "\n\(indentation)" : " ")self.appDelegate.window = self.window;")
        }
    }

    // MARK: - Members

    /// `self.stack = …` of a property that stays is sent as a message, which a readonly property in the header allows.
    private mutating func rewrite(_ assignment: ObjectiveCAssignment) {
        let isVariable = assignment.object == nil && assignment.name.hasPrefix("_")
        guard isVariable || assignment.object?.text == "self" else { return }
        let name = isVariable ? String(assignment.name.dropFirst()) : assignment.name
        guard name != "window", delegate.properties[name] != nil else { return }
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
        patches.replace(statement.range.lowerBound..<assignment.value.range.lowerBound, with: "[self.appDelegate \(setter):")
        patches.replace(assignment.value.range.upperBound..<statement.range.upperBound, with: "];")
    }

    private mutating func rewrite(_ message: ObjectiveCMessage) {
        if message.receiver.text == "super" {
            obstacles.append("line \(line(message.node)) calls `super`")
            return
        }
        guard message.receiver.text == "self" else { return }
        if makers.contains(message.selector) { return }
        if message.selector == "window" { return }
        if let name = ObjectiveCAssignment.property(setBy: message.selector), delegate.properties[name] != nil {
            if name == "window" { return }
            written.insert(name)
        } else if delegate.properties[message.selector] != nil {
            read.insert(message.selector)
        } else {
            called.insert(message.selector)
        }
        patches.replace(message.receiver.range, with: "self.appDelegate")
    }

    private mutating func rewriteField(_ node: ObjectiveCNode) {
        guard let property = ObjectiveCProperty(node) else {
            // `self->_stack`.
            if node.child("argument")?.text == "self" {
                obstacles.append("line \(line(node)) reads a variable through an arrow")
            }
            return
        }
        guard property.object.text == "self" else { return }
        if property.name == "window" { return }
        if delegate.properties[property.name] != nil { read.insert(property.name) } else { called.insert(property.name) }
        patches.replace(property.object.range, with: "self.appDelegate")
    }

    private mutating func rewriteName(_ node: ObjectiveCNode, application: String?, launchOptions: String?) {
        let name = node.text
        if name == application, !isDeclared(node) {
            patches.replace(node.range, with: "[UIApplication sharedApplication]")
        } else if name == launchOptions {
            rewriteLaunchOptions(node)
        } else if name == "self" {
            let parent = node.parent
            if parent.flatMap({ ObjectiveCProperty($0) })?.object == node
                || parent.flatMap({ ObjectiveCMessage($0) })?.receiver == node
            {
                return
            }
            if node.ancestors.contains(where: { $0.kind == "declaration" && $0.text.contains("__weak") }) {
                obstacles.append("line \(line(node)): a block captures the application delegate")
                return
            }
            patches.replace(node.range, with: "self.appDelegate")
        } else if name.hasPrefix("_") {
            let property = String(name.dropFirst())
            guard delegate.properties[property] != nil else {
                if delegate.implementation.text.contains("*\(name);") || delegate.implementation.text.contains(" \(name);") {
                    obstacles.append("line \(line(node)) names the variable `\(name)`, which only the application delegate sees")
                }
                return
            }
            if property == "window" {
                patches.replace(node.range, with: "self.window")
            } else {
                read.insert(property)
                patches.replace(node.range, with: "self.appDelegate.\(property)")
            }
        }
    }

    private func isDeclared(_ node: ObjectiveCNode) -> Bool { node.parent?.kind == "method_parameter" }

    private mutating func rewriteLaunchOptions(_ node: ObjectiveCNode) {
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

    private func line(_ node: ObjectiveCNode) -> Int { delegate.file.location(of: node.range).line }
}
