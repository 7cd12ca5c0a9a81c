/// Runs rules over files. The same files and options give the same findings, whatever the number of threads.
public struct Checker: Sendable {
    private let dispatch: Dispatch
    private let options: RuleOptions
    private let severities: [RuleID: Severity]
    private let known: [RuleID]
    private let jobs: Int

    /// - Parameters:
    ///   - rules: the chosen ones, in the order in which their fixes win where they overlap.
    ///   - severities: what the configuration says of a rule's severity.
    ///   - known: the ids of all rules there are, the ones that were not chosen included.
    ///   - jobs: the number of threads.
    public init(
        rules: [any Rule], options: RuleOptions = RuleOptions(), severities: [RuleID: Severity] = [:], known: [RuleID] = [],
        jobs: Int = 1
    ) {
        dispatch = Dispatch(rules.filter { type(of: $0).about.since.sdk <= options.sdk })
        self.options = options
        self.severities = severities
        self.known = known
        self.jobs = jobs
    }

    public struct Result: Sendable {
        public var findings: [Finding] = []
        /// Files that hold a trigger and do not parse.
        public var skipped: [UnreadableFile] = []
    }

    /// Checks the files for which `isSelected` holds; the others are only asked about.
    public func check(_ index: ProjectIndex, isSelected: @escaping @Sendable (String) -> Bool = { _ in true }) -> Result {
        let files = index.files.filter { isSelected($0.path) }
        let context = ProjectContext(index: index, options: options)
        let known = Parallel.map(dispatch.rules.compactMap { $0 as? any ProjectRule }, jobs: jobs) { $0.look(at: context) }
        let ofProject = Dictionary(grouping: known.joined(), by: \.location.path)
        let results = Parallel.map(files, jobs: jobs) { file in check(file, in: index, known: ofProject[file.path] ?? []) }
        var result = Result()
        for each in results {
            result.findings += each.findings
            result.skipped += each.skipped
        }
        result.findings.sort(by: Finding.inReadingOrder)
        if !Grammar.objectiveC.isAvailable { Self.gatherUnread(&result.skipped) }
        return result
    }

    /// - Parameter known: what is known of the file already, from the rules that look at the whole project.
    private func check(_ file: SourceFile, in project: ProjectIndex, known ofProject: [Finding]) -> Result {
        let ignores = Suppression.mayOccur(in: file)
        let active = dispatch.active(in: file)
        guard active != nil || ignores || !ofProject.isEmpty else { return Result() }
        var findings = ofProject
        var skipped: [UnreadableFile] = []
        let scope = project.scope(of: file.path)
        if active != nil || (ignores && file.kind == .swift), let problem = Self.problem(of: file) {
            skipped.append(UnreadableFile(path: file.path, reason: problem))
        } else if let active {
            guard scope.runsOnIOS else { return Result() }
            let context = RuleContext(
                file: file, index: project, deploymentTarget: scope.deploymentTarget, devices: scope.devices, options: options)
            findings +=
                file.kind == .objectiveC
                ? ObjectiveCWalk(dispatch, active: active, context: context).findings
                : Walk(dispatch, active: active, context: context).findings
        }
        for index in findings.indices {
            if let severity = severities[findings[index].rule] { findings[index].severity = severity }
            Self.dropFixesOfOldEndings(&findings[index], index: project)
            guard let minimum = options.minimumOS[findings[index].rule], minimum > scope.deploymentTarget else { continue }
            findings[index].fixes = []
            findings[index].why =
                "the configuration lets this rule rewrite from iOS \(minimum) on; the deployment target is \(scope.deploymentTarget)"
        }
        if ignores, skipped.isEmpty {
            findings = Suppression(file).apply(
                to: findings, chosen: dispatch.rules.map { type(of: $0).about.id }, known: self.known)
        }
        // Two interests of one rule may meet at one node.
        var seen = Set<Finding>()
        return Result(findings: findings.filter { seen.insert($0).inserted }, skipped: skipped)
    }

    private static func problem(of file: SourceFile) -> String? {
        file.kind == .objectiveC ? file.objectiveCProblem : file.syntaxProblem
    }

    /// Where Objective-C can't be read at all, says so once and not for every file.
    private static func gatherUnread(_ skipped: inout [UnreadableFile]) {
        let unread = skipped.filter { FileKind(path: $0.path) == .objectiveC }
        guard let first = unread.first else { return }
        skipped.removeAll { FileKind(path: $0.path) == .objectiveC }
        skipped.append(UnreadableFile(path: first.path, reason: first.reason, others: unread.count - 1))
    }

    /// Rewrites know lines that end in `\n` or `\r\n`. Where a lone `\r` ends one, code that moves could end up in a comment.
    private static func dropFixesOfOldEndings(_ finding: inout Finding, index: ProjectIndex) {
        let edits = finding.fixes.flatMap(\.edits)
        for path in Set(edits.map(\.path)).sorted() {
            guard let line = index.file(at: path)?.lineWithLoneReturn else { continue }
            finding.fixes = []
            finding.why = "line \(line) of \(path) ends in a lone carriage return; save the file with other line endings first"
            return
        }
    }
}
