import ReglazeEngine
import SwiftSyntax

/// Modifiers and containers that a helper takes the place of.
extension UngatedAPI {
    func fallback(for symbol: NewSymbol, at node: Syntax, in context: RuleContext) -> Fallback? {
        let scope = context.availability(of: node)
        // A branch for old systems has no use for a helper, and one for some platforms may not be there for the helper's.
        guard scope.below == nil, !scope.isConditional || context.index.scope(of: context.file.path).others.isEmpty,
            !Self.isSeenOutside(node), let fallback = Fallback(for: symbol, at: node, in: context),
            context.deploymentTarget >= fallback.minimum,
            context.index.scope(of: context.file.path).others.allSatisfy({ $1 >= $0.version(with: fallback.minimum) })
        else { return nil }
        return fallback
    }

    /// What turns a `Glass` that is named by itself into the stand-in, with all the rest; else why it stays, where that can be said.
    func glassFix(at token: TokenSyntax, in context: RuleContext) -> (fix: Fix?, why: String?) {
        let edits: [Edit]
        switch ChosenGlass(context).group() {
        case .obstacle(let reason): return (nil, reason)
        case .edits(let all): edits = all
        }
        guard edits.contains(where: { $0.path == context.file.path && $0.range == token.textRange }),
            let effect = NewSymbol.named("glassEffect").first
        else { return (nil, nil) }
        let module = FallbackPlace.module(of: context.file.path, context.index)
        let users = context.index.files(mentioning: effect.name).filter {
            needs(ChosenGlass.modifier, effect, in: context.moved(to: $0))
        }
        guard users.contains(where: { FallbackPlace.module(of: $0.path, context.index) == module }) else {
            return (nil, "no `glassEffect` of these files takes it: what it is for is for you to say")
        }
        let fallback = Fallback(
            name: ChosenGlass.modifier, parameters: ChosenGlass.parameters, declaration: ChosenGlass.declaration, edits: edits,
            labels: ["_"], below: "the view stays without glass")
        switch FallbackPlace(of: fallback, in: context).answer(condition: condition(for: effect, in: context), users: users) {
        case .obstacle(let reason): return (nil, reason)
        case .edits(let place):
            let why =
                "below iOS \(effect.since) the view stays without glass: look at it there, and write into the helper what it lacks"
            return (Fix(.unsafe, "Call a helper that asks for the system", edits: edits + place), why)
        }
    }

    /// Why there is no helper, where it is the value's fault: what a `Glass` is chosen from, or a value of another new type.
    func obstacle(to symbol: NewSymbol, at node: Syntax, in context: RuleContext) -> String? {
        let scope = context.availability(of: node)
        guard scope.below == nil, !Self.isSeenOutside(node),
            let modifier = node.parent?.parent.flatMap({ ModifierCall($0, in: context.file) })
        else { return nil }
        if Fallback.isValueOfNewType(modifier) {
            return "the value is of a type that older systems don't have, and it can't be told here which one it is: write a "
                + "modifier of your own that makes it inside `if #available(iOS \(symbol.since), *)`"
        }
        guard symbol.name == "glassEffect", Fallback.takesShape(of: modifier),
            let first = modifier.arguments.first, first.label == nil, GlassValue(first.expression) == nil,
            case .obstacle(let reason) = ChosenGlass(context).answer(for: modifier)
        else { return nil }
        return reason
    }

    /// Whether other modules compile the code too, which can't see the helper: `@inlinable`, and what a parameter is by default.
    static func isSeenOutside(_ node: Syntax) -> Bool {
        isInlined(node) || sequence(first: node, next: \.parent).contains { $0.is(FunctionParameterSyntax.self) }
    }

    /// Whether a name is the style of `.buttonStyle(.glass)`.
    static func isButtonStyle(_ reference: DeclReferenceExprSyntax) -> Bool {
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.base == nil else { return false }
        return member.nearest(FunctionCallExprSyntax.self)?.calleeName == "buttonStyle"
    }

    static func isInlined(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains { parent in
            let attributes = parent.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
            return ["inlinable", "_alwaysEmitIntoClient", "_transparent", "backDeployed"].contains(where: attributes.names)
        }
    }

    /// Whether a call in the file becomes one of the helper.
    func needs(_ helper: String, _ symbol: NewSymbol, in context: RuleContext) -> Bool {
        context.index.remember("\(context.file.path) needs \(helper) for \(symbol.title)") {
            context.index.scope(of: context.file.path).runsOnIOS
                && context.file.tokens(named: symbol.name).contains { token in
                    guard let node = token.parent, ungated(node, in: context)?.title == symbol.title else { return false }
                    return fallback(for: symbol, at: node, in: context)?.name == helper
                }
        }
    }
}
