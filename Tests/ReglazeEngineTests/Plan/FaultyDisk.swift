@testable import ReglazeEngine

/// The real disk, with a fault at one of its calls.
final class FaultyDisk: DiskAccess {
    enum Fault: Equatable {
        case none
        /// The call is refused, and the ones after it work.
        case refuse
        /// The call does its work and is then said to have failed.
        case refuseAfterwards
        /// From this call on whatever needs space is refused.
        case full
        /// Nothing reaches the disk from this call on; a file that it makes is cut in half. So clean-up code may run, as it
        /// wouldn't after a kill, and has no effect.
        case kill
    }

    private(set) var calls: [String] = []
    private let fault: Fault
    private let faulty: Int
    private let disk = Disk()
    var onCall: (Int) -> Void = { _ in }

    /// - Parameter call: the number of the faulty call, from 0.
    init(_ fault: Fault = .none, at call: Int = .max) {
        self.fault = fault
        faulty = call
    }

    private func perform<Value: ~Copyable>(
        _ name: String, _ path: String, needsSpace: Bool = false, half: () throws(SystemError) -> Void = {},
        _ work: () throws(SystemError) -> Value
    ) throws(SystemError) -> Value {
        let number = calls.count
        calls.append("\(name) \(path.lastPathComponent)")
        onCall(number)
        guard number >= faulty else { return try work() }
        switch fault {
        case .refuse where number == faulty: throw SystemError(action: name, path: path, reason: "fault \(number)")
        case .refuseAfterwards where number == faulty:
            _ = try work()
            throw SystemError(action: name, path: path, reason: "fault \(number)")
        case .full where needsSpace:
            try half()
            throw SystemError(action: name, path: path, reason: "No space left on device")
        case .kill:
            if number == faulty { try? half() }
            throw SystemError(action: name, path: path, reason: "killed")
        default: return try work()
        }
    }

    func status(_ path: String) throws(SystemError) -> FileStatus? {
        try perform("status", path) { () throws(SystemError) in try disk.status(path) }
    }
    func resolve(_ path: String) throws(SystemError) -> String {
        try perform("resolve", path) { () throws(SystemError) in try disk.resolve(path) }
    }
    func read(_ path: String) throws(SystemError) -> [UInt8] {
        try perform("read", path) { () throws(SystemError) in try disk.read(path) }
    }
    func checkWritable(_ path: String) throws(SystemError) {
        try perform("check", path) { () throws(SystemError) in try disk.checkWritable(path) }
    }
    func list(_ path: String) throws(SystemError) -> [String] {
        try perform("list", path) { () throws(SystemError) in try disk.list(path) }
    }
    func create(_ path: String, _ bytes: [UInt8], like status: FileStatus?) throws(SystemError) {
        let half = Array(bytes.prefix(bytes.count / 2))
        try perform(
            "create", path, needsSpace: true,
            half: { [fault] () throws(SystemError) in
                if fault == .kill { try disk.create(path, half, like: status) }
            }
        ) { () throws(SystemError) in try disk.create(path, bytes, like: status) }
    }
    func sync(_ path: String) throws(SystemError) {
        try perform("sync", path) { () throws(SystemError) in try disk.sync(path) }
    }
    func rename(_ old: String, to new: String, replacing: Bool) throws(SystemError) {
        try perform("rename", new) { () throws(SystemError) in try disk.rename(old, to: new, replacing: replacing) }
    }
    func link(_ old: String, to new: String) throws(SystemError) {
        try perform("link", new) { () throws(SystemError) in try disk.link(old, to: new) }
    }
    func remove(_ path: String) throws(SystemError) {
        try perform("remove", path) { () throws(SystemError) in try disk.remove(path) }
    }
    func makeFolder(_ path: String) throws(SystemError) {
        try perform("folder", path, needsSpace: true) { () throws(SystemError) in try disk.makeFolder(path) }
    }
    func removeFolder(_ path: String) throws(SystemError) {
        try perform("removeFolder", path) { () throws(SystemError) in try disk.removeFolder(path) }
    }
    func lock(_ path: String) throws(SystemError) -> FileLock? {
        try perform("lock", path) { () throws(SystemError) in try disk.lock(path) }
    }
}
