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
            lines.append("\(inner)window = \(moved.patches.text(of: value.textRange))")
            if keepsWindow {
                lines.append("\(inner)\("appDelegate").window = window")
                needsDelegate = true
            }
            finish(moved)
        } else if !split.makesWindow, keepsWindow {
            lines.append("\(inner)appDelegate.window = window")
            needsDelegate = true
        }
        for function in launchFunctions() {
            var moved = body(in: function.file)
            let mine = split.statements.filter { $0.function.node.id == function.node.id && ($0.moves || $0.isCopied) }
            moved.rewrite(
                mine.map { Syntax($0.node) }, application: function.parameterNames.first,
                launchOptions: function.launchOptionsName)
            for statement in ReturnStatements.in(mine.map(\.node)) {
                guard let value = statement.expression else { continue }
                if value.is(BooleanLiteralExprSyntax.self) {
                    moved.patch(statement.textRange, with: "return")
                } else {
                    moved.add("a `return` in `\(function.node.selector)` gives what a call gives")
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
        let coldStarts = (callbacks.map(\.method) + forwarded).compactMap(\.coldStart)
        if !coldStarts.isEmpty {
            lines.append(
                "\(lines.isEmpty ? "" : "\n")\(inner)// What the app is launched with does not come through the methods below.")
            var seen: Set<String> = []
            for text in coldStarts where seen.insert(text).inserted {
                lines += text.split(separator: "\n").map { line in
                    let depth = line.prefix { $0 == " " }.count / 4
                    return inner + String(repeating: unit, count: depth) + line.drop { $0 == " " }
                }
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
        return head + lines + ["\(unit)}"]
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
