import ReglazeEngine

extension GlobalWindow: ObjectiveCRule {
    static let objectiveCKinds = ["message_expression", "field_expression"]
    static let objectiveCTriggers = ["keyWindow", "windows", "window", "connectedScenes"]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let property = ObjectiveCProperty(node), let source = Self.source(of: property, in: context),
            !context.isFallback(below: 15, node), !context.isTestCode
        else { return [] }
        let whole = Self.whole(of: node, source)
        guard !whole.repeatsItself,
            source != .delegate || !(ObjectiveCStandIn(whole, in: context)?.precedesScene ?? false)
        else { return [] }
        let reach = ObjectiveCReach(at: node, in: context)
        let message = Self.message(source, isAdopted: context.hasScenes)
        let help =
            switch reach.owner {
            case .controller: "use `self.view.window`"
            case .view: "use `self.window`"
            case .window: "use the window itself, and its `windowScene`"
            case .sceneDelegate: "use the scene delegate's `window`"
            case .applicationDelegate, nil: "take the window, or a view in it, from the code that calls this"
            }
        let severity: Severity? = source == .anyScene ? .note : nil
        let (fix, why) = fix(whole, source, reach, in: context)
        return [
            context.finding(
                Self.about, at: whole, message, severity: severity, help: help, fixes: fix.map { [$0] } ?? [], why: why)
        ]
    }

    private enum Source: Equatable { case keyWindow, windows, delegate, anyScene }

    private static func source(of property: ObjectiveCProperty, in context: RuleContext) -> Source? {
        let types = ObjectiveCTypes(context)
        switch property.name {
        case "keyWindow", "windows":
            guard types.type(of: property.object) == "UIApplication" else { return nil }
            return property.name == "windows" ? .windows : .keyWindow
        case "window":
            // The delegate's own code, and what sets its window up, is another rule's subject.
            guard property.object.unwrapped.text != "self", let type = types.type(of: property.object) else { return nil }
            // A scene delegate tells the application delegate of its window.
            if let parent = property.node.parent, ObjectiveCAssignment(parent) != nil, parent.child("left") == property.node {
                return nil
            }
            if type == "UIApplicationDelegate" { return .delegate }
            return context.objectiveCOwner(ofClass: type) == .applicationDelegate ? .delegate : nil
        case "anyObject", "firstObject":
            var scenes = ObjectiveCProperty(property.object.unwrapped)
            if scenes?.name == "allObjects" { scenes = scenes.flatMap { ObjectiveCProperty($0.object.unwrapped) } }
            guard scenes?.name == "connectedScenes", let application = scenes?.object,
                types.type(of: application) == "UIApplication"
            else { return nil }
            return .anyScene
        default: return nil
        }
    }

    /// With what picks one of the windows: `.windows.firstObject`, `[windows lastObject]`.
    private static func whole(of node: ObjectiveCNode, _ source: Source) -> ObjectiveCNode {
        guard source == .windows else { return node }
        if let pick = ObjectiveCProperty.read(of: node), ["firstObject", "lastObject"].contains(pick.name) { return pick.node }
        if let parent = node.parent, parent.kind == "subscript_expression", parent.namedChildren.first == node { return parent }
        return node
    }

    private static func message(_ source: Source, isAdopted: Bool) -> String {
        switch source {
        case .keyWindow: "`keyWindow` of the application may be a window of another scene, an alert's or the keyboard's"
        case .windows: "`windows` of the application are those of all scenes, not of this one"
        case .delegate where isAdopted:
            "The application delegate's `window` is nil in an app with scenes, unless its scene sets it"
        case .delegate: "The application delegate's `window` is nil as soon as the app has scenes"
        case .anyScene: "`connectedScenes` is a set: this is any of the scenes, and need not be in the foreground"
        }
    }

    private func fix(
        _ whole: ObjectiveCNode, _ source: Source, _ reach: ObjectiveCReach, in context: RuleContext
    ) -> (Fix?, String) {
        guard let window = reach.window else { return (nil, reach.why) }
        switch source {
        case .anyScene: return (nil, "which scene is meant is for you to say: `\(window)` knows its `windowScene`")
        case .windows where ObjectiveCProperty(whole)?.name != "firstObject":
            return (nil, "which of the windows is meant is for you to say")
        default: break
        }
        if let obstacle = Self.obstacle(to: whole, window) { return (nil, obstacle) }
        let fix = Fix(.unsafe, "Ask for `\(window)`", edits: [context.replace(whole, with: window)])
        return (fix, "\(reach.why): where this may run then, take the window from the code that calls it")
    }

    private static func obstacle(to node: ObjectiveCNode, _ window: String) -> String? {
        guard let parent = node.parentOfUnwrapped else { return nil }
        if let name = keptName(parent), isSetAgain(name, beside: parent) {
            return "`\(name)` gets its window in more than one place here: which one is meant is for you to say"
        }
        switch parent.kind {
        case "binary_expression": return "it is compared: with `\(window)` the comparison may mean another thing"
        case "conditional_expression": return "it stands in for something that is missing, and so would `\(window)` be"
        case "assignment_expression" where parent.child("left")?.range == node.range:
            return "it sets the window, which belongs to the scene delegate"
        case "assignment_expression" where parent.child("left").map({ $0.kind != "identifier" || $0.text.hasPrefix("_") }) ?? true:
            return "it is kept here, and which window is meant later is for you to say"
        case "for_statement": return "all windows are asked for: see whether those of `\(window).windowScene` are meant"
        default: return nil
        }
    }

    /// The variable that an expression is put into.
    private static func keptName(_ parent: ObjectiveCNode) -> String? {
        switch parent.kind {
        case "assignment_expression": parent.child("left").flatMap { $0.kind == "identifier" ? $0.text : nil }
        case "init_declarator":
            parent.child("declarator")?.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last.map(String.init)
        default: nil
        }
    }

    /// Whether the method sets the variable to something in another place too.
    private static func isSetAgain(_ name: String, beside setting: ObjectiveCNode) -> Bool {
        setting.bodyAround.descendants.contains { node in
            guard ["assignment_expression", "init_declarator"].contains(node.kind), node != setting, keptName(node) == name,
                let value = node.child("right") ?? node.child("value")
            else { return false }
            return value.unwrapped.text != "nil"
        }
    }
}
