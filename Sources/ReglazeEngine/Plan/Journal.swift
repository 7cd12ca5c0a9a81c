#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be taken back.
public enum Journal {
    /// Takes the last write back, or what is left of one that was cut off: files are restored byte for byte with their permission
    /// bits, new files and folders are removed. The next undo takes the write before.
    ///
    /// - Parameters:
    ///   - root: the folder that was given to `Writer.write`.
    ///   - force: also overwrites files that someone else has changed since. What they hold then is lost.
    /// - Throws: `WriteError`, with every file as it was, unless it says otherwise.
    @discardableResult
    public static func undo(root: String, force: Bool = false) throws(WriteError) -> UndoResult {
        try undo(root: root, force: force, on: Disk())
    }

    /// Whether a write is recorded in the folder that could be taken back.
    public static func holdsRecord(of root: String) -> Bool {
        guard let root = try? WriteRoot(root, on: Disk()) else { return false }
        let state = StateFolder(root: root.path, on: Disk())
        return (try? JournalFolder(root: root, path: state.journal).last()).flatMap { $0 } != nil
    }

    static func undo(root: String, force: Bool = false, on disk: some DiskAccess) throws(WriteError) -> UndoResult {
        let root = try WriteRoot(root, on: disk)
        let state = StateFolder(root: root.path, on: disk)
        let journal = JournalFolder(root: root, path: state.journal)
        guard try journal.last() != nil else { throw .nothingToUndo(root: root.path) }
        guard let lock = try WriteError.untouched({ () throws(SystemError) in try disk.lock(state.lock) }) else {
            throw .busy(lock: state.lock)
        }
        defer { extendLifetime(lock) }
        guard let entry = try journal.last() else { throw .nothingToUndo(root: root.path) }
        let progress = try journal.state(of: entry)

        let transaction = try reversal(of: entry, in: journal, force: force)
        try WriteError.untouched { () throws(SystemError) in try journal.mark(entry, .undoing, was: progress) }
        do throws(WriteError) {
            try transaction.run()
        } catch {
            if let failure = transaction.rollBack() { throw .failed(failure, restored: false) }
            try? journal.mark(entry, progress, was: .undoing)
            throw error
        }
        // Every file is restored; an entry that can't be cleared away now is by the next run, which finds nothing to do for it.
        try? journal.discard(entry)
        return UndoResult(
            command: entry.command, date: entry.date, restored: transaction.steps.filter { $0.new != nil }.map(\.name),
            removed: transaction.steps.filter { $0.new == nil }.map(\.name), wasInterrupted: progress != .written)
    }

    /// The steps that lead back. A file that has its old content already needs none.
    private static func reversal<System>(
        of entry: JournalEntry, in journal: JournalFolder<System>, force: Bool
    ) throws(WriteError) -> Transaction<System> {
        let disk = journal.root.disk
        let states = try journal.states(of: entry)
        let foreign = zip(entry.files, states).filter { $0.1 == .other }.map(\.0.path)
        guard foreign.isEmpty || force else { throw .changedSince(foreign, entry: journal.folder(entry.number)) }
        var steps: [Transaction<System>.Step] = []
        var folders: [String] = []
        for (index, file) in entry.files.enumerated() where states[index] != .old {
            let target = try journal.root.locate(file.path)
            for folder in target.missingFolders where !folders.contains(folder) { folders.append(folder) }
            let status = try WriteError.untouched { () throws(SystemError) in try disk.status(target.absolute) }
            if let status, status.kind != .file { throw .notAFile(file.path) }
            let now = try WriteError.untouched { () throws(SystemError) in
                status == nil ? nil : try disk.read(target.absolute)
            }
            steps.append(
                Transaction<System>.Step(
                    name: file.path, path: target.absolute,
                    old: now.map { Transaction<System>.Content(bytes: $0, status: status) },
                    new: try oldContent(of: file, at: index, of: entry, in: journal, like: status)))
        }
        return Transaction(steps: steps, newFolders: folders, disk: disk)
    }

    /// What a file held before the write; nil when it was not there.
    private static func oldContent<System>(
        of file: JournalEntry.File, at index: Int, of entry: JournalEntry, in journal: JournalFolder<System>,
        like status: FileStatus?
    ) throws(WriteError) -> Transaction<System>.Content? {
        guard let stamp = file.old else { return nil }
        let saved = journal.oldContent(index, of: entry)
        let bytes: [UInt8]
        do throws(SystemError) { bytes = try journal.root.disk.read(saved) } catch {
            throw .damaged(entry: journal.folder(entry.number), reason: error.description)
        }
        guard JournalEntry.Stamp(bytes) == stamp else {
            throw .damaged(entry: journal.folder(entry.number), reason: "\(saved) is not what was saved")
        }
        // A file that someone has removed meanwhile gets whoever runs this as its owner, which is what -1 means.
        var status = status ?? FileStatus(kind: .file, permissions: 0o644, owner: .max, group: .max)
        if let permissions = file.permissions { status.permissions = permissions }
        let hasSameBits = (try? journal.root.disk.status(saved))?.permissions == status.permissions
        return Transaction<System>.Content(bytes: bytes, status: status, saved: hasSameBits ? saved : nil)
    }
}

/// What an undo did.
public struct UndoResult: Hashable, Sendable {
    /// The command whose writing was taken back.
    public let command: String
    /// When it ran.
    public let date: Date
    /// Files that have their old content again, relative to the root.
    public let restored: [String]
    /// Files that it had made and that are gone.
    public let removed: [String]
    /// Whether the write, or an earlier undo of it, had been cut off.
    public let wasInterrupted: Bool
}
