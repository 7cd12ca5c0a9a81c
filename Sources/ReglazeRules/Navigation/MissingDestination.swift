import ReglazeEngine
import SwiftSyntax

/// A link that carries a value for which no stack has a destination.
struct MissingDestination: SwiftRule {
    static let about = About(
        id: "navigation/missing-destination",
        summary: "a value link whose type has no navigationDestination opens nothing",
        severity: .warning, since: Since(os: 16),
        triggers: ["value:"], with: ["NavigationLink"],
        why: """
            `NavigationLink(value:)` puts its value on the path of the stack around it; what is shown for it is said by \
            `navigationDestination(for:)` of exactly that type. Without one the row looks alive and does nothing, with a line in the \
            console. It is reported only where the type can be read for certain and no file of the project declares a destination for it; \
            in a list with a selection the value selects, and needs none. Which screen was meant is not in the code, so nothing is \
            rewritten.
            """,
        source: "SwiftUI documentation: NavigationLink.init(_:value:), navigationDestination(for:destination:)",
        examples: Self.examples)
    static let interests: [Interest] = [.call("NavigationLink")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let call = node.as(FunctionCallExprSyntax.self), let value = call.arguments.argument("value")?.expression,
            !context.index.isShadowed("NavigationLink", in: context.file, inside: call.enclosingType?.typePath ?? []),
            context.availability(of: node).includesIOS, !context.availability(of: node).isDead,
            var type = TypeReader(context).type(of: value)
        else { return [] }
        // An optional value is wrapped for the link only.
        while type.hasSuffix("?") { type.removeLast() }
        guard isConcrete(type, at: call, context), !mayHaveDestination(type, context), !mayBeSelected(call, context) else {
            return []
        }
        let destination = "navigationDestination(for: \(type).self)"
        return [
            context.finding(
                Self.about, at: call.calledExpression,
                "This link opens nothing: no stack has a destination for its value's type, `\(type)`",
                help: "add `.\(destination) { … }` to the content of the stack",
                why: "no file of the project declares `\(destination)`, and which screen was meant is not in the code")
        ]
    }

    /// Whether the name means one type: not a generic parameter, an associated type, a protocol or an alias.
    private func isConcrete(_ type: String, at call: FunctionCallExprSyntax, _ context: RuleContext) -> Bool {
        guard type.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return false }
        if ["Int", "String", "Double", "Bool", "UUID", "URL"].contains(type) { return context.index.type(named: type) == nil }
        guard let declaration = TypeReader(context).type(named: type, from: call) else { return false }
        return declaration.kind == .struct || declaration.kind == .enum || declaration.kind == .class
    }

    /// Whether a destination for the type stands anywhere, or one whose type can't be read.
    private func mayHaveDestination(_ type: String, _ context: RuleContext) -> Bool {
        let last = type.split(separator: ".").last.map(String.init)
        return context.index.files(mentioning: "navigationDestination").contains { file in
            file.tokens(named: "navigationDestination").contains { token in
                guard let call = token.nearest(FunctionCallExprSyntax.self), call.calleeName == "navigationDestination",
                    call.arguments.first?.label?.text == "for"
                else { return false }
                guard let destination = TypedDestination(call, in: file) else { return true }
                let name = destination.type.lastTypeName
                if name == last { return true }
                // A generic parameter, an alias or a subclass's parent may stand for it.
                let known = ["Int", "String", "Double", "Bool", "UUID", "URL"].contains(name)
                let declarations = context.index.declarations(named: name).filter { $0.kind != .extension }
                return !known && (declarations.isEmpty || declarations.contains { $0.kind == .alias })
            }
        }
    }

    /// Whether the link may stand in a list with a selection, or hand its value to something that is not a stack.
    private func mayBeSelected(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> Bool {
        var node = call.parent
        while let current = node {
            if let outer = current.as(FunctionCallExprSyntax.self), outer.calleeName == "List" || outer.calleeName == "Table" {
                return outer.arguments.argument("selection") != nil
            }
            node = current.parent
        }
        // The row of a list that stands elsewhere.
        return context.index.files(mentioning: "List").contains { file in
            file.tokens(named: "List").contains { token in
                token.nearest(FunctionCallExprSyntax.self)?.arguments.argument("selection") != nil
            }
        }
    }
}
