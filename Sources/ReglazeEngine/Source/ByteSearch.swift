#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Looks for byte strings, which is how most files are passed over without being parsed.
enum ByteSearch {
    /// The offset of the first `needle` at or after `start`.
    static func firstIndex(of needle: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Int? {
        guard !needle.isEmpty, start <= bytes.count - needle.count else { return nil }
        // `memchr` for the rarest byte of the needle skips most of the text at the speed of memory.
        let pivot = rarestByte(of: needle)
        return bytes.withUnsafeBytes { haystack in
            needle.withUnsafeBytes { needle in
                guard let base = haystack.baseAddress, let wanted = needle.baseAddress else { return nil }
                var offset = start + pivot
                let end = haystack.count - (needle.count - 1 - pivot)
                while offset < end, let hit = memchr(base + offset, Int32(needle[pivot]), end - offset) {
                    let candidate = UnsafeRawPointer(hit) - base - pivot
                    if memcmp(base + candidate, wanted, needle.count) == 0 { return candidate }
                    offset = candidate + pivot + 1
                }
                return nil
            }
        }
    }

    /// Whether `word` occurs with no letter, digit or underscore around it.
    static func containsWord(_ word: [UInt8], in bytes: [UInt8]) -> Bool { firstWord(word, in: bytes) != nil }

    /// Where `word` first stands, at or after `start`, with no letter, digit or underscore around it.
    static func firstWord(_ word: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Range<Int>? {
        var start = start
        while let hit = firstIndex(of: word, in: bytes, from: start) {
            let before = hit == 0 || !isWordByte(bytes[hit - 1])
            let end = hit + word.count
            if before && (end == bytes.count || !isWordByte(bytes[end])) { return hit..<end }
            start = hit + 1
        }
        return nil
    }

    /// Whether the word at `place` may be the name of what is declared or extended there: a keyword, a period or a back-tick
    /// stands before it.
    static func isDeclared(_ place: Range<Int>, _ bytes: [UInt8]) -> Bool { follows(declarationKeywords, place, bytes) }

    /// Whether the word at `place` may be the name of a function or a variable that is declared there.
    static func isMember(_ place: Range<Int>, _ bytes: [UInt8]) -> Bool { follows(["func", "var", "let"], place, bytes) }

    private static func follows(_ keywords: Set<String>, _ place: Range<Int>, _ bytes: [UInt8]) -> Bool {
        guard place.lowerBound > 0 else { return false }
        var end = place.lowerBound
        if bytes[end - 1] == UInt8(ascii: "`") { return true }
        // `extension Outer.Name`: what stands before the period tells.
        while bytes[end - 1] == UInt8(ascii: ".") {
            end -= 1
            while end > 0, isWordByte(bytes[end - 1]) { end -= 1 }
            guard end > 0 else { return false }
        }
        while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
        // A comment may stand between the keyword and the name.
        if end > 0, bytes[end - 1] == UInt8(ascii: "/") { return true }
        var start = end
        while start > 0, isWordByte(bytes[start - 1]) { start -= 1 }
        return keywords.contains(String(decoding: bytes[start..<end], as: UTF8.self))
    }

    /// Whether what follows the word at `place` may make it a call.
    static func isCalled(_ place: Range<Int>, _ bytes: [UInt8]) -> Bool {
        var next = place.upperBound
        while next < bytes.count, isBlank(bytes[next]) { next += 1 }
        guard next < bytes.count else { return false }
        return [UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "`")]
            .contains(bytes[next])
    }

    private static let declarationKeywords: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "extension", "typealias",
    ]

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    /// The hashes of all words of a text: runs of letters, digits and underscores, comments and literals included.
    static func words(in bytes: [UInt8]) -> Set<UInt64> {
        var words = Set<UInt64>(minimumCapacity: bytes.count / 24)
        bytes.withUnsafeBufferPointer { bytes in
            var hash = offsetBasis
            var isInWord = false
            for byte in bytes {
                if isWordByte(byte) {
                    hash = (hash ^ UInt64(byte)) &* prime
                    isInWord = true
                } else if isInWord {
                    words.insert(hash)
                    hash = offsetBasis
                    isInWord = false
                }
            }
            if isInWord { words.insert(hash) }
        }
        return words
    }

    /// The hash (FNV-1a) under which `words(in:)` holds a word. Two words may share one: it says «maybe» or «no».
    static func hash(ofWord word: String) -> UInt64 {
        word.utf8.reduce(offsetBasis) { ($0 ^ UInt64($1)) &* prime }
    }

    private static let offsetBasis: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3

    /// The index of the byte of `needle` that is least common in source code.
    private static func rarestByte(of needle: [UInt8]) -> Int {
        var best = 0
        for (index, byte) in needle.enumerated() where commonness(byte) < commonness(needle[best]) { best = index }
        return best
    }

    private static func commonness(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "e"), UInt8(ascii: "t"), UInt8(ascii: "i"), UInt8(ascii: "a"), UInt8(ascii: "n"), UInt8(ascii: "r"),
            UInt8(ascii: "o"), UInt8(ascii: "s"), UInt8(ascii: " "):
            3
        case UInt8(ascii: "j"), UInt8(ascii: "q"), UInt8(ascii: "x"), UInt8(ascii: "z"), UInt8(ascii: "k"): 1
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "("): 2
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): 1
        default: 0
        }
    }

    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
        default: false
        }
    }
}
