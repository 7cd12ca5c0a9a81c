/// Names a finding in a way that survives when lines are added above it: rule, path, the text of its line with blanks made
/// even, and which of several such findings it is.
public struct Fingerprint: Hashable, Sendable, Comparable {
    public let rule: RuleID
    public let path: String
    /// Sixteen hexadecimal digits.
    public let hash: String

    /// The fingerprints of `findings`, which must be in reading order, one each.
    ///
    /// - Parameter pathPrefix: stands before each path.
    public static func all(of findings: [Finding], pathPrefix: String = "", source: (String) -> SourceFile?) -> [Fingerprint] {
        var seen: [String: Int] = [:]
        return findings.map { finding in
            let line = source(finding.location.path).map { normalisedLine(finding.location.line, of: $0) } ?? ""
            let path = pathPrefix + finding.location.path
            let key = "\(finding.rule.text)\n\(path)\n\(line)"
            let occurrence = seen[key, default: 0]
            seen[key] = occurrence + 1
            return Fingerprint(rule: finding.rule, path: path, hash: hash("\(key)\n\(occurrence)"))
        }
    }

    public static func < (left: Fingerprint, right: Fingerprint) -> Bool {
        (left.path, left.rule, left.hash) < (right.path, right.rule, right.hash)
    }

    private static func normalisedLine(_ line: Int, of file: SourceFile) -> String {
        guard let range = file.lines.range(ofLine: line) else { return "" }
        return String(decoding: file.bytes[range], as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
    }

    /// FNV-1a, 64 bits: the same on every machine and in every version, which `Hasher` is not.
    private static func hash(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
