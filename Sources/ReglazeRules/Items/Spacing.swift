import ReglazeEngine
import SwiftSyntax

/// Fixed spaces that move bar buttons to where they stood before iOS 26.
struct Spacing: SwiftRule {
    static let about = About(
        id: "items/spacing",
        summary: "A fixed space rebuilds distances that iOS 26 has changed",
        severity: .warning, since: Since(os: 26),
        triggers: ["fixedSpace", "imageInsets"], with: ["BarButtonItem", ".fixedSpace("],
        why: """
            Before iOS 26 a bar button stood 16 points from the edge and 8 from its neighbour, and apps pulled it out with a space \
            of negative width or image insets. With glass it stands 20 points from the edge, in a shape of the system's. A negative \
            space shifts that glass, or its image inside it, and a positive one parts a group into two pieces of glass. Drop such \
            constants on iOS 26; to part two groups on purpose there is `fixedSpace()` without a width. Toolbars are looked at for \
            negative spaces alone.
            """,
        source: """
            UIKit documentation: UIBarButtonItem.fixedSpace(_:), and fixedSpace() of the 26 SDK; distances measured on devices, \
            published with an adaptation report
            """,
        examples: [
            .explains(
                """
                class Page: UIViewController {
                    override func viewDidLoad() {
                        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
                        1️⃣space.width = -16
                        let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
                        navigationItem.leftBarButtonItems = [space, back]
                        navigationItem.rightBarButtonItems = [2️⃣.fixedSpace(8), back]
                        3️⃣back.imageInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
                    }
                }
                """,
                because: "below iOS 26"),
            .silent(
                """
                class Page: UIViewController {
                    override func viewDidLoad() {
                        toolbarItems = [.fixedSpace(8), .fixedSpace(spacing), .flexibleSpace()]
                        // space.width = -16
                        let box = Box()
                        box.width = -16
                        if #unavailable(iOS 26.0) {
                            toolbarItems = [.fixedSpace(-8)]
                        }
                    }
                    let spacing: CGFloat = 8
                }
                final class Box { var width = 0 }
                """),
            .silent(
                """
                struct Gap { static func fixedSpace(_ width: Int) -> Gap { Gap() } }
                func fixedSpace(_ width: Int) {}
                func gap() { fixedSpace(-8); _ = Gap.fixedSpace(-8) }
                """),
        ])
    static let interests: [Interest] = [.kind(.sequenceExpr), .call("fixedSpace")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard !context.isFallback(below: 26, node), let width = width(set: node, in: context) else { return [] }
        guard width.isNegative || isInNavigation(node) else { return [] }
        let isNew = context.availability(of: node).minimum >= 26
        return [
            context.finding(
                Self.about, at: node, width.message, severity: width.isNegative ? nil : .note, help: Width.help(isNew: isNew),
                why: Width.why(isNew: isNew))
        ]
    }

    struct Width {
        let text: String
        let what: String
        var isNegative: Bool { text.hasPrefix("-") || text.contains(": -") }

        var message: String {
            isNegative
                ? "The \(what) of \(text) points shifts the glass of a bar button, or what is on it"
                : "The \(what) of \(text) points rebuilds a distance that iOS 26 has changed, and parts the glass"
        }

        static func help(isNew: Bool) -> String {
            isNew ? "drop it: the system spaces the items" : "drop it on iOS 26: the system spaces the items"
        }

        static func why(isNew: Bool) -> String {
            isNew
                ? "look at the bar without it: which items belong together is for you to say"
                : "how the bar looks below iOS 26 depends on it: keep it there, and look at the bar on iOS 26 without"
        }
    }

    static let old: Set = ["8", "16", "8.0", "16.0"]

    private func width(set node: Syntax, in context: RuleContext) -> Width? {
        if let call = node.as(FunctionCallExprSyntax.self) {
            guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.arguments.count == 1,
                let value = call.arguments.first?.expression, !context.isOwnFunction("fixedSpace"),
                member.base.map({ $0.trimmedDescription == "UIBarButtonItem" }) ?? true
            else { return nil }
            return width(value, "fixed space")
        }
        guard let statement = BarStatement(node), !statement.isCall, statement.target != nil, let value = statement.value else {
            return nil
        }
        switch statement.name.text {
        case "width":
            guard statement.targetClass(in: context) == "UIBarButtonItem" else { return nil }
            return width(value, "fixed space")
        case "imageInsets":
            guard statement.targetClass(in: context) == "UIBarButtonItem", let insets = value.as(FunctionCallExprSyntax.self)
            else {
                return nil
            }
            let sides = ["left", "right"].compactMap { insets.arguments.argument($0)?.expression.trimmedDescription }
            return sides.first { $0.hasPrefix("-") }.map { Width(text: $0, what: "image inset") }
        default: return nil
        }
    }

    private func width(_ value: ExprSyntax, _ what: String) -> Width? {
        let text = value.trimmedDescription
        let isNumber = text.drop { $0 == "-" }.allSatisfy { $0.isNumber || $0 == "." }
        guard text.hasPrefix("-") || isNumber && Self.old.contains(text) else { return nil }
        return Width(text: text, what: what)
    }

    /// Whether the items of a navigation bar are set in the same body.
    private func isInNavigation(_ node: Syntax) -> Bool {
        let names: Set = ["leftBarButtonItems", "rightBarButtonItems"]
        return !BarStatement.all(names, in: node.bodyAround).isEmpty
    }
}
