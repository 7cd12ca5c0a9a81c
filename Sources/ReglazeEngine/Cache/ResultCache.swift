#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The results of earlier checks: a second run over the same files reads one file.
///
/// A cache never fails: a file that is broken, cut short or not ours is not there, and where nothing can be written nothing is kept.
/// Each file holds the bytes `REGLAZE1`, the key (16 bytes), a hash of the rest (16 bytes), and the result as `ResultFormat`
/// writes it.
public struct ResultCache: Sendable {
    /// The number of results that are kept for a project, and for all projects where they share a folder.
    private let limit: Int
    /// Absolute.
    private let folder: String
    /// Whose `.reglaze` the folder is in; nil when it is shared.
    private let root: String?
    private static let mark = Array("REGLAZE1".utf8)
    private static let headerLength = 40

    /// `$XDG_CACHE_HOME/reglaze` where that is set to an absolute path, else `.reglaze/cache` below the root.
    public init(root: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        if let home = environment["XDG_CACHE_HOME"], home.hasPrefix("/") {
            folder = "\(home)/reglaze"
            self.root = nil
            limit = 128
        } else {
            folder = StateFolder(root: root, on: Disk()).cache
            self.root = root
            limit = 16
        }
    }

    /// What `store` was given for `key`; nil when it is not there or not whole.
    public func result(for key: CacheKey) -> Checker.Result? {
        guard let bytes = try? Disk().read("\(folder)/\(key.name)"), bytes.count >= Self.headerLength else { return nil }
        let payload = Array(bytes[Self.headerLength...])
        guard Array(bytes[..<Self.headerLength]) == Self.header(key, payload) else { return nil }
        return ResultFormat.decode(payload)
    }

    /// Keeps a result, and lets go of the oldest ones.
    public func store(_ result: Checker.Result, for key: CacheKey) {
        let payload = ResultFormat.encode(result)
        let target = "\(folder)/\(key.name)"
        let temporary = TemporaryName.path(for: target)
        let disk = Disk()
        do throws(SystemError) {
            try prepare(disk)
            // Without `sync`: after a power cut the hash tells a file that is not whole.
            try? disk.remove(temporary)
            try disk.create(temporary, Self.header(key, payload) + payload, like: nil)
            try disk.rename(temporary, to: target, replacing: true)
        } catch {
            try? disk.remove(temporary)
        }
        prune(disk)
    }

    private static func header(_ key: CacheKey, _ payload: [UInt8]) -> [UInt8] {
        mark + key.bytes + ContentHash.of(payload).bytes
    }

    private func prepare(_ disk: Disk) throws(SystemError) {
        if let root { return try StateFolder(root: root, on: disk).prepare(folder) }
        var missing: [String] = []
        var path = folder
        while path != "/", try disk.status(path) == nil {
            missing.append(path)
            path = path.parentPath
        }
        for path in missing.reversed() { try disk.makeFolder(path) }
    }

    /// Removes all but the newest results, and what a killed run has left. Files that are not ours stay.
    private func prune(_ disk: Disk) {
        guard let names = try? disk.list(folder) else { return }
        let ours = names.filter { $0.utf8.count == 32 && $0.utf8.allSatisfy(Self.isDigit) }
        let leftovers = names.filter { $0.hasPrefix(".") && $0.contains(".reglaze-") }
        guard ours.count > limit || !leftovers.isEmpty else { return }
        let byAge = (ours + leftovers).compactMap { name in disk.age("\(folder)/\(name)").map { (name, $0) } }
            .sorted { $0.1 < $1.1 }
        for (name, _) in byAge.filter({ ours.contains($0.0) }).dropFirst(limit) { try? disk.remove("\(folder)/\(name)") }
        // Another run may be writing one of them just now.
        for (name, age) in byAge where age > 3600 && leftovers.contains(name) { try? disk.remove("\(folder)/\(name)") }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
    }
}
