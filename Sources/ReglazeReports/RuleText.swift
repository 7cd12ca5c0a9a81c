import ReglazeEngine

/// A rule's page for a terminal: what `reglaze explain` prints.
public struct RuleText {
    private static let width = 100

    private let about: About
    private let palette: Palette

    public init(_ about: About, palette: Palette = Palette(isOn: false)) {
        self.about = about
        self.palette = palette
    }

    /// Without examples and colour, for a viewer's help pane.
    var plain: String {
        [about.summary + ".", about.why, "Since \(RuleFacts.since(about)).", "Source: \(about.source)"].joined(separator: "\n\n")
    }

    public var page: String {
        var text = palette(palette.style(of: about.severity), about.id.text) + "\n"
        text += wrapped(about.summary) + "\n"
        text += "\(palette(.dim, "severity")) \(about.severity.rawValue)   \(palette(.dim, "since")) \(RuleFacts.since(about))"
        text += "   \(palette(.dim, "fix")) \(RuleFacts.fix(about))\n"
        if about.isOptIn { text += "Off unless it is named: `reglaze check --only \(about.id)`.\n" }
        text += "\n\(heading("Why"))\n\(wrapped(about.why))"
        for (index, example) in RuleFacts.shownExamples(about).enumerated() {
            text += index == 0 ? "\n\(heading("Examples"))\n" : "\n"
            text += self.example(example)
        }
        text += "\n\(heading("Source"))\n\(wrapped(about.source))"
        return text
    }

    private func heading(_ text: String) -> String { palette(.bold, text) }

    private func wrapped(_ text: String) -> String { TextWrap.lines(text, width: Self.width).joined(separator: "\n") + "\n" }

    private func example(_ example: Example) -> String {
        let before = example.unmarked().text
        let context = palette(.dim, "  \(RuleFacts.context(of: example))") + "\n"
        switch example.outcome {
        case .rewrites(let after, let safety):
            return "  \(palette(safety == .safe ? .boldGreen : .boldYellow, "rewritten, \(safety.rawValue)"))\(context)"
                + indented(before) + "  \(palette(.dim, "becomes"))\n" + indented(after)
        case .explains(let why):
            let reason = why.isEmpty ? "" : TextWrap.lines("because: \(why)", width: 96).map { "    \($0)\n" }.joined()
            return "  \(palette(.bold, "found, left alone"))\(context)\(indented(before))\(reason)"
        case .silent: return "  \(palette(.bold, "not found"))\(context)\(indented(before))"
        }
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
}
