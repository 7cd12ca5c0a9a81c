import ReglazeEngine

/// `reglaze check [PATH…]`: finds, and writes nothing.
enum Check {
    static func run(_ arguments: Arguments, catalog: RuleCatalog) throws -> ExitStatus {
        let session = try Session(arguments, catalog: catalog)
        let result = session.check()
        let index = session.opened.index
        let report = session.report(result.findings, skipped: result.skipped) { index.file(at: $0) }
        try session.finish(report, allFindings: result.findings)
        if !report.skipped.isEmpty { return .incomplete }
        return report.findings.isEmpty || arguments.has("--write-baseline") ? .done : .findings
    }
}
