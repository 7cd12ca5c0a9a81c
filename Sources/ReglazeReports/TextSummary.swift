import ReglazeEngine

/// The last lines of a report for people.
struct TextSummary {
    private let report: Report
    private let palette: Palette

    init(_ report: Report, palette: Palette) {
        self.report = report
        self.palette = palette
    }

    var text: String {
        let summary = report.summary
        var lines = ["\(Summary.count(summary.files, "file")): \(severities(summary))"]
        if let rewrite = report.rewrite { lines += migration(rewrite, summary) } else { lines += check(summary) }
        if summary.findings > 0, report.project.deploymentTarget == nil {
            lines.append(
                palette(.dim, "  no deployment target was found: iOS 16.0 is assumed; tell it with `--deployment-target`"))
        }
        if report.hiddenByBaseline > 0 {
            lines.append("  \(report.hiddenByBaseline) more \(report.hiddenByBaseline == 1 ? "is" : "are") in the baseline")
        }
        if !report.skipped.isEmpty { lines.append(palette(.boldRed, "  \(Summary.count(report.skippedCount, "file")) skipped")) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func severities(_ summary: Summary) -> String {
        let parts = [(summary.errors, Severity.error), (summary.warnings, .warning), (summary.notes, .note)].filter { $0.0 > 0 }
        guard !parts.isEmpty else { return palette(.boldGreen, "nothing found") }
        return parts.map { palette(palette.style(of: $1), Summary.count($0, $1.rawValue)) }.joined(separator: ", ")
    }

    private func check(_ summary: Summary) -> [String] {
        guard summary.findings > 0 else { return [] }
        return rows([
            (summary.safeFixes, .boldGreen, "can be rewritten safely", "`reglaze migrate --write`"),
            (summary.unsafeFixes, .boldYellow, summary.unsafeFixes == 1 ? "wants a look" : "want a look", "add `--unsafe-fixes`"),
            (summary.leftAlone, .bold, "left alone", "each says why"),
        ])
    }

    private func migration(_ rewrite: Rewrite, _ summary: Summary) -> [String] {
        let open = rewrite.isWritten ? report.findings : rewrite.open(of: report.findings) + rewrite.added
        let safe = rewrite.applied.count { $0.safety == .safe }
        let unsafe = rewrite.applied.count - safe
        let offered = open.count { $0.safety == .unsafe }
        let files = Summary.count(rewrite.changes.count, "file")
        let verb = rewrite.isWritten ? "rewritten" : "would be rewritten"
        var lines = rows([
            (safe, .boldGreen, "\(verb) safely", ""),
            (unsafe, .boldYellow, "\(verb), and \(unsafe == 1 ? "wants" : "want") a look", ""),
            (offered, .boldYellow, "\(offered == 1 ? "wants" : "want") a look", "add `--unsafe-fixes`"),
            (open.count { $0.safety == nil }, .bold, "left alone", "each says why"),
        ])
        if rewrite.changes.isEmpty {
            lines.append("  nothing to rewrite")
        } else if rewrite.isWritten {
            lines.append("  \(files) written; `\(rewrite.undoCommand)` takes it back")
        } else {
            lines.append("  \(files) would change; `--write` does it")
        }
        return lines
    }

    private func rows(_ rows: [(Int, Palette.Style, String, String)]) -> [String] {
        let width = rows.map { String($0.0).count }.max() ?? 1
        return rows.filter { $0.0 > 0 }.map { count, style, what, next in
            let number = String(repeating: " ", count: width - String(count).count) + String(count)
            return "  \(palette(style, "\(number) \(what)"))" + (next.isEmpty ? "" : palette(.dim, ": \(next)"))
        }
    }
}
