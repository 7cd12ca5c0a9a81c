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

    public init(changes: [FileChange], applied: [Migration.Applied], isWritten: Bool) {
        self.changes = changes
        self.applied = applied
        self.isWritten = isWritten
    }
}
