/// One rewrite that a finding offers: all of its edits are applied, or none.
public struct Fix: Hashable, Sendable, Codable {
    public var safety: Safety
    /// What it does, in the imperative: "Replace with `NavigationStack`".
    public var title: String
    public var edits: [Edit]
    /// Files that the fix makes. A path that exists already keeps the fix from being applied.
    public var newFiles: [NewFile]

    public init(_ safety: Safety, _ title: String, edits: [Edit], newFiles: [NewFile] = []) {
        self.safety = safety
        self.title = title
        self.edits = edits
        self.newFiles = newFiles
    }
}

/// A file that a fix makes.
public struct NewFile: Hashable, Sendable, Codable {
    /// Relative to the project's root, with `/`.
    public var path: String
    public var text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
