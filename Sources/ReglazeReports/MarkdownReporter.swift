import ReglazeEngine

/// A comment for a pull request: a table for each severity.
public struct MarkdownReporter: Reporter {
    public init() {}

    public func text(of report: Report) -> String {
        let summary = report.summary
        var text = "## Reglaze: \(summary.severities)\n\n"
        text += "\(Summary.count(summary.files, "file")) read"
        if summary.findings > 0 {
            text += "; \(summary.safeFixes) can be rewritten safely, \(summary.unsafeFixes) with a look after it, "
            text += "\(summary.leftAlone) left alone"
        }
        text += ".\n"
        for severity in Severity.allCases.sorted(by: >) {
            let title = severity.rawValue.prefix(1).uppercased() + severity.rawValue.dropFirst() + "s"
            text += table(title, report.findings.filter { $0.severity == severity })
        }
        if let rewrite = report.rewrite {
            text += table("Found after the rewrite", rewrite.added)
            text += toLookAt(rewrite.toLookAt)
        }
        if !report.skipped.isEmpty {
            text += "\n### Skipped\n\n| File | Reason |\n| --- | --- |\n"
            for file in report.skipped { text += "| \(MarkdownText.code(file.path)) | \(MarkdownText.cell(file.fullReason)) |\n" }
        }
        if let rewrite = report.rewrite, !rewrite.changes.isEmpty { text += diff(rewrite) }
        return text
    }

    private func table(_ title: String, _ findings: [Finding]) -> String {
        guard !findings.isEmpty else { return "" }
        var text = "\n### \(title) (\(findings.count))\n\n| Where | What | Rule | Fix |\n| --- | --- | --- | --- |\n"
        for finding in findings {
            let what = [finding.message, finding.help].compactMap { $0 }.map(MarkdownText.cell).joined(separator: "<br>")
            text += "| \(MarkdownText.code("\(finding.location.path):\(finding.location.line)")) | \(what) "
            text += "| \(MarkdownText.code(finding.rule.text)) | \(finding.safety?.rawValue ?? "none") |\n"
        }
        return text
    }

    private func toLookAt(_ rewrites: [Migration.Applied]) -> String {
        guard !rewrites.isEmpty else { return "" }
        var text = "\n### Rewrites to look at (\(rewrites.count))\n\n| Where | What | Rule |\n| --- | --- | --- |\n"
        for rewrite in rewrites {
            let what = [rewrite.title, rewrite.finding.why].compactMap { $0 }.map(MarkdownText.cell).joined(separator: "<br>")
            text += "| \(MarkdownText.code("\(rewrite.finding.location.path):\(rewrite.line)")) | \(what) "
            text += "| \(MarkdownText.code(rewrite.finding.rule.text)) |\n"
        }
        return text
    }

    private func diff(_ rewrite: Rewrite) -> String {
        let diff = rewrite.changes.map { UnifiedDiff($0).text }.joined()
        let files = Summary.count(rewrite.changes.count, "file")
        let title = rewrite.isWritten ? "The rewrite of \(files)" : "The rewrite that `reglaze migrate --write` does, in \(files)"
        return
            "\n<details>\n<summary>\(title.replacingBackticks)</summary>\n\n\(MarkdownText.block(diff, language: "diff"))\n</details>\n"
    }
}

extension String {
    /// Inline code as HTML, for places in which Markdown is not read.
    fileprivate var replacingBackticks: String {
        split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .map { $0 % 2 == 1 ? "<code>\($1)</code>" : String($1) }.joined()
    }
}
