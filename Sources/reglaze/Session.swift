import Foundation
import ReglazeEngine
import ReglazeReports
import ReglazeRules

/// One run over a project: what was opened, and how to check it.
struct Session {
    let settings: Settings
    let arguments: Arguments
    let catalog: RuleCatalog
    let opened: OpenedProject
    let checker: Checker
    let progress: Progress
    private let baseline: Baseline?

    init(_ arguments: Arguments, catalog: RuleCatalog) throws {
        self.arguments = arguments
        self.catalog = catalog
        settings = try Settings(arguments, catalog: catalog)
        // A baseline that is about to be written need not be there yet.
        let isFirst = arguments.has("--write-baseline") && !FileManager.default.fileExists(atPath: settings.baselinePath ?? "")
        if let path = settings.baselinePath, !isFirst {
            let bytes: [UInt8]
            do throws(UnreadableFile) {
                bytes = try Files.read(path)
            } catch {
                throw ConfigurationError(
                    path: path, message: "\(error.reason); write the baseline with `--write-baseline \(path)`")
            }
            baseline = try Baseline(bytes, path: path)
        } else {
            baseline = nil
        }
        progress = Progress("Reading \(settings.paths.joined(separator: " "))…", isOn: !arguments.has("--quiet"))
        do {
            opened = try OpenedProject(settings)
        } catch {
            progress.end()
            throw error
        }
        let selection = settings.selection
        checker = Checker(
            rules: AllRules.all.filter { selection.includes(type(of: $0).about) }, options: settings.options,
            severities: selection.changedSeverities, known: AllRules.all.map { type(of: $0).about.id }, jobs: settings.jobs)
        progress.enter("Checking \(opened.selectedCount) files…")
    }

    func check() -> Checker.Result {
        var result = cachedCheck()
        result.findings = result.findings.filter(isWanted)
        return result
    }

    /// A text on standard input changes with every keystroke; nothing is kept of it.
    private func cachedCheck() -> Checker.Result {
        func check() -> Checker.Result { checker.check(opened.index, isSelected: opened.isSelected) }
        guard settings.usesCache, !opened.isStandardInput else { return check() }
        let cache = ResultCache(root: opened.root)
        var key = CacheKey(version: Version.current)
        let selection = settings.selection
        key.add("rules", catalog.abouts.filter(selection.includes).map(\.id.text))
        key.add(
            "severities", selection.changedSeverities.sorted { $0.key < $1.key }.flatMap { [$0.key.text, $0.value.rawValue] })
        key.add(settings.options)
        key.add(opened.index, isSelected: opened.isSelected)
        if let result = cache.result(for: key) { return result }
        let result = check()
        cache.store(result, for: key)
        return result
    }

    /// - Parameter inOneFile: leaves out what would change other files than the one that was asked for.
    func migrate(after known: Checker.Result, inOneFile: Bool = false) -> Migration {
        let order = Dictionary(AllRules.all.enumerated().map { (type(of: $1).about.id, $0) }) { first, _ in first }
        return Migration(
            opened.index, checker: checker, allowingUnsafe: arguments.has("--unsafe-fixes"),
            rank: { order[$0] ?? Int.max }, known: known, exists: opened.project.exists, isSelected: opened.isSelected,
            accepts: { finding in
                isWanted(finding) && (!inOneFile || finding.fixes.allSatisfy(staysInside))
            })
    }

    private func staysInside(_ fix: Fix) -> Bool {
        fix.newFiles.isEmpty && fix.edits.allSatisfy { opened.isSelected($0.path) }
    }

    /// The findings that the engine's own rules make are chosen as the others are.
    private func isWanted(_ finding: Finding) -> Bool {
        catalog.about(finding.rule.text).map(settings.selection.includes) ?? true
    }

    /// - Parameter source: the text in which the findings stand.
    func report(
        _ findings: [Finding], skipped: [UnreadableFile], rewrite: Rewrite? = nil,
        source: @escaping @Sendable (String) -> SourceFile?
    ) -> Report {
        let prefix = settings.baselinePath.map(pathPrefix) ?? ""
        let hidden = baseline?.hide(from: findings, pathPrefix: prefix, source: source)
        var report = Report(
            project: opened.info(sdk: settings.options.sdk, withKinds: format == .json), findings: hidden?.shown ?? findings,
            skipped: opened.unreadable + skipped, fileCount: opened.selectedCount, catalog: catalog, rewrite: rewrite,
            source: source)
        report.hiddenByBaseline = hidden?.hidden ?? 0
        return report
    }

    /// Prints the report, writes `--write-baseline`, and names what was skipped.
    func finish(_ report: Report, allFindings: [Finding]) throws {
        progress.end()
        let terminal = Terminal(arguments)
        try terminal.print(reporter(terminal).text(of: report))
        for file in report.skipped {
            let others = file.others == 0 ? "" : " and \(file.others) more \(file.others == 1 ? "file" : "files")"
            Terminal.warn("\(file.path)\(others): \(file.reason); skipped")
        }
        if report.fileCount == 0, report.skipped.isEmpty { Terminal.warn(nothingToRead) }
        if let path = arguments.value("--write-baseline") {
            let baseline = Baseline(of: allFindings, pathPrefix: pathPrefix(of: path), source: report.source)
            do throws(UnreadableFile) {
                try Files.write(baseline.document, to: path)
            } catch {
                throw Failure("\(path): \(error.reason); the baseline was not written")
            }
        }
    }

    /// Silence about an empty folder would pass for a clean project.
    private var nothingToRead: String {
        "\(settings.paths.joined(separator: " ")): no file was found that Reglaze reads, so nothing was checked; name the "
            + "folder of an app's sources"
    }

    /// The ones of `findings` that no baseline hides.
    func shown(_ findings: [Finding], source: (String) -> SourceFile?) -> [Finding] {
        let prefix = settings.baselinePath.map(pathPrefix) ?? ""
        return baseline?.hide(from: findings, pathPrefix: prefix, source: source).shown ?? findings
    }

    private var format: OutputFormat { arguments.value("--format").flatMap(OutputFormat.init) ?? .text }

    /// A baseline's paths start at its own folder, so that it holds whichever part of the project is checked.
    private func pathPrefix(of baselinePath: String) -> String {
        let folder = Files.folder(of: baselinePath)
        return opened.prefix(from: folder.isEmpty ? "." : folder)
    }

    private func reporter(_ terminal: Terminal) -> any Reporter {
        switch format {
        case .json: JSONReporter()
        case .sarif: SARIFReporter()
        case .github: GitHubReporter(pathPrefix: opened.prefix(from: Environment.value("GITHUB_WORKSPACE") ?? "."))
        case .xcode: XcodeReporter()
        case .markdown: MarkdownReporter()
        case .text:
            TextReporter(
                palette: terminal.palette, pathPrefix: opened.prefix(from: "."), isQuiet: arguments.has("--quiet"))
        }
    }
}
