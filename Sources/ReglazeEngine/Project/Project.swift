/// What is here: the files of a project, and what its targets say of them.
public struct Project: Sendable {
    /// Absolute, without a trailing slash and without links in it.
    public let root: String
    /// The files that rules read, sorted by path, the ones that were not asked for included: Swift and Objective-C, property lists,
    /// interface files and manifests.
    public let files: [SourceFile]
    /// Everything else that Reglaze knows how to read, sorted by path. See `read(_:)`.
    public let otherFiles: [ProjectFile]
    /// What could not be read, with the reason, sorted by path.
    public let unreadable: [UnreadableFile]
    /// Folders of other people's code and of build products that were not entered, sorted.
    public let skippedFolders: [String]
    private let map: TargetMap
    private let selection: [String]

    /// Finds and reads a project.
    /// - Parameters:
    ///   - paths: what is asked for: files and folders. See `ProjectRoot`.
    ///   - exclude: globs for what is left out, relative to the root, read like the lines of a `.gitignore`. A file or folder that is
    ///     named in `paths` is never left out.
    ///   - override: stands in for every deployment target that the project names.
    ///   - jobs: the number of threads.
    public init(paths: [String], exclude: [String] = [], deploymentTarget override: OSVersion? = nil, jobs: Int = 1)
        throws(ProjectError)
    {
        self.init(root: try ProjectRoot(paths: paths), exclude: exclude, deploymentTarget: override, jobs: jobs)
    }

    /// A project one file of which is not taken from the disk but from standard input. Only that file is selected.
    /// - Parameters:
    ///   - input: the file's bytes.
    ///   - path: the file's name, absolute or relative to the working folder. It need not exist.
    public init(
        standardInput input: [UInt8], path: String, exclude: [String] = [], deploymentTarget override: OSVersion? = nil,
        jobs: Int = 1
    ) throws(ProjectError) {
        let root = try ProjectRoot(standardInputPath: path)
        self.init(root: root, exclude: exclude, deploymentTarget: override, jobs: jobs, input: input)
    }

    /// The same with a root that is known already, so that a configuration file in it can be read first.
    /// - Parameter input: the content of the only file that is selected, where it is not taken from the disk.
    public init(
        root: ProjectRoot, exclude: [String] = [], deploymentTarget override: OSVersion? = nil, jobs: Int = 1,
        input: [UInt8]? = nil
    ) {
        self.root = root.path
        selection = root.selection
        let inputPath = input == nil ? nil : root.selection.first
        var walk = FolderWalk(root: root.path, exclude: exclude)
        if root.isProject { walk.walk() }
        for path in root.selection where !path.isEmpty && path != inputPath { walk.walk(asked: path) }

        var seen: Set<String> = []
        var found = walk.files.filter { $0.path != inputPath && seen.insert($0.path).inserted }
        // Manifests first: one of them can take as long as hundreds of Swift files.
        found.sort { ($0.kind == .xcodeProject ? 0 : 1, $0.path) < ($1.kind == .xcodeProject ? 0 : 1, $1.path) }
        let reader = ProjectReader(root: root.path)
        var results = Parallel.map(found, jobs: jobs) { reader.read($0) }
        if let input, let inputPath {
            found.append(ProjectFile(path: inputPath, kind: .swift))
            do throws(UnreadableFile) {
                let kind = (FileKind(path: inputPath) ?? .swift).refined(by: input)
                results.append(.file(try SourceFile(path: inputPath, kind: kind, content: input)))
            } catch {
                results.append(.unreadable(error))
            }
        }

        var files: [SourceFile] = []
        var others: [ProjectFile] = []
        var unreadable = Set(walk.unreadable)
        var targets: [Target] = []
        for (file, result) in zip(found, results) {
            switch result {
            case .file(let source):
                files.append(source)
                if source.kind != .swift { others.append(file) }
            case .unreadable(let problem): unreadable.insert(problem)
            case .manifest(let source, let some):
                targets += some
                if let source { files.append(source) }
                others.append(file)
            case nil: others.append(file)
            }
        }
        if !targets.contains(where: { $0.runsOnIOS && $0.deploymentTarget != nil }) { targets += reader.targetsAbove() }
        self.files = files.sorted { $0.path < $1.path }
        otherFiles = others.sorted { $0.path < $1.path }
        self.unreadable = unreadable.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) }
        skippedFolders = Set(walk.skippedFolders).sorted()
        map = TargetMap(Self.withoutStaleSpecs(targets), override: override)
    }

    /// Where an Xcode project stands beside the spec that it is made from, Xcode builds what the project says.
    private static func withoutStaleSpecs(_ targets: [Target]) -> [Target] {
        let inXcode = Set(targets.filter { $0.manifest.hasSuffix(".pbxproj") }.map(\.folder))
        return targets.filter { $0.product == .package || $0.manifest.hasSuffix(".pbxproj") || !inXcode.contains($0.folder) }
    }

    /// What the manifests build.
    public var targets: [Target] { map.targets }

    /// What the manifests build when some of them have been rewritten.
    public func targets(in index: ProjectIndex) -> [Target] {
        let old = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        let changed = index.files.filter { $0.kind == .xcodeProject && old[$0.path] !== $0 }
        guard !changed.isEmpty else { return targets }
        let reader = ProjectReader(root: root)
        return targets.filter { target in !changed.contains { $0.path == target.manifest } }
            + changed.flatMap { (try? reader.targets($0.bytes, of: $0.kind, at: $0.path)) ?? [] }
    }

    /// The lowest iOS of the apps whose manifests stand nearest to the root, else of whatever runs on iOS, or the one that was
    /// given; nil when nothing tells it.
    public var deploymentTarget: OSVersion? { map.deploymentTarget }

    /// Whether no deployment target was found, so that `scope(of:)` works with iOS 16.
    public var deploymentTargetIsAssumed: Bool { map.deploymentTarget == nil }

    /// The devices that the apps run on; all when nothing tells it.
    public var devices: [Device] { map.devices.sorted() }

    /// The lowest deployment target and all devices of the targets that hold a file.
    ///
    /// A file that no target lists is taken to be in all targets of the nearest manifest above it, else of the whole project; test
    /// targets count only where there are no others.
    /// - Parameter path: relative to the root.
    public func scope(of path: String) -> Scope { map.scope(of: path) }

    /// The targets that list a file, or a folder that it is in.
    public func targets(holding path: String) -> [Target] { map.members(path) }

    /// Whether a file is among what was asked for, and not only there to be asked about.
    public func isSelected(_ path: String) -> Bool { selection.contains { FilePath.isInside(path, $0) } }

    /// Whether anything stands at a path below the root.
    public func exists(_ path: String) -> Bool { FileSystem.exists(FilePath.join(root, path)) }

    /// The bytes of any file below the root, as they are on disk now.
    public func bytes(of path: String) throws(UnreadableFile) -> [UInt8] {
        try ProjectReader.bytes(of: path, root: root)
    }

    /// Reads one of `otherFiles` as text.
    public func read(_ file: ProjectFile) throws(UnreadableFile) -> SourceFile {
        try SourceFile(path: file.path, kind: file.kind, content: try bytes(of: file.path))
    }
}

extension ProjectReader {
    /// The targets of the nearest manifests above the root that name a deployment target: the root may be a folder inside of a
    /// project. The search ends with the repository.
    func targetsAbove() -> [Target] {
        for folder in ProjectRoot.folders(from: root) {
            if folder != root {
                let targets = targets(above: folder)
                if targets.contains(where: { $0.runsOnIOS && $0.deploymentTarget != nil }) { return targets }
            }
            if FileSystem.exists("\(folder)/.git") { break }
        }
        return []
    }
}
