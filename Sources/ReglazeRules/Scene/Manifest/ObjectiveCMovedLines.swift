import ReglazeEngine

/// Statements and methods of an Objective-C file with the comments around them, laid out anew at another depth.
struct ObjectiveCMovedLines {
    let file: SourceFile

    /// Statements of one body, with the blank lines between neighbours.
    func lines(of nodes: [ObjectiveCNode], _ patches: Patches, to depth: String) -> [String] {
        var result: [String] = []
        var end: Int?
        for node in nodes {
            if let end, isBlankLine(between: end, and: commentStart(of: node)) { result.append("") }
            result += lines(of: node, patches, to: depth)
            end = endOfComment(after: node)
        }
        return result
    }

    private func isBlankLine(between end: Int, and start: Int) -> Bool {
        guard end < start else { return false }
        let text = file.text(of: end..<start)
        return text.allSatisfy(\.isWhitespace) && text.filter(\.isNewline).count > 1
    }

    /// A statement or a method with its comment, at another depth.
    func lines(of node: ObjectiveCNode, _ patches: Patches, to depth: String) -> [String] {
        let start = commentStart(of: node)
        let text = patches.text(of: start..<endOfComment(after: node))
        let isFirst = file.isFirstOnLine(start)
        let base = isFirst ? file.indentation(ofLineAt: start) : ""
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
            if number == 0 { return line.hasPrefix("#") ? String(line) : depth + line.drop { $0 == " " || $0 == "\t" } }
            if line.allSatisfy(\.isWhitespace) { return "" }
            return line.hasPrefix(base) && !base.isEmpty ? depth + line.dropFirst(base.count) : String(line)
        }
    }

    /// The lines between braces at another depth.
    func relaid(_ text: String, to depth: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let blank: (String) -> Bool = { $0.allSatisfy(\.isWhitespace) }
        while let first = lines.first, blank(first) { lines.removeFirst() }
        while let last = lines.last, blank(last) { lines.removeLast() }
        if lines.count == 1 { lines[0] = String(lines[0].reversed().drop(while: \.isWhitespace).reversed()) }
        // A comment may follow the brace in its line, and says nothing of the depth.
        let isOpen = text.first?.isNewline != true && lines.count > 1 && !blank(String(text.prefix { !$0.isNewline }))
        let first = lines.dropFirst(isOpen ? 1 : 0).first { !blank($0) && !$0.hasPrefix("#") } ?? ""
        let base = String(first.prefix { $0 == " " || $0 == "\t" })
        return lines.map { line in
            if blank(line) { return "" }
            if line.hasPrefix("#") { return line }
            return line.hasPrefix(base) && !base.isEmpty
                ? depth + line.dropFirst(base.count) : depth + line.drop { $0 == " " || $0 == "\t" }
        }
    }

    /// The comments directly above a node.
    func leadingComment(of node: ObjectiveCNode) -> [String] {
        let start = commentStart(of: node)
        guard start < node.range.lowerBound else { return [] }
        let text = file.text(of: start..<node.range.lowerBound).replacing("\r\n", with: "\n")
        return text.split(separator: "\n").map { String($0) }.filter { !$0.allSatisfy(\.isWhitespace) }
    }

    /// What follows a node in its last line: blanks and a comment.
    func trailingComment(of node: ObjectiveCNode) -> String { file.text(of: node.range.upperBound..<endOfComment(after: node)) }

    /// A node with the comments that go with it.
    func range(of node: ObjectiveCNode) -> Range<Int> { commentStart(of: node)..<endOfComment(after: node) }

    /// Where the comments start that stand directly above a node.
    private func commentStart(of node: ObjectiveCNode) -> Int {
        var start = node.range.lowerBound
        var current = node.outermost
        while let above = current.previousSibling, above.isComment, file.isFirstOnLine(above.range.lowerBound),
            !above.text.contains("MARK:")
        {
            let between = file.text(of: above.range.upperBound..<start)
            guard between.filter(\.isNewline).count <= 1 else { break }
            start = above.range.lowerBound
            current = above
        }
        return start
    }

    /// Past a comment that follows on the same line.
    private func endOfComment(after node: ObjectiveCNode) -> Int {
        guard let next = node.outermost.nextSibling, next.isComment,
            !file.text(of: node.range.upperBound..<next.range.lowerBound).contains(where: \.isNewline)
        else { return node.range.upperBound }
        return next.range.upperBound
    }
}

extension ObjectiveCNode {
    /// The node, or the one around it that is nothing besides: comments stand beside that one.
    fileprivate var outermost: ObjectiveCNode {
        var node = self
        while let parent = node.parent, parent.range == node.range, parent.parent != nil { node = parent }
        return node
    }
}
