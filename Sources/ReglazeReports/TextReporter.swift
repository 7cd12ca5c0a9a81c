import ReglazeEngine

/// For people in a terminal: code frames, help, the diff, and a summary.
public struct TextReporter: Reporter {
    private static let proseWidth = 100

    private let palette: Palette
    private let pathPrefix: String
    private let isQuiet: Bool

    /// - Parameters:
    ///   - pathPrefix: what leads from the folder that the user is in to the project's root, with a final `/`, so that a
    ///     path can be opened from the terminal.
    ///   - isQuiet: no summary; of a migration, only the diff.
    public init(palette: Palette, pathPrefix: String = "", isQuiet: Bool = false) {
        self.palette = palette
        self.pathPrefix = pathPrefix
        self.isQuiet = isQuiet
    }

    public func text(of report: Report) -> String {
        var text = ""
        if !(isQuiet && report.rewrite != nil) { text += findings(of: report) }
        if let rewrite = report.rewrite {
            for change in rewrite.changes { text += DiffText(palette: palette, pathPrefix: pathPrefix).text(of: change) }
            let list = isQuiet ? "" : LookList(rewrite, palette: palette, pathPrefix: pathPrefix).text
            if !list.isEmpty { text += (text.isEmpty || text.hasSuffix("\n\n") ? "" : "\n") + list }
        }
        if !isQuiet {
            if !text.isEmpty && !text.hasSuffix("\n\n") { text += "\n" }
            text += TextSummary(report, palette: palette).text
        }
        return text
    }

    /// What `migrate` does rewrite is shown by the diff.
    private func findings(of report: Report) -> String {
        guard let rewrite = report.rewrite, !rewrite.isWritten else {
            return list(report.findings, "finding", source: report.source)
        }
        let new = Dictionary(rewrite.changes.map { ($0.path, $0.new) }) { first, _ in first }
        let open = list(rewrite.open(of: report.findings), "finding", source: report.source)
        return open + list(rewrite.added, "more finding", "after the rewrite") { new[$0] ?? report.source($0) }
    }

    private func list(
        _ findings: [Finding], _ noun: String, _ when: String = "", source: (String) -> SourceFile?
    ) -> String {
        var text = ""
        var index = 0
        while index < findings.count {
            let path = findings[index].location.path
            let end = findings[index...].firstIndex { $0.location.path != path } ?? findings.count
            let count = Summary.count(end - index, noun) + (when.isEmpty ? "" : " \(when)")
            text += "\(palette(.bold, pathPrefix + path)) \(palette(.dim, "· " + count))\n\n"
            for finding in findings[index..<end] { text += block(finding, in: source(path)) + "\n" }
            index = end
        }
        return text
    }

    private func block(_ finding: Finding, in file: SourceFile?) -> String {
        let style = palette.style(of: finding.severity)
        let location = finding.location
        var gutter = String(location.endLine).count
        var frame: [String] = []
        if let file {
            let code = CodeFrame(location, in: file, style: style, palette: palette)
            gutter = code.gutter
            frame = code.lines
        }
        let margin = String(repeating: " ", count: gutter)
        var lines = [
            palette(style, "\(finding.severity.rawValue)[\(finding.rule)]") + palette(.bold, ": \(finding.message)"),
            margin + palette(.boldBlue, "-->") + " \(pathPrefix)\(location.path):\(location.line):\(location.column)",
        ]
        lines += frame
        if !frame.isEmpty { lines.append(palette(.boldBlue, "\(margin) |")) }
        if let help = finding.help { lines += note("help", help, margin) }
        if let why = finding.why { lines += note("why", why, margin) }
        if let fix = finding.fixes.first(where: { $0.safety == finding.safety }) {
            // Most titles only say the help again.
            let title = fix.title.lowercased() == finding.help?.lowercased() ? "" : " — \(fix.title)"
            lines += note("fix", fix.safety.rawValue + title, margin, fix.safety == .safe ? .boldGreen : .boldYellow)
        }
        for fix in finding.fixes.dropFirst() where fix.safety == .unsafe && finding.safety == .safe {
            lines += note("or", "unsafe — \(fix.title)", margin, .boldYellow)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func note(_ label: String, _ text: String, _ margin: String, _ style: Palette.Style = .bold) -> [String] {
        let indent = margin + String(repeating: " ", count: label.count + 5)
        return TextWrap.lines(text, width: Self.proseWidth).enumerated().map { index, line in
            index == 0 ? "\(margin) \(palette(.boldBlue, "=")) \(palette(style, "\(label):")) \(line)" : indent + line
        }
    }
}
