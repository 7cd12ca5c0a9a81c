#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The few questions that are asked of the disk. Foundation's answers cost several times as much.
enum FileSystem {
    enum Kind: Sendable { case file, folder, link, other }

    struct Entry: Sendable {
        let name: String
        /// nil when the file system does not tell.
        let kind: Kind?
        /// Whether the name on disk is UTF-8; `name` is repaired where it is not.
        let isText: Bool
    }

    /// Why the system refused, for people: "permission denied".
    struct Failure: Error {
        static let missing = "it does not exist"

        let reason: String

        init(_ reason: String) { self.reason = reason }

        init(code: Int32) {
            switch code {
            case EACCES, EPERM: reason = "permission denied"
            case ENOENT, ENOTDIR: reason = Self.missing
            case ELOOP: reason = "its links go round in a circle"
            case EMFILE, ENFILE: reason = "too many files are open"
            case ENAMETOOLONG: reason = "its path is too long"
            default: reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
            }
        }
    }

    /// The bytes of a file.
    /// - Parameter limit: the most bytes that are read; a larger file is a failure.
    static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe waits for a writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure("it is not a file") }
        let size = Int(status.st_size)
        guard size <= limit else { throw Failure("it has \(size >> 20) MB; files over \(limit >> 20) MB are not read") }
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size, let base = buffer.baseAddress {
                let got = Self.read(descriptor, base + count, size - count)
                if got < 0 { code = errno }
                guard got > 0 else { break }
                count += got
            }
        }
        if code != 0 { throw Failure(code: code) }
        return bytes
    }

    /// `read(2)`, repeated when a signal interrupts it.
    private static func read(_ descriptor: Int32, _ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
        while true {
            #if canImport(Darwin)
                let got = Darwin.read(descriptor, target, count)
            #elseif canImport(Musl)
                let got = Musl.read(descriptor, target, count)
            #else
                let got = Glibc.read(descriptor, target, count)
            #endif
            if got >= 0 || errno != EINTR { return got }
        }
    }

    /// What is directly in a folder, in no order, without `.` and `..`.
    static func entries(of folder: String) throws(Failure) -> [Entry] {
        guard let stream = opendir(folder) else { throw Failure(code: errno) }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            let kind = entry.pointee.d_type
            let (name, isText) = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { name -> (String, Bool) in
                    if let text = String(validatingCString: name) { return (text, true) }
                    return (String(cString: name), false)
                }
            }
            if name == "." || name == ".." { continue }
            entries.append(Entry(name: name, kind: Self.kind(ofEntry: Int(kind)), isText: isText))
        }
        return entries
    }

    /// The numbers are those of `d_type`, the same on Linux and Darwin.
    private static func kind(ofEntry number: Int) -> Kind? {
        switch number {
        case 4: .folder
        case 8: .file
        case 10: .link
        case 0: nil
        default: .other
        }
    }

    /// What stands at `path` itself; a link is not followed. nil for nothing.
    static func kind(at path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// The absolute path without any link in it.
    static func realPath(_ path: String) throws(Failure) -> String {
        guard let resolved = realpath(path, nil) else { throw Failure(code: errno) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The folder of the person who runs the tool; nil when it is not known.
    static var home: String? {
        guard let home = getenv("HOME") else { return nil }
        return try? realPath(String(cString: home))
    }
}
