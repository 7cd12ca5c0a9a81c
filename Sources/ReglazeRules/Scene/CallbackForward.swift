import ReglazeEngine
import SwiftSyntax

/// A method of the scene delegate that hands on what it gets to the application delegate's method, which UIKit does not call any more.
struct CallbackForward {
    private let function: FunctionDeclSyntax
    private let callback: AppCallback
    private let delegate: TypeDeclaration?
    private let context: RuleContext

    init(_ function: FunctionDeclSyntax, _ callback: AppCallback, to delegate: TypeDeclaration?, in context: RuleContext) {
        self.function = function
        self.callback = callback
        self.delegate = delegate
        self.context = context
    }

    var fix: (Fix?, String) {
        guard !context.isRunBySwiftUI else {
            return (nil, "SwiftUI runs this app, and which of its views this is for is for you to say")
        }
        guard let delegate, let end = MemberEnd(of: delegate) else {
            return (nil, "which scene delegate gets this now can't be told")
        }
        guard let lines else { return (nil, "the scene's method has other parameters: what becomes of them is for you to say") }
        let text = lines.map { line in
            let depth = line.prefix { $0 == "\t" }.count
            let unit = String(end.inner.dropFirst(end.indentation.count))
            return end.indentation + String(repeating: unit, count: depth) + line.dropFirst(depth)
        }
        let fix = Fix(
            .unsafe, "Call it from `\(delegate.name)`", edits: [end.insertion(of: text.joined(separator: "\n"))])
        return (fix, why)
    }

    private var why: String {
        var why = "it runs again from then on"
        if function.signature.returnClause != nil { why += ", and nobody reads what it returns" }
        if uses(at: 2), callback == .continueActivity {
            why += "; what it hands to its restoration handler is not restored"
        }
        return why + ". What touches the application delegate's `window` there finds none"
    }

    /// The method's lines, one tab for each level.
    private var lines: [String]? {
        let call = "UIApplication.shared.delegate?.application?(UIApplication.shared, "
        switch callback {
        case .open:
            let options = uses(at: 2) ? "options" : "[:]"
            let keys = [
                "\t\tlet options: [UIApplication.OpenURLOptionsKey: Any] = [",
                "\t\t\t.sourceApplication: context.options.sourceApplication as Any,",
                "\t\t\t.annotation: context.options.annotation as Any,",
                "\t\t\t.openInPlace: context.options.openInPlace,",
                "\t\t]",
            ]
            return [
                "func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {",
                "\tfor context in URLContexts {",
            ] + (uses(at: 2) ? keys : []) + ["\t\t_ = \(call)open: context.url, options: \(options))", "\t}", "}"]
        case .continueActivity:
            return [
                "func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {",
                "\t_ = \(call)continue: userActivity, restorationHandler: { _ in })", "}",
            ]
        case .performAction:
            return [
                "func windowScene(",
                "\t_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,",
                "\tcompletionHandler: @escaping (Bool) -> Void", ") {",
                "\tUIApplication.shared.delegate?.application?(",
                "\t\tUIApplication.shared, performActionFor: shortcutItem, completionHandler: completionHandler)", "}",
            ]
        default: return nil
        }
    }

    /// Whether the body uses the parameter at `index`.
    private func uses(at index: Int) -> Bool {
        guard let name = function.parameterName(at: index), let body = function.body else { return false }
        return body.tokens(viewMode: .sourceAccurate).contains {
            $0.text == name && $0.parent?.is(DeclReferenceExprSyntax.self) ?? false
        }
    }
}
