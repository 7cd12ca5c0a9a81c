/// Reads the part of YAML in which people write XcodeGen specs: block and flow maps and lists, plain and quoted scalars, block
/// scalars, comments, anchors, aliases and merge keys. One document; no tags, no complex keys.
struct YAMLReader {
    /// Where the text stops being such YAML.
    struct Fault: Error {
        let line: Int
        let reason: String
    }

    private struct Line {
        let number: Int
        var indent: Int
        /// Without indentation, comment and trailing space; empty for a blank line.
        var text: Substring
        /// As written, for block scalars.
        let raw: Substring
    }

    private var lines: [Line]
    private var index = 0
    private var depth = 0
    private var anchors: [String: PropertyList] = [:]

    static func read(_ bytes: [UInt8]) throws(Fault) -> PropertyList {
        var reader = try YAMLReader(String(decoding: bytes, as: UTF8.self))
        guard reader.next != nil else { return .map([:]) }
        let value = try reader.block()
        if let line = reader.next { throw Fault(line: line.number, reason: "unexpected indentation") }
        return value
    }

    private init(_ text: String) throws(Fault) {
        lines = []
        for (offset, raw) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if ["<<<<<<<", ">>>>>>>", "======="].contains(where: { raw.hasPrefix($0) }) {
                throw Fault(line: offset + 1, reason: "it holds the marks of a merge conflict")
            }
            let indent = raw.prefix { $0 == " " || $0 == "\u{FEFF}" }.count
            let content = YAMLScalar.withoutComment(raw.dropFirst(indent))
            let isMark = indent == 0 && (content == "---" || content.first == "%")
            lines.append(Line(number: offset + 1, indent: indent, text: isMark ? "" : content, raw: raw))
        }
    }

    /// The next line that says something.
    private var next: Line? { lines[index...].first { !$0.text.isEmpty } }

    private mutating func skipBlank() { while index < lines.count, lines[index].text.isEmpty { index += 1 } }

    private mutating func block() throws(Fault) -> PropertyList {
        skipBlank()
        guard index < lines.count else { return .string("") }
        let line = lines[index]
        guard depth < 100 else { throw Fault(line: line.number, reason: "it is nested too deep") }
        guard line.text.first != "\t" else { throw Fault(line: line.number, reason: "a tab can't indent in YAML") }
        depth += 1
        defer { depth -= 1 }
        if Self.isItem(line.text) { return try list(at: line.indent) }
        if YAMLScalar.splitKey(line.text) != nil { return try map(at: line.indent) }
        index += 1
        return try value(line.text, after: line)
    }

    private mutating func list(at indent: Int) throws(Fault) -> PropertyList {
        var items: [PropertyList] = []
        while let line = next, line.indent == indent, Self.isItem(line.text) {
            skipBlank()
            let rest = line.text.dropFirst().drop { $0 == " " }
            if rest.isEmpty {
                index += 1
                items.append(next.map { $0.indent > indent } == true ? try block() : .string(""))
            } else if YAMLScalar.splitKey(rest) != nil || Self.isItem(rest) {
                // The item's own map or list begins on this line, further right.
                lines[index].indent = indent + line.text.count - rest.count
                lines[index].text = rest
                items.append(try block())
            } else {
                index += 1
                items.append(try value(rest, after: line))
            }
        }
        return .list(items)
    }

    private mutating func map(at indent: Int) throws(Fault) -> PropertyList {
        var result: [String: PropertyList] = [:]
        var merged: [String: PropertyList] = [:]
        while let line = next, line.indent == indent, !Self.isItem(line.text) {
            skipBlank()
            guard let (key, rest) = YAMLScalar.splitKey(line.text) else {
                throw Fault(line: line.number, reason: "expected `key: value`")
            }
            index += 1
            let value = try value(rest, after: line)
            if key == "<<" {
                for each in value.list ?? [value] { merged.merge(each.map ?? [:]) { first, _ in first } }
            } else {
                result[key] = value
            }
        }
        return .map(result.merging(merged) { own, _ in own })
    }

    /// The value whose first line is `text`; the lines behind `line` may belong to it.
    private mutating func value(_ text: Substring, after line: Line) throws(Fault) -> PropertyList {
        if text.first == "&" {
            let name = String(text.dropFirst().prefix { $0 != " " })
            let value = try value(text.dropFirst(name.count + 1).drop { $0 == " " }, after: line)
            anchors[name] = value
            return value
        }
        if text.first == "*" {
            guard let value = anchors[String(text.dropFirst())] else {
                throw Fault(line: line.number, reason: "no anchor has the name `\(text.dropFirst())`")
            }
            return value
        }
        if text.isEmpty {
            guard let following = next else { return .string("") }
            let isInside = following.indent > line.indent || following.indent == line.indent && Self.isItem(following.text)
            // A list may stand right below its key, but not below another item.
            return isInside && !(following.indent == line.indent && Self.isItem(line.text)) ? try block() : .string("")
        }
        if text.first == "|" || text.first == ">" { return blockScalar(after: line) }
        if text.first == "[" || text.first == "{" { return try flow(text, after: line) }
        var text = String(text)
        while let following = next, following.indent > line.indent {
            skipBlank()
            guard YAMLScalar.splitKey(following.text) == nil || text.first == "\"" || text.first == "'" else {
                throw Fault(line: line.number, reason: "expected `key:`, as more deeply indented lines follow")
            }
            text += " " + following.text
            index += 1
        }
        return .string(YAMLScalar.unquoted(text[...]))
    }

    private mutating func blockScalar(after line: Line) -> PropertyList {
        var text: [Substring] = []
        while index < lines.count {
            let raw = lines[index].raw
            let isBlank = raw.allSatisfy(\.isWhitespace)
            guard isBlank || raw.prefix(while: { $0 == " " }).count > line.indent else { break }
            text.append(raw)
            index += 1
        }
        return .string(text.joined(separator: "\n"))
    }

    private mutating func flow(_ first: Substring, after line: Line) throws(Fault) -> PropertyList {
        var text = String(first)
        while true {
            var reader = YAMLFlowReader(text)
            if let value = reader.value(), reader.isAtEnd { return value }
            guard reader.isAtEnd, index < lines.count else {
                throw Fault(line: line.number, reason: "this list or map in brackets is not well-formed")
            }
            text += " " + lines[index].text
            index += 1
        }
    }

    private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }
}
