import ReglazeCompose
import ReglazeEngine
import ReglazeReports

/// `reglaze compose [PATH]`: the native shell of a Compose Multiplatform app.
enum Compose {
    static func run(_ arguments: Arguments, catalog: RuleCatalog) throws -> ExitStatus {
        guard arguments.operands.count <= 1 else {
            throw UsageError("`reglaze compose` takes one path, the folder that holds the shared module and the iOS app")
        }
        if let path = arguments.operands.first, path.hasSuffix(".kt") || path.hasSuffix(".swift") {
            throw UsageError(
                "`\(path)` is a file; give `reglaze compose` the folder that holds the shared module and the iOS app")
        }
        let kinds = ["--explain", "--compare", "--write"].filter(arguments.has)
        guard kinds.count < 2 else {
            throw UsageError("`\(kinds[0])` and `\(kinds[1])` can't go together: each is an answer of its own")
        }
        guard arguments.operands != ["-"] else { throw UsageError("`reglaze compose` reads a folder, not standard input") }
        let progress = Progress("Reading \(arguments.operands.first ?? ".")…", isOn: !arguments.has("--quiet"))
        defer { progress.end() }
        let opened = try OpenedProject(try Settings(arguments, catalog: catalog))
        let project = ComposeProject(opened.project)
        let app = AppReader.read(project, options: readingOptions(arguments))
        let terminal = Terminal(arguments)
        let report = ComposeReport(
            app, palette: terminal.palette, pathPrefix: opened.prefix(from: "."), isQuiet: arguments.has("--quiet"),
            isJSON: arguments.value("--format") == "json")
        let skipped = project.unreadable.filter { opened.isSelected($0.path) }
        defer { for file in skipped { Terminal.warn("\(file.path): \(file.fullReason)") } }
        let status: ExitStatus
        if arguments.has("--explain") {
            progress.end()
            try terminal.print(report.explanation)
            status = missing(app)
        } else if arguments.has("--compare") {
            let comparison = report.comparison
            progress.end()
            try terminal.print(comparison)
            status = missing(app)
        } else {
            status = try change(app, arguments, opened, report, terminal, progress)
        }
        return status == .usage || skipped.isEmpty ? status : .incomplete
    }

    private static func change(
        _ app: ComposeApp, _ arguments: Arguments, _ opened: OpenedProject, _ report: ComposeReport, _ terminal: Terminal,
        _ progress: Progress
    ) throws -> ExitStatus {
        let choice = ShellChoice(app)
        let kind = arguments.value("--shell").flatMap(ShellKind.init) ?? choice.kind
        if !app.missing.isEmpty {
            progress.end()
            return missing(app)
        }
        progress.enter("Writing the shell…")
        let isNamed = arguments.has("--shell")
        let present = isNamed ? nil : ShellWriters.present(in: app)
        let change = present ?? choice.change(kind)
        var isWritten = false
        var failure: WriteError?
        if arguments.has("--write"), change.isPossible {
            failure = Write.apply(
                change.files, root: opened.root, command: "reglaze compose --shell \(kind.rawValue) --write")
            isWritten = failure == nil
        }
        progress.end()
        try terminal.print(
            report.text(
                of: change, reason: isNamed || present != nil ? nil : choice.reason, isWritten: isWritten,
                undo: UndoHint.command(root: opened.root)))
        if let failure { Terminal.warn("\(failure)") }
        if arguments.has("--quiet") {
            for case .refused(let reason) in change.steps.map(\.state) {
                Terminal.warn("no shell `\(change.shell.rawValue)`: \(reason)")
            }
        }
        if failure != nil || !change.isPossible { return .incomplete }
        return change.files.isEmpty || isWritten ? .done : .findings
    }

    private static func readingOptions(_ arguments: Arguments) -> ReadingOptions {
        var options = ReadingOptions()
        options.routes = arguments.value("--routes")
        options.app = arguments.value("--app")
        options.host = arguments.value("--host")
        options.tabs = arguments.value("--tabs")?.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        options.ios = arguments.value("--ios")
        return options
    }

    /// Names what could not be found. What an option can name is a matter of the command line; what is not there can't be read.
    private static func missing(_ app: ComposeApp) -> ExitStatus {
        for part in app.missing {
            let next =
                part.candidates.isEmpty
                ? part.isMisnamed ? "; leave `\(part.option)` out, and it is looked for" : ""
                : "; name it with `\(part.option)`:\n" + part.candidates.map { "  \($0)" }.joined(separator: "\n")
            Terminal.warn("\(part.reason)\(next)")
        }
        if app.missing.isEmpty { return .done }
        if app.missing.contains(where: \.isMisnamed) { return .usage }
        return app.missing.contains { $0.candidates.isEmpty } ? .incomplete : .usage
    }
}
