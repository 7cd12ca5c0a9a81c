/// Rows of words in columns, for a terminal.
struct TextTable {
    private var rows: [[String]] = []
    private let indent: String

    init(indent: String = "  ") { self.indent = indent }

    mutating func add(_ row: [String]) { rows.append(row) }

    /// Columns are as wide as their widest word; columns without any word are left out.
    var text: String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.dropFirst().compactMap { column < $0.count ? DisplayText.width(of: $0[column]) : nil }.max() ?? 0
        }
        let shown = (0..<count).filter { widths[$0] > 0 }
        return rows.map { row in
            var line = indent
            for column in shown {
                let word = column < row.count ? row[column] : ""
                let width = max(widths[column], rows.first.map { column < $0.count ? DisplayText.width(of: $0[column]) : 0 } ?? 0)
                line += word + String(repeating: " ", count: max(0, width - DisplayText.width(of: word)) + 2)
            }
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}
