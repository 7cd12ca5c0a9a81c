/// A file of the project that was seen, and not yet read.
public struct ProjectFile: Hashable, Sendable {
    /// Relative to the project's root, with `/`.
    public let path: String
    /// By its name alone; see `FileKind.refined(by:)`.
    public let kind: FileKind

    public init(path: String, kind: FileKind) {
        self.path = path
        self.kind = kind
    }
}
