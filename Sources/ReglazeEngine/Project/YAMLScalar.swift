/// The pieces of a line of YAML.
enum YAMLScalar {
    /// The line without its comment and without the space before that.
    static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var previous: Character = " "
        var end = line.endIndex
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open && !(open == "\"" && previous == "\\") { quote = nil }
            } else if character == "#" && previous.isWhitespace {
                end = index
                break
            } else if character == "\"" || character == "'", " [{,:".contains(previous) {
                quote = character
            }
            previous = character
        }
        var text = line[..<end]
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }

    /// The key and what follows its colon; nil for text that is no entry of a map.
    static func splitKey(_ text: Substring) -> (key: String, rest: Substring)? {
        guard let first = text.first, !"[{&*|>".contains(first) else { return nil }
        var colon: Substring.Index?
        if first == "\"" || first == "'" {
            guard let end = text.dropFirst().firstIndex(of: first) else { return nil }
            colon = text.index(after: end)
            guard let index = colon, index < text.endIndex, text[index] == ":" else { return nil }
        } else {
            colon = text.indices.first { index in
                let following = text.index(after: index)
                return text[index] == ":" && (following == text.endIndex || text[following] == " ")
            }
        }
        guard let colon else { return nil }
        let rest = text[text.index(after: colon)...].drop { $0 == " " }
        return (unquoted(text[..<colon]), rest)
    }

    static func unquoted(_ text: Substring) -> String {
        guard let first = text.first, first == "\"" || first == "'", text.count >= 2, text.last == first else {
            return text == "~" || text == "null" ? "" : String(text)
        }
        let inner = text.dropFirst().dropLast()
        if first == "'" { return inner.split(separator: "''", omittingEmptySubsequences: false).joined(separator: "'") }
        guard inner.contains("\\") else { return String(inner) }
        var result = ""
        var isEscaped = false
        for character in inner {
            if isEscaped {
                result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}

/// Reads `[a, "b"]` and `{a: b, c: [d]}`.
struct YAMLFlowReader {
    private let text: [Character]
    private var index = 0
    private var depth = 0

    init(_ text: String) { self.text = Array(text) }

    /// Whether all of the text was read.
    var isAtEnd: Bool { text[index...].allSatisfy(\.isWhitespace) }

    /// nil for what is not well-formed, or not complete.
    mutating func value() -> PropertyList? {
        skipSpace()
        guard index < text.count, depth < 100 else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch text[index] {
        case "[": return list()
        case "{": return map()
        default: return scalar(until: [",", "]", "}"]).map { .string($0) }
        }
    }

    private mutating func list() -> PropertyList? {
        index += 1
        var items: [PropertyList] = []
        while true {
            skipSpace()
            if accept("]") { return .list(items) }
            guard let item = value() else { return nil }
            items.append(item)
            skipSpace()
            if !accept(",") && !isNext("]") { return nil }
        }
    }

    private mutating func map() -> PropertyList? {
        index += 1
        var entries: [String: PropertyList] = [:]
        while true {
            skipSpace()
            if accept("}") { return .map(entries) }
            guard let key = scalar(until: [":", ",", "}"]) else { return nil }
            entries[key] = .string("")
            if accept(":") {
                skipSpace()
                if !isNext(","), !isNext("}") {
                    guard let value = value() else { return nil }
                    entries[key] = value
                }
            }
            skipSpace()
            if !accept(",") && !isNext("}") { return nil }
        }
    }

    private mutating func scalar(until ends: Set<Character>) -> String? {
        let start = index
        if isNext("\"") || isNext("'") {
            let quote = text[index]
            index += 1
            while index < text.count, text[index] != quote || isDoubled(quote) {
                index += text[index] == quote || text[index] == "\\" && quote == "\"" ? 2 : 1
            }
            guard index < text.count else {
                index = text.count
                return nil
            }
            index += 1
        } else {
            while index < text.count, !ends.contains(text[index]) { index += 1 }
        }
        guard index < text.count, index > start else { return nil }
        var scalar = Substring(String(text[start..<index]))
        while scalar.last?.isWhitespace == true { scalar = scalar.dropLast() }
        return YAMLScalar.unquoted(scalar)
    }

    /// Inside single quotes, two of them stand for one.
    private func isDoubled(_ quote: Character) -> Bool {
        quote == "'" && index + 1 < text.count && text[index] == quote && text[index + 1] == quote
    }

    private mutating func skipSpace() { while index < text.count, text[index].isWhitespace { index += 1 } }

    private func isNext(_ character: Character) -> Bool { index < text.count && text[index] == character }

    private mutating func accept(_ character: Character) -> Bool {
        guard isNext(character) else { return false }
        index += 1
        return true
    }
}
