import ReglazeEngine
import SwiftSyntax

/// `scene(_:willConnectTo:options:)`: what makes the window, and what a cold start brings.
extension SceneDelegateText {
    mutating func willConnect() -> [String] {
        var lines: [String] = []
        let inner = unit + unit
        var needsDelegate = false
        if let window = split.members.properties["window"], let value = window.binding.initializer?.value,
            !DelegateWindow.all(in: value).isEmpty
        {
            var moved = body(in: window.file)
            if window.lazyModifier != nil { moved.rewrite([Syntax(value)], application: nil) }
            for call in DelegateWindow.all(in: value) {
                guard call.coversScreen else {
                    obstacles.append("the window has a frame of its own")
                    continue
                }
                guard let (range, text) = call.sceneArgument else {
                    obstacles.append("a comment stands inside the window's frame")
                    continue
                }
                moved.patch(range, with: text)
            }
            lines += MovedLines.lines(
                "window = \(moved.patches.text(of: value.textRange))", in: window.file,
                at: window.declaration.textRange.lowerBound, to: inner)
            needsDelegate = moved.needsDelegate
            if keepsWindow {
                lines.append("\(inner)\("appDelegate").window = window")
                needsDelegate = true
            }
            finish(moved)
        } else if isFromStoryboard, keepsWindow {
            lines.append("\(inner)appDelegate.window = window")
            needsDelegate = true
        }
        let coldStart = coldStartLines()
        var endsEarly = false
        var results: [String] = []
        for function in launchFunctions() {
            var moved = body(in: function.file)
            var mine = split.statements.filter { $0.function.node.id == function.node.id && ($0.moves || $0.isCopied) }
            // The launch's result says whether what the app is launched with is handed to the methods that get it.
            let result = mine.last.flatMap { DelegateSplit.returnedVariable($0.node) }
            if let result, Self.declares(result.baseName.text, mine) {
                mine.removeLast()
                if !coldStart.isEmpty { results.append(result.baseName.text) }
            }
            moved.rewrite(
                mine.map { Syntax($0.node) }, application: function.parameterNames.first,
                launchOptions: function.launchOptionsName)
            // Before there is a window, nothing could be handed on.
            let copied = mine.filter { $0.isCopied || DelegateSplit.isWindowGuard($0.node) }.map(\.node)
            for statement in ReturnStatements.in(mine.map(\.node)) {
                let value = statement.expression?.trimmedDescription ?? "true"
                guard ["true", "false"].contains(value) else {
                    moved.add("a `return` in `\(function.node.selector)` gives what a call gives")
                    continue
                }
                // After `false`, what the app is launched with was not handed to the methods that get it.
                if value == "false" || coldStart.isEmpty || copied.contains(where: statement.isInside) {
                    moved.patch(statement.textRange, with: "return")
                } else {
                    endsEarly = true
                    let file = function.file
                    let start = statement.textRange.lowerBound
                    let isAlone = file.isFirstOnLine(start)
                    let gap = isAlone ? "\n" + file.indentation(ofLineAt: start) : "; "
                    moved.patch(statement.textRange, with: "\(Self.deliver)\(gap)return")
                }
            }
            let lasting = mine.map(\.node).filter { !DelegateWindow.fillsScreen($0) }
            lines += MovedLines.statementLines(lasting, moved.patches, in: function.file, to: inner)
            needsDelegate = needsDelegate || moved.needsDelegate
            if moved.needsLaunchOptions {
                let name = function.launchOptionsName ?? "launchOptions"
                lines = launchOptions(name, isOptional: moved.needsOptionalLaunchOptions) + lines
            }
            finish(moved)
        }
        if !coldStart.isEmpty {
            if !lines.isEmpty { lines.append("") }
            lines += results.map { "\(inner)guard \($0) else { return }" }
            if endsEarly {
                lines.append(inner + Self.deliver)
            } else {
                lines.append("\(inner)// \(AppCallback.aboutColdStart)")
                lines += coldStart
            }
        }
        guard !lines.isEmpty else { return [] }
        let usesScene = lines.contains { $0.contains("windowScene") }
        var head = [
            "\(unit)func scene(",
            "\(inner)_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions",
            "\(unit)) {",
        ]
        if usesScene && needsDelegate {
            head += [
                "\(inner)guard let windowScene = scene as? UIWindowScene,",
                "\(inner)\(unit)let appDelegate = UIApplication.shared.delegate as? \(delegate.name)",
                "\(inner)else { return }",
            ]
        } else if usesScene {
            head.append("\(inner)guard let windowScene = scene as? UIWindowScene else { return }")
        } else if needsDelegate {
            head.append(delegateGuard)
        }
        return head + lines + ["\(unit)}"] + (endsEarly ? [""] + delivery(coldStart) : [])
    }

    /// Whether one of the statements declares the name for those below.
    private static func declares(_ name: String, _ statements: [DelegateSplit.Statement]) -> Bool {
        statements.contains { DelegateSplit.topLevelNames(of: $0.node).contains(name) }
    }

    private static let deliver = "deliver(connectionOptions, to: scene)"

    /// What hands on what a cold start brings.
    private func coldStartLines() -> [String] {
        var lines: [String] = []
        var seen: Set<String> = []
        for text in (callbacks.map(\.method) + forwarded).compactMap(\.coldStart) where seen.insert(text).inserted {
            lines += text.split(separator: "\n").map { line in
                let depth = line.prefix { $0 == " " }.count / 4
                return String(repeating: unit, count: depth + 2) + line.drop { $0 == " " }
            }
        }
        return lines
    }

    /// The same as a method of its own, where code that moves ends before the end.
    private func delivery(_ coldStart: [String]) -> [String] {
        let usesScene = coldStart.contains { $0.contains("windowScene") }
        return [
            "\(unit)/// \(AppCallback.aboutColdStart)",
            "\(unit)private func deliver(_ connectionOptions: UIScene.ConnectionOptions, to scene: UIScene) {",
        ] + (usesScene ? ["\(unit)\(unit)guard let windowScene = scene as? UIWindowScene else { return }"] : []) + coldStart
            + ["\(unit)}"]
    }

    /// Launch options as they were before scenes, for code that takes them as a whole.
    func launchOptions(_ name: String, isOptional: Bool) -> [String] {
        let mark = isOptional ? "?" : ""
        var text = """
            // What the app is launched with, as it came to the application delegate before.
            var \(name): [UIApplication.LaunchOptionsKey: Any]\(mark) = [:]
            \(name)\(mark)[.url] = connectionOptions.urlContexts.first?.url
            \(name)\(mark)[.shortcutItem] = connectionOptions.shortcutItem
            \(name)\(mark)[.remoteNotification] = connectionOptions.notificationResponse?.notification.request.content.userInfo
            if let userActivity = connectionOptions.userActivities.first {
                \(name)\(mark)[.userActivityDictionary] = [
                    UIApplication.LaunchOptionsKey.userActivityType.rawValue: userActivity.activityType,
                    "UIApplicationLaunchOptionsUserActivityKey": userActivity,
                ] as [String: Any]
            }
            """
        if isOptional { text += "\nif \(name)?.isEmpty == true { \(name) = nil }" }
        return text.split(separator: "\n").map { line in
            let depth = line.prefix { $0 == " " }.count / 4
            return unit + unit + String(repeating: unit, count: depth) + line.drop { $0 == " " }
        }
    }

    func launchFunctions() -> [DelegateMembers.Function] {
        DelegateSplit.launchSelectors.compactMap { selector in split.members.functions.first { $0.node.selector == selector } }
    }
}

extension ReturnStatements {
    static func `in`(_ items: [CodeBlockItemSyntax]) -> [ReturnStmtSyntax] { items.flatMap { all(in: Syntax($0)) } }
}
