import ReglazeEngine
import SwiftSyntax

/// `.navigationBarHidden(_:)` is the old spelling of `.toolbar(.hidden, for: .navigationBar)`.
struct BarHidden: SwiftRule {
    static let about = About(
        id: "navigation/bar-hidden",
        summary: "navigationBarHidden is the old spelling of a hidden toolbar",
        severity: .warning, since: Since(os: 16),
        triggers: ["navigationBarHidden"],
        why: """
            `navigationBarHidden` is deprecated in the documentation, which points to `toolbar(.hidden)`; from iOS 18 on the same \
            is spelled `toolbarVisibility`. Both ask the nearest container for it, and the documentation names `NavigationView` as \
            one, so the rewrite does not wait for a `NavigationStack`. Of a view in a `UIHostingController` the documentation says \
            nothing, so there the rewrite is only offered. On the container itself the two differ in what they reach, \
            so that is left alone. A title next to it is kept: a hidden bar does not show it, the tab bar and the back menu of the \
            next screen do. Whether the swipe back works on a screen without a bar is for you to try, before as after.
            """,
        source: "SwiftUI documentation: navigationBarHidden(_:), toolbar(_:for:), toolbarVisibility(_:for:)",
        examples: [
            .rewrites(
                """
                ScrollView { }
                    .navigationTitle("")
                    .1️⃣navigationBarHidden(true) // we draw our own
                """,
                to: """
                    ScrollView { }
                        .navigationTitle("")
                        .toolbar(.hidden, for: .navigationBar) // we draw our own
                    """),
            .rewrites(
                #"Text("a").1️⃣navigationBarHidden(false).padding()"#,
                to: #"Text("a").toolbarVisibility(.visible, for: .navigationBar).padding()"#,
                target: 18),
            .rewrites(
                """
                Text("a")
                    .1️⃣navigationBarHidden(
                        isReading && !isShared // full screen
                    )
                """,
                to: """
                    Text("a")
                        .toolbar(
                            isReading && !isShared ? .hidden : .visible, for: .navigationBar // full screen
                        )
                    """,
                given: "let isReading = true, isShared = true"),
            .rewrites(
                #"Text("a").1️⃣navigationBarHidden(isWide ? false : isReading)"#,
                to: #"Text("a").toolbar((isWide ? false : isReading) ? .hidden : .visible, for: .navigationBar)"#,
                given: "let isReading = true, isWide = true"),
            .rewrites(
                """
                NavigationView {
                    Text("a").1️⃣navigationBarHidden(search.height > 0)
                }
                """,
                to: """
                    NavigationView {
                        Text("a").toolbar(search.height > 0 ? .hidden : .visible, for: .navigationBar)
                    }
                    """,
                given: "let search = CGSize.zero"),
            .rewrites(
                """
                struct Page: View {
                    var body: some View { Text("a").1️⃣navigationBarHidden(true) }
                }
                """,
                to: """
                    struct Page: View {
                        var body: some View { Text("a").toolbar(.hidden, for: .navigationBar) }
                    }
                    """,
                .unsafe, with: ["Host.swift": "let host = UIHostingController(rootView: Page())"]),
            .explains(
                """
                NavigationView {
                    Text("a")
                }
                .navigationViewStyle(.stack)
                .1️⃣navigationBarHidden(true)
                """,
                because: "`NavigationView` itself"),
            .explains(
                #"Text("a").1️⃣navigationBarHidden(true)"#, because: "needs iOS 16.0; this code runs from iOS 15.0", target: 15),
            .silent(
                """
                if #available(iOS 16, *) {
                    Text("a").toolbar(.hidden, for: .navigationBar)
                } else {
                    Text("a").navigationBarHidden(true)
                }
                """,
                target: 15),
            .silent(
                "controller.navigationBarHidden = true",
                given: "final class C { var navigationBarHidden = false }; let controller = C()"),
            .silent(
                #"Text("a").navigationBarHidden(true)"#,
                with: ["Own.swift": "extension View { func navigationBarHidden(_ hidden: Bool) -> some View { self } }"]),
        ])
    static let interests: [Interest] = [.call("navigationBarHidden")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let modifier = ModifierCall(node, in: context.file), !context.isOwnFunction(modifier.name),
            modifier.arguments.labels == ["_"], let hidden = modifier.arguments.first?.expression,
            modifier.call.trailingClosure == nil, !context.isFallback(below: 16, node)
        else { return [] }
        let isNew = context.availability(of: node).minimum >= 18
        let name = isNew ? "toolbarVisibility" : "toolbar"
        var message = "`navigationBarHidden` is the old spelling of `\(name)(.hidden, for: .navigationBar)`"
        if let remark = remark(on: modifier, hidden, in: context) { message += "; \(remark)" }
        let help = "use `.\(name)(…, for: .navigationBar)`"
        if let why = obstacle(to: modifier, name, in: context) {
            return [context.finding(Self.about, at: modifier.nameToken, message, help: help, why: why)]
        }
        let edits = VisibilityArgument.edits(
            replacing: hidden, shown: ".visible", then: ", for: .navigationBar", in: context)
        let isHosted = context.isHostedByUIKit(node)
        let why = isHosted ? "the view is hosted in UIKit, whose navigation bar this speaks to: look whether it still goes" : nil
        let fix = Fix(
            isHosted ? .unsafe : .safe, "Use `\(name)`", edits: [context.replace(modifier.nameToken, with: name)] + edits)
        return [context.finding(Self.about, at: modifier.nameToken, message, help: help, fixes: [fix], why: why)]
    }

    /// What else on the view does not show while its bar is hidden.
    private func remark(on modifier: ModifierCall, _ hidden: ExprSyntax, in context: RuleContext) -> String? {
        guard hidden.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.true) else { return nil }
        let names = ModifierChain(around: modifier.call, in: context.file).modifiers.map(\.name)
        var parts: [String] = []
        if names.contains("navigationBarItems") { parts.append("the bar items") }
        if names.contains("navigationTitle") || names.contains("navigationBarTitle") { parts.append("the title") }
        guard !parts.isEmpty else { return nil }
        let isPlural = parts.count > 1 || parts == ["the bar items"]
        var text = "with the bar hidden, \(parts.joined(separator: " and ")) beside it \(isPlural ? "are" : "is") not shown"
        if parts.contains("the title") { text += " (tab bars and back menus still read the title)" }
        return text
    }

    private func obstacle(to modifier: ModifierCall, _ name: String, in context: RuleContext) -> String? {
        if case .outside(let container, let isLost) = context.barOwner(of: modifier) {
            let effect = isLost ? "hides nothing" : "hides a bar further out, if there is one"
            return """
                it stands on the `\(container)` itself, where it \(effect): put it on the content whose bar is to be hidden, or \
                delete it
                """
        }
        if context.isWatchCode {
            return "the file looks like a watch app's, and the lowest watchOS is not known here"
        }
        return context.obstacle(to: name, from: name == "toolbar" ? 16 : 18, at: modifier.call)
    }
}
