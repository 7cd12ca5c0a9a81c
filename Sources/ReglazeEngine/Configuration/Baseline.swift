/// The findings that a project has decided to live with for now.
public struct Baseline: Sendable {
    static let schema = 1

    public let fingerprints: Set<Fingerprint>

    /// - Parameters:
    ///   - findings: in reading order.
    ///   - pathPrefix: what leads from the baseline's folder to the project's root, with a final `/`.
    public init(of findings: [Finding], pathPrefix: String = "", source: (String) -> SourceFile?) {
        fingerprints = Set(Fingerprint.all(of: findings, pathPrefix: pathPrefix, source: source))
    }

    /// Reads what `document` wrote.
    ///
    /// - Parameter path: the file's name, for errors.
    public init(_ bytes: [UInt8], path: String) throws(ConfigurationError) {
        let anew = "write it anew with `--write-baseline \(path)`"
        let root: JSONNode
        do {
            root = try JSONReader.read(bytes)
        } catch {
            throw ConfigurationError(path: path, line: error.line, column: error.column, message: "\(error.message); or \(anew)")
        }
        func wrong(_ node: JSONNode, _ what: String) -> ConfigurationError {
            ConfigurationError(path: path, line: node.line, column: node.column, message: "\(what); \(anew)")
        }
        guard root["tool"]?.string == "reglaze", let entries = root["baseline"] else { throw wrong(root, "this is no baseline") }
        guard let schema = root["schema"], case .number(String(Self.schema)) = schema.value else {
            throw wrong(root["schema"] ?? root, "this baseline was written by another version of Reglaze")
        }
        guard case .array(let items) = entries.value else { throw wrong(entries, "\"baseline\" must be an array") }
        var fingerprints = Set<Fingerprint>()
        for item in items {
            guard let rule = item["rule"]?.string, let file = item["path"]?.string, let hash = item["fingerprint"]?.string else {
                throw wrong(item, "an entry needs \"path\", \"rule\" and \"fingerprint\"")
            }
            fingerprints.insert(Fingerprint(rule: RuleID(rule), path: file, hash: hash))
        }
        self.fingerprints = fingerprints
    }

    /// The file's text: sorted, so that a change of it reads well in a diff.
    public var document: String {
        let entries = fingerprints.sorted().map { fingerprint -> JSONText in
            ["path": .string(fingerprint.path), "rule": .string(fingerprint.rule.text), "fingerprint": .string(fingerprint.hash)]
        }
        return JSONText.object([
            ("tool", "reglaze"), ("schema", .number(Self.schema)), ("baseline", .array(entries)),
        ]).document
    }

    /// Findings that the baseline does not know, and how many it hides.
    public func hide(
        from findings: [Finding], pathPrefix: String = "", source: (String) -> SourceFile?
    ) -> (shown: [Finding], hidden: Int) {
        let marked = zip(findings, Fingerprint.all(of: findings, pathPrefix: pathPrefix, source: source))
        let shown = marked.filter { !fingerprints.contains($0.1) }.map(\.0)
        return (shown, findings.count - shown.count)
    }
}
