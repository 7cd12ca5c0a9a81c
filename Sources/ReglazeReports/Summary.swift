import ReglazeEngine

/// The counts at the end of a report.
public struct Summary: Hashable, Sendable {
    public let files: Int
    public let errors: Int
    public let warnings: Int
    public let notes: Int
    /// Findings that `migrate --write` rewrites.
    public let safeFixes: Int
    /// Findings that `migrate --write --unsafe-fixes` rewrites besides.
    public let unsafeFixes: Int

    public init(_ findings: [Finding], files: Int) {
        self.files = files
        errors = findings.count { $0.severity == .error }
        warnings = findings.count { $0.severity == .warning }
        notes = findings.count { $0.severity == .note }
        safeFixes = findings.count { $0.safety == .safe }
        unsafeFixes = findings.count { $0.safety == .unsafe }
    }

    public var findings: Int { errors + warnings + notes }
    /// Findings without a fix.
    public var leftAlone: Int { findings - safeFixes - unsafeFixes }

    /// "1 error, 31 warnings, 4 notes", the kinds that there are.
    public var severities: String {
        let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }.map { Self.count($0, $1) }
        return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
    }

    /// "1 file", "2 files".
    static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
