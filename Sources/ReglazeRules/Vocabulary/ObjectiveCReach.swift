import ReglazeEngine

/// The window and the traits that a line of Objective-C can reach without asking a global for them.
struct ObjectiveCReach {
    let owner: ObjectiveCOwner?
    /// Code for the window: `self.view.window`. It is nil, and harmless, outside of a window.
    private(set) var window: String?
    /// Code for a trait collection.
    private(set) var traits: String?
    /// Why there is no window in reach, or where the one in reach may be missing. A sentence's part.
    private(set) var why = ""

    init(at node: ObjectiveCNode, in context: RuleContext) {
        owner = context.objectiveCOwner(of: node)
        if node.isInMacro {
            why = "a macro does not know where it is used: make it a method of the view or controller that needs it"
            return
        }
        guard let method = ObjectiveCMethod(around: node) else {
            let isWhole = !node.isInsideError
            why =
                isWhole
                ? "a function belongs to no window: take the view or the window scene as a parameter"
                : "the code around this can't be read whole"
            return
        }
        if method.isClassMethod {
            why = "a class method belongs to no window: take the view or the window scene as a parameter"
            return
        }
        switch owner {
        case .controller, .view: read(method, node, context)
        case .window: why = "this is a window itself: ask its own `windowScene`"
        case .sceneDelegate: why = "the scene delegate has its own `window`, and its scene"
        case .applicationDelegate:
            why = """
                the application delegate has no window in an app with scenes: this belongs into the scene delegate, or is handed the \
                window by whoever has it
                """
        case nil:
            why =
                "nothing here belongs to a window: take the view or the window scene as a parameter from the code that calls this"
        }
    }

    private mutating func read(_ method: ObjectiveCMethod, _ node: ObjectiveCNode, _ context: RuleContext) {
        if node.blockAround != nil {
            why = "whether this block may hold `self` is for you to say"
            return
        }
        traits = "self.traitCollection"
        if showsItself(method) || context.index.objectiveCClass(node.className, isOneOf: ["UIAlertController"]) {
            why = "this puts itself into a window here: until then its own is nil"
            return
        }
        if let early = ObjectiveCEarlyCode(context).reason(for: method, owner) {
            why = early
            return
        }
        window = owner == .controller ? "self.view.window" : "self.window"
        why = "`\(owner == .controller ? "self.view.window" : "self.window")` is nil while this is not in a window"
    }

    /// Whether the method puts the view or the controller itself into a window.
    private func showsItself(_ method: ObjectiveCMethod) -> Bool {
        let own = owner == .controller ? ["self", "self.view", "[self view]", "_view"] : ["self"]
        return method.body.descendants.contains { node in
            if let message = ObjectiveCMessage(node), let first = message.arguments.first {
                let showing = ["addSubview:", "insertSubview:", "presentViewController:", "setRootViewController:"]
                return showing.contains(where: message.selector.hasPrefix) && own.contains(first.unwrapped.compactText)
            }
            guard node.kind == "assignment_expression", let assignment = ObjectiveCAssignment(node) else { return false }
            return assignment.name == "rootViewController" && own.contains(assignment.value.unwrapped.compactText)
        }
    }
}
