import ReglazeEngine

/// Turns byte columns into the UTF-16 columns that SARIF viewers and GitHub count.
struct ColumnConverter {
    private let file: SourceFile?

    init(_ file: SourceFile?) { self.file = file }

    /// - Parameters:
    ///   - line: from 1.
    ///   - column: from 1, in bytes.
    /// - Returns: from 1, in UTF-16 code units; `column` itself when the text is not known.
    func utf16Column(line: Int, column: Int) -> Int {
        guard let file, let range = file.lines.range(ofLine: line) else { return column }
        let bytes = file.bytes[range].prefix(max(0, column - 1))
        return String(decoding: bytes, as: UTF8.self).utf16.count + 1
    }
}
