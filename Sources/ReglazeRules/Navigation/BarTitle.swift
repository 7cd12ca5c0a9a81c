import ReglazeEngine
import SwiftSyntax

/// `.navigationBarTitle(_:displayMode:)` is the old spelling of `.navigationTitle(_:)`.
struct BarTitle: SwiftRule {
    static let about = About(
        id: "navigation/bar-title",
        summary: "navigationBarTitle is the old spelling of navigationTitle",
        severity: .warning, since: Since(os: 14),
        triggers: ["navigationBarTitle"],
        why: """
            `navigationBarTitle` is the iOS 13 spelling, marked as deprecated in the documentation while the compiler stays silent. \
            `navigationTitle` takes the same text, and also feeds the back menu and the window's title; the display mode becomes a \
            modifier of its own. The rewrite keeps the argument as it is written, so localisation stays. On the container instead of \
            the content a title shows nowhere, before as after: the rename is made, and the finding says so.
            """,
        source: "SwiftUI documentation: navigationBarTitle(_:displayMode:), navigationTitle(_:)",
        examples: [
            .rewrites(
                """
                List(mails) { MailRow($0) }
                    .1️⃣navigationBarTitle("Inbox", displayMode: .inline) // short
                """,
                to: """
                    List(mails) { MailRow($0) }
                        .navigationTitle("Inbox")
                        .navigationBarTitleDisplayMode(.inline) // short
                    """,
                given: """
                    struct Mail: Identifiable { let id: Int }
                    struct MailRow: View { init(_ mail: Mail) {}; var body: some View { Text("") } }
                    let mails: [Mail] = []
                    """),
            .rewrites(
                #"Text("empty").1️⃣navigationBarTitle(Text("Outbox (\(count))"))"#,
                to: #"Text("empty").navigationTitle(Text("Outbox (\(count))"))"#,
                given: "let count = 0"),
            .silent(#"print(".navigationBarTitle")"#),
            .silent(
                """
                Text("mine").navigationBarTitle(for: page)
                """,
                with: ["Own.swift": "extension View { func navigationBarTitle(for page: Int) -> some View { self } }"]),
        ])
    static let interests: [Interest] = [.call("navigationBarTitle")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let modifier = ModifierCall(node, in: context.file), !context.isOwnFunction("navigationBarTitle"),
            let title = modifier.arguments.first, title.label == nil, modifier.call.trailingClosure == nil,
            context.availability(of: node).includesIOS
        else { return [] }
        let mode = modifier.arguments.argument("displayMode")
        let message = "`navigationBarTitle` is the old spelling of `navigationTitle`"
        let help = mode == nil ? "use `.navigationTitle(…)`" : "use `.navigationTitle(…)` and `.navigationBarTitleDisplayMode(…)`"
        if let why = obstacle(to: modifier, in: context) {
            return [context.finding(Self.about, at: modifier.nameToken, message, help: help, why: why)]
        }
        var text = "navigationTitle(\(context.file.text(of: title.expression.textRange)))"
        if let mode {
            text += modifier.separator + ".navigationBarTitleDisplayMode(\(context.file.text(of: mode.expression.textRange)))"
        }
        let fix = Fix(.safe, "Use `navigationTitle`", edits: [context.edit(modifier.nameAndArguments, text)])
        return [context.finding(Self.about, at: modifier.nameToken, message, help: help, fixes: [fix])]
    }

    private func obstacle(to modifier: ModifierCall, in context: RuleContext) -> String? {
        if let why = context.obstacle(to: "navigationTitle", from: 14, at: modifier.call) { return why }
        let expressions = modifier.arguments.map(\.expression.textRange)
        let kept = expressions.reduce(0) { $0 + $1.count }
        // Comments between the arguments have no place in the result.
        let between = modifier.nameAndArguments.count - kept
        return between > 60 ? "there is more than white space between the arguments; move the comment first" : nil
    }
}
