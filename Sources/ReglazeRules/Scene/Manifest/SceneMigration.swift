import ReglazeEngine
import SwiftSyntax

/// The whole change that brings an app with an application delegate in Swift to scenes.
struct SceneMigration {
    /// nil when something stands in the way.
    private(set) var fix: Fix?
    private(set) var obstacles: [String] = []
    /// What to look at after the change.
    private(set) var notes = ["the window is made when its scene connects, after the launch: read the whole change"]

    private let app: AppTarget
    private let delegate: ApplicationDelegate
    private let project: ProjectContext
    private var edits: [Edit] = []
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
            fix = Fix(.unsafe, "Move the window to a scene delegate", edits: merged(edits), newFiles: newFiles)
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
        let storyboard = split.makesWindow ? nil : mainStoryboard
        if !split.makesWindow, storyboard == nil {
            obstacles.append(missingWindow)
            return
        }
        checkWindowClass(split)
        // The framework's delegate hands its events on to modules, and has to hear of them.
        let inherited: [SceneMethod] = host == .expo ? SceneMethod.toldByExpo : []
        let text = SceneDelegateText(split, delegate: delegate, inherited: inherited)
        obstacles += text.obstacles
        notes += text.notes
        guard obstacles.isEmpty else { return }
        edits += text.edits
        place(text)
        describe(storyboard: storyboard)
    }

    /// A window class with initialisers of its own does not inherit the one with a scene.
    private mutating func checkWindowClass(_ split: DelegateSplit) {
        let calls = split.statements.filter(\.moves).flatMap { DelegateWindow.all(in: $0.node) }
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
        guard makesWindow || (!delegateMakesWindow && mainStoryboard != nil) else {
            obstacles.append(
                "`\(SceneDelegateText.name)` in \(existing.file.path) is there and makes no window; move the window's creation there")
            return
        }
        if delegateMakesWindow { notes.append("`\(delegate.name)` makes a window too, which is not shown any more") }
        describe(storyboard: makesWindow ? nil : mainStoryboard)
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
            project.index.targets.filter { $0.sources.lists(delegate.file.path) && $0.manifest.hasSuffix(".pbxproj") }.map(\.manifest))
        for manifest in manifests.sorted() {
            guard let file = project.index.file(at: manifest), let text = try? XcodeProjectText(file),
                let sibling = text.reference(to: delegate.file.path),
                let added = text.add("\(SceneDelegateText.name).swift", type: "sourcecode.swift", beside: sibling)
            else { return nil }
            edits += added
        }
        return edits
    }

    // MARK: - The manifest

    /// Writes the manifest where the app's property lists are; where Xcode makes them, the application delegate answers instead.
    private mutating func describe(storyboard: String?) {
        let plists = app.plists
        if plists.isEmpty || app.target?.generatesPropertyList == true { return answer(storyboard: storyboard) }
        for plist in plists {
            guard plist.isEditable else {
                obstacles.append("\(plist.file.path) is binary; convert it first: plutil -convert xml1 \(plist.file.path)")
                continue
            }
            let className = "$(PRODUCT_MODULE_NAME).\(SceneDelegateText.name)"
            guard let entry = plist.root.entry(ProjectIndex.manifestKey) else {
                edits.append(
                    plist.insert(
                        ProjectIndex.manifestKey, ManifestText.manifest(delegateClass: className, storyboard: storyboard)))
                continue
            }
            if plist.file.text(of: entry.node.range).contains("<!--") {
                obstacles.append("the manifest in \(plist.file.path) holds comments")
                continue
            }
            let isMultiple = entry.node["UIApplicationSupportsMultipleScenes"]?.isTrue ?? false
            if isMultiple { notes.append("the manifest allows several windows; the application delegate had one") }
            let roles = entry.node["UISceneConfigurations"]?.entries?.map(\.key) ?? []
            guard roles.allSatisfy({ $0 == "UIWindowSceneSessionRoleApplication" }) else {
                obstacles.append("the manifest in \(plist.file.path) has configurations for other scenes")
                continue
            }
            edits.append(
                plist.replace(
                    entry,
                    with: ManifestText.manifest(
                        delegateClass: className, storyboard: storyboard, supportsMultipleScenes: isMultiple)))
        }
        if let empty = plists.first(where: { $0["UIMainStoryboardFile"]?.string == "" }) {
            notes.append("the empty `UIMainStoryboardFile` in \(empty.file.path) can go")
        }
    }

    /// No property list to write into: `application(_:configurationForConnecting:options:)` names the class.
    private mutating func answer(storyboard: String?) {
        let file = delegate.file
        let unit = file.memberIndentation(of: delegate.declaration)
        guard let block = delegate.declaration.node.asProtocol((any DeclGroupSyntax).self)?.memberBlock else { return }
        var lines = [
            "\(unit)func application(",
            "\(unit)\(unit)_ application: UIApplication, configurationForConnecting session: UISceneSession,",
            "\(unit)\(unit)options: UIScene.ConnectionOptions",
            "\(unit)) -> UISceneConfiguration {",
            "\(unit)\(unit)let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)",
            "\(unit)\(unit)configuration.delegateClass = \(SceneDelegateText.name).self",
        ]
        if let storyboard {
            lines.append("\(unit)\(unit)configuration.storyboard = UIStoryboard(name: \"\(storyboard)\", bundle: nil)")
        }
        lines += ["\(unit)\(unit)return configuration", "\(unit)}"]
        let end = file.lineStart(of: block.rightBrace.textRange.lowerBound)
        edits.append(Edit(path: file.path, range: end..<end, text: "\n" + lines.joined(separator: "\n") + "\n"))
        if app.target?.generatesPropertyList == true {
            notes.append("the project's spec writes the Info.plist, so the application delegate names the scene's class")
        }
        guard let target = app.target, let manifest = project.index.file(at: target.manifest), manifest.kind == .xcodeProject,
            let text = try? XcodeProjectText(manifest)
        else { return }
        for configuration in app.configurations where configuration.settings?.generatesInfoPlist == true {
            let key = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"
            guard configuration.settings?[key] != "YES", let object = configuration.settings?.object,
                let edit = text.set(key, to: "YES", in: object)
            else { continue }
            edits.append(edit)
        }
    }

    // MARK: - What else is in the project

    /// The storyboard that UIKit shows at launch.
    private var mainStoryboard: String? {
        let names = app.configurations.compactMap { configuration -> String? in
            configuration.generated("UIMainStoryboardFile") ?? configuration.plist?["UIMainStoryboardFile"]?.string
        }
        return names.first { !$0.isEmpty }
    }

    private var missingWindow: String {
        let others = project.index.files(mentioning: "UIWindow").filter { file in
            file.path != delegate.file.path && project.index.isIn(app, file.path)
                && DelegateWindow.all(in: file.tree).contains { $0.node.calleeName == "UIWindow" }
        }
        let own = delegate.parts.lazy.compactMap { part in
            DelegateWindow.all(in: part.node).first.map { (part.file, $0) }
        }.first
        if let (file, window) = own {
            let line = file.location(of: window.node.textRange).line
            return "the window is made in \(file.path):\(line), from where it can't be moved"
        }
        guard let first = others.first, let call = DelegateWindow.all(in: first.tree).first else {
            return "`\(delegate.name)` makes no window, and no main storyboard is named"
        }
        let line = first.location(of: call.node.textRange).line
        return "the window is made in \(first.path):\(line); it has to be given its scene there"
    }

    /// Whether code outside of the application delegate may name one of its members.
    private func isMentionedElsewhere(_ name: String) -> Bool {
        if let method = SceneMethod(rawValue: name) { return isCalledElsewhere(method) }
        if isRequired(name) { return true }
        let own = Set(delegate.parts.map(\.file.path))
        let isPrivate = delegate.parts.flatMap(\.members).contains { $0.isPrivate(name) }
        for file in project.index.files(mentioning: name) {
            if own.contains(file.path), isPrivate || file.path != delegate.file.path { continue }
            if isPrivate { continue }
            let isNamed = file.tokens(named: name).contains { token in
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                    let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id
                else { return false }
                if own.contains(file.path), reference.isInside(delegate.declaration.node) { return false }
                return !(member.base?.isSelfReference ?? false)
            }
            if isNamed { return true }
        }
        return isNamedInObjectiveC(name)
    }

    /// Whether a protocol of the project that the delegate conforms to, or an extension of it that conforms to one, has the member.
    private func isRequired(_ name: String) -> Bool {
        let isInConformance = delegate.parts.contains { part in
            part.kind == .extension && part.inherited.contains { $0 != "UIApplicationDelegate" } && part.members.contains { member in
                if let function = member.decl.as(FunctionDeclSyntax.self) { return function.name.text == name }
                return member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } ?? false
            }
        }
        return isInConformance || delegate.inherited.contains { inherited in
            project.index.declarations(named: inherited).contains { type in
                type.kind == .protocol && type.node.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
            }
        }
    }

    /// Whether other code calls a callback on the application delegate: `appDelegate.applicationDidBecomeActive(application)`.
    private func isCalledElsewhere(_ method: SceneMethod) -> Bool {
        let name = String(method.rawValue.prefix { $0 != "(" })
        let labels = method.rawValue.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
        let own = Set(delegate.parts.map(\.file.path))
        let isCalled = project.index.files(mentioning: name).contains { file in
            !own.contains(file.path) && project.index.isIn(app, file.path) && file.tokens(named: name).contains { token in
                guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
                var callee = Syntax(member)
                if let chained = callee.parent?.as(OptionalChainingExprSyntax.self) { callee = Syntax(chained) }
                guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.hasLabels(labels) else { return false }
                let text = base.trimmedDescription
                return text.contains(delegate.name) || text.lowercased().contains("appdelegate") || text.contains(".delegate")
            }
        }
        guard name != "application" else { return isCalled }
        return isCalled || isNamedInObjectiveC(name)
    }

    private func isNamedInObjectiveC(_ name: String) -> Bool {
        project.index.files.contains { $0.kind == .objectiveC && $0.containsWord(delegate.name) && $0.containsWord(name) }
    }

    /// Deletions with only blank lines between them become one, and leave no gap.
    private func merged(_ edits: [Edit]) -> [Edit] {
        var result = edits.filter { !$0.text.isEmpty }
        let deletions = Dictionary(grouping: edits.filter(\.text.isEmpty), by: \.path)
        for (path, edits) in deletions.sorted(by: { $0.key < $1.key }) {
            guard let file = project.index.file(at: path) else { continue }
            var ranges: [Range<Int>] = []
            for range in edits.map(\.range).sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
                // A word that goes from a line is not one of the lines that go.
                let isWhole = range.lowerBound == file.lineStart(of: range.lowerBound)
                if let last = ranges.last,
                    last.upperBound >= range.lowerBound || isWhole && file.isBlank(last.upperBound..<range.lowerBound)
                {
                    ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
                } else {
                    ranges.append(range)
                }
            }
            result += ranges.map { Edit(path: path, range: file.closingGap(around: $0), text: "") }
        }
        // What is changed inside of code that goes needs no change.
        return result.filter { edit in
            !result.contains { other in
                other.text.isEmpty && other != edit && other.path == edit.path && other.range.lowerBound <= edit.range.lowerBound
                    && edit.range.upperBound <= other.range.upperBound && !other.range.isEmpty
            }
        }
    }
}

extension SceneMethod {
    /// What Expo's application delegate tells its modules.
    fileprivate static let toldByExpo: [SceneMethod] = [
        .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground, .open, .continueActivity, .performAction,
    ]
}

extension MemberBlockItemSyntax {
    /// Whether the member is called so and can't be seen outside of its file.
    fileprivate func isPrivate(_ name: String) -> Bool {
        let modifiers = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
        guard let modifiers, modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil })
        else { return false }
        if let function = decl.as(FunctionDeclSyntax.self) { return function.name.text == name }
        guard let variable = decl.as(VariableDeclSyntax.self) else { return false }
        return variable.bindings.contains { $0.pattern.trimmedDescription == name }
    }
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
