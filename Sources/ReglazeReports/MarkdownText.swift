/// Text made safe for Markdown.
enum MarkdownText {
    /// For a table's cell.
    static func cell(_ text: String) -> String {
        var result = ""
        var inCode = false
        for character in text {
            switch character {
            case "`": inCode.toggle(); result.append(character)
            case "|": result += "\\|"
            case "<" where !inCode: result += "&lt;"
            case "\n", "\r\n", "\r": result += " "
            default: result.append(character)
            }
        }
        return result
    }

    /// Inline code in a table's cell.
    static func code(_ text: String) -> String {
        let fence = String(repeating: "`", count: longestBacktickRun(in: text) + 1)
        let space = fence.count > 1 ? " " : ""
        return fence + space + text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") + space
            + fence
    }

    /// A fenced block, with a fence that the text does not hold.
    static func block(_ text: String, language: String) -> String {
        let fence = String(repeating: "`", count: max(3, longestBacktickRun(in: text) + 1))
        return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
    }

    private static func longestBacktickRun(in text: String) -> Int {
        var longest = 0
        var current = 0
        for character in text {
            current = character == "`" ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}
