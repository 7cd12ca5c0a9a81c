import ReglazeEngine
import SwiftSyntax

/// Shows the shell from iOS 26 on, and below it what the app shows today, with its modifiers and comments.
struct HostBranch {
    /// The view of the shell: `NativeNavContentView`.
    let view: String
    var arguments = ""
    let unit: String
    /// Whether the app still runs on systems below iOS 26.
    let needsFallback: Bool

    func edits(of host: HostCall) -> [Edit] {
        let file = host.file
        let item = host.item
        let bytes = file.bytes
        var start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        var end = item.endPositionBeforeTrailingTrivia.utf8Offset
        let lineStart = file.lines.starts[file.lines.position(of: start).line - 1]
        let isAlone = bytes[lineStart..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        let blanks = String(decoding: bytes[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
        let indent = isAlone ? blanks : blanks + unit

        // A comment behind it belongs to it, and so do those in the lines right above.
        let rest = bytes[end...].prefix { $0 != 0x0A && $0 != 0x0D }
        if String(decoding: rest, as: UTF8.self).drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//") { end += rest.count }
        let firstLine = file.lines.position(of: start).line
        var line = firstLine
        while isAlone, line > 1, text(of: line - 1, in: file).drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//") {
            line -= 1
        }
        if line < firstLine {
            start = file.lines.starts[line - 1] + text(of: line, in: file).prefix { $0 == " " || $0 == "\t" }.count
        }

        let split = host.keptCount == 0 ? ExprSyntax(host.call) : host.modifiers[host.keptCount - 1].call
        let splitEnd = split.endPositionBeforeTrailingTrivia.utf8Offset
        let hasTail = host.keptCount < host.modifiers.count
        let kept = lines(of: start..<(hasTail ? splitEnd : end), from: blanks, in: file)
        let tail = hasTail ? tail(of: splitEnd..<end, in: file) : []

        var result = branch(kept)
        if !tail.isEmpty, needsFallback { result = ["Group {"] + result.map { unit + $0 } + ["}"] }
        result += tail.map { needsFallback ? $0 : unit + $0 }
        var text = result.joined(separator: "\n\(indent)")
        if isAlone { return [Edit(path: file.path, range: start..<end, text: text)] }
        // `{ ComposeView() }` in one line.
        let before = bytes[..<start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
        let after = bytes[end...].prefix { $0 == 0x20 || $0 == 0x09 }.count
        text = "\n\(indent)\(text)\n\(blanks)"
        return [Edit(path: file.path, range: (start - before)..<(end + after), text: text)]
    }

    /// `if #available … else …`, its lines without the outer indentation.
    func branch(_ kept: [String]) -> [String] {
        guard needsFallback else { return ["\(view)(\(arguments))"] }
        return ["if #available(iOS 26.0, *) {", "\(unit)\(view)(\(arguments))", "} else {"]
            + kept.map { $0.isEmpty ? "" : unit + $0 } + ["}"]
    }

    /// The lines of a range, the first line's indentation taken off.
    private func lines(of range: Range<Int>, from indent: String, in file: SourceFile) -> [String] {
        let text = String(decoding: file.bytes[range], as: UTF8.self)
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            String(line.hasPrefix(indent) ? line.dropFirst(indent.count) : line)
        }
    }

    /// The modifiers that go around the branch, at its indentation.
    private func tail(of range: Range<Int>, in file: SourceFile) -> [String] {
        let text = String(decoding: file.bytes[range], as: UTF8.self)
        let trimmed = text.drop { $0.isWhitespace }
        let offset = range.upperBound - trimmed.utf8.count
        let start = file.lines.starts[file.lines.position(of: offset).line - 1]
        let blanks = String(decoding: file.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
        return lines(of: offset..<range.upperBound, from: blanks, in: file)
    }

    private func text(of line: Int, in file: SourceFile) -> String {
        let start = file.lines.starts[line - 1]
        return String(decoding: file.bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
}
