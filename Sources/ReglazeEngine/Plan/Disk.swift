#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The real disk.
struct Disk: DiskAccess {
    func status(_ path: String) throws(SystemError) -> FileStatus? {
        var info = stat()
        guard lstat(path, &info) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw SystemError("look at", path)
        }
        let kind: FileStatus.Kind =
            switch info.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        return FileStatus(
            kind: kind, permissions: UInt32(info.st_mode & 0o7777), owner: info.st_uid, group: info.st_gid)
    }

    func resolve(_ path: String) throws(SystemError) -> String {
        guard let resolved = realpath(path, nil) else { throw SystemError("follow", path) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    func read(_ path: String) throws(SystemError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError("read", path) }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { throw SystemError("read", path) }
        // One byte more than the file has shows its end without another allocation.
        var bytes = [UInt8](repeating: 0, count: Int(info.st_size) + 1)
        var length = 0
        while true {
            let count = bytes.withUnsafeMutableBytes { buffer in
                systemRead(descriptor, buffer.baseAddress?.advanced(by: length), buffer.count - length)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw SystemError("read", path) }
            guard count > 0 else { break }
            length += count
            if length == bytes.count { bytes += [UInt8](repeating: 0, count: max(4096, bytes.count)) }
        }
        bytes.removeLast(bytes.count - length)
        return bytes
    }

    func checkWritable(_ path: String) throws(SystemError) {
        guard access(path, W_OK) == 0 else { throw SystemError("write to", path) }
    }

    func list(_ path: String) throws(SystemError) -> [String] {
        guard let folder = opendir(path) else { throw SystemError("list", path) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    func create(_ path: String, _ bytes: [UInt8], like status: FileStatus?) throws(SystemError) {
        // Until its bits are set nobody else may read a file that may be private.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, status == nil ? 0o666 : 0o600)
        guard descriptor >= 0 else { throw SystemError("write", path) }
        var failure = write(bytes, to: descriptor)
        if failure == 0, let status {
            // The owner first, for a change of owner clears bits. Only root may give a file away; for others it stays theirs.
            if status.owner != geteuid() || status.group != getegid() { _ = fchown(descriptor, status.owner, status.group) }
            if fchmod(descriptor, mode_t(status.permissions)) != 0 { failure = errno }
        }
        if close(descriptor) != 0, failure == 0 { failure = errno }
        guard failure == 0 else {
            unlink(path)
            throw SystemError("write", path, code: failure)
        }
    }

    func sync(_ path: String) throws(SystemError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemError("sync", path) }
        defer { close(descriptor) }
        #if canImport(Darwin)
            // `fsync` leaves the data in the drive's own cache there.
            if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
        #endif
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else { throw SystemError("sync", path) }
    }

    func rename(_ old: String, to new: String, replacing: Bool) throws(SystemError) {
        if replacing {
            guard systemRename(old, new) == 0 else { throw SystemError("replace", new) }
            return
        }
        // A second name can't take the place of another file, while `rename` could.
        if systemLink(old, new) == 0 { return try remove(old) }
        // Some disks know no second names.
        guard errno == EPERM || errno == ENOSYS || errno == EOPNOTSUPP || errno == ENOTSUP else { throw SystemError("make", new) }
        guard try status(new) == nil else { throw SystemError("make", new, code: EEXIST) }
        guard systemRename(old, new) == 0 else { throw SystemError("make", new) }
    }

    func link(_ old: String, to new: String) throws(SystemError) {
        guard systemLink(old, new) == 0 else { throw SystemError("make", new) }
        // Build systems compare times: a file that has its old content again must not look older than what was built from the new.
        utimes(new, nil)
    }

    func remove(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 else { throw SystemError("remove", path) }
    }

    func makeFolder(_ path: String) throws(SystemError) {
        guard mkdir(path, 0o777) == 0 else { throw SystemError("make the folder", path) }
    }

    func removeFolder(_ path: String) throws(SystemError) {
        guard rmdir(path) == 0 else { throw SystemError("remove the folder", path) }
    }

    /// The seconds since a file was last written; nil when it isn't there. Below 0 for one from the future.
    func age(_ path: String) -> Double? {
        var info = stat()
        guard lstat(path, &info) == 0 else { return nil }
        #if canImport(Darwin)
            let written = info.st_mtimespec
        #else
            let written = info.st_mtim
        #endif
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Double(now.tv_sec - written.tv_sec) + Double(now.tv_nsec - written.tv_nsec) / 1e9
    }

    func lock(_ path: String) throws(SystemError) -> FileLock? { try FileLock(path) }

    /// 0, or the number of the failure.
    private func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let count = systemWrite(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return count < 0 ? errno : EIO }
                offset += count
            }
            return 0
        }
    }
}

/// The system's `read`, `write`, `rename` and `link`, whose names `Disk` uses itself.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

private func systemLink(_ old: String, _ new: String) -> Int32 { link(old, new) }

private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }
