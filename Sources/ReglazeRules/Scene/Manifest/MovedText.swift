import ReglazeEngine
import SwiftSyntax

/// How far code reaches that moves: its comments go with it.
extension SourceFile {
    /// Where the comment starts that stands directly above a node, or the node itself, at the start of its line.
    func commentStart(of node: Syntax) -> Int {
        let own = node.textRange.lowerBound
        var start = own
        var offset = node.position.utf8Offset
        var newlines = 0
        for piece in node.leadingTrivia {
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): newlines += count
            case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
                if text.contains("MARK:") {
                    start = own
                } else if start == own || newlines > 1 {
                    start = offset
                }
                newlines = 0
            case .spaces, .tabs: break
            default: newlines = 0
            }
            offset += piece.sourceLength.utf8Length
        }
        // A blank line between the comment and the code: the comment is about something else.
        if newlines > 1 { start = own }
        return isFirstOnLine(start) ? lineStart(of: start) + indentation(ofLineAt: start).utf8.count : start
    }

    /// Past a comment that follows the node on its last line.
    func endOfTrailingComment(of node: Syntax) -> Int {
        var end = node.textRange.upperBound
        var offset = end
        for piece in node.trailingTrivia {
            offset += piece.sourceLength.utf8Length
            if piece.isComment { end = offset }
        }
        return end
    }

    /// Whether a blank line stands above the line that holds `offset`.
    func hasBlankLine(before offset: Int) -> Bool {
        let start = lineStart(of: offset)
        guard start > 0 else { return false }
        let above = lineStart(of: start - 1)
        return bytes[above..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }

    /// A removal of whole lines, with the blank lines that it would leave: the ones above it where nothing or the end of a block
    /// follows, or where there are some on both sides; the ones below it where it opens a block.
    func closingGap(around range: Range<Int>) -> Range<Int> {
        guard range.lowerBound == lineStart(of: range.lowerBound), range.upperBound == bytes.count || range.upperBound > 0 else {
            return range
        }
        var start = range.lowerBound
        while hasBlankLine(before: start) { start = lineStart(of: start - 1) }
        var end = range.upperBound
        while end < bytes.count, isLastOnLine(lineStart(of: end)) && lineStart(of: end) == end {
            let next = nextLineStart(after: end)
            guard next > end else { break }
            end = next
        }
        let after = end < bytes.count ? bytes[end...].first { $0 != 0x20 && $0 != 0x09 } : nil
        let before = bytes[..<start].last { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        if before == UInt8(ascii: "{"), start == range.lowerBound { return range.lowerBound..<end }
        if after == nil || after == UInt8(ascii: "}") { return start..<range.upperBound }
        if start < range.lowerBound, end > range.upperBound { return range.lowerBound..<end }
        return range
    }

    /// Whether nothing but blank lines stands in a range.
    func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }

    /// By how much the members of a type are indented.
    func memberIndentation(of type: TypeDeclaration) -> String {
        guard let first = type.members.first, isFirstOnLine(first.textRange.lowerBound) else { return "    " }
        let indentation = self.indentation(ofLineAt: first.textRange.lowerBound)
        return indentation.isEmpty ? "    " : indentation
    }
}
