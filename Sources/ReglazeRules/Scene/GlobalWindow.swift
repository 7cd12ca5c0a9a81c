import ReglazeEngine
import SwiftSyntax

/// A window that is asked of a global may be another one than the window that the code belongs to.
struct GlobalWindow: SwiftRule {
    static let about = About(
        id: "scene/global-window",
        summary: "A window asked of the application need not be the one that is meant",
        severity: .warning, since: Since(os: 26),
        triggers: ["keyWindow", ".windows", "elegate", "connectedScenes"],
        with: ["UIApplication", ".window"],
        why: """
            `keyWindow` and `windows` of the application know nothing of scenes: an alert's, the keyboard's or another scene's window \
            may be the key one, or the first. The application delegate's `window` is nil in an app with scenes. A view has its own \
            `window`, a controller its `view.window`, a scene delegate keeps one; where this code belongs to one of these and runs \
            while it is in a window, that is offered. It is never made silently: outside of a window it is nil, where the global may \
            have had an answer. One global is never replaced with another one: `connectedScenes.first` is any of the scenes.
            """,
        source: "UIKit documentation: UIApplication.keyWindow, UIApplication.windows, UIView.window",
        examples: examples)
    static let interests: [Interest] = [.kind(.memberAccessExpr)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let member = node.as(MemberAccessExprSyntax.self), let read = GlobalWindowRead(member, in: context),
            !context.isFallback(below: 15, node), !context.isTestCode, !read.whole.isAssignmentTarget
        else { return [] }
        let reach = SceneReach(at: node, in: context)
        // Harmless in an app of one window.
        let severity: Severity? = if case .anyScene = read.source { .note } else { nil }
        var (fix, why) = fix(of: read, reach, in: context)
        if fix != nil, read.whole.hasCommentInside {
            (fix, why) = (nil, "a comment stands in the middle of it, which a rewrite would lose")
        }
        return [
            context.finding(
                Self.about, at: read.whole, message(of: read, in: context), severity: severity, help: help(reach),
                fixes: fix.map { [$0] } ?? [], why: why)
        ]
    }

    private func message(of read: GlobalWindowRead, in context: RuleContext) -> String {
        switch read.source {
        case .keyWindow: "`keyWindow` of the application may be a window of another scene, an alert's or the keyboard's"
        case .windows(.all): "`windows` of the application are those of all scenes, not of this one"
        case .windows: "The application's `windows` are those of all scenes, and which of them this one is can't be said"
        case .delegate where context.hasScenes && context.sceneHandsBackWindow:
            "The application delegate's `window` is the one that a scene set last, and nil before"
        case .delegate where context.hasScenes: "The application delegate's `window` is nil in an app with scenes"
        case .delegate: "The application delegate's `window` is nil as soon as the app has scenes, unless its scene sets it"
        case .anyScene: "`connectedScenes` is a set: its `first` is any of the scenes, and need not be in the foreground"
        }
    }

    private func help(_ reach: SceneReach) -> String {
        if let kept = reach.keptWindow { return "use `\(kept)`, the window that this object keeps" }
        return switch reach.owner {
        case .controller: "use `view.window`"
        case .view: "use the view's own `window`"
        case .window: "use the window itself, and its `windowScene`"
        case .sceneDelegate: "use the scene delegate's `window`"
        case .swiftUIView: "use SwiftUI's own modifiers, or the window of a `UIViewRepresentable` inside this view"
        case .applicationDelegate, nil: "take the window, or a view in it, from the code that calls this"
        }
    }

    private func fix(of read: GlobalWindowRead, _ reach: SceneReach, in context: RuleContext) -> (Fix?, String) {
        if let kept = reach.keptWindow { return self.fix(of: read, keeping: kept, in: context) }
        guard let window = reach.window else { return (nil, reach.why) }
        if let why = obstacle(to: read, window, in: context) { return (nil, why) }
        guard let optional = read.optional else { return (nil, "which of the windows is meant is for you to say") }
        let fix = Fix(.unsafe, "Ask for `\(window)`", edits: [context.replace(optional, with: window)])
        return (fix, "\(reach.why): where this may run then, take the window from the code that calls it")
    }

    /// The window that the object keeps is there always, so what unwraps the global's goes too; that fits where no value is used.
    private func fix(of read: GlobalWindowRead, keeping window: String, in context: RuleContext) -> (Fix?, String) {
        var unwrapped = Syntax(read.whole)
        while let parent = unwrapped.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
            unwrapped = parent
        }
        switch read.source {
        case .keyWindow, .delegate, .windows(.first), .windows(.key): break
        default: return (nil, "`\(window)` is the window that this object keeps: whether it is the one meant is for you to say")
        }
        guard unwrapped.parent?.is(MemberAccessExprSyntax.self) ?? false, unwrapped.isEffectOnly else {
            return (nil, "this object keeps its window in `\(window)`; it is not optional, so what follows has to change too")
        }
        let fix = Fix(.unsafe, "Use `\(window)`", edits: [context.replace(unwrapped, with: window)])
        return (fix, "`\(window)` is the window that this object keeps: look whether it is the one that is meant")
    }

    /// What the expression is used for, as far as its own window can't stand in for the global.
    private func obstacle(to read: GlobalWindowRead, _ window: String, in context: RuleContext) -> String? {
        switch read.source {
        case .windows(.all): return "all windows are asked for: see whether those of `\(window)?.windowScene` are meant"
        case .windows(.last), .windows(.other): return "which window of several this is meant to be is for you to say"
        case .anyScene: return "which scene is meant is for you to say: `\(window)` knows its `windowScene`"
        case .keyWindow, .windows, .delegate: break
        }
        if read.whole.nearest(FunctionDeclSyntax.self)?.showsSelf == true {
            return "this puts itself into a window here: until then its own is nil"
        }
        if read.isBesideOwnWindow {
            return "its own window is looked at here already, and the global stands in where that is missing"
        }
        if let type = read.whole.enclosingType, type.is(ExtensionDeclSyntax.self), let name = type.typePath.last,
            context.index.declarations(named: name).allSatisfy({ $0.kind == .extension })
        {
            return "every `\(name)` has this member, in a window or not: take the window from the code that calls it"
        }
        let whole = (read.optional ?? read.whole)
        if let parent = whole.parent, parent.is(ForceUnwrapExprSyntax.self) {
            return "it is forced, and `\(window)` is nil while this is in no window: unwrap it first"
        }
        guard read.optional != nil else {
            return "its type is another one than `UIWindow?`, and what follows depends on it"
        }
        if let sequence = whole.nearest(SequenceExprSyntax.self), sequence.isInSameStatement(as: whole) {
            let elements = Array(sequence.elements)
            guard let place = elements.firstIndex(where: { whole.isInside($0) }) else { return nil }
            let before = place > 0 ? elements[place - 1].trimmedDescription : ""
            let after = place + 1 < elements.count ? elements[place + 1].trimmedDescription : ""
            if before == "??" { return "it stands in for something that is missing, and so would `\(window)` be" }
            if [before, after].contains(where: { ["==", "!=", "===", "!=="].contains($0) }) {
                return "it is compared: with `\(window)` the comparison may mean another thing"
            }
            if after == "=", elements[place].trimmedDescription == whole.trimmedDescription {
                return "it sets the window, which belongs to the scene delegate"
            }
        }
        return nil
    }
}

extension Syntax {
    /// Whether the expression around the node is a statement that is there for its effect: a call, or the target of an assignment.
    fileprivate var isEffectOnly: Bool {
        var child = self
        while let parent = child.parent {
            if parent.is(CodeBlockItemSyntax.self) {
                // The only expression of a body may be its result.
                return child.is(SequenceExprSyntax.self) || parent.parent?.as(CodeBlockItemListSyntax.self)?.count != 1
            }
            if let sequence = parent.parent?.as(SequenceExprSyntax.self) {
                let elements = Array(sequence.elements)
                guard elements.count > 1, elements[0].id == ExprSyntax(child)?.id, elements[1].is(AssignmentExprSyntax.self)
                else {
                    return false
                }
                child = Syntax(sequence)
                continue
            }
            let isChain =
                parent.as(MemberAccessExprSyntax.self).map { $0.base?.id == ExprSyntax(child)?.id }
                ?? parent.as(FunctionCallExprSyntax.self).map { $0.calledExpression.id == ExprSyntax(child)?.id }
                ?? (parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self))
            guard isChain else { return false }
            child = parent
        }
        return false
    }
}

extension SequenceExprSyntax {
    /// Whether no closure or block stands between the sequence and `node` inside it.
    fileprivate func isInSameStatement(as node: some SyntaxProtocol) -> Bool {
        guard let block = node.nearest(CodeBlockItemListSyntax.self) else { return true }
        return isInside(block)
    }
}

extension ExprSyntax {
    /// Whether an `=` writes into it: a scene delegate that tells the application delegate of its window.
    fileprivate var isAssignmentTarget: Bool {
        guard let list = parent?.as(ExprListSyntax.self), list.first?.id == id else { return false }
        return list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    }
}

extension FunctionDeclSyntax {
    /// Whether the function presents or adds `self`, or the view of the controller, which is in no window before.
    fileprivate var showsSelf: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            guard token.tokenKind == .keyword(.self) || token.text == "view",
                let argument = token.nearest(LabeledExprSyntax.self),
                ["self", "view", "self.view"].contains(argument.expression.unwrapped.trimmedDescription),
                let list = argument.parent?.as(LabeledExprListSyntax.self), list.first?.id == argument.id,
                let name = list.parent?.as(FunctionCallExprSyntax.self)?.calleeName
            else { return false }
            return ["present", "addSubview", "insertSubview"].contains(name)
        }
    }
}
