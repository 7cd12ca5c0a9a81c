import ReglazeEngine
import SwiftSyntax

/// How a file's text is laid out in lines, as a rewrite has to keep it.
extension SourceFile {
    /// The text of a byte range.
    func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The byte offset at which the line that holds `offset` starts.
    func lineStart(of offset: Int) -> Int { lines.starts[lines.position(of: offset).line - 1] }

    /// The byte offset of the line break that ends the line which holds `offset`, or the end of the file.
    func lineEnd(of offset: Int) -> Int {
        var end = offset
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        return end
    }

    /// The byte offset behind the ending of the line that holds `offset`.
    func nextLineStart(after offset: Int) -> Int {
        lines.range(ofLine: lines.position(of: offset).line)?.upperBound ?? bytes.count
    }

    /// The white space at the start of the line that holds `offset`.
    func indentation(ofLineAt offset: Int) -> String {
        let start = lineStart(of: offset)
        let end = bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
        return text(of: start..<end)
    }

    /// Whether only white space stands before `offset` on its line.
    func isFirstOnLine(_ offset: Int) -> Bool {
        bytes[lineStart(of: offset)..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// Whether only white space stands from `offset` to the end of its line.
    func isLastOnLine(_ offset: Int) -> Bool {
        bytes[offset..<lineEnd(of: offset)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// What goes when the code in `range` goes: its whole lines, with their ending, where nothing else stands on them; else the
    /// code alone, and the blanks before it when it ends its line.
    func removal(of range: Range<Int>) -> Range<Int> {
        let first = isFirstOnLine(range.lowerBound)
        let last = isLastOnLine(range.upperBound)
        if first && last {
            var end = lineEnd(of: range.upperBound)
            if end < bytes.count, bytes[end] == 0x0D { end += 1 }
            if end < bytes.count, bytes[end] == 0x0A, end == lineEnd(of: range.upperBound) || bytes[end - 1] == 0x0D { end += 1 }
            let start = lineStart(of: range.lowerBound)
            guard end == bytes.count, end == lineEnd(of: range.upperBound), start > 0 else { return start..<end }
            // The last line has no ending: the one before it takes its place.
            let ending = start >= 2 && bytes[start - 2] == 0x0D && bytes[start - 1] == 0x0A ? 2 : 1
            return (start - ending)..<end
        }
        if last {
            var start = range.lowerBound
            while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
            return start..<range.upperBound
        }
        if first {
            // A comment follows on the line: it keeps the line, and its place in it.
            var end = range.upperBound
            while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
            return range.lowerBound..<end
        }
        return range
    }

    /// What one level of indentation is in this file: a tab, or the step of spaces that occurs most, four where none does.
    var indentationUnit: String {
        var counts: [Int: Int] = [:]
        var previous = 0
        for start in lines.starts.prefix(400) {
            var end = start
            while end < bytes.count, bytes[end] == 0x20 { end += 1 }
            if end < bytes.count, bytes[end] == 0x09, end == start { return "\t" }
            guard end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D else { continue }
            let step = end - start - previous
            if (2...8).contains(step) { counts[step, default: 0] += 1 }
            previous = end - start
        }
        let most = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
        return String(repeating: " ", count: most?.key ?? 4)
    }

    /// One level more than `indentation`: in a file that mixes tabs and spaces, what the line itself uses.
    func indentationUnit(after indentation: String) -> String {
        if indentation.contains("\t") { return "\t" }
        let unit = indentationUnit
        return unit == "\t" && !indentation.isEmpty ? "    " : unit
    }

    /// What goes when a statement goes: its lines, the comments right above it, and a blank line that would be left over at the
    /// start of its block or beside another blank line.
    func removal(ofStatement item: CodeBlockItemSyntax) -> Range<Int> {
        var range = removal(of: item.textRange)
        guard isFirstOnLine(item.textRange.lowerBound), range.lowerBound == lineStart(of: item.textRange.lowerBound) else {
            return range
        }
        for _ in commentsRight(above: item) where range.lowerBound > 0 {
            range = lineStart(of: range.lowerBound - 1)..<range.upperBound
        }
        let before = text(of: lineStart(of: max(range.lowerBound - 1, 0))..<range.lowerBound).trimmingWhitespace()
        let isBlankAfter = isFirstOnLine(lineEnd(of: range.upperBound)) && range.upperBound < bytes.count
        if isBlankAfter, before.isEmpty || before.hasSuffix("{") || before.hasSuffix(" in") {
            var end = lineEnd(of: range.upperBound)
            while end < bytes.count, bytes[end] == 0x0D || bytes[end] == 0x0A {
                end += 1
                if bytes[end - 1] == 0x0A { break }
            }
            range = range.lowerBound..<end
        } else if text(of: range.upperBound..<lineEnd(of: range.upperBound)).trimmingWhitespace().hasPrefix("}") {
            // No blank line before a closing brace.
            while range.lowerBound > 0 {
                let previous = lineStart(of: range.lowerBound - 1)
                guard text(of: previous..<range.lowerBound).trimmingWhitespace().isEmpty else { break }
                range = previous..<range.upperBound
            }
        }
        return range
    }

    /// The line comments on the lines right above `node`, in order.
    func commentsRight(above node: some SyntaxProtocol) -> [String] {
        var comments: [String] = []
        var start = lineStart(of: node.textRange.lowerBound)
        while start > 0 {
            let previous = lineStart(of: start - 1)
            let line = text(of: previous..<start).trimmingWhitespace()
            guard line.hasPrefix("//"), !line.hasPrefix("// MARK"), !line.hasPrefix("// reglaze:") else { break }
            comments.insert(line, at: 0)
            start = previous
        }
        return comments
    }
}

extension String {
    func trimmingWhitespace() -> String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
