import ReglazeEngine
import SwiftSyntax

/// Code that a rewrite moves to another depth: its lines, without the indentation of the place where it stood.
///
/// The inside of a multi-line string literal moves as a whole, so that its value stays; where it can't, it stays as it is.
struct MovedCode {
    private enum Line {
        /// Text that follows the new indentation.
        case indented(String)
        /// Text that stands as it was: what is inside a string literal that can't be moved, and lines of white space alone.
        case verbatim(String)
    }

    private let lines: [Line]

    /// - Parameter base: the indentation that counts as none; nil to read it out of the code.
    init(_ node: some SyntaxProtocol, base: String? = nil, in file: SourceFile) {
        let range = node.textRange
        let texts = Self.split(file.text(of: range))
        let base = base ?? Self.base(of: range, texts, in: file)
        let fixed = Self.linesOfUnmovableLiterals(in: node, texts, base, file)
        lines = texts.enumerated().map { index, text in
            if fixed.contains(index) { return .verbatim(text) }
            guard index > 0 else { return .indented(text) }
            // An empty line of a string's value too may stand further out than the literal.
            if Self.isBlank(text), text.count <= base.count || !text.hasPrefix(base) { return .verbatim("") }
            if text.hasPrefix(base) { return .indented(String(text.dropFirst(base.count))) }
            // Further out than the code's first line, or tabs and spaces mixed: the depth is counted in columns.
            let depth = Self.width(of: Self.whiteSpace(of: text)) - Self.width(of: base)
            return .indented(String(repeating: " ", count: max(depth, 0)) + text.dropFirst(Self.whiteSpace(of: text).count))
        }
    }

    var isSingleLine: Bool { lines.count == 1 }

    /// The lines at a depth. The first one too starts with `indentation`.
    func lines(indentedBy indentation: String) -> [String] {
        lines.map { line in
            switch line {
            case .indented(let text): indentation + text
            case .verbatim(let text): text
            }
        }
    }

    /// The code as it follows something on its first line.
    func text(indentedBy indentation: String) -> String {
        String(lines(indentedBy: indentation).joined(separator: "\n").dropFirst(indentation.count))
    }

    /// What the code's lines are indented by where it stands: its own line's indentation where it starts the line, else that
    /// of a closing bracket that starts the last line, else the column or the line that the other lines align with.
    private static func base(of range: Range<Int>, _ texts: [String], in file: SourceFile) -> String {
        let own = file.indentation(ofLineAt: range.lowerBound)
        guard texts.count > 1, !file.isFirstOnLine(range.lowerBound), let last = texts.last else { return own }
        let white = whiteSpace(of: last)
        if let first = last.dropFirst(white.count).first, ")]}".contains(first) { return white }
        let column = range.lowerBound - file.lineStart(of: range.lowerBound)
        let aligned = texts.dropFirst().allSatisfy { line in
            let depth = line.prefix { $0 == " " }.count
            return depth == line.count || depth >= column
        }
        return aligned ? String(repeating: " ", count: column) : own
    }

    /// By line breaks of all kinds, and without them.
    private static func split(_ text: String) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    }

    private static func whiteSpace(of line: String) -> String { String(line.prefix { $0 == " " || $0 == "\t" }) }

    /// In columns, a tab as four.
    private static func width(of whiteSpace: String) -> Int { whiteSpace.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } }

    private static func isBlank(_ line: String) -> Bool { line.allSatisfy { $0 == " " || $0 == "\t" } }

    /// The lines inside multi-line string literals that do not all stand at `base` or deeper, by their index in `texts`.
    private static func linesOfUnmovableLiterals(
        in node: some SyntaxProtocol, _ texts: [String], _ base: String, _ file: SourceFile
    ) -> Set<Int> {
        let firstLine = file.lines.position(of: node.textRange.lowerBound).line
        var fixed = Set<Int>()
        for literal in MultilineLiterals(in: node).found {
            let first = file.lines.position(of: literal.openingQuote.textRange.lowerBound).line + 1 - firstLine
            let last = file.lines.position(of: literal.closingQuote.textRange.lowerBound).line - firstLine
            guard first <= last, last < texts.count else { continue }
            if texts[first...last].contains(where: { !$0.hasPrefix(base) && !isBlank($0) }) { fixed.formUnion(first...last) }
        }
        return fixed
    }
}

/// Finds the multi-line string literals of a piece of code.
private final class MultilineLiterals: SyntaxVisitor {
    private(set) var found: [StringLiteralExprSyntax] = []

    init(in node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.openingQuote.tokenKind == .multilineStringQuote else { return .visitChildren }
        found.append(node)
        return .skipChildren
    }
}
