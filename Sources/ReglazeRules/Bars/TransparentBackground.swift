import ReglazeEngine
import SwiftSyntax

/// `configureWithTransparentBackground()` takes the material away, on iOS 26 the glass itself.
struct TransparentBackground: SwiftRule {
    static let about = About(
        id: "bars/transparent-background",
        summary: "A transparent appearance takes the glass of the bar away",
        severity: .warning, since: Since(os: 26),
        triggers: ["configureWithTransparentBackground"],
        why: """
            Before iOS 26 a transparent appearance took away a blurred strip. On iOS 26 it takes away the glass: a tab bar becomes a \
            hole through which rows of text run into its titles. The system's default background is what looks light there. At the \
            scroll edge of a navigation bar transparency is the system's own default, so an appearance that is given to \
            `scrollEdgeAppearance` alone is not found, nor one that gets a background afterwards, nor code that asks for iOS 26. What \
            copies of an appearance get, and where they go, counts like the appearance itself. For navigation bars and toolbars, whose buttons bring their own glass, it is a note.
            """,
        source:
            "UIKit documentation: UIBarAppearance.configureWithTransparentBackground(); gunumdogdu/cupertino_native_better issue 74",
        examples: [
            .explains(
                """
                class Tabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let look = UITabBarAppearance()
                        1️⃣look.configureWithTransparentBackground()
                        tabBar.standardAppearance = look
                        tabBar.scrollEdgeAppearance = look
                    }
                }
                """,
                because: "is for you to say"),
            .explains(
                """
                let look: UINavigationBarAppearance = {
                    let look = UINavigationBarAppearance()
                    1️⃣look.configureWithTransparentBackground()
                    look.shadowColor = .clear
                    return look
                }()
                """,
                because: "is for you to say"),
            .silent(
                """
                class Page: UIViewController {
                    func style() {
                        let edge = UINavigationBarAppearance()
                        edge.configureWithTransparentBackground()
                        navigationItem.scrollEdgeAppearance = edge
                        let colored = UINavigationBarAppearance()
                        colored.configureWithTransparentBackground()
                        colored.backgroundColor = .white
                        navigationItem.standardAppearance = colored
                        navigationItem.scrollEdgeAppearance?.configureWithTransparentBackground()
                    }
                }
                """),
            .silent(
                """
                class Tabs: UITabBarController {
                    func style() {
                        let look = UITabBarAppearance()
                        if #available(iOS 26.0, *) {
                            look.configureWithDefaultBackground()
                        } else {
                            look.configureWithTransparentBackground()
                        }
                        tabBar.standardAppearance = look
                    }
                }
                """),
            .silent(
                """
                func style(_ look: UITabBarAppearance) {
                    if #available(iOS 26.0, *) {
                        look.configureWithTransparentBackground()
                    }
                }
                """),
            // Copies are told apart from what they are copies of, and the default background comes back.
            .explains(
                """
                class Page: UIViewController {
                    func style() {
                        let look = UINavigationBarAppearance()
                        look.configureWithTransparentBackground()
                        let standard = look.copy()
                        standard.configureWithDefaultBackground()
                        navigationItem.standardAppearance = standard
                        navigationItem.scrollEdgeAppearance = look.copy()
                        let old = UINavigationBarAppearance()
                        old.configureWithTransparentBackground()
                        old.configureWithDefaultBackground()
                        navigationItem.compactAppearance = old
                        let edge = UINavigationBarAppearance()
                        edge.configureWithTransparentBackground()
                        if let copy = edge.copy() as? UINavigationBarAppearance { navigationItem.scrollEdgeAppearance = copy }
                        let first = UINavigationBarAppearance()
                        1️⃣first.configureWithTransparentBackground()
                        let second = UINavigationBarAppearance(barAppearance: first)
                        first.configureWithDefaultBackground()
                        navigationItem.standardAppearance = second
                    }
                }
                """,
                because: "is for you to say"),
            .silent(
                """
                class Tabs: UITabBarController {
                    func style() {
                        let look = UITabBarAppearance()
                        look.configureWithTransparentBackground()
                        if #available(iOS 26.0, *) { look.configureWithDefaultBackground() }
                        tabBar.standardAppearance = look
                    }
                    func styleOld(_ look: UITabBarAppearance) {
                        guard #unavailable(iOS 26.0) else {
                            tabBar.standardAppearance.configureWithDefaultBackground()
                            return
                        }
                        look.configureWithTransparentBackground()
                    }
                    func styleOlder(_ look: UITabBarAppearance) {
                        if #available(iOS 26.0, *) { return }
                        look.configureWithTransparentBackground()
                    }
                }
                """),
            .explains(
                """
                class Tabs: UITabBarController {
                    func style(isPlain: Bool) {
                        let look = UITabBarAppearance()
                        1️⃣look.configureWithTransparentBackground()
                        if isPlain { look.configureWithDefaultBackground() }
                        let other = look.copy()
                        other.configureWithDefaultBackground()
                        keep(look)
                    }
                }
                """,
                because: "is for you to say"),
            .silent(
                """
                // look.configureWithTransparentBackground()
                final class Panel { func configureWithTransparentBackground() {} }
                func style(_ panel: Panel) { panel.configureWithTransparentBackground() }
                """),
        ])
    static let interests: [Interest] = [.call("configureWithTransparentBackground")]
    /// What sets a background again.
    static let resets: Set = ["configureWithDefaultBackground", "configureWithOpaqueBackground"]
    /// Where a bar is see-through by itself.
    static let edges: Set = ["scrollEdgeAppearance", "compactScrollEdgeAppearance"]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let statement = BarStatement(node), !context.isFallback(below: 26, node),
            !BarBackground.isDecided(node, context), !context.isOwnFunction(statement.name.text)
        else { return [] }
        let type = statement.targetClass(in: context)
        let bar = type.flatMap { Bar(appearance: $0) }
        let body = node.bodyAround
        let covering = BarBackground.covers(statement.key, in: body, context)
        guard type.map({ $0.hasSuffix("Appearance") }) ?? true, !covering else { return [] }
        let look = AppearanceLook(of: statement, setBackBy: Self.resets) { BarBackground.covers($0, in: body, context) }
        guard !look.isSetBack else { return [] }
        let uses = look.isOpen ? [] : look.placements
        let isEdge = uses.allSatisfy { Self.edges.contains($0.name.text) }
        guard uses.isEmpty || !isEdge || bar == .tab, uses.isEmpty || !uses.allSatisfy({ context.isFallback(below: 26, $0.node) })
        else { return [] }
        // An appearance that is changed where the bar has it.
        if let bar, bar != .tab, let member = statement.target?.unwrapped.as(MemberAccessExprSyntax.self),
            Self.edges.contains(member.declName.baseName.text)
        {
            return []
        }
        let isNew = context.availability(of: node).minimum >= 26
        return [
            context.finding(
                Self.about, at: node, Self.message(bar), severity: bar == .tab ? .warning : .note,
                help: "use `configureWithDefaultBackground()`" + (isNew ? "" : " on iOS 26, this one below it"),
                why: Self.whyItStays)
        ]
    }

    static func message(_ bar: Bar?) -> String { "The transparent appearance takes the glass of the \(bar?.name ?? "bar") away" }
    static let whyItStays = "whether content is meant to show through the bar without any material is for you to say"
}
