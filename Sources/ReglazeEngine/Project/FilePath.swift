/// Paths as strings, always with `/`.
public enum FilePath {
    /// `path` itself where it is absolute, else `path` below `folder`; `.` and `..` are resolved.
    /// - Parameter folder: absolute and normalized.
    public static func join(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        if path.utf8.first == UInt8(ascii: "/") { return normalized(path) }
        return isPlain(path) && folder != "/" ? "\(folder)/\(path)" : normalized("\(folder)/\(path)")
    }

    /// Whether nothing in a relative path is to be resolved. Nearly always so, and much quicker to find out than to split it.
    private static func isPlain(_ path: String) -> Bool {
        var atStart = true
        for byte in path.utf8 {
            if atStart && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")) { return false }
            atStart = byte == UInt8(ascii: "/")
        }
        return !atStart
    }

    /// An absolute path without `.`, `..`, doubled or trailing slashes. Links are not looked at.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// `path` relative to `folder`: empty for `folder` itself, nil when it is not inside.
    public static func relative(_ path: String, to folder: String) -> String? {
        if path == folder { return "" }
        let prefix = folder == "/" ? folder : folder + "/"
        return path.utf8.starts(with: prefix.utf8) ? String(path.utf8.dropFirst(prefix.utf8.count)) : nil
    }

    /// Whether `path` is `folder` or lies below it; both relative to one root, the root itself being empty.
    public static func isInside(_ path: String, _ folder: String) -> Bool {
        if folder.isEmpty { return true }
        guard path.utf8.starts(with: folder.utf8) else { return false }
        return path.utf8.count == folder.utf8.count || path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
    }

    /// The folder that holds `path`: `/` for what is directly below it, empty for a bare name.
    public static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last component.
    public static func name(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// Without the ending of the last component: `My.App/AppDelegate` for `My.App/AppDelegate.h`.
    public static func withoutExtension(_ path: String) -> String {
        let name = name(of: path)
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return path }
        return String(path.utf8.dropLast(name.utf8.distance(from: dot, to: name.utf8.endIndex))) ?? path
    }
}
