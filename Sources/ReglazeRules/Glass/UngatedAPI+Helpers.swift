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

    /// Why there is no helper, where it is the value's fault: what a `Glass` is chosen from, or which accessory it is.
    func obstacle(to symbol: NewSymbol, at node: Syntax, in context: RuleContext) -> String? {
        let scope = context.availability(of: node)
        guard symbol.name == "glassEffect", scope.below == nil, !Self.isSeenOutside(node),
            let modifier = node.parent?.parent.flatMap({ ModifierCall($0, in: context.file) }), Fallback.takesShape(of: modifier),
            let first = modifier.arguments.first, first.label == nil, GlassValue(first.expression) == nil,
            case .obstacle(let reason) = ChosenGlass(context).answer(for: modifier)
        else { return nil }
        return reason
    }

    /// Whether other modules compile the code too, which can't see the helper: `@inlinable`, and what a parameter is by default.
    static func isSeenOutside(_ node: Syntax) -> Bool {
        isInlined(node) || sequence(first: node, next: \.parent).contains { $0.is(FunctionParameterSyntax.self) }
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
