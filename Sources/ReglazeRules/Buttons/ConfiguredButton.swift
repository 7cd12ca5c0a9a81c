import ReglazeEngine
import SwiftSyntax

/// The button that a layer belongs to, where the code around shows that it has a configuration.
struct ConfiguredButton {
    /// Whether the configuration is seen to have a background, and the button has none of its own.
    var drawsBackground: Bool { hasBackground && !hasOwnBackground }
    private var hasBackground = false
    private var hasOwnBackground = false
    /// Whether the button clips what is in it, its background too.
    private(set) var clips = false
    /// Whether its layer has a radius of its own.
    private(set) var roundsLayer = false
    /// Whether `cornerStyle` is set to `.fixed` already.
    private(set) var hasCornerStyle = false
    /// Whether it is set to another one.
    private(set) var hasOtherCornerStyle = false
    /// Whether the layer rounds some corners only.
    private(set) var masksCorners = false
    /// Whether the configuration is seen to be there when the code runs.
    private(set) var isConfiguredBefore = false

    /// Where the configuration is taken away again, in code that may run before or after.
    private(set) var removal: SequenceExprSyntax?

    private let name: String
    private let place: SequenceExprSyntax
    private var isConfigured = false

    /// nil where no configuration is seen.
    init?(owning layer: ExprSyntax, at assignment: MemberAssignment, in context: RuleContext) {
        place = assignment.sequence
        guard let type = assignment.sequence.enclosingType else { return nil }
        if let base = layer.as(MemberAccessExprSyntax.self)?.base?.unwrapped, !base.isSelf {
            // `button` or `self.button`; what belongs to other objects is not known from here.
            if let member = base.as(MemberAccessExprSyntax.self), !(member.base?.isSelf ?? false) { return nil }
            guard let token = base.lastNameToken else { return nil }
            name = token.text
        } else {
            guard context.isClass(type, oneOf: ["UIButton"]) else { return nil }
            name = ""
        }
        let scope = Self.scope(of: name, around: assignment.sequence) ?? Syntax(type)
        let nodes = Nodes(in: scope).found
        let changes = nodes.compactMap(change)
        let own = changes.filter { $0.node.bodyAround.id == place.bodyAround.id }
        /// Whether a change is made for sure where the code comes by at the layer.
        func surrounds(_ change: Change) -> Bool {
            let block = change.node.parent?.as(CodeBlockItemSyntax.self)?.parent
            return block.map { place.isInside($0) } ?? change.node.is(PatternBindingSyntax.self)
        }
        func setsAgain(_ change: Change) -> Bool {
            own.contains { $0.kind == .configures && $0.node.position > change.node.position }
        }
        // What was set before the last change of all counts no more.
        let last = own.last { surrounds($0) && $0.node.position < place.position }
        let before = own.filter { $0.node.position < place.position }
        if let last, last.kind == .removes, before.last?.node.id == last.node.id { return nil }
        let removals = own.filter { $0.kind == .removes && $0.node.position > place.position && !setsAgain($0) }
        if removals.contains(where: surrounds) { return nil }
        let gone = last.map { last in Set(before.filter { $0.node.position < last.node.position }.map(\.node.id)) } ?? []
        for node in nodes where !gone.contains(node.id) { read(node) }
        guard isConfigured else { return nil }
        removal = changes.first { $0.kind == .removes && !gone.contains($0.node.id) && $0.node.id != last?.node.id }?.node
            .as(SequenceExprSyntax.self)
    }

    /// The block in which a local of this name is declared; nil for a property.
    private static func scope(of name: String, around node: some SyntaxProtocol) -> Syntax? {
        var child = Syntax(node)
        while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                let declares = items.contains { item in
                    guard let variable = item.item.as(VariableDeclSyntax.self) else { return false }
                    return variable.bindings.contains { $0.pattern.trimmedDescription == name }
                }
                if declares { return parent }
            }
            child = parent
        }
        return nil
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

        let node: Syntax
        let kind: Kind
    }

    private func change(by node: Syntax) -> Change? {
        func made(_ value: ExprSyntax?) -> Change {
            Change(node: node, kind: value.flatMap(Self.configuration) == nil ? .replaces : .configures)
        }
        if let binding = node.as(PatternBindingSyntax.self) {
            guard binding.pattern.trimmedDescription == name, let value = binding.initializer?.value else { return nil }
            return made(value)
        }
        if let assignment = MemberAssignment(node) {
            guard let base = assignment.target.base else { return nil }
            if isButton(base), assignment.name == "configuration" {
                let isNothing = assignment.value?.is(NilLiteralExprSyntax.self) ?? false
                return Change(node: node, kind: isNothing ? .removes : .configures)
            }
            return base.isSelf && assignment.name == name ? made(assignment.value) : nil
        }
        guard let sequence = node.as(SequenceExprSyntax.self), sequence.elements.count > 2 else { return nil }
        if let value = ownConfiguration(setBy: sequence) {
            return Change(node: node, kind: value.is(NilLiteralExprSyntax.self) ? .removes : .configures)
        }
        guard sequence.elements.first?.trimmedDescription == name,
            sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
        else { return nil }
        return made(sequence.elements.count == 3 ? sequence.elements.last : nil)
    }

    /// What `configuration = …` sets in a class of buttons, where no local has the name.
    private func ownConfiguration(setBy sequence: SequenceExprSyntax) -> ExprSyntax? {
        let parts = Array(sequence.elements)
        guard name.isEmpty, parts.count > 2, parts[1].is(AssignmentExprSyntax.self),
            parts[0].as(DeclReferenceExprSyntax.self)?.baseName.text == "configuration",
            LocalBinding(named: "configuration", from: sequence) == nil
        else { return nil }
        return parts[2]
    }

    /// Whether the expression is the button: `button`, `self.button`.
    private func isButton(_ base: ExprSyntax) -> Bool {
        name.isEmpty ? base.isSelf : base.unwrapped.trimmedDescription.replacingPrefix("self.", with: "") == name
    }

    private mutating func read(_ node: Syntax) {
        if let binding = node.as(PatternBindingSyntax.self), binding.pattern.trimmedDescription == name,
            let value = binding.initializer?.value
        {
            configure(with: value, isBefore: true)
        } else if let assignment = MemberAssignment(node) {
            read(assignment)
        } else if let sequence = node.as(SequenceExprSyntax.self), let value = ownConfiguration(setBy: sequence) {
            guard !value.is(NilLiteralExprSyntax.self) else { return }
            isConfigured = true
            isConfiguredBefore = isConfiguredBefore || isBefore(sequence)
            look(at: value)
        } else if let sequence = node.as(SequenceExprSyntax.self), let first = sequence.elements.first,
            first.trimmedDescription == name, let value = sequence.elements.last
        {
            // button = UIButton(configuration: …)
            configure(with: value, isBefore: isBefore(sequence))
        }
    }

    private mutating func read(_ assignment: MemberAssignment) {
        guard let base = assignment.target.base else {
            return
        }
        let owner = base.trimmedDescription.replacingPrefix("self.", with: "")
        switch assignment.name {
        case "configuration" where owner == name || (name.isEmpty && base.isSelf):
            guard let value = assignment.value, !value.is(NilLiteralExprSyntax.self) else { return }
            isConfigured = true
            isConfiguredBefore = isConfiguredBefore || isBefore(assignment.sequence)
            look(at: value)
        case "clipsToBounds" where owner == name, "masksToBounds" where owner == layerName:
            // A value that is worked out may be `true`.
            if assignment.value?.trimmedDescription != "false" { clips = true }
        case "cornerRadius" where owner == layerName: roundsLayer = true
        case "maskedCorners" where owner == layerName: masksCorners = true
        case "backgroundColor" where owner == name: hasOwnBackground = true
        case "backgroundColor" where owner.hasSuffix("background") && owner.contains("onfig"):
            if assignment.value?.trimmedDescription.hasSuffix("clear") == false { hasBackground = true }
        case "cornerStyle":
            let value = assignment.value?.trimmedDescription ?? ""
            let isFixed = value == ".fixed" || value.hasSuffix("CornerStyle.fixed")
            let isOwn = ["", ".", "?", "!"].contains { $0.isEmpty ? name.isEmpty : owner.hasPrefix(name + $0) }
            // A configuration that has a name of its own may become the button's.
            let mayBeOwn = isOwn || !owner.contains(".")
            if isFixed { hasCornerStyle = hasCornerStyle || isOwn } else if mayBeOwn { hasOtherCornerStyle = true }
        default: break
        }
    }

    private var layerName: String { name.isEmpty ? "layer" : "\(name).layer" }

    /// Whether `statement` has run when the layer is spoken to: it stands above it, in the same block or one around it, or the object
    /// is made or loaded with it.
    private func isBefore(_ statement: SequenceExprSyntax) -> Bool {
        guard let item = statement.parent?.as(CodeBlockItemSyntax.self), let items = item.parent else { return false }
        if place.isInside(items) { return statement.position < place.position }
        guard statement.bodyAround.id != place.bodyAround.id, items.parent?.parent?.id == statement.bodyAround.id else {
            return false
        }
        if place.nearest(InitializerDeclSyntax.self) != nil { return false }
        if statement.nearest(InitializerDeclSyntax.self) != nil { return true }
        guard let function = statement.nearest(FunctionDeclSyntax.self)?.name.text else { return false }
        let other = place.nearest(FunctionDeclSyntax.self)?.name.text ?? ""
        return ["loadView", "viewDidLoad", "awakeFromNib"].contains(function) && !["loadView", "viewDidLoad"].contains(other)
    }

    private mutating func configure(with value: ExprSyntax, isBefore: Bool) {
        guard let configuration = Self.configuration(of: value) else { return }
        isConfigured = true
        isConfiguredBefore = isConfiguredBefore || isBefore
        look(at: configuration)
    }

    /// What a button is made with: `UIButton(configuration: .filled())`.
    private static func configuration(of value: ExprSyntax) -> ExprSyntax? {
        guard let call = value.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "UIButton" else {
            return nil
        }
        return call.arguments.argument("configuration")?.expression
    }

    private mutating func look(at configuration: ExprSyntax) {
        var source = configuration
        if configuration.is(DeclReferenceExprSyntax.self) {
            guard let made = LocalBinding(named: configuration.trimmedDescription, from: configuration)?.value else { return }
            source = made
        }
        guard let name = source.as(FunctionCallExprSyntax.self)?.calleeName else { return }
        if Self.kindsWithBackground.contains(name) { hasBackground = true }
    }

    /// `.plain()` and `.borderless()` have none, and then the layer is all there is.
    private static let kindsWithBackground: Set = [
        "filled", "tinted", "gray", "bordered", "borderedTinted", "borderedProminent", "glass", "prominentGlass", "clearGlass",
        "prominentClearGlass",
    ]

    /// The assignments and bindings of a piece of code.
    private final class Nodes: SyntaxVisitor {
        private(set) var found: [Syntax] = []

        init(in scope: Syntax) {
            super.init(viewMode: .sourceAccurate)
            walk(scope)
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            found.append(Syntax(node))
            return .visitChildren
        }
        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            found.append(Syntax(node))
            return .visitChildren
        }
    }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}
