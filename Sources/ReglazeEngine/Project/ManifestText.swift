/// Finds calls in the text of a Swift manifest (`Package.swift`, Tuist's `Project.swift`) without running it, and without the cost
/// of the whole parser.
struct ManifestText {
    /// The text, with comments blanked out.
    private let bytes: [UInt8]

    /// A call's arguments as they are written.
    struct Call {
        let arguments: [(label: String?, value: String)]

        func value(_ label: String) -> String? { arguments.first { $0.label == label }?.value }
    }

    init(_ bytes: [UInt8]) { self.bytes = Self.withoutComments(bytes) }

    init(_ text: String) { self.init(Array(text.utf8)) }

    /// The calls of `name`, such as `.iOS` or `Package`, also inside other calls, in the order of the text.
    func calls(of name: String) -> [Call] {
        let needle = Array("\(name)(".utf8)
        var calls: [Call] = []
        var start = 0
        while let hit = ByteSearch.firstIndex(of: needle, in: bytes, from: start) {
            start = hit + needle.count
            let isWord = hit > 0 && !name.hasPrefix(".") && Self.isWord(bytes[hit - 1])
            if !isWord { calls.append(call(from: start)) }
        }
        return calls
    }

    /// Reads the arguments behind an opening bracket.
    private func call(from start: Int) -> Call {
        var arguments: [(label: String?, value: String)] = []
        var depth = 0
        var index = start
        var argument = start
        var colon: Int?
        func finish(at end: Int) {
            let label = colon.map { Self.trimmed(bytes[argument..<$0]) }
            let value = Self.trimmed(bytes[(colon.map { $0 + 1 } ?? argument)..<end])
            if !value.isEmpty { arguments.append((label, value)) }
        }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""): index = Self.endOfString(bytes, from: index)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")") where depth == 0:
                finish(at: index)
                return Call(arguments: arguments)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                finish(at: index)
                argument = index + 1
                colon = nil
            case UInt8(ascii: ":") where depth == 0 && colon == nil: colon = index
            default: break
            }
            index += 1
        }
        return Call(arguments: arguments)
    }

    /// The string literals in a piece of text, without their quotes; those with an interpolation are left out.
    static func strings(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        var strings: [String] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\"") {
                let end = endOfString(bytes, from: index)
                if end > index {
                    let string = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
                    if !string.contains("\\") { strings.append(string) }
                }
                index = end
            }
            index += 1
        }
        return strings
    }

    /// The index of the quote that ends the string at `start`, or the last index of the line.
    private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index, bytes.count - 1)
    }

    private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        var index = 0
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "\"") {
                index = endOfString(bytes, from: index)
            } else if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != 0x0A {
                    result[index] = 0x20
                    index += 1
                }
            } else if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
                let end = ByteSearch.firstIndex(of: Array("*/".utf8), in: bytes, from: index + 2).map { $0 + 2 } ?? bytes.count
                for at in index..<end { result[at] = 0x20 }
                index = end - 1
            }
            index += 1
        }
        return result
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
        default: false
        }
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        var text = Substring(decoding: bytes, as: UTF8.self).drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}
