import ReglazeEngine
import SwiftSyntax

/// A controller's own `navigationItem` in a second navigation bar.
struct SharedItem: SwiftRule {
    static let about = About(
        id: "bars/shared-item",
        summary: "A controller's navigation item is given to a second bar",
        severity: .warning, since: Since(os: 26),
        triggers: ["navigationItem"], with: ["setItems", "pushItem", ".items = ["],
        why: """
            A `UINavigationItem` belongs to one bar. The `navigationItem` of a view controller is that of its navigation controller's \
            bar, also while that bar is hidden. Where a page puts it into a bar of its own as well, the two take its buttons and its \
            title view from each other, which shows during a swipe back. Give the page's bar an item of its own and set the title and \
            the buttons there. Code that asks whether there is a navigation controller, and gives the item to the page's bar where there is \
            none, is left alone.
            """,
        source: "UIKit documentation: UINavigationItem, UIViewController.navigationItem, UINavigationBar.setItems(_:animated:)",
        examples: [
            .explains(
                """
                class Page: UIViewController {
                    let bar = UINavigationBar()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        bar.setItems([1️⃣navigationItem], animated: false)
                        bar.pushItem(2️⃣self.navigationItem, animated: false)
                        bar.items = [3️⃣navigationItem]
                    }
                }
                """,
                because: "an item of its own"),
            .silent(
                """
                class Header: UIView {
                    let bar = UINavigationBar()
                    let navigationItem = UINavigationItem()
                    func setUp() { bar.setItems([navigationItem], animated: false) }
                }
                class Page: UIViewController {
                    let bar = UINavigationBar()
                    let item = UINavigationItem(title: "a")
                    override func viewDidLoad() {
                        // bar.setItems([navigationItem], animated: false)
                        bar.setItems([item], animated: false)
                        navigationItem.title = "b"
                    }
                }
                """),
            .silent(
                """
                class Sheet: UIViewController {
                    let bar = UINavigationBar()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        if navigationController == nil { bar.setItems([navigationItem], animated: false) }
                        navigationController?.navigationBar.pushItem(navigationItem, animated: false)
                        if self.navigationController != nil {
                            bar.isHidden = true
                        } else {
                            bar.items = [navigationItem]
                        }
                        guard navigationController == nil else { return }
                        bar.pushItem(navigationItem, animated: false)
                    }
                }
                """),
        ])
    static let interests: [Interest] = [.call("setItems"), .call("pushItem"), .kind(.sequenceExpr)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let statement = BarStatement(node), let target = statement.target,
            UIKitReader(context).type(of: target) == "UINavigationBar", context.availability(of: node).includesIOS,
            !isControllersBar(target, context), !isAlone(node)
        else { return [] }
        let given: ExprSyntax?
        if statement.isCall {
            given = node.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
        } else {
            given = statement.name.text == "items" ? statement.value : nil
        }
        guard let given else { return [] }
        let items = given.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [given]
        return items.filter { isControllers($0, context) }.map { item in
            context.finding(
                Self.about, at: item, "The controller's own navigation item is given to a second navigation bar",
                help: "give the page's bar a `UINavigationItem` of its own",
                why: "the title and the buttons have to be set on an item of its own then, wherever the page sets them")
        }
    }

    /// Whether the bar is that of a navigation controller, which has the item anyway.
    private func isControllersBar(_ bar: ExprSyntax, _ context: RuleContext) -> Bool {
        var bar = bar.unwrapped
        if let name = bar.as(DeclReferenceExprSyntax.self)?.baseName.text, let value = LocalBinding(named: name, from: bar)?.value
        {
            bar = value.unwrapped
        }
        if let member = bar.as(MemberAccessExprSyntax.self), let base = member.base {
            return member.declName.baseName.text == "navigationBar"
                && UIKitReader(context).type(of: base) == "UINavigationController"
        }
        return bar.as(DeclReferenceExprSyntax.self)?.baseName.text == "navigationBar"
            && UIKitReader(context).classAround(bar) == "UINavigationController"
    }

    /// Whether the bar gets the item only where the page has no navigation controller, whose bar would be the first.
    private func isAlone(_ node: Syntax) -> Bool {
        var child = node
        while let parent = child.parent {
            if let check = parent.as(IfExprSyntax.self) {
                if child.id == Syntax(check.body).id, says(check.conditions, "navigationController == nil") { return true }
                if child.id == check.elseBody.map({ Syntax($0).id }), check.conditions.count == 1,
                    says(check.conditions, "navigationController != nil")
                {
                    return true
                }
            }
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                let isLeft = items.prefix { Syntax($0).id != child.id }.contains { item in
                    item.item.as(GuardStmtSyntax.self).map { says($0.conditions, "navigationController == nil") } ?? false
                }
                if isLeft { return true }
            }
            child = parent
        }
        return false
    }

    private func says(_ conditions: ConditionElementListSyntax, _ text: String) -> Bool {
        conditions.contains { [text, "self.\(text)"].contains($0.condition.trimmedDescription) }
    }

    /// Whether the expression is the `navigationItem` of a view controller, and not a property of the project's.
    private func isControllers(_ item: ExprSyntax, _ context: RuleContext) -> Bool {
        if let reference = item.as(DeclReferenceExprSyntax.self), reference.baseName.text == "navigationItem" {
            guard LocalBinding(named: "navigationItem", from: item) == nil, let owner = item.enclosingType,
                !declares(owner, context)
            else { return false }
            return UIKitReader(context).classAround(item).map { $0.hasSuffix("Controller") } ?? false
        }
        guard let member = item.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "navigationItem",
            let base = member.base, base.isSelf, let owner = item.enclosingType, !declares(owner, context)
        else { return false }
        return UIKitReader(context).classAround(item).map { $0.hasSuffix("Controller") } ?? false
    }

    private func declares(_ owner: DeclSyntax, _ context: RuleContext) -> Bool {
        guard let name = owner.typePath.last else { return true }
        return context.index.declarations(named: name).contains { StateProperty(named: "navigationItem", in: $0.node) != nil }
    }
}
