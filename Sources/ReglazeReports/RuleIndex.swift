import ReglazeEngine

/// The list of rules that `reglaze rules` prints.
public struct RuleIndex {
    private let abouts: [About]

    /// - Parameter isIncluded: which rules are listed.
    public init(_ catalog: RuleCatalog, isIncluded: (About) -> Bool = { _ in true }) {
        abouts = catalog.abouts.filter(isIncluded).sorted { $0.id < $1.id }
    }

    public func text(_ palette: Palette) -> String {
        let width = abouts.map(\.id.text.count).max() ?? 0
        var text = ""
        var family: String?
        for about in abouts {
            if let family, family != about.id.family { text += "\n" }
            family = about.id.family
            let severity = palette(palette.style(of: about.severity), about.severity.rawValue.padding(to: 7))
            text += "\(palette(.bold, about.id.text.padding(to: width)))  \(severity)  \(about.summary)"
            text += about.isOptIn ? palette(.dim, " (off unless named)") + "\n" : "\n"
        }
        return text
    }

    public var json: String {
        let rules = abouts.map { about -> JSONText in
            [
                "rule": .string(about.id.text), "summary": .string(about.summary), "severity": .string(about.severity.rawValue),
                "since": ["sdk": .number(about.since.sdk), "os": .string(about.since.os.description)],
                "optIn": .bool(about.isOptIn), "why": .string(about.why), "source": .string(about.source),
            ]
        }
        return JSONText.object([
            ("tool", "reglaze"), ("version", .string(Version.current)), ("schema", .number(JSONReporter.schema)),
            ("rules", .array(rules)),
        ]).document
    }

    /// The index of the pages that `RulePage` makes.
    public var markdown: String {
        var text = "# Rules\n"
        var family: String?
        for about in abouts {
            if family != about.id.family {
                family = about.id.family
                text += "\n## \(about.id.family)\n\n| Rule | Severity | Since | Fix | What it finds |\n"
                text += "| --- | --- | --- | --- | --- |\n"
            }
            text += "| [`\(about.id)`](\(RulePage.path(of: about))) | \(about.severity.rawValue) | \(RuleFacts.since(about)) "
            text +=
                "| \(RuleFacts.fix(about)) | \(MarkdownText.cell(about.summary))\(about.isOptIn ? " (off unless named)" : "") |\n"
        }
        return text
    }
}
