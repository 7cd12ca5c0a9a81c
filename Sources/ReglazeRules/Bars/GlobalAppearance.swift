import ReglazeEngine
import SwiftSyntax

/// `UINavigationBar.appearance()` and overrides in extensions of UIKit's containers style every bar, not only the app's own.
struct GlobalAppearance: SwiftRule {
    static let about = About(
        id: "bars/global-appearance",
        summary: "An appearance proxy or an override in an extension changes everybody's bars",
        severity: .warning, since: Since(os: 26),
        triggers: [
            ".appearance(", "extension UINavigationController", "extension UITabBarController", "extension UINavigationBar",
        ],
        why: """
            `UINavigationBar.appearance()` speaks for every bar in the process: mail and share sheets, the pages of libraries, bars \
            that iOS 26 draws in places where there was none. What looked right on the old bars covers the glass of all of them now. \
            An `override` in an extension of `UINavigationController` does the same, and Swift does not promise that it wins. Style \
            the bars that are yours: the instance in your navigation controller, or `navigationItem`. A proxy for some containers \
            (`whenContainedInInstancesOf:`) reaches less, and text and tint alone do less harm; both are notes. Several statements \
            in one function are one finding, and a proxy that is handed to a helper is found where it is handed over.
            """,
        source: "UIKit documentation: UIAppearance, UINavigationBarAppearance (Customizing your app's navigation bar)",
        examples: [
            .explains(
                """
                struct RootView: View {
                    init() {
                        1️⃣UITabBar.appearance().backgroundColor = UIColor.systemBackground
                        UITableView.appearance().backgroundColor = .clear
                    }
                    var body: some View { Text("a") }
                }
                """,
                because: "each time the view is made"),
            .explains(
                """
                enum Skin {
                    static func install() {
                        paint(1️⃣UINavigationBar.appearance(), with: .systemIndigo)
                        paint(2️⃣UITabBar.appearance(whenContainedInInstancesOf: [Tabs.self]), with: .black)
                        3️⃣UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
                        UINavigationBar.appearance().shadowImage = UIImage()
                    }
                    static func paint<Bar: UIView>(_ bar: Bar, with color: UIColor) {}
                }
                class Tabs: UITabBarController {}
                """,
                because: "it holds for every"),
            .explains(
                """
                func style(_ look: UINavigationBarAppearance) {
                    let proxy = 1️⃣UINavigationBar.appearance()
                    proxy.standardAppearance = look
                    proxy.scrollEdgeAppearance = look
                }
                """,
                because: "every navigation bar"),
            .explains(
                """
                extension UINavigationController {
                    1️⃣override open func viewDidLoad() {
                        super.viewDidLoad()
                        navigationBar.prefersLargeTitles = true
                    }
                }
                """,
                because: "a subclass"),
            .silent(
                """
                class Page: UIViewController {
                    func style() {
                        navigationController?.navigationBar.tintColor = UINavigationBar.appearance().tintColor
                        UITableView.appearance().separatorColor = .red
                    }
                }
                """),
            .silent(
                """
                func style() {
                    if #unavailable(iOS 26.0) {
                        UITabBar.appearance().barTintColor = .white
                    }
                }
                """),
            .silent(
                """
                class BrandBar: UINavigationBar {}
                func style() {
                    // UINavigationBar.appearance().barTintColor = .red
                    BrandBar.appearance().barTintColor = .red
                }
                extension UINavigationController {
                    func pop() { _ = popViewController(animated: true) }
                }
                class Navigation: UINavigationController {
                    override func viewDidLoad() { super.viewDidLoad() }
                }
                """),
        ])
    static let interests: [Interest] = [.call("appearance"), .kind(.functionDecl)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard !context.isFallback(below: 26, node) else { return [] }
        if let function = node.as(FunctionDeclSyntax.self) { return look(at: function, in: context) }
        guard let proxy = AppearanceProxy(node, in: context), proxy.first(in: context)?.call.id == proxy.call.id else {
            return []
        }
        let what = Self.name(of: proxy)
        let set = properties(set: proxy, in: context)
        var message = "The proxy styles every \(what) of the process"
        if proxy.isScoped { message = "The proxy styles every \(what) inside some containers" }
        if case .handed(let helper) = proxy.use { message += ", through `\(helper)`" }
        if !set.names.isEmpty { message += ": \(set.names.map { "`\($0)`" }.listed)" }
        if !set.covering.isEmpty {
            message += " (\(set.covering.map { "`\($0)`" }.listed) \(set.covering.count == 1 ? "covers" : "cover") the glass)"
        }
        let help =
            proxy.className.hasSuffix("Item")
            ? "set it on the appearances of the app's own bars" : "style the app's own bars: the instance, or `navigationItem`"
        var why = "it holds for every \(what), those of the system's pages and of libraries too"
        if proxy.isScoped { why = "it holds for every \(what) in those containers, whoever shows it" }
        if isInView(node) { why += "; in a view's initialiser it runs each time the view is made" }
        let severity: Severity = proxy.isScoped || proxy.className.hasSuffix("Item") || set.isHarmless ? .note : .warning
        return [context.finding(Self.about, at: node, message, severity: severity, help: help, why: why)]
    }

    /// For people: "navigation bar".
    private static func name(of proxy: AppearanceProxy) -> String {
        Bar(proxy.className)?.name ?? (proxy.className == "UITabBarItem" ? "tab bar item" : "bar button item")
    }

    private struct Properties {
        var names: [String] = []
        var covering: [String] = []
        var isHarmless = false
    }

    private static let harmless: Set = [
        "tintColor", "titleTextAttributes", "largeTitleTextAttributes", "unselectedItemTintColor", "setTitleTextAttributes",
        "prefersLargeTitles", "backIndicatorImage", "backIndicatorTransitionMaskImage",
    ]

    /// What is set through proxies of this kind in the same body.
    private func properties(set proxy: AppearanceProxy, in context: RuleContext) -> Properties {
        var result = Properties()
        let statements = Statements(in: proxy.call.bodyAround).found.filter { statement in
            guard let other = statement.proxy.flatMap({ AppearanceProxy($0, in: context) }) else { return false }
            return other.className == proxy.className && other.isScoped == proxy.isScoped
                && !context.isFallback(below: 26, statement.node)
        }
        result.names = statements.map(\.name.text).uniqued()
        result.covering = statements.filter { BarBackground($0, in: context) != nil }.map(\.name.text).uniqued()
        let isHanded = if case .handed = proxy.use { true } else { false }
        result.isHarmless = !isHanded && !result.names.isEmpty && result.names.allSatisfy(Self.harmless.contains)
        return result
    }

    private func isInView(_ node: Syntax) -> Bool {
        guard node.bodyAround.is(InitializerDeclSyntax.self), let type = node.enclosingType else { return false }
        return type.inheritedTypes.contains { $0 == "View" || $0 == "SwiftUI.View" }
    }

    /// `override func viewDidLoad()` in an extension of a container of UIKit's.
    private func look(at function: FunctionDeclSyntax, in context: RuleContext) -> [Finding] {
        guard function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }),
            let type = function.enclosingType, type.is(ExtensionDeclSyntax.self), let name = type.typePath.last,
            ["UINavigationController", "UITabBarController", "UINavigationBar", "UITabBar", "UIViewController"].contains(name)
        else { return [] }
        let message = "The override of `\(function.name.text)` in an extension changes every `\(name)` of the process"
        return [
            context.finding(
                Self.about, at: function, message, help: "override it in a subclass, and use that for the app's own bars",
                why: "which controllers of the app should be instances of a subclass is for you to say")
        ]
    }

    private final class Statements: SyntaxVisitor {
        private(set) var found: [BarStatement] = []

        init(in node: Syntax) {
            super.init(viewMode: .sourceAccurate)
            walk(node)
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { add(node) }
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { add(node) }

        private func add(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
            if let statement = BarStatement(node), statement.target != nil { found.append(statement) }
            return .visitChildren
        }
    }
}
