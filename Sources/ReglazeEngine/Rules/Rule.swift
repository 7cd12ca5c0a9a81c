/// What finds one kind of fault. A rule never touches the disk, prints, or knows another rule.
///
/// What it reads is told by the protocols that it conforms to: `SwiftRule`, `ProjectRule`; one type may conform to several.
public protocol Rule: Sendable {
    static var about: About { get }

    init()
}

/// A rule that looks at the project as a whole: what its targets, property lists and sources say together.
public protocol ProjectRule: Rule {
    /// What the rule has to say of the project, whichever of its files were asked for.
    func look(at project: ProjectContext) -> [Finding]
}

/// What a rule may ask while it looks at a project.
public struct ProjectContext: Sendable {
    public let index: ProjectIndex
    public let options: RuleOptions

    public init(index: ProjectIndex, options: RuleOptions) {
        self.index = index
        self.options = options
    }

    /// A finding of the rule that `about` describes, at a byte range of a file.
    public func finding(
        _ about: About, in file: SourceFile, at range: Range<Int>, _ message: String, severity: Severity? = nil,
        help: String? = nil, fixes: [Fix] = [], why: String? = nil
    ) -> Finding {
        Finding(
            rule: about.id, severity: severity ?? about.severity, location: file.location(of: range), message: message,
            help: help, since: about.since, fixes: fixes, why: why)
    }
}
