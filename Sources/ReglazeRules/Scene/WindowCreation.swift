import ReglazeEngine
import SwiftSyntax

/// `UIWindow()`, `UIWindow(frame:)`, or the same with a class of the project that is a window.
struct WindowCreation {
    let call: FunctionCallExprSyntax
    /// `UIWindow`, or the project's class.
    let name: String
    /// What is written between the parentheses; nil for `UIWindow()`.
    let frame: ExprSyntax?

    init?(_ call: FunctionCallExprSyntax, in context: RuleContext) {
        guard let name = call.calleeName, call.trailingClosure == nil, call.leftParen != nil else { return nil }
        let callee = call.calledExpression.trimmedDescription
        guard [name, "UIKit.\(name)", "\(name).init"].contains(callee) else { return nil }
        if call.arguments.isEmpty {
            frame = nil
        } else {
            guard call.arguments.count == 1, let only = call.arguments.first, only.label?.text == "frame" else { return nil }
            frame = only.expression
        }
        let isUIKits = name == "UIWindow" && context.isUIKits(name, at: call)
        guard isUIKits || name != "UIWindow" && context.owner(ofType: name) == .window else { return nil }
        self.call = call
        self.name = name
    }

    /// Whether `node` stands in the frame of a window that is made there: what is to say of it is said of the window.
    static func isFrame(_ node: some SyntaxProtocol) -> Bool {
        guard let argument = node.nearest(LabeledExprSyntax.self), argument.label?.text == "frame",
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        return call.calleeName?.hasSuffix("Window") ?? false
    }

    /// Whether the frame is the whole room of the screen or the scene, which a window of a scene has by itself.
    var fillsScreen: Bool {
        guard let frame else { return true }
        let text = frame.trimmedDescription
        return text.hasSuffix("creen.main.bounds") || text.hasSuffix("creen.bounds") || text.hasSuffix("coordinateSpace.bounds")
    }
}
