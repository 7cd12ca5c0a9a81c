import ReglazeEngine
import SwiftSyntax

/// The visibility of bars is spelled anew: `toolbarVisibility`, `toolbarBackgroundVisibility` in iOS 18, the status bar in 27.
struct ToolbarVisibility: SwiftRule {
    static let about = About(
        id: "navigation/toolbar-visibility",
        summary: "The visibility of a bar is spelled toolbarVisibility from iOS 18 on",
        severity: .note, since: Since(os: 18),
        triggers: ["toolbar(", "toolbarBackground(", "statusBar(", "statusBarHidden("],
        why: """
            iOS 18 gave the visibility of bars a name of its own: `toolbar(.hidden, for:)` is now `toolbarVisibility(_:for:)`, and \
            `toolbarBackground(.hidden, for:)` is `toolbarBackgroundVisibility(_:for:)`. iOS 27 counts the status bar among the \
            bars. These are renames, so nothing is found where the deployment target is too low for the new name. A \
            `toolbarBackground` with a colour or another style keeps its name, and one whose argument could be either is left alone.
            """,
        source: """
            SwiftUI documentation: toolbarVisibility(_:for:), toolbarBackgroundVisibility(_:for:), ToolbarPlacement.statusBar, \
            statusBarHidden(_:)
            """,
        examples: [
            .rewrites(
                """
                Text("a")
                    .1️⃣toolbar(.hidden, for: .tabBar, .navigationBar) // immersive
                    .2️⃣toolbarBackground(isOn ? .visible : Visibility.automatic, for: .navigationBar)
                """,
                to: """
                    Text("a")
                        .toolbarVisibility(.hidden, for: .tabBar, .navigationBar) // immersive
                        .toolbarBackgroundVisibility(isOn ? .visible : Visibility.automatic, for: .navigationBar)
                    """,
                target: 18, given: "let isOn = true"),
            .rewrites(
                """
                Text("a")
                    .1️⃣toolbar(barVisibility, for: .navigationBar)
                    .2️⃣toolbarBackground(.hidden)
                """,
                to: """
                    Text("a")
                        .toolbarVisibility(barVisibility, for: .navigationBar)
                        .toolbarBackgroundVisibility(.hidden)
                    """,
                target: 18, given: "let barVisibility = Visibility.hidden"),
            .rewrites(
                #"Text("a").1️⃣statusBar(hidden: /* reading */ isOn)"#,
                to: #"Text("a").statusBarHidden(/* reading */ isOn)"#,
                target: 15, given: "let isOn = true"),
            .rewrites(
                """
                Text("a")
                    .1️⃣statusBar(hidden: true)
                    .2️⃣statusBarHidden()
                    .3️⃣statusBarHidden(isOn ? true : false)
                """,
                to: """
                    Text("a")
                        .toolbarVisibility(.hidden, for: .statusBar)
                        .toolbarVisibility(.hidden, for: .statusBar)
                        .toolbarVisibility((isOn ? true : false) ? .hidden : .automatic, for: .statusBar)
                    """,
                target: 27, given: "let isOn = true"),
            .rewrites(
                """
                if #available(iOS 18, *) {
                    Text("a").1️⃣toolbar(.hidden, for: .tabBar)
                } else {
                    Text("a").toolbar(.hidden, for: .tabBar)
                }
                """,
                to: """
                    if #available(iOS 18, *) {
                        Text("a").toolbarVisibility(.hidden, for: .tabBar)
                    } else {
                        Text("a").toolbar(.hidden, for: .tabBar)
                    }
                    """,
                target: 16),
            .silent(#"Text("a").toolbar(.hidden, for: .navigationBar).statusBarHidden()"#, target: 17),
            .silent(
                """
                Text("a")
                    .toolbarBackground(Color.red.opacity(0.3), for: .navigationBar)
                    .toolbarBackground(.red, for: .tabBar)
                    .toolbarBackground(barStyle, for: .navigationBar)
                    .toolbar { EditButton() }
                    .toolbar(removing: .sidebarToggle)
                    .toolbar(id: "main") { }
                """,
                target: 18, given: "let barStyle = Color.red"),
            .silent(#"Text("a").toolbar(.hidden, for: .windowToolbar)"#, target: 18),
            .silent(
                """
                if #available(watchOS 11, *) {
                    Text("a").toolbarVisibility(.hidden, for: .navigationBar)
                } else {
                    Text("a").toolbar(.hidden, for: .navigationBar)
                }
                """,
                target: 18),
            .silent(
                #"Text("a").toolbar(.hidden, for: .tabBar)"#, target: 18,
                with: ["Own.swift": "extension View { func toolbar(_ state: BarState, for bar: Bar) -> some View { self } }"]),
        ])
    static let interests: [Interest] = [
        .call("toolbar"), .call("toolbarBackground"), .call("statusBar"), .call("statusBarHidden"),
    ]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let modifier = ModifierCall(node, in: context.file), modifier.call.trailingClosure == nil,
            !context.declaresModifier(modifier.name), !context.isWatchCode
        else { return [] }
        let scope = context.availability(of: node)
        guard scope.includesIOS, !scope.isDead else { return [] }
        switch modifier.name {
        case "toolbar": return bar(modifier, "toolbarVisibility", scope, context)
        case "toolbarBackground": return bar(modifier, "toolbarBackgroundVisibility", scope, context)
        default: return statusBar(modifier, scope, context)
        }
    }

    private func bar(
        _ modifier: ModifierCall, _ name: String, _ scope: AvailabilityScope, _ context: RuleContext
    ) -> [Finding] {
        guard scope.minimum >= 18, context.otherPlatforms(of: modifier.call).allSatisfy({ $0.value >= $0.key.version(with: 18) }),
            let visibility = modifier.arguments.first, visibility.label == nil
        else { return [] }
        // The labels of the bars: `for:` and then none.
        let bars = Array(modifier.arguments.dropFirst())
        guard bars.first.map({ $0.label?.text == "for" }) ?? true, bars.dropFirst().allSatisfy({ $0.label == nil }) else {
            return []
        }
        // A window's toolbar is the Mac's, whose lowest system is not known here.
        guard !bars.contains(where: { $0.expression.trimmedDescription.hasSuffix("windowToolbar") }) else { return [] }
        let isCertain = modifier.name == "toolbar" && !bars.isEmpty
        guard isCertain || VisibilityArgument.isLiteral(visibility.expression) else { return [] }
        return finding(modifier, name, [context.replace(modifier.nameToken, with: name)], context)
    }

    private func statusBar(_ modifier: ModifierCall, _ scope: AvailabilityScope, _ context: RuleContext) -> [Finding] {
        let hidden = modifier.arguments.first
        guard modifier.arguments.count <= 1, hidden?.label?.text == (modifier.name == "statusBar" ? "hidden" : nil),
            modifier.name == "statusBarHidden" || hidden != nil
        else { return [] }
        let isNew = scope.minimum >= 27
        guard isNew || modifier.name == "statusBar" else { return [] }
        var edits = [context.replace(modifier.nameToken, with: isNew ? "toolbarVisibility" : "statusBarHidden")]
        if let label = hidden?.label, let colon = hidden?.colon {
            var end = colon.textRange.upperBound
            if let blanks = colon.trailingTrivia.first, blanks.isSpaceOrTab { end += blanks.sourceLength.utf8Length }
            edits.append(context.edit(label.textRange.lowerBound..<end, ""))
        }
        guard isNew else { return finding(modifier, "statusBarHidden", edits, context) }
        if let hidden {
            edits += VisibilityArgument.edits(
                replacing: hidden.expression, shown: ".automatic", then: ", for: .statusBar", in: context)
        } else if let parenthesis = modifier.call.rightParen {
            let place = parenthesis.textRange.lowerBound
            edits.append(context.edit(place..<place, ".hidden, for: .statusBar"))
        }
        return finding(modifier, "toolbarVisibility", edits, context)
    }

    private func finding(_ modifier: ModifierCall, _ name: String, _ edits: [Edit], _ context: RuleContext) -> [Finding] {
        let message = "`\(modifier.name)` is the old spelling of `\(name)`"
        if context.declaresModifier(name) {
            let why = "the project declares a modifier `\(name)` of its own, which would be called instead of SwiftUI's"
            return [context.finding(Self.about, at: modifier.nameToken, message, why: why)]
        }
        let fix = Fix(.safe, "Use `\(name)`", edits: edits)
        return [context.finding(Self.about, at: modifier.nameToken, message, help: "use `.\(name)(…)`", fixes: [fix])]
    }
}
