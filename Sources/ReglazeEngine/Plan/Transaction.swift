/// Several files that change together or not at all, short of a kill, for which the journal is there.
struct Transaction<System: DiskAccess> {
    /// One file before and after.
    struct Step: Hashable {
        /// As the user knows it.
        var name: String
        /// Absolute, without links.
        var path: String
        /// nil: there is no file.
        var old: Content?
        var new: Content?
    }

    struct Content: Hashable {
        var bytes: [UInt8]
        /// nil: as the system makes new files.
        var status: FileStatus?
        /// A file that holds the same already, so that a full disk doesn't keep it from being restored.
        var saved: String?
    }

    var steps: [Step]
    /// To be made first, the outermost first.
    let newFolders: [String]
    let disk: System

    /// Writes every new content beside its target, then puts all in place.
    ///
    /// After a failure some files may have changed: `rollBack` is for the caller to call.
    func run() throws(WriteError) {
        do throws(SystemError) {
            for folder in newFolders { try disk.makeFolder(folder) }
            for step in steps { if let new = step.new { try put(new, beside: step) } }
            for step in steps where step.new != nil {
                try name(step) { () throws(SystemError) in try disk.sync(temporary(step)) }
            }
            for step in steps {
                // Someone may have saved the file while the others were written.
                guard try content(step) == step.old?.bytes else { throw SystemError(changed: step.name) }
                try apply(step.new, to: step, replacing: step.old != nil)
            }
            try syncFolders()
        } catch {
            throw error.isChange ? .changed([error.path]) : .failed(error, restored: true)
        }
    }

    /// Takes back what `run` has done so far. A file that someone else has written meanwhile is left alone.
    ///
    /// - Returns: nil when everything is as it was, else what stood in the way of the first file.
    func rollBack() -> SystemError? {
        var failure: SystemError?
        func attempt(_ work: () throws(SystemError) -> Void) {
            do throws(SystemError) { try work() } catch { failure = failure ?? error }
        }
        // What was not used goes first: a full disk may need the space.
        attempt { () throws(SystemError) in try removeTemporaries() }
        for step in steps.reversed() {
            attempt { () throws(SystemError) in
                let now = try content(step)
                guard now != step.old?.bytes, now == step.new?.bytes else { return }
                if let old = step.old {
                    try put(old, beside: step)
                    try disk.sync(temporary(step))
                }
                try apply(step.old, to: step, replacing: step.new != nil)
            }
        }
        attempt { () throws(SystemError) in try removeTemporaries() }
        for folder in newFolders.reversed() { try? disk.removeFolder(folder) }
        attempt { () throws(SystemError) in try syncFolders() }
        return failure
    }

    /// The bytes at a step's path; nil when nothing is there.
    private func content(_ step: Step) throws(SystemError) -> [UInt8]? {
        guard let status = try disk.status(step.path) else { return nil }
        guard status.kind == .file else { throw SystemError(changed: step.name) }
        return try disk.read(step.path)
    }

    private func put(_ content: Content, beside step: Step) throws(SystemError) {
        // What another process with this one's number left behind.
        if try disk.status(temporary(step)) != nil { try disk.remove(temporary(step)) }
        if let saved = content.saved, (try? disk.link(saved, to: temporary(step))) != nil { return }
        if try disk.status(temporary(step)) != nil { try disk.remove(temporary(step)) }
        try name(step) { () throws(SystemError) in try disk.create(temporary(step), content.bytes, like: content.status) }
    }

    private func apply(_ content: Content?, to step: Step, replacing: Bool) throws(SystemError) {
        guard content != nil else { return try disk.remove(step.path) }
        try disk.rename(temporary(step), to: step.path, replacing: replacing)
    }

    private func removeTemporaries() throws(SystemError) {
        for step in steps where try disk.status(temporary(step)) != nil { try disk.remove(temporary(step)) }
    }

    private func syncFolders() throws(SystemError) {
        let folders = Set(steps.map(\.path.parentPath) + newFolders.map(\.parentPath))
        for folder in folders.sorted() where try disk.status(folder) != nil { try disk.sync(folder) }
    }

    private func temporary(_ step: Step) -> String { TemporaryName.path(for: step.path) }

    /// A failure names the file that people know, not the temporary one.
    private func name(_ step: Step, _ work: () throws(SystemError) -> Void) throws(SystemError) {
        do throws(SystemError) { try work() } catch {
            throw SystemError(action: error.action, path: step.name, reason: error.reason)
        }
    }
}

extension SystemError {
    /// A file that is not what it was: no refusal of the system, but it ends a run in the same way.
    fileprivate init(changed name: String) { self.init(action: "", path: name, reason: "changed") }
    fileprivate var isChange: Bool { action.isEmpty }
}
