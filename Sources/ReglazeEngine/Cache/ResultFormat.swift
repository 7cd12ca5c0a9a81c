/// A check's result as bytes: a table of the strings, each once, and numbers that point into it. Reading it takes a fraction of the
/// time that JSON takes.
enum ResultFormat {
    /// Changes with every change below; it is part of the key.
    static let version = 2

    static func encode(_ result: Checker.Result) -> [UInt8] {
        var writer = ByteWriter()
        writer.list(result.findings) { writer, finding in encode(finding, to: &writer) }
        writer.list(result.skipped) { writer, file in
            writer.string(file.path)
            writer.string(file.reason)
            writer.number(file.others)
        }
        return writer.finished
    }

    /// nil for bytes that `encode` has not made.
    static func decode(_ bytes: [UInt8]) -> Checker.Result? {
        do throws(ByteReader.Broken) {
            var reader = try ByteReader(bytes)
            let findings = try reader.list { reader throws(ByteReader.Broken) in try finding(from: &reader) }
            let skipped = try reader.list { reader throws(ByteReader.Broken) in
                UnreadableFile(path: try reader.string(), reason: try reader.string(), others: try reader.number())
            }
            return reader.isAtEnd ? Checker.Result(findings: findings, skipped: skipped) : nil
        } catch {
            return nil
        }
    }

    private static func encode(_ finding: Finding, to writer: inout ByteWriter) {
        writer.string(finding.rule.text)
        writer.string(finding.severity.rawValue)
        writer.string(finding.location.path)
        writer.number(finding.location.line)
        writer.number(finding.location.column)
        writer.number(finding.location.endLine)
        writer.number(finding.location.endColumn)
        writer.string(finding.message)
        writer.optional(finding.help)
        writer.number(finding.since.sdk)
        writer.number(finding.since.os.major)
        writer.number(finding.since.os.minor)
        writer.list(finding.fixes) { writer, fix in encode(fix, to: &writer) }
        writer.optional(finding.why)
    }

    private static func finding(from reader: inout ByteReader) throws(ByteReader.Broken) -> Finding {
        let rule = RuleID(try reader.string())
        guard let severity = Severity(rawValue: try reader.string()) else { throw ByteReader.Broken() }
        let location = Location(
            path: try reader.string(), line: try reader.number(), column: try reader.number(), endLine: try reader.number(),
            endColumn: try reader.number())
        let message = try reader.string()
        let help = try reader.optional()
        let since = Since(sdk: try reader.number(), os: OSVersion(try reader.number(), try reader.number()))
        let fixes = try reader.list { reader throws(ByteReader.Broken) in try fix(from: &reader) }
        return Finding(
            rule: rule, severity: severity, location: location, message: message, help: help, since: since, fixes: fixes,
            why: try reader.optional())
    }

    private static func encode(_ fix: Fix, to writer: inout ByteWriter) {
        writer.string(fix.safety.rawValue)
        writer.string(fix.title)
        writer.list(fix.edits) { writer, edit in
            writer.string(edit.path)
            writer.number(edit.range.lowerBound)
            writer.number(edit.range.count)
            writer.string(edit.text)
        }
        writer.list(fix.newFiles) { writer, file in
            writer.string(file.path)
            writer.string(file.text)
        }
    }

    private static func fix(from reader: inout ByteReader) throws(ByteReader.Broken) -> Fix {
        guard let safety = Safety(rawValue: try reader.string()) else { throw ByteReader.Broken() }
        let title = try reader.string()
        let edits = try reader.list { reader throws(ByteReader.Broken) in
            let path = try reader.string()
            let start = try reader.number()
            let (end, overflows) = start.addingReportingOverflow(try reader.number())
            guard !overflows else { throw ByteReader.Broken() }
            return Edit(path: path, range: start..<end, text: try reader.string())
        }
        let newFiles = try reader.list { reader throws(ByteReader.Broken) in
            NewFile(path: try reader.string(), text: try reader.string())
        }
        return Fix(safety, title, edits: edits, newFiles: newFiles)
    }
}
