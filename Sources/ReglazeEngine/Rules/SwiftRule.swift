import SwiftSyntax

/// A rule that reads Swift. It looks at the nodes that it names.
public protocol SwiftRule: Rule {
    /// What the one walk over a file's tree shows to this rule.
    static var interests: [Interest] { get }

    /// What the rule has to say of `node`, which is one that `interests` named.
    func look(at node: Syntax, in context: RuleContext) -> [Finding]
}

/// A kind of node that a rule wants to see.
public enum Interest: Hashable, Sendable {
    /// A call whose callee's last name is this: `NavigationView { }`, `SwiftUI.NavigationView { }` and `view.navigationView()`
    /// are calls of their last names. The node is a `FunctionCallExprSyntax`.
    case call(String)
    /// Every node of a kind.
    case kind(SyntaxKind)
}
