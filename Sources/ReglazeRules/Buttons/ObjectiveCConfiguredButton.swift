import ReglazeEngine

/// The button that a layer belongs to, where the code around shows that it has a configuration.
struct ObjectiveCConfiguredButton {
    /// The button's name without `self.` and an underscore; empty for `self`.
    let path: String
    /// Whether the configuration is seen to have a background, and the button has none of its own.
    var drawsBackground: Bool { hasBackground && !hasOwnBackground }
    private var hasBackground = false
    private var hasOwnBackground = false
    /// Whether the button clips what is in it, its background too.
    private(set) var clips = false
    /// Whether its layer has a radius of its own.
    private(set) var roundsLayer = false
    /// Whether `cornerStyle` is set to another one than the fixed one.
    private(set) var hasOtherCornerStyle = false
    /// Whether the layer rounds some corners only.
    private(set) var masksCorners = false
    /// Whether the configuration is seen to be there when the code runs.
    private(set) var isConfiguredBefore = false

    /// Where the configuration is taken away again, in code that may run before or after.
    private(set) var removal: ObjectiveCNode?

    /// What binds the name, where it is a local's: a property or another local of the same name is another button.
    let binder: ObjectiveCNode?
    private let place: ObjectiveCNode
    private let context: RuleContext
    private var isConfigured = false

    /// nil where no configuration is seen.
    /// - Parameters:
    ///   - button: what the layer is read of.
    ///   - place: where the layer is spoken to.
    init?(_ button: ObjectiveCNode, at place: ObjectiveCNode, in context: RuleContext) {
        path = Self.path(of: button)
        // What belongs to other objects is not known from here.
        guard !path.contains("."), button.kind == "identifier" || ObjectiveCProperty(button)?.object.text == "self",
            ObjectiveCTypes(context).type(of: button).map({ context.index.objectiveCClass($0, isOneOf: ["UIButton"]) })
                ?? !path.isEmpty
        else { return nil }
        binder = Self.binder(of: button)
        self.place = place
        self.context = context
        let scope = binder != nil ? place.bodyAround : place.classAround ?? place.bodyAround
        let nodes = scope.descendants(ofKind: "assignment_expression") + scope.descendants(ofKind: "message_expression")
        let assignments = nodes.filter { !$0.hasError }.compactMap { ObjectiveCAssignment($0) }.filter {
            // What is for systems without configurations says nothing of this one.
            concerns($0) && !context.isFallback(below: 15, $0.node)
        }.sorted { $0.node.range.lowerBound < $1.node.range.lowerBound }
        let changes = assignments.compactMap(change)
        let own = changes.filter { $0.node.bodyAround == place.bodyAround }
        let before = own.filter { $0.node.range.upperBound <= place.range.lowerBound }
        // What was set before the last change of all counts no more.
        let last = before.last(where: surrounds)
        if let last, last.kind == .removes, before.last?.node == last.node { return nil }
        let isGone = own.contains { change in
            change.kind == .removes && change.node.range.lowerBound > place.range.lowerBound && surrounds(change)
                && !own.contains { $0.kind == .configures && $0.node.range.lowerBound > change.node.range.lowerBound }
        }
        if isGone { return nil }
        let gone = last.map { last in before.filter { $0.node.range.lowerBound < last.node.range.lowerBound }.map(\.node) } ?? []
        if last == nil, let binder, binder.kind == "init_declarator", !binder.hasError { read(declarator: binder) }
        for assignment in assignments where !gone.contains(assignment.node) { read(assignment) }
        guard isConfigured else { return nil }
        removal = changes.first { $0.kind == .removes && !gone.contains($0.node) && $0.node != last?.node }?.node
    }

    // MARK: What becomes of the configuration

    /// A statement after which the button has another configuration, or none, or is another one.
    private struct Change {
        enum Kind {
            case configures
            case removes
            /// A button without a configuration, or one that comes from elsewhere, takes its place.
            case replaces
        }

        let node: ObjectiveCNode
        let kind: Kind
    }

    private func change(by assignment: ObjectiveCAssignment) -> Change? {
        if isButton(assignment) {
            return Change(
                node: assignment.node, kind: configuration(of: assignment.value) == nil ? .replaces : .configures)
        }
        guard assignment.name == "configuration", isOfButton(assignment) else { return nil }
        return Change(node: assignment.node, kind: assignment.assignsNothing ? .removes : .configures)
    }

    /// Whether a change is made for sure where the code comes by at the layer.
    private func surrounds(_ change: Change) -> Bool {
        guard let block = change.node.statement?.parent, block.kind == "compound_statement" else { return false }
        return block.range.lowerBound <= place.range.lowerBound && place.range.upperBound <= block.range.upperBound
    }

    /// `button = …`, `self.button = …`.
    private func isButton(_ assignment: ObjectiveCAssignment) -> Bool {
        guard !path.isEmpty, isBoundAlike(assignment) else { return false }
        guard let object = assignment.object else { return Self.path(of: assignment.nameNode) == path }
        return Self.path(of: object).isEmpty && assignment.name == path
    }

    /// Whether something of the button itself is set: `button.configuration = …`.
    private func isOfButton(_ assignment: ObjectiveCAssignment) -> Bool {
        guard let object = assignment.object, isBoundAlike(assignment) else { return false }
        return Self.path(of: object) == path && (!path.isEmpty || object.unwrapped.text == "self")
    }

    private func isBoundAlike(_ assignment: ObjectiveCAssignment) -> Bool {
        Self.binder(of: assignment.object ?? assignment.nameNode) == binder
    }

    /// `button.layer` for `self.button.layer`, `_button.layer` and `[[self button] layer]`.
    static func path(of node: ObjectiveCNode) -> String {
        let node = node.unwrapped
        if let property = ObjectiveCProperty(node) {
            let owner = path(of: property.object)
            return owner.isEmpty ? property.name : "\(owner).\(property.name)"
        }
        if node.text == "self" { return "" }
        return node.text.hasPrefix("_") ? String(node.text.dropFirst()) : node.compactText
    }

    /// What binds the local that an expression begins with.
    private static func binder(of node: ObjectiveCNode) -> ObjectiveCNode? {
        let root = node.chainStart
        return root.kind == "identifier" ? ObjectiveCLocal(named: root.text, from: root)?.binder : nil
    }

    private mutating func read(declarator: ObjectiveCNode) {
        guard let value = declarator.child("value") else { return }
        configure(with: value, isBefore: declarator.parent.map(isBefore) ?? false)
    }

    private static let names: Set = [
        "configuration", "clipsToBounds", "masksToBounds", "cornerRadius", "maskedCorners", "backgroundColor", "cornerStyle",
    ]

    /// Whether it may say something of the button, as far as one word tells.
    private func concerns(_ assignment: ObjectiveCAssignment) -> Bool {
        Self.names.contains(assignment.name) || assignment.name == path || assignment.name == "_\(path)"
    }

    private mutating func read(_ assignment: ObjectiveCAssignment) {
        if isButton(assignment) {
            configure(with: assignment.value, isBefore: assignment.statement.map(isBefore) ?? false)
            return
        }
        guard let object = assignment.object else { return }
        let owner = Self.path(of: object)
        let isButton = isOfButton(assignment)
        let isLayer = owner == (path.isEmpty ? "layer" : "\(path).layer") && isBoundAlike(assignment)
        switch assignment.name {
        case "configuration" where isButton:
            guard !assignment.assignsNothing else { return }
            isConfigured = true
            isConfiguredBefore = isConfiguredBefore || (assignment.statement.map(isBefore) ?? false)
            look(at: assignment.value)
        // A value that is worked out may be true.
        case "clipsToBounds" where isButton, "masksToBounds" where isLayer: if assignment.truth != false { clips = true }
        case "cornerRadius" where isLayer: roundsLayer = true
        case "maskedCorners" where isLayer: masksCorners = true
        case "backgroundColor" where isButton: hasOwnBackground = true
        case "backgroundColor" where owner.hasSuffix("background") && owner.contains("onfig"):
            if !assignment.assignsNothing, !assignment.value.text.contains("clearColor") { hasBackground = true }
        case "cornerStyle":
            // A configuration that has a name of its own may become the button's.
            let mayBeOwn = path.isEmpty || owner.hasPrefix(path + ".") || !owner.contains(".")
            let isFixed = assignment.value.unwrapped.text == "UIButtonConfigurationCornerStyleFixed"
            if mayBeOwn, !isFixed { hasOtherCornerStyle = true }
        default: break
        }
    }

    /// What a button is made with: `[UIButton buttonWithConfiguration:… primaryAction:…]`.
    private func configuration(of value: ObjectiveCNode) -> ObjectiveCNode? {
        guard let message = ObjectiveCMessage(value.unwrapped), message.selector == "buttonWithConfiguration:primaryAction:",
            context.index.objectiveCClass(message.receiver.text, isOneOf: ["UIButton"])
        else { return nil }
        return message.arguments.first
    }

    private mutating func configure(with value: ObjectiveCNode, isBefore: Bool) {
        guard let configuration = configuration(of: value) else { return }
        isConfigured = true
        isConfiguredBefore = isConfiguredBefore || isBefore
        look(at: configuration)
    }

    private mutating func look(at configuration: ObjectiveCNode) {
        var source = configuration.unwrapped
        if source.kind == "identifier" {
            guard let made = ObjectiveCLocal(named: source.text, from: source)?.value?.unwrapped else { return }
            source = made
        }
        guard let kind = ObjectiveCProperty(source), kind.isRead(of: "UIButtonConfiguration") else { return }
        if Self.kindsWithBackground.contains(kind.name) { hasBackground = true }
    }

    /// Plain and borderless ones have none, and then the layer is all there is.
    private static let kindsWithBackground = Set(
        [
            "filled", "tinted", "gray", "bordered", "borderedTinted", "borderedProminent", "glass", "prominentGlass",
            "clearGlass", "prominentClearGlass",
        ].map { $0 + "ButtonConfiguration" })

    /// Whether `statement` has run when the layer is spoken to: it stands above it, in the same block or one around it, or the object
    /// is made or loaded with it, or the button is, where it is asked for.
    private func isBefore(_ statement: ObjectiveCNode) -> Bool {
        guard let block = statement.parent, block.kind == "compound_statement" else { return false }
        if block.range.lowerBound <= place.range.lowerBound, place.range.upperBound <= block.range.upperBound {
            return statement.range.upperBound <= place.range.lowerBound
        }
        guard statement.bodyAround != place.bodyAround, let method = ObjectiveCMethod(around: statement),
            let other = ObjectiveCMethod(around: place)
        else { return false }
        let isWhole = block == method.body
        // `if (self)`, `if (_button == nil)`.
        let check = block.parent.flatMap { $0.kind == "if_statement" && $0.parent == method.body ? $0.child("condition") : nil }
        if method.selector == path {
            let isAskedFor = place.text.contains("self.\(path)") || place.text.contains("[self \(path)]")
            return isAskedFor && (isWhole || check?.text.contains(path) ?? false)
        }
        if other.selector.hasPrefix("init") { return false }
        if method.selector.hasPrefix("init") { return isWhole || check?.text.contains("self") ?? false }
        guard isWhole else { return false }
        return ["loadView", "viewDidLoad", "awakeFromNib"].contains(method.selector)
            && !["loadView", "viewDidLoad"].contains(other.selector)
    }
}
