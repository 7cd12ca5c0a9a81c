/// What a file's change looks like to people, and to `git apply` and `patch -p1`.
///
/// Lines end at `\n`, as for those programs; a `\r` before it belongs to the line's text, and so does a byte-order mark.
public struct UnifiedDiff: Hashable, Sendable {
    /// The number of unchanged lines round a change.
    public static let contextLines = 3

    /// Relative to the project's root, with `/`.
    public let path: String
    /// Whether the file is made by the change.
    public let isNew: Bool
    /// In the order of the file. Empty when nothing changes, and for a new file without content.
    public let hunks: [Hunk]

    /// A run of changed lines with the unchanged ones round it.
    public struct Hunk: Hashable, Sendable {
        /// The first line, from 1, and the number of lines in the old file. As in the format itself, the line before when there
        /// is none.
        public let oldStart: Int
        public let oldCount: Int
        /// The same in the new file.
        public let newStart: Int
        public let newCount: Int
        public let lines: [Line]

        /// `@@ -12,7 +12,8 @@`.
        public var header: String { "@@ -\(Self.span(oldStart, oldCount)) +\(Self.span(newStart, newCount)) @@" }

        private static func span(_ start: Int, _ count: Int) -> String { count == 1 ? "\(start)" : "\(start),\(count)" }
    }

    public struct Line: Hashable, Sendable {
        public enum Kind: Character, Sendable {
            case context = " "
            case removed = "-"
            case added = "+"
        }
        public let kind: Kind
        /// Without the `\n`, with a `\r` where there is one.
        public let text: String
        /// Whether it is the last line of a file that doesn't end in `\n`.
        public let lacksNewline: Bool
    }

    public init(_ change: FileChange) {
        self.init(path: change.path, old: change.old?.content, new: change.new.content)
    }

    /// - Parameters:
    ///   - old: the whole content, nil for a file that is made.
    ///   - new: the whole content.
    public init(path: String, old: [UInt8]?, new: [UInt8]) {
        self.path = path
        isNew = old == nil
        let old = Self.lines(of: old ?? [])
        let new = Self.lines(of: new)
        hunks = Self.hunks(LineDiff(old, new).changes, old, new)
    }

    /// `--- a/App/Mail.swift` and `+++ b/App/Mail.swift`.
    public var headers: [String] {
        guard !(isNew && hunks.isEmpty) else {
            // A file without content has no hunk to stand in; only git's own header can tell of it.
            let (old, new) = (Self.name("a/\(path)", endsInTab: false), Self.name("b/\(path)", endsInTab: false))
            return ["diff --git \(old) \(new)", "new file mode 100644"]
        }
        return ["--- \(isNew ? "/dev/null" : Self.name("a/\(path)"))", "+++ \(Self.name("b/\(path)"))"]
    }

    /// The line that follows one which lacks a newline.
    public static let noNewline = #"\ No newline at end of file"#

    /// The whole diff without colour; empty when nothing changes.
    public var text: String {
        guard isNew || !hunks.isEmpty else { return "" }
        var text = ""
        for header in headers { text += header + "\n" }
        for hunk in hunks {
            text += hunk.header + "\n"
            for line in hunk.lines {
                text.append(line.kind.rawValue)
                text += line.text
                text += line.lacksNewline ? "\n\(Self.noNewline)\n" : "\n"
            }
        }
        return text
    }

    private static func hunks(_ changes: [LineDiff.Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Hunk] {
        var hunks: [Hunk] = []
        var first = 0
        while first < changes.count {
            var last = first
            while last + 1 < changes.count,
                changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * contextLines
            { last += 1 }
            hunks.append(hunk(changes[first...last], old, new))
            first = last + 1
        }
        return hunks
    }

    private static func hunk(
        _ changes: ArraySlice<LineDiff.Change>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
    ) -> Hunk {
        guard let first = changes.first, let last = changes.last else {
            return Hunk(oldStart: 0, oldCount: 0, newStart: 0, newCount: 0, lines: [])
        }
        let before = min(contextLines, first.old.lowerBound)
        let after = min(contextLines, old.count - last.old.upperBound)
        let oldRange = (first.old.lowerBound - before)..<(last.old.upperBound + after)
        let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
        var lines: [Line] = []
        var next = oldRange.lowerBound
        for change in changes {
            lines += old[next..<change.old.lowerBound].map { line(.context, $0) }
            lines += old[change.old].map { line(.removed, $0) }
            lines += new[change.new].map { line(.added, $0) }
            next = change.old.upperBound
        }
        lines += old[next..<oldRange.upperBound].map { line(.context, $0) }
        return Hunk(
            oldStart: oldRange.isEmpty ? oldRange.lowerBound : oldRange.lowerBound + 1, oldCount: oldRange.count,
            newStart: newRange.isEmpty ? newRange.lowerBound : newRange.lowerBound + 1, newCount: newRange.count, lines: lines)
    }

    private static func line(_ kind: Line.Kind, _ bytes: ArraySlice<UInt8>) -> Line {
        let lacksNewline = bytes.last != 0x0A
        let text = String(decoding: lacksNewline ? bytes : bytes.dropLast(), as: UTF8.self)
        return Line(kind: kind, text: text, lacksNewline: lacksNewline)
    }

    /// The lines of `bytes`, each with its `\n`.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = ByteSearch.firstIndex(of: [0x0A], in: bytes, from: start).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }

    /// A name as git writes it: in C's quotes when it holds a quote, a backslash or a control character; with a tab behind it when
    /// it holds a space, for `patch` would end the name there.
    private static func name(_ name: String, endsInTab: Bool = true) -> String {
        guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
        else { return endsInTab && name.contains(" ") ? name + "\t" : name }
        var quoted = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 8)
                quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return "\"\(quoted)\""
    }
}

extension SourceFile {
    /// The whole content as it stands on disk, a byte-order mark included.
    var content: [UInt8] { hasByteOrderMark ? [0xEF, 0xBB, 0xBF] + bytes : bytes }
}
