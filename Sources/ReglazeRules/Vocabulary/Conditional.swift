import SwiftSyntax

extension SyntaxProtocol {
    /// Whether the node is compiled wherever `other` is: the branches of `#if` around it stand around `other` too.
    func isCompiled(with other: some SyntaxProtocol) -> Bool {
        guard let branch = nearest(IfConfigClauseSyntax.self) else { return true }
        return other.isInside(branch)
    }
}
