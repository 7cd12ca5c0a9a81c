import ReglazeEngine
import SwiftSyntax

/// In a group of several items the system draws one background, whatever the items say.
struct Grouped: SwiftRule {
    static let about = About(
        id: "items/grouped",
        summary: "Flags of a bar button's background are ignored in a group of several items",
        severity: .warning, since: Since(os: 26),
        triggers: ["hidesSharedBackground", "sharesBackground"],
        why: """
            `hidesSharedBackground` and `sharesBackground` say how one bar button stands on the glass of iOS 26. Where an item is part \
            of a `UIBarButtonItemGroup` of several, UIKit ignores both: the group is one piece of glass. To make an item stand apart, \
            give it a group of its own, or put it into `rightBarButtonItems` directly.
            """,
        source: "UIKit documentation: UIBarButtonItem.hidesSharedBackground, sharesBackground",
        examples: [
            .explains(
                """
                class Page: UIViewController {
                    let save = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
                    let share = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
                    @available(iOS 26.0, *)
                    func show() {
                        1️⃣save.hidesSharedBackground = true
                        let group = UIBarButtonItemGroup(barButtonItems: [save, self.share], representativeItem: nil)
                        use(group)
                    }
                    func use(_ group: UIBarButtonItemGroup) {}
                }
                """,
                because: "a group of its own"),
            .explains(
                """
                @available(iOS 26.0, *)
                func show(_ save: UIBarButtonItem, _ share: UIBarButtonItem) {
                    1️⃣share.sharesBackground = false
                    use(.fixedGroup(items: [save, share]))
                }
                func use(_ group: UIBarButtonItemGroup) {}
                """,
                because: "a group of its own"),
            .silent(
                """
                @available(iOS 26.0, *)
                func show(_ save: UIBarButtonItem, _ share: UIBarButtonItem) {
                    save.hidesSharedBackground = true
                    share.sharesBackground = true
                    use(UIBarButtonItemGroup(barButtonItems: [save], representativeItem: nil))
                    // UIBarButtonItemGroup(barButtonItems: [save, share], representativeItem: nil)
                    use([save, share])
                }
                func use(_ group: UIBarButtonItemGroup) {}
                func use(_ items: [UIBarButtonItem]) {}
                """),
        ])
    static let interests: [Interest] = [.kind(.sequenceExpr)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let statement = BarStatement(node), !statement.isCall, statement.target != nil,
            ["hidesSharedBackground", "sharesBackground"].contains(statement.name.text),
            statement.assigns(statement.name.text == "hidesSharedBackground"), context.availability(of: node).includesIOS
        else { return [] }
        let group = Groups(in: node.typeAround).found.first { group in group.contains(statement.key) }
        guard let group else { return [] }
        let message = "`\(statement.name.text)` is ignored: `\(statement.key)` is in a group of \(group.count) items"
        return [
            context.finding(
                Self.about, at: node, message, help: "give the item a group of its own",
                why: "which items belong together is for you to say; an item in a group of its own keeps its flag")
        ]
    }

    /// The names of the items in each group of several.
    private final class Groups: SyntaxVisitor {
        private(set) var found: [[String]] = []

        init(in node: Syntax) {
            super.init(viewMode: .sourceAccurate)
            walk(node)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let label: String
            switch node.calleeName {
            case "UIBarButtonItemGroup": label = "barButtonItems"
            case "fixedGroup", "movableGroup", "optionalGroup": label = "items"
            default: return .visitChildren
            }
            if let array = node.arguments.argument(label)?.expression.as(ArrayExprSyntax.self), array.elements.count > 1 {
                found.append(array.elements.map { BarStatement.key(of: $0.expression) })
            }
            return .visitChildren
        }
    }
}
