import ReglazeEngine

/// The Kotlin side of a stack shell while its steps are made.
struct StackDraft {
    let app: ComposeApp
    let routes: RouteHierarchy
    let host: NavigationHost
    let function: KotlinFunction
    let names: StackNames
    private var drafts: [String: KotlinDraft] = [:]
    private(set) var newFiles: [NewFile] = []
    /// The paths that the step at work has touched.
    private var touched: Set<String> = []

    init(_ app: ComposeApp, routes: RouteHierarchy, host: NavigationHost, function: KotlinFunction, names: StackNames) {
        self.app = app
        self.routes = routes
        self.host = host
        self.function = function
        self.names = names
    }

    var symbols: KotlinSymbols { app.project.symbols }

    /// Whether what shows before the tabs stays with Compose until they show, and SwiftUI hides its bar for so long.
    var keepsStart: Bool {
        !StartPages.routes(self).isEmpty && StartPages.obstacle(self) == nil
    }

    /// Changes one file.
    mutating func edit(_ file: KotlinFile, _ change: (inout KotlinDraft) -> Void) {
        var draft = drafts[file.path] ?? KotlinDraft(file)
        change(&draft)
        drafts[file.path] = draft
        touched.insert(file.path)
    }

    func draft(of file: KotlinFile) -> KotlinDraft { drafts[file.path] ?? KotlinDraft(file) }

    mutating func add(_ file: NewFile) {
        newFiles.append(file)
        touched.insert(file.path)
    }

    /// The paths that have been touched since the last call, sorted.
    mutating func takeTouched() -> [String] {
        defer { touched = [] }
        return touched.filter { path in newFiles.contains { $0.path == path } || drafts[path].map { !$0.isEmpty } ?? false }
            .sorted()
    }

    /// The files before and after.
    /// - Throws: the file that would not read as Kotlin any more, or whose changes overlap.
    func changes() throws(StackFault) -> [FileChange] {
        var result: [FileChange] = []
        for path in drafts.keys.sorted() {
            guard let draft = drafts[path], !draft.isEmpty else { continue }
            guard let bytes = draft.result() else { throw StackFault(path: path, reason: "two of its changes overlap") }
            let before = draft.file.tree.errorCount
            guard let after = try? SourceFile(path: path, kind: .kotlin, content: bytes), let tree = after.kotlin else {
                throw StackFault(path: path, reason: "what was made of it can't be read")
            }
            guard tree.errorCount <= before else {
                let line = tree.firstError.map { after.lines.position(of: $0.range.lowerBound).line } ?? 0
                throw StackFault(path: path, reason: "what was made of it does not read as Kotlin: line \(line)")
            }
            result.append(FileChange(path: path, old: draft.file.source, new: after))
        }
        for file in newFiles {
            let bytes = Array(file.text.utf8)
            guard let source = try? SourceFile(path: file.path, kind: .kotlin, content: bytes), source.kotlin?.errorCount == 0
            else {
                throw StackFault(path: file.path, reason: "the new file does not read as Kotlin")
            }
            result.append(FileChange(path: file.path, old: nil, new: source))
        }
        return result.sorted { $0.path < $1.path }
    }
}

/// A fault of this program: what it made is no Kotlin.
struct StackFault: Error {
    let path: String
    let reason: String
}
