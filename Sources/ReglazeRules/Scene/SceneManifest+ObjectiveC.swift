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
        if let stranger = started(by: app, project).first(where: { name in
            !found.contains { project.index.objectiveCAncestry(of: name).contains($0.name) }
        }), let first = found.first {
            return project.finding(
                Self.about, in: place?.plist.file ?? first.file, at: place?.range ?? first.nameRange, message, help: help,
                why: "`main` starts the app with `\(stranger)` too, which is not seen to be an application delegate")
        }
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

    /// The classes that calls of `UIApplicationMain` name; stand-ins for tests beside others left out.
    private func started(by app: AppTarget, _ project: ProjectContext) -> [String] {
        var names: [String] = []
        for file in project.index.files
        where file.kind == .objectiveC && project.index.isIn(app, file.path) && file.containsWord("UIApplicationMain") {
            for call in file.objectiveC?.root.descendants(ofKind: "call_expression") ?? []
            where call.child("function")?.text == "UIApplicationMain" {
                guard let arguments = call.child("arguments") else { continue }
                for node in arguments.descendants {
                    guard let property = ObjectiveCProperty(node), property.name == "class", property.object.kind == "identifier"
                    else { continue }
                    names.append(property.object.text)
                }
            }
        }
        let real = names.filter { !$0.contains("Test") }
        return (real.isEmpty ? names : real).uniqued()
    }

    /// Whether `UIApplicationMain` is told this class.
    private func isNamedByMain(_ name: String, _ app: AppTarget, _ project: ProjectContext) -> Bool {
        project.index.files.contains { file in
            file.kind == .objectiveC && project.index.isIn(app, file.path) && file.containsWord("UIApplicationMain")
                && (file.contains("[\(name) class]") || file.contains("@\"\(name)\"") || file.contains("\(name).class"))
        }
    }
}
