#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import ReglazeEngine

/// The few things that the command line itself does with files. A project's files are read by `Project` and written by `Writer`.
enum Files {
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// - Throws: the reason that the system gives.
    static func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { throw UnreadableFile(path: path, reason: systemReason()) }
        defer { close(descriptor) }
        return try read(descriptor, path: path)
    }

    static func readStandardInput(named path: String) throws(UnreadableFile) -> [UInt8] { try read(STDIN_FILENO, path: path) }

    /// Replaces the whole file, or leaves it as it was.
    static func write(_ text: String, to path: String) throws(UnreadableFile) {
        // A device such as `/dev/stdout` can't be replaced by a rename.
        var status = stat()
        let isPlain = stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
        let temporary = isPlain ? "\(path).\(getpid()).tmp" : path
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw UnreadableFile(path: path, reason: systemReason()) }
        let problem = write(text, to: descriptor)
        let isClosed = close(descriptor) == 0
        if problem != 0 { errno = problem }
        guard problem == 0, isClosed, !isPlain || rename(temporary, path) == 0 else {
            let reason = systemReason()
            if isPlain { unlink(temporary) }
            throw UnreadableFile(path: path, reason: reason)
        }
    }

    /// Writes all of `text`.
    /// - Returns: 0, or the system's error number.
    @discardableResult
    static func write(_ text: String, to descriptor: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { bytes in
            var bytes = UnsafeRawBufferPointer(bytes)
            while !bytes.isEmpty {
                #if canImport(Darwin)
                    let count = Darwin.write(descriptor, bytes.baseAddress, bytes.count)
                #elseif canImport(Musl)
                    let count = Musl.write(descriptor, bytes.baseAddress, bytes.count)
                #else
                    let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
                #endif
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return count < 0 ? errno : EIO }
                bytes = UnsafeRawBufferPointer(rebasing: bytes[count...])
            }
            return 0
        }
    }

    /// The file `name` in the folder of `path` or the nearest one above it, up to the root of its Git repository.
    static func nearest(_ name: String, to path: String) -> String? {
        var status = stat()
        let isFolder = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        var folder = isFolder ? path : folder(of: path)
        if folder.isEmpty { folder = "." }
        for _ in 0..<64 {
            let candidate = folder == "." ? name : "\(folder)/\(name)"
            if exists(candidate) { return candidate }
            if exists("\(folder)/.git") { return nil }
            let above = "\(folder)/.."
            if isSame(folder, above) { return nil }
            folder = above
        }
        return nil
    }

    /// What stands before the last `/`; empty for a bare name.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The absolute path of an existing file or folder, links resolved.
    static func resolved(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        var first = stat()
        var second = stat()
        guard stat(left, &first) == 0, stat(right, &second) == 0 else { return true }
        return first.st_ino == second.st_ino && first.st_dev == second.st_dev
    }

    private static func read(_ descriptor: Int32, path: String) throws(UnreadableFile) -> [UInt8] {
        var content: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { bytes in
                #if canImport(Darwin)
                    Darwin.read(descriptor, bytes.baseAddress, bytes.count)
                #elseif canImport(Musl)
                    Musl.read(descriptor, bytes.baseAddress, bytes.count)
                #else
                    Glibc.read(descriptor, bytes.baseAddress, bytes.count)
                #endif
            }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw UnreadableFile(path: path, reason: systemReason()) }
            guard count > 0 else { return content }
            content += buffer[..<count]
        }
    }

    static func systemReason(_ code: Int32 = errno) -> String {
        let reason = String(cString: strerror(code))
        return reason.prefix(1).lowercased() + reason.dropFirst()
    }
}
