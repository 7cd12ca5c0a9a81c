import ReglazeEngine
import SwiftSyntax

/// A colour, an image or an opaque appearance covers the glass of a bar.
struct OpaqueAppearance: SwiftRule {
    static let about = About(
        id: "bars/opaque-appearance",
        summary: "A background of its own covers the glass of a bar",
        severity: .warning, since: Since(os: 26),
        triggers: ["Bar", "bar"],
        with: [
            "configureWithOpaqueBackground", "barTintColor", "isTranslucent", "setBackgroundImage", "backgroundImage",
            "backgroundColor", "backgroundEffect", "toolbarBackground",
        ],
        why: """
            From iOS 26 on a bar is glass over the content below it. An opaque appearance, a background colour, image or effect, a \
            `barTintColor` or `isTranslucent = false` lies over that glass: the bar keeps its old look while its buttons get the new \
            one. There are two ways out. Keep the system's design: set no background on iOS 26, and colours of text and icons alone. \
            Or keep your own: then decide it for each system, `if #unavailable(iOS 26.0) { … }` around the old one. The rewrite does \
            that where the statements stand together on a bar, or on an appearance that is given to a bar in the same function; in a \
            helper, or on a proxy, it is not known here what they are for. Code that asks for iOS 26 has decided already, and is left alone.
            """,
        source: """
            Apple, Adopting Liquid Glass; UIKit documentation: UIBarAppearance, UINavigationBar; SwiftUI documentation: \
            toolbarBackground(_:for:); reports against iBurn-iOS (246) and FlowCrypt (2706)
            """,
        examples: examples + interfaceExamples)
    static let interests: [Interest] = BarBackground.interests + [.call("toolbarBackground")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        if let modifier = ModifierCall(node, in: context.file), modifier.name == "toolbarBackground" {
            return look(at: modifier, in: context)
        }
        guard let statement = BarStatement(node), let background = BarBackground(statement, in: context),
            !context.isFallback(below: 26, node)
        else { return [] }
        let binder = statement.binder
        let all = BarBackground.statements(on: statement.key, in: node.bodyAround, context)
        // The first speaks for the others.
        let first = all.first { $0.binder == binder && BarBackground($0, in: context) != nil }
        guard first?.node.id == statement.node.id else { return [] }
        let group = all.filter { $0.binder == binder }
        let covering = group.filter { BarBackground($0, in: context) != nil }
        if background.isAppearance, covering.allSatisfy({ showsBelowOnly($0, in: context) }) { return [] }
        let proxy = statement.proxy
        if let proxy, let known = AppearanceProxy(proxy, in: context), known.first(in: context)?.call.id == proxy.id {
            // The finding about the proxy says it.
            return []
        }
        let names = group.map(\.name.text).filter { $0 != "configureWithTransparentBackground" }.map { "`\($0)`" }.uniqued()
        let owner = background.bar.map { proxy == nil ? "the \($0.name)" : "every \($0.name)" } ?? "the bar"
        let isOne = names.count == 1
        let takesAway = covering.allSatisfy(Self.isEmptyImage)
        let verb = takesAway ? (isOne ? "takes away" : "take away") : (isOne ? "covers" : "cover")
        let message = "\(names.listed) \(verb) the glass of \(owner)"
        let help =
            context.availability(of: node).minimum >= 26
            ? "set no background: the system's is glass"
            : "set no background on iOS 26, or keep yours below it: `if #unavailable(iOS 26.0) { … }`"
        if let fix = fix(for: group, background, in: context) {
            var why = "on iOS 26 the bar is glass then: look at its text and its buttons over the content"
            if covering.contains(where: { $0.name.text == "isTranslucent" }) {
                why += ", and whether what is pinned to the top of the page's view starts under it"
            }
            return [context.finding(Self.about, at: node, message, help: help, fixes: [fix], why: why)]
        }
        return [context.finding(Self.about, at: node, message, help: help, why: reason(for: group, background, in: context))]
    }

    // MARK: UIKit

    /// Whether an image with nothing in it takes the place of the background.
    private static func isEmptyImage(_ statement: BarStatement) -> Bool {
        let image = statement.node.as(FunctionCallExprSyntax.self)?.arguments.first?.expression ?? statement.value
        return image?.trimmedDescription == "UIImage()"
    }

    /// Whether the appearance and its copies are given to bars below iOS 26 alone, or lose their background again.
    private func showsBelowOnly(_ statement: BarStatement, in context: RuleContext) -> Bool {
        let look = AppearanceLook(of: statement, setBackBy: Self.resets)
        return !look.isOpen && look.placements.allSatisfy { context.isFallback(below: 26, $0.node) }
    }

    /// What takes a background away again.
    static let resets: Set = ["configureWithDefaultBackground", "configureWithTransparentBackground"]

    /// Where a local appearance is given to a bar.
    private static func assignments(of key: String, in body: Syntax) -> [BarStatement] {
        BarStatement.all(ScrollEdge.properties, in: body).filter { $0.value.map(BarStatement.key) == key }
    }

    /// Whether it is known what the object is for: a bar itself, or an appearance that is given to one right here.
    private func isPlaced(_ statement: BarStatement, _ background: BarBackground) -> Bool {
        guard statement.proxy == nil else { return false }
        guard let target = statement.target?.unwrapped else { return true }
        // An appearance that is changed where the bar has it.
        if let member = target.as(MemberAccessExprSyntax.self), ScrollEdge.properties.contains(member.declName.baseName.text) {
            return true
        }
        if let reference = target.as(DeclReferenceExprSyntax.self),
            let local = LocalBinding(named: reference.baseName.text, from: reference)
        {
            // A parameter, or what a pattern binds, may be any bar.
            guard let value = local.value, value.castType == nil else { return false }
        }
        return background.isAppearance ? !Self.assignments(of: statement.key, in: statement.node.bodyAround).isEmpty : true
    }

    private func fix(for group: [BarStatement], _ background: BarBackground, in context: RuleContext) -> Fix? {
        let items = group.compactMap(\.item)
        guard let first = group.first, items.count == group.count, isPlaced(first, background), Self.readAgain(group) == nil
        else { return nil }
        let edit = StatementEdit(context)
        if context.deploymentTarget >= 26 {
            guard Self.obstacle(toRemoving: group) == nil else { return nil }
            return edit.removing(items).map { Fix(.unsafe, "Leave the bar to the system", edits: $0) }
        }
        return edit.wrapping(items, in: "if #unavailable(iOS 26.0)").map {
            Fix(.unsafe, "Keep the old background below iOS 26", edits: $0)
        }
    }

    private func reason(for group: [BarStatement], _ background: BarBackground, in context: RuleContext) -> String {
        guard let first = group.first, isPlaced(first, background) else {
            return group.first?.proxy == nil
                ? "which bars get it is not written in this function, and the callers may differ"
                : "the proxy speaks for all bars, those of the system's pages too: that is for you to decide"
        }
        if let read = Self.readAgain(group) {
            return "line \(context.file.line(of: read)) reads `\(read.text)` again, which would find nothing there on iOS 26"
        }
        if context.deploymentTarget >= 26, let why = Self.obstacle(toRemoving: group) { return why }
        return "the statements about it stand apart, or share their lines with other code: decide for each of them"
    }

    /// Whether the rule itself offers to take the background of the appearance `key` away, or to keep it below iOS 26.
    static func isTakenAway(_ key: String, in body: Syntax, _ context: RuleContext) -> Bool {
        let group = BarBackground.statements(on: key, in: body, context)
        guard let background = group.lazy.compactMap({ BarBackground($0, in: context) }).first else { return false }
        return OpaqueAppearance().fix(for: group, background, in: context) != nil
    }

    /// Where the function reads, further down, what one of the statements has set.
    private static func readAgain(_ group: [BarStatement]) -> TokenSyntax? {
        guard let first = group.first else { return nil }
        let names = Set(group.filter { !$0.isCall }.map(\.name.text))
        return first.node.bodyAround.tokens(viewMode: .sourceAccurate).first { token in
            guard names.contains(token.text), token.position > first.node.position,
                let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.id == token.id,
                let base = member.base, BarStatement.key(of: base) == first.key
            else { return false }
            let assignment = member.parent?.parent?.as(SequenceExprSyntax.self).flatMap { BarStatement($0) }
            return assignment?.name.id != token.id
        }
    }

    /// Why the statements can't just go.
    private static func obstacle(toRemoving group: [BarStatement]) -> String? {
        if let calling = group.first(where: calls) {
            let name = calling.name.text
            return "`\(name)` is given what code of the app answers, and that code may do more: decide for each of them"
        }
        let removed = Set(group.compactMap { $0.item.map { Syntax($0).id } })
        for list in group.compactMap({ $0.item?.parent?.as(CodeBlockItemListSyntax.self) }) {
            guard list.allSatisfy({ removed.contains(Syntax($0).id) }) else { continue }
            // A function may do nothing; a `case` may not, and any other empty block asks why it is there.
            let owner = list.parent?.parent
            guard list.parent?.is(CodeBlockSyntax.self) ?? false,
                owner?.is(FunctionDeclSyntax.self) ?? false || owner?.is(InitializerDeclSyntax.self) ?? false
            else { return "nothing else stands in the block: decide whether the block itself goes too" }
        }
        return nil
    }

    /// Whether the statement calls more than itself and initialisers of UIKit.
    private static func calls(_ statement: BarStatement) -> Bool {
        let harmless: Set = ["withAlphaComponent", "systemFont"]
        return CallFinder(in: statement.node).found.contains { node in
            guard let call = node.as(FunctionCallExprSyntax.self) else { return true }
            if statement.isCall, call.id == statement.node.as(FunctionCallExprSyntax.self)?.id { return false }
            guard let name = call.calleeName else { return true }
            return !(harmless.contains(name) || ["UI", "CG", "NS"].contains(where: name.hasPrefix))
        }
    }

    // MARK: SwiftUI

    private func look(at modifier: ModifierCall, in context: RuleContext) -> [Finding] {
        guard let style = modifier.arguments.first, style.label == nil, Self.isStyle(style.expression, context),
            !context.isFallback(below: 26, modifier.call), !isOwn(modifier, in: context)
        else { return [] }
        let message = "`toolbarBackground` puts a background of its own over the glass of the bar"
        let help =
            context.availability(of: modifier.call).minimum >= 26
            ? "leave it out" : "leave it out, or keep it below iOS 26 with a modifier of your own that asks `#available`"
        return [
            context.finding(
                Self.about, at: modifier.nameToken, message, help: help,
                why: "whether the colour is decoration or belongs to the brand is for you to say")
        ]
    }

    /// Whether the call means a function of the project: one that takes what this call has.
    private func isOwn(_ modifier: ModifierCall, in context: RuleContext) -> Bool {
        context.index.functions(named: modifier.name).contains { function in
            let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
            return labels.contains("for") || !modifier.arguments.labels.contains("for")
        }
    }

    /// Whether the argument is a colour, a gradient or a material, and not a visibility.
    private static func isStyle(_ expression: ExprSyntax, _ context: RuleContext) -> Bool {
        if let choice = Choice(expression) { return isStyle(choice.first, context) && isStyle(choice.second, context) }
        let text = expression.trimmedDescription
        if [".hidden", ".visible", ".automatic", ".clear", "Color.clear"].contains(text) || text.hasPrefix("Visibility.") {
            return false
        }
        if let type = TypeReader(context).type(of: expression) { return ["Color", "Material"].contains(type) }
        if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil { return true }
        let lowered = text.lowercased()
        return ["color", "colour", "gradient", "material", "tint", "background"].contains { lowered.contains($0) }
    }
}

extension [String] {
    /// Each once, in the order of their first places.
    func uniqued() -> [String] {
        var seen = Set<String>()
        return filter { seen.insert($0).inserted }
    }

    /// `a`, `a and b`, `a, b and c`.
    var listed: String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) and \(last)"
    }
}
