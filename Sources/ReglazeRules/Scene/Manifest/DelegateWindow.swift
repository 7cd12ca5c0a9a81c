import SwiftSyntax

/// A call that makes a window: `UIWindow(frame: UIScreen.main.bounds)`, `UIWindow()`, and those of subclasses.
struct DelegateWindow {
    let node: FunctionCallExprSyntax

    /// Whether the frame is the whole screen, so that the scene gives the same one.
    let coversScreen: Bool

    /// What tells the window its scene instead of its frame, and in place of which text; nil where a comment would be lost.
    var sceneArgument: (Range<Int>, String)? {
        guard let argument = node.arguments.first else {
            let start = node.leftParen?.textRange.upperBound ?? node.textRange.upperBound
            return (start..<start, "windowScene: windowScene")
        }
        let text = argument.trimmedDescription
        return text.contains("/*") || text.contains("//") ? nil : (argument.textRange, "windowScene: windowScene")
    }

    init?(_ node: FunctionCallExprSyntax) {
        guard let name = Self.className(node), name.hasSuffix("Window"), name.first?.isUppercase == true,
            node.trailingClosure == nil, node.leftParen != nil
        else { return nil }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard labels.isEmpty || labels == ["frame"] else { return nil }
        // A subclass has to be recognised by what a window is made with, or by what it is.
        if labels.isEmpty, name != "UIWindow", !Self.becomesWindow(node) { return nil }
        self.node = node
        let frame = node.arguments.first?.expression.trimmedDescription.filter { !$0.isWhitespace }
        let whole = ["UIScreen.main.bounds", "UIScreen.main.nativeBounds", "UIScreen.main.bounds.standardized"]
        coversScreen = frame.map(whole.contains) ?? true
    }

    /// `UIWindow` of `UIWindow(…)`, `UIWindow.init(…)`, and of `.init(frame: …)` that becomes the window.
    private static func className(_ call: FunctionCallExprSyntax) -> String? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" else {
            return call.calleeName
        }
        if let base = member.base { return base.as(DeclReferenceExprSyntax.self)?.baseName.text }
        return becomesWindow(call) ? "UIWindow" : nil
    }

    /// `window = …`, `let window = …`.
    private static func becomesWindow(_ call: FunctionCallExprSyntax) -> Bool {
        if let list = call.parent?.as(ExprListSyntax.self), let target = list.first,
            list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        {
            return targets.contains(target.trimmedDescription)
        }
        return call.parent?.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription == "window"
    }

    /// How the application delegate's window is written.
    private static let targets: Set<String> = ["window", "self.window", "self?.window"]

    static func all(in node: some SyntaxProtocol) -> [DelegateWindow] {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.calls.compactMap(DelegateWindow.init)
    }

    /// `window = …` and `self.window = …`.
    static func assignments(in node: Syntax) -> [SequenceExprSyntax] {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.sequences.filter { sequence in
            let elements = Array(sequence.elements)
            guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return false }
            return targets.contains(elements[0].trimmedDescription)
        }
    }

    /// `window?.frame = UIScreen.main.bounds`, and nothing else: a window that is made with a scene has the scene's size.
    static func fillsScreen(_ item: CodeBlockItemSyntax) -> Bool {
        guard let sequence = item.item.as(SequenceExprSyntax.self),
            !(item.leadingTrivia + item.trailingTrivia).contains(where: \.isComment)
        else { return false }
        let elements = sequence.elements.map { $0.trimmedDescription.filter { !$0.isWhitespace } }
        guard elements.count == 3, elements[1] == "=", elements[2] == "UIScreen.main.bounds" else { return false }
        return ["window.frame", "window?.frame", "window!.frame"].contains { elements[0] == $0 || elements[0] == "self.\($0)" }
    }

    private final class Visitor: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []
        var sequences: [SequenceExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            calls.append(node)
            return .visitChildren
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            sequences.append(node)
            return .visitChildren
        }
    }
}
