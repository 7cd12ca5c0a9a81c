import ReglazeEngine

/// A small project in memory, and what all of some rules do to it together.
public struct ProjectRun {
    private let index: ProjectIndex
    private let checker: Checker
    private let ranks: [RuleID: Int]
    private let target: OSVersion

    /// - Parameters:
    ///   - files: texts by path; the name tells the kind.
    ///   - rules: in the order in which their fixes win.
    ///   - others: the other systems that the files are built for, with the lowest version of each.
    public init(
        _ files: [String: String], rules: [any Rule], target: OSVersion, devices: Set<Device> = [.iPhone, .iPad],
        others: [OtherPlatform: OSVersion] = [:]
    ) throws(UnreadableFile) {
        var sources: [SourceFile] = []
        for (path, text) in files { sources.append(try ExampleRun.source(text, at: path)) }
        let scope = Scope(deploymentTarget: target, devices: devices, others: others)
        index = ProjectIndex(files: sources) { _ in scope }
        checker = Checker(rules: rules)
        ranks = Dictionary(uniqueKeysWithValues: rules.enumerated().map { (type(of: $1).about.id, $0) })
        self.target = target
        let known = checker.check(index)
        findings = known.findings
        safe = Self.migrate(index, checker, ranks, .safe, known)
        unsafe = Self.migrate(index, checker, ranks, .unsafe, known)
    }

    /// Everything that is found, in reading order.
    public let findings: [Finding]
    private let safe: Migration
    private let unsafe: Migration

    /// A line for each finding: its place, the second half of its rule's id, and how safe its fix is, or `left alone`.
    public var report: String {
        findings.map { finding in
            let fix = finding.safety.map { $0 == .safe ? "safe" : "unsafe" } ?? "left alone"
            return "\(Self.place(finding)) \(Self.name(finding.rule)): \(fix)"
        }.joined(separator: "\n")
    }

    /// The message, the reason and the next step of each finding of a rule at a place such as `Home.swift:12`, as one text.
    public func says(_ rule: String, at place: String) -> String {
        findings.filter { Self.place($0) == place && Self.name($0.rule) == rule }
            .map { [$0.message, $0.why, $0.help].compactMap { $0 }.joined(separator: "\n") }.joined(separator: "\n")
    }

    public func migration(_ safety: Safety) -> Migration { safety == .safe ? safe : unsafe }

    /// All files after the rewrite, by path.
    public func outputs(_ safety: Safety) -> [String: String] {
        var files = Dictionary(uniqueKeysWithValues: index.files.map { ($0.path, $0.text) })
        for change in migration(safety).changes { files[change.path] = change.new.text }
        return files
    }

    /// The lines that the rewrite takes out and puts in, below the path of each file that changes.
    public func changes(_ safety: Safety) -> String {
        var lines: [String] = []
        for change in migration(safety).changes.sorted(by: { $0.path < $1.path }) {
            lines.append("\(change.path)\(change.old == nil ? " (new)" : "")")
            for line in UnifiedDiff(change).hunks.flatMap(\.lines) where line.kind != .context {
                lines.append("\(line.kind.rawValue)\(line.text)")
            }
        }
        return lines.joined(separator: "\n")
    }

    /// What no rewrite may do, in both modes: output that does not parse or compile, fixes that had to be dropped, passes that
    /// never end, a second run that finds more to change. Empty when all is well.
    public func faults(typeChecking: Bool = true) throws -> [String] {
        var faults: [String] = []
        if typeChecking {
            let files = index.files.filter { $0.kind == .swift }.map(\.text)
            faults += try TypeChecker.shared.diagnostics(of: files, deploymentTarget: "\(target)").map { "the input: \($0)" }
        }
        for safety in [Safety.safe, .unsafe] {
            let first = migration(safety)
            faults += first.dropped.map { "\(safety): dropped “\($0.title)” of \($0.finding.rule)" }
            faults += first.skipped.map { "\(safety): \($0.path) was skipped: \($0.reason)" }
            if !first.isStable { faults.append("\(safety): not stable after \(Migration.passLimit) passes") }
            var files = index.files.filter { file in !first.changes.contains { $0.path == file.path } }
            files += first.changes.map(\.new)
            for file in files where file.kind == .swift {
                if let problem = file.syntaxProblem { faults.append("\(safety): \(file.path): \(problem)") }
            }
            let second = Self.migrate(ProjectIndex(files: files, scopes: index.scope), checker, ranks, safety)
            faults += second.changes.map { "\(safety): a second run changes \($0.path) to\n\($0.new.text)" }
            if typeChecking, !first.changes.isEmpty {
                let texts = files.filter { $0.kind == .swift }.sorted { $0.path < $1.path }.map(\.text)
                faults += try TypeChecker.shared.diagnostics(of: texts, deploymentTarget: "\(target)").map { "\(safety): \($0)" }
            }
        }
        return faults
    }

    private static func migrate(
        _ index: ProjectIndex, _ checker: Checker, _ ranks: [RuleID: Int], _ safety: Safety, _ known: Checker.Result? = nil
    ) -> Migration {
        Migration(
            index, checker: checker, allowingUnsafe: safety == .unsafe, rank: { ranks[$0] ?? Int.max }, known: known)
    }

    private static func place(_ finding: Finding) -> String { "\(finding.location.path):\(finding.location.line)" }

    private static func name(_ rule: RuleID) -> String { String(rule.text.split(separator: "/").last ?? "") }
}
