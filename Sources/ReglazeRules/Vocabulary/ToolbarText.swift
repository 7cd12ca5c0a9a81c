import ReglazeEngine
import SwiftSyntax

/// The text of a `toolbar { … }` modifier, laid out as the chain that it stands in.
struct ToolbarText {
    /// One item of the toolbar's builder.
    struct Item {
        /// `.topBarTrailing`
        var placement: String
        /// A `ToolbarItemGroup` instead of a `ToolbarItem`.
        var isGroup = false
        /// Comments on lines of their own above the item.
        var above: [String] = []
        /// What the item holds.
        var contents: [Piece]
    }

    /// One line or statement inside an item.
    struct Piece {
        /// nil for comments alone.
        var code: MovedCode?
        /// Comments on lines of their own above the code.
        var above: [String] = []
        /// Comments behind the code, on its last line.
        var after: [String] = []
    }

    var items: [Item]
    /// Comments on lines of their own before the closing brace.
    var end: [String] = []

    /// What replaces the name and the arguments of `modifier`, whose period stays.
    func text(replacing modifier: ModifierCall, in file: SourceFile) -> String {
        if let line = singleLine, !modifier.startsLine, !file.isLastOnLine(modifier.call.textRange.upperBound) {
            return "toolbar { \(line) }"
        }
        let outer = file.indentation(ofLineAt: modifier.member.period.textRange.lowerBound)
        let unit = file.indentationUnit(after: outer)
        let inner = outer + unit
        var lines = ["toolbar {"]
        for item in items {
            lines += item.above.map { inner + $0 }
            if let line = item.singleLine, inner.count + line.count <= Self.width {
                lines.append(inner + line)
            } else {
                lines.append(inner + item.head + " {")
                for piece in item.contents { lines += piece.lines(indentedBy: inner + unit) }
                lines.append(inner + "}")
            }
        }
        lines += end.map { inner + $0 }
        lines.append(outer + "}")
        return lines.joined(separator: "\n")
    }

    private static let width = 120

    /// The only item on one line, when it fits.
    private var singleLine: String? {
        guard items.count == 1, end.isEmpty, items[0].above.isEmpty, items[0].contents.allSatisfy(\.after.isEmpty) else {
            return nil
        }
        return items[0].singleLine
    }
}

extension ToolbarText.Item {
    fileprivate var head: String { "\(isGroup ? "ToolbarItemGroup" : "ToolbarItem")(placement: \(placement))" }

    /// The item on one line; nil when its content has more.
    fileprivate var singleLine: String? {
        guard contents.count == 1, let code = contents[0].code, code.isSingleLine, contents[0].above.isEmpty else { return nil }
        let after = contents[0].after.map { " " + $0 }.joined()
        return "\(head) { \(code.text(indentedBy: "")) }\(after)"
    }
}

extension ToolbarText.Piece {
    fileprivate func lines(indentedBy indentation: String) -> [String] {
        var lines = above.map { indentation + $0 }
        guard let code else { return lines }
        lines += code.lines(indentedBy: indentation)
        if !after.isEmpty { lines[lines.count - 1] += " " + after.joined(separator: " ") }
        return lines
    }
}
