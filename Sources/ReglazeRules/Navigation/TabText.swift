import ReglazeEngine
import SwiftSyntax

/// How a tab is written as a `Tab`.
struct TabText {
    let text: String

    /// - Parameters:
    ///   - type: `Tab`, or `SwiftUI.Tab` where the project has a type of that name.
    ///   - hasSelection: the tag becomes the value.
    ///   - withRole: a magnifying glass makes the search tab.
    init(_ tab: TabReading.Tab, type: String, hasSelection: Bool, withRole: Bool, in file: SourceFile) {
        let start = tab.chain.whole.textRange.lowerBound
        let outer = file.indentation(ofLineAt: start)
        let inner = outer + file.indentationUnit
        var arguments: [String] = []
        if case .short(let title, let word, let image) = tab.label {
            arguments = [file.text(of: title.textRange), "\(word): \(file.text(of: image.textRange))"]
        }
        if hasSelection, let tag = tab.tag { arguments.append("value: \(file.text(of: tag.textRange))") }
        if withRole && tab.looksLikeSearch { arguments.append("role: .search") }

        let removed = tab.chain.removals(of: [tab.item] + (tab.tagCall.map { [$0] } ?? []) + tab.badges, in: file)
        var content = file.relaid(tab.chain.whole.textRange, in: tab.chain.whole, without: removed, from: outer, to: inner)
        while let last = content.last, last.isWhitespace { content.removeLast() }

        var text = type
        let label = Self.label(tab.label, outer: outer, inner: inner, in: file)
        if !arguments.isEmpty { text += "(\(arguments.joined(separator: ", ")))" }
        let isOneLine = !file.isFirstOnLine(start) && !content.contains("\n") && label == nil
        text += isOneLine ? " { \(content) }" : " {\n\(inner)\(content)\n\(outer)}"
        if let label { text += " label: {\n\(label)\n\(outer)}" }
        for badge in tab.badges {
            text += (isOneLine ? "." : "\n\(outer).") + file.text(of: badge.nameAndArguments)
        }
        self.text = text
    }

    /// The lines in the braces of `label:`; nil where `Tab`'s own arguments say it.
    private static func label(_ label: TabReading.Label, outer: String, inner: String, in file: SourceFile) -> String? {
        let unit = file.indentationUnit
        func piece(_ node: some SyntaxProtocol, at indentation: String) -> String {
            let old = file.indentation(ofLineAt: node.textRange.lowerBound)
            return indentation + file.relaid(node.textRange, in: node, from: old, to: indentation)
        }
        switch label {
        case .short: return nil
        case .pair(let text, let image):
            return """
                \(inner)Label {
                \(piece(text, at: inner + unit))
                \(inner)} icon: {
                \(piece(image, at: inner + unit))
                \(inner)}
                """
        case .own(let statements):
            // With the comments above the first statement and behind the last.
            guard let brace = statements.parent?.as(ClosureExprSyntax.self) else { return piece(statements, at: inner) }
            let whole = brace.leftBrace.textRange.upperBound..<brace.rightBrace.textRange.lowerBound
            let lines = file.text(of: whole)
            let skipped = lines.prefix { $0.isWhitespace }.utf8.count
            let trailing = lines.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf8.count }
            guard whole.count > skipped + trailing else { return piece(statements, at: inner) }
            let range = (whole.lowerBound + skipped)..<(whole.upperBound - trailing)
            let old = file.indentation(ofLineAt: range.lowerBound)
            return inner + file.relaid(range, in: brace, from: old, to: inner)
        }
    }
}
