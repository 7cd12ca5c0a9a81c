import ReglazeEngine
import SwiftSyntax

extension SourceFile {
    /// The text of `range`, which lies in `node`, moved to another indentation: every line after the first that starts with `old`
    /// starts with `new` instead. Lines inside string literals stay as they are, and `removed` is left out.
    func relaid(
        _ range: Range<Int>, in node: some SyntaxProtocol, without removed: [Range<Int>] = [], from old: String, to new: String
    ) -> String {
        let literals = StringLines(in: node).ranges
        let gone = removed.map { $0.clamped(to: range) }
        var result: [UInt8] = []
        var offset = range.lowerBound
        var startsLine = false
        while offset < range.upperBound {
            if let skip = gone.first(where: { $0.contains(offset) }) {
                offset = skip.upperBound
                startsLine = offset == lineStart(of: offset)
                continue
            }
            if startsLine, !literals.contains(where: { $0.lowerBound < offset && offset < $0.upperBound }) {
                startsLine = false
                let end = offset + old.utf8.count
                if end <= range.upperBound, bytes[offset..<end].elementsEqual(old.utf8), !isLastOnLine(offset) {
                    result += new.utf8
                    offset = end
                    continue
                }
            }
            startsLine = bytes[offset] == 0x0A
            result.append(bytes[offset])
            offset += 1
        }
        return String(decoding: result, as: UTF8.self)
    }
}

/// Where the multi-line string literals of a piece of code are.
private final class StringLines: SyntaxVisitor {
    private(set) var ranges: [Range<Int>] = []

    init(in node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if node.openingQuote.tokenKind == .multilineStringQuote { ranges.append(node.textRange) }
        return .visitChildren
    }
}
