import ReglazeEngine

/// Edits that take code out of files: removals that meet become one, and leave no gap.
enum Removals {
    static func merged(_ edits: [Edit], in index: ProjectIndex) -> [Edit] {
        var result = edits.filter { !$0.text.isEmpty }
        let deletions = Dictionary(grouping: edits.filter(\.text.isEmpty), by: \.path)
        for (path, edits) in deletions.sorted(by: { $0.key < $1.key }) {
            guard let file = index.file(at: path) else { continue }
            var ranges: [Range<Int>] = []
            for range in edits.map(\.range).sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
                // A word that goes from a line is not one of the lines that go.
                let isWhole = range.lowerBound == file.lineStart(of: range.lowerBound)
                if let last = ranges.last,
                    last.upperBound >= range.lowerBound || isWhole && file.isBlank(last.upperBound..<range.lowerBound)
                {
                    ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
                } else {
                    ranges.append(range)
                }
            }
            result += ranges.map { Edit(path: path, range: file.closingGap(around: $0), text: "") }
        }
        // What is changed inside of code that goes needs no change.
        return result.filter { edit in
            !result.contains { other in
                other.text.isEmpty && other != edit && other.path == edit.path && other.range.lowerBound <= edit.range.lowerBound
                    && edit.range.upperBound <= other.range.upperBound && !other.range.isEmpty
            }
        }
    }
}
