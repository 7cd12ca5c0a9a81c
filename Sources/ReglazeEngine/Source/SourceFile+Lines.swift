/// A file's text by lines.
extension SourceFile {
    /// The text of a byte range.
    public func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The byte offset at which the line that holds `offset` starts.
    public func lineStart(of offset: Int) -> Int { lines.starts[lines.position(of: offset).line - 1] }

    /// The byte offset of the line break that ends the line which holds `offset`, or the end of the file.
    public func lineEnd(of offset: Int) -> Int {
        var end = offset
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        return end
    }

    /// The white space at the start of the line that holds `offset`.
    public func indentation(ofLineAt offset: Int) -> String {
        let start = lineStart(of: offset)
        let end = bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
        return text(of: start..<end)
    }

    /// Whether only white space stands before `offset` on its line.
    public func isFirstOnLine(_ offset: Int) -> Bool {
        bytes[lineStart(of: offset)..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// Whether only white space stands from `offset` to the end of its line.
    public func isLastOnLine(_ offset: Int) -> Bool {
        bytes[offset..<lineEnd(of: offset)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// What goes when the code in `range` goes: its whole lines, with their ending, where nothing else stands on them; else the
    /// code alone, and the blanks before it when it ends its line.
    public func removal(of range: Range<Int>) -> Range<Int> {
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
}
