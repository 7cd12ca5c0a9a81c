import ReglazeEngine
import SwiftSyntax

/// The lines of code that moves, at another depth.
enum MovedLines {
    /// The lines of statements at a depth, with the blank lines between them.
    static func statementLines(
        _ items: [CodeBlockItemSyntax], _ patches: Patches, in file: SourceFile, to depth: String
    ) -> [String] {
        var result: [String] = []
        for (number, item) in items.enumerated() {
            var start = file.commentStart(of: Syntax(item))
            // Between two statements that were neighbours, every comment goes along.
            if number > 0, items[number - 1].endPosition == item.position {
                let gap = file.endOfTrailingComment(of: Syntax(items[number - 1]))..<start
                let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 == UInt8(ascii: ";") }
                start = file.bytes[gap].firstIndex { !isBlank($0) } ?? start
            }
            let end = file.endOfTrailingComment(of: Syntax(item))
            if !result.isEmpty, file.hasBlankLine(before: start) { result.append("") }
            let own = Syntax(item).textRange.lowerBound
            result += lines(patches.text(of: start..<end), in: file, at: start, code: own, to: depth)
        }
        return result
    }

    /// The lines between a body's braces, with all their comments.
    static func bodyLines(
        of block: CodeBlockSyntax, _ patches: Patches, in file: SourceFile, to depth: String
    ) -> [String] {
        let range = block.leftBrace.textRange.upperBound..<block.rightBrace.textRange.lowerBound
        let written = file.text(of: range).replacing("\r\n", with: "\n")
        var lines = patches.text(of: range).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let blank: (String) -> Bool = { $0.allSatisfy(\.isWhitespace) }
        while let first = lines.first, blank(first) { lines.removeFirst() }
        while let last = lines.last, blank(last) { lines.removeLast() }
        var opening: [String] = []
        // A comment behind the opening brace gets a line of its own.
        let startsInLine = written.prefix { $0 != "\n" }.contains { !$0.isWhitespace }
        if lines.count > 1, startsInLine, written.contains("\n") {
            opening = [depth + lines.removeFirst().trimmingBlanks]
            while let first = lines.first, blank(first) { lines.removeFirst() }
        }
        let first = lines.first { !blank($0) } ?? ""
        let isInline = opening.isEmpty && written.first { !$0.isWhitespace || $0.isNewline }?.isNewline == false
        let base = isInline ? " " : String(first.prefix { $0 == " " || $0 == "\t" })
        let shifts = canShift(lines, from: base)
        return opening
            + lines.map { line in
                if !shifts { return line }
                if blank(line) { return "" }
                return line.hasPrefix(base) ? depth + line.dropFirst(base.count) : line
            }.map { isInline ? String($0.reversed().drop { $0 == " " }.reversed()) : $0 }
    }

    /// Whether all lines can go to another depth together. A string of several lines whose end stands further left would change.
    private static func canShift(_ lines: some Sequence<String>, from base: String) -> Bool {
        lines.allSatisfy { line in
            line.allSatisfy(\.isWhitespace) || line.hasPrefix(base) || line.hasPrefix("#") || line.hasPrefix("//")
        }
    }

    /// The lines of a text that stands at `start`, at another depth.
    /// - Parameter code: where its code starts, which tells its depth: comments above it may stand at the margin.
    static func lines(_ text: String, in file: SourceFile, at start: Int, code: Int? = nil, to depth: String) -> [String] {
        let code = code ?? start
        let base = file.isFirstOnLine(code) ? file.indentation(ofLineAt: code) : ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let shifts = canShift(lines.dropFirst(), from: base)
        return lines.enumerated().map { number, line in
            if number == 0 { return depth + line.drop { $0 == " " || $0 == "\t" } }
            if !shifts { return line }
            if line.allSatisfy(\.isWhitespace) { return "" }
            // Directives of the compiler may stand at the margin.
            return line.hasPrefix(base) ? depth + line.dropFirst(base.count) : line
        }
    }
}

extension String {
    /// Without spaces and tabs at both ends.
    fileprivate var trimmingBlanks: String {
        let start = drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}

extension FunctionDeclSyntax {
    /// Whether a comment stands between the function's first word and `brace`.
    func hasComments(before brace: TokenSyntax) -> Bool {
        tokens(viewMode: .sourceAccurate).enumerated().contains { number, token in
            guard token.position <= brace.position else { return false }
            let isFirst = number == 0
            let isBrace = token.id == brace.id
            return !isFirst && token.leadingTrivia.contains(where: \.isComment)
                || !isBrace && token.trailingTrivia.contains(where: \.isComment)
        }
    }
}
