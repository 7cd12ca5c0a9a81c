import ReglazeEngine

extension ConfigurationLayer: ObjectiveCRule {
    static let objectiveCKinds = ["assignment_expression", "message_expression"]
    static let objectiveCTriggers = ["ornerRadius", "orderWidth", "orderColor"]
    static let objectiveCCompanions = ["onfiguration"]

    private static let members = ["cornerRadius": "cornerRadius", "borderWidth": "strokeWidth", "borderColor": "strokeColor"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let setting = Setting(node, in: context) else { return [] }
        let assignment = setting.assignment
        let message = "`layer.\(assignment.name)` does not reach the background that the button's configuration draws"
        if let (why, help) = Self.obstacle(to: setting, in: context) {
            return [context.finding(Self.about, at: assignment.nameNode, message, help: help ?? setting.help, why: why)]
        }
        guard let run = Self.run(around: setting, in: context), let fix = Self.fix(run, in: context) else {
            let why = """
                the configuration has to be copied, changed and set again, once: bring the statements about this layer together, and \
                keep `\(setting.copyName)` free
                """
            return [context.finding(Self.about, at: assignment.nameNode, message, help: setting.help, why: why)]
        }
        let why = "how the button looks now, and whether a configuration that is set later undoes it"
        return [context.finding(Self.about, at: assignment.nameNode, message, help: setting.help, fixes: [fix], why: why)]
    }

    /// Something that is set on the layer of a button with a configuration.
    private struct Setting {
        let assignment: ObjectiveCAssignment
        let button: ObjectiveCConfiguredButton
        /// The layer as it is read, `button.layer` or `[button layer]`: the configuration is read and set alike.
        private let layer: ObjectiveCProperty
        let statement: ObjectiveCNode?

        init?(_ node: ObjectiveCNode, in context: RuleContext) {
            guard let assignment = ObjectiveCAssignment(node), members[assignment.name] != nil,
                let layer = assignment.object.flatMap({ ObjectiveCProperty($0.unwrapped) }), layer.name == "layer",
                !context.isFallback(below: 15, node),
                let button = ObjectiveCConfiguredButton(layer.object.unwrapped, at: node, in: context), button.drawsBackground,
                assignment.name != "cornerRadius" || !button.clips
            else { return nil }
            self.assignment = assignment
            self.button = button
            self.layer = layer
            statement = assignment.statement
        }

        var isBorder: Bool { assignment.name.hasPrefix("border") }
        var member: String { members[assignment.name] ?? "" }
        var help: String { "set `background.\(member)` of a copy of the configuration, and the copy as the button's" }

        /// What the background gets: for a border's colour the `UIColor` that the `CGColor` is made of.
        var value: String? {
            guard assignment.name == "borderColor" else { return assignment.value.text }
            guard let color = ObjectiveCProperty(assignment.value.unwrapped), color.name == "CGColor" else { return nil }
            return color.object.text
        }

        /// Why this can't be rewritten, as far as it shows by itself, and what helps, where that is something else.
        func obstacle(in context: RuleContext) -> (why: String, help: String?)? {
            if assignment.value.descendants.contains(where: readsLayer) {
                return ("the value is worked out of the layer's own, which would not be set any more", nil)
            }
            let text = assignment.value.text
            if assignment.name == "cornerRadius", ["height", "width"].contains(where: text.lowercased().contains) {
                return ("the radius follows the button's size", "use the corner style `UIButtonConfigurationCornerStyleCapsule`")
            }
            if let method = ObjectiveCMethod(around: assignment.node), layout.contains(method.selector) {
                return ("this runs in every layout, and a change of the configuration asks for another one", nil)
            }
            if assignment.node.isInMacro { return ("a macro does not know where it is used", nil) }
            let place = ObjectiveCLayout(context)
            guard let statement, place.isInBlock(statement), place.lines(of: statement) != nil,
                !statement.text.contains(where: \.isNewline)
            else { return ("other code stands on the line", nil) }
            if statement.descendants.contains(where: \.isComment) {
                return ("a comment stands in the middle of it, which a rewrite would lose", nil)
            }
            guard button.isConfiguredBefore else {
                return ("the configuration is set further down, or in code that may run later; set that up first", nil)
            }
            if let removal = button.removal {
                let line = context.file.location(of: removal.range).line
                return ("the configuration is taken away again (line \(line)), and then the layer is all there is", nil)
            }
            if assignment.name == "cornerRadius", button.masksCorners {
                return ("`maskedCorners` picks corners, which a configuration's background can't do", nil)
            }
            if assignment.name == "cornerRadius", button.hasOtherCornerStyle {
                return ("`cornerStyle` is set already, to one that does not use the radius as it is", nil)
            }
            let minimum = context.availability(of: assignment.node).minimum
            if minimum < 15 { return ("`configuration` needs iOS 15.0; this code runs from iOS \(minimum) on", nil) }
            if isBorder, button.clips, button.roundsLayer { return (clipsBorder, nil) }
            if value == nil { return ("a stroke takes a `UIColor`, and this is a `CGColor` from elsewhere", nil) }
            return nil
        }

        private func readsLayer(_ node: ObjectiveCNode) -> Bool {
            guard let layer = ObjectiveCProperty(node), layer.name == "layer" else { return false }
            return ObjectiveCConfiguredButton.path(of: layer.object) == button.path
        }

        /// The local that holds the copy.
        var copyName: String { button.path.isEmpty ? "configuration" : button.path + "Configuration" }

        private var sendsMessages: Bool { layer.node.kind == "message_expression" }

        /// The line that makes the copy.
        var copyLine: String {
            let owner = layer.object.text
            let configuration = sendsMessages ? "[\(owner) configuration]" : "\(owner).configuration"
            return "UIButtonConfiguration *\(copyName) = [\(configuration) copy];"
        }

        /// The line that sets the copy.
        var setLine: String {
            let owner = layer.object.text
            return sendsMessages ? "[\(owner) setConfiguration:\(copyName)];" : "\(owner).configuration = \(copyName);"
        }

        /// The lines that say the same to the copy.
        var lines: [String] {
            let first = "\(copyName).background.\(member) = \(value ?? "");"
            guard assignment.name == "cornerRadius" else { return [first] }
            return [first, "\(copyName).cornerStyle = UIButtonConfigurationCornerStyleFixed;"]
        }
    }

    /// Why a setting can't be rewritten, as far as it and the other half of a border show, and what helps, where that is something else.
    private static func obstacle(to setting: Setting, in context: RuleContext) -> (why: String, help: String?)? {
        if let own = setting.obstacle(in: context) { return own }
        guard setting.isBorder, let block = setting.statement?.parent else { return nil }
        let stays = block.namedChildren.compactMap(\.namedChildren.first).contains { node in
            guard layerOwner(setBy: node) == setting.button.path, let other = Setting(node, in: context) else { return false }
            return other.isBorder && other.button.binder == setting.button.binder && other.obstacle(in: context) != nil
        }
        return stays ? ("a stroke takes its width and its colour together, and the other one has to stay here", nil) : nil
    }

    /// The settings of one button that follow each other without anything between and can all be rewritten; nil where the block says more
    /// about its layer, apart from them, or about that of another button, whose copy would have the same name.
    private static func run(around setting: Setting, in context: RuleContext) -> [Setting]? {
        guard let block = setting.statement?.parent else { return nil }
        var runs: [[Setting]] = []
        var isRunning = false
        for statement in block.namedChildren {
            guard let node = statement.namedChildren.first, layerOwner(setBy: node) == setting.button.path,
                let other = Setting(node, in: context), Self.obstacle(to: other, in: context) == nil
            else {
                isRunning = false
                continue
            }
            guard other.button.binder == setting.button.binder else { return nil }
            if isRunning { runs[runs.count - 1].append(other) } else { runs.append([other]) }
            isRunning = true
        }
        return runs.count == 1 ? runs[0] : nil
    }

    /// The button whose layer is spoken to, in the words of `ObjectiveCConfiguredButton.path`.
    private static func layerOwner(setBy node: ObjectiveCNode) -> String? {
        guard let layer = ObjectiveCAssignment(node)?.object.flatMap({ ObjectiveCProperty($0.unwrapped) }), layer.name == "layer"
        else { return nil }
        return ObjectiveCConfiguredButton.path(of: layer.object)
    }

    /// Copies the configuration, changes the copy and sets it: in Objective-C it is an object, and a change of the button's own is not seen.
    private static func fix(_ run: [Setting], in context: RuleContext) -> Fix? {
        guard let first = run.first else { return nil }
        let name = first.copyName
        let isTaken = first.assignment.node.bodyAround.descendants.contains { $0.kind == "identifier" && $0.text == name }
        guard !isTaken else { return nil }
        let indentation = ObjectiveCLayout(context).indentation(at: first.assignment.node.range.lowerBound)
        let edits = run.enumerated().compactMap { index, setting in
            var lines = setting.lines
            if index == 0 { lines.insert(first.copyLine, at: 0) }
            if index == run.count - 1 { lines.append(first.setLine) }
            return setting.statement.map { context.replace($0, with: lines.joined(separator: "\n" + indentation)) }
        }
        return Fix(.unsafe, "Set it on the configuration's background", edits: edits)
    }
}
