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

    /// The whole lines of `range`, and one of the blank lines around it where both sides have one, or where it is first or last in
    /// its block.
    func removalOfLines(_ range: Range<Int>) -> Range<Int> {
        let whole = removal(of: range)
        guard isFirstOnLine(range.lowerBound), isLastOnLine(range.upperBound), whole.lowerBound > 0 else { return whole }
        let below = whole.upperBound < bytes.count ? bytes[whole.upperBound..<lineEnd(of: whole.upperBound)] : []
        let isLast = below.allSatisfy { $0 == 0x20 || $0 == 0x09 } || below.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "}")
        if hasBlankLine(before: whole.lowerBound), isLast {
            return lineStart(of: whole.lowerBound - 1)..<whole.upperBound
        }
        let above = lineStart(of: whole.lowerBound - 1)
        let opens = bytes[above..<whole.lowerBound].last { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "{")
        if opens, whole.upperBound < bytes.count, below.isEmpty || below.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
            return whole.lowerBound..<nextLineStart(after: whole.upperBound)
        }
        return whole
    }

    /// By how much the members of a type are indented.
    func memberIndentation(of type: TypeDeclaration) -> String {
        guard let first = type.members.first, isFirstOnLine(first.textRange.lowerBound) else { return "    " }
        let indentation = self.indentation(ofLineAt: first.textRange.lowerBound)
        return indentation.isEmpty ? "    " : indentation
    }
}
