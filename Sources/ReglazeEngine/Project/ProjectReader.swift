/// Reads what a project needs up front: its Swift files and its manifests, in parallel.
public struct ProjectReader: Sendable {
    let root: String

    /// The most bytes of one file. The largest Swift files seen in public apps are generated tables of 5 MB.
    static let sizeLimit = 32 << 20

    enum Result: Sendable {
        case file(SourceFile)
        /// A manifest, and what it builds.
        case manifest(SourceFile?, [Target])
        case unreadable(UnreadableFile)
    }

    /// What the file gives; nil for a kind that is read on demand.
    func read(_ file: ProjectFile) -> Result? {
        do throws(UnreadableFile) {
            switch file.kind {
            case .swift, .packageManifest, .tuist:
                let bytes = try Self.bytes(of: file.path, root: root)
                let kind = file.kind.refined(by: bytes)
                if kind != .swift {
                    let source = try? SourceFile(path: file.path, kind: kind, content: bytes)
                    return .manifest(source, try targets(bytes, of: kind, at: file.path))
                }
                return .file(try SourceFile(path: file.path, kind: kind, content: bytes))
            case .xcodeProject, .xcodeGen:
                let bytes = try Self.bytes(of: file.path, root: root)
                let source = try? SourceFile(path: file.path, kind: file.kind, content: bytes)
                return .manifest(source, try targets(bytes, of: file.kind, at: file.path))
            case .objectiveC, .propertyList, .interfaceBuilder:
                let bytes = try Self.bytes(of: file.path, root: root)
                // Of other encodings there are many among headers and string tables, and no rule reads them.
                return (try? SourceFile(path: file.path, kind: file.kind, content: bytes)).map { .file($0) }
            case .kotlin, .xcconfig, .resource:
                return nil
            }
        } catch {
            return .unreadable(error)
        }
    }

    func targets(_ bytes: [UInt8], of kind: FileKind, at path: String) throws(UnreadableFile) -> [Target] {
        let absolute = FilePath.join(root, path)
        switch kind {
        case .xcodeProject:
            var project = try XcodeProject(bytes, path: absolute, root: root)
            return project.targets()
        case .xcodeGen: return try XcodeGenSpec(bytes, path: absolute, root: root).targets()
        case .packageManifest: return [PackageManifest.target(bytes, path: absolute, root: root)]
        case .tuist: return TuistManifest.targets(bytes, path: absolute, root: root)
        default: return []
        }
    }

    /// What the manifests among the files build, where the files are all that there is.
    public static let targetsInMemory: @Sendable (ProjectIndex) -> [Target] = { index in
        index.files.flatMap { file in (try? ProjectReader(root: "/").targets(file.bytes, of: file.kind, at: file.path)) ?? [] }
    }

    /// The targets of the manifests directly in `folder`, which lies above the root.
    func targets(above folder: String) -> [Target] {
        let entries = (try? FileSystem.entries(of: folder)) ?? []
        let paths = entries.map(\.name).sorted().map { name in
            name.hasSuffix(".xcodeproj") ? "\(folder)/\(name)/project.pbxproj" : "\(folder)/\(name)"
        }
        return paths.flatMap { path -> [Target] in
            guard let kind = FileKind(path: path), kind != .swift, let bytes = try? FileSystem.read(path, limit: Self.sizeLimit)
            else { return [] }
            return (try? targets(bytes, of: kind.refined(by: bytes), at: path)) ?? []
        }
    }

    /// The bytes of any file.
    /// - Parameter path: relative to the root.
    static func bytes(of path: String, root: String) throws(UnreadableFile) -> [UInt8] {
        do throws(FileSystem.Failure) {
            return try FileSystem.read(FilePath.join(root, path), limit: sizeLimit)
        } catch {
            throw UnreadableFile(path: path, reason: error.reason)
        }
    }
}
