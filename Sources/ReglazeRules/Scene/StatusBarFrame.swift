import ReglazeEngine
import SwiftSyntax

/// The application's status bar is a thing of the time before scenes.
struct StatusBarFrame: SwiftRule {
    static let about = About(
        id: "scene/status-bar-frame",
        summary: "The application's status bar properties may return nothing",
        severity: .warning, since: Since(sdk: 27, os: 13),
        triggers: ["statusBarFrame", "statusBarOrientation", "statusBarStyle"],
        why: """
            `statusBarFrame`, `statusBarOrientation` and `statusBarStyle` of the application are deprecated since iOS 13. Built with \
            the iOS 27 SDK they may return NaN or nothing, and a frame made of NaN is a crash or a view that is nowhere. Each scene \
            has a status bar of its own: `windowScene.statusBarManager`. For layout the safe area is what is nearly always meant. \
            Where the code belongs to a view or a controller in a window, the scene's value is offered, with zero where there is none.
            """,
        source: "UIKit documentation: UIApplication.statusBarFrame, UIStatusBarManager; iOS 27 release notes",
        examples: examples)
    static let interests: [Interest] = [.kind(.memberAccessExpr)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
            ["statusBarFrame", "statusBarOrientation", "statusBarStyle"].contains(member.declName.baseName.text),
            base.isApplication(in: context), !context.isFallback(below: 13, node), !context.isTestCode
        else { return [] }
        let name = member.declName.baseName.text
        let reach = SceneReach(at: node, in: context)
        let help =
            switch name {
            case "statusBarFrame": "use the safe area for layout, or the scene's `statusBarManager?.statusBarFrame`"
            case "statusBarOrientation": "use the scene's `effectiveGeometry.interfaceOrientation`, or compare width and height"
            default: "override `preferredStatusBarStyle`, or read the scene's `statusBarManager?.statusBarStyle`"
            }
        let message = "`\(name)` of the application may return nothing when built with the iOS 27 SDK"
        var (fix, why) = fix(of: member, name, reach, in: context)
        if fix != nil, member.hasCommentInside {
            (fix, why) = (nil, "a comment stands in the middle of it, which a rewrite would lose")
        }
        return [context.finding(Self.about, at: member, message, help: help, fixes: fix.map { [$0] } ?? [], why: why)]
    }

    private func fix(
        of member: MemberAccessExprSyntax, _ name: String, _ reach: SceneReach, in context: RuleContext
    ) -> (Fix?, String) {
        if member.isAssigned {
            return (nil, "it is set here: override `preferredStatusBarStyle` and the like in the controllers")
        }
        guard let scene = reach.scene else { return (nil, reach.why) }
        let end: (code: String, otherwise: String)
        switch name {
        case "statusBarFrame": end = ("statusBarManager?.statusBarFrame", ".zero")
        case "statusBarStyle": end = ("statusBarManager?.statusBarStyle", ".default")
        default:
            let what = "effectiveGeometry"
            if let why = context.obstacle(to: what, from: 16, at: member) { return (nil, why) }
            end = ("effectiveGeometry.interfaceOrientation", ".unknown")
        }
        let dot = scene.isOptional ? "?." : "."
        let isOptional = scene.isOptional || end.code.contains("?")
        let value = "\(scene.base)\(dot)\(end.code)"
        var code = isOptional ? "\(value) ?? \(end.otherwise)" : value
        // `.height` and the like behind it are read of the whole.
        if isOptional, !member.parent.isPlainValue { code = "(\(code))" }
        let fix = Fix(.unsafe, "Ask the scene", edits: [context.replace(member, with: code)])
        let why =
            isOptional
            ? "outside of a scene this is \(end.otherwise); for layout the safe area is what is nearly always meant"
            : "the scene's value takes the place of the application's"
        return (fix, why)
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member is what an assignment sets.
    var isAssigned: Bool {
        guard let elements = parent?.parent?.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count > 2 else {
            return false
        }
        return elements[0].id == ExprSyntax(self).id && elements[1].is(AssignmentExprSyntax.self)
    }
}

extension Optional where Wrapped == Syntax {
    /// Whether what stands there is a value by itself, so that `a ?? b` needs no parentheses: behind `=`, `return` or a label.
    var isPlainValue: Bool {
        guard let node = self else { return false }
        return node.is(InitializerClauseSyntax.self) || node.is(ReturnStmtSyntax.self) || node.is(LabeledExprSyntax.self)
            || node.is(CodeBlockItemSyntax.self)
    }
}
