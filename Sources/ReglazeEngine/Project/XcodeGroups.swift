/// Where the files of an Xcode project are on disk, and which target they are in.
struct XcodeGroups {
    /// The folder that the project's paths are relative to, absolute.
    let folder: String
    private let objects: [String: PropertyList]
    /// The group that an object stands in, by identifiers.
    private let parents: [String: String]
    private let synchronizedGroups: [String]
    /// Paths that were asked for already.
    private var paths: [String: String?] = [:]

    init(_ objects: [String: PropertyList], project: PropertyList, folder: String) {
        self.objects = objects
        self.folder = folder
        var parents: [String: String] = [:]
        for (id, object) in objects {
            for child in object["children"]?.strings ?? [] { parents[child] = id }
        }
        self.parents = parents
        synchronizedGroups = objects.filter { $1["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" }.keys.sorted()
    }

    /// The absolute path of a file or group; nil for what has no fixed place, such as a built product.
    mutating func path(of id: String) -> String? { path(of: id, inside: []) }

    private mutating func path(of id: String, inside outer: [String]) -> String? {
        if let known = paths[id] { return known }
        let path = findPath(of: id, inside: outer)
        paths[id] = .some(path)
        return path
    }

    private mutating func findPath(of id: String, inside outer: [String]) -> String? {
        guard let object = objects[id], !outer.contains(id) else { return nil }
        let path = object["path"]?.string ?? ""
        switch object["sourceTree"]?.string ?? "<group>" {
        case "<group>":
            guard let parent = parents[id] else { return FilePath.join(folder, path) }
            // A variant group stands for one file in several languages and has no folder of its own.
            return self.path(of: parent, inside: outer + [id]).map { FilePath.join($0, path) }
        case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": return FilePath.join(folder, path)
        case "<absolute>": return FilePath.normalized(path)
        default: return nil
        }
    }

    /// What a target compiles and copies.
    /// - Parameter id: the target's.
    mutating func sources(of target: PropertyList, id: String, root: String) -> SourceSet {
        var sources = SourceSet()
        for phase in (target["buildPhases"]?.strings ?? []).compactMap({ objects[$0] }) {
            guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"]?.string ?? "") else { continue }
            for buildFile in phase["files"]?.strings ?? [] {
                guard let reference = objects[buildFile]?["fileRef"]?.string else { continue }
                for path in files(of: reference, inside: []) {
                    if let relative = FilePath.relative(path, to: root) { sources.files.insert(relative) }
                }
            }
        }
        addSynchronizedFolders(of: target, id: id, root: root, to: &sources)
        return sources
    }

    /// The file itself, or what a variant group holds.
    private mutating func files(of id: String, inside outer: [String]) -> [String] {
        guard let object = objects[id], !outer.contains(id) else { return [] }
        if let children = object["children"]?.strings {
            var found: [String] = []
            for child in children { found += files(of: child, inside: outer + [id]) }
            return found
        }
        guard let name = object["path"]?.string, FileKind(path: name) != nil else { return [] }
        return path(of: id).map { [$0] } ?? []
    }

    /// Folders whose content is the target's (Xcode 16). An exception takes a file out of a target that has the folder, and puts it
    /// into one that does not.
    private mutating func addSynchronizedFolders(
        of target: PropertyList, id: String, root: String, to sources: inout SourceSet
    ) {
        let own = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
        for group in synchronizedGroups {
            guard let object = objects[group] else { continue }
            let exceptions = (object["exceptions"]?.strings ?? []).compactMap { objects[$0] }
            let names = exceptions.filter { $0["target"]?.string == id }.flatMap { $0["membershipExceptions"]?.strings ?? [] }
            guard own.contains(group) || !names.isEmpty, let folder = path(of: group) else { continue }
            let paths = names.compactMap { FilePath.relative(FilePath.join(folder, $0), to: root) }
            if own.contains(group) {
                guard let relative = FilePath.relative(folder, to: root) else { continue }
                sources.folders.append(SourceSet.Folder(path: relative, except: Set(paths)))
            } else {
                sources.folders += paths.map { SourceSet.Folder(path: $0) }
            }
        }
        sources.folders.sort { $0.path < $1.path }
    }
}
