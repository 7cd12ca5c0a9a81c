/// Why files were not written, or not put back. Its description is one or two sentences for people: what, why, and the next step.
public enum WriteError: Error, Hashable, Sendable {
    /// Files that are not what they were when they were read.
    case changed([String])
    /// A new file's place is taken.
    case exists(String)
    /// A path that leads out of the root, through a link or `..`.
    case outside(String, target: String)
    /// A folder, a device or a broken link stands where a file should.
    case notAFile(String)
    /// Two changes that are not the same lead to one file.
    case twice(String)
    case notWritable(String, reason: String)
    /// Another run has the lock.
    case busy(lock: String)
    /// An earlier write or undo was cut off, and some files are still as it left them.
    case interrupted(command: String)
    /// A journal entry that can't be trusted.
    case damaged(entry: String, reason: String)
    case nothingToUndo(root: String)
    /// Files that someone else changed after the write that is to be undone. `entry` holds their old texts.
    case changedSince([String], entry: String)
    /// The system refused. `restored`: every file is as it was before; otherwise an undo is still needed.
    case failed(SystemError, restored: Bool)
}

extension WriteError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .changed(let paths):
            "\(Self.list(paths)) changed after \(paths.count == 1 ? "it was" : "they were") read, so nothing was written; "
                + "run the command again"
        case .exists(let path):
            "\(path) exists already, so nothing was written; move it away, or leave out the rule that makes it"
        case .outside(let path, let target): "\(path) leads out of the project, to \(target), so nothing was written; exclude it"
        case .notAFile(let path): "\(path) is not a file, so nothing was written; exclude it"
        case .twice(let path): "two different changes lead to \(path), so nothing was written; exclude the link to it"
        case .notWritable(let path, let reason):
            "\(path) can't be written (\(reason)), so nothing was written; change its permissions, or exclude it"
        case .busy(let lock):
            "another reglaze is writing here (it holds \(lock)), so nothing was written; wait for it and try again"
        case .interrupted(let command):
            "an earlier '\(command)' was cut off and left some files half done, so nothing was written; "
                + "run 'reglaze undo' to put them back"
        case .damaged(let entry, let reason):
            "the journal entry \(entry) can't be used (\(reason)), so nothing was written; delete it to go without its undo"
        case .nothingToUndo(let root): "there is nothing to undo in \(root): no write is recorded in its .reglaze/journal"
        case .changedSince(let paths, let entry):
            "\(Self.list(paths)) changed since reglaze wrote \(paths.count == 1 ? "it" : "them"), so nothing was undone; "
                + "the old texts are in \(entry); delete that folder to keep the files as they are"
        case .failed(let error, restored: true): "\(error); every file is as it was before"
        case .failed(let error, restored: false): "\(error); some files are half done: run 'reglaze undo' to put them back"
        }
    }

    /// The files that it is about, relative to the root; empty when it is about none in particular.
    public var paths: [String] {
        switch self {
        case .changed(let paths), .changedSince(let paths, _): paths
        case .exists(let path), .outside(let path, _), .notAFile(let path), .twice(let path), .notWritable(let path, _): [path]
        case .busy, .interrupted, .damaged, .nothingToUndo, .failed: []
        }
    }

    private static func list(_ paths: [String]) -> String {
        guard let last = paths.last, paths.count > 1 else { return paths.first ?? "" }
        return paths.dropLast().joined(separator: ", ") + " and " + last
    }

    /// What `work` gives; what the system refuses before any file of the project was touched is told as such.
    static func untouched<Value: ~Copyable>(_ work: () throws(SystemError) -> Value) throws(WriteError) -> Value {
        do throws(SystemError) { return try work() } catch { throw .failed(error, restored: true) }
    }
}
