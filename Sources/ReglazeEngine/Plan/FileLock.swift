#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Keeps a second run out while it lives. The system lifts it when the process ends, however it ends, so the file stays.
struct FileLock: ~Copyable {
    private let descriptor: Int32

    /// nil when another process, or another lock of this one, holds it.
    init?(_ path: String) throws(SystemError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw SystemError("open", path) }
        // A disk that knows no locks (some network mounts) is written without one.
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
    }

    deinit {
        // Closing alone would leave it to a child process that was forked meanwhile and has not started its program yet.
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}

extension SystemError {
    /// The failure that `errno` tells of.
    init(_ action: String, _ path: String, code: Int32 = errno) {
        self.init(action: action, path: path, reason: String(cString: strerror(code)))
    }
}
