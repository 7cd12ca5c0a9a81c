import ReglazeEngine

/// Replacements in a file's text that are made when a part of it is copied elsewhere.
struct Patches {
    let file: SourceFile
    private var replacements: [(range: Range<Int>, text: String)] = []

    init(_ file: SourceFile) { self.file = file }

    /// The first replacement of a place wins; one inside another is left out.
    mutating func replace(_ range: Range<Int>, with text: String) {
        guard !replacements.contains(where: { Self.overlap($0.range, range) }) else { return }
        replacements.append((range, text))
    }

    /// Puts a text before whatever else is put at this place.
    mutating func insertFirst(_ text: String, at offset: Int) { replacements.insert((offset..<offset, text), at: 0) }

    /// The text of `range` with the replacements inside it.
    func text(of range: Range<Int>) -> String {
        let inside = replacements.enumerated().filter { _, each in
            range.lowerBound <= each.range.lowerBound && each.range.upperBound <= range.upperBound
        }.sorted { left, right in
            (left.element.range.lowerBound, left.element.range.upperBound, left.offset)
                < (right.element.range.lowerBound, right.element.range.upperBound, right.offset)
        }.map(\.element)
        var result = ""
        var offset = range.lowerBound
        for each in inside {
            result += file.text(of: offset..<each.range.lowerBound) + each.text
            offset = each.range.upperBound
        }
        return (result + file.text(of: offset..<range.upperBound)).replacing("\r\n", with: "\n")
    }

    private static func overlap(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        if left.isEmpty || right.isEmpty {
            return left.lowerBound > right.lowerBound && left.lowerBound < right.upperBound
                || right.lowerBound > left.lowerBound && right.lowerBound < left.upperBound
        }
        return left.overlaps(right)
    }
}
