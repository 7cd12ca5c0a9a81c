import ReglazeEngine
import SwiftSyntax

/// An expression that means a navigation controller's edge recogniser, directly or by a name that was bound to it just there.
struct PopRecognizer {
    static let edge = "interactivePopGestureRecognizer"
    static let content = "interactiveContentPopGestureRecognizer"

    /// The token that names it where it is used.
    let token: TokenSyntax
    /// What stands before the recogniser's name: nothing, `self.`, `navigationController?.`.
    let owner: String

    /// The expression as it is written, `?` and `!` around it left out.
    let text: String

    /// nil when `expression` is something else.
    /// - Parameter names: the recognisers that are meant.
    init?(_ expression: ExprSyntax, among names: Set<String> = [edge]) {
        let expression = expression.unwrapped
        guard let token = expression.lastNameToken else { return nil }
        text = expression.trimmedDescription
        if expression.is(DeclReferenceExprSyntax.self), let value = LocalBinding(named: token.text, from: expression)?.value,
            let found = Self.direct(value, among: names)
        {
            self.token = token
            owner = found.owner
            return
        }
        guard let found = Self.direct(expression, among: names) else { return nil }
        self.token = found.token
        owner = found.owner
    }

    /// Whether the navigation controller is the object that the code belongs to.
    var isOwn: Bool { owner.isEmpty || owner == "self." || owner == "self?." }

    /// The recogniser that recognises in the content, of the same navigation controller.
    var contentText: String { "\(owner)\(Self.content)" }

    private static func direct(_ expression: ExprSyntax, among names: Set<String>) -> (token: TokenSyntax, owner: String)? {
        let expression = expression.unwrapped
        guard let token = expression.lastNameToken, names.contains(token.text) else { return nil }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return (token, "") }
        return member.base.map { (token, "\($0.trimmedDescription).") }
    }
}

extension RuleContext {
    /// Whether the type around `node`, or the file where there is none, names the content recogniser already.
    func knowsContentPop(around node: some SyntaxProtocol) -> Bool {
        guard let type = node.enclosingType else { return file.containsWord(PopRecognizer.content) }
        return names(PopRecognizer.content, in: type)
    }
}
