import Foundation

/// What is here: the files of a project, and what its targets say of them.
public struct Project: Sendable {
    /// Absolute, without a trailing slash.
    public let root: String
    /// The Swift files that could be read, sorted by path.
    public let files: [SourceFile]
    /// What could not be read, with the reason.
    public let unreadable: [UnreadableFile]

    public init(path: String) {
        root = URL(fileURLWithPath: path).standardizedFileURL.path
        var files: [SourceFile] = []
        var unreadable: [UnreadableFile] = []
        let enumerator = FileManager.default.enumerator(atPath: root)
        while let relative = enumerator?.nextObject() as? String {
            guard FileKind(path: relative) == .swift, let data = FileManager.default.contents(atPath: "\(root)/\(relative)")
            else { continue }
            do throws(UnreadableFile) {
                files.append(try SourceFile(path: relative, kind: .swift, content: Array(data)))
            } catch {
                unreadable.append(error)
            }
        }
        self.files = files.sorted { $0.path < $1.path }
        self.unreadable = unreadable
    }

    public func scope(of path: String) -> Scope { Scope(deploymentTarget: 16, devices: [.iPhone, .iPad]) }
}
