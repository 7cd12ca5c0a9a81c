/// Which rules run.
public struct RuleSelection: Hashable, Sendable {
    /// Ids or families; empty for all.
    public var only: [String]
    public var skip: [String]
    /// What the configuration says of single rules.
    public var severities: [RuleID: SeverityChoice]

    /// - Parameters:
    ///   - only: the command line's; it replaces what the configuration chooses and skips.
    ///   - skip: the command line's; it is added to the configuration's.
    public init(only: [String] = [], skip: [String] = [], configuration: Configuration = Configuration()) {
        self.only = only.isEmpty ? configuration.only : only
        self.skip = only.isEmpty ? configuration.skip + skip : skip
        severities = configuration.severities
        // Whoever names a rule wants to see it, even where the project has switched it off.
        for id in only where severities[RuleID(id)] == .off { severities[RuleID(id)] = nil }
    }

    public func includes(_ about: About) -> Bool {
        if skip.contains(where: about.id.isSelected) || severities[about.id] == .off { return false }
        if about.isOptIn { return only.contains(about.id.text) || (only.isEmpty && severities[about.id] != nil) }
        return only.isEmpty || only.contains(where: about.id.isSelected)
    }

    /// The severities that replace the rules' own.
    public var changedSeverities: [RuleID: Severity] {
        severities.compactMapValues { if case .severity(let severity) = $0 { severity } else { nil } }
    }
}
