import ReglazeEngine
import SwiftSyntax

/// A helper that takes the place of a modifier, a style or a container of iOS 26: it uses the new one where the system has it, and
/// something else elsewhere.
struct Fallback {
    /// What is called instead: `glassEffectIfAvailable`.
    let name: String
    /// The declaration, indented by tabs, with `#available` for the systems that it is asked for.
    let declaration: @Sendable (_ condition: String) -> String
    /// What makes the call one of the helper.
    let edits: [Edit]
    /// The labels that the helper is called with, the one of a trailing closure left out.
    let labels: [String]
    /// Whether the helper is a type, not a modifier.
    private(set) var isType = false
    /// The types of the helper's parameters by their labels, as `plain` gives them.
    let types: [String: String]
    /// Whether a closure that makes a view stands behind the arguments.
    var takesClosureBehind: Bool { types["content"] != nil && !labels.contains("content") }
    /// What happens on older systems, for people.
    let below: String

    /// The lowest iOS that the helper compiles for.
    private(set) var minimum: OSVersion = 14

    /// - Parameters:
    ///   - symbol: what `node` names, a `DeclReferenceExprSyntax`.
    ///   - node: stands in a call that can be made one of a helper; nil where it does not.
    init?(for symbol: NewSymbol, at node: Syntax, in context: RuleContext) {
        switch symbol.kind {
        case .type where symbol.name == "GlassEffectContainer": self.init(container: node, in: context)
        case .argument(let functions) where functions.contains("buttonStyle"): self.init(buttonStyle: node, in: context)
        case .modifier, .form:
            guard let modifier = node.parent?.parent.flatMap({ ModifierCall($0, in: context.file) }),
                modifier.call.additionalTrailingClosures.isEmpty
            else { return nil }
            self.init(modifier, in: context)
        default: return nil
        }
    }

    // MARK: Containers and styles

    private init?(container node: Syntax, in context: RuleContext) {
        guard let reference = node.as(DeclReferenceExprSyntax.self),
            let call = reference.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(reference).id,
            call.trailingClosure != nil, call.additionalTrailingClosures.isEmpty,
            call.arguments.labels.allSatisfy({ $0 == "spacing" }), !Self.isTyped(call)
        else { return nil }
        name = "GlassEffectContainerIfAvailable"
        edits = [context.replace(reference, with: name)]
        labels = call.arguments.labels
        isType = true
        types = [:]
        below = "the content stands there without a container"
        declaration = { [name] condition in
            """
            /// A `GlassEffectContainer` where the system has it; its content alone elsewhere.
            struct \(name)<Content: View>: View {
            \tvar spacing: CGFloat?
            \t@ViewBuilder var content: Content

            \tvar body: some View {
            \t\tif \(condition) {
            \t\t\tGlassEffectContainer(spacing: spacing) { content }
            \t\t} else {
            \t\t\tcontent
            \t\t}
            \t}
            }

            """
        }
    }

    /// Whether a declaration around says that the container itself comes out: the helper is of another type.
    private static func isTyped(_ call: FunctionCallExprSyntax) -> Bool {
        var node = Syntax(call)
        while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
            let type =
                parent.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
                ?? parent.as(PatternBindingSyntax.self)?.typeAnnotation?.type
            if type?.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "GlassEffectContainer" }) ?? false {
                return true
            }
            node = parent
        }
        return false
    }

    private init?(buttonStyle node: Syntax, in context: RuleContext) {
        guard let member = node.parent?.as(MemberAccessExprSyntax.self),
            let argument = member.parent?.as(LabeledExprSyntax.self), argument.label == nil,
            let modifier = argument.parent?.parent.flatMap({ ModifierCall($0, in: context.file) }), modifier.base != nil,
            modifier.arguments.count == 1, modifier.call.trailingClosure == nil,
            !modifier.arguments.hasCommentInside, modifier.call.leftParen?.trailingTrivia.comments.isEmpty ?? false
        else { return nil }
        let style = member.declName.baseName.text
        let old = style == "glass" ? "bordered" : "borderedProminent"
        let name = "\(style)ButtonStyleIfAvailable"
        edits = [context.edit(modifier.nameAndArguments, "\(name)()")]
        self.name = name
        labels = []
        types = [:]
        minimum = 15
        below = "the button is `.\(old)`"
        declaration = Self.modifier(
            name, "", "buttonStyle(.\(style))", else: "buttonStyle(.\(old))",
            about: "The button style `\(style)` where the system has it; `\(old)` elsewhere.")
    }

    /// The text of an extension with one function.
    static func modifier(
        _ name: String, _ parameters: String, _ new: String, else old: String = "self", about: String? = nil,
        of type: String = "View", builder: String = "ViewBuilder"
    ) -> @Sendable (String) -> String {
        let original = new.prefix { $0 != "(" }
        let instead = old == "self" ? "nothing" : "`\(old.prefix { $0 != "(" })`"
        let about = about ?? "`\(original)` where the system has it; \(instead) elsewhere."
        let parameters = parameters.count < 80 ? parameters : "\n\t\t\(parameters)\n\t"
        return { condition in
            """
            extension \(type) {
            \t/// \(about)
            \t@\(builder)
            \tfunc \(name)(\(parameters)) -> some \(type) {
            \t\tif \(condition) {
            \t\t\t\(new)
            \t\t} else {
            \t\t\t\(old)
            \t\t}
            \t}
            }

            """
        }
    }

    init(
        name: String, parameters: String, declaration: @escaping @Sendable (String) -> String, edits: [Edit], labels: [String],
        below: String,
        minimum: OSVersion = 14
    ) {
        self.name = name
        self.declaration = declaration
        self.edits = edits
        self.labels = labels
        types = Dictionary(
            parameters.split(separator: ", ").compactMap { parameter -> (String, String)? in
                let parts = parameter.split(separator: ": ", maxSplits: 1)
                let words = parts[0].split(separator: " ")
                guard parts.count == 2, let label = words.first(where: { !$0.hasPrefix("@") }) else { return nil }
                return (String(label), Self.plain(String(parts[1].split(separator: " = ")[0])))
            }
        ) { first, _ in first }
        self.below = below
        self.minimum = minimum
    }

    /// A type without what makes it optional, opaque or existential.
    static func plain(_ type: String) -> String {
        var type = type.filter { !"?()".contains($0) }
        for word in ["some ", "any "] { type = type.replacing(word, with: "") }
        return type
    }
}
