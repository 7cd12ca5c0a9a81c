@testable import ReglazeEngine

/// Numbers that are the same in each run (SplitMix64).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// Writes property lists as people and tools write them: with comments, odd spaces and entities.
struct RandomPropertyList {
    private var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed &* 31 &+ 11) }

    mutating func make() -> (text: String, value: PlainValue) {
        let (text, value) = node(depth: 0)
        let head = chance(3) ? "<?xml version=\"1.0\"?>\n<!DOCTYPE plist>\n" : ""
        return ("\(head)\(space())<plist version=\"1.0\">\(space())\(text)\(space())</plist>\(chance(2) ? "\n" : "")", value)
    }

    private mutating func node(depth: Int) -> (String, PlainValue) {
        switch Int.random(in: 0..<(depth > 3 ? 4 : 7), using: &random) {
        case 0:
            let (written, text) = text()
            return ("<string>\(written)</string>", .string(text))
        case 1: return chance(2) ? ("<true/>", .flag(true)) : ("<false />", .flag(false))
        case 2: return ("<integer>\(Int.random(in: -9...99, using: &random))</integer>", .other)
        case 3: return chance(2) ? ("<dict/>", .map([:])) : ("<string></string>", .string(""))
        case 4:
            var written = "<array>\(space())"
            var values: [PlainValue] = []
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                let (text, value) = node(depth: depth + 1)
                written += text + space()
                values.append(value)
            }
            return (written + "</array>", .list(values))
        default:
            var written = "<dict>\(space())"
            var values: [String: PlainValue] = [:]
            for number in 0..<Int.random(in: 0..<5, using: &random) {
                let (key, name) = text()
                let (text, value) = node(depth: depth + 1)
                written += "<key>\(key)\(number)</key>\(space())\(text)\(space())"
                values["\(name)\(number)"] = value
            }
            return (written + "</dict>", .map(values))
        }
    }

    private mutating func text() -> (written: String, text: String) {
        let pieces = [
            ("a", "a"), ("Key", "Key"), ("&amp;", "&"), ("&lt;", "<"), ("&#233;", "é"), ("<![CDATA[<&]]>", "<&"), (" ", " "),
            ("日本", "日本"),
            ("&#x41;", "A"), (">", ">"), ("]]", "]]"), ("$(X)", "$(X)"),
        ]
        var result = ("", "")
        for _ in 0..<Int.random(in: 0..<5, using: &random) {
            let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
            result = (result.0 + piece.0, result.1 + piece.1)
        }
        return result
    }

    private mutating func space() -> String {
        ["", "\n", "\n\t", " ", "\r\n    ", "<!-- <dict> & -->", "\n<!--\n-- x\n-->\n", "\n<?note ?>"][
            Int.random(in: 0..<8, using: &random)]
    }

    private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }
}
