import ReglazeEngine
import SwiftSyntax

/// `UIScreen.main` is whichever screen the system calls the main one, not the one that the app's window is on.
struct MainScreen: SwiftRule {
    static let about = About(
        id: "scene/main-screen",
        summary: "UIScreen.main need not be the screen that the window is on",
        severity: .warning, since: Since(os: 26),
        triggers: ["UIScreen.main"],
        why: """
            `UIScreen.main` is deprecated in iOS 26: an app's window may be on another screen, and since iOS 27 it may be smaller than \
            its screen nearly everywhere, so that the screen's size says little about the room there is. Ask the nearest object: a \
            view's or controller's `traitCollection` for the scale, the view's `bounds` for the room, the window scene for its \
            screen. Where a scale is read in a method of a view or a view controller, or a window scene is in reach, the rewrite is \
            offered. It is never made silently, because a view that was never in a window may not know its scale yet. Sizes are \
            left to you: whether you mean the view, the window or the whole screen can't be read out of the code.
            """,
        source: "UIKit headers of the iOS 26 SDK: UIScreen.main; Apple's documentation: UITraitCollection.displayScale",
        examples: examples)
    static let interests: [Interest] = [.kind(.memberAccessExpr)]

    func look(at node: Syntax, in context: RuleContext) -> [Finding] {
        guard let screen = node.as(MemberAccessExprSyntax.self), screen.declName.baseName.text == "main",
            ["UIScreen", "UIKit.UIScreen"].contains(screen.base?.trimmedDescription),
            context.isUIKits("UIScreen", at: node),
            !context.isFallback(below: 26, node), !context.isTestCode, !node.isInPreview, !WindowCreation.isFrame(node)
        else { return [] }
        let read = ScreenRead(screen)
        let reach = SceneReach(at: node, in: context)
        let message = read.message
        if let fix = fix(of: read, reach, in: context) {
            guard !read.whole.hasCommentInside else {
                let why = "a comment stands in the middle of it, which a rewrite would lose"
                return [context.finding(Self.about, at: read.whole, message, help: read.help(reach), why: why)]
            }
            let why = read.risk(reach)
            return [context.finding(Self.about, at: read.whole, message, help: read.help(reach), fixes: [fix], why: why)]
        }
        let why = read.obstacle(reach)
        return [context.finding(Self.about, at: read.whole, message, help: read.help(reach), why: why)]
    }

    private func fix(of read: ScreenRead, _ reach: SceneReach, in context: RuleContext) -> Fix? {
        if let traits = reach.traits, read.isTrait, !read.isKept(reach.place) {
            let code = read.member?.name == "scale" ? "\(traits).displayScale" : traits
            return Fix(.unsafe, "Read `\(code)`", edits: [context.replace(read.whole, with: code)])
        }
        if let scene = reach.scene, !scene.isOptional, read.member != nil {
            let code = "\(scene.code).screen"
            return Fix(.unsafe, "Ask the scene's screen", edits: [context.replace(read.screen, with: code)])
        }
        return nil
    }
}

/// One use of `UIScreen.main`, and what it reads.
struct ScreenRead {
    let screen: MemberAccessExprSyntax
    /// `bounds` in `UIScreen.main.bounds`.
    let member: (name: String, node: MemberAccessExprSyntax)?
    /// `UIScreen.main` with the member that is read.
    let whole: ExprSyntax

    init(_ screen: MemberAccessExprSyntax) {
        self.screen = screen
        guard let parent = screen.parent?.as(MemberAccessExprSyntax.self), parent.base?.id == ExprSyntax(screen).id else {
            member = nil
            whole = ExprSyntax(screen)
            return
        }
        member = (parent.declName.baseName.text, parent)
        whole = ExprSyntax(parent)
    }

    /// Whether views and controllers have the same as a trait.
    var isTrait: Bool { member?.name == "scale" || member?.name == "traitCollection" }

    var message: String {
        switch member?.name {
        case "bounds", "nativeBounds", "applicationFrame":
            "`UIScreen.main.\(member?.name ?? "")` is the size of the main screen, not the room that the window has"
        case "scale", "nativeScale", "traitCollection":
            "`UIScreen.main.\(member?.name ?? "")` belongs to the main screen, not to the one that the view is on"
        default: "`UIScreen.main` need not be the screen that the window is on"
        }
    }

    func help(_ reach: SceneReach) -> String {
        switch (member?.name, reach.owner) {
        case ("scale", .swiftUIView): "use `@Environment(\\.displayScale)`"
        case ("scale", _): "use the `traitCollection.displayScale` of the view that it is for"
        case ("traitCollection", .swiftUIView): "use the environment: `@Environment(\\.colorScheme)` and the like"
        case ("traitCollection", _): "use the `traitCollection` of the view that it is for"
        case ("bounds", .swiftUIView), ("nativeBounds", .swiftUIView):
            "use a `GeometryReader` or `containerRelativeFrame` for the room there is"
        case ("bounds", .controller), ("nativeBounds", .controller):
            "use `view.bounds` for the controller's own room, `view.window?.bounds` for the window's"
        case ("bounds", .view), ("nativeBounds", .view):
            "use `bounds` for the view's own room, `window?.bounds` for the window's"
        case ("bounds", _), ("nativeBounds", _): "use the `bounds` of the view or window that it is for"
        case ("isCaptured", _): "use `traitCollection.sceneCaptureState` from iOS 17 on"
        case (_, .controller): "use `view.window?.windowScene?.screen`"
        case (_, .view): "use `window?.windowScene?.screen`"
        default: "use the `screen` of the window scene that it is for"
        }
    }

    /// What to look at after the rewrite.
    func risk(_ reach: SceneReach) -> String {
        guard isTrait, reach.traits != nil else {
            return "the scene's screen takes the place of the main one; where the two differ, so does what this reads"
        }
        guard member?.name == "scale" else {
            return "the view's traits take the place of the screen's: what a parent or a window overrides is seen now"
        }
        if isDivisor { return "a view that was never in a window may have no scale, which is 0, and this divides by it" }
        return "a view that was never in a window may have no scale, which is 0"
    }

    /// Why it is left alone.
    func obstacle(_ reach: SceneReach) -> String {
        if isTrait, reach.traits != nil {
            return """
                the value is kept here, and has to be read again when the trait changes: set it in `layoutSubviews`, or register for \
                the trait
                """
        }
        switch member?.name {
        case "bounds", "nativeBounds", "applicationFrame":
            return "whether the view's, the window's or the screen's is meant can't be told, and the three differ"
        case nil: return reach.why
        default: return isTrait || reach.window == nil ? reach.why : "\(reach.why), and what to do then is for you to say"
        }
    }

    /// Whether the value is put into a property where nobody sets it again when it changes.
    func isKept(_ place: CodePlace) -> Bool {
        let renewed: Set = [
            "layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "traitCollectionDidChange", "didMoveToWindow",
            "updateProperties", "draw",
        ]
        if renewed.contains(place.name) { return false }
        guard let target = assigned else { return false }
        // A local that is set is inline use.
        return target.as(DeclReferenceExprSyntax.self).map { !Self.isLocal($0) } ?? true
    }

    /// What the statement that the use is part of sets.
    private var assigned: ExprSyntax? {
        var next = whole.parent
        while let node = next, !node.is(CodeBlockItemSyntax.self), !node.is(ClosureExprSyntax.self) {
            if let elements = node.as(SequenceExprSyntax.self).map({ Array($0.elements) }), elements.count >= 3,
                elements[1].is(AssignmentExprSyntax.self)
            {
                return whole.isInside(elements[0]) ? nil : elements[0]
            }
            next = node.parent
        }
        return nil
    }

    private static func isLocal(_ reference: DeclReferenceExprSyntax) -> Bool {
        guard let member = reference.nearest(MemberBlockItemSyntax.self) else { return true }
        return LocalNames(between: reference, and: member).names.contains(reference.baseName.text)
    }

    private var isDivisor: Bool {
        guard let sequence = whole.parent?.parent?.as(SequenceExprSyntax.self) else { return false }
        let elements = Array(sequence.elements)
        guard let place = elements.firstIndex(where: { $0.id == whole.id }), place > 0 else { return false }
        return elements[place - 1].trimmedDescription == "/"
    }
}

extension SyntaxProtocol {
    /// Whether the node is inside a preview.
    var isInPreview: Bool {
        var next = parent
        while let node = next {
            if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" { return true }
            if let macro = node.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" { return true }
            if let type = node.as(DeclSyntax.self), type.isTypeOrExtension, type.inheritedTypes.contains("PreviewProvider") {
                return true
            }
            next = node.parent
        }
        return false
    }
}
