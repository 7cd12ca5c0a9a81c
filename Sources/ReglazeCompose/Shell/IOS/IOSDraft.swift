import ReglazeEngine

/// The iOS app while a shell is written into it.
struct IOSDraft {
    let app: ComposeApp
    let ios: IOSApp
    private(set) var steps: [ComposeChange.Step] = []
    private var changes: [String: FileChange] = [:]

    init(_ app: ComposeApp, _ ios: IOSApp) {
        self.app = app
        self.ios = ios
    }

    /// The Swift file that shows the Compose app today.
    var mainFile: SourceFile? {
        [ios.contentView?.path, ios.hostView?.path].compactMap { $0 }.lazy.compactMap { app.project.index.file(at: $0) }.first
    }

    /// Where new Swift files go: beside the one that shows the Compose app.
    var folder: String { mainFile.map { FilePath.folder(of: $0.path) } ?? ios.folder }

    var style: SwiftStyle { mainFile.map(SwiftStyle.init(of:)) ?? SwiftStyle() }

    func path(of name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

    /// Whether something stands at a path.
    func exists(_ path: String) -> Bool { app.project.index.file(at: path) != nil || app.project.bytes(path) != nil }

    /// A file as it is by now.
    func file(at path: String) -> SourceFile? { changes[path]?.new ?? app.project.index.file(at: path) }

    /// Makes a file, or gives a resource that is there a new content.
    mutating func add(_ path: String, _ text: String) {
        let kind = FileKind(path: path) ?? .resource
        guard let file = try? SourceFile(path: path, kind: kind, content: Array(text.utf8)) else { return }
        let old = app.project.bytes(path).flatMap { try? SourceFile(path: path, kind: kind, content: $0) }
        changes[path] = FileChange(path: path, old: old, new: file)
    }

    /// Rewrites a file that is there.
    mutating func replace(_ old: SourceFile, with new: SourceFile) {
        changes[new.path] = FileChange(path: new.path, old: changes[new.path].map(\.old) ?? old, new: new)
    }

    mutating func note(
        _ name: String, _ summary: String, _ state: ComposeChange.State, gaps: [ReadingNote] = []
    ) {
        steps.append(ComposeChange.Step(name: name, summary: summary, state: state, gaps: gaps))
    }

    /// All of it; no file where a step that others need is refused.
    func change(shell: ShellKind) -> ComposeChange {
        let isRefused = steps.contains { if case .refused = $0.state { true } else { false } }
        return ComposeChange(
            shell: shell, steps: steps, files: isRefused ? [] : changes.values.sorted { $0.path < $1.path })
    }

    // MARK: - New Swift files

    /// The first of these names that no Swift and no Kotlin type has.
    func freeName(_ names: [String]) -> String { names.first { declaration(of: $0) == nil } ?? names[0] }

    /// Where a type of this name is declared, in Swift or in Kotlin: both can be seen from the app's Swift files.
    func declaration(of name: String) -> String? {
        if let type = app.project.index.declarations(named: name).first(where: { $0.kind != .extension }) {
            return type.file.path
        }
        return app.project.symbols.declarations(named: name).first { $0.kind.isType && !$0.file.isTest }?.file.path
    }

    /// Makes the Swift files of a shell, unless they are there.
    /// - Parameters:
    ///   - texts: by file name.
    ///   - types: the types that they declare.
    /// - Returns: the paths of those that are made.
    mutating func addSwift(_ texts: [String: String], declaring types: [String], summary: String) -> [String] {
        let paths = texts.keys.sorted().map { path(of: $0) }
        if !paths.isEmpty, paths.allSatisfy(exists) {
            note("swift-shell", summary, .present)
            return []
        }
        let clashes = types.compactMap { name in declaration(of: name).map { "`\(name)` (\($0))" } }
        let taken = paths.filter(exists)
        guard clashes.isEmpty, taken.isEmpty else {
            let reason =
                clashes.isEmpty
                ? "\(taken.joined(separator: ", ")) is there already, and is not of this shell; rename it first"
                : "the app declares \(clashes.joined(separator: ", ")) already; rename it first"
            note("swift-shell", summary, .refused(reason: reason))
            return []
        }
        for (name, text) in texts { add(path(of: name), style.styled(text)) }
        note("swift-shell", summary, .written(paths: paths))
        return paths
    }
}
