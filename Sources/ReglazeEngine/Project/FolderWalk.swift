/// Finds the files below a root that Reglaze reads. No link is followed: what a link inside the root leads to is found at its own
/// place, and what lies outside is not the project's.
struct FolderWalk {
    private let root: String
    private let excluded: IgnoreRules
    private(set) var files: [ProjectFile] = []
    private(set) var unreadable: [UnreadableFile] = []
    /// Folders of other people's code or of build products, by their names, relative to the root.
    private(set) var skippedFolders: [String] = []

    /// Never entered, wherever they are. Folders whose names start with a dot are not entered either.
    static let skippedNames: Set<String> = [
        "Pods", "Carthage", "build", "DerivedData", "node_modules", "SourcePackages", "vendor", "Vendor", "third_party",
        "ThirdParty",
    ]

    /// Folders that are one thing to a person, and hold nothing that a rule reads.
    private static let skippedExtensions: Set<Substring> = [
        "xcframework", "framework", "bundle", "app", "xcassets", "xcarchive", "xcdatamodeld", "xcdatamodel", "scnassets",
        "xcworkspace",
    ]

    /// - Parameters:
    ///   - root: absolute, without links.
    ///   - exclude: patterns as in a `.gitignore` at the root.
    init(root: String, exclude: [String]) {
        self.root = root
        excluded = IgnoreRules(lines: exclude, base: root)
    }

    /// Walks all of the root.
    mutating func walk() { walk("", ignores: Self.ignores(above: root)) }

    /// Walks what was asked for by name. Then neither its own name nor a `.gitignore` above it keeps it out.
    /// - Parameter path: relative to the root.
    mutating func walk(asked path: String) {
        let absolute = FilePath.join(root, path)
        switch FileSystem.kind(at: absolute) {
        case .folder: walk(path, ignores: Self.ignores(above: absolute))
        case .file:
            if let kind = FileKind(path: path) {
                files.append(ProjectFile(path: path, kind: kind))
            } else {
                unreadable.append(UnreadableFile(path: path, reason: "it is not a kind of file that Reglaze reads"))
            }
        default: break
        }
    }

    private mutating func walk(_ folder: String, ignores outer: [IgnoreRules]) {
        let absolute = folder.isEmpty ? root : "\(root)/\(folder)"
        let entries: [FileSystem.Entry]
        do throws(FileSystem.Failure) {
            entries = try FileSystem.entries(of: absolute)
        } catch {
            let reason = "the folder can't be opened: \(error.reason)"
            unreadable.append(UnreadableFile(path: folder.isEmpty ? "." : folder, reason: reason))
            return
        }
        var ignores = outer
        if entries.contains(where: { $0.name == ".gitignore" }), let rules = Self.ignores(in: absolute) { ignores.append(rules) }
        for entry in entries {
            let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
            switch entry.kind ?? FileSystem.kind(at: "\(root)/\(path)") {
            case .folder: visit(folder: path, entry, ignores)
            case .file: visit(file: path, entry, ignores)
            case .link: visit(link: path, entry, ignores)
            case .other, nil: break
            }
        }
    }

    private mutating func visit(folder path: String, _ entry: FileSystem.Entry, _ ignores: [IgnoreRules]) {
        if entry.name.utf8.first == UInt8(ascii: ".") { return }
        if Self.skippedNames.contains(entry.name) {
            skippedFolders.append(path)
            return
        }
        guard accepts(path, entry, isFolder: true, ignores) else { return }
        guard let dot = entry.name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
            walk(path, ignores: ignores)
            return
        }
        let kind = entry.name[entry.name.utf8.index(after: dot)...]
        if kind == "xcodeproj" {
            let project = "\(path)/project.pbxproj"
            if FileSystem.exists("\(root)/\(project)") { files.append(ProjectFile(path: project, kind: .xcodeProject)) }
        } else if !Self.skippedExtensions.contains(kind) {
            walk(path, ignores: ignores)
        }
    }

    private mutating func visit(file path: String, _ entry: FileSystem.Entry, _ ignores: [IgnoreRules]) {
        guard let kind = FileKind(path: entry.name), accepts(path, entry, isFolder: false, ignores) else { return }
        files.append(ProjectFile(path: path, kind: kind))
    }

    private mutating func visit(link path: String, _ entry: FileSystem.Entry, _ ignores: [IgnoreRules]) {
        if entry.name.utf8.first == UInt8(ascii: ".") || Self.skippedNames.contains(entry.name) { return }
        guard accepts(path, entry, isFolder: false, ignores), accepts(path, entry, isFolder: true, ignores) else { return }
        let isKnown = FileKind(path: entry.name) != nil
        do throws(FileSystem.Failure) {
            let target = try FileSystem.realPath("\(root)/\(path)")
            if FilePath.relative(target, to: root) != nil { return }
            guard isKnown || FileSystem.kind(at: target) == .folder else { return }
            let reason = "it is a link that leaves the project (to \(target)), so it is not followed"
            unreadable.append(UnreadableFile(path: path, reason: reason))
        } catch {
            guard isKnown else { return }
            unreadable.append(UnreadableFile(path: path, reason: "it is a link that leads nowhere: \(error.reason)"))
        }
    }

    private mutating func accepts(_ path: String, _ entry: FileSystem.Entry, isFolder: Bool, _ ignores: [IgnoreRules]) -> Bool {
        let candidate = IgnoreRules.Candidate(path: "\(root)/\(path)", name: entry.name, isFolder: isFolder)
        if excluded.verdict(on: candidate) ?? false || ignores.ignore(candidate) { return false }
        if !entry.isText { unreadable.append(UnreadableFile(path: path, reason: "its name is not UTF-8")) }
        return entry.isText
    }

    private static func ignores(in folder: String) -> IgnoreRules? {
        guard let text = try? FileSystem.read("\(folder)/.gitignore", limit: 1 << 20) else { return nil }
        return IgnoreRules(text: text, base: folder)
    }

    /// The `.gitignore` files between `folder` and the repository that it is in, outermost first.
    private static func ignores(above folder: String) -> [IgnoreRules] {
        var rules: [IgnoreRules] = []
        var current = folder
        while !FileSystem.exists("\(current)/.git") {
            guard current != "/" else { return [] }
            current = FilePath.folder(of: current)
            if let found = ignores(in: current) { rules.insert(found, at: 0) }
        }
        return rules
    }
}
