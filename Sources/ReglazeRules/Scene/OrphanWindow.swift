import ReglazeEngine
import SwiftSyntax

/// A window that is made without a scene is on no screen.
struct OrphanWindow: SwiftRule {
    static let about = About(
        id: "scene/orphan-window",
        summary: "A window without a scene is not shown",
        severity: .warning, since: Since(os: 26),
        triggers: ["Window(", "Window.init("],
        why: """
            `UIWindow(frame:)` and `UIWindow()` make a window that belongs to no scene; both are deprecated in iOS 26. In an app with \
            scenes such a window stays invisible, and with the iOS 27 SDK every app has scenes. `UIWindow(windowScene:)` ties it to \
            one, and gives it the scene's size, so the frame goes. The scene comes from what is in reach: a window scene, the \
            window of the view that this code belongs to, another window that is kept. Where it may be missing, a guard is written, and \
            no window is made then. The window of an application delegate without scenes is another rule's subject.
            """,
        source: "UIKit headers of the iOS 26 SDK: UIWindow.init(frame:), UIWindow.init(windowScene:)",
        examples: examples)
    static let interests: [Interest] = [.kind(.functionCallExpr)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let call = node.as(FunctionCallExprSyntax.self), call.calleeName?.hasSuffix("Window") ?? false,
            let window = WindowCreation(call, in: context), !context.isFallback(below: 13, node), !context.isTestCode,
            !node.isInPreview
        else { return [] }
        let reach = SceneReach(at: node, in: context)
        if reach.owner == .applicationDelegate, !context.hasScenes { return [] }
        let message = message(of: window)
        let help = "use `\(window.name)(windowScene:)`"
        let fix = self.fix(of: window, reach, in: context)
        return [
            context.finding(
                Self.about, at: call, message, help: help, fixes: fix.fix.map { [$0] } ?? [], why: fix.why)
        ]
    }

    private func message(of window: WindowCreation) -> String {
        if let member = window.call.parent?.as(MemberAccessExprSyntax.self) {
            return "A window without a scene is on no screen, so its `\(member.declName.baseName.text)` is that of no screen"
        }
        if sceneIsGiven(to: window.call) {
            return "`\(window.name)(frame:)` makes a window without a scene, and only then it is given one"
        }
        return "This window has no scene, so it is not shown in an app with scenes"
    }

    private func fix(of window: WindowCreation, _ reach: SceneReach, in context: RuleContext) -> (fix: Fix?, why: String) {
        guard let scene = reach.scene else { return (nil, reach.why) }
        if let why = obstacle(to: window, in: context) { return (nil, why) }
        let title = "Tie the window to the scene of \(scene.what)"
        if !scene.isOptional {
            let edit = context.replace(window.call, with: "\(window.name)(windowScene: \(scene.code))")
            return (
                Fix(.unsafe, "Tie the window to `\(scene.code)`", edits: [edit]),
                "the window is shown in that scene from then on, in its size: look whether it still comes up as it should"
            )
        }
        guard let place = GuardPlace(around: window.call, reach.place, in: context) else {
            return (nil, "\(scene.what) has a scene only while it is shown, and there is no place here for a guard")
        }
        let name = "windowScene"
        guard place.isFree(name, in: context) else { return (nil, "the name `\(name)` is taken here") }
        let line = "guard let \(name) = \(scene.code) else { \(place.exit) }"
        let edits = [
            place.insertion(of: line, in: context), context.replace(window.call, with: "\(window.name)(windowScene: \(name))"),
        ]
        let why = """
            nothing after the guard runs while \(scene.what) is in no scene; where the window must come up even then, take the scene \
            as a parameter
            """
        return (Fix(.unsafe, title, edits: edits), why)
    }

    private func obstacle(to window: WindowCreation, in context: RuleContext) -> String? {
        guard window.fillsScreen else {
            return "the window has a frame of its own: make it with the scene, and set its `frame` after that"
        }
        guard !window.call.hasCommentInside else { return "a comment stands in the middle of it, which a rewrite would lose" }
        guard window.name != "UIWindow", let type = context.index.type(named: window.name) else { return nil }
        let initializers = type.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let designated = initializers.filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
        let takesScene = initializers.contains { $0.signature.parameterClause.parameters.first?.firstName.text == "windowScene" }
        guard designated.isEmpty || takesScene else {
            return "`\(window.name)` has initializers of its own, and `init(windowScene:)` is not among them"
        }
        return nil
    }

    /// Whether a line after `call` gives the window its scene: `window.windowScene = scene`.
    private func sceneIsGiven(to call: FunctionCallExprSyntax) -> Bool {
        guard let body = call.nearest(CodeBlockSyntax.self) else { return false }
        return body.tokens(viewMode: .sourceAccurate).contains { token in
            guard token.text == "windowScene", token.position > call.position,
                let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.id == token.id
            else { return false }
            return token.nextToken(viewMode: .sourceAccurate)?.text == "="
        }
    }
}
