/// `.reglaze`, where Reglaze keeps what belongs to a project and not into its repository.
struct StateFolder<System: DiskAccess> {
    let path: String
    let disk: System

    init(root: String, on disk: System) {
        path = (root == "/" ? "" : root) + "/.reglaze"
        self.disk = disk
    }

    var journal: String { "\(path)/journal" }
    var cache: String { "\(path)/cache" }
    var lock: String { "\(path)/lock" }

    /// Makes the folder, and one in it, unless they are there. The folder tells git to pass it over.
    func prepare(_ folder: String) throws(SystemError) {
        try make(path)
        if try disk.status("\(path)/.gitignore") == nil { try disk.replace("\(path)/.gitignore", with: Array("*\n".utf8)) }
        try make(folder)
    }

    private func make(_ folder: String) throws(SystemError) {
        switch try disk.status(folder)?.kind {
        case nil:
            try disk.makeFolder(folder)
            try disk.sync(folder.parentPath)
        case .folder: break
        // A link could lead out of the project.
        default: throw SystemError(action: "use", path: folder, reason: "it is not a folder")
        }
    }
}
