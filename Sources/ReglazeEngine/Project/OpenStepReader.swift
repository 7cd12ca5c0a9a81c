/// Reads the old property lists in which Xcode writes `project.pbxproj`: `{ key = value; list = ( a, "b c", ); }`.
///
/// A reader of our own tells the line of a fault, and is ten times as fast as Foundation's, which matters: a project of 1 MB is not
/// rare, and every run reads it.
struct OpenStepReader {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    /// The most levels of braces.
    private static let depthLimit = 200

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func read(_ bytes: [UInt8]) throws(PropertyListFault) -> PropertyListNode {
        var reader = OpenStepReader(bytes)
        let value = try reader.value()
        try reader.skipSpace()
        if reader.index < bytes.count { throw reader.fault("something follows the end of the list") }
        return value
    }

    private mutating func value() throws(PropertyListFault) -> PropertyListNode {
        try skipSpace()
        let start = index
        let value: PropertyListNode.Value =
            switch peek {
            case UInt8(ascii: "{"): try nested { reader throws(PropertyListFault) in try reader.map() }
            case UInt8(ascii: "("): try nested { reader throws(PropertyListFault) in try reader.list() }
            default: .string(try string())
            }
        return PropertyListNode(value, at: start..<index)
    }

    private mutating func nested(
        _ read: (inout OpenStepReader) throws(PropertyListFault) -> PropertyListNode.Value
    ) throws(PropertyListFault) -> PropertyListNode.Value {
        guard depth < Self.depthLimit else { throw fault("its braces are nested too deep") }
        depth += 1
        index += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func map() throws(PropertyListFault) -> PropertyListNode.Value {
        var result: [PropertyListNode.Entry] = []
        while true {
            try skipSpace()
            if accept("}") { return .map(result) }
            let start = index
            let key = try string()
            let keyRange = start..<index
            try expect("=")
            result.append(PropertyListNode.Entry(key: key, keyRange: keyRange, node: try value()))
            try expect(";")
        }
    }

    private mutating func list() throws(PropertyListFault) -> PropertyListNode.Value {
        var result: [PropertyListNode] = []
        while true {
            try skipSpace()
            if accept(")") { return .list(result) }
            result.append(try value())
            try skipSpace()
            if !accept(",") && peek != UInt8(ascii: ")") { throw fault("expected ',' or ')'") }
        }
    }

    private mutating func string() throws(PropertyListFault) -> String {
        guard let first = peek else { throw fault("the file ends too early") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = index
        while let byte = peek, Self.isPlain(byte) { index += 1 }
        guard index > start else { throw fault("unexpected '\(Character(Unicode.Scalar(first)))'") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws(PropertyListFault) -> String {
        let opening = index
        index += 1
        let start = index
        while let byte = peek, byte != quote, byte != UInt8(ascii: "\\") { index += 1 }
        var text = Array(bytes[start..<index])
        while let byte = peek, byte != quote {
            index += 1
            if byte != UInt8(ascii: "\\") {
                text.append(byte)
            } else if let escaped = peek {
                index += 1
                text.append(contentsOf: escape(escaped))
            }
        }
        guard peek == quote else {
            index = opening
            throw fault("this string has no end")
        }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// What `\` and `byte` stand for; the digits of a number are read on.
    private mutating func escape(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "U"):
            var number: UInt32 = 0
            for _ in 0..<4 {
                guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else { break }
                number = number << 4 | UInt32(digit)
                index += 1
            }
            return Array(String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8)
        default: return [byte]
        }
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func accept(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(PropertyListFault) {
        try skipSpace()
        guard accept(character) else { throw fault(peek == nil ? "the file ends too early" : "expected '\(character)'") }
    }

    /// Passes over space and comments.
    private mutating func skipSpace() throws(PropertyListFault) {
        while let byte = peek {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                index += 1
            } else if byte == UInt8(ascii: "/"), follows("/") {
                while let byte = peek, byte != 0x0A, byte != 0x0D { index += 1 }
            } else if byte == UInt8(ascii: "/"), follows("*") {
                let opening = index
                index += 2
                while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && follows("/")) { index += 1 }
                guard index < bytes.count else {
                    index = opening
                    throw fault("this comment has no end")
                }
                index += 2
            } else {
                return
            }
        }
    }

    private func follows(_ character: Unicode.Scalar) -> Bool {
        index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: character)
    }

    /// Unquoted strings hold letters, digits and `_$/:.-`; a few more are let through.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="),
            UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"):
            false
        default: true
        }
    }

    private func fault(_ reason: String) -> PropertyListFault {
        let lines = LineTable(bytes)
        let line = lines.position(of: index).line
        let start = lines.starts[line - 1]
        let marks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
        let isConflict = marks.contains { bytes[start...].starts(with: $0.utf8) }
        return PropertyListFault(line: line, reason: isConflict ? "it holds the marks of a merge conflict" : reason)
    }
}
