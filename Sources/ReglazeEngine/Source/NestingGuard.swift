/// Tells, before a file is parsed, that its brackets or `#if`s are nested so deep that parsing it would take minutes: what the parser
/// looks ahead for at every bracket runs to the end of the nest.
///
/// Strings and comments are passed over; a text that confuses this small scanner only has its brackets counted wrongly, and no text
/// that a person writes comes near the limit.
struct NestingGuard {
    /// The number of levels at which the parser itself gives up, after it has looked ahead from each.
    static let limit = 256

    /// The offset at which the limit is passed; nil when it never is.
    static func firstTooDeep(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { buffer in
            var scanner = NestingGuard(bytes: buffer)
            return scanner.scan()
        }
    }

    /// Of square brackets that open right after one another, each doubles the time that the parser takes: it asks of each whether it
    /// starts the type of an inline array.
    static let squareLimit = 14

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func scan() -> Int? {
        var brackets = 0
        var conditions = 0
        var squares = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "["):
                squares += 1
                if squares > Self.squareLimit { return offset }
            case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "("): break
            default: squares = 0
            }
            switch bytes[offset] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                brackets += 1
                if brackets > Self.limit { return offset }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "/") where has("//"): skip { $0 == 0x0A || $0 == 0x0D }
            case UInt8(ascii: "/") where has("/*"): skipBlockComment()
            case UInt8(ascii: "#") where has("#if "):
                conditions += 1
                if conditions > Self.limit { return offset }
            case UInt8(ascii: "#") where has("#endif"): conditions = max(0, conditions - 1)
            default: break
            }
            offset += 1
        }
        return nil
    }

    private func has(_ text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }

    /// To the byte at which `isEnd` holds.
    private mutating func skip(until isEnd: (UInt8) -> Bool) {
        while offset < bytes.count, !isEnd(bytes[offset]) { offset += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while offset < bytes.count {
            if has("/*") {
                depth += 1
                offset += 1
            } else if has("*/") {
                depth -= 1
                offset += 1
                if depth == 0 { return }
            }
            offset += 1
        }
    }

    /// To the last quote of a literal; of one that is not closed, to the end of its line.
    private mutating func skipString() {
        let isMultiline = has("\"\"\"")
        offset += isMultiline ? 3 : 1
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "\"") where !isMultiline: return
            case UInt8(ascii: "\"") where has("\"\"\""):
                offset += 2
                return
            case 0x0A where !isMultiline, 0x0D where !isMultiline: return
            default: break
            }
            offset += 1
        }
    }
}
