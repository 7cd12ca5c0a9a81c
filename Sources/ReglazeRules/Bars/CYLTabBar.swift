import ReglazeEngine
import SwiftSyntax

/// CYLTabBarController's flat style has to be chosen before its `viewDidLoad` builds the bar.
struct CYLTabBar: SwiftRule {
    static let about = About(
        id: "bars/cyl-tab-bar",
        summary: "CYLTabBarController's flat style is chosen too late",
        severity: .warning, since: Since(os: 26),
        triggers: ["CYLTabBarController"],
        with: ["tabBarStyleType"],
        why: """
            CYLTabBarController shows the system's tab bar, so glass on iOS 26, unless its `tabBarStyleType` is the flat design; then \
            it hides that bar and draws one of its own. The controller builds its bar in `viewDidLoad`, so the style has to be set \
            before `super.viewDidLoad()`. Set behind it, it comes too late. The rewrite moves the line above the call where both \
            stand in the same block; the bar looks different then, so it is offered.
            """,
        source: "CYLTabBarController's documentation of CYLTabBarStyleType and CYLFlatDesignTabBar",
        examples: [
            .rewrites(
                """
                class Tabs: CYLTabBarController {
                    override func viewDidLoad() {
                        // The bar.
                        super.viewDidLoad()
                        1️⃣tabBarStyleType = .flatDesign // no glass
                        view.backgroundColor = .white
                    }
                }
                """,
                to: """
                    class Tabs: CYLTabBarController {
                        override func viewDidLoad() {
                            // The bar.
                            tabBarStyleType = .flatDesign // no glass
                            super.viewDidLoad()
                            view.backgroundColor = .white
                        }
                    }
                    """,
                .unsafe, with: ["CYL.swift": library]),
            .explains(
                """
                class Tabs: CYLTabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        if view.frame.width > 400 {
                            1️⃣self.tabBarStyleType = .flatDesign
                        }
                    }
                }
                """,
                because: "condition", with: ["CYL.swift": library]),
            .silent(
                """
                class Tabs: CYLTabBarController {
                    override func viewDidLoad() {
                        tabBarStyleType = .flatDesign
                        super.viewDidLoad()
                    }
                }
                class Glass: CYLTabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tabBarStyleType = .system
                    }
                }
                class Other: UITabBarController {
                    var tabBarStyleType = 0
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        tabBarStyleType = 1
                    }
                }
                """,
                with: ["CYL.swift": library]),
        ])
    private static let library = """
        import UIKit

        enum CYLTabBarStyleType { case system, flatDesign }
        class CYLTabBarController: UITabBarController {
            var tabBarStyleType = CYLTabBarStyleType.system
        }
        """
    static let interests: [Interest] = [.kind(.sequenceExpr)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let statement = BarStatement(node), !statement.isCall, statement.name.text == "tabBarStyleType",
            statement.target?.isSelf ?? true, statement.value?.trimmedDescription.lowercased().hasSuffix("flatdesign") ?? false,
            let function = node.bodyAround.as(FunctionDeclSyntax.self),
            function.name.text == "viewDidLoad", inheritsLibrary(node, context), let body = function.body,
            let load = body.statements.first(where: { $0.item.trimmedDescription == "super.viewDidLoad()" }),
            load.position < node.position, !context.isFallback(below: 26, node)
        else { return [] }
        let message = "`tabBarStyleType` is set after `super.viewDidLoad()`, which has built the bar already"
        let help = "set it before `super.viewDidLoad()`"
        guard let item = statement.item, item.parent?.id == load.parent?.id else {
            let why = "it is set under a condition: move that up as a whole"
            return [context.finding(Self.about, at: node, message, help: help, why: why)]
        }
        let file = context.file
        let lines = file.lineStart(of: item.textRange.lowerBound)..<file.nextLineStart(after: item.textRange.upperBound)
        guard file.isFirstOnLine(item.textRange.lowerBound), file.isFirstOnLine(load.textRange.lowerBound),
            file.lines.position(of: lines.upperBound).line - file.line(of: item) == 1, let value = statement.value,
            value.is(MemberAccessExprSyntax.self)
        else {
            let why = "the statement shares its line with other code, or its value is worked out before it"
            return [context.finding(Self.about, at: node, message, help: help, why: why)]
        }
        let target = file.lineStart(of: load.textRange.lowerBound)
        let edits = [context.edit(target..<target, file.text(of: lines)), context.edit(lines, "")]
        let fix = Fix(.unsafe, "Move it before `super.viewDidLoad()`", edits: edits)
        let why = "the flat bar is shown then, not the system's: look at it, and at the safe area above it"
        return [context.finding(Self.about, at: node, message, help: help, fixes: [fix], why: why)]
    }

    private func inheritsLibrary(_ node: Syntax, _ context: RuleContext) -> Bool {
        var names = node.enclosingType?.inheritedTypes ?? []
        if let type = node.enclosingType, type.is(ExtensionDeclSyntax.self), let name = type.typePath.last {
            names += context.index.type(named: name)?.inherited ?? []
        }
        var seen = Set<String>()
        while let name = names.popLast(), seen.insert(name).inserted {
            if UIKitReader.name(of: name) == "CYLTabBarController" { return true }
            names += context.index.type(named: UIKitReader.name(of: name))?.inherited ?? []
        }
        return false
    }
}
