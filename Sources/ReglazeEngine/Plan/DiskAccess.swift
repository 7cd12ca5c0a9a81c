/// The calls with which files are written: all that `Writer`, `Journal` and `ResultCache` do to a disk. Tests put in one that fails.
protocol DiskAccess {
    /// What stands at a path, links not followed; nil when nothing does.
    func status(_ path: String) throws(SystemError) -> FileStatus?
    /// The path without links, `.` and `..`.
    func resolve(_ path: String) throws(SystemError) -> String
    func read(_ path: String) throws(SystemError) -> [UInt8]
    /// Throws when the process may not write to the file or folder.
    func checkWritable(_ path: String) throws(SystemError)
    /// The names in a folder, sorted.
    func list(_ path: String) throws(SystemError) -> [String]
    /// Makes a file that must not exist. Without `status` it gets what a new file gets, else the permission bits of `status`, and
    /// its owner where the system allows.
    func create(_ path: String, _ bytes: [UInt8], like status: FileStatus?) throws(SystemError)
    /// Returns when the content of a file, or the names in a folder, would survive a power cut.
    func sync(_ path: String) throws(SystemError)
    /// Takes the place of a file at `new` in one step, unless `replacing` is false: then nothing may be there.
    func rename(_ old: String, to new: String, replacing: Bool) throws(SystemError)
    /// Gives a file a second name, which must be free, and the time of now. Takes no space, and isn't possible from disk to disk.
    func link(_ old: String, to new: String) throws(SystemError)
    func remove(_ path: String) throws(SystemError)
    func makeFolder(_ path: String) throws(SystemError)
    /// Removes a folder that must be empty.
    func removeFolder(_ path: String) throws(SystemError)
    /// Keeps other processes out until the lock goes away; nil when one of them has it.
    func lock(_ path: String) throws(SystemError) -> FileLock?
}

/// What stands at a path.
struct FileStatus: Hashable {
    enum Kind: Hashable { case file, folder, link, other }
    var kind: Kind
    /// The low twelve bits of the mode.
    var permissions: UInt32
    var owner: UInt32
    var group: UInt32
}

/// A call that the system refused.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// In the infinitive: "write".
    public let action: String
    /// Absolute.
    public let path: String
    /// As the system says it: "No space left on device".
    public let reason: String

    public init(action: String, path: String, reason: String) {
        self.action = action
        self.path = path
        self.reason = reason
    }

    public var description: String { "can't \(action) \(path): \(reason)" }
}

extension DiskAccess {
    /// Puts a small file of our own in place, whole or not at all, and synced.
    func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        let temporary = TemporaryName.path(for: path)
        try? remove(temporary)
        do throws(SystemError) {
            try create(temporary, bytes, like: nil)
            try sync(temporary)
            try rename(temporary, to: path, replacing: true)
        } catch {
            try? remove(temporary)
            throw error
        }
        try sync(path.parentPath)
    }
}

extension String {
    /// The path of the folder that holds what this path names.
    var parentPath: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// What stands behind the last slash.
    var lastPathComponent: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return String(self[utf8.index(after: slash)...])
    }
}
