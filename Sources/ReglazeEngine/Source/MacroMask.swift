/// Blanks out the macros of Objective-C headers that stand for nothing a parser could place, so that what is around them can be read:
/// `NS_ASSUME_NONNULL_BEGIN`, any word of capitals that has a line for itself between declarations, and the conditions in a list of
/// protocols.
///
/// Only what the parser is given changes, byte for byte in place; the text of a node is that of the file.
struct MacroMask {
    private static let words: Set<String> = [
        "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END", "CF_ASSUME_NONNULL_BEGIN", "CF_ASSUME_NONNULL_END",
        "NS_HEADER_AUDIT_BEGIN", "NS_HEADER_AUDIT_END", "NS_DESIGNATED_INITIALIZER", "NS_NOESCAPE", "NS_REQUIRES_SUPER",
        "NS_SWIFT_UI_ACTOR", "NS_SWIFT_SENDABLE", "NS_REFINED_FOR_SWIFT", "UI_APPEARANCE_SELECTOR", "__IOS_PROHIBITED",
    ]
    /// Followed by arguments, which go too.
    private static let calls: Set<String> = [
        "DEPRECATED_MSG_ATTRIBUTE", "NS_SWIFT_NAME", "NS_SWIFT_UNAVAILABLE", "__deprecated_msg", "NS_HEADER_AUDIT_BEGIN",
        "NS_HEADER_AUDIT_END", "API_DEPRECATED_WITH_REPLACEMENT",
    ]

    /// `typedef NS_ENUM(NSInteger, Name) { … }` is given to the parser as `enum Name { … }`.
    private static let enums: Set<String> = ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "CF_ENUM", "CF_OPTIONS"]

    /// Keywords that libraries make of macros: `@weakify(self)`.
    private static let keywords = ["@weakify", "@strongify", "@unsafeify"].map { Array($0.utf8) }

    private static let closing = Array(">{;@".utf8)
    private static let interface = Array("@interface".utf8)

    private let bytes: [UInt8]
    private var result: [UInt8]

    /// The text as the parser gets it.
    static func masked(_ bytes: [UInt8]) -> [UInt8] {
        var mask = MacroMask(bytes: bytes, result: bytes)
        mask.run()
        return mask.result
    }

    private mutating func run() {
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "@"), let end = endOfKeyword(at: offset) {
                blank(offset..<end)
                offset = end
                continue
            }
            if bytes[offset] == UInt8(ascii: "@"), bytes[offset...].starts(with: Self.interface) {
                blankDirectives(inProtocolsAfter: offset + Self.interface.count)
            }
            guard Self.isCapital(bytes[offset]) || bytes[offset] == UInt8(ascii: "_") else {
                // The rest of a word that begins otherwise is no word.
                if Self.isWord(bytes[offset]) {
                    while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
                } else {
                    offset += 1
                }
                continue
            }
            let start = offset
            while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
            guard offset - start >= 4 else { continue }
            let word = String(decoding: bytes[start..<offset], as: UTF8.self)
            if Self.calls.contains(word), let end = endOfArguments(from: offset) {
                blank(start..<end)
                offset = end
            } else if Self.enums.contains(word), let end = endOfArguments(from: offset) {
                makeEnum(start..<end)
                offset = end
            } else if Self.words.contains(word) || standsAlone(start..<offset) {
                blank(start..<offset)
            }
        }
    }

    private func endOfKeyword(at start: Int) -> Int? {
        for keyword in Self.keywords where bytes[start...].starts(with: keyword) {
            return endOfArguments(from: start + keyword.count)
        }
        return nil
    }

    private mutating func blank(_ range: Range<Int>) {
        for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D { result[index] = 0x20 }
    }

    /// `#if` and `#endif` between the protocols of an interface: all of them count.
    private mutating func blankDirectives(inProtocolsAfter start: Int) {
        let stops = Array("<{;@".utf8)
        guard let open = bytes[start...].firstIndex(where: stops.contains), bytes[open] == UInt8(ascii: "<"),
            let close = bytes[open...].firstIndex(where: Self.closing.contains), bytes[close] == UInt8(ascii: ">")
        else { return }
        var line = open
        while let end = bytes[line..<close].firstIndex(of: 0x0A) {
            line = end + 1
            guard let first = bytes[line..<close].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
                bytes[first] == UInt8(ascii: "#")
            else { continue }
            blank(first..<(bytes[first..<close].firstIndex(of: 0x0A) ?? close))
        }
    }

    private mutating func makeEnum(_ range: Range<Int>) {
        guard let comma = bytes[range].lastIndex(of: UInt8(ascii: ",")) else { return }
        blank(range.lowerBound..<comma + 1)
        blank(range.upperBound - 1..<range.upperBound)
        result.replaceSubrange(range.lowerBound..<range.lowerBound + 4, with: Array("enum".utf8))
        var end = range.lowerBound
        while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        let keyword = Array("typedef".utf8)
        if end >= keyword.count, bytes[(end - keyword.count)..<end].elementsEqual(keyword) { blank((end - keyword.count)..<end) }
    }

    /// Past the parenthesis that closes the arguments, on one line; nil where there are none.
    private func endOfArguments(from start: Int) -> Int? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
        var depth = 0
        for index in start..<min(start + 1000, bytes.count) {
            switch bytes[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return index + 1 }
            case 0x0A, 0x0D: return nil
            default: break
            }
        }
        return nil
    }

    /// Whether a word of capitals has its line for itself, and what stands before it is complete.
    private func standsAlone(_ word: Range<Int>) -> Bool {
        guard bytes[word].allSatisfy({ Self.isCapital($0) || $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) }),
            bytes[word].contains(UInt8(ascii: "_"))
        else { return false }
        var end = word.upperBound
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        guard end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D else { return false }
        var start = word.lowerBound
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return false }
        while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
        guard start > 0 else { return true }
        let before = bytes[start - 1]
        if [UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: "/")].contains(before) { return true }
        // `@end`, `#import <X.h>`
        let line = bytes[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let first = bytes[line..<start].first { $0 != 0x20 && $0 != 0x09 }
        return first == UInt8(ascii: "@") || first == UInt8(ascii: "#")
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        isCapital(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
            || byte >= 0x80
    }
}
