import ReglazeEngine
import SwiftSyntax

/// `UIBarAppearance.overrideUserInterfaceStyle` makes a bar light or dark; it turns no glass off.
struct InterfaceStyle: SwiftRule {
    static let about = About(
        id: "bars/interface-style",
        summary: "A bar's interface style needs iOS 27, and turns no glass off",
        severity: .note, since: Since(sdk: 27, os: 27),
        triggers: ["overrideUserInterfaceStyle"], with: ["BarAppearance", "ToolbarAppearance", "Appearance"],
        why: """
            From iOS 27 on a bar's appearance has an `overrideUserInterfaceStyle`. It makes what is on the bar light or dark. It is no \
            switch for Liquid Glass, and neither is a dark window: who wants the old bar has to give it a background of its own, or \
            build a bar. Below iOS 27 the property is not there, so the rewrite asks for the system first.
            """,
        source: "UIKit documentation: UIBarAppearance.overrideUserInterfaceStyle",
        examples: [
            .rewrites(
                """
                func style(_ bar: UINavigationBar) {
                    let look = UINavigationBarAppearance()
                    1️⃣look.overrideUserInterfaceStyle = .dark // photos
                    bar.standardAppearance = look
                }
                """,
                to: """
                    func style(_ bar: UINavigationBar) {
                        let look = UINavigationBarAppearance()
                        if #available(iOS 27.0, *) {
                            look.overrideUserInterfaceStyle = .dark // photos
                        }
                        bar.standardAppearance = look
                    }
                    """),
            .explains(
                """
                func disableLiquidGlass(_ look: UITabBarAppearance) {
                    if #available(iOS 27.0, *) {
                        1️⃣look.overrideUserInterfaceStyle = .light
                    }
                }
                """,
                because: "stays glass"),
            .silent(
                """
                func style(_ look: UITabBarAppearance) {
                    if #available(iOS 27.0, *) {
                        look.overrideUserInterfaceStyle = .dark
                    }
                }
                """),
            // What a `guard` has asked needs no other question; what it turns away does not have the property.
            .silent(
                """
                func style(_ look: UITabBarAppearance, _ all: [UIBarAppearance]) {
                    guard #available(iOS 27.0, *) else { return }
                    look.overrideUserInterfaceStyle = .dark
                    all.forEach { (each: UIBarAppearance) in each.overrideUserInterfaceStyle = .dark }
                }
                func styleHere(_ look: UITabBarAppearance) {
                    #if os(iOS)
                    guard #available(iOS 27.0, *) else { return }
                    #endif
                    look.overrideUserInterfaceStyle = .dark
                }
                @available(iOS 27.0, *)
                extension Page {
                    func style(_ look: UITabBarAppearance) { look.overrideUserInterfaceStyle = .dark }
                }
                """, given: "class Page {}"),
            .explains(
                """
                func style(_ look: UITabBarAppearance) {
                    guard #available(iOS 27.0, *) else {
                        1️⃣look.overrideUserInterfaceStyle = .dark
                        return
                    }
                }
                func styleOld(_ look: UITabBarAppearance) {
                    if #available(iOS 27.0, *) { return }
                    2️⃣look.overrideUserInterfaceStyle = .dark
                }
                """,
                because: "never runs on iOS 27"),
            // The compiler takes `#unavailable` for no question about what follows.
            .rewrites(
                """
                func style(_ look: UITabBarAppearance) {
                    if #unavailable(iOS 27.0) { return }
                    1️⃣look.overrideUserInterfaceStyle = .dark
                }
                """,
                to: """
                    func style(_ look: UITabBarAppearance) {
                        if #unavailable(iOS 27.0) { return }
                        if #available(iOS 27.0, *) {
                            look.overrideUserInterfaceStyle = .dark
                        }
                    }
                    """),
            .silent(
                """
                extension UIBarAppearance {
                    var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { .light } set {} }
                }
                func style(_ look: UITabBarAppearance) {
                    look.overrideUserInterfaceStyle = .dark
                }
                """),
            .silent(
                """
                class Page: UIViewController {
                    let look = UINavigationBarAppearance()
                    func style() { overrideUserInterfaceStyle = .dark; view.window?.overrideUserInterfaceStyle = .dark }
                }
                """),
        ])
    static let interests: [Interest] = [.kind(.sequenceExpr)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let statement = BarStatement(node), statement.name.text == "overrideUserInterfaceStyle", !statement.isCall,
            let type = statement.targetClass(in: context), Bar(appearance: type) != nil || type == "UIBarAppearance",
            !isOwn(in: context)
        else { return [] }
        let availability = context.availability(of: node)
        guard availability.includesIOS else { return [] }
        guard availability.minimum >= 27 else {
            let message = "`overrideUserInterfaceStyle` of an appearance is new in iOS 27"
            let help = "ask `#available(iOS 27.0, *)` first"
            guard !context.isFallback(below: 27, node) else {
                return [context.finding(Self.about, at: node, message, help: help, why: Self.neverRuns)]
            }
            let edit = StatementEdit(context)
            guard let item = statement.item, let edits = edit.wrapping([item], in: "if #available(iOS 27.0, *)") else {
                let why = "the statement shares its line with other code"
                return [context.finding(Self.about, at: node, message, help: help, why: why)]
            }
            return [
                context.finding(Self.about, at: node, message, help: help, fixes: [Fix(.safe, "Ask for iOS 27", edits: edits)])
            ]
        }
        guard let place = speaksOfGlass(statement, in: context) else { return [] }
        let about = Self.misunderstood(by: place)
        return [context.finding(Self.about, at: node, about.message, help: about.help, why: about.why)]
    }

    static let neverRuns = "this branch never runs on iOS 27: it is for you to say where the statement goes"

    /// What is said of code that expects the style to turn the glass off.
    static func misunderstood(by place: String) -> (message: String, help: String, why: String) {
        (
            "`overrideUserInterfaceStyle` makes the bar light or dark; it turns no glass off, as \(place) seems to expect",
            "give the bar a background of its own, or keep the system's design", "the bar stays glass, whatever its style"
        )
    }

    /// Whether the project gives appearances a property of this name itself, as a stand-in for older systems.
    func isOwn(in context: RuleContext) -> Bool {
        context.index.remember("own overrideUserInterfaceStyle of appearances") {
            let name = "overrideUserInterfaceStyle"
            let isOwnInObjectiveC = context.index.objectiveCClasses(declaringMember: name).contains { owner in
                owner.hasSuffix("Appearance")
                    || context.index.objectiveCClass(owner, isOneOf: ObjectiveCBarStatement.appearances)
            }
            if isOwnInObjectiveC { return true }
            return context.index.files(declaringMember: name).contains { file in
                file.tokens(named: name).contains { token in
                    guard token.parent?.is(IdentifierPatternSyntax.self) ?? false, let type = token.parent?.enclosingType else {
                        return false
                    }
                    return ([type.typePath.last ?? ""] + type.inheritedTypes).contains { $0.hasSuffix("Appearance") }
                }
            }
        }
    }

    /// The function's name or a comment above the statement that speaks of glass.
    private func speaksOfGlass(_ statement: BarStatement, in context: RuleContext) -> String? {
        if let function = statement.node.nearest(FunctionDeclSyntax.self), function.name.text.lowercased().contains("glass") {
            return "`\(function.name.text)`"
        }
        return Self.isAboutGlass(context.file.commentsRight(above: statement.node)) ? "the comment above" : nil
    }

    static func isAboutGlass(_ comments: [String]) -> Bool {
        let text = comments.joined(separator: " ").lowercased()
        return text.contains("glass") || text.contains("液态玻璃")
    }
}
