/// What `migrate` does: passes of checking and applying, until nothing changes.
public struct Migration: Sendable {
    /// The most passes that are made.
    public static let passLimit = 10

    /// The files that change, by path.
    public private(set) var changes: [FileChange] = []
    /// The fixes that were applied, with the pass's findings that offered them.
    public private(set) var applied: [Applied] = []
    /// Fixes that were dropped because their output did not parse, or their edits overlap: faults of their rules.
    public private(set) var dropped: [Applied] = []
    /// What is found in the result: what was left alone, and unsafe fixes that were not asked for.
    public private(set) var remaining: [Finding] = []
    public private(set) var skipped: [UnreadableFile] = []
    /// Whether the last pass changed nothing. False means that two rules undo each other.
    public private(set) var isStable = false

    public struct Applied: Hashable, Sendable {
        public let finding: Finding
        public let safety: Safety
        public let title: String
        /// Where the finding's place is in the rewritten file.
        public internal(set) var line: Int

        init(finding: Finding, safety: Safety, title: String, line: Int? = nil) {
            self.finding = finding
            self.safety = safety
            self.title = title
            self.line = line ?? finding.location.line
        }
    }

    /// - Parameters:
    ///   - index: the project as it is.
    ///   - rank: a rule's place in the order; the lower one wins where fixes overlap.
    ///   - known: what a check of `index` gives, where that was made already.
    ///   - exists: whether a path is taken by a file that the index does not know.
    public init(
        _ index: ProjectIndex, checker: Checker, allowingUnsafe: Bool, rank: (RuleID) -> Int, known: Checker.Result? = nil,
        exists: (String) -> Bool = { _ in false }, isSelected: @escaping @Sendable (String) -> Bool = { _ in true },
        accepts: (Finding) -> Bool = { _ in true }
    ) {
        var current = index
        var refused: [String: Set<Fix>] = [:]
        for pass in 0..<Self.passLimit {
            let result = (pass == 0 ? known : nil) ?? checker.check(current, isSelected: isSelected)
            remaining = result.findings.filter(accepts)
            skipped = result.skipped
            let plan = Plan(
                remaining, allowingUnsafe: allowingUnsafe, rank: rank,
                isRefused: { finding, fix in refused[finding.rule.text]?.contains(fix) ?? false },
                exists: { current.file(at: $0) != nil || exists($0) })
            guard !plan.accepted.isEmpty || !plan.faulty.isEmpty else {
                isStable = true
                break
            }
            let wrong = plan.faulty + faults(of: plan, in: current)
            if wrong.isEmpty {
                applied += plan.accepted.map { Applied(finding: $0.finding, safety: $0.fix.safety, title: $0.fix.title) }
                let isNew = applied.count - plan.accepted.count
                for index in applied.indices {
                    let location = applied[index].finding.location
                    guard let file = current.file(at: location.path) else { continue }
                    let column = index < isNew ? 1 : location.column
                    applied[index].line = plan.newLine(of: (applied[index].line, column), in: file)
                }
                current = current.applying(plan)
            } else {
                for (finding, fix) in wrong {
                    refused[finding.rule.text, default: []].insert(fix)
                    dropped.append(Applied(finding: finding, safety: fix.safety, title: fix.title))
                }
            }
        }
        for file in current.files {
            let old = index.file(at: file.path)
            guard old !== file, old?.bytes != file.bytes else { continue }
            changes.append(FileChange(path: file.path, old: old, new: file))
        }
    }

    /// The accepted fixes that make a file stop parsing: each one that does so alone, else all that touch the file.
    private func faults(of plan: Plan, in index: ProjectIndex) -> [(Finding, Fix)] {
        var wrong: [(Finding, Fix)] = []
        for path in plan.edits.keys.sorted() {
            guard let file = index.file(at: path), !parses(plan.apply(to: file), as: file) else { continue }
            let touching = plan.accepted.filter { $0.fix.edits.contains { $0.path == path } }
            let alone = touching.filter { accepted in
                !parses(Plan.apply(accepted.fix.edits.filter { $0.path == path }, to: file), as: file)
            }
            wrong += (alone.isEmpty ? touching : alone).map { ($0.finding, $0.fix) }
        }
        return wrong
    }

    private func parses(_ bytes: [UInt8], as file: SourceFile) -> Bool {
        guard let result = try? SourceFile(path: file.path, kind: file.kind, content: bytes) else { return false }
        switch file.kind {
        case .swift: return result.syntaxProblem == nil
        case .objectiveC: return result.objectiveCErrorCount <= file.objectiveCErrorCount
        case .propertyList: return (try? XMLPropertyListReader.read(result.bytes)) != nil
        case .xcodeProject: return (try? PropertyList(bytes, path: file.path)) != nil
        default: return true
        }
    }
}

/// A file before and after a migration.
public struct FileChange: Sendable {
    public let path: String
    /// nil for a file that the migration makes.
    public let old: SourceFile?
    public let new: SourceFile

    public init(path: String, old: SourceFile?, new: SourceFile) {
        self.path = path
        self.old = old
        self.new = new
    }
}

extension ProjectIndex {
    /// The project after a pass. Files that do not change keep what was derived from them.
    func applying(_ plan: Plan) -> ProjectIndex {
        var result = files.map { file -> SourceFile in
            guard plan.edits[file.path] != nil else { return file }
            let mark: [UInt8] = file.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
            return (try? SourceFile(path: file.path, kind: file.kind, content: mark + plan.apply(to: file))) ?? file
        }
        for new in plan.newFiles {
            guard let kind = FileKind(path: new.path),
                let file = try? SourceFile(path: new.path, kind: kind, content: Array(new.text.utf8))
            else { continue }
            result.append(file)
        }
        return ProjectIndex(files: result, targets: targetReader, scopes: scopes)
    }
}
