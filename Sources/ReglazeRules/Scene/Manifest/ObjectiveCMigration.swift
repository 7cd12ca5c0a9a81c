import ReglazeEngine
import SwiftSyntax

/// The whole change that brings an app with an application delegate in Objective-C to scenes.
struct ObjectiveCMigration {
    private(set) var fix: Fix?
    var obstacles: [String] = []
    var notes = ["the window is made when its scene connects, after the launch: read the whole change"]

    let app: AppTarget
    let delegate: ObjectiveCDelegate
    let project: ProjectContext
    var edits: [Edit] = []
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
        if let path = existing {
            obstacles.append("a class `\(name)` is there already, in \(path)")
            return
        }
        let reach = ObjectiveCWindowReach(delegate, in: project.index)
        let split = ObjectiveCSplit(delegate, reach: reach) { isMentionedElsewhere($0) }
        // A window above the storyboard's does not take its place.
        let isOwn = split.makesWindow && (split.setsWindow || delegate.properties["window"] == nil)
        let storyboard = isOwn ? nil : app.mainStoryboard
        if !split.makesWindow, storyboard == nil {
            obstacles += split.obstacles
            obstacles.append("`\(delegate.name)` makes no window, and no main storyboard is named")
            return
        }
        if let path = reach.maker { obstacles.append("a window is made in \(path) too") }
        checkWindowClass(split)
        let text = ObjectiveCSceneText(split, isFromStoryboard: storyboard != nil)
        obstacles += text.obstacles
        notes += text.notes
        guard obstacles.isEmpty else { return }
        edits += text.edits
        place(text)
        // A method that stays, below which another can be written.
        let stays = delegate.methods.last { method in
            !text.edits.contains { $0.path == delegate.file.path && $0.range.contains(method.node.range.lowerBound) }
                && method.node.parent?.parent == delegate.implementation
        }
        describe(storyboard: storyboard, below: stays)
    }

    /// Where a class with the new one's name is.
    private var existing: String? {
        let name = ObjectiveCSceneText.name
        if let declaration = project.index.declarations(named: name).first { return declaration.file.path }
        guard project.index.objectiveCClass(named: name) != nil else { return nil }
        return project.index.files.filter { $0.kind == .objectiveC && $0.contains("@interface \(name)") }.map(\.path).min()
            ?? "the project"
    }

    /// A window class with initialisers of its own does not go through the one that takes a scene.
    private mutating func checkWindowClass(_ split: ObjectiveCSplit) {
        let nodes = split.statements.filter(\.moves).map(\.node) + split.makers.map(\.body)
        let creations = nodes.flatMap(ObjectiveCSplit.creations)
        let names = creations.map { creation in
            (ObjectiveCMessage(creation.receiver.unwrapped)?.receiver ?? creation.receiver).unwrapped.text
        }
        for name in Set(names).subtracting(["UIWindow"]).sorted() {
            let initializers = project.index.objectiveCClass(named: name)?.selectors.filter { $0.hasPrefix("init") } ?? []
            let isSwift = project.index.declarations(named: name).flatMap(\.members).contains {
                $0.decl.is(InitializerDeclSyntax.self)
            }
            guard isSwift || !initializers.isEmpty, !initializers.contains("initWithWindowScene:") else { continue }
            obstacles.append("`\(name)` has initialisers of its own and needs `initWithWindowScene:` first")
        }
    }

    private mutating func place(_ text: ObjectiveCSceneText) {
        let new = ObjectiveCNewClass(
            ObjectiveCSceneText.name, header: text.header, implementation: text.implementation, beside: delegate.file,
            delegate.header, in: project.index)
        newFiles = new.files
        edits += new.edits
        if let obstacle = new.obstacle { obstacles.append(obstacle) }
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
