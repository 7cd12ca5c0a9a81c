#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `.reglaze/journal`: an entry for each write that can be taken back. Whoever uses it holds the lock.
struct JournalFolder<System: DiskAccess> {
    let root: WriteRoot<System>
    /// Absolute.
    let path: String

    private var disk: System { root.disk }

    func folder(_ number: Int) -> String { "\(path)/\(number)" }

    func oldContent(_ index: Int, of entry: JournalEntry) -> String { "\(folder(entry.number))/\(index).old" }

    /// The newest entry. What has no manifest has not begun, or is done away with.
    func last() throws(WriteError) -> JournalEntry? {
        for number in try WriteError.untouched({ () throws(SystemError) in try numbers() }).reversed() {
            let manifest = "\(folder(number))/manifest.json"
            let bytes = try WriteError.untouched { () throws(SystemError) in
                try disk.status(manifest) == nil ? nil : try disk.read(manifest)
            }
            guard let bytes else { continue }
            guard let entry = JournalEntry(decoding: bytes), entry.number == number else {
                throw .damaged(entry: folder(number), reason: "its manifest.json is broken, or of another version of reglaze")
            }
            return entry
        }
        return nil
    }

    /// Makes the entry of a write that is about to run, and returns once it would survive a power cut.
    func begin(_ transaction: Transaction<System>, command: String) throws(WriteError) -> JournalEntry {
        var files: [JournalEntry.File] = []
        for step in transaction.steps {
            files.append(
                JournalEntry.File(
                    path: try root.inside(step.path, step.name), old: step.old.map { JournalEntry.Stamp($0.bytes) },
                    permissions: step.old?.status?.permissions, new: JournalEntry.Stamp(step.new?.bytes ?? [])))
        }
        var folders: [String] = []
        for folder in transaction.newFolders { folders.append(try root.inside(folder, folder)) }
        do throws(SystemError) {
            let number = (try numbers().last ?? 0) + 1
            let entry = JournalEntry(number: number, command: command, date: Date(), files: files, folders: folders)
            try disk.makeFolder(folder(number))
            do throws(SystemError) {
                for (index, step) in transaction.steps.enumerated() {
                    guard let old = step.old else { continue }
                    try disk.create(oldContent(index, of: entry), old.bytes, like: old.status)
                }
                for (index, step) in transaction.steps.enumerated() where step.old != nil {
                    try disk.sync(oldContent(index, of: entry))
                }
                try disk.create(mark(.writing, number), [], like: nil)
                try disk.sync(path)
                try disk.replace("\(folder(number))/manifest.json", with: entry.encoded())
            } catch {
                try? clear(number)
                throw error
            }
            return entry
        } catch {
            throw .failed(error, restored: true)
        }
    }

    func state(of entry: JournalEntry) throws(WriteError) -> JournalEntry.State {
        let names = try WriteError.untouched { () throws(SystemError) in try disk.list(folder(entry.number)) }
        guard let state = JournalEntry.State.allCases.first(where: { names.contains($0.rawValue) }) else {
            throw .damaged(entry: folder(entry.number), reason: "it doesn't say how far it has come")
        }
        return state
    }

    func mark(_ entry: JournalEntry, _ new: JournalEntry.State, was old: JournalEntry.State) throws(SystemError) {
        guard new != old else { return }
        try disk.rename(mark(old, entry.number), to: mark(new, entry.number), replacing: true)
        try disk.sync(folder(entry.number))
    }

    private func mark(_ state: JournalEntry.State, _ number: Int) -> String { "\(folder(number))/\(state.rawValue)" }

    /// Removes an entry whose files have their old content, and what its processes left behind.
    func discard(_ entry: JournalEntry) throws(SystemError) {
        try removeLeftovers(of: entry)
        for folder in entry.folders.reversed().map(root.join) {
            // Someone may have put other files there.
            guard try disk.status(folder)?.kind == .folder, try disk.list(folder).isEmpty else { continue }
            try disk.removeFolder(folder)
        }
        try clear(entry.number)
    }

    /// Removes the temporary files that lie beside an entry's files, whichever process left them.
    func removeLeftovers(of entry: JournalEntry) throws(SystemError) {
        for file in entry.files {
            // What leads out of the root by now is not ours.
            guard let target = try? root.locate(file.path) else { continue }
            let folder = target.absolute.parentPath
            guard try disk.status(folder)?.kind == .folder else { continue }
            for name in try disk.list(folder) where TemporaryName.isTemporary(name, for: target.absolute) {
                try disk.remove("\(folder)/\(name)")
            }
        }
    }

    /// Brings what an interrupted run has left to an end, where that needs no decision.
    ///
    /// - Throws: `interrupted` when the last entry's files are partly old, partly new.
    func settle() throws(WriteError) {
        let entry = try last()
        try WriteError.untouched { () throws(SystemError) in
            for number in try numbers() where try disk.status("\(folder(number))/manifest.json") == nil { try clear(number) }
        }
        guard let entry else { return }
        let state = try state(of: entry)
        guard state != .written else { return }
        let states = try states(of: entry)
        do throws(SystemError) {
            if states.allSatisfy({ $0 == .old }) { return try discard(entry) }
            if states.allSatisfy({ $0 == .new }) {
                try removeLeftovers(of: entry)
                return try mark(entry, .written, was: state)
            }
        } catch {
            throw .failed(error, restored: true)
        }
        throw .interrupted(command: entry.command)
    }

    enum FileState { case old, new, other }

    /// What each file of an entry holds now.
    func states(of entry: JournalEntry) throws(WriteError) -> [FileState] {
        var states: [FileState] = []
        for file in entry.files {
            let target = try root.locate(file.path)
            let now = try WriteError.untouched { () throws(SystemError) -> (isFile: Bool, stamp: JournalEntry.Stamp?) in
                guard let status = try disk.status(target.absolute) else { return (true, nil) }
                return status.kind == .file ? (true, JournalEntry.Stamp(try disk.read(target.absolute))) : (false, nil)
            }
            states.append(!now.isFile ? .other : now.stamp == file.old ? .old : now.stamp == file.new ? .new : .other)
        }
        return states
    }

    /// The numbers in use, ascending.
    private func numbers() throws(SystemError) -> [Int] {
        guard try disk.status(path) != nil else { return [] }
        return try disk.list(path).compactMap { Int($0) }.sorted()
    }

    /// Removes an entry's folder, the manifest first: without it the rest means nothing.
    private func clear(_ number: Int) throws(SystemError) {
        let folder = folder(number)
        let names = try disk.list(folder)
        if names.contains("manifest.json") {
            try disk.remove("\(folder)/manifest.json")
            try disk.sync(folder)
        }
        for name in names where name != "manifest.json" { try disk.remove("\(folder)/\(name)") }
        try disk.removeFolder(folder)
    }
}
