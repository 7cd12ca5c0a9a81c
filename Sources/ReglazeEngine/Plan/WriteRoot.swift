/// The folder below which files are written, and nowhere else.
struct WriteRoot<System: DiskAccess> {
    /// Absolute, without links.
    let path: String
    let disk: System

    init(_ path: String, on disk: System) throws(WriteError) {
        self.path = try WriteError.untouched { () throws(SystemError) in try disk.resolve(path) }
        self.disk = disk
    }

    /// Where a relative path leads.
    struct Target: Hashable {
        /// Absolute, without links.
        var absolute: String
        /// The same, relative to the root.
        var relative: String
        /// The folders that must be made first, the outermost first, absolute.
        var missingFolders: [String] = []
    }

    /// - Throws: `outside` for a path that leaves the root, also by a link.
    func locate(_ relative: String) throws(WriteError) -> Target {
        let names = relative.split(separator: "/", omittingEmptySubsequences: false)
        guard !names.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }), !relative.utf8.contains(0) else {
            throw .outside(relative, target: relative)
        }
        let absolute = join(relative)
        if let status = try look(absolute) {
            // A link to nothing has no end that could be looked at.
            guard let end = try? disk.resolve(absolute) else {
                if status.kind == .link { throw .notAFile(relative) }
                throw .notWritable(relative, reason: "its path can't be followed")
            }
            return Target(absolute: end, relative: try inside(end, relative))
        }
        // The deepest folder that is there tells where the missing ones would be made.
        var missing: [Substring] = []
        var existing = names.dropLast()
        while !existing.isEmpty, try look(join(existing.joined(separator: "/"))) == nil {
            missing.insert(existing.removeLast(), at: 0)
        }
        let folder = join(existing.joined(separator: "/"))
        guard let start = try? disk.resolve(folder) else { throw .notAFile(existing.joined(separator: "/")) }
        if start != path { _ = try inside(start, relative) }
        var target = Target(absolute: start, relative: "")
        for name in missing {
            target.absolute += "/\(name)"
            target.missingFolders.append(target.absolute)
        }
        target.absolute += "/\(names[names.count - 1])"
        target.relative = try inside(target.absolute, relative)
        return target
    }

    /// The absolute path of one relative to the root, links not followed.
    func join(_ relative: String) -> String {
        relative.isEmpty ? path : (path == "/" ? "/" : path + "/") + relative
    }

    /// What is left of an absolute path below the root.
    func inside(_ absolute: String, _ name: String) throws(WriteError) -> String {
        let prefix = path == "/" ? "/" : path + "/"
        guard absolute.hasPrefix(prefix) else { throw .outside(name, target: absolute) }
        return String(absolute.dropFirst(prefix.count))
    }

    private func look(_ path: String) throws(WriteError) -> FileStatus? {
        try WriteError.untouched { () throws(SystemError) in try disk.status(path) }
    }
}
