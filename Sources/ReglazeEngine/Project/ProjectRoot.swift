/// The folder that the work is done in, and what of it was asked for.
public struct ProjectRoot: Hashable, Sendable {
    /// Absolute, without links in it and without a trailing slash.
    public let path: String
    /// The files and folders that were asked for, relative to `path`; an empty string is all of it.
    public let selection: [String]
    /// Whether all of the folder is the project's. False for files that stand outside of any project: then only what was asked for
    /// is read.
    public let isProject: Bool

    /// For one folder, that folder. For files, and for several paths, the nearest folder above them that looks like a project's,
    /// below the home folder; else the folder that they share.
    /// - Parameter paths: files and folders, absolute or relative to the working folder; none means the working folder.
    public init(paths: [String]) throws(ProjectError) {
        var absolute: [String] = []
        for path in paths.isEmpty ? ["."] : paths { absolute.append(try Self.resolve(path)) }
        if absolute.count == 1, FileSystem.kind(at: absolute[0]) == .folder {
            self.init(path: absolute[0], selection: [""], isProject: true)
        } else {
            self.init(holding: absolute)
        }
    }

    /// The root of a text that comes from standard input and goes by the name `path`, which need not exist.
    public init(standardInputPath path: String) throws(ProjectError) {
        guard !path.isEmpty else { throw ProjectError("The text from standard input needs a name (--stdin-path).") }
        var folder = FilePath.folder(of: path)
        if folder.isEmpty { folder = "." }
        // The part of the path that exists decides on links.
        var missing = [FilePath.name(of: path)]
        while !FileSystem.exists(folder) {
            missing.insert(FilePath.name(of: folder), at: 0)
            folder = FilePath.folder(of: folder)
            if folder.isEmpty { folder = "." }
        }
        self.init(holding: [FilePath.join(try Self.resolve(folder), missing.joined(separator: "/"))])
    }

    private init(path: String, selection: [String], isProject: Bool) {
        self.path = path
        self.selection = selection
        self.isProject = isProject
    }

    private init(holding paths: [String]) {
        let folders = paths.map { FileSystem.kind(at: $0) == .folder ? $0 : FilePath.folder(of: $0) }
        var shared = folders.first ?? "/"
        while !folders.allSatisfy({ FilePath.relative($0, to: shared) != nil }) { shared = FilePath.folder(of: shared) }
        let marked = Self.folders(from: shared).first(where: Self.looksLikeProject)
        let root = marked ?? shared
        let selection = paths.compactMap { FilePath.relative($0, to: root) }
        self.init(path: root, selection: selection, isProject: marked != nil)
    }

    /// `folder` and those above it, innermost first, as far as a project may reach: neither `/` nor the home folder nor what is
    /// above that.
    static func folders(from folder: String) -> [String] {
        let home = FileSystem.home
        var result: [String] = []
        var current = folder
        while current != "/", !current.isEmpty {
            if let home, FilePath.relative(home, to: current) != nil { break }
            result.append(current)
            current = FilePath.folder(of: current)
        }
        return result
    }

    private static func looksLikeProject(_ folder: String) -> Bool {
        guard let entries = try? FileSystem.entries(of: folder) else { return false }
        return entries.contains { entry in
            switch entry.name {
            case ".reglaze.json", "Package.swift", "project.yml", ".git": true
            default: entry.name.hasSuffix(".xcodeproj") || entry.name.hasSuffix(".xcworkspace")
            }
        }
    }

    private static func resolve(_ path: String) throws(ProjectError) -> String {
        guard !path.isEmpty else { throw ProjectError("One of the paths is empty.") }
        let real: String
        do throws(FileSystem.Failure) {
            real = try FileSystem.realPath(path)
        } catch {
            let isMissing = FileSystem.kind(at: path) == nil && error.reason == FileSystem.Failure.missing
            throw ProjectError(
                isMissing ? "There is no file or folder “\(path)”." : "“\(path)” can't be reached: \(error.reason).")
        }
        switch FileSystem.kind(at: real) {
        case .file, .folder: return real
        default: throw ProjectError("“\(path)” is neither a file nor a folder.")
        }
    }
}
