/// Hides from the grammar of Kotlin the few spellings that it can't read, behind as many spaces. Ranges stay, and the nodes' texts
/// are those of the file.
enum KotlinMask {
    static func masked(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        maskDataObjects(bytes, &result)
        maskBackingFields(bytes, &result)
        maskComposableParentheses(bytes, &result)
        maskDelegates(bytes, &result)
        renameSoftKeywords(bytes, &result)
        return result
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte)
    }

    private static func places(of word: String, in bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        let word = Array(word.utf8)
        var offset = 0
        while let hit = ByteSearch.firstIndex(of: word, in: bytes, from: offset) {
            let end = hit + word.count
            if hit == 0 || !isWord(bytes[hit - 1]), end == bytes.count || !isWord(bytes[end]) { found.append(hit..<end) }
            offset = end
        }
        return found
    }

    private static func skipBack(_ bytes: [UInt8], before index: Int) -> Int {
        var index = index
        while index > 0, isSpace(bytes[index - 1]) { index -= 1 }
        return index
    }

    private static func skip(_ bytes: [UInt8], from index: Int) -> Int {
        var index = index
        while index < bytes.count, isSpace(bytes[index]) { index += 1 }
        return index
    }

    /// `@Serializable data object Home` at the top level is an expression to the grammar; `@Serializable open object Home` can't be one.
    private static func maskDataObjects(_ bytes: [UInt8], _ result: inout [UInt8]) {
        for place in places(of: "data", in: bytes) {
            let next = skip(bytes, from: place.upperBound)
            guard next > place.upperBound, bytes[next...].starts(with: "object".utf8), next + 6 < bytes.count,
                isSpace(bytes[next + 6])
            else { continue }
            // Behind `@SerialName("x")`, `open object Home` is an expression as well; without it, the object stands by itself.
            let before = skipBack(bytes, before: place.lowerBound)
            let isBehindArguments = before > 0 && bytes[before - 1] == UInt8(ascii: ")")
            result.replaceSubrange(place, with: (isBehindArguments ? "    " : "open").utf8)
        }
    }

    /// `val state: State` and below it `field = MutableState()`: the explicit backing fields of Kotlin 2.3.
    private static func maskBackingFields(_ bytes: [UInt8], _ result: inout [UInt8]) {
        for place in places(of: "field", in: bytes) {
            let next = skip(bytes, from: place.upperBound)
            let before = skipBack(bytes, before: place.lowerBound)
            guard next < bytes.count, bytes[next] == UInt8(ascii: "="), next + 1 < bytes.count,
                bytes[next + 1] != UInt8(ascii: "="), bytes[before..<place.lowerBound].contains(0x0A)
            else { continue }
            var start = before
            while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
            let line = bytes[start..<before]
            guard places(of: "val", in: Array(line)).first != nil, line.contains(UInt8(ascii: ":")),
                !line.contains(UInt8(ascii: "="))
            else { continue }
            for index in before..<place.upperBound { result[index] = 0x20 }
        }
    }

    private static let softKeywords = [
        "open", "data", "inner", "value", "enum", "annotation", "sealed", "final", "operator", "infix", "external", "expect",
        "actual",
        "dynamic",
    ]

    /// `open()` and `dynamic = true`: words that are keywords elsewhere are names where they are called or given something.
    private static func renameSoftKeywords(_ bytes: [UInt8], _ result: inout [UInt8]) {
        for word in softKeywords {
            for place in places(of: word, in: bytes) {
                var next = place.upperBound
                while next < bytes.count, bytes[next] == 0x20 { next += 1 }
                guard next < bytes.count else { continue }
                let isGiven = bytes[next] == UInt8(ascii: "=") && next + 1 < bytes.count && bytes[next + 1] != UInt8(ascii: "=")
                let isUsed = next == place.upperBound && (bytes[next] == UInt8(ascii: "(") || bytes[next] == UInt8(ascii: "."))
                if isGiven || isUsed { result[place.upperBound - 1] = UInt8(ascii: "_") }
            }
        }
    }

    /// `content: @Composable (() -> Unit)`, which is read with a question mark behind it, and without its parentheses.
    private static func maskComposableParentheses(_ bytes: [UInt8], _ result: inout [UInt8]) {
        for place in places(of: "Composable", in: bytes)
        where place.lowerBound > 0 && bytes[place.lowerBound - 1] == UInt8(ascii: "@") {
            let before = skipBack(bytes, before: place.lowerBound - 1)
            let open = skip(bytes, from: place.upperBound)
            guard before > 0, bytes[before - 1] == UInt8(ascii: ":"), open < bytes.count, bytes[open] == UInt8(ascii: "(") else {
                continue
            }
            var depth = 0
            var arrow = false
            var close = open
            while close < bytes.count {
                if bytes[close] == UInt8(ascii: "(") { depth += 1 }
                if bytes[close] == UInt8(ascii: ")") { depth -= 1 }
                if depth == 0 { break }
                if depth == 1, bytes[close] == UInt8(ascii: ">"), bytes[close - 1] == UInt8(ascii: "-") { arrow = true }
                close += 1
            }
            let after = skip(bytes, from: close + 1)
            guard arrow, close < bytes.count, after >= bytes.count || bytes[after] != UInt8(ascii: "?") else { continue }
            if after < bytes.count, bytes[after] == UInt8(ascii: "-") { continue }
            result[open] = 0x20
            result[close] = 0x20
        }
    }

    /// `class Root(context: Context) : Context by context { … }`, whose body is a lambda of `context` to the grammar.
    private static func maskDelegates(_ bytes: [UInt8], _ result: inout [UInt8]) {
        for place in places(of: "by", in: bytes) {
            var end = skip(bytes, from: place.upperBound)
            let start = end
            while end < bytes.count, isWord(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
            let next = skip(bytes, from: end)
            guard end > start, next < bytes.count, bytes[next] == UInt8(ascii: "{"),
                isInClassHeader(bytes, before: place.lowerBound)
            else { continue }
            for index in place.lowerBound..<end where !isSpace(bytes[index]) { result[index] = 0x20 }
        }
    }

    /// Whether the words before a place are those of a class and not those of a property.
    private static func isInClassHeader(_ bytes: [UInt8], before index: Int) -> Bool {
        var index = index
        var depth = 0
        while index > 0 {
            index -= 1
            switch bytes[index] {
            case UInt8(ascii: ")"): depth += 1
            case UInt8(ascii: "("):
                depth -= 1
                if depth < 0 { return false }
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "="): if depth == 0 { return false }
            default:
                guard depth == 0, isWord(bytes[index]), index + 1 >= bytes.count || !isWord(bytes[index + 1]) else { continue }
                let end = index + 1
                while index > 0, isWord(bytes[index - 1]) { index -= 1 }
                switch String(decoding: bytes[index..<end], as: UTF8.self) {
                case "class", "object", "interface": return true
                case "val", "var", "fun": return false
                default: break
                }
            }
        }
        return false
    }
}
