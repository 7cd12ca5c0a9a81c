import ReglazeEngine
import SwiftSyntax

/// Whether an app has the scene life cycle, and what is missing when it has not.
enum SceneAdoption: Sendable {
    /// It has, or nothing tells that it has not.
    case adopted
    /// No manifest, no delegate method, no SwiftUI app.
    case missing
    /// The manifest is there and names no configuration for the app's windows; it may name some for other screens, such as CarPlay's.
    case empty(InfoPlist, Range<Int>, namesOthers: Bool)
    /// The manifest is made by a build setting, which names no configuration, and nothing else does.
    case generatedEmpty
    /// A configuration names neither a delegate class nor a storyboard, and the application delegate makes the window.
    case noDelegateClass(InfoPlist, Range<Int>)
    /// No such class in the project.
    case unknownClass(String, InfoPlist, Range<Int>)
    /// The class is there, and its file is not compiled into the app.
    case notCompiled(String, path: String, InfoPlist, Range<Int>)
}

extension ProjectIndex {
    func sceneAdoption(of app: AppTarget) -> SceneAdoption {
        remember("scene adoption \(app.target?.manifest ?? "") \(app.name) \(app.folder)") { findSceneAdoption(of: app) }
    }

    private func findSceneAdoption(of app: AppTarget) -> SceneAdoption {
        if hasSwiftUILifeCycle(app) || answersForConfigurations(app) { return .adopted }
        var verdict: SceneAdoption = .missing
        for configuration in app.configurations {
            switch configuration.propertyList {
            case .unknown, .broken: return .adopted
            case .generated, .read: break
            }
            if let plist = configuration.plist, let manifest = plist.root.entry(Self.manifestKey) {
                let found = adoption(manifest, in: plist, of: app)
                if case .adopted = found { continue }
                return found
            }
            guard configuration.generated("UIApplicationSceneManifest_Generation") == "YES" else { return .missing }
            // Without sources it can't be told who answers for the configuration.
            guard applicationDelegates.contains(where: { app.holds($0.file.path) }) else { return .adopted }
            return .generatedEmpty
        }
        if app.plists.contains(where: { $0[Self.manifestKey] != nil }) { verdict = .adopted }
        return app.configurations.isEmpty ? .adopted : verdict
    }

    static let manifestKey = "UIApplicationSceneManifest"

    /// `@main struct …: App`.
    func hasSwiftUILifeCycle(_ app: AppTarget) -> Bool {
        files(mentioning: "App").contains { file in
            guard isIn(app, file.path), file.contains("@main") || FilePath.name(of: file.path) == "main.swift",
                file.syntaxProblem == nil
            else { return false }
            return declarations(in: file).contains { type in
                (type.kind == .struct || type.kind == .class || type.kind == .enum) && type.inherits("App")
            }
        }
    }

    /// `application(_:configurationForConnecting:options:)`, in Swift or in Objective-C.
    private func answersForConfigurations(_ app: AppTarget) -> Bool {
        if files(mentioning: "configurationForConnecting").contains(where: { file in
            isIn(app, file.path)
                && file.tokens(named: "configurationForConnecting").contains {
                    $0.parent?.is(FunctionParameterSyntax.self) ?? false
                }
        }) {
            return true
        }
        return files.contains { file in
            file.kind == .objectiveC && isIn(app, file.path) && file.containsWord("configurationForConnectingSceneSession")
                && file.containsWord("@implementation")
        }
    }

    /// Whether code of the app has something to do with scenes, as far as names tell.
    func codeAdoptsScenes(_ app: AppTarget) -> Bool {
        hasSwiftUILifeCycle(app) || answersForConfigurations(app)
            || files.contains { isIn(app, $0.path) && $0.contains("SceneDelegate") }
    }

    /// Whether the file is the app's, or no manifest says whose it is.
    func isIn(_ app: AppTarget, _ path: String) -> Bool {
        if app.listsFiles { return app.holds(path) }
        return !targets.contains { $0.sources.contains(path) && $0.name != app.name }
    }

    private func adoption(_ manifest: PropertyListNode.Entry, in plist: InfoPlist, of app: AppTarget) -> SceneAdoption {
        let roles = manifest.node["UISceneConfigurations"]
        guard let configurations = roles?["UIWindowSceneSessionRoleApplication"]?.list, !configurations.isEmpty else {
            let namesOthers = roles?.entries?.contains { $0.node.list?.isEmpty == false } ?? false
            return .empty(plist, plist.range(of: manifest.key), namesOthers: namesOthers)
        }
        for configuration in configurations {
            guard let entry = configuration.entry("UISceneDelegateClassName"), let name = entry.node.string, !name.isEmpty else {
                let makesWindow = applicationDelegates.contains { delegate in
                    app.holds(delegate.file.path) && !DelegateWindow.all(in: delegate.declaration.node).isEmpty
                }
                if makesWindow { return .noDelegateClass(plist, configuration.range) }
                continue
            }
            let found = adoption(delegateClass: name, at: entry.range, in: plist, of: app)
            if case .adopted = found { continue }
            return found
        }
        return .adopted
    }

    private func adoption(delegateClass name: String, at range: Range<Int>, in plist: InfoPlist, of app: AppTarget)
        -> SceneAdoption
    {
        let parts = name.split(separator: ".")
        guard let last = parts.last, !last.contains("$") else { return .adopted }
        let type = String(last)
        if parts.count > 1, let module = parts.first {
            // A class of a framework has its framework's name before it.
            let own = module.contains("$") || module == (app.target?.moduleName ?? app.name)[...]
            if !own { return .adopted }
        }
        if FrameworkHost.sceneDelegateClasses.contains(type) { return .adopted }
        let declared =
            declarations(named: type).filter { $0.kind == .class || $0.kind == .alias }.map(\.file.path)
            + files(mentioning: type).filter { $0.contains("@objc(\(type))") }.map(\.path)
            + files.filter { $0.kind == .objectiveC && $0.contains("@implementation \(type)") }.map(\.path)
        guard !declared.isEmpty else {
            return plist.isEditable ? .unknownClass(type, plist, range) : .adopted
        }
        guard app.listsFiles, let target = app.target, !target.sources.isEmpty, !declared.contains(where: app.holds) else {
            return .adopted
        }
        // A file of another target may be linked in.
        if declared.contains(where: { path in targets.contains { $0.sources.contains(path) && $0.product != .application } }) {
            return .adopted
        }
        return .notCompiled(type, path: declared[0], plist, range)
    }
}
