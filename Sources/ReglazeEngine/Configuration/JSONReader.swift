/// Reads strict JSON (RFC 8259) and remembers positions, which Foundation's readers do not tell.
struct JSONReader {
    private static let depthLimit = 100
    private let bytes: [UInt8]
    private let lines: LineTable
    private var offset = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        lines = LineTable(self.bytes)
    }

    static func read(_ bytes: [UInt8]) throws(JSONProblem) -> JSONNode {
        var reader = JSONReader(bytes)
        guard String(validating: reader.bytes, as: UTF8.self) != nil else {
            throw JSONProblem(message: "the file is not UTF-8 text", line: 1, column: 1)
        }
        try reader.skipBlanks()
        let node = try reader.readValue(depth: 0)
        try reader.skipBlanks()
        guard reader.offset == reader.bytes.count else { throw reader.problem("something follows the end of the JSON value") }
        return node
    }

    private func problem(_ message: String, at offset: Int? = nil) -> JSONProblem {
        let (line, column) = lines.position(of: offset ?? self.offset)
        return JSONProblem(message: message, line: line, column: column)
    }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipBlanks() throws(JSONProblem) {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "#") { throw problem("JSON has no comments; delete this one") }
    }

    private mutating func readValue(depth: Int) throws(JSONProblem) -> JSONNode {
        guard depth < Self.depthLimit else { throw problem("this is nested too deeply") }
        let (line, column) = lines.position(of: offset)
        let value: JSONNode.Value
        switch next {
        case UInt8(ascii: "{"): value = .object(try readMembers(depth: depth))
        case UInt8(ascii: "["): value = .array(try readItems(depth: depth))
        case UInt8(ascii: "\""): value = .string(try readString())
        case let byte? where byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
            value = .number(try readNumber())
        case nil: throw problem("the file ends where a value is missing")
        default: value = try readWord()
        }
        return JSONNode(value: value, line: line, column: column)
    }

    private mutating func readMembers(depth: Int) throws(JSONProblem) -> [JSONNode.Member] {
        var members: [JSONNode.Member] = []
        offset += 1
        try skipBlanks()
        if take("}") { return members }
        while true {
            let start = offset
            guard next == UInt8(ascii: "\"") else {
                throw problem(
                    next == UInt8(ascii: "}") ? "a comma before `}`; delete it" : "a key in double quotes is missing here")
            }
            let key = try readString()
            guard !members.contains(where: { $0.key == key }) else {
                throw problem("the key \"\(key)\" stands here a second time", at: start)
            }
            try skipBlanks()
            guard take(":") else { throw problem("a colon is missing after \"\(key)\"") }
            try skipBlanks()
            let (line, column) = lines.position(of: start)
            members.append(JSONNode.Member(key: key, line: line, column: column, node: try readValue(depth: depth + 1)))
            try skipBlanks()
            if take("}") { return members }
            guard take(",") else { throw problem("a comma or `}` is missing here") }
            try skipBlanks()
        }
    }

    private mutating func readItems(depth: Int) throws(JSONProblem) -> [JSONNode] {
        var items: [JSONNode] = []
        offset += 1
        try skipBlanks()
        if take("]") { return items }
        while true {
            if next == UInt8(ascii: "]") { throw problem("a comma before `]`; delete it") }
            items.append(try readValue(depth: depth + 1))
            try skipBlanks()
            if take("]") { return items }
            guard take(",") else { throw problem("a comma or `]` is missing here") }
            try skipBlanks()
        }
    }

    private mutating func readString() throws(JSONProblem) -> String {
        let start = offset
        offset += 1
        var content: [UInt8] = []
        while let byte = next {
            offset += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"): content += String(try readEscape()).utf8
            case 0..<0x20: throw problem("this string does not end on its line", at: start)
            default: content.append(byte)
            }
        }
        throw problem("this string does not end", at: start)
    }

    private mutating func readEscape() throws(JSONProblem) -> Unicode.Scalar {
        let start = offset - 1
        guard let letter = next else { throw problem("the file ends inside a string") }
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let unit = try readHex(at: start)
            if let scalar = Unicode.Scalar(unit) { return scalar }
            guard unit < 0xDC00, take("\\"), take("u") else { throw problem("half a character: `\\u` of a pair", at: start) }
            let low = try readHex(at: start)
            guard (0xDC00..<0xE000).contains(low),
                let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
            else { throw problem("half a character: `\\u` of a pair", at: start) }
            return scalar
        default: throw problem("JSON has no such escape; write `\\\\` for a backslash", at: start)
        }
    }

    private mutating func readHex(at start: Int) throws(JSONProblem) -> UInt32 {
        let digits = bytes[offset..<min(offset + 4, bytes.count)]
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw problem("`\\u` needs four hexadecimal digits", at: start) }
        offset += 4
        return unit
    }

    private mutating func readNumber() throws(JSONProblem) -> String {
        let start = offset
        while let byte = next, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") || isWord(byte)
        {
            offset += 1
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard Double(text) != nil, !text.contains("x") else { throw problem("`\(text)` is not a number", at: start) }
        return text
    }

    private mutating func readWord() throws(JSONProblem) -> JSONNode.Value {
        let start = offset
        while let byte = next, isWord(byte) { offset += 1 }
        let word = String(decoding: bytes[start..<offset], as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "": throw problem("a value is missing here", at: start)
        default: throw problem("`\(word)` is no JSON value; put text in double quotes", at: start)
        }
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
        default: false
        }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let byte = next, Unicode.Scalar(byte) == character else { return false }
        offset += 1
        return true
    }
}
