import ReglazeEngine

/// GitHub's workflow commands: each finding becomes an annotation at its line.
public struct GitHubReporter: Reporter {
    private let pathPrefix: String

    /// - Parameter pathPrefix: what leads from the checkout to the project's root, with a final `/`.
    public init(pathPrefix: String = "") { self.pathPrefix = pathPrefix }

    public func text(of report: Report) -> String {
        report.findings.map { command($0, in: report.source($0.location.path)) + "\n" }.joined()
    }

    private func command(_ finding: Finding, in file: SourceFile?) -> String {
        let location = finding.location
        var properties = [("file", pathPrefix + location.path), ("line", "\(location.line)"), ("endLine", "\(location.endLine)")]
        // GitHub refuses columns where an annotation spans lines.
        if location.line == location.endLine {
            let converter = ColumnConverter(file)
            properties += [
                ("col", "\(converter.utf16Column(line: location.line, column: location.column))"),
                ("endColumn", "\(converter.utf16Column(line: location.endLine, column: location.endColumn))"),
            ]
        }
        properties.append(("title", finding.rule.text))
        let level = finding.severity == .note ? "notice" : finding.severity.rawValue
        let text = [finding.message, finding.help, finding.why].compactMap { $0 }.joined(separator: "\n")
        return "::\(level) \(properties.map { "\($0)=\(Self.escaped($1, inProperty: true))" }.joined(separator: ","))"
            + "::\(Self.escaped(text, inProperty: false))"
    }

    private static func escaped(_ text: String, inProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where inProperty: result += "%3A"
            case "," where inProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
