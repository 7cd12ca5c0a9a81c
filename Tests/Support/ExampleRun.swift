import ReglazeEngine

/// Runs one example of one rule, and tells what is wrong.
public enum ExampleRun {
    /// What differs from what the example claims; empty when all is well.
    public static func failures(of rule: any Rule, _ example: Example) -> [String] {
        let (text, markers) = example.unmarked()
        let about = type(of: rule).about
        let index: ProjectIndex
        do { index = try makeIndex(text, example) } catch { return ["\(error)"] }
        let path = example.path
        guard let file = index.file(at: path) else { return ["the example is not there"] }
        if file.kind == .swift, let problem = file.syntaxProblem { return ["the example does not parse: \(problem)"] }

        let checker = Checker(rules: [rule])
        let result = checker.check(index)
        var failures: [String] = []
        let starts = result.findings.filter { $0.location.path == path }.map { finding in
            file.lines.starts[finding.location.line - 1] + finding.location.column - 1
        }
        if starts != markers {
            failures.append("found at \(starts.map { show($0, file) }), expected at \(markers.map { show($0, file) })")
        }
        for finding in result.findings where finding.rule != about.id { failures.append("a finding of \(finding.rule)") }

        switch example.outcome {
        case .silent:
            if !result.findings.isEmpty { failures.append("not silent: \(result.findings.map(\.message))") }
        case .explains(let why):
            for finding in result.findings where !why.isEmpty && !(finding.why ?? "").contains(why) {
                failures.append("the reason is \(finding.why ?? "missing"), expected one with: \(why)")
            }
            if result.findings.contains(where: { !$0.fixes.isEmpty }) { failures.append("a fix is offered") }
        case .rewrites(let expected, let safety):
            failures += rewriteFailures(checker, index, example, expected: expected, safety: safety)
        }
        return failures
    }

    /// All files of the example after the rewrite, by path.
    public static func outputs(of rule: any Rule, _ example: Example) throws(UnreadableFile) -> [String: String] {
        let index = try makeIndex(example.unmarked().text, example)
        let migration = Migration(index, checker: Checker(rules: [rule]), allowingUnsafe: true, rank: { _ in 0 })
        var files = Dictionary(uniqueKeysWithValues: index.files.map { ($0.path, $0.text) })
        for change in migration.changes { files[change.path] = change.new.text }
        return files
    }

    private static func rewriteFailures(
        _ checker: Checker, _ index: ProjectIndex, _ example: Example, expected: String, safety: Safety
    ) -> [String] {
        var failures: [String] = []
        let path = example.path
        let migration = Migration(index, checker: checker, allowingUnsafe: safety == .unsafe, rank: { _ in 0 })
        for dropped in migration.dropped { failures.append("the output of a fix does not parse: \(dropped.title)") }
        if !migration.isStable { failures.append("not stable after \(Migration.passLimit) passes") }
        if safety == .unsafe {
            let safe = Migration(index, checker: checker, allowingUnsafe: false, rank: { _ in 0 })
            if safe.changes.contains(where: { $0.path == path && $0.new.text == expected }) {
                failures.append("the fix is safe, the example says unsafe")
            }
        }
        let output = migration.changes.first { $0.path == path }?.new.text ?? "(unchanged)"
        if output != expected { failures.append("rewritten to:\n\(output)\n--- expected:\n\(expected)") }
        guard !example.otherOutputs.isEmpty else { return failures }
        for change in migration.changes where change.path != path && example.otherOutputs[change.path] == nil {
            failures.append("\(change.path) changes too, to:\n\(change.new.text)")
        }
        for (path, expected) in example.otherOutputs.sorted(by: { $0.key < $1.key }) {
            let output = migration.changes.first { $0.path == path }?.new.text ?? "(unchanged)"
            if output != expected { failures.append("\(path) becomes:\n\(output)\n--- expected:\n\(expected)") }
        }
        return failures
    }

    private static func makeIndex(_ text: String, _ example: Example) throws(UnreadableFile) -> ProjectIndex {
        var files = [try source(text, at: example.path)]
        for (path, text) in example.otherFiles.sorted(by: { $0.key < $1.key }) { files.append(try source(text, at: path)) }
        let scope = Scope(deploymentTarget: example.target, devices: example.devices)
        return ProjectIndex(files: files) { _ in scope }
    }

    /// A file of whatever kind its name tells.
    static func source(_ text: String, at path: String) throws(UnreadableFile) -> SourceFile {
        try SourceFile(path: path, kind: FileKind(path: path) ?? .swift, content: Array(text.utf8))
    }

    private static func show(_ offset: Int, _ file: SourceFile) -> String {
        let (line, column) = file.lines.position(of: offset)
        return "\(line):\(column)"
    }
}
