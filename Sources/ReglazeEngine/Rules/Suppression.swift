import SwiftSyntax

/// The `// reglaze:ignore RULE — why` comments of one file. One silences its own line, or the next line of code when it stands alone.
struct Suppression {
    /// The rule that reports an ignore that suppresses nothing.
    static let about = About(
        id: "reglaze/unused-ignore", summary: "A reglaze:ignore comment that suppresses nothing", severity: .warning,
        since: Since(os: 13), triggers: ["reglaze:ignore"],
        why: """
            A comment that suppresses nothing hides the next real finding on its line, and tells readers of a problem that is not \
            there. Delete it, or correct the rule's name.
            """,
        source: "Reglaze itself", examples: [])

    private struct Comment {
        let range: Range<Int>
        let line: Int
        let standsAlone: Bool
        let selectors: [String]
    }

    private let file: SourceFile
    private let comments: [Comment]

    static func mayOccur(in file: SourceFile) -> Bool { file.contains("reglaze:ignore") }

    init(_ file: SourceFile) {
        self.file = file
        var comments: [Comment] = []
        if file.kind == .swift {
            Self.readTrivia(of: file, into: &comments)
        } else {
            Self.readLines(of: file, into: &comments)
        }
        self.comments = comments
    }

    /// The findings that no comment silences, and one for each comment that silences none of the rules that were run.
    func apply(to findings: [Finding], chosen: [RuleID], known: [RuleID]) -> [Finding] {
        var used = Set<Int>()
        let kept = findings.filter { finding in
            let silencing = comments.indices.filter { index in
                let comment = comments[index]
                let line = finding.location.line
                guard comment.line == line || (comment.standsAlone && self.line(below: comment) == line) else { return false }
                return comment.selectors.contains { finding.rule.isSelected(by: $0) }
            }
            used.formUnion(silencing)
            return silencing.isEmpty
        }
        let unused = comments.indices.filter { index in
            !used.contains(index)
                && comments[index].selectors.allSatisfy { selector in
                    // A rule that exists and was not run was left out by `--only` or `--skip`.
                    !selector.contains("/") || chosen.contains { $0.isSelected(by: selector) }
                        || !known.contains { $0.isSelected(by: selector) }
                }
        }
        return kept
            + unused.map { index in
                let comment = comments[index]
                let names = comment.selectors.joined(separator: ", ")
                return Finding(
                    rule: Self.about.id, severity: Self.about.severity, location: file.location(of: comment.range),
                    message: names.isEmpty
                        ? "This `reglaze:ignore` names no rule"
                        : "This `reglaze:ignore` suppresses nothing: no finding of \(names) here",
                    help: names.isEmpty ? "write `reglaze:ignore RULE — why`" : "delete the comment, or correct the rule's name",
                    since: Self.about.since)
            }
    }

    /// The next line after a comment that stands alone which is no comment of this kind, and none that its reason goes on in.
    private func line(below comment: Comment) -> Int {
        var line = file.lines.position(of: max(comment.range.upperBound - 1, comment.range.lowerBound)).line + 1
        while comments.contains(where: { $0.line == line && $0.standsAlone }) || isLineComment(line) { line += 1 }
        return line
    }

    /// Whether nothing but a `//` comment stands on a line.
    private func isLineComment(_ line: Int) -> Bool {
        guard file.kind == .swift || file.kind == .objectiveC, line <= file.lines.starts.count else { return false }
        return file.bytes[file.lines.starts[line - 1]...].drop { $0 == 0x20 || $0 == 0x09 }.starts(with: [0x2F, 0x2F])
    }

    private static func readTrivia(of file: SourceFile, into comments: inout [Comment]) {
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            var offset = token.position.utf8Offset
            for piece in token.leadingTrivia {
                Self.read(piece, at: offset, in: file, into: &comments)
                offset += piece.sourceLength.utf8Length
            }
            offset = token.endPositionBeforeTrailingTrivia.utf8Offset
            for piece in token.trailingTrivia {
                Self.read(piece, at: offset, in: file, into: &comments)
                offset += piece.sourceLength.utf8Length
            }
        }
    }

    /// Other languages: what follows the `//`, `/*` or `<!--` before the words, up to the end of the line or of the comment.
    private static func readLines(of file: SourceFile, into comments: inout [Comment]) {
        let mark = Array("reglaze:ignore".utf8)
        var start = 0
        while let hit = ByteSearch.firstIndex(of: mark, in: file.bytes, from: start) {
            start = hit + mark.count
            let lineStart = file.lines.starts[file.lines.position(of: hit).line - 1]
            let before = String(decoding: file.bytes[lineStart..<hit], as: UTF8.self)
            guard let opening = ["<!--", "//", "/*"].first(where: { before.trimmedEnd.hasSuffix($0) }) else { continue }
            let end = file.bytes[hit...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? file.bytes.count
            var text = String(decoding: file.bytes[hit..<end], as: UTF8.self)
            for closing in ["-->", "*/"] {
                if let place = text.firstRange(of: closing) { text = String(text[..<place.lowerBound]) }
            }
            let from = hit - before.utf8.count + before.trimmedEnd.utf8.count - opening.utf8.count
            guard file.kind != .objectiveC || isComment(hit..<hit + mark.count, openedAt: from, in: file) else { continue }
            read(.lineComment("//" + text), at: from, in: file, into: &comments)
        }
    }

    /// Whether the words are in a comment of an Objective-C file and not in a string.
    private static func isComment(_ words: Range<Int>, openedAt opening: Int, in file: SourceFile) -> Bool {
        if let node = file.objectiveC?.node(covering: words) {
            if node.isComment { return true }
            if ([node] + node.ancestors).contains(where: { $0.kind.contains("string") }) { return false }
        }
        // Comments of a macro's definition are not in the tree, nor is anything where there is no parser.
        let start = file.lines.starts[file.lines.position(of: opening).line - 1]
        return !isQuoted(file.bytes[start..<opening])
    }

    /// Whether what follows `line` on the same line is in a string.
    private static func isQuoted(_ line: ArraySlice<UInt8>) -> Bool {
        var quote: UInt8?
        var rest = line
        while let byte = rest.popFirst() {
            switch (byte, quote) {
            case (UInt8(ascii: "\\"), _?): rest = rest.dropFirst()
            case (_, let open?): if byte == open { quote = nil }
            case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = byte
            case (UInt8(ascii: "/"), nil) where rest.first == UInt8(ascii: "/"): return false
            case (UInt8(ascii: "/"), nil) where rest.first == UInt8(ascii: "*"):
                guard let end = ByteSearch.firstIndex(of: Array("*/".utf8), in: Array(rest), from: 1) else { return false }
                rest = rest.dropFirst(end + 2)
            default: break
            }
        }
        return quote != nil
    }

    private static func read(_ piece: TriviaPiece, at offset: Int, in file: SourceFile, into comments: inout [Comment]) {
        let text: String
        switch piece {
        case .lineComment(let comment), .blockComment(let comment): text = comment
        default: return
        }
        guard let mark = text.firstRange(of: "reglaze:ignore") else { return }
        let before = text[..<mark.lowerBound].drop { $0 == "/" || $0 == "*" || $0 == " " }
        guard before.isEmpty else { return }
        let words = text[mark.upperBound...].split { $0 == " " || $0 == "," || $0 == "\t" }
        let selectors = words.prefix { word in
            !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "-" } && word != "-"
                && word != "--"
        }
        let line = file.lines.position(of: offset).line
        let start = file.lines.starts[line - 1]
        let standsAlone = file.bytes[start..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        // The words of a reason that follows without a dash are not names: only the first, and what looks like an id.
        let names = selectors.enumerated().filter { $0.offset == 0 || $0.element.contains("/") }.map { String($0.element) }
        comments.append(
            Comment(range: offset..<(offset + text.utf8.count), line: line, standsAlone: standsAlone, selectors: names))
    }
}

extension String {
    /// Without blanks at the end.
    fileprivate var trimmedEnd: Substring {
        var text = self[...]
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
