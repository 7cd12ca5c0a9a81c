import ReglazeEngine

/// Everything that a reporter may say: what was looked at, what was found, and what `migrate` made of it.
public struct Report: Sendable {
    public var project: ProjectInfo
    /// In reading order.
    public var findings: [Finding]
    /// What could not be read, by path.
    public var skipped: [UnreadableFile]
    /// How many files were looked at.
    public var fileCount: Int
    /// Every rule that may occur among the findings.
    public var catalog: RuleCatalog
    /// nil for `check`.
    public var rewrite: Rewrite?
    /// How many findings a baseline hides.
    public var hiddenByBaseline = 0
    /// The text in which a path's findings stand.
    public var source: @Sendable (String) -> SourceFile?

    public init(
        project: ProjectInfo, findings: [Finding], skipped: [UnreadableFile] = [], fileCount: Int, catalog: RuleCatalog,
        rewrite: Rewrite? = nil, source: @escaping @Sendable (String) -> SourceFile?
    ) {
        self.project = project
        self.findings = findings.sorted(by: Finding.inReadingOrder)
        self.skipped = skipped.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) }
        self.fileCount = fileCount
        self.catalog = catalog
        self.rewrite = rewrite
        self.source = source
    }

    public var summary: Summary { Summary(findings, files: fileCount) }

    /// How many files could not be read.
    public var skippedCount: Int { skipped.reduce(0) { $0 + 1 + $1.others } }
}

/// What the project says of itself.
public struct ProjectInfo: Sendable {
    /// Absolute.
    public var root: String
    /// The SDK that the app is built with next.
    public var sdk: Int
    /// The lowest iOS of all targets; nil when nothing says.
    public var deploymentTarget: OSVersion?
    public var devices: [Device]
    /// `swiftui`, `uikit` …
    public var kinds: [String]

    public init(root: String, sdk: Int, deploymentTarget: OSVersion?, devices: [Device], kinds: [String]) {
        self.root = root
        self.sdk = sdk
        self.deploymentTarget = deploymentTarget
        self.devices = devices
        self.kinds = kinds
    }
}

/// What `migrate` did, or would do with `--write`.
public struct Rewrite: Sendable {
    /// By path.
    public var changes: [FileChange]
    /// Fixes that were applied, by what offered them.
    public var applied: [Migration.Applied]
    /// Whether the files on disk are the new ones.
    public var isWritten: Bool

    /// What is found in the rewritten files.
    public var remaining: [Finding]
    /// The ones of them that are there because of the rewrite. They stand in the new text, and are left out once it is written:
    /// the report's findings are those of the new files then.
    public var added: [Finding] = []
    /// What takes the writing back, as it is typed in the working folder.
    public var undoCommand: String

    public init(
        changes: [FileChange], applied: [Migration.Applied], remaining: [Finding], isWritten: Bool,
        undoCommand: String = "reglaze undo"
    ) {
        self.changes = changes
        self.applied = applied
        self.remaining = remaining
        self.undoCommand = undoCommand
        self.isWritten = isWritten
    }

    /// Applied fixes that want a look, in reading order.
    var toLookAt: [Migration.Applied] {
        applied.filter { $0.safety == .unsafe }.sorted { left, right in
            let (first, second) = (left.finding.location.path, right.finding.location.path)
            if first != second { return first < second }
            return left.line != right.line ? left.line < right.line : Finding.inReadingOrder(left.finding, right.finding)
        }
    }

    /// What findings in the old and in the new text have in common.
    private struct Kind: Hashable {
        let path: String
        let rule: RuleID
        let message: String

        init(_ finding: Finding) {
            path = finding.location.path
            rule = finding.rule
            message = finding.message
        }
    }

    /// The remaining ones that `findings`, all that was found before the rewrite, does not hold.
    public func remaining(besides findings: [Finding]) -> [Finding] {
        let applied = Set(applied.map(\.finding))
        var known = Dictionary(grouping: findings.filter { !applied.contains($0) }, by: Kind.init).mapValues(\.count)
        return remaining.filter { finding in
            guard let count = known[Kind(finding)], count > 0 else { return true }
            known[Kind(finding)] = count - 1
            return false
        }
    }

    /// The ones of `findings`, found before the rewrite, that it leaves. A later pass finds some at other lines than the first
    /// did, so they are told by what they say, and counted.
    func open(of findings: [Finding]) -> [Finding] {
        let applied = Set(applied.map(\.finding))
        var left = Dictionary(grouping: remaining, by: Kind.init).mapValues(\.count)
        return findings.filter { finding in
            guard !applied.contains(finding), let count = left[Kind(finding)], count > 0 else { return false }
            left[Kind(finding)] = count - 1
            return true
        }
    }
}
