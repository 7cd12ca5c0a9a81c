import ReglazeEngine
import SwiftSyntax

/// What the rest of the code says about the appearance at the edge.
extension ScrollEdge {
    /// Whether the same bar gets the other appearance anywhere in the type, or all bars of the class do by proxy.
    func isSetElsewhere(_ statement: BarStatement, _ bar: Bar, _ context: RuleContext) -> Bool {
        var parts = [statement.node.typeAround, statement.node.bodyAround]
        if let name = statement.node.enclosingType?.typePath.last {
            parts += Self.family(of: name, in: context.index).map { Syntax($0.node) }
        }
        let key = statement.resolvedKey
        let isSet = parts.contains { part in
            BarStatement.all(["scrollEdgeAppearance"], in: part).contains { $0.resolvedKey == key || Self.isHanded($0) }
        }
        return isSet || isSetByProxy(bar, context) || parts.contains { isPassedOn(key, in: $0, context) }
    }

    /// The type with its extensions, the classes above it and those right below it: they may speak of the same bar.
    private static func family(of name: String, in index: ProjectIndex) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        var waiting = [name]
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            let parts = index.declarations(named: next)
            found += parts
            for part in parts where part.kind == .class || part.kind == .alias {
                waiting += part.inherited.map(\.lastTypeName)
            }
        }
        let below = index.files(mentioning: "scrollEdgeAppearance").flatMap(index.declarations).filter { $0.inherits(name) }
        return found + below
    }

    /// Whether the bar is one that a function is given, which may be any.
    private static func isHanded(_ statement: BarStatement) -> Bool {
        guard let reference = statement.target?.unwrapped.as(DeclReferenceExprSyntax.self),
            let binding = LocalBinding(named: reference.baseName.text, from: reference)
        else { return false }
        return binding.value == nil
    }

    /// Whether a function that is handed the bar, or one of the project's that is called here, may set the other appearance.
    private func isPassedOn(_ key: String, in part: Syntax, _ context: RuleContext) -> Bool {
        CallFinder(in: part).found.contains { node in
            guard let call = node.as(FunctionCallExprSyntax.self), let name = call.calleeName,
                !Self.placing.contains(name)
            else { return false }
            if call.arguments.contains(where: { BarStatement.resolvedKey(of: $0.expression) == key }) { return true }
            return name != "viewDidLoad" && Self.setsEdge(name, in: context.index)
        }
    }

    /// What puts a bar somewhere and leaves its look alone.
    private static let placing: Set = [
        "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack", "print", "addArrangedSubview",
    ]

    /// Whether a function of the project sets the appearance at the edge of what it is given, or of the object itself.
    private static func setsEdge(_ function: String, in index: ProjectIndex) -> Bool {
        index.remember("sets the scroll edge \(function)") {
            index.functions(named: function).contains { declaration in
                declaration.tokens(viewMode: .sourceAccurate).contains { $0.text == "scrollEdgeAppearance" }
            }
        }
    }

    private func isSetByProxy(_ bar: Bar, _ context: RuleContext) -> Bool {
        context.index.remember("scroll edge proxy \(bar.rawValue)") {
            context.index.files(mentioning: "scrollEdgeAppearance").contains { file in
                guard file.contains("\(bar.rawValue).appearance(") else { return false }
                return BarStatement.all(["scrollEdgeAppearance"], in: file.tree).contains { statement in
                    let base = statement.proxy?.calledExpression.as(MemberAccessExprSyntax.self)?.base
                    return base.map { UIKitReader.name(of: $0.trimmedDescription) } == bar.rawValue
                }
            }
        }
    }

    /// Whether the appearance has no background and no shadow, so that what the system derives from it is the same.
    static func isTransparent(_ statement: BarStatement) -> Bool {
        guard let reference = statement.value?.unwrapped.as(DeclReferenceExprSyntax.self), let item = statement.item else {
            return false
        }
        let name = reference.baseName.text
        guard let local = LocalBinding(named: name, from: reference), local.statement?.parent?.id == item.parent?.id,
            let made = local.value?.unwrapped.as(FunctionCallExprSyntax.self), made.calleeName == Bar.tab.appearanceClass,
            made.arguments.isEmpty, made.trailingClosure == nil
        else { return false }
        var isConfigured = false
        // Each use of the name: one configuration right here, what is about its items, and that it is given to bars.
        for token in statement.node.bodyAround.tokens(viewMode: .sourceAccurate) where token.text == name {
            guard let use = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
            if let member = use.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(use).id {
                switch member.declName.baseName.text {
                case "configureWithTransparentBackground":
                    guard member.parent?.parent?.parent?.id == item.parent?.id, use.position < item.position else { return false }
                    isConfigured = true
                case "stackedLayoutAppearance", "inlineLayoutAppearance", "compactInlineLayoutAppearance": continue
                default: return false
                }
            } else {
                guard let sequence = use.parent?.parent?.as(SequenceExprSyntax.self), let given = BarStatement(sequence),
                    given.value?.id == ExprSyntax(use).id, ScrollEdge.properties.contains(given.name.text)
                else { return false }
            }
        }
        return isConfigured
    }
}
