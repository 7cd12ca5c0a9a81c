import ReglazeEngine
import SwiftSyntax

/// A tab bar that the app builds or swaps in, which gets no glass, or none that works.
struct CustomTabBar: SwiftRule {
    static let about = About(
        id: "bars/custom-tab-bar",
        summary: "A tab bar of the app's own gets nothing of the new design",
        severity: .note, since: Since(os: 26),
        triggers: ["TabBar", "tabBar"],
        why: """
            Only the bar of a `UITabBarController` (or a `TabView`) floats over the content as glass, shrinks while one scrolls, and \
            moves to the side where a window is wide. A `UITabBar` that stands alone is reported to have no blur behind it. A bar put \
            in by `setValue(_:forKey: "tabBar")` goes through a key that is not documented for it. A tab bar drawn with buttons keeps \
            its look, and lies over the end of lists that the system would inset. An empty, disabled tab under a round middle button \
            becomes a visible tab: from iOS 27 on a prominent tab does that, on iOS 26 an accessory or a toolbar item.
            """,
        source: """
            UIKit documentation: UITabBarController, UITab; nightscout/Trio issue 764; that a bar alone has no blur is one developer's \
            report in Apple's forums (791643)
            """,
        examples: [
            .explains(
                """
                class Page: UIViewController {
                    let bar = 1️⃣UITabBar()
                }
                """,
                because: "UITabBarController"),
            .explains(
                """
                class Bar: UITabBar {}
                class Tabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        1️⃣setValue(Bar(), forKey: "tabBar")
                    }
                }
                """,
                because: "another way"),
            .explains(
                """
                class Tabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        1️⃣tabBar.items?[2].isEnabled = false
                    }
                }
                """,
                because: "the middle button"),
            .explains(
                """
                1️⃣class BrandTabBar: UIView {
                    let buttons: [UIButton] = []
                }
                class Tabs: UITabBarController {
                    let bar = BrandTabBar(frame: .zero)
                    override func viewDidLoad() { tabBar.isHidden = true }
                }
                """,
                because: "your bar"),
            .silent(
                """
                class PagerTabBar: UIView {
                    let buttons: [UIButton] = []
                }
                class TabBarBadge: UIView {}
                class Tabs: UITabBarController {
                    let badge = TabBarBadge(frame: .zero)
                    // let bar = UITabBar()
                    override func viewDidLoad() {
                        tabBar.items?[2].title = "a"
                        tabBar.items?[1].isEnabled = false
                        tabBar.items?[2].isEnabled = false
                        setValue(1, forKey: "tab")
                    }
                }
                class Guests: UITabBarController {
                    var isGuest = true
                    override func viewDidLoad() {
                        if isGuest { tabBar.items?[2].isEnabled = false }
                    }
                }
                """),
        ])
    static let interests: [Interest] = [.call("UITabBar"), .call("setValue"), .kind(.sequenceExpr), .kind(.classDecl)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard !context.isFallback(below: 26, node) else { return [] }
        if let call = node.as(FunctionCallExprSyntax.self) {
            return call.calleeName == "setValue" ? swapped(call, context) : alone(call, context)
        }
        if let type = node.as(ClassDeclSyntax.self) { return drawn(type, context) }
        return BarStatement(node).map { disabled($0, context) } ?? []
    }

    /// `UITabBar()` outside a tab bar controller.
    private func alone(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> [Finding] {
        let labels = call.arguments.labels
        guard labels.isEmpty || labels == ["frame"], call.trailingClosure == nil,
            call.calledExpression.is(DeclReferenceExprSyntax.self),
            context.index.declarations(named: "UITabBar").allSatisfy({ $0.kind == .extension }),
            UIKitReader(context).classAround(call) != "UITabBarController",
            // `UITabBar().frame.height` measures one.
            !(call.parent?.is(MemberAccessExprSyntax.self) ?? false)
        else { return [] }
        return [
            context.finding(
                Self.about, at: call,
                "A `UITabBar` outside a `UITabBarController` is drawn without the glass that works over content",
                help: "let a `UITabBarController` show the tabs",
                why: "moving the pages into a UITabBarController is a change of the app's structure")
        ]
    }

    /// `setValue(bar, forKey: "tabBar")`.
    private func swapped(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> [Finding] {
        guard call.arguments.count == 2, let key = call.arguments.last, ["forKey", "forKeyPath"].contains(key.label?.text),
            ["\"tabBar\"", "#keyPath(UITabBarController.tabBar)"].contains(key.expression.trimmedDescription)
        else { return [] }
        return [
            context.finding(
                Self.about, at: call, "The tab bar is swapped by a key that UIKit does not document for it",
                help: "style the bar of the controller through `standardAppearance`",
                why: "what the bar of your own does has to be done in another way first")
        ]
    }

    /// `tabBar.items?[2].isEnabled = false`, under a button of one's own.
    private func disabled(_ statement: BarStatement, _ context: RuleContext) -> [Finding] {
        guard !statement.isCall, statement.name.text == "isEnabled", statement.assigns(false),
            let item = statement.target?.unwrapped.as(SubscriptCallExprSyntax.self),
            let items = item.calledExpression.unwrapped.as(MemberAccessExprSyntax.self), items.declName.baseName.text == "items",
            let bar = items.base, UIKitReader(context).type(of: bar) == "UITabBar",
            UIKitReader(context).classAround(statement.node) == "UITabBarController",
            // One under a condition is a tab that is locked.
            let block = statement.item?.parent, block.id == statement.node.nearest(FunctionDeclSyntax.self)?.body?.statements.id,
            // Several, or one that is enabled again, are tabs that are locked.
            BarStatement.all(["isEnabled"], in: statement.node.typeAround).count(where: { $0.key.contains("items[") }) == 1
        else { return [] }
        return [
            context.finding(
                Self.about, at: statement.node,
                "A disabled tab that makes room for a button is a visible tab on the glass of iOS 26",
                help: "use a prominent tab on iOS 27, an accessory or a toolbar item on iOS 26",
                why: "what the middle button does decides which of them suits")
        ]
    }

    /// A view called a tab bar, with buttons, that a tab bar controller's bar is hidden for.
    private func drawn(_ type: ClassDeclSyntax, _ context: RuleContext) -> [Finding] {
        let name = type.name.text
        guard name.hasSuffix("TabBar") || name.hasSuffix("TabBarView"), let base = UIKitReader(context).baseClass(of: name),
            ["UIView", "UIControl", "UIStackView", "UIVisualEffectView"].contains(base),
            ["UIButton", "UIControl", "UIStackView"].contains(where: { type.memberBlock.trimmedDescription.contains($0) }),
            isShownByTabs(name, context)
        else { return [] }
        return [
            context.finding(
                Self.about, at: Syntax(type), "`\(name)` is a tab bar of its own, which gets nothing of the new design",
                help: "look how your bar stands over the content on iOS 26; the system's own bar is glass",
                why: "whether to keep your bar or to go back to the system's is for you to say")
        ]
    }

    /// Whether a tab bar controller of the project mentions the class.
    func isShownByTabs(_ name: String, _ context: RuleContext) -> Bool {
        context.index.files(mentioning: name).contains { file in
            let uses = file.tokens(named: name).compactMap(\.enclosingType)
            return uses.contains { type in
                guard let name = type.typePath.last else { return false }
                return UIKitReader(context.moved(to: file)).baseClass(of: name) == "UITabBarController"
            }
        }
    }
}
