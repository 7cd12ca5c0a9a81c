import ReglazeEngine

/// The object that scripts and editors read. Its keys and their order are a contract.
public struct JSONReporter: Reporter {
    static let schema = 1

    public init() {}

    public func text(of report: Report) -> String {
        var members: [(String, JSONText)] = [
            ("tool", "reglaze"), ("version", .string(Version.current)), ("schema", .number(Self.schema)),
            ("project", project(report.project)),
            ("findings", .array(report.findings.map(finding))),
            ("skipped", .array(report.skipped.map { ["path": .string($0.path), "reason": .string($0.fullReason)] })),
            ("summary", summary(report.summary)),
        ]
        if let rewrite = report.rewrite {
            let changes = rewrite.changes.map { change -> JSONText in
                ["path": .string(change.path), "diff": .string(UnifiedDiff(change).text)]
            }
            members += [
                ("changes", .array(changes)), ("applied", .array(rewrite.applied.map(applied))),
                ("added", .array(rewrite.added.map(finding))),
            ]
        }
        return JSONText.object(members).document
    }

    private func applied(_ applied: Migration.Applied) -> JSONText {
        [
            "rule": .string(applied.finding.rule.text), "path": .string(applied.finding.location.path),
            "line": .number(applied.line), "fix": .string(applied.safety.rawValue), "title": .string(applied.title),
            "why": .optional(applied.finding.why),
        ]
    }

    private func project(_ project: ProjectInfo) -> JSONText {
        [
            "root": .string(project.root), "sdk": .number(project.sdk),
            "deploymentTarget": .optional(project.deploymentTarget?.description),
            "devices": .array(project.devices.sorted().map { .string($0.rawValue) }),
            "kinds": .array(project.kinds.map { .string($0) }),
        ]
    }

    private func finding(_ finding: Finding) -> JSONText {
        let location = finding.location
        return [
            "rule": .string(finding.rule.text), "severity": .string(finding.severity.rawValue), "path": .string(location.path),
            "line": .number(location.line), "column": .number(location.column), "endLine": .number(location.endLine),
            "endColumn": .number(location.endColumn), "message": .string(finding.message), "help": .optional(finding.help),
            "since": ["sdk": .number(finding.since.sdk), "os": .string(finding.since.os.description)],
            "fix": .string(finding.safety?.rawValue ?? "none"), "why": .optional(finding.why),
        ]
    }

    private func summary(_ summary: Summary) -> JSONText {
        [
            "files": .number(summary.files), "errors": .number(summary.errors), "warnings": .number(summary.warnings),
            "notes": .number(summary.notes), "safeFixes": .number(summary.safeFixes),
            "unsafeFixes": .number(summary.unsafeFixes),
        ]
    }
}
