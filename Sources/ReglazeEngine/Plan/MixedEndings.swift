/// In a file whose lines do not all end alike: how the lines that edits replace ended, so that those which only move end as before.
struct MixedEndings {
    /// By the text of a line without white space around it, in order.
    private var endings: [[UInt8]: [String]] = [:]

    /// nil for a file whose lines all end alike.
    init?(of file: SourceFile, replacedBy edits: [Edit]) {
        guard file.hasMixedLineEndings else { return nil }
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            var line: [UInt8] = []
            for byte in file.bytes[edit.range] {
                guard byte == 0x0A else {
                    line.append(byte)
                    continue
                }
                endings[Self.trimmed(line), default: []].append(line.last == 0x0D ? "\r\n" : "\n")
                line = []
            }
            // The ending of a last line that is replaced whole stands behind the span.
            let rest = file.bytes[edit.range.upperBound...].prefix { $0 != 0x0A }
            let isWhole = rest.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
            guard isWhole, edit.range.upperBound + rest.count < file.bytes.count else { continue }
            endings[Self.trimmed(line), default: []].append(rest.last == 0x0D ? "\r\n" : "\n")
        }
    }

    /// How the first of the lines with this text ended that was not asked for yet; nil for a line that is new.
    mutating func ending(of line: [UInt8]) -> String? {
        let text = Self.trimmed(line)
        guard var known = endings[text], !known.isEmpty else { return nil }
        let first = known.removeFirst()
        endings[text] = known
        return first
    }

    private static func trimmed(_ line: [UInt8]) -> [UInt8] {
        func isWhite(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
        guard let first = line.firstIndex(where: { !isWhite($0) }), let last = line.lastIndex(where: { !isWhite($0) }) else {
            return []
        }
        return Array(line[first...last])
    }
}
