import ReglazeEngine
import SwiftSyntax

/// A bar button's own view has a frame and no constraints.
struct CustomViewSize: SwiftRule {
    static let about = About(
        id: "items/custom-view-size",
        summary: "A bar button's custom view has a frame and no size of its own",
        severity: .note, since: Since(os: 26),
        triggers: ["customView"], with: ["UIBarButtonItem"],
        why: """
            iOS 26 puts a bar button's custom view into containers of its own and lays it out again when pages are pushed, popped or \
            a tab is changed. A view whose only size is its frame may end with no height, or off its centre. A width and a height \
            constraint, or an `intrinsicContentSize`, keep it. The rewrite adds both constraints where the frame is written in \
            numbers beside the view. Labels, switches and other views that know their size are not looked at.
            """,
        source: "wix/react-native-navigation issue 8302, react-native-screens issues 2990 and 3547",
        examples: [
            .rewrites(
                """
                class Page: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        let avatar = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 30)) // round
                        navigationItem.rightBarButtonItem = 1️⃣UIBarButtonItem(customView: avatar)
                    }
                }
                """,
                to: """
                    class Page: UIViewController {
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            let avatar = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 30)) // round
                            avatar.widthAnchor.constraint(equalToConstant: 32).isActive = true
                            avatar.heightAnchor.constraint(equalToConstant: 30).isActive = true
                            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: avatar)
                        }
                    }
                    """,
                .unsafe),
            .rewrites(
                """
                class Page: UIViewController {
                    let close: UIButton = {
                        let button = UIButton(type: .custom)
                        button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
                        return button
                    }()
                    func show() {
                        navigationItem.rightBarButtonItem = 1️⃣UIBarButtonItem(customView: close)
                        toolbarItems = [UIBarButtonItem(customView: close)]
                    }
                }
                """,
                to: """
                    class Page: UIViewController {
                        let close: UIButton = {
                            let button = UIButton(type: .custom)
                            button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
                            button.widthAnchor.constraint(equalToConstant: 40).isActive = true
                            button.heightAnchor.constraint(equalToConstant: 40).isActive = true
                            return button
                        }()
                        func show() {
                            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: close)
                            toolbarItems = [UIBarButtonItem(customView: close)]
                        }
                    }
                    """,
                .unsafe),
            .explains(
                """
                class Page: UIViewController {
                    func show(_ size: CGFloat) {
                        let button = UIButton(type: .custom)
                        button.frame = CGRect(x: 0, y: 0, width: size, height: size)
                        navigationItem.rightBarButtonItem = 1️⃣UIBarButtonItem(customView: button)
                    }
                }
                """,
                because: "not written in numbers"),
            .silent(
                """
                class Page: UIViewController {
                    func show() {
                        let avatar = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
                        avatar.widthAnchor.constraint(equalToConstant: 32).isActive = true
                        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: avatar)
                        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
                        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: label)
                    }
                }
                """),
            .silent(
                """
                class Page: UIViewController {
                    func show() {
                        if #unavailable(iOS 26) {
                            let avatar = UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
                            navigationItem.rightBarButtonItem = UIBarButtonItem(customView: avatar)
                        }
                    }
                }
                """),
            .silent(
                """
                class Page: UIViewController {
                    func show() {
                        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 32, height: 32))
                        let plain = UIButton(type: .custom)
                        navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: badge), UIBarButtonItem(customView: plain)]
                    }
                }
                class Badge: UIView {
                    override var intrinsicContentSize: CGSize { CGSize(width: 32, height: 32) }
                }
                """),
        ])
    static let interests: [Interest] = [.call("UIBarButtonItem")]
    static let classes: Set = ["UIView", "UIControl", "UIButton", "UIImageView"]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let item = CustomItem(node, in: context), !context.isFallback(below: 26, node),
            let type = item.className, Self.classes.contains(type), let frame = frame(of: item), !hasSize(item),
            isFirst(item)
        else { return [] }
        let message = "The view of the bar button has a frame and no constraints, which iOS 26 may lose when it lays the bar out"
        let help = "give the view a width and a height constraint"
        guard let name = frame.name, let width = number("width", in: frame.rect), let height = number("height", in: frame.rect)
        else {
            let why = "its size is not written in numbers beside a view with a name"
            return [context.finding(Self.about, at: node, message, help: help, why: why)]
        }
        let lines = [
            "\(name).widthAnchor.constraint(equalToConstant: \(width)).isActive = true",
            "\(name).heightAnchor.constraint(equalToConstant: \(height)).isActive = true",
        ]
        guard let statement = frame.statement,
            let edits = StatementEdit(context).inserting(lines, after: statement)
        else {
            let why = "the frame is set elsewhere, or shares its line with other code"
            return [context.finding(Self.about, at: node, message, help: help, why: why)]
        }
        let fix = Fix(.unsafe, "Add a width and a height constraint", edits: edits)
        let why = "the view keeps this size then, also where code changes its frame later"
        return [context.finding(Self.about, at: node, message, help: help, fixes: [fix], why: why)]
    }

    /// Whether no bar button above shows the same view.
    private func isFirst(_ item: CustomItem) -> Bool {
        guard let name = item.viewName else { return true }
        let calls = item.scope.tokens(viewMode: .sourceAccurate).filter { $0.text == "UIBarButtonItem" }
            .compactMap { $0.parent?.parent?.as(FunctionCallExprSyntax.self) }
        let first = calls.first { call in
            call.arguments.argument("customView").map { BarStatement.key(of: $0.expression) } == name
        }
        return first.map { $0.id == item.call.id } ?? true
    }

    private struct Frame {
        let rect: FunctionCallExprSyntax
        /// What the view is called where its frame is written.
        let name: String?
        let statement: CodeBlockItemSyntax?
    }

    private func frame(of item: CustomItem) -> Frame? {
        if let statement = item.statements(["frame"]).last(where: { !$0.isCall }),
            let rect = statement.value?.as(FunctionCallExprSyntax.self), rect.calleeName == "CGRect" || rect.calleeName == "init"
        {
            return Frame(rect: rect, name: statement.target?.trimmedDescription, statement: statement.item)
        }
        guard let call = item.initializer, let value = call.arguments.argument("frame")?.expression,
            let rect = value.as(FunctionCallExprSyntax.self), rect.arguments.argument("height") != nil,
            rect.arguments.argument("height")?.expression.trimmedDescription != "0"
        else { return nil }
        let item = call.nearest(CodeBlockItemSyntax.self)
        let variable = item?.item.as(VariableDeclSyntax.self).flatMap(StateProperty.init)
        let isLocal = variable.map { $0.initialValue?.unwrapped.id == ExprSyntax(call).id } ?? false
        return Frame(rect: rect, name: isLocal ? variable?.name : nil, statement: isLocal ? item : nil)
    }

    private static let sizing = [
        ".widthAnchor", ".heightAnchor", ".snp", ".translatesAutoresizingMaskIntoConstraints", ".addConstraint", ".sizeToFit",
        ".anchor", ".constrain", ".autoSetDimension", ".pin",
    ]

    /// Whether the view has constraints, or knows its size.
    private func hasSize(_ item: CustomItem) -> Bool {
        if let type = item.ownClass {
            let names = ["intrinsicContentSize", "widthAnchor", "heightAnchor", "sizeThatFits", "snp"]
            if names.contains(where: { word in type.file.tokens(named: word).contains { $0.isInside(type.node) } }) {
                return true
            }
        }
        guard let name = item.viewName else { return false }
        let text = item.scope.trimmedDescription
        if Self.sizing.contains(where: { text.contains(name + $0) }) { return true }
        // Inside the closure that makes it the view has another name.
        guard let made = item.made, item.initializer.map({ ExprSyntax($0).id != made.id }) ?? true else { return false }
        return Self.sizing.contains { made.trimmedDescription.contains($0) }
    }

    private func number(_ label: String, in rect: FunctionCallExprSyntax) -> String? {
        guard let value = rect.arguments.argument(label)?.expression,
            value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self), value.trimmedDescription != "0"
        else { return nil }
        return value.trimmedDescription
    }
}
