import ReglazeEngine

/// The files of a Compose Multiplatform project that its shell concerns.
public struct ComposeProject: Sendable {
    /// The Kotlin files that can be read, generated and test code included, sorted by path.
    public let kotlin: [KotlinFile]
    /// The whole project as the rules see it: Swift, property lists, project files.
    public let index: ProjectIndex
    /// What could not be read, and why. The rest goes on.
    public let unreadable: [UnreadableFile]
    /// The bytes of any other file below the root, by its path; nil where there is none. For `strings.xml`, `Contents.json` and the like.
    public let bytes: @Sendable (_ path: String) -> [UInt8]?
    /// The paths of all files below the root that are no source, sorted: resources, Gradle files, asset catalogues.
    public let otherPaths: [String]
    /// What the names of the Kotlin code mean.
    public let symbols: KotlinSymbols

    public init(
        kotlin: [KotlinFile], index: ProjectIndex, unreadable: [UnreadableFile], otherPaths: [String],
        bytes: @escaping @Sendable (_ path: String) -> [UInt8]?
    ) {
        self.kotlin = kotlin
        self.index = index
        self.unreadable = unreadable
        self.otherPaths = otherPaths
        self.bytes = bytes
        symbols = KotlinSymbols(kotlin)
    }
}

extension ComposeProject {
    /// A project on disk: what was asked for of it.
    public init(_ project: Project) {
        var unreadable = project.unreadable.filter { project.isSelected($0.path) }
        var sources: [SourceFile] = []
        for file in project.otherFiles where file.kind == .kotlin && file.path.hasSuffix(".kt") && project.isSelected(file.path) {
            do throws(UnreadableFile) {
                sources.append(try project.read(file))
            } catch {
                unreadable.append(error)
            }
        }
        self.init(
            kotlin: sources,
            index: ProjectIndex(
                files: project.files.filter { project.isSelected($0.path) }, targets: project.targets, scopes: project.scope),
            unreadable: unreadable, otherPaths: project.resourcePaths().filter(project.isSelected)
        ) { path in try? project.bytes(of: path) }
    }

    /// A project that is held in memory.
    /// - Parameter contents: the bytes of every file, by their paths relative to the root.
    public init(contents: [String: [UInt8]]) {
        var unreadable: [UnreadableFile] = []
        var kotlin: [SourceFile] = []
        var files: [SourceFile] = []
        for (path, bytes) in contents.sorted(by: { $0.key < $1.key }) {
            guard let kind = FileKind(path: path), !path.hasSuffix(".kts") else { continue }
            do throws(UnreadableFile) {
                let file = try SourceFile(path: path, kind: kind.refined(by: bytes), content: bytes)
                if kind == .kotlin { kotlin.append(file) } else { files.append(file) }
            } catch {
                unreadable.append(error)
            }
        }
        let known = Set((kotlin + files).map(\.path))
        self.init(
            kotlin: kotlin,
            index: ProjectIndex(files: files) { _ in
                Scope(deploymentTarget: OSVersion(16), devices: [.iPhone, .iPad])
            },
            unreadable: unreadable, otherPaths: contents.keys.filter { !known.contains($0) }.sorted()
        ) { contents[$0] }
    }

    private init(
        kotlin sources: [SourceFile], index: ProjectIndex, unreadable: [UnreadableFile], otherPaths: [String],
        bytes: @escaping @Sendable (_ path: String) -> [UInt8]?
    ) {
        var unreadable = unreadable
        if !Grammar.kotlin.isAvailable, let first = sources.first {
            // One reason, not one for every file.
            let reason = first.kotlinProblem ?? "it can't be read as Kotlin"
            unreadable.append(UnreadableFile(path: first.path, reason: reason, others: sources.count - 1))
        }
        let readable = Grammar.kotlin.isAvailable ? sources : []
        let kotlin = readable.compactMap { source -> KotlinFile? in
            guard let file = KotlinFile(source) else {
                unreadable.append(UnreadableFile(path: source.path, reason: source.kotlinProblem ?? "it can't be read as Kotlin"))
                return nil
            }
            if let error = file.tree.firstError {
                let line = source.lines.position(of: error.range.lowerBound).line
                let reason =
                    "line \(line) can't be read: the file may hold an error, or Kotlin that is newer than Reglaze; "
                    + "the rest of it was read"
                unreadable.append(UnreadableFile(path: source.path, reason: reason))
            }
            return file
        }
        self.init(
            kotlin: kotlin.sorted { $0.path < $1.path }, index: index,
            unreadable: unreadable.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) }, otherPaths: otherPaths, bytes: bytes)
    }

    public func kotlinFile(at path: String) -> KotlinFile? { kotlin.first { $0.path == path } }
}
