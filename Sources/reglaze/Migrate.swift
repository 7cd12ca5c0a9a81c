import ReglazeEngine
import ReglazeReports

/// `reglaze migrate [PATH…]`: prints the rewrite as a diff; `--write` does it.
enum Migrate {
    static func run(_ arguments: Arguments, catalog: RuleCatalog) throws -> ExitStatus {
        let session = try Session(arguments, catalog: catalog)
        let isWriting = arguments.has("--write")
        if session.opened.isStandardInput, isWriting { return try filter(session) }
        let before = session.check()
        session.progress.enter("Rewriting…")
        let migration = session.migrate(after: before)
        var isComplete = warn(about: migration)
        var isWritten = false
        if isWriting {
            session.progress.enter("Writing…")
            let failure = Write.apply(
                migration.changes, root: session.opened.root,
                command: "reglaze migrate --write" + (session.arguments.has("--unsafe-fixes") ? " --unsafe-fixes" : ""))
            isWritten = failure == nil
            isComplete = isComplete && isWritten
            session.progress.end()
            if let failure { Terminal.warn("\(failure)") }
        }
        let index = session.opened.index
        let written = isWritten ? migration.changes : []
        let new = Dictionary(written.map { ($0.path, $0.new) }) { first, _ in first }
        let findings = isWritten ? migration.remaining : before.findings
        let problems = isWritten ? migration.skipped : before.skipped
        var rewrite = Rewrite(
            changes: migration.changes, applied: migration.applied, remaining: migration.remaining, isWritten: isWritten,
            undoCommand: UndoHint.command(root: session.opened.root))
        if !isWritten {
            let new = Dictionary(migration.changes.map { ($0.path, $0.new) }) { first, _ in first }
            let shown = Set(session.shown(migration.remaining) { new[$0] ?? index.file(at: $0) })
            rewrite.added = rewrite.remaining(besides: before.findings).filter(shown.contains)
        }
        let report = session.report(findings, skipped: problems, rewrite: rewrite) { new[$0] ?? index.file(at: $0) }
        try session.finish(report, allFindings: findings)
        if !report.skipped.isEmpty || !isComplete { return .incomplete }
        return isWriting || migration.changes.isEmpty ? .done : .findings
    }

    /// Standard input to standard output, as editors ask for it.
    private static func filter(_ session: Session) throws -> ExitStatus {
        let migration = session.migrate(after: session.check(), inOneFile: true)
        session.progress.end()
        let isComplete = warn(about: migration)
        let skipped = session.opened.unreadable + migration.skipped
        for file in skipped { Terminal.warn("\(file.path): \(file.reason)") }
        let index = session.opened.index
        guard
            let file = migration.changes.first(where: { session.opened.isSelected($0.path) })?.new
                ?? index.files.first(where: { session.opened.isSelected($0.path) })
        else {
            return .incomplete
        }
        try Terminal(session.arguments).print((file.hasByteOrderMark ? "\u{FEFF}" : "") + file.text)
        return skipped.isEmpty && isComplete ? .done : .incomplete
    }

    /// Tells of faults in rules; whether there were none.
    private static func warn(about migration: Migration) -> Bool {
        for dropped in migration.dropped {
            let place = "\(dropped.finding.location.path):\(dropped.finding.location.line)"
            Terminal.warn(
                "\(place): the rewrite of `\(dropped.finding.rule)` did not parse and was dropped; this is a bug in the rule, "
                    + "please report it")
        }
        if !migration.isStable {
            Terminal.warn(
                "the rewrite did not settle in \(Migration.passLimit) passes; this is a bug in a rule, please report it")
        }
        return migration.dropped.isEmpty && migration.isStable
    }
}
