import ReglazeEngine

extension SceneManifest {
    /// An application delegate in Objective-C.
    func objectiveCFinding(
        _ app: AppTarget, _ project: ProjectContext, _ message: String, _ help: String,
        at place: (plist: InfoPlist, range: Range<Int>)?
    ) -> Finding? {
        let files = project.index.applicationDelegatePaths.filter { project.index.isIn(app, $0) }.compactMap(
            project.index.file(at:)
        )
        .filter { $0.kind == .objectiveC && !$0.path.hasSuffix(".h") }
        let found = files.compactMap { ObjectiveCDelegate($0, in: project.index) }
        // Services often have the methods of an application delegate; `main` names the one.
        let named = found.filter { isNamedByMain($0.name, app, project) }
        let delegates = named.isEmpty ? found : named
        guard delegates.count == 1, let delegate = delegates.first else {
            guard let file = files.first else { return nil }
            let why =
                delegates.isEmpty
                ? "the Objective-C of \(file.path) can't be read by this program"
                : Self.undecided(delegates.map { ($0.name, $0.file.path) })
            return project.finding(
                Self.about, in: place?.plist.file ?? delegates.first?.file ?? file,
                at: place?.range ?? delegates.first?.nameRange ?? 0..<0, message, help: help, why: why)
        }
        let migration = ObjectiveCMigration(app, delegate: delegate, in: project)
        let why = migration.fix == nil ? migration.obstacles.joined(separator: "; ") : migration.notes.joined(separator: "; ")
        return project.finding(
            Self.about, in: place?.plist.file ?? delegate.file, at: place?.range ?? delegate.nameRange, message, help: help,
            fixes: migration.fix.map { [$0] } ?? [], why: why)
    }

    /// Whether `UIApplicationMain` is told this class.
    private func isNamedByMain(_ name: String, _ app: AppTarget, _ project: ProjectContext) -> Bool {
        project.index.files.contains { file in
            file.kind == .objectiveC && project.index.isIn(app, file.path) && file.containsWord("UIApplicationMain")
                && (file.contains("[\(name) class]") || file.contains("@\"\(name)\"") || file.contains("\(name).class"))
        }
    }
}
