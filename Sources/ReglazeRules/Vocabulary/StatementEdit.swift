import ReglazeEngine
import SwiftSyntax

/// Edits around whole statements that stand on lines of their own.
struct StatementEdit {
    let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    private var file: SourceFile { context.file }

    /// Lines that follow the statement, indented as it is; nil where it shares its last line with other code.
    func inserting(_ lines: [String], after item: CodeBlockItemSyntax) -> [Edit]? {
        guard isAlone(item) else { return nil }
        let end = file.lineEnd(of: item.textRange.upperBound)
        let indentation = file.indentation(ofLineAt: item.textRange.lowerBound)
        let text = lines.map { file.lineEnding + ($0.isEmpty ? "" : indentation + $0) }.joined()
        return [context.edit(end..<end, text)]
    }

    /// Puts neighbouring statements into `opening { … }`; nil where they don't stand on lines of their own.
    func wrapping(_ items: [CodeBlockItemSyntax], in opening: String) -> [Edit]? {
        guard let first = items.first, let last = items.last, items.allSatisfy(isAlone), areNeighbours(items) else { return nil }
        let range = first.textRange.lowerBound..<last.textRange.upperBound
        // The value of a literal of several lines depends on its indentation.
        guard !file.text(of: range).contains("\"\"\"") else { return nil }
        let start = file.lineStart(of: range.lowerBound)
        let end = file.lineEnd(of: range.upperBound)
        let indentation = file.indentation(ofLineAt: range.lowerBound)
        let unit = file.indentationUnit(after: indentation)
        var edits = [context.edit(start..<start, "\(indentation)\(opening) {\(file.lineEnding)\(unit)")]
        for line in file.lines.starts where line > start && line <= end && file.lineEnd(of: line) > line {
            edits.append(context.edit(line..<line, unit))
        }
        edits.append(context.edit(end..<end, "\(file.lineEnding)\(indentation)}"))
        return edits
    }

    /// Takes the statements away with their lines.
    func removing(_ items: [CodeBlockItemSyntax]) -> [Edit]? {
        guard items.allSatisfy(isAlone) else { return nil }
        return items.map { context.edit(file.removal(of: $0.textRange), "") }
    }

    /// Whether nothing but a line comment shares the statement's lines.
    private func isAlone(_ item: CodeBlockItemSyntax) -> Bool {
        guard file.isFirstOnLine(item.textRange.lowerBound), item.semicolon == nil else { return false }
        let end = item.textRange.upperBound
        let rest = file.text(of: end..<file.lineEnd(of: end)).trimmingWhitespace()
        return rest.isEmpty || rest.hasPrefix("//")
    }

    /// Whether the statements follow each other in one block.
    private func areNeighbours(_ items: [CodeBlockItemSyntax]) -> Bool {
        guard let list = items.first?.parent?.as(CodeBlockItemListSyntax.self) else { return false }
        let all = Array(list)
        guard let start = all.firstIndex(where: { $0.id == items.first?.id }), start + items.count <= all.count else {
            return false
        }
        return zip(all[start...], items).allSatisfy { $0.id == $1.id }
    }
}
