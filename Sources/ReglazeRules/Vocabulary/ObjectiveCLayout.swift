import ReglazeEngine

/// Edits of whole statements in Objective-C, in the file's own layout.
struct ObjectiveCLayout {
    let file: SourceFile
    let context: RuleContext

    init(_ context: RuleContext) {
        self.context = context
        file = context.file
    }

    /// The spaces and tabs before the first other byte of the line that `offset` is in.
    func indentation(at offset: Int) -> String {
        let start = file.lines.starts[file.lines.position(of: offset).line - 1]
        let bytes = file.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// One level of indentation: a tab where the line is indented with tabs, else four spaces, or two where the file uses them.
    func unit(at offset: Int) -> String {
        let indentation = indentation(at: offset)
        if indentation.contains("\t") { return "\t" }
        return indentation.count % 4 == 2 ? "  " : "    "
    }

    /// The lines that a statement has for itself, a comment behind it included, the last line's ending too; nil where it shares them.
    func lines(of statement: ObjectiveCNode) -> Range<Int>? {
        let first = file.lines.position(of: statement.range.lowerBound).line
        let last = file.lines.position(of: statement.range.upperBound).line
        guard let start = file.lines.range(ofLine: first)?.lowerBound, let end = file.lines.range(ofLine: last)?.upperBound,
            file.bytes[start..<statement.range.lowerBound].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
        else { return nil }
        let rest = String(decoding: file.bytes[statement.range.upperBound..<end], as: UTF8.self)
            .trimmingPrefix { $0 == " " || $0 == "\t" }
        let isAlone =
            rest.allSatisfy(\.isNewline) || rest.hasPrefix("//")
            || (rest.hasPrefix("/*") && Self.isBlank(behind: rest))
        return isAlone ? start..<end : nil
    }

    /// Whether nothing follows the comment that `text` begins with.
    private static func isBlank(behind text: Substring) -> Bool {
        let inside = text.dropFirst(2)
        return inside.firstRange(of: "*/").map { inside[$0.upperBound...].allSatisfy(\.isWhitespace) } ?? false
    }

    /// Puts lines after a statement, indented as it is; nil where it shares its lines with other code or is no statement of a block.
    func inserting(_ lines: [String], after statement: ObjectiveCNode) -> Edit? {
        guard isInBlock(statement), let own = self.lines(of: statement) else { return nil }
        let indentation = indentation(at: statement.range.lowerBound)
        let ending = file.lineEnding
        let text = lines.map { indentation + $0 }.joined(separator: ending)
        let endsLine = own.upperBound > own.lowerBound && [0x0A, 0x0D].contains(file.bytes[own.upperBound - 1])
        return context.edit(own.upperBound..<own.upperBound, endsLine ? text + ending : ending + text)
    }

    /// Whether the statement is one of several in braces, and not the only one behind an `if` or a label.
    func isInBlock(_ statement: ObjectiveCNode) -> Bool { statement.parent?.kind == "compound_statement" }

    /// Puts neighbouring statements of a block into the braces that `opening` ends with; nil where they share their lines, or do not
    /// follow each other.
    /// - Parameter opening: lines before the statements, one tab for each level.
    func wrapping(_ statements: [ObjectiveCNode], in opening: [String]) -> [Edit]? {
        guard let first = statements.first, let last = statements.last, areNeighbours(statements),
            statements.allSatisfy({ lines(of: $0) != nil && !$0.hasError && !$0.isInMacro && !$0.holdsDirective })
        else { return nil }
        let range = first.range.lowerBound..<last.range.upperBound
        // A line that goes on behind a backslash, in a string or a macro, keeps the white space that it is given.
        guard !file.text(of: range).contains("\\\n"), !file.text(of: range).contains("\\\r") else { return nil }
        let start = file.lineStart(of: range.lowerBound)
        let end = file.lineEnd(of: range.upperBound)
        let indentation = indentation(at: range.lowerBound)
        let unit = unit(at: range.lowerBound)
        let before = opening.map { line in
            let depth = line.prefix { $0 == "\t" }.count
            return indentation + String(repeating: unit, count: depth) + line.dropFirst(depth) + file.lineEnding
        }
        var edits = [context.edit(start..<start, before.joined() + unit)]
        // Code that is commented out from the first column on, as Xcode does it, stays there.
        for line in file.lines.starts
        where line > start && line <= end && !file.isLastOnLine(line) && !file.bytes[line...].starts(with: "//".utf8) {
            edits.append(context.edit(line..<line, unit))
        }
        edits.append(context.edit(end..<end, "\(file.lineEnding)\(indentation)}"))
        return edits
    }

    /// Takes statements of blocks away with their lines; nil where one shares its lines with other code.
    func removing(_ statements: [ObjectiveCNode]) -> [Edit]? {
        guard statements.allSatisfy({ isInBlock($0) && !$0.hasError && !$0.isInMacro && lines(of: $0) != nil }) else {
            return nil
        }
        return statements.map { context.edit(file.removal(of: $0.range), "") }
    }

    /// Whether the statements follow each other in one block, or in one branch of an `#if` there, comments between them aside.
    private func areNeighbours(_ statements: [ObjectiveCNode]) -> Bool {
        guard let block = statements.first?.parent, block.isRowOfStatements,
            let start = block.namedChildren.firstIndex(where: { $0 == statements.first })
        else { return false }
        return block.namedChildren[start...].prefix(statements.count).elementsEqual(statements)
    }
}

extension ObjectiveCNode {
    /// Whether statements stand in it one after the other: braces, or a branch of an `#if` between them. Around such a branch all must
    /// be read, for it may be what an `if` before it goes on with.
    fileprivate var isRowOfStatements: Bool {
        if kind == "compound_statement" { return true }
        guard kind.hasPrefix("preproc_"), let parent else { return false }
        return !parent.hasError && parent.isRowOfStatements
    }

    /// Whether an `#if` or the like stands inside.
    fileprivate var holdsDirective: Bool { descendants.contains { $0.kind.hasPrefix("preproc") } }
}
