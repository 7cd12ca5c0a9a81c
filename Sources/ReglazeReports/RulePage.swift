import ReglazeEngine

/// A rule's page in Markdown, for `Documentation/rules/`.
public struct RulePage {
    private let about: About

    public init(_ about: About) { self.about = about }

    /// Where the page stands, relative to the folder of all pages: `navigation/bar-title.md`.
    public static func path(of about: About) -> String { "\(about.id).md" }

    public var markdown: String {
        var text = "# \(about.id)\n\n\(about.summary).\n\n"
        text += "| Severity | Since | Fix |\n| --- | --- | --- |\n"
        text += "| \(about.severity.rawValue) | \(RuleFacts.since(about)) | \(RuleFacts.fix(about)) |\n\n"
        if about.isOptIn { text += "Off unless it is named: `reglaze check --only \(about.id)`.\n\n" }
        text += "## Why\n\n\(about.why)\n"
        let examples = RuleFacts.shownExamples(about)
        if !examples.isEmpty { text += "\n## Examples\n" }
        for example in examples { text += "\n" + self.example(example) }
        return text + "\n## Source\n\n\(about.source)\n"
    }

    private func example(_ example: Example) -> String {
        let language = Self.language(of: example)
        let before = MarkdownText.block(example.unmarked().text, language: language)
        let context = RuleFacts.context(of: example)
        switch example.outcome {
        case .rewrites(let after, let safety):
            return "Rewritten, \(safety.rawValue) (\(context)):\n\n\(before)\nbecomes\n\n"
                + MarkdownText.block(after, language: language)
        case .explains(let why):
            return "Found and left alone (\(context))\(why.isEmpty ? "" : ", because “\(why)”"):\n\n\(before)"
        case .silent: return "Not found (\(context)):\n\n\(before)"
        }
    }

    /// As GitHub calls it.
    private static func language(of example: Example) -> String {
        switch FileKind(path: example.path) {
        case .objectiveC: "objc"
        case .propertyList, .interfaceBuilder: "xml"
        default: "swift"
        }
    }
}
