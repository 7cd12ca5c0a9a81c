import ReglazeEngine

/// The lines of source that a finding is about, with carets under the exact span, as rustc draws them.
struct CodeFrame {
    /// Of a span with more lines, only the first and last ones are shown.
    private static let lineLimit = 6
    /// What is wider is cut around the span.
    private static let widthLimit = 140

    private let file: SourceFile
    private let location: Location
    private let style: Palette.Style
    private let palette: Palette
    /// The width of the line numbers.
    let gutter: Int

    init(_ location: Location, in file: SourceFile, style: Palette.Style, palette: Palette) {
        self.location = Self.withoutTrailingLineBreak(location, in: file)
        self.file = file
        self.style = style
        self.palette = palette
        gutter = String(self.location.endLine).count
    }

    /// Without a final line break.
    var lines: [String] {
        let bar = palette(.boldBlue, String(repeating: " ", count: gutter) + " |")
        return [bar] + (location.line == location.endLine ? singleLine(bar) : multiLine(bar))
    }

    private func singleLine(_ bar: String) -> [String] {
        let shown = display(location.line)
        let start = shown.column(ofByte: location.column - 1)
        let end = max(start + 1, shown.column(ofByte: location.endColumn - 1))
        var text = shown.text
        var shift = 0
        var width = end - start
        if shown.width > Self.widthLimit {
            let from = max(0, start - 40)
            let to = min(shown.width, from + Self.widthLimit)
            width = max(1, min(width, to - start))
            text = (from > 0 ? "…" : "") + shown.slice(from..<to) + (to < shown.width ? "…" : "")
            shift = from - (from > 0 ? 1 : 0)
        }
        let carets = palette(style, String(repeating: "^", count: width))
        return [
            numbered(location.line, text), "\(bar) \(String(repeating: " ", count: start - shift))\(carets)",
        ]
    }

    private func multiLine(_ bar: String) -> [String] {
        let first = display(location.line)
        let start = first.column(ofByte: location.column - 1)
        let startsLine = first.text.prefix(start).allSatisfy { $0 == " " }
        let side = palette(style, "|")
        var lines: [String] = []
        if startsLine {
            lines.append(numbered(location.line, "\(palette(style, "/")) \(clipped(first))"))
        } else {
            lines.append(numbered(location.line, "  \(clipped(first))"))
            lines.append("\(bar)  \(palette(style, String(repeating: "_", count: min(start, Self.widthLimit) + 1) + "^"))")
        }
        let rest = Array((location.line + 1)...location.endLine)
        if rest.count < Self.lineLimit {
            lines += rest.map { numbered($0, "\(side) \(clipped(display($0)))") }
        } else {
            lines += rest.prefix(2).map { numbered($0, "\(side) \(clipped(display($0)))") }
            lines.append("\(palette(.boldBlue, "...".padding(to: gutter + 2))) \(side)")
            lines += rest.suffix(2).map { numbered($0, "\(side) \(clipped(display($0)))") }
        }
        let end = max(1, display(location.endLine).column(ofByte: location.endColumn - 1))
        lines.append("\(bar) \(palette(style, "|" + String(repeating: "_", count: min(end, Self.widthLimit)) + "^"))")
        return lines
    }

    private func clipped(_ line: DisplayText) -> String {
        line.width > Self.widthLimit ? line.slice(0..<Self.widthLimit) + "…" : line.text
    }

    private func numbered(_ line: Int, _ text: String) -> String {
        let number = String(line)
        let padded = String(repeating: " ", count: gutter - number.count) + number
        let text = text.allSatisfy { $0 == " " } ? "" : " \(text)"
        return palette(.boldBlue, "\(padded) |") + text
    }

    private func display(_ line: Int) -> DisplayText {
        guard let range = file.lines.range(ofLine: line) else { return DisplayText([]) }
        let bytes = file.bytes[range]
        return DisplayText(bytes.prefix { $0 != 0x0A && $0 != 0x0D })
    }

    /// A span that ends at the start of a line ends for people at the end of the line before.
    private static func withoutTrailingLineBreak(_ location: Location, in file: SourceFile) -> Location {
        var location = location
        if location.endColumn == 1, location.endLine > location.line, let range = file.lines.range(ofLine: location.endLine - 1) {
            location.endLine -= 1
            location.endColumn = file.bytes[range].prefix { $0 != 0x0A && $0 != 0x0D }.count + 1
        }
        return location
    }
}

extension String {
    func padding(to width: Int) -> String {
        let missing = width - DisplayText.width(of: self)
        return missing > 0 ? self + String(repeating: " ", count: missing) : self
    }
}
