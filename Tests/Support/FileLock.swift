import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A lock among processes, held from its making until `unlock`; the system drops it if the process dies.
struct FileLock {
    private let descriptor: Int32

    init(at file: URL) throws {
        descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
            throw Toolchain.Failure(what: "could not lock \(file.path): \(String(cString: strerror(errno)))")
        }
    }

    func unlock() {
        _ = flock(descriptor, LOCK_UN)
        _ = close(descriptor)
    }
}
