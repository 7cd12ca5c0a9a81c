import ReglazeEngine
import SwiftSyntax

/// How a file's text is laid out in lines, as a rewrite has to keep it.
extension SourceFile {
    /// The byte offset behind the ending of the line that holds `offset`.
    func nextLineStart(after offset: Int) -> Int {
        lines.range(ofLine: lines.position(of: offset).line)?.upperBound ?? bytes.count
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
    func commentsRight(above node: some SyntaxProtocol) -> [String] { commentsRight(aboveLineOf: node.textRange.lowerBound) }

    /// The line comments on the lines right above the one that `offset` is in, in order.
    func commentsRight(aboveLineOf offset: Int) -> [String] {
        var comments: [String] = []
        var start = lineStart(of: offset)
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
