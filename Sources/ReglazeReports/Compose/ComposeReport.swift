import ReglazeCompose
import ReglazeEngine

/// What `reglaze compose` prints.
public struct ComposeReport {
    private let app: ComposeApp
    private let palette: Palette
    private let prefix: String
    private let isQuiet: Bool
    private let isJSON: Bool

    /// - Parameters:
    ///   - pathPrefix: what leads from the folder that the user is in to the project's root, with a final `/`.
    ///   - isQuiet: of a change, the diff alone.
    public init(_ app: ComposeApp, palette: Palette, pathPrefix: String = "", isQuiet: Bool = false, isJSON: Bool = false) {
        self.app = app
        self.palette = palette
        prefix = pathPrefix
        self.isQuiet = isQuiet
        self.isJSON = isJSON
    }

    /// `--explain`.
    public var explanation: String {
        if isJSON { return document([("app", ExplainJSON(app).value)]) }
        let choice = ShellChoice(app)
        let plan = TextWrap.lines("\(choice.kind.rawValue): \(choice.reason)", width: 96)
        return ExplainText(app, palette: palette, pathPrefix: prefix).text + "\n" + palette(.bold, "Shell") + "\n"
            + plan.map { "  \($0)\n" }.joined()
    }

    /// `--compare`.
    public var comparison: String {
        let comparison = ShellComparison(app)
        return isJSON ? document([("shells", comparison.value)]) : comparison.text(palette)
    }

    /// A change: its steps, the diff, and what to do next.
    /// - Parameters:
    ///   - reason: why this shell, where it was not asked for by name.
    ///   - undo: the command that takes a write back.
    public func text(of change: ComposeChange, reason: String?, isWritten: Bool, undo: String) -> String {
        if isJSON { return document(members(of: change, reason: reason, isWritten: isWritten)) }
        let differences = DiffText(palette: palette, pathPrefix: prefix)
        let diff = isWritten ? "" : change.files.map(differences.text).joined()
        if isQuiet { return diff }
        var text = palette(.bold, "Shell `\(change.shell.rawValue)`") + "\n"
        if let reason { text += TextWrap.lines(reason, width: 98).map { "  \($0)\n" }.joined() }
        if !change.steps.isEmpty { text += "\n" + steps(change) }
        if !diff.isEmpty { text += "\n" + diff }
        return text + "\n" + summary(change, isWritten: isWritten, undo: undo)
    }

    // MARK: - Text

    private func steps(_ change: ComposeChange) -> String {
        let width = change.steps.map(\.name.count).max() ?? 0
        return change.steps.map { step in
            let (word, style, more) = Self.words(step.state)
            let label = palette(style, word) + String(repeating: " ", count: max(0, 11 - word.count))
            let margin = String(repeating: " ", count: 13)
            var text = "  \(label)\(palette(.bold, step.name))" + String(repeating: " ", count: width - step.name.count + 2)
            let lines = TextWrap.lines(step.summary + (more.isEmpty ? "" : " — \(more)"), width: max(40, 100 - 15 - width))
            text += (lines.first ?? "") + "\n"
            for line in lines.dropFirst() { text += margin + String(repeating: " ", count: width + 2) + line + "\n" }
            for gap in step.gaps {
                let place = gap.location.map { "\(prefix)\($0.path):\($0.line): " } ?? ""
                for (index, line) in TextWrap.lines(place + gap.text, width: 85).enumerated() {
                    text += margin + (index == 0 ? "- " : "  ") + line + "\n"
                }
            }
            return text
        }.joined()
    }

    private static func words(_ state: ComposeChange.State) -> (String, Palette.Style, String) {
        switch state {
        case .written: ("changes", .boldGreen, "")
        case .present: ("is there", .dim, "")
        case .refused(let reason): ("refused", .boldRed, reason)
        case .notNeeded(let reason): ("not needed", .dim, reason)
        }
    }

    private func summary(_ change: ComposeChange, isWritten: Bool, undo: String) -> String {
        if !change.isPossible { return "Nothing is written: a step that others need is refused, and says why.\n" }
        if change.files.isEmpty {
            return change.steps.isEmpty
                ? "Nothing to write.\n" : "The app has this shell already; nothing is left to do.\n"
        }
        let made = change.files.count { $0.old == nil }
        var text = Summary.count(change.files.count, "file") + ": \(change.files.count - made) changed, \(made) new"
        if change.gapCount > 0 { text += "; \(Summary.count(change.gapCount, "place")) to finish or to look at" }
        text += "\n"
        return text + (isWritten ? "  written; `\(undo)` takes it back\n" : "  nothing is written yet: add `--write`\n")
    }

    // MARK: - JSON

    private func document(_ members: [(String, JSONText)]) -> String {
        let head: [(String, JSONText)] = [
            ("tool", "reglaze"), ("version", .string(Version.current)), ("schema", .number(JSONReporter.schema)),
        ]
        let skipped = app.project.unreadable.map { file -> JSONText in
            ["path": .string(file.path), "reason": .string(file.fullReason)]
        }
        return JSONText.object(head + members + [("skipped", .array(skipped))]).document
    }

    private func members(of change: ComposeChange, reason: String?, isWritten: Bool) -> [(String, JSONText)] {
        let steps = change.steps.map { step -> JSONText in
            let (word, _, more) = Self.words(step.state)
            let paths: [String] = if case .written(let paths) = step.state { paths } else { [] }
            return [
                "name": .string(step.name), "summary": .string(step.summary), "state": .string(word),
                "reason": .optional(more.isEmpty ? nil : more), "paths": .array(paths.map { .string($0) }),
                "gaps": .array(
                    step.gaps.map { gap -> JSONText in
                        [
                            "text": .string(gap.text), "path": .optional(gap.location?.path),
                            "line": gap.location.map { .number($0.line) } ?? .null,
                        ]
                    }),
            ]
        }
        let changes = change.files.map { change -> JSONText in
            ["path": .string(change.path), "isNew": .bool(change.old == nil), "diff": .string(UnifiedDiff(change).text)]
        }
        return [
            ("shell", .string(change.shell.rawValue)), ("reason", .optional(reason)), ("isWritten", .bool(isWritten)),
            ("steps", .array(steps)), ("changes", .array(changes)),
        ]
    }
}
