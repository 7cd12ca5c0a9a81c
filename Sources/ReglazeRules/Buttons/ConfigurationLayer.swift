import ReglazeEngine
import SwiftSyntax

/// Corners and borders on the layer of a button whose background its configuration draws.
struct ConfigurationLayer: SwiftRule {
    static let about = About(
        id: "buttons/configuration-layer",
        summary: "the layer's corners and border do not reach the background of a configured button",
        severity: .warning, since: Since(os: 15),
        triggers: ["cornerRadius", "borderWidth", "borderColor"], with: ["onfiguration"],
        why: """
            A button with a configuration draws its background in a view of its own, in front of its layer. Corners and a border \
            that are set on the layer do not change that background: it keeps the shape that the configuration gives it, which on \
            iOS 26 is rounder than before, and the border runs around another shape. The values belong to \
            `configuration.background`, and `cornerStyle` has to be `.fixed` for the radius to be used as it is. The button looks \
            different afterwards, as it was meant to look, so the rewrite is never made silently. A radius that is worked out from \
            the button's height is left alone: `cornerStyle = .capsule` says that better. In Objective-C a configuration is an \
            object, and the button keeps a copy of the one that it is given: the rewrite copies that, changes the copy and sets it.
            """,
        source: """
            UIKit documentation: UIButton.Configuration.background, UIBackgroundConfiguration.cornerRadius, strokeColor, \
            strokeWidth, UIButton.Configuration.CornerStyle
            """,
        examples: examples)
    static let interests: [Interest] = [.kind(.sequenceExpr)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let assignment = MemberAssignment(node), ["cornerRadius", "borderWidth", "borderColor"].contains(assignment.name),
            let layer = assignment.target.base?.unwrapped, layer.lastNameToken?.text == "layer",
            let button = ConfiguredButton(owning: layer, at: assignment, in: context), button.drawsBackground
        else { return [] }
        if assignment.name == "cornerRadius", button.clips { return [] }
        let member =
            ["cornerRadius": "cornerRadius", "borderWidth": "strokeWidth", "borderColor": "strokeColor"][assignment.name] ?? ""
        let message = "`layer.\(assignment.name)` does not reach the background that the button's configuration draws"
        let help = "set `configuration?.background.\(member)`"
        func explain(_ why: String, help: String = help) -> [Finding] {
            [context.finding(Self.about, at: assignment.nameToken, message, help: help, why: why)]
        }
        let file = context.file
        let text = file.text(of: assignment.valueRange)
        if assignment.name == "cornerRadius", text.contains("height") || text.contains("width") {
            return explain("the radius follows the button's size", help: "use `configuration?.cornerStyle = .capsule`")
        }
        if let function = assignment.sequence.nearest(FunctionDeclSyntax.self)?.name.text, Self.layout.contains(function) {
            return explain("this runs in every layout, and a change of the configuration asks for another one")
        }
        guard let statement = assignment.statement, file.standsAlone(statement), !text.contains("\n") else {
            return explain("other code stands on the line")
        }
        if assignment.sequence.hasCommentInside {
            return explain("a comment stands in the middle of it, which a rewrite would lose")
        }
        guard button.isConfiguredBefore else {
            return explain("the configuration is set further down, or in code that may run later; set that up first")
        }
        if assignment.name == "cornerRadius" {
            if button.masksCorners {
                return explain("`maskedCorners` picks corners, which a configuration's background can't do")
            }
            if button.hasOtherCornerStyle {
                return explain("`cornerStyle` is set already, to one that does not use the radius as it is")
            }
        }
        if let why = context.obstacle(to: "configuration", from: 15, at: node) { return explain(why) }
        var value = text
        if assignment.name == "borderColor" {
            guard let color = Self.color(assignment) else {
                return explain("a stroke takes a `UIColor`, and this is a `CGColor` from elsewhere")
            }
            value = color
        }
        if button.clips, button.roundsLayer { return explain(Self.clipsBorder) }
        if Self.otherHalfStays(assignment, statement, in: file) {
            return explain("a stroke takes its width and its colour together, and the other one has to stay here")
        }
        let start = layer.as(MemberAccessExprSyntax.self)?.base.map { "\($0.trimmedDescription)." } ?? ""
        let first = "\(start)configuration?.background.\(member) = \(value)"
        let indentation = file.indentation(ofLineAt: assignment.sequence.textRange.lowerBound)
        let isFixed = assignment.name != "cornerRadius" || button.hasCornerStyle
        let second = isFixed ? "" : "\n\(indentation)\(start)configuration?.cornerStyle = .fixed"
        let fix = Fix(
            .unsafe, "Set it on the configuration's background",
            edits: [context.replace(assignment.sequence, with: first + second)])
        let why = "how the button looks now, and whether a configuration that is set later undoes it"
        return [context.finding(Self.about, at: assignment.nameToken, message, help: help, fixes: [fix], why: why)]
    }

    /// The `UIColor` whose `cgColor` is set.
    private static func color(_ assignment: MemberAssignment) -> String? {
        guard let color = assignment.value?.as(MemberAccessExprSyntax.self), color.declName.baseName.text == "cgColor",
            let base = color.base?.trimmedDescription
        else { return nil }
        return base.hasSuffix("?") ? String(base.dropLast()) : base
    }

    /// Whether the border's colour, or its width, is set on the same layer beside this one and can't be rewritten.
    private static func otherHalfStays(
        _ assignment: MemberAssignment, _ statement: CodeBlockItemSyntax, in file: SourceFile
    ) -> Bool {
        guard assignment.name.hasPrefix("border"), let items = statement.parent?.as(CodeBlockItemListSyntax.self) else {
            return false
        }
        return items.compactMap { MemberAssignment(Syntax($0.item)) }.contains { other in
            guard other.name.hasPrefix("border"), other.name != assignment.name, let item = other.statement,
                other.target.base?.trimmedDescription == assignment.target.base?.trimmedDescription
            else { return false }
            return !file.standsAlone(item) || other.sequence.hasCommentInside || file.text(of: other.valueRange).contains("\n")
                || other.name == "borderColor" && color(other) == nil
        }
    }

    static let clipsBorder = """
        the button clips itself and its border to the corners of its layer, and a stroke follows those of the configuration: give \
        that the radius first, and a fixed `cornerStyle`
        """

    static let layout: Set = ["layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "updateConfiguration"]
}

/// The button that a layer belongs to, where the code around shows that it has a configuration.
private struct ConfiguredButton {
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
        for node in Nodes(in: scope).found { read(node) }
        guard isConfigured else { return nil }
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

    private mutating func read(_ node: Syntax) {
        if let binding = node.as(PatternBindingSyntax.self), binding.pattern.trimmedDescription == name,
            let value = binding.initializer?.value
        {
            configure(with: value, isBefore: true)
        } else if let assignment = MemberAssignment(node) {
            read(assignment)
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
        guard let call = value.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "UIButton",
            let configuration = call.arguments.argument("configuration")?.expression
        else { return }
        isConfigured = true
        isConfiguredBefore = isConfiguredBefore || isBefore
        look(at: configuration)
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
