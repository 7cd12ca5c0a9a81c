import ReglazeEngine
import SwiftSyntax

/// What an app is launched for comes with the scene's connection, not through the callbacks that a running app gets.
struct ColdStart: SwiftRule {
    static let about = About(
        id: "scene/cold-start",
        summary: "A link, activity or shortcut that launches the app is lost",
        severity: .warning, since: Since(os: 13),
        triggers: ["openURLContexts", "NSUserActivity", "performActionFor", "aunchOptions"],
        why: """
            An app with scenes that is launched by a link, an activity or a shortcut gets it in the connection options of \
            `scene(_:willConnectTo:options:)`. The scene delegate's other methods are only called while the app runs already, and the \
            launch options of the application delegate hold none of it. So what works while the app is in memory is lost after a cold \
            start. Where the scene delegate has both methods, the one that connects is made to call the other at its end, when the \
            window is there. It is not made silently: what your app shows at launch may come on top.
            """,
        source: "Apple's documentation: UIScene.ConnectionOptions; UIKit headers of the iOS 26 SDK: LaunchOptionsKey",
        examples: examples + optionExamples)
    static let interests: [Interest] = [.kind(.functionDecl), .kind(.subscriptCallExpr)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard !context.isTestCode else { return [] }
        if let function = node.as(FunctionDeclSyntax.self) { return look(at: function, in: context) }
        if let access = node.as(SubscriptCallExprSyntax.self) { return look(at: access, in: context) }
        return []
    }

    private func look(at function: FunctionDeclSyntax, in context: RuleContext) -> [Finding] {
        guard let warm = WarmCallback(function), let body = function.body, !body.statements.isEmpty,
            context.owner(of: function) == .sceneDelegate, let type = function.enclosingType,
            !Self.isRead(warm.option, in: context.index),
            // SwiftUI's modifier is called at a cold start too.
            warm.modifier.map({ context.index.files(mentioning: $0).isEmpty }) ?? true
        else { return [] }
        let functions = context.parts(of: type).flatMap { part in
            part.node.allMembers.compactMap { $0.as(FunctionDeclSyntax.self) }.map { ($0, part.file) }
        }
        let connect = functions.first { $0.0.labels.count == 3 && $0.0.labels[1...] == ["willConnectTo", "options"] }
        if let connect, handsOnOptions(connect.0) { return [] }
        let message = "\(warm.what) that launches the app does not come here, but in `connectionOptions.\(warm.option)`"
        let help = "read `connectionOptions.\(warm.option)` in `scene(_:willConnectTo:options:)`"
        let (fix, why) = fix(function, warm, connect, of: type, functions, in: context)
        return [context.finding(Self.about, at: function.name, message, help: help, fixes: fix.map { [$0] } ?? [], why: why)]
    }

    private func fix(
        _ function: FunctionDeclSyntax, _ warm: WarmCallback, _ connect: (function: FunctionDeclSyntax, file: SourceFile)?,
        of type: DeclSyntax, _ functions: [(FunctionDeclSyntax, SourceFile)], in context: RuleContext
    ) -> (Fix?, String) {
        guard let connect else { return added(warm, to: type, functions.map(\.0), in: context) }
        guard function.isCompiled(with: connect.function) else {
            return (nil, "it stands in another `#if` than `scene(_:willConnectTo:options:)`, which would call it")
        }
        let scene = connect.function.name(ofParameterAt: 0, otherwise: "scene", in: connect.file)
        let options = connect.function.name(ofParameterAt: 2, otherwise: "connectionOptions", in: connect.file)
        guard let scene, let options else { return (nil, "the names of its parameters are taken in its body") }
        guard let body = connect.function.body, let last = body.statements.last,
            connect.file.isFirstOnLine(last.textRange.lowerBound)
        else { return (nil, "`scene(_:willConnectTo:options:)` has no statement on a line of its own to add the call after") }
        guard !(last.item.is(ReturnStmtSyntax.self)) else {
            return (nil, "`scene(_:willConnectTo:options:)` ends with a `return`")
        }
        guard !last.neverReturns else {
            return (nil, "`scene(_:willConnectTo:options:)` never gets to its end")
        }
        let windowScene = VisibleValue.name(ofType: "UIWindowScene", atEndOf: body)
        guard let lines = warm.call(scene: scene.name, windowScene: windowScene, options: options.name) else {
            return (nil, "there is no window scene at the end of `scene(_:willConnectTo:options:)` to hand on")
        }
        let file = connect.file
        let indentation = file.indentation(ofLineAt: last.textRange.lowerBound)
        let unit = file.indentationUnit(after: indentation)
        let text = lines.map { file.lineEnding + indentation + $0.replacingUnits(with: unit) }.joined()
        let end = file.lineEnd(of: last.textRange.upperBound)
        let edits = scene.edits + options.edits + [Edit(path: file.path, range: end..<end, text: text)]
        let returns = body.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) && !$0.isInGuard }
        var why = "it is handled as soon as the window is there: look whether that is too early for your first screen"
        if returns { why += ". Where `scene(_:willConnectTo:options:)` returns early, it is not" }
        return (Fix(.unsafe, "Handle it after the window is there", edits: edits), why)
    }

    /// A method of its own that hands on everything that this scene delegate handles while it runs.
    private func added(
        _ warm: WarmCallback, to type: DeclSyntax, _ functions: [FunctionDeclSyntax], in context: RuleContext
    ) -> (Fix?, String) {
        let handlers = functions.filter { function in
            WarmCallback(function).map { !Self.isRead($0.option, in: context.index) } ?? false
        }
        let target = type.typePath.last.flatMap { context.index.type(named: $0)?.node } ?? type
        guard handlers.allSatisfy({ $0.isCompiled(with: target) }) else {
            return (nil, "a method that would be called stands inside `#if`, and need not be there")
        }
        let all = handlers.compactMap { WarmCallback($0) }
        guard all.first?.option == warm.option else {
            return (nil, "the rewrite for `connectionOptions.\(all.first?.option ?? "")` adds the method, and this to it")
        }
        guard !context.isRunBySwiftUI else {
            return (nil, "SwiftUI makes this app's windows: look whether its scene delegate is told of the connection")
        }
        guard let name = type.typePath.last, let delegate = context.index.type(named: name), let end = MemberEnd(of: delegate)
        else {
            return (nil, "there is no `scene(_:willConnectTo:options:)`, and no place here to put one")
        }
        guard !Self.isConnected(above: delegate, in: context) else {
            return (nil, "the class above it may connect the scene: look what that does with the connection options")
        }
        let calls = all.compactMap { $0.call(scene: "scene", windowScene: "windowScene", options: "connectionOptions") }.joined()
        let needsWindow = all.contains { $0.option == "shortcutItem" }
        let lines =
            [
                "func scene(",
                "\t_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions",
                ") {",
            ]
            + (needsWindow ? ["\tguard let windowScene = scene as? UIWindowScene else { return }"] : [])
            + calls.map { "\t\($0)" } + ["}"]
        let unit = String(end.inner.dropFirst(end.indentation.count))
        let text = lines.map { end.indentation + $0.replacingUnits(with: unit) }.joined(separator: "\n")
        let fix = Fix(.unsafe, "Add `scene(_:willConnectTo:options:)`", edits: [end.insertion(of: text)])
        return (fix, "it is handled as soon as the scene connects: look whether that is too early for your first screen")
    }

    /// Whether a class above has the method already, as far as it can be seen.
    private static func isConnected(above delegate: TypeDeclaration, in context: RuleContext) -> Bool {
        var above = delegate.inherited.first?.lastTypeName
        var seen: Set<String> = [delegate.name]
        while let name = above, !["UIResponder", "NSObject"].contains(name) {
            guard seen.insert(name).inserted, let type = context.index.type(named: name), type.kind == .class else { return true }
            let functions = context.index.declarations(named: name).flatMap { part in
                part.node.allMembers.compactMap { $0.as(FunctionDeclSyntax.self) }
            }
            if functions.contains(where: { $0.labels.count == 3 && $0.labels[1...] == ["willConnectTo", "options"] }) {
                return true
            }
            above = type.inherited.first?.lastTypeName
        }
        return false
    }

    /// Whether the connection options are given to other code, which may read them.
    private func handsOnOptions(_ function: FunctionDeclSyntax) -> Bool {
        guard let body = function.body, let name = function.parameterName(at: 2) else { return false }
        return body.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
            return reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id != ExprSyntax(reference).id
        }
    }

    private static let launchKeys = [
        "url": "urlContexts", "sourceApplication": "sourceApplication", "shortcutItem": "shortcutItem",
        "userActivityDictionary": "userActivities", "userActivityType": "handoffUserActivityType",
        "cloudKitShareMetadata": "cloudKitShareMetadata", "remoteNotification": "notificationResponse",
    ]

    private func look(at access: SubscriptCallExprSyntax, in context: RuleContext) -> [Finding] {
        guard access.arguments.count == 1, let key = access.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            let option = Self.launchKeys[key.declName.baseName.text], context.availability(of: access).minimum >= 13,
            !context.isFallback(below: 13, access)
        else { return [] }
        // Code that makes launch options of a connection's writes them, and what it hands them to finds them.
        let name = key.declName.baseName.text
        let isHandedOn = !DelegateSplit.launchSelectors.contains(access.nearest(FunctionDeclSyntax.self)?.selector ?? "")
        if access.isAssigned || isHandedOn && Self.isMade(name, in: context.index) { return [] }
        let options = access.calledExpression.unwrapped.trimmedDescription
        let type = key.base?.trimmedDescription
        let isLaunchKey = type.map { ["UIApplication.LaunchOptionsKey", "UIApplicationLaunchOptionsKey"].contains($0) } ?? false
        guard isLaunchKey || type == nil && options.hasSuffix("aunchOptions"), context.hasScenes else { return [] }
        return [
            context.finding(
                Self.about, at: access, Self.missing(option, key: ".\(key.declName.baseName.text)"),
                help: "read `connectionOptions.\(option)` in `scene(_:willConnectTo:options:)`", why: Self.runsAtLaunch)
        ]
    }

    /// Whether code of the project writes the key into launch options of its own.
    private static func isMade(_ key: String, in index: ProjectIndex) -> Bool {
        index.remember("launch option \(key) is made") {
            index.files(mentioning: key).contains { file in
                file.tokens(named: key).contains { $0.nearest(SubscriptCallExprSyntax.self)?.isAssigned ?? false }
            }
        }
    }

    /// - Parameter option: the member of the connection options that has what the key asks for.
    static func missing(_ option: String, key: String) -> String {
        option == "notificationResponse"
            ? "A notification that was tapped to launch the app is not in the launch options of an app with scenes"
            : "The launch options of an app with scenes hold no `\(key)`"
    }

    static let runsAtLaunch =
        "what depends on it runs at launch, and would run when a scene connects: where it belongs you have to say"
}

/// A method of a scene delegate that a running app gets something by.
private struct WarmCallback {
    /// `A link`.
    let what: String
    /// The member of the connection options that has it at a cold start.
    let option: String

    /// The SwiftUI modifier for the same.
    var modifier: String? {
        switch option {
        case "urlContexts": "onOpenURL"
        case "userActivities": "onContinueUserActivity"
        default: nil
        }
    }

    init?(_ function: FunctionDeclSyntax) {
        switch (function.name.text, function.labels) {
        case ("scene", ["_", "openURLContexts"]): (what, option) = ("A link", "urlContexts")
        case ("scene", ["_", "continue"]): (what, option) = ("An activity", "userActivities")
        case ("windowScene", ["_", "performActionFor", "completionHandler"]): (what, option) = ("A shortcut", "shortcutItem")
        default: return nil
        }
    }

    /// Lines that hand the option on; one level of indentation is written as a tab.
    func call(scene: String, windowScene: String?, options: String) -> [String]? {
        switch option {
        case "urlContexts":
            return [
                "if !\(options).urlContexts.isEmpty {", "\tself.scene(\(scene), openURLContexts: \(options).urlContexts)", "}",
            ]
        case "userActivities":
            return ["for activity in \(options).userActivities {", "\tself.scene(\(scene), continue: activity)", "}"]
        default:
            guard let windowScene else { return nil }
            return [
                "if let shortcutItem = \(options).shortcutItem {",
                "\tself.windowScene(\(windowScene), performActionFor: shortcutItem) { _ in }", "}",
            ]
        }
    }
}

extension FunctionDeclSyntax {
    /// The name of the parameter at `index`, and what gives it one where it has none; nil where the name means something else here.
    fileprivate func name(
        ofParameterAt index: Int, otherwise name: String, in file: SourceFile
    ) -> (name: String, edits: [Edit])? {
        let parameters = Array(signature.parameterClause.parameters)
        guard parameters.indices.contains(index) else { return nil }
        let token = parameters[index].secondName ?? parameters[index].firstName
        guard token.text == "_" else { return (token.text, []) }
        guard !(body?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } ?? false) else { return nil }
        // `_: UIScene` has a label alone.
        let text = parameters[index].secondName == nil ? "_ \(name)" : name
        return (name, [Edit(path: file.path, range: token.textRange, text: text)])
    }
}

extension String {
    /// With `unit` for each tab that it starts with.
    fileprivate func replacingUnits(with unit: String) -> String {
        let depth = prefix { $0 == "\t" }.count
        return String(repeating: unit, count: depth) + dropFirst(depth)
    }
}

extension CodeBlockItemSyntax {
    /// `fatalError()` and the like: nothing below it is ever run.
    fileprivate var neverReturns: Bool {
        guard let call = item.as(FunctionCallExprSyntax.self) else { return false }
        let name = call.calledExpression.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        return ["fatalError", "preconditionFailure", "exit", "abort", "dispatchMain"].contains(name)
    }
}

extension SubscriptCallExprSyntax {
    /// Whether something is put there: `options[.url] = url`.
    fileprivate var isAssigned: Bool {
        guard let list = parent?.as(ExprListSyntax.self), list.first?.id == ExprSyntax(self).id else { return false }
        return list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    }
}

extension TokenSyntax {
    fileprivate var isInGuard: Bool { nearest(GuardStmtSyntax.self) != nil }
}
