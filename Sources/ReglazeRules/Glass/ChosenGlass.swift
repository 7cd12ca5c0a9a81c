import ReglazeEngine
import SwiftSyntax

/// A `Glass` that is chosen, kept or handed on: `.glassEffect(isOn ? .regular : .clear)`, `.glassEffect(style)`. `GlassIfAvailable`
/// stands for it, a type that the helper brings along: it is made as `Glass` is, and older systems have it.
struct ChosenGlass {
    enum Answer: Sendable {
        /// What turns the call, and all that its value comes from, into the stand-in.
        case edits([Edit])
        /// Why it stays.
        case obstacle(String)
    }

    /// SwiftUI's type that it stands for.
    static let replaced = "Glass"
    static let type = "GlassIfAvailable"
    static let modifier = "glassIfAvailable"
    static let parameters = "_ glass: GlassIfAvailable, in shape: some Shape = Capsule()"

    let context: RuleContext

    init(_ context: RuleContext) {
        self.context = context
    }

    /// - Parameter call: an ungated `glassEffect` with a first argument.
    func answer(for call: ModifierCall) -> Answer {
        guard let argument = call.arguments.first?.expression, let leaves = Self.leaves(of: argument) else {
            return .obstacle("what glass it is can't be told from the argument: say it in a helper of your own")
        }
        return leaves.isEmpty ? .edits(edits(of: call, in: context)) : group()
    }

    /// What a value is chosen from beside `.regular`, `.clear` and `.identity` with their tint: names and calls. nil where the
    /// expression is of another form.
    static func leaves(of expression: ExprSyntax) -> [ExprSyntax]? {
        if let tuple = expression.as(TupleExprSyntax.self) {
            guard tuple.elements.count == 1, let element = tuple.elements.first, element.label == nil else { return nil }
            return leaves(of: element.expression)
        }
        if let parts = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }) {
            // `a ? x : b ? y : z`, as the parser leaves it: a flat list.
            let choices = parts.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
            guard let last = parts.last, parts.dropLast().last?.is(UnresolvedTernaryExprSyntax.self) ?? false else { return nil }
            let each = (choices + [last]).map(leaves)
            return each.contains { $0 == nil } ? nil : each.flatMap { $0 ?? [] }
        }
        if let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base, ["tint", "interactive"].contains(member.declName.baseName.text)
        {
            guard call.trailingClosure == nil, call.arguments.count < 2, call.arguments.first?.label == nil else { return nil }
            return leaves(of: base)
        }
        if let member = expression.as(MemberAccessExprSyntax.self),
            ["nil", "Glass"].contains(member.base?.trimmedDescription ?? "nil"),
            ["regular", "clear", "identity"].contains(member.declName.baseName.text)
        {
            return []
        }
        return name(of: expression) == nil ? nil : [expression]
    }

    /// The name that an expression ends with: `glass` of `theme.glass`, `style` of `style(isOn)`.
    static func name(of expression: ExprSyntax) -> String? {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return call.trailingClosure == nil ? name(of: call.calledExpression) : nil
        }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// The stand-in, and the modifier that takes it.
    static func declaration(_ condition: String) -> String {
        """
        /// What a `Glass` is made of, on systems that don't have it too.
        struct GlassIfAvailable: Equatable, Sendable {
        \tstatic let regular = GlassIfAvailable()
        \tstatic let clear = GlassIfAvailable(isClear: true)
        \tstatic let identity = GlassIfAvailable(isIdentity: true)

        \tprivate var isClear = false
        \tprivate var isIdentity = false
        \tprivate var isInteractive = false
        \tprivate var color: Color?

        \tfunc tint(_ color: Color?) -> GlassIfAvailable {
        \t\tvar glass = self
        \t\tglass.color = color
        \t\treturn glass
        \t}

        \tfunc interactive(_ isEnabled: Bool = true) -> GlassIfAvailable {
        \t\tvar glass = self
        \t\tglass.isInteractive = isEnabled
        \t\treturn glass
        \t}

        \t@\(condition.dropFirst())
        \tvar glass: Glass {
        \t\tvar glass: Glass = isIdentity ? .identity : isClear ? .clear : .regular
        \t\tif let color { glass = glass.tint(color) }
        \t\treturn isInteractive ? glass.interactive() : glass
        \t}
        }

        """ + "\n" + Fallback.modifier(modifier, parameters, "glassEffect(glass.glass, in: shape)")(condition)
    }
}
