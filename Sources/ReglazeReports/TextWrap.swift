/// Breaks prose into lines.
enum TextWrap {
    /// The lines of `text`, none wider than `width` unless a word is; line breaks in the text stay.
    static func lines(_ text: String, width: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
            var lines: [String] = []
            var line = ""
            for word in paragraph.split(separator: " ") {
                if !line.isEmpty, DisplayText.width(of: line) + 1 + DisplayText.width(of: word) > width {
                    lines.append(line)
                    line = ""
                }
                line += line.isEmpty ? String(word) : " \(word)"
            }
            return lines + [line]
        }
    }
}
