import ReglazeEngine
import SwiftSyntax

/// The whole change that brings an app with an application delegate in Swift to scenes.
struct SceneMigration {
    /// nil when something stands in the way.
    private(set) var fix: Fix?
    var obstacles: [String] = []
    /// What to look at after the change.
    var notes = ["the window is made when its scene connects, after the launch: read the whole change"]

    let app: AppTarget
    let delegate: ApplicationDelegate
    let project: ProjectContext
    var edits: [Edit] = []
    private var newFiles: [NewFile] = []

    private let host: FrameworkHost?

    /// - Parameter host: the framework whose host the app is.
    init(_ app: AppTarget, delegate: ApplicationDelegate, host: FrameworkHost? = nil, in project: ProjectContext) {
        self.host = host
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
        if let problem = delegate.parts.lazy.compactMap({ $0.file.syntaxProblem }).first {
            obstacles.append("the application delegate does not parse: \(problem)")
        }
        if !delegate.declaration.parents.isEmpty { obstacles.append("`\(delegate.name)` is nested in another type") }
        if !existingDelegates.isEmpty { return adoptExisting() }
        guard obstacles.isEmpty else { return }
        let keepsFactory = host == .reactNative || host == .expo
        let split = DelegateSplit(delegate, sharesVariables: keepsFactory) { isMentionedElsewhere($0) }
        // A window above the storyboard's does not take its place.
        let isOwn = split.makesWindow && (split.setsWindow || split.members.properties["window"] == nil)
        let storyboard = isOwn ? nil : app.mainStoryboard
        if !split.makesWindow, storyboard == nil {
            obstacles.append(missingWindow)
            return
        }
        checkWindowClass(split)
        // The framework's delegate hands its events on to modules, and has to hear of them.
        let inherited: [AppCallback] = host == .expo ? AppCallback.toldByExpo : []
        let text = SceneDelegateText(
            split, delegate: delegate, isFromStoryboard: storyboard != nil, inherited: inherited)
        obstacles += text.obstacles
        notes += text.notes
        guard obstacles.isEmpty else { return }
        edits += text.edits
        place(text)
        describe(storyboard: storyboard)
    }

    /// A window class with initialisers of its own does not inherit the one with a scene.
    private mutating func checkWindowClass(_ split: DelegateSplit) {
        let calls =
            split.statements.filter(\.moves).flatMap { DelegateWindow.all(in: $0.node) }
            + split.movedFunctions.flatMap { DelegateWindow.all(in: $0.node) }
        for name in Set(calls.compactMap { $0.node.calleeName }).subtracting(["UIWindow"]).sorted() {
            guard let type = project.index.type(named: name) else { continue }
            let initializers = type.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
                .filter { initializer in !initializer.modifiers.contains { $0.name.text == "convenience" } }
            let labels = initializers.map { $0.signature.parameterClause.parameters.first?.firstName.text ?? "" }
            if !labels.isEmpty, !labels.contains("windowScene") {
                obstacles.append("`\(name)` has initialisers of its own and needs `init(windowScene:)` first")
            }
        }
    }

    /// The app's classes that have the new one's name.
    private var existingDelegates: [TypeDeclaration] {
        project.index.declarations(named: SceneDelegateText.name).filter {
            $0.kind == .class && project.index.isIn(app, $0.file.path)
        }
    }

    /// A scene delegate is there already and is not used: the manifest may name it.
    private mutating func adoptExisting() {
        let classes = existingDelegates
        guard classes.count == 1, let existing = classes.first,
            existing.inherits("UIWindowSceneDelegate") || existing.inherits("UISceneDelegate")
        else {
            obstacles.append("a class `\(SceneDelegateText.name)` is there already, and is not a scene delegate")
            return
        }
        let connects = existing.members.flatMap(\.functions).first { $0.selector == "scene(_:willConnectTo:options:)" }
        let makesWindow = connects.map { !DelegateWindow.allWithScene(in: $0).isEmpty } ?? false
        let delegateMakesWindow = !DelegateWindow.all(in: delegate.declaration.node).isEmpty
        guard makesWindow || (!delegateMakesWindow && app.mainStoryboard != nil) else {
            obstacles.append(
                "`\(SceneDelegateText.name)` in \(existing.file.path) is there and makes no window; move the window's creation there"
            )
            return
        }
        if delegateMakesWindow { notes.append("`\(delegate.name)` makes a window too, which is not shown any more") }
        describe(storyboard: makesWindow ? nil : app.mainStoryboard)
    }

    // MARK: - The new class

    /// Where the scene delegate goes: a file of its own, or, where that can't be put into the target, the application delegate's.
    private mutating func place(_ text: SceneDelegateText) {
        let folder = FilePath.folder(of: delegate.file.path)
        let path = folder.isEmpty ? "\(SceneDelegateText.name).swift" : "\(folder)/\(SceneDelegateText.name).swift"
        let isFree = project.index.file(at: path) == nil
        if !text.needsSameFile, isFree, let projectEdits = projectEdits() {
            edits += projectEdits
            let content = text.imports.joined(separator: "\n") + "\n\n" + text.declaration
            newFiles.append(NewFile(path: path, text: content.replacing("\n", with: delegate.file.lineEnding)))
            return
        }
        let end = delegate.file.bytes.count
        let ending = delegate.file.bytes.last == 0x0A ? "" : "\n"
        edits.append(
            Edit(path: delegate.file.path, range: end..<end, text: "\(ending)\n\(text.declaration.trimmedOfLastBreak(ending))"))
    }

    /// The edits that put the new file into the targets of the application delegate's; nil when a project lists its files and can't
    /// be edited.
    private func projectEdits() -> [Edit]? {
        var edits: [Edit] = []
        let manifests = Set(
            project.index.targets.filter { $0.sources.lists(delegate.file.path) && $0.manifest.hasSuffix(".pbxproj") }.map(
                \.manifest))
        for manifest in manifests.sorted() {
            guard let file = project.index.file(at: manifest), let text = try? XcodeProjectText(file),
                let sibling = text.reference(to: delegate.file.path),
                let added = text.add("\(SceneDelegateText.name).swift", type: "sourcecode.swift", beside: sibling)
            else { return nil }
            edits += added
        }
        return edits
    }
}

extension AppCallback {
    /// What Expo's application delegate tells its modules.
    fileprivate static let toldByExpo: [AppCallback] = [
        .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground, .open, .continueActivity, .performAction,
    ]
}

extension String {
    /// The file ended without a line break, and goes on so.
    fileprivate func trimmedOfLastBreak(_ ending: String) -> String {
        ending.isEmpty ? self : String(self.dropLast(hasSuffix("\n") ? 1 : 0))
    }
}

extension DelegateWindow {
    /// `UIWindow(windowScene:)` and those of subclasses.
    static func allWithScene(in node: some SyntaxProtocol) -> [TokenSyntax] {
        node.tokens(viewMode: .sourceAccurate).filter { token in
            token.text == "windowScene" && token.parent?.as(LabeledExprSyntax.self)?.label == token
        }
    }
}
