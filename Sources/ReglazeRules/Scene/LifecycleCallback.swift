import ReglazeEngine
import SwiftSyntax

/// Once an app has scenes, UIKit tells the scene delegate what it told the application delegate before.
struct LifecycleCallback: SwiftRule {
    static let about = About(
        id: "scene/lifecycle-callback",
        summary: "A callback of the application delegate that is not called in an app with scenes",
        severity: .warning, since: Since(os: 13),
        triggers: [
            "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
            "applicationWillEnterForeground", "OpenURLOptionsKey", "NSUserActivity", "performActionFor", "UserActivityWithType",
            "userDidAcceptCloudKitShare",
        ],
        why: """
            In an app with scenes UIKit calls the scene delegate, and these methods of the application delegate never, even where both \
            are there. No warning says so: what they did just stops. What a method does to its `window` belongs to the scene \
            delegate, and is moved there. What it does for the whole app stays where it is, and listens to the notification of \
            `UIApplication` that is posted as before. What handles links, activities and shortcuts stays too, and is called by the \
            scene delegate, which gets the method that UIKit calls now. All of this makes something run again that did not run, so \
            look at it.
            """,
        source: """
            UIKit headers of the iOS 26 SDK: UIApplicationDelegate; Apple's documentation: Transitioning to the UIKit scene-based life \
            cycle
            """,
        examples: examples + stayingExamples)
    static let interests: [Interest] = [.kind(.functionDecl)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let function = node.as(FunctionDeclSyntax.self), let callback = AppCallback(function), !callback.isOld,
            let body = function.body,
            !body.statements.isEmpty, let owner = node.enclosingType, context.owner(of: node) == .applicationDelegate,
            context.availability(of: node).minimum >= 13, !context.isFallback(below: 13, node), !context.isTestCode,
            context.hasScenes, !callback.isCalled(besides: owner, in: context)
        else { return [] }
        let delegate = context.sceneDelegate
        let isHandled = delegate.map { callback.isHandled(by: $0, in: context) } ?? false
        // The scene's form is there: what is left here is a remnant.
        if callback.notification == nil, isHandled || callback.modifier.map(context.isMentioned) ?? false { return [] }
        let message = "UIKit does not call `\(callback.rawValue)` in an app with scenes"
        let help = help(for: callback, delegate, in: context)
        let move = CallbackMove(function, callback, owner: owner, delegate, isHandled: isHandled, in: context)
        let (fix, why) = move.fix
        return [context.finding(Self.about, at: function.name, message, help: help, fixes: fix.map { [$0] } ?? [], why: why)]
    }

    private func help(for callback: AppCallback, _ delegate: TypeDeclaration?, in context: RuleContext) -> String {
        guard let notification = callback.notification else {
            var help = "handle it in `\(callback.scene)` of the scene delegate"
            if let connection = callback.connection { help += ", and `connectionOptions.\(connection)` at a cold start" }
            if delegate == nil, let modifier = callback.modifier { help = "use `\(modifier)`, or \(help)" }
            return help
        }
        let scene = delegate == nil ? "`scenePhase`" : "`\(callback.scene)` of the scene delegate"
        return "use \(scene), or `UIApplication.\(notification)Notification` for the whole app"
    }
}

extension RuleContext {
    /// Whether a file of the project holds `word`.
    fileprivate func isMentioned(_ word: String) -> Bool { !index.files(mentioning: word).isEmpty }
}
