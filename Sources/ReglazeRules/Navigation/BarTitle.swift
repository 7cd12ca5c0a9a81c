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
            .rewrites(
                """
                List { }
                    .1️⃣navigationBarTitle(
                        // read out by VoiceOver too
                        isNew ? "Add a code" : "Edit the code", // no full stop
                        // there is no room on small phones
                        displayMode: mode
                    )
                """,
                to: """
                    List { }
                        .navigationTitle(
                            // read out by VoiceOver too
                            isNew ? "Add a code" : "Edit the code") // no full stop
                        // there is no room on small phones
                        .navigationBarTitleDisplayMode(mode)
                    """,
                target: 14, given: "let isNew = true, mode = NavigationBarItem.TitleDisplayMode.large"),
            .rewrites(
                """
                List { }.1️⃣navigationBarTitle(Text("Codes"),
                                             displayMode: .inline)
                """,
                to: """
                    List { }.navigationTitle(Text("Codes")).navigationBarTitleDisplayMode(.inline)
                    """),
            .rewrites(
                """
                List { }
                    .1️⃣navigationBarTitle(
                        Text(
                            names.first { $0.isEmpty } ?? "none"
                        ),
                        displayMode: /* on phones */ .inline)
                """,
                to: """
                    List { }
                        .navigationTitle(Text(
                            names.first { $0.isEmpty } ?? "none"
                        ))
                        .navigationBarTitleDisplayMode(/* on phones */ .inline)
                    """,
                given: "let names: [String] = []"),
            .rewrites(
                """
                NavigationView {
                    Text("mail")
                }
                .navigationViewStyle(.stack)
                .1️⃣navigationBarTitle("Mail")
                """,
                to: """
                    NavigationView {
                        Text("mail")
                    }
                    .navigationViewStyle(.stack)
                    .navigationTitle("Mail")
                    """),
            .rewrites(
                """
                Text("a")
                    .1️⃣navigationBarTitle("Override", displayMode: .inline)
                    .navigationBarTitleDisplayMode(.inline)
                """,
                to: """
                    Text("a")
                        .navigationTitle("Override")
                        .navigationBarTitleDisplayMode(.inline)
                    """),
            .explains(#"Text("a").1️⃣navigationBarTitle("A")"#, because: "needs iOS 14.0", target: 13),
            .silent(#"print(".navigationBarTitle")"#),
            .silent(
                """
                Text("mine").navigationBarTitle(for: page)
                """,
                with: ["Own.swift": "extension View { func navigationBarTitle(for page: Int) -> some View { self } }"]),
        ])
    static let interests: [Interest] = [.call("navigationBarTitle")]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let modifier = ModifierCall(node, in: context.file), !context.isOwnFunction(modifier.name),
            [["_"], ["_", "displayMode"]].contains(modifier.arguments.labels), modifier.call.trailingClosure == nil,
            !context.isFallback(below: 14, node)
        else { return [] }
        let hasMode = modifier.arguments.count == 2
        var message = "`navigationBarTitle` is the old spelling of `navigationTitle`"
        if let remark = context.barOwner(of: modifier).remark(on: "the title does") { message += "; \(remark)" }
        let help = hasMode ? "use `.navigationTitle(…)` and `.navigationBarTitleDisplayMode(…)`" : "use `.navigationTitle(…)`"
        if let why = context.obstacle(to: "navigationTitle", from: 14, at: node) {
            return [context.finding(Self.about, at: modifier.nameToken, message, help: help, why: why)]
        }
        // The view may set the mode itself, once more.
        let isRepeated =
            hasMode
            && modifier.arguments.last.map { isSet($0.expression.trimmedDescription, beside: modifier, in: context.file) }
                ?? false
        let edit =
            isRepeated
            ? context.edit(modifier.nameAndArguments, titleAlone(modifier, in: context.file))
            : hasMode
                ? context.edit(modifier.nameAndArguments, split(modifier, in: context.file))
                : context.replace(modifier.nameToken, with: "navigationTitle")
        let fix = Fix(.safe, "Use `navigationTitle`", edits: [edit])
        return [context.finding(Self.about, at: modifier.nameToken, message, help: help, fixes: [fix])]
    }

    /// Whether a neighbour sets the same display mode, so that one of the two is enough.
    private func isSet(_ mode: String, beside modifier: ModifierCall, in file: SourceFile) -> Bool {
        let comments = ArgumentComments(in: modifier.call)
        guard comments.arguments.allSatisfy({ $0.above.isEmpty && $0.inside.isEmpty && $0.after.isEmpty }), comments.end.isEmpty
        else {
            return false
        }
        let modifiers = ModifierChain(around: modifier.call, in: file).modifiers
        guard let place = modifiers.firstIndex(where: { $0.call.id == modifier.call.id }) else { return false }
        return [place - 1, place + 1].contains { index in
            modifiers.indices.contains(index) && modifiers[index].name == "navigationBarTitleDisplayMode"
                && modifiers[index].arguments.first?.expression.trimmedDescription == mode
        }
    }

    private func titleAlone(_ modifier: ModifierCall, in file: SourceFile) -> String {
        guard let title = modifier.arguments.first else { return modifier.text }
        let outer = file.indentation(ofLineAt: modifier.member.period.textRange.lowerBound)
        return "navigationTitle(\(argument(title, above: [], in: file, outer)))"
    }

    /// Two modifiers in place of one with two arguments.
    private func split(_ modifier: ModifierCall, in file: SourceFile) -> String {
        guard let title = modifier.arguments.first, let mode = modifier.arguments.last else { return modifier.text }
        let comments = ArgumentComments(in: modifier.call)
        let around = (title: comments.arguments[0], mode: comments.arguments[1])
        let outer = file.indentation(ofLineAt: modifier.member.period.textRange.lowerBound)
        let titleText = argument(title, above: around.title.above, in: file, outer)
        let modeText = argument(mode, above: around.mode.inside, in: file, outer)
        var separator = modifier.separator
        if !around.title.after.isEmpty || !around.mode.above.isEmpty {
            let line = "\n" + modifier.indentation
            separator = around.title.after.map { " " + $0 }.joined() + around.mode.above.map { line + $0 }.joined() + line
        }
        // What follows the mode stays behind it.
        let end = (around.mode.after + comments.end).map { " " + $0 }.joined()
        let needsLine = (around.mode.after + comments.end).contains { $0.hasPrefix("//") }
        let close = needsLine ? "\(end)\n\(modifier.indentation))" : "\(end))"
        return "navigationTitle(\(titleText))\(separator).navigationBarTitleDisplayMode(\(modeText)\(close)"
    }

    /// An argument's expression, with the comments above it.
    private func argument(
        _ argument: LabeledExprSyntax, above: [String], in file: SourceFile, _ outer: String
    ) -> String {
        let code = MovedCode(argument.expression, in: file)
        if above.isEmpty { return code.text(indentedBy: outer) }
        if above.allSatisfy({ !$0.hasPrefix("//") && !$0.contains("\n") }) {
            return above.joined(separator: " ") + " " + code.text(indentedBy: outer)
        }
        let inner = outer + file.indentationUnit
        return (above.map { "\n" + inner + $0 } + ["\n" + inner + code.text(indentedBy: inner)]).joined()
    }
}
