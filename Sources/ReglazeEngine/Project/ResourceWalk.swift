/// Finds the files below a root that no rule reads: resources, asset catalogues, Gradle files.
struct ResourceWalk {
    private let root: String
    private(set) var paths: [String] = []

    init(root: String) {
        self.root = root
        walk("", depth: 0)
        paths.sort()
    }

    private mutating func walk(_ folder: String, depth: Int) {
        guard depth < 40, let entries = try? FileSystem.entries(of: folder.isEmpty ? root : "\(root)/\(folder)") else { return }
        for entry in entries where entry.isText && entry.name.utf8.first != UInt8(ascii: ".") {
            let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
            switch entry.kind ?? FileSystem.kind(at: "\(root)/\(path)") {
            case .folder where !FolderWalk.skippedNames.contains(entry.name): walk(path, depth: depth + 1)
            case .file where FileKind(path: path) == nil || path.hasSuffix(".kts"): paths.append(path)
            default: break
            }
        }
    }
}

extension Project {
    /// The paths of the files below the root that `files` and `otherFiles` leave out, sorted: resources, asset catalogues, Gradle
    /// files. Build products and other people's code are left out.
    public func resourcePaths() -> [String] { ResourceWalk(root: root).paths }
}
