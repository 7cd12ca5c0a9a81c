import ReglazeEngine
import SwiftSyntax

/// Bars of compact height: an iPhone on its side. The headers say what stands in for an appearance that is not set:
/// `standardAppearance` for `compactAppearance`; for `compactScrollEdgeAppearance` first `scrollEdgeAppearance`, then
/// `compactAppearance`, then a changed `standardAppearance`.
extension ScrollEdge {
    /// A compact appearance of its own on a bar that looks the same at the edge otherwise.
    func compact(_ statement: BarStatement, _ bar: Bar, _ context: RuleContext) -> [Finding] {
        guard bar == .navigation, let other = otherCompact(on: statement, context), other.node.id == statement.node.id,
            let value = statement.value, Self.isName(value),
            let standard = Self.last("standardAppearance", on: statement, context)?.value,
            let edge = Self.last("scrollEdgeAppearance", on: statement, context)?.value,
            Self.isSame(standard, edge, on: statement), !Self.isSame(standard, value, on: statement)
        else { return [] }
        let message = """
            In compact height the navigation bar changes while one scrolls: for `compactScrollEdgeAppearance`, which is not set, \
            `scrollEdgeAppearance` stands in, and not this one
            """
        let help = "give the same appearance to `compactScrollEdgeAppearance`"
        if context.deploymentTarget >= 26 {
            let why = "on iOS 26 a background of its own covers the glass: first decide whether the bar keeps one"
            return [context.finding(Self.about, at: statement.name, message, help: help, why: why)]
        }
        guard let item = statement.item, let lines = lines("compactScrollEdgeAppearance", for: statement, context),
            let edits = StatementEdit(context).inserting(lines, after: item)
        else {
            let why = "the assignment shares its line with other code, or is part of another statement"
            return [context.finding(Self.about, at: statement.name, message, help: help, why: why)]
        }
        let fix = Fix(.unsafe, "Set `compactScrollEdgeAppearance` to the same appearance", edits: edits)
        let why = "look at a page with the device on its side, scrolled and not"
        return [context.finding(Self.about, at: statement.name, message, help: help, fixes: [fix], why: why)]
    }

    /// A compact appearance that is given to the same bar, where nothing sets the one at the edge.
    func otherCompact(on statement: BarStatement, _ context: RuleContext) -> BarStatement? {
        let scope = statement.node.typeAround
        guard let compact = Self.last("compactAppearance", on: statement, context), !compact.assignsNothing,
            context.index.files(mentioning: "compactScrollEdgeAppearance").allSatisfy({ file in
                file !== context.file && !file.contains("\(Bar.navigation.rawValue).appearance(")
            }),
            !scope.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "compactScrollEdgeAppearance" })
        else { return nil }
        return compact
    }

    private static func last(_ name: String, on statement: BarStatement, _ context: RuleContext) -> BarStatement? {
        BarStatement.all([name], in: statement.node.bodyAround).last {
            $0.key == statement.key && !$0.isCall && !context.isFallback(below: 15, $0.node)
        }
    }

    /// Whether both are one appearance: of one name, or what the bar has got already.
    static func isSame(_ left: ExprSyntax, _ right: ExprSyntax, on statement: BarStatement) -> Bool {
        let own = properties.map { "\(statement.key).\($0)" }
        let (left, right) = (BarStatement.key(of: left), BarStatement.key(of: right))
        return left == right || own.contains(left) || own.contains(right)
    }
}
