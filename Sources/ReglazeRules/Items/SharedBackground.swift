import ReglazeEngine
import SwiftSyntax

/// A bar button's own view draws a background, and iOS 26 puts its glass behind it.
struct SharedBackground: SwiftRule {
    static let about = About(
        id: "items/shared-background",
        summary: "A bar button draws a background of its own, and the system puts another one behind it",
        severity: .warning, since: Since(os: 26),
        triggers: ["customView"], with: ["UIBarButtonItem"],
        why: """
            On iOS 26 bar buttons stand on glass, and neighbours share one piece of it. A custom view with a colour, a border or \
            rounded corners of its own then shows two backgrounds, one inside the other. `hidesSharedBackground` takes the system's \
            away; `sharesBackground = false` only parts the item from its neighbours. The rewrite sets the first where the item has a \
            name. The other way out is to drop the view's own background and to let the system draw it. Inside a \
            `UIBarButtonItemGroup` of several items both are ignored. A label, a switch or a field right beside an icon is \
            noted too, for on one piece of glass the two read as one control; the rewrite parts it with `sharesBackground = false`. \
            Where a space stands between them, nothing is said: it parts them already. Nor is it of texts and of done buttons.
            """,
        source: """
            UIKit documentation: UIBarButtonItem.hidesSharedBackground, sharesBackground, fixedSpace(); reports against godtools-swift (2790) and \
            blink-mobile (4072)
            """,
        examples: examples)
    static let interests: [Interest] = [.call("UIBarButtonItem")]
    private static let drawing: Set = [
        "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "setBackgroundImage", "configuration",
    ]
    private static let filled = [".filled(", ".tinted(", ".gray(", ".bordered", ".glass(", ".prominentGlass("]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let item = CustomItem(node, in: context), !context.isFallback(below: 26, node) else { return [] }
        guard let what = background(of: item, context) else { return neighbours(of: item, in: context).map { [$0] } ?? [] }
        guard !isHandled(item) else { return [] }
        let message = "The view of the bar button draws a background of its own (\(what)), and iOS 26 puts glass behind it"
        let help = "set `hidesSharedBackground`, or leave the background to the system"
        guard let name = item.name, name.text.split(separator: "\n").count == 1 else {
            let why = "the item has no name here that it could be set on"
            return [context.finding(Self.about, at: node, message, help: help, why: why)]
        }
        guard let edits = setting("hidesSharedBackground = true", of: name.text, name.isOptional, after: name.statement, context)
        else {
            let why = "the statement shares its line with other code"
            return [context.finding(Self.about, at: node, message, help: help, why: why)]
        }
        let fix = Fix(.unsafe, "Hide the shared background", edits: edits)
        let why =
            "look whether the item still stands apart from its neighbours, and whether it is inside a group of several items"
        return [context.finding(Self.about, at: node, message, help: help, fixes: [fix], why: why)]
    }

    /// Sets something of the item after a statement, where the system has it.
    func setting(
        _ assignment: String, of name: String, _ isOptional: Bool, after statement: CodeBlockItemSyntax, _ context: RuleContext
    ) -> [Edit]? {
        let line = "\(name)\(isOptional ? "?" : "").\(assignment)"
        var lines = [line]
        if context.availability(of: statement).minimum < 26 {
            let indentation = context.file.indentation(ofLineAt: statement.textRange.lowerBound)
            lines = ["if #available(iOS 26.0, *) {", context.file.indentationUnit(after: indentation) + line, "}"]
        }
        return StatementEdit(context).inserting(lines, after: statement)
    }

    /// What draws the view's background, for people: "`backgroundColor`"; nil where nothing is seen to.
    private func background(of item: CustomItem, _ context: RuleContext) -> String? {
        var names = item.statements(Self.drawing).filter(Self.draws).map(\.name.text)
        if let configuration = item.initializer?.arguments.argument("configuration")?.expression.trimmedDescription,
            Self.filled.contains(where: configuration.hasPrefix)
        {
            names.append("configuration")
        }
        if names.isEmpty, let type = item.ownClass {
            names = BarStatement.all(["backgroundColor", "cornerRadius", "borderWidth"], in: type.node).filter { statement in
                ["self", "layer"].contains(statement.key) && Self.draws(statement)
                    && statement.node.enclosingType?.id == type.node.id
            }.map(\.name.text)
        }
        return names.isEmpty ? nil : names.uniqued().map { "`\($0)`" }.listed
    }

    private static func draws(_ statement: BarStatement) -> Bool {
        if statement.assignsNothing || statement.value?.trimmedDescription == "0" { return false }
        switch statement.name.text {
        case "configuration":
            let value = statement.value?.trimmedDescription ?? ""
            return filled.contains(where: value.hasPrefix)
        case "setBackgroundImage": return statement.isCall
        case "cornerRadius", "borderWidth", "borderColor": return !statement.isCall && statement.key.hasSuffix("layer")
        default: return !statement.isCall
        }
    }

    private func isHandled(_ item: CustomItem) -> Bool {
        if !BarStatement.all(["hidesSharedBackground"], in: item.call.bodyAround).isEmpty { return true }
        guard let name = item.name?.text else { return false }
        let key = name.hasPrefix("self.") ? String(name.dropFirst("self.".count)) : name
        return BarStatement.all(["hidesSharedBackground"], in: item.call.typeAround).contains { $0.key == key }
    }
}
