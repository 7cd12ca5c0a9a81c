/// A rule that reads Objective-C: `.m`, `.mm` and `.h`. It looks at the nodes that it names.
///
/// It is shown only nodes without errors in them. What a macro is defined as is read like any other code and shown once, at the
/// definition; `ObjectiveCNode.isInMacro` tells.
public protocol ObjectiveCRule: Rule {
    /// The grammar's kinds of nodes that the walk over a file shows to this rule: `message_expression`, say.
    static var objectiveCKinds: [String] { get }

    /// What the rule has to say of `node`, which is of one of the kinds.
    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding]
}

extension RuleContext {
    /// A finding of the rule that `about` describes, at an Objective-C node.
    public func finding(
        _ about: About, at node: ObjectiveCNode, _ message: String, severity: Severity? = nil, help: String? = nil, fixes: [Fix] = [],
        why: String? = nil
    ) -> Finding {
        Finding(
            rule: about.id, severity: severity ?? about.severity, location: file.location(of: node.range), message: message,
            help: help, since: about.since, fixes: fixes, why: why)
    }

    /// Replaces an Objective-C node.
    public func replace(_ node: ObjectiveCNode, with text: String) -> Edit { edit(node.range, text) }
}
