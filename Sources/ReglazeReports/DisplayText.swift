/// One line of source as a terminal shows it, with the column at which each byte stands.
struct DisplayText {
    /// Tabs are spaces, and nothing in it moves the cursor or turns the text around.
    private(set) var text = ""
    /// For each byte of the line, and one past its end, the display column from 0.
    private(set) var columns: [Int] = []

    private static let tabWidth = 4

    /// - Parameter bytes: UTF-8 without the line's ending.
    init(_ bytes: some Collection<UInt8>) {
        var width = 0
        for character in String(decoding: bytes, as: UTF8.self) {
            let shown = Self.shown(character, at: width)
            columns += repeatElement(width, count: character.utf8.count)
            text += shown.text
            width += shown.width
        }
        columns.append(width)
    }

    var width: Int { columns.last ?? 0 }

    /// The display column of a byte (from 0) of the line; the end's, past it.
    func column(ofByte byte: Int) -> Int { byte < columns.count ? columns[max(0, byte)] : width }

    /// The part between two display columns.
    func slice(_ range: Range<Int>) -> String {
        var result = ""
        var column = 0
        for character in text {
            let next = column + Self.width(of: character)
            if column >= range.lowerBound && next <= range.upperBound { result.append(character) }
            column = next
        }
        return result
    }

    /// How many columns a text takes.
    static func width(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + width(of: $1) } }

    private static func shown(_ character: Character, at column: Int) -> (text: String, width: Int) {
        if character == "\t" {
            let width = tabWidth - column % tabWidth
            return (String(repeating: " ", count: width), width)
        }
        var text = ""
        for scalar in character.unicodeScalars { text.unicodeScalars.append(harmless(scalar)) }
        return (text, text.reduce(0) { $0 + width(of: $1) })
    }

    /// Control characters as their pictures, bidirectional overrides as a question mark in a box: a source file must not
    /// steer the terminal.
    private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
        default: scalar
        }
    }

    private static func width(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if scalar.isASCII && character.utf8.count == 1 { return 1 }
        if character.unicodeScalars.contains(where: { $0 == "\u{FE0F}" || $0 == "\u{20E3}" }) { return 2 }
        switch scalar.value {
        case 0x200B...0x200F, 0xFE00...0xFE0F: return 0
        // East Asian Wide and Fullwidth, after Unicode's EastAsianWidth.txt, in blocks.
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
            return 2
        default:
            let properties = scalar.properties
            if properties.isEmojiPresentation { return 2 }
            switch properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return 0
            default: return 1
            }
        }
    }
}
