#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// `.NAME.reglaze-PID`, beside the file that it will replace, so that a rename never crosses a disk.
enum TemporaryName {
    /// The number of this process, which tells its files from another's.
    static var process: Int { Int(getpid()) }

    /// The path of this process's file for `target`.
    static func path(for target: String) -> String {
        let folder = target.parentPath
        return (folder == "/" ? "" : folder) + "/" + prefix(for: target) + String(process)
    }

    /// Whether `name` is that of some process's file for `target`.
    static func isTemporary(_ name: String, for target: String) -> Bool {
        let prefix = prefix(for: target)
        let digits = name.dropFirst(prefix.count)
        return name.hasPrefix(prefix) && !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static func prefix(for target: String) -> String {
        // A name may have 255 bytes; the mark needs some of them.
        var name = target.lastPathComponent
        while name.utf8.count > 220 { name.removeLast() }
        return ".\(name).reglaze-"
    }
}
