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
        let early = ["viewDidLoad", "loadView", "awakeFromNib", "dealloc", "viewWillAppear:", "didMoveToSuperview"]
        if method.selector.hasPrefix("init") || early.contains(method.selector) {
            why = "`\(method.selector)` runs before this is in a window: read it when it is in one"
            return
        }
        let isShown = method.body.descendants(ofKind: "message_expression").contains { node in
            guard let message = ObjectiveCMessage(node) else { return false }
            return ["addSubview:", "insertSubview:", "presentViewController:"].contains { message.selector.hasPrefix($0) }
                && message.arguments.first?.unwrapped.text == "self"
        }
        if isShown || context.index.objectiveCClass(node.className, isOneOf: ["UIAlertController"]) {
            why = "this puts itself into a window here: until then its own is nil"
            return
        }
        window = owner == .controller ? "self.view.window" : "self.window"
        why = "`\(owner == .controller ? "self.view.window" : "self.window")` is nil while this is not in a window"
    }
}
