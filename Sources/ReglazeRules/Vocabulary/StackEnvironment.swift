import SwiftSyntax

/// What a view puts into the environment inside its container. A link's destination inherits it; one of a `navigationDestination`
/// is the stack's child, and is only sure of what stands on the stack itself.
enum StackEnvironment {
    /// What to look at where an object is put into the environment between `node` and the container around it.
    static func advice(for node: some SyntaxProtocol) -> String? {
        var child = Syntax(node)
        while let parent = child.parent {
            if let call = parent.as(FunctionCallExprSyntax.self), let name = call.calleeName {
                if child.id != Syntax(call.calledExpression).id {
                    if ViewGraph.containers.contains(name) { return nil }
                } else if name == "environmentObject" || name == "environment" && call.arguments.count == 1 {
                    return "`.\(name)` stands inside the container: check that the destination gets it, or move it to the stack"
                }
            }
            child = parent
        }
        return nil
    }
}
