import ReglazeEngine
import SwiftSyntax

/// The lines of code that moves, at another depth.
enum MovedLines {
    /// The lines of statements at a depth, with the blank lines between them.
    static func statementLines(
        _ items: [CodeBlockItemSyntax], _ patches: Patches, in file: SourceFile, to depth: String
    ) -> [String] {
        var result: [String] = []
        for item in items {
            let start = file.commentStart(of: Syntax(item))
            let end = file.endOfTrailingComment(of: Syntax(item))
            if !result.isEmpty, file.hasBlankLine(before: start) { result.append("") }
            result += lines(patches.text(of: start..<end), in: file, at: start, to: depth)
        }
        return result
    }

    /// The lines between a body's braces, with all their comments.
    static func bodyLines(
        of block: CodeBlockSyntax, _ patches: Patches, in file: SourceFile, to depth: String
    ) -> [String] {
        let range = block.leftBrace.textRange.upperBound..<block.rightBrace.textRange.lowerBound
        var lines = patches.text(of: range).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let blank: (String) -> Bool = { $0.allSatisfy(\.isWhitespace) }
        while let first = lines.first, blank(first) { lines.removeFirst() }
        while let last = lines.last, blank(last) { lines.removeLast() }
        let first = lines.first { !blank($0) } ?? ""
        let isInline = file.text(of: range).first { !$0.isWhitespace || $0.isNewline }?.isNewline == false
        let base = isInline ? " " : String(first.prefix { $0 == " " || $0 == "\t" })
        return lines.map { line in
            if blank(line) { return "" }
            return line.hasPrefix(base) ? depth + line.dropFirst(base.count) : line
        }.map { isInline ? String($0.reversed().drop { $0 == " " }.reversed()) : $0 }
    }

    /// The lines of a text that stands at `start`, at another depth.
    static func lines(_ text: String, in file: SourceFile, at start: Int, to depth: String) -> [String] {
        let isFirst = file.isFirstOnLine(start)
        let base = isFirst ? file.indentation(ofLineAt: start) : ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.enumerated().map { number, line in
            if number == 0 { return depth + line.drop { $0 == " " || $0 == "\t" } }
            if line.allSatisfy(\.isWhitespace) { return "" }
            // Directives of the compiler may stand at the margin.
            return line.hasPrefix(base) ? depth + line.dropFirst(base.count) : line
        }
    }
}
