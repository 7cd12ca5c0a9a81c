import ReglazeEngine

/// The whole change that brings an app with an application delegate in Objective-C to scenes.
struct ObjectiveCMigration {
    private(set) var fix: Fix?
    private(set) var obstacles: [String] = []
    private(set) var notes = ["the window is made when its scene connects, after the launch: read the whole change"]

    private let app: AppTarget
    private let delegate: ObjectiveCDelegate
    private let project: ProjectContext
    private var edits: [Edit] = []
    private var newFiles: [NewFile] = []

    init(_ app: AppTarget, delegate: ObjectiveCDelegate, in project: ProjectContext) {
        self.app = app
        self.delegate = delegate
        self.project = project
        build()
        if obstacles.isEmpty {
            fix = Fix(
                .unsafe, "Move the window to a scene delegate", edits: Removals.merged(edits, in: project.index),
                newFiles: newFiles)
        }
    }

    private mutating func build() {
        let name = ObjectiveCSceneText.name
        if project.index.objectiveCClass(named: name) != nil || !project.index.declarations(named: name).isEmpty {
            obstacles.append("a class `\(name)` is there already")
            return
        }
        let split = ObjectiveCSplit(delegate) { isMentionedElsewhere($0) }
        let storyboard = split.makesWindow ? nil : app.mainStoryboard
        if !split.makesWindow, storyboard == nil {
            obstacles.append("`\(delegate.name)` makes no window, and no main storyboard is named")
            return
        }
        checkLaterCode(split)
        let text = ObjectiveCSceneText(split)
        obstacles += text.obstacles
        notes += text.notes
        guard obstacles.isEmpty else { return }
        edits += text.edits
        place(text)
        describe(storyboard: storyboard)
    }

    /// What stays and shows something in the key window would find none.
    private mutating func checkLaterCode(_ split: ObjectiveCSplit) {
        for statement in split.laterStatements {
            let names = statement.node.descendants.filter { $0.kind == "identifier" && !$0.isInBlock(below: statement.node) }.map(
                \.text)
            let asking = names.first { name in
                project.index.objectiveCClass(named: name)?.asksForKeyWindow ?? false
            }
            guard let asking, asking != delegate.name else { continue }
            let line = delegate.file.location(of: statement.node.range).line
            obstacles.append("line \(line) stays, and `\(asking)` asks for the key window, which comes with the scene")
        }
    }

    private mutating func place(_ text: ObjectiveCSceneText) {
        let isPlusPlus = delegate.file.path.hasSuffix(".mm")
        let folder = FilePath.folder(of: delegate.file.path)
        func path(_ ending: String) -> String {
            let name = "\(ObjectiveCSceneText.name).\(ending)"
            return folder.isEmpty ? name : "\(folder)/\(name)"
        }
        newFiles = [
            NewFile(path: path("h"), text: text.header), NewFile(path: path(isPlusPlus ? "mm" : "m"), text: text.implementation),
        ]
        for manifest in Set(
            project.index.targets.filter { $0.sources.lists(delegate.file.path) && $0.manifest.hasSuffix(".pbxproj") }.map(
                \.manifest)
        ).sorted() {
            guard let file = project.index.file(at: manifest), let xcode = try? XcodeProjectText(file),
                let sibling = xcode.reference(to: delegate.file.path),
                let added = xcode.add(
                    FilePath.name(of: newFiles[1].path), type: isPlusPlus ? "sourcecode.cpp.objcpp" : "sourcecode.c.objc",
                    beside: sibling)
            else {
                obstacles.append("\(manifest) does not hold \(delegate.file.path) in a way that can be edited")
                return
            }
            edits += added
            if let header = delegate.header.flatMap({ xcode.reference(to: $0.path) }),
                let added = xcode.add("\(ObjectiveCSceneText.name).h", type: "sourcecode.c.h", isCompiled: false, beside: header)
            {
                edits += added
            }
        }
    }

    private mutating func describe(storyboard: String?) {
        let plists = app.plists
        if plists.isEmpty { obstacles.append("no Info.plist was found to write the manifest into") }
        if app.target?.generatesPropertyList == true { obstacles.append("the project's spec writes the Info.plist") }
        for plist in plists {
            guard plist.isEditable else {
                obstacles.append("\(plist.file.path) is binary; convert it first: plutil -convert xml1 \(plist.file.path)")
                continue
            }
            let text = ManifestText.manifest(delegateClass: ObjectiveCSceneText.name, storyboard: storyboard)
            guard let entry = plist.root.entry(ProjectIndex.manifestKey) else {
                edits.append(plist.insert(ProjectIndex.manifestKey, text))
                continue
            }
            if plist.file.text(of: entry.node.range).contains("<!--") {
                obstacles.append("the manifest in \(plist.file.path) holds comments")
                continue
            }
            edits.append(plist.replace(entry, with: text))
        }
        if let empty = plists.first(where: { $0["UIMainStoryboardFile"]?.string == "" }) {
            notes.append("the empty `UIMainStoryboardFile` in \(empty.file.path) can go")
        }
    }

    /// Whether code outside of the class may send the message.
    private func isMentionedElsewhere(_ selector: String) -> Bool {
        let word = selector.prefix { $0 != ":" }
        return project.index.files.contains { file in
            file.path != delegate.file.path && file.path != delegate.header?.path
                && (file.kind == .objectiveC || file.kind == .swift) && file.containsWord(String(word))
        }
    }
}
