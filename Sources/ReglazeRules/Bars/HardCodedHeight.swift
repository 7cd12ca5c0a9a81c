import ReglazeEngine
import SwiftSyntax

/// The height of a bar, written as a number.
struct HardCodedHeight: SwiftRule {
    static let about = About(
        id: "bars/hard-coded-height",
        summary: "The height of a bar is written as a number",
        severity: .warning, since: Since(os: 26),
        triggers: [
            "arHeight", "ationHeight", "avHeight", "AR_H", "ar_h", "BarH", "eight - ", "EIGHT - ", "eight-", "contentInset",
            "IndicatorInsets", "Bar.frame", "bar.frame", "Bar(frame",
        ],
        with: ["44", "47", "49", "64", "83", "88", "113"],
        why: """
            44, 49, 64, 83 and 88 were the heights of navigation bars and tab bars, without and with what is above and below them. \
            With Liquid Glass a navigation bar is 54 points high, as measured on devices, a tab bar floats, and windows on iOS 27 \
            change their size, so sums made of these numbers leave gaps or lie under a bar. The safe area knows the height that counts \
            at any time. Numbers are looked at where a name says that they are the height of a bar, or where they are taken from the \
            height of a screen; a button of 44 points is no finding, nor is code that asks for iOS 26.
            """,
        source:
            "UIKit documentation: UIView.safeAreaInsets, safeAreaLayoutGuide; heights measured on devices, published with an adaptation report",
        examples: [
            .explains("let 1️⃣kNavigationBarHeight: CGFloat = 44 // points", because: "safe area"),
            .explains(
                """
                enum Layout {
                    static var 1️⃣navBarHeight: CGFloat { isTall ? 88 : 64 }
                    static let 2️⃣TAB_BAR_HEIGHT: CGFloat = 49.0
                    static let isTall = true
                }
                """,
                because: "safe area"),
            .explains(
                """
                class Page: UIViewController {
                    let bar = UINavigationBar()
                    func place(_ table: UITableView) {
                        table.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1️⃣view.bounds.height - 64)
                        2️⃣table.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
                        3️⃣bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                    }
                }
                """,
                because: "view.safeAreaInsets"),
            .explains(
                """
                final class Header: UIView {
                    let bar = 1️⃣UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
                    func 2️⃣statusBarHeight() -> CGFloat { 44 }
                }
                """,
                because: "`safeAreaInsets`"),
            .silent(
                """
                let buttonHeight: CGFloat = 44
                let rowHeight = 64
                let tabBarItemCount = 49
                // let navigationBarHeight: CGFloat = 44
                let note = "navigationBarHeight = 44"
                class Page: UIViewController {
                    func place(_ button: UIButton) {
                        button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
                        button.frame = CGRect(x: 0, y: 0, width: 44, height: button.frame.height - 64)
                        let longest = view.bounds.height - 64
                    }
                }
                """),
            .silent(
                """
                var navigationBarHeight: CGFloat {
                    if #available(iOS 26.0, *) {
                        return 54
                    } else {
                        return 44
                    }
                }
                """),
        ])
    static let interests: [Interest] = [
        .kind(.variableDecl), .kind(.functionDecl), .kind(.sequenceExpr), .call("UINavigationBar"), .call("UITabBar"),
    ]

    static let heights: Set = ["44", "49", "64", "83", "88", "44.0", "49.0", "64.0", "83.0", "88.0"]

    static func heights(of bar: String) -> Set<String> {
        switch bar {
        case "status bar": ["44", "47", "44.0", "47.0"]
        case "tab bar": ["49", "83", "49.0", "83.0"]
        default: ["44", "64", "88", "44.0", "64.0", "88.0"]
        }
    }

    /// Too common as anything else to be told where they stand alone.
    static let subtracted: Set = ["49", "64", "83", "88", "113", "49.0", "64.0", "83.0", "88.0", "113.0"]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard !context.isFallback(below: 26, node) else { return [] }
        if let variable = node.as(VariableDeclSyntax.self) { return constant(variable, context) }
        if let function = node.as(FunctionDeclSyntax.self) { return constant(function, context) }
        if let call = node.as(FunctionCallExprSyntax.self) { return made(call, context) }
        guard let sequence = node.as(SequenceExprSyntax.self) else { return [] }
        if let statement = BarStatement(sequence) { return placed(statement, context) }
        return difference(sequence, context)
    }

    // MARK: A constant

    private func constant(_ variable: VariableDeclSyntax, _ context: RuleContext) -> [Finding] {
        guard let property = StateProperty(variable) else { return [] }
        let value = property.initialValue.map { Syntax($0) } ?? property.binding.accessorBlock.map { Syntax($0) }
        return constant(property.nameToken, value, context)
    }

    /// `func navigationBarHeight() -> CGFloat { 64 }`.
    private func constant(_ function: FunctionDeclSyntax, _ context: RuleContext) -> [Finding] {
        guard function.signature.parameterClause.parameters.isEmpty, function.signature.returnClause != nil,
            let body = function.body, body.statements.count < 4
        else { return [] }
        return constant(function.name, Syntax(body), context)
    }

    private func constant(_ name: TokenSyntax, _ value: Syntax?, _ context: RuleContext) -> [Finding] {
        guard let bar = Self.bar(named: name.text), let value,
            let number = Self.literals(in: value).first(where: Self.heights(of: bar).contains), !Self.asksForGlass(value),
            Self.isPlain(value)
        else { return [] }
        return [finding(at: name, "`\(name.text)` says that a \(bar) is \(number) points high", context)]
    }

    /// The bar whose height a name says: "tab bar" for `kTabBarHeight`.
    static func bar(named name: String) -> String? {
        let plain = name.lowercased().filter { $0 != "_" }
        guard plain.contains("height") || plain.hasSuffix("barh"),
            ![
                "button", "icon", "item", "search", "custom", "row", "cell", "title", "label", "image", "indicator", "line",
                "toolbar",
            ]
            .contains(where: plain.contains)
        else { return nil }
        if ["statusbar"].contains(where: plain.contains) && !plain.contains("nav") { return "status bar" }
        if ["navbar", "navigationbar", "navgationbar", "navibar", "navheight", "navigationheight", "topbarheight"].contains(
            where: plain.contains)
        {
            return "navigation bar"
        }
        return plain.contains("tabbar") || plain.contains("bottombarheight") ? "tab bar" : nil
    }

    private static func literals(in node: Syntax) -> [String] {
        node.tokens(viewMode: .sourceAccurate).compactMap { token in
            switch token.tokenKind {
            case .integerLiteral, .floatLiteral: token.text
            default: nil
            }
        }
    }

    /// Whether iOS 26 is asked for: the number is one of several then.
    private static func asksForGlass(_ value: Syntax) -> Bool {
        value.tokens(viewMode: .sourceAccurate).contains { token in
            token.tokenKind == .poundAvailable || token.tokenKind == .poundUnavailable || token.text == "isOperatingSystemAtLeast"
        }
    }

    /// Whether the value is made of numbers and choices, not of a view's layout in between.
    private static func isPlain(_ value: Syntax) -> Bool {
        !value.tokens(viewMode: .sourceAccurate).contains {
            ["intrinsicContentSize", "sizeThatFits", "addSubview"].contains($0.text)
        }
    }

    // MARK: A difference

    /// `view.bounds.height - 64`.
    private func difference(_ sequence: SequenceExprSyntax, _ context: RuleContext) -> [Finding] {
        let parts = Array(sequence.elements)
        for index in parts.indices.dropFirst(2) {
            let number = parts[index].trimmedDescription
            guard parts[index - 1].trimmedDescription == "-", Self.subtracted.contains(number), Self.isInFrame(sequence),
                parts[0..<(index - 1)].contains(where: Self.isScreenHeight)
            else { continue }
            return [finding(at: sequence, "\(number) points are taken from the height of the screen for a bar", context)]
        }
        return []
    }

    /// Whether the difference is the height, or the top, of a frame.
    private static func isInFrame(_ sequence: SequenceExprSyntax) -> Bool {
        guard let argument = sequence.parent?.as(LabeledExprSyntax.self), ["height", "y"].contains(argument.label?.text),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        return call.calleeName == "CGRect" || call.calleeName == "init"
    }

    private static func isScreenHeight(_ expression: ExprSyntax) -> Bool {
        let text = BarStatement.key(of: expression).lowercased().filter { $0 != "_" }
        let names = [
            "view.bounds.height", "view.bounds.size.height", "view.frame.height", "view.frame.size.height",
            "uiscreen.main.bounds.height", "uiscreen.main.bounds.size.height", "screenheight", "kscreenheight", "screenh",
            "kscreenh",
        ]
        return names.contains(text)
    }

    // MARK: A frame or an inset

    private func placed(_ statement: BarStatement, _ context: RuleContext) -> [Finding] {
        guard !statement.isCall, let call = statement.value?.as(FunctionCallExprSyntax.self) else { return [] }
        func number(_ label: String) -> String? { call.arguments.argument(label)?.expression.trimmedDescription }
        switch statement.name.text {
        case "contentInset", "scrollIndicatorInsets", "verticalScrollIndicatorInsets":
            let top = number("top").flatMap { ["64", "88"].contains($0) ? $0 : nil }
            let bottom = number("bottom").flatMap { ["49", "83"].contains($0) ? $0 : nil }
            guard let points = top ?? bottom else { return [] }
            return [
                finding(
                    at: statement.node, "\(points) points of inset stand for a \(top == nil ? "tab" : "navigation") bar", context)
            ]
        case "frame":
            guard let height = number("height"), Self.heights.contains(height), let target = statement.target,
                let bar = UIKitReader(context).type(of: target).flatMap({ Bar($0) }), bar != .tool
            else { return [] }
            return [finding(at: statement.node, "The \(bar.name) is made \(height) points high", context)]
        default: return []
        }
    }

    /// `UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))`.
    private func made(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> [Finding] {
        guard call.arguments.labels == ["frame"], let name = call.calleeName, let bar = Bar(name),
            let rect = call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
            let height = rect.arguments.argument("height")?.expression.trimmedDescription, Self.heights.contains(height)
        else { return [] }
        return [finding(at: call, "The \(bar.name) is made \(height) points high", context)]
    }

    private func finding(at node: some SyntaxProtocol, _ message: String, _ context: RuleContext) -> Finding {
        let around = UIKitReader(context).classAround(node)
        var help = "ask the safe area: `view.safeAreaInsets`, or `safeAreaLayoutGuide` in constraints"
        var reach = "no view is in reach here, so the callers have to ask the safe area"
        if let around, around.hasSuffix("Controller") {
            reach =
                "`view.safeAreaInsets` and `view.safeAreaLayoutGuide` are in reach here; the safe area may be known later than this line"
        } else if around?.hasPrefix("UI") ?? false {
            help = "ask the safe area: `safeAreaInsets`, or `safeAreaLayoutGuide` in constraints"
            reach =
                "`safeAreaInsets` and `safeAreaLayoutGuide` are in reach here; the safe area may be known later than this line"
        }
        return context.finding(Self.about, at: node, message, help: help, why: reach)
    }
}
