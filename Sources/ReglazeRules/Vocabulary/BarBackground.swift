import ReglazeEngine
import SwiftSyntax

/// What covers the material of a bar: an opaque or coloured background, an image, or translucency switched off.
struct BarBackground {
    /// The names that may cover it; all of them are looked at in a body.
    static let names: Set = [
        "configureWithOpaqueBackground", "backgroundColor", "backgroundImage", "backgroundEffect", "barTintColor",
        "isTranslucent",
        "setBackgroundImage", "shadowImage", "configureWithTransparentBackground",
    ]
    /// What goes with a background, and covers nothing alone.
    private static let companions: Set = ["shadowImage", "configureWithTransparentBackground"]
    static let interests: [Interest] = [
        .kind(.sequenceExpr), .call("configureWithOpaqueBackground"), .call("setBackgroundImage"),
    ]

    /// The bar that is spoken of; nil for an appearance of whatever bar.
    let bar: Bar?
    /// Whether an appearance is spoken to, not a bar itself.
    let isAppearance: Bool

    /// nil where the statement covers nothing, or the object is no bar.
    init?(_ statement: BarStatement, in context: RuleContext) {
        let name = statement.name.text
        guard Self.names.contains(name), !Self.companions.contains(name) else { return nil }
        // What is taken from another bar is said where that one is set.
        if let source = statement.value?.unwrapped.as(MemberAccessExprSyntax.self), source.declName.baseName.text == name {
            return nil
        }
        guard !Self.isForAccessibility(statement), !Self.isDecided(statement.node, context) else { return nil }
        let type = statement.targetClass(in: context)
        let bar = type.flatMap { Bar($0) ?? Bar(appearance: $0) }
        isAppearance = type.map { $0.hasSuffix("Appearance") } ?? true
        self.bar = bar
        guard bar != nil || type == "UIBarAppearance" else {
            // The name is UIBarAppearance's alone.
            guard name == "configureWithOpaqueBackground", type == nil, statement.isCall, !context.isOwnFunction(name) else {
                return nil
            }
            return
        }
        guard statement.isCall == (name == "configureWithOpaqueBackground" || name == "setBackgroundImage") else { return nil }
        switch name {
        case "configureWithOpaqueBackground": guard isAppearance else { return nil }
        case "isTranslucent": guard statement.assigns(false), !isAppearance else { return nil }
        case "setBackgroundImage":
            let image = statement.node.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
            guard !isAppearance, let image, !image.is(NilLiteralExprSyntax.self) else { return nil }
        case "barTintColor": guard !isAppearance, !statement.assignsNothing else { return nil }
        default: guard !statement.assignsNothing else { return nil }
        }
    }

    /// Whether code around `node` has asked for iOS 26, or for glass by a name of its own: what happens there is decided.
    static func isDecided(_ node: some SyntaxProtocol, _ context: RuleContext) -> Bool {
        guard context.deploymentTarget < 26 else { return false }
        if context.availability(of: node).minimum >= 26 { return true }
        var child = Syntax(node)
        while let parent = child.parent {
            if let check = parent.as(IfExprSyntax.self), asksForGlass(check.conditions) { return true }
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                for item in items {
                    if Syntax(item).id == child.id { break }
                    if let check = item.item.as(GuardStmtSyntax.self), asksForGlass(check.conditions) { return true }
                }
            }
            child = parent
        }
        return false
    }

    private static func asksForGlass(_ conditions: ConditionElementListSyntax) -> Bool {
        conditions.contains { element in
            if let check = element.condition.as(AvailabilityConditionSyntax.self) {
                return AvailabilityCheck(check).map { $0.version >= 26 } ?? false
            }
            let text = element.condition.trimmedDescription.lowercased().filter { $0 != "_" }
            return text.contains("glass") || text.contains("ios26")
        }
    }

    /// Whether the statement is there for people who reduce transparency: then it does what is asked for.
    private static func isForAccessibility(_ statement: BarStatement) -> Bool {
        var child = Syntax(statement.node)
        while let parent = child.parent {
            if let check = parent.as(IfExprSyntax.self), child.id == Syntax(check.body).id,
                check.conditions.trimmedDescription.hasSuffix("isReduceTransparencyEnabled")
            {
                return true
            }
            child = parent
        }
        return false
    }

    /// The statements of a body that cover the object `key`, and those that go with them, in order: the removal of its shadow
    /// line, and the transparent configuration below a colour.
    static func statements(on key: String, in body: Syntax, _ context: RuleContext) -> [BarStatement] {
        let place = "\(context.file.path) \(body.position.utf8Offset) \(body.endPosition.utf8Offset)"
        return context.index.remember("covers \(key) in \(place)") {
            BarStatement.all(names, in: body).filter { statement in
                guard statement.key == key, !context.isFallback(below: 26, statement.node) else { return false }
                return BarBackground(statement, in: context) != nil
                    || companions.contains(statement.name.text) && !statement.assignsNothing
            }
        }
    }

    /// Whether a body covers the object `key`.
    static func covers(_ key: String, in body: Syntax, _ context: RuleContext) -> Bool {
        statements(on: key, in: body, context).contains { !companions.contains($0.name.text) }
    }

    /// Whether the background of what `expression` names, an appearance, is covered where it is made.
    static func isCovered(_ expression: ExprSyntax, _ context: RuleContext) -> Bool {
        let value = expression.unwrapped
        if let source = AppearanceLook.source(of: value) { return isCovered(source, context) }
        if let call = value.as(FunctionCallExprSyntax.self), let name = call.calleeName, name.first?.isLowercase ?? false {
            return context.index.functions(named: name).contains { covers(in: Syntax($0)) }
        }
        if let reference = value.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if let local = LocalBinding(named: name, from: reference) {
                if let made = local.value, made.unwrapped.is(FunctionCallExprSyntax.self), isCovered(made, context) {
                    return true
                }
                return covers(name, in: expression.bodyAround, context)
            }
            guard let type = reference.enclosingType else { return false }
            if let property = StateProperty(named: name, in: type), covers(in: Syntax(property.declaration)) { return true }
            return covers(name, in: Syntax(type), context)
        }
        if let member = value.as(MemberAccessExprSyntax.self) {
            return covers(BarStatement.key(of: value), in: expression.typeAround, context)
                || context.index.files(declaringMember: member.declName.baseName.text).contains { file in
                    file.tokens(named: member.declName.baseName.text).contains { token in
                        token.nearest(VariableDeclSyntax.self).map { covers(in: Syntax($0)) } ?? false
                            && token.parent?.is(IdentifierPatternSyntax.self) ?? false
                    }
                }
        }
        return false
    }

    /// Whether code that makes an appearance covers it, told by the names alone.
    private static func covers(in code: Syntax) -> Bool {
        BarStatement.all(["configureWithOpaqueBackground", "backgroundColor", "backgroundImage", "backgroundEffect"], in: code)
            .contains { !$0.assignsNothing }
    }
}
