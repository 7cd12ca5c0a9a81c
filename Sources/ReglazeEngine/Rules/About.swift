/// Everything about a rule but what it does: it is printed by `explain`, and the pages in `Documentation/` are made of it.
public struct About: Sendable {
    public let id: RuleID
    /// One line: what the rule finds, and what is wrong with it.
    public let summary: String
    public let severity: Severity
    public let since: Since
    /// Off unless it is named by `--only` or the configuration.
    public let isOptIn: Bool
    /// Byte strings; a Swift or Objective-C file that holds none of them is never parsed for this rule.
    public let triggers: [String]
    /// More byte strings, one of which a file must hold besides a trigger; empty for none.
    public let companions: [String]
    /// Two or more sentences that a person would say: what happens, why it matters, what the rewrite does and where it stops.
    public let why: String
    /// The public source of the fact.
    public let source: String
    public let examples: [Example]

    public init(
        id: RuleID, summary: String, severity: Severity, since: Since, isOptIn: Bool = false, triggers: [String] = [],
        with companions: [String] = [], why: String,
        source: String, examples: [Example]
    ) {
        self.id = id
        self.summary = summary
        self.severity = severity
        self.since = since
        self.isOptIn = isOptIn
        self.triggers = triggers
        self.companions = companions
        self.why = why
        self.source = source
        self.examples = examples
    }
}
