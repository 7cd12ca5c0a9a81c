import ReglazeEngine
import SwiftSyntax

/// Modifiers: what of the call stays where it is, and what goes into the helper.
extension Fallback {
    init?(_ modifier: ModifierCall, in context: RuleContext) {
        let labels = modifier.arguments.labels
        let first = modifier.arguments.first
        let value = first.flatMap { Self.constant($0.expression) }
        /// The same call under another name.
        func renamed(
            _ parameters: String, _ arguments: String, else old: String = "self", below: String, minimum: OSVersion = 14
        ) -> Fallback {
            let name = "\(modifier.name)IfAvailable"
            return Fallback(
                name: name, parameters: parameters,
                declaration: Self.modifier(name, parameters, "\(modifier.name)(\(arguments))", else: old),
                edits: [context.replace(modifier.nameToken, with: name)], labels: labels, below: below, minimum: minimum)
        }
        /// The same where a condition chooses between two values: the helper is told the condition.
        func chosen(_ stem: String, _ parameters: String, _ arguments: String, below: String) -> Fallback? {
            guard let first, let choice = Choice(first.expression), let one = Self.constant(choice.first),
                let other = Self.constant(choice.second)
            else { return nil }
            let words = [one, other].map { $0.prefix(1).uppercased() + $0.dropFirst() }
            let name = "\(stem)\(words.joined(separator: "Or"))IfAvailable"
            let parameters = "_ condition: Bool" + (parameters.isEmpty ? "" : ", \(parameters)")
            return Fallback(
                name: name, parameters: parameters,
                declaration: Self.modifier(
                    name, parameters, "\(modifier.name)(condition ? .\(one) : .\(other)\(arguments))"),
                edits: [
                    context.replace(modifier.nameToken, with: name),
                    context.edit(choice.condition.upperBound..<first.expression.textRange.upperBound, ""),
                ],
                labels: labels, below: below)
        }
        /// The first argument is of a type that older systems don't have: it goes into the helper, and into its name.
        func fixed(_ stem: String, _ parameters: String = "", _ arguments: String = "", below: String) -> Fallback? {
            guard let first, !modifier.arguments.hasCommentInside else { return nil }
            guard let value else { return chosen(stem, parameters, arguments, below: below) }
            let name = "\(stem)\(value.prefix(1).uppercased())\(value.dropFirst())IfAvailable"
            return Fallback(
                name: name, parameters: parameters,
                declaration: Self.modifier(name, parameters, "\(modifier.name)(.\(value)\(arguments))"),
                edits: [context.replace(modifier.nameToken, with: name)] + Self.removing(first, in: context),
                labels: Array(labels.dropFirst()), below: below)
        }
        let made: Fallback?
        switch (modifier.name, labels) {
        case ("glassEffect", _): made = Self.glassEffect(modifier, in: context)
        case ("glassEffectID", ["_", "in"]):
            made = renamed(
                "_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID", "id, in: namespace", below: "nothing morphs")
        case ("glassEffectUnion", ["id", "namespace"]):
            made = renamed(
                "id: (some Hashable & Sendable)?, namespace: Namespace.ID", "id: id, namespace: namespace",
                below: "nothing is united")
        case ("glassEffectTransition", ["_"]): made = fixed("glassEffectTransition", below: "nothing morphs")
        case ("tabBarMinimizeBehavior", ["_"]): made = fixed("tabBarMinimize", below: "the tab bar stays as it is")
        case ("searchToolbarBehavior", ["_"]): made = fixed("searchToolbar", below: "the search field stays as it is")
        case ("tabViewSearchActivation", ["_"]): made = fixed("tabViewSearchActivation", below: "the search tab opens as it did")
        case ("scrollEdgeEffectStyle", ["_", "for"]):
            made = fixed("scrollEdgeEffect", "for edges: Edge.Set", ", for: edges", below: "there is no edge effect")
        case ("scrollEdgeEffectHidden", let labels) where labels.allSatisfy(["_", "for"].contains):
            made = renamed(
                "_ isHidden: Bool = true, for edges: Edge.Set = .all", "isHidden, for: edges", below: "there is no edge effect")
        case ("backgroundExtensionEffect", []): made = renamed("", "", below: "the view ends where it did")
        case ("tabViewBottomAccessory", _): made = Self.bottomAccessory(modifier, in: context)
        // The Mac has had it since macOS 11, and would lose it below 26.
        case ("navigationSubtitle", ["_"]) where context.index.scope(of: context.file.path).others[.macOS] == nil:
            made = Self.navigationSubtitle(modifier, in: context)
        case ("sharedBackgroundVisibility", ["_"]) where !Self.isInCustomizableToolbar(modifier.call):
            let name = "sharedBackgroundVisibilityIfAvailable"
            let parameters = "_ visibility: Visibility"
            made = Fallback(
                name: name, parameters: parameters,
                declaration: Self.modifier(
                    name, parameters, "sharedBackgroundVisibility(visibility)", of: "ToolbarContent",
                    builder: "ToolbarContentBuilder"),
                edits: [context.replace(modifier.nameToken, with: name)], labels: labels, below: "the item has no background",
                minimum: 16)
        case ("safeAreaBar", _) where modifier.call.trailingClosure != nil && ["top", "bottom"].contains(value):
            guard labels.allSatisfy(["edge", "alignment", "spacing"].contains) else { return nil }
            let arguments = "edge: edge, alignment: alignment, spacing: spacing, content: content"
            made = renamed(
                "edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, "
                    + "@ViewBuilder content: () -> some View",
                arguments, else: "safeAreaInset(\(arguments))", below: "the bar is a `safeAreaInset`", minimum: 15)
        default: made = nil
        }
        guard let made else { return nil }
        self = made
    }

    /// `.glassEffect(.regular.tint(.red).interactive(), in: .circle)`: `Glass` is new, what it is made of is not.
    private static func glassEffect(_ modifier: ModifierCall, in context: RuleContext) -> Fallback? {
        let labels = modifier.arguments.labels
        guard takesShape(of: modifier) else { return nil }
        let name = "glassEffectIfAvailable"
        var edits = [context.replace(modifier.nameToken, with: name)]
        var used = labels.contains("in") ? ["in"] : []
        if let first = modifier.arguments.first, first.label == nil {
            guard let glass = GlassValue(first.expression) else { return chosenGlass(modifier, in: context) }
            guard !modifier.arguments.hasCommentInside else { return nil }
            if glass.arguments.isEmpty {
                edits += removing(first, in: context)
            } else {
                let text = glass.arguments.map { "\($0.label): \($0.value)" }
                edits.append(context.edit(first.expression.textRange, text.joined(separator: ", ")))
            }
            used = glass.arguments.map(\.label) + used
        }
        let parameters =
            "isClear: Bool = false, tint: Color? = nil, isInteractive: Bool = false, in shape: some Shape = Capsule()"
        return Fallback(
            name: name, parameters: parameters,
            declaration: self.modifier(
                name, parameters,
                "glassEffect((isClear ? Glass.clear : .regular).tint(tint).interactive(isInteractive), in: shape)"),
            edits: edits, labels: used, below: "the view stays without glass")
    }

    /// Whether `glassEffect` is called as SwiftUI has it, with a shape that older systems have too.
    static func takesShape(of modifier: ModifierCall) -> Bool {
        guard [[], ["_"], ["in"], ["_", "in"]].contains(modifier.arguments.labels), modifier.call.trailingClosure == nil else {
            return false
        }
        let shape = modifier.arguments.argument("in")?.expression.tokens(viewMode: .sourceAccurate)
        // Shapes that came with iOS 26.
        return shape?.allSatisfy { token in
            !["ConcentricRectangle", "DefaultGlassEffectShape", "corners"].contains(token.text)
                && !token.text.lowercased().contains("concentric")
        } ?? true
    }

    private static func chosenGlass(_ modifier: ModifierCall, in context: RuleContext) -> Fallback? {
        guard case .edits(let edits) = ChosenGlass(context).answer(for: modifier) else { return nil }
        return Fallback(
            name: ChosenGlass.modifier, parameters: ChosenGlass.parameters, declaration: ChosenGlass.declaration, edits: edits,
            labels: modifier.arguments.labels, below: "the view stays without glass")
    }

    /// What is around the content of tabs, and what there is of it on older systems. Only iOS has had it.
    private static func bottomAccessory(_ modifier: ModifierCall, in context: RuleContext) -> Fallback? {
        let labels = modifier.arguments.labels
        let isTrailing = modifier.call.trailingClosure != nil
        guard context.index.scope(of: context.file.path).others.isEmpty else { return nil }
        let content = "@ViewBuilder content: () -> some View"
        let (parameters, arguments): (String, String)
        switch labels.filter({ $0 != "content" }) {
        case [] where isTrailing != (labels == ["content"]): (parameters, arguments) = (content, "content: content")
        case ["isEnabled"] where isTrailing != (labels.last == "content"):
            (parameters, arguments) = ("isEnabled: Bool, \(content)", "isEnabled: isEnabled, content: content")
        default: return nil
        }
        let name = "tabViewBottomAccessoryIfAvailable"
        return Fallback(
            name: name, parameters: parameters,
            declaration: self.modifier(name, parameters, "tabViewBottomAccessory(\(arguments))"),
            edits: [context.replace(modifier.nameToken, with: name)], labels: labels,
            below: "there is no accessory, and what it holds can't be reached")
    }

    /// A subtitle may be a `Text`, or what one is made of.
    private static func navigationSubtitle(_ modifier: ModifierCall, in context: RuleContext) -> Fallback? {
        guard let argument = modifier.arguments.first else { return nil }
        let name = "navigationSubtitleIfAvailable"
        var edits = [context.replace(modifier.nameToken, with: name)]
        let isText = argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "Text"
        if !isText {
            guard
                argument.expression.is(StringLiteralExprSyntax.self)
                    || TypeReader(context).type(of: argument.expression) == "String"
            else { return nil }
            let range = argument.expression.textRange
            edits.append(context.edit(range.lowerBound..<range.lowerBound, "Text("))
            edits.append(context.edit(range.upperBound..<range.upperBound, ")"))
        }
        return Fallback(
            name: name, parameters: "_ subtitle: Text",
            declaration: self.modifier(name, "_ subtitle: Text", "navigationSubtitle(subtitle)"), edits: edits, labels: ["_"],
            below: "there is no subtitle")
    }

    /// Whether a modifier is given a value of a type that is new itself, one that does not say here which one it is.
    static func isValueOfNewType(_ modifier: ModifierCall) -> Bool {
        let names = [
            "glassEffectTransition", "tabBarMinimizeBehavior", "searchToolbarBehavior", "tabViewSearchActivation",
            "scrollEdgeEffectStyle",
        ]
        guard names.contains(modifier.name), let first = modifier.arguments.first?.expression else { return false }
        return constant(first) == nil
    }

    /// `onScrollDown` of `.onScrollDown`.
    private static func constant(_ expression: ExprSyntax) -> String? {
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
        return member.declName.baseName.text
    }

    /// Takes the first argument away, with its comma and the space behind it.
    private static func removing(_ first: LabeledExprSyntax, in context: RuleContext) -> [Edit] {
        let start = first.textRange.lowerBound
        let next = first.parent?.as(LabeledExprListSyntax.self)?.dropFirst().first
        return [context.edit(start..<(next?.textRange.lowerBound ?? first.textRange.upperBound), "")]
    }

    /// Whether the item is in a `toolbar(id:)`, whose content is of another kind.
    private static func isInCustomizableToolbar(_ node: some SyntaxProtocol) -> Bool {
        var node = Syntax(node)
        while let parent = node.parent {
            if let call = parent.as(FunctionCallExprSyntax.self), call.calleeName == "toolbar" {
                return call.arguments.argument("id") != nil
            }
            if let type = parent.as(DeclSyntax.self), type.isTypeOrExtension {
                return type.trimmedDescription.contains("Customizable")
            }
            node = parent
        }
        return false
    }
}
