import ReglazeEngine

/// How a project writes its Swift: what generated files are indented with, and how their lines end.
public struct SwiftStyle: Hashable, Sendable {
    /// Four spaces, two, or a tab.
    public var unit: String
    public var lineEnding: String

    public init(unit: String = "    ", lineEnding: String = "\n") {
        self.unit = unit
        self.lineEnding = lineEnding
    }

    /// As a file of the project has it: the blanks before its first indented line of code.
    public init(of file: SourceFile) {
        lineEnding = file.lineEnding
        unit = "    "
        var isInComment = false
        for line in file.text.split(whereSeparator: \.isNewline) {
            let text = line.drop { $0 == " " || $0 == "\t" }
            let isBlockComment = isInComment || text.hasPrefix("/*")
            isInComment = isBlockComment && !text.contains("*/")
            guard !isBlockComment, !text.isEmpty, text.count < line.count else { continue }
            unit = line.first == "\t" ? "\t" : String(repeating: " ", count: min(line.count - text.count, 4))
            return
        }
    }

    /// A text that is written with four spaces and `\n`, in this style.
    func styled(_ text: String) -> String {
        guard self != SwiftStyle() else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let depth = line.prefix { $0 == " " }.count / 4
            return String(repeating: unit, count: depth) + line.dropFirst(depth * 4)
        }
        return lines.joined(separator: lineEnding)
    }
}
