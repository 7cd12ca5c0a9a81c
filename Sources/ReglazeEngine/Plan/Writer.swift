/// Applies a plan to the disk: every change, or none.
///
/// The new contents are written beside their targets and synced, and the old ones are in the journal, before the first file is
/// replaced. So a kill at any instant leaves the old project, the new one, or what `Journal.undo` needs to restore every byte.
public enum Writer {
    /// - Parameters:
    ///   - changes: as they were planned. One that changes nothing is passed over.
    ///   - root: the folder that their paths are relative to.
    ///   - command: what the user ran, for the journal: `reglaze migrate --write`.
    /// - Throws: `WriteError`, with every file as it was, unless it says otherwise.
    @discardableResult
    public static func write(_ changes: [FileChange], root: String, command: String) throws(WriteError) -> WriteResult {
        try write(changes, root: root, command: command, on: Disk())
    }

    static func write(
        _ changes: [FileChange], root: String, command: String, on disk: some DiskAccess
    ) throws(WriteError) -> WriteResult {
        let changes = changes.filter { $0.old?.content != $0.new.content }
        guard !changes.isEmpty else { return WriteResult() }
        let root = try WriteRoot(root, on: disk)
        let state = StateFolder(root: root.path, on: disk)
        let journal = JournalFolder(root: root, path: state.journal)
        try WriteError.untouched { () throws(SystemError) in try state.prepare(state.journal) }
        guard let lock = try WriteError.untouched({ () throws(SystemError) in try disk.lock(state.lock) }) else {
            throw .busy(lock: state.lock)
        }
        defer { extendLifetime(lock) }
        try journal.settle()

        var transaction = try verified(changes, root)
        let entry = try journal.begin(transaction, command: command)
        for index in transaction.steps.indices { transaction.steps[index].old?.saved = journal.oldContent(index, of: entry) }
        do throws(WriteError) {
            try transaction.run()
            try WriteError.untouched { () throws(SystemError) in try journal.mark(entry, .written, was: .writing) }
        } catch {
            if let failure = transaction.rollBack() { throw .failed(failure, restored: false) }
            // What can't be cleared away now is by the next run, which finds every file as it was.
            try? journal.discard(entry)
            throw error
        }
        return WriteResult(
            replaced: changes.filter { $0.old != nil }.map(\.path), made: changes.filter { $0.old == nil }.map(\.path),
            journalEntry: entry.number)
    }

    /// The changes, once nothing that can be known beforehand stands in their way.
    private static func verified<System>(
        _ changes: [FileChange], _ root: WriteRoot<System>
    ) throws(WriteError) -> Transaction<System> {
        var steps: [Transaction<System>.Step] = []
        var folders: [String] = []
        var changed: [String] = []
        var places: [String: Int] = [:]
        for change in changes {
            let target = try root.locate(change.path)
            let new = Transaction<System>.Content(bytes: change.new.content)
            var step = Transaction<System>.Step(name: change.path, path: target.absolute, old: nil, new: new)
            let status = try WriteError.untouched { () throws(SystemError) in try root.disk.status(target.absolute) }
            if let old = change.old {
                guard let status else {
                    changed.append(change.path)
                    continue
                }
                guard status.kind == .file else { throw .notAFile(change.path) }
                do throws(SystemError) {
                    try root.disk.checkWritable(target.absolute)
                    try root.disk.checkWritable(target.absolute.parentPath)
                    let now = try root.disk.read(target.absolute)
                    if now != old.content { changed.append(change.path) }
                } catch {
                    throw .notWritable(change.path, reason: error.reason)
                }
                step.old = Transaction<System>.Content(bytes: old.content, status: status)
                step.new?.status = status
            } else {
                guard status == nil else { throw .exists(change.path) }
                for folder in target.missingFolders where !folders.contains(folder) { folders.append(folder) }
                let existing = (target.missingFolders.first ?? target.absolute).parentPath
                do throws(SystemError) { try root.disk.checkWritable(existing) } catch {
                    throw .notWritable(change.path, reason: error.reason)
                }
            }
            if let place = places[step.path] {
                // A file and a link to it were both read, and both rewritten.
                guard steps[place].new == step.new else { throw .twice(change.path) }
                continue
            }
            places[step.path] = steps.count
            steps.append(step)
        }
        guard changed.isEmpty else { throw .changed(changed) }
        return Transaction(steps: steps, newFolders: folders, disk: root.disk)
    }
}

/// What a write did.
public struct WriteResult: Hashable, Sendable {
    /// Files that were there before, relative to the root.
    public var replaced: [String] = []
    /// Files that were not.
    public var made: [String] = []
    /// The number of its entry in `.reglaze/journal`, nil when nothing had to be written.
    public var journalEntry: Int?

    public init(replaced: [String] = [], made: [String] = [], journalEntry: Int? = nil) {
        self.replaced = replaced
        self.made = made
        self.journalEntry = journalEntry
    }
}
