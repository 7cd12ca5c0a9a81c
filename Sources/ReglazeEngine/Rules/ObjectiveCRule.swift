/// A rule that reads Objective-C: `.m`, `.mm` and `.h`. It looks at the nodes that it names.
///
/// It is shown only nodes without errors in them. What a macro is defined as is read like any other code and shown once, at the
/// definition; `ObjectiveCNode.isInMacro` tells.
public protocol ObjectiveCRule: Rule {
    /// The grammar's kinds of nodes that the walk over a file shows to this rule: `message_expression`, say.
    static var objectiveCKinds: [String] { get }

    /// Byte strings; an Objective-C file that holds none of them is never parsed for this rule. Those of `about` where it does not say.
    static var objectiveCTriggers: [String] { get }

    /// More byte strings, one of which an Objective-C file must hold besides a trigger; empty for none.
    static var objectiveCCompanions: [String] { get }

    /// Examples of a rule that reads Swift too, beside those of `about`.
    static var objectiveCExamples: [Example] { get }

    /// What the rule has to say of `node`, which is of one of the kinds.
    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding]
}

extension ObjectiveCRule {
    public static var objectiveCTriggers: [String] { about.triggers }
    public static var objectiveCCompanions: [String] { [] }
    public static var objectiveCExamples: [Example] { [] }
}

extension Rule {
    /// Everything about the rule, with its examples of all languages.
    public static var allAbout: About {
        guard let rule = self as? any ObjectiveCRule.Type, !rule.objectiveCExamples.isEmpty else { return about }
        return About(
            id: about.id, summary: about.summary, severity: about.severity, since: about.since, isOptIn: about.isOptIn,
            triggers: about.triggers, with: about.companions, why: about.why, source: about.source,
            examples: about.examples + rule.objectiveCExamples)
    }
}

extension RuleContext {
    /// A finding of the rule that `about` describes, at an Objective-C node.
    public func finding(
        _ about: About, at node: ObjectiveCNode, _ message: String, severity: Severity? = nil, help: String? = nil,
        fixes: [Fix] = [],
        why: String? = nil
    ) -> Finding {
        Finding(
            rule: about.id, severity: severity ?? about.severity, location: file.location(of: node.range), message: message,
            help: help, since: about.since, fixes: fixes, why: why)
    }

    /// Replaces an Objective-C node.
    public func replace(_ node: ObjectiveCNode, with text: String) -> Edit { edit(node.range, text) }
}
