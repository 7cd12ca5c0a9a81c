import ReglazeEngine

/// What to look at after a migration: the unsafe rewrites, the ones that say the same together, with the lines of the new files.
struct LookList {
    private struct Words: Hashable {
        let rule: RuleID
        let title: String
        let why: String?
    }

    private static let proseWidth = 100

    private let rewrites: [Migration.Applied]
    private let palette: Palette
    private let pathPrefix: String

    init(_ rewrite: Rewrite, palette: Palette, pathPrefix: String) {
        rewrites = rewrite.toLookAt
        self.palette = palette
        self.pathPrefix = pathPrefix
    }

    /// Empty when nothing wants a look.
    var text: String {
        guard !rewrites.isEmpty else { return "" }
        var order: [Words] = []
        var places: [Words: [(path: String, lines: [Int])]] = [:]
        for rewrite in rewrites {
            let words = Words(rule: rewrite.finding.rule, title: rewrite.title, why: rewrite.finding.why)
            if places[words] == nil { order.append(words) }
            var known = places[words] ?? []
            let path = rewrite.finding.location.path
            if known.last?.path == path {
                known[known.count - 1].lines.append(rewrite.line)
            } else {
                known.append((path, [rewrite.line]))
            }
            places[words] = known
        }
        var text = palette(.bold, "What to look at after the rewrite:") + "\n"
        for words in order {
            text += "  \(palette(.boldYellow, words.rule.text)): \(words.title)\n"
            for place in places[words] ?? [] {
                let lines = place.lines.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
                let numbers = lines.map(String.init).joined(separator: ", ")
                text += "    \(palette(.boldBlue, "-->")) \(pathPrefix)\(place.path):\(numbers)\n"
            }
            for line in words.why.map({ TextWrap.lines($0, width: Self.proseWidth) }) ?? [] { text += "    \(line)\n" }
        }
        return text
    }
}
