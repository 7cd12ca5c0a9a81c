import ReglazeEngine

/// The lines that Xcode reads out of a build phase: `/path/File.swift:12:9: warning: message [rule]`.
public struct XcodeReporter: Reporter {
    public init() {}

    public func text(of report: Report) -> String {
        report.findings.map { finding in
            let place = "\(report.project.root)/\(finding.location.path):\(finding.location.line):\(finding.location.column)"
            let message = finding.message.split(whereSeparator: \.isNewline).joined(separator: " ")
            return "\(place): \(finding.severity.rawValue): \(message) [\(finding.rule)]\n"
        }.joined()
    }
}
