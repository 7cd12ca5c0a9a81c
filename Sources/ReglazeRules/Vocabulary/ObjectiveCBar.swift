import ReglazeEngine

/// A statement about a bar or a bar's appearance in Objective-C: a property that is set, or a method that is called.
struct ObjectiveCBarStatement: Sendable {
    /// The assignment or the message.
    let node: ObjectiveCNode
    let object: ObjectiveCNode
    /// The property, or the first word of the method.
    let name: String
    let nameNode: ObjectiveCNode
    /// What is set; the first argument of a method.
    let value: ObjectiveCNode?
    private let context: RuleContext

    static let bars: Set = ["UINavigationBar", "UITabBar", "UIToolbar"]
    static let appearances: Set = ["UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance", "UIBarAppearance"]
    /// The properties of a bar that hold appearances.
    static let appearanceProperties: Set = [
        "standardAppearance", "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
    ]

    init?(_ node: ObjectiveCNode, in context: RuleContext) {
        if let assignment = ObjectiveCAssignment(node) {
            guard let object = assignment.object else { return nil }
            self.object = object.unwrapped
            name = assignment.name
            nameNode = assignment.nameNode
            value = assignment.value
        } else if let message = ObjectiveCMessage(node), let word = message.words.first, node.statement != nil {
            object = message.receiver.unwrapped
            name = word.text
            nameNode = word
            value = message.arguments.first
        } else {
            return nil
        }
        self.node = node
        self.context = context
    }

    /// The class of the object; nil where it is not known. It takes a look at the project.
    var type: String? {
        func base(_ type: String?) -> String? { type.flatMap { context.index.objectiveCAncestry(of: $0).last } }
        let types = ObjectiveCTypes(context)
        if let cast = castAround { return base(types.type(of: cast)) }
        if let property = ObjectiveCProperty(object), Self.appearanceProperties.contains(property.name) {
            switch base(types.type(of: property.object)) {
            case "UITabBar", "UITabBarItem": return "UITabBarAppearance"
            case "UIToolbar": return "UIToolbarAppearance"
            case "UINavigationBar", "UINavigationItem": return "UINavigationBarAppearance"
            default: return "UIBarAppearance"
            }
        }
        return base(types.type(of: object))
    }

    /// The cast of the object that counts: `(UITabBarAppearance *)look`.
    private var castAround: ObjectiveCNode? {
        var cast: ObjectiveCNode?
        var node = object
        while let parent = node.parent, ["parenthesized_expression", "cast_expression"].contains(parent.kind) {
            if parent.kind == "cast_expression" { cast = parent }
            node = parent
        }
        return cast
    }

    /// The object as a text that tells one from another in a method.
    var key: String { object.compactText }

    /// What binds the name that the object begins with, inside the method: two objects of one name may be bound twice.
    var binder: ObjectiveCNode? { Self.binder(of: object) }

    static func binder(of object: ObjectiveCNode) -> ObjectiveCNode? {
        let start = object.chainStart
        return start.kind == "identifier" ? ObjectiveCLocal(named: start.text, from: start)?.binder : nil
    }

    /// Where the object, an appearance, is given to a bar in the same method.
    var placements: [ObjectiveCBarStatement] {
        Self.all(in: node.bodyAround, context).filter { other in
            guard Self.appearanceProperties.contains(other.name), let value = other.value?.unwrapped else { return false }
            return value.compactText == key && Self.binder(of: value) == binder
        }
    }

    /// "navigation bar".
    static func name(ofBar type: String) -> String {
        switch type {
        case let type where type.hasPrefix("UITabBar"): "tab bar"
        case let type where type.hasPrefix("UIToolbar"): "toolbar"
        case let type where type.hasPrefix("UINavigation"): "navigation bar"
        default: "bar"
        }
    }

    /// `[UINavigationBar appearance]`, or a local that holds it.
    func proxy(in context: RuleContext) -> ObjectiveCProxy? { ObjectiveCProxy(object) ?? ObjectiveCProxy(local: object) }

    /// Whether `nil`, or what stands for it, is set.
    var assignsNothing: Bool { value.map { ["nil", "NULL"].contains($0.unwrapped.text) } ?? true }

    /// The names of what may lie over the glass of a bar.
    private static let coveringNames: Set = [
        "configureWithOpaqueBackground", "backgroundColor", "backgroundEffect", "backgroundImage", "barTintColor", "translucent",
        "setBackgroundImage",
    ]

    /// Whether it lays something over the glass of a bar.
    var isCovering: Bool {
        guard Self.coveringNames.contains(name) else { return false }
        if name == "translucent" {
            guard ["NO", "false", "FALSE", "0"].contains(value?.unwrapped.text) else { return false }
        } else if name != "configureWithOpaqueBackground" {
            guard !assignsNothing, !isEmptyImage, !(value?.compactText.contains("clearColor") ?? false) else { return false }
        }
        let type = type
        let isBar = type.map(Self.bars.contains) ?? false
        let isAppearance = type.map(Self.appearances.contains) ?? false
        switch name {
        case "configureWithOpaqueBackground": return isAppearance || type == nil
        case "backgroundColor": return isAppearance || isBar
        case "backgroundEffect": return isAppearance
        case "backgroundImage": return isAppearance || type == "UITabBar"
        default: return isBar
        }
    }

    /// `[UIImage new]`, which covers nothing.
    private var isEmptyImage: Bool {
        ["[UIImage new]", "UIImage.new", "[[UIImage alloc] init]", "[UIImage.alloc init]"].contains(value?.unwrapped.compactText)
    }

    /// Whether it goes with a background, and covers nothing alone: the removal of its shadow line, and the transparent configuration
    /// below a colour.
    var goesWithBackground: Bool {
        switch name {
        case "configureWithTransparentBackground": isOnAppearance
        case "shadowImage", "setShadowImage": !assignsNothing && (isOnAppearance || type.map(Self.bars.contains) ?? false)
        default: false
        }
    }

    /// Whether an appearance is spoken to, not a bar itself.
    var isOnAppearance: Bool {
        guard let type else { return name.hasPrefix("configureWith") }
        return Self.appearances.contains(type)
    }

    static let coveringTriggers = [
        "configureWithOpaqueBackground", "ackgroundColor", "ackgroundImage", "ackgroundEffect", "arTintColor", "ranslucent",
    ]

    /// Every statement about bars in a body, in order.
    static func all(in body: ObjectiveCNode, _ context: RuleContext) -> [ObjectiveCBarStatement] {
        body.descendants.filter { ["assignment_expression", "message_expression"].contains($0.kind) && !$0.hasError }
            .compactMap { ObjectiveCBarStatement($0, in: context) }
    }
}

/// `[UINavigationBar appearance]` and the like.
struct ObjectiveCProxy {
    let node: ObjectiveCNode
    let className: String
    /// Whether it speaks for some containers alone.
    let isScoped: Bool

    static let classes: Set = ["UINavigationBar", "UITabBar", "UIToolbar", "UITabBarItem", "UIBarButtonItem"]

    init?(_ node: ObjectiveCNode) {
        let receiver: ObjectiveCNode
        if let property = ObjectiveCProperty(node), property.name == "appearance" {
            receiver = property.object
            isScoped = false
        } else if let message = ObjectiveCMessage(node), let word = message.words.first?.text,
            word.hasPrefix("appearanceWhenContained")
        {
            receiver = message.receiver
            isScoped = true
        } else {
            return nil
        }
        guard receiver.kind == "identifier", Self.classes.contains(receiver.text) else { return nil }
        className = receiver.text
        self.node = node
    }

    /// A local that a proxy was put into: `UINavigationBar *bar = [UINavigationBar appearance];`
    init?(local node: ObjectiveCNode) {
        guard node.kind == "identifier" else { return nil }
        let declared = node.bodyAround.descendants(ofKind: "init_declarator").last { declarator in
            declarator.range.upperBound <= node.range.lowerBound
                && declarator.child("declarator")?.descendants.contains { $0.text == node.text } ?? false
        }
        guard let value = declared?.child("value") else { return nil }
        // `scope ? [UITabBar appearanceWhen…] : [UITabBar appearance]` too.
        let made = value.unwrapped.kind == "conditional_expression" ? value.unwrapped.namedChildren : [value]
        guard let proxy = made.lazy.compactMap({ ObjectiveCProxy($0.unwrapped) }).first else { return nil }
        self = proxy
    }
}
