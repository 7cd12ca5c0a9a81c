import ReglazeEngine
import SwiftSyntax

extension RuleContext {
    /// Whether the app that this file belongs to has scenes: its property list names them, or its code takes them up and no
    /// property list denies it.
    var hasScenes: Bool {
        let apps = index.apps.filter { $0.holds(file.path) && !$0.configurations.isEmpty }
        let adopted = apps.filter { if case .adopted = index.sceneAdoption(of: $0) { true } else { false } }
        guard apps.isEmpty || !adopted.isEmpty else { return false }
        let isNamed = adopted.contains { $0.plists.contains { $0[ProjectIndex.manifestKey] != nil } }
        return isNamed || takesUpScenes
    }

    /// Whether the code of the app that this file belongs to takes up scenes: with a scene delegate, an application delegate that
    /// hands out scene configurations, or a SwiftUI `App`. In a project of several apps each counts for the nearest.
    private var takesUpScenes: Bool {
        let places = scenePlaces
        return places.entries.isEmpty ? !places.adopters.isEmpty : !ownEntries.isDisjoint(with: places.adoptingEntries)
    }

    /// Where the app starts that this file belongs to.
    private var ownEntries: Set<String> {
        index.remember("scene entries \(FilePath.folder(of: file.path))") {
            SceneAdopters.nearest(scenePlaces.entries, to: file.path)
        }
    }

    /// Whether a scene delegate tells the application delegate of its window: `appDelegate.window = window`.
    var sceneHandsBackWindow: Bool {
        index.remember("scene hands back window") {
            index.files(mentioning: "UIWindowSceneDelegate").contains { file in
                file.tokens(named: "window").contains { token in
                    guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                        let list = member.parent?.as(ExprListSyntax.self), list.first?.id == ExprSyntax(member).id,
                        list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
                    else { return false }
                    return member.base?.trimmedDescription.lowercased().contains("delegate") ?? false
                }
            }
        }
    }

    /// The class that gets the callbacks of the app's scenes; nil where there is none, or more than one.
    var sceneDelegate: TypeDeclaration? {
        let delegates = ["UIWindowSceneDelegate", "UISceneDelegate"].flatMap { name in
            appFiles(mentioning: name).flatMap { index.declarations(in: $0) }.filter {
                $0.kind == .class && $0.inherits(name) && sharesApp(with: $0.file)
            }
        }
        return delegates.count == 1 ? delegates[0] : nil
    }

    /// The `@implementation` of the class that gets the callbacks of the app's scenes; nil where there is none, or more than one.
    var objectiveCSceneDelegate: ObjectiveCImplementation? {
        let names = index.files.flatMap { file -> [String] in
            guard file.kind == .objectiveC, ["UIWindowSceneDelegate", "UISceneDelegate"].contains(where: file.containsWord),
                moved(to: file).isAppCode, sharesApp(with: file), let tree = file.objectiveC
            else { return [] }
            return tree.root.descendants(ofKind: "class_interface").filter(\.declaresSceneDelegate).compactMap(
                \.declaredClassName)
        }
        guard let name = Set(names).first, Set(names).count == 1, sceneDelegate == nil else { return nil }
        let found = index.objectiveCImplementations(of: name).filter { sharesApp(with: $0.file) }
        return found.count == 1 ? found[0] : nil
    }

    /// Whether the nearest application delegate or SwiftUI `App` of another file is that of this one.
    private func sharesApp(with other: SourceFile) -> Bool {
        let entries = scenePlaces.entries
        return entries.isEmpty
            || !ownEntries.isDisjoint(with: moved(to: other).ownEntries)
    }

    /// Whether SwiftUI runs the app that this file belongs to, as far as one is seen to.
    var isRunBySwiftUI: Bool {
        scenePlaces.apps.contains(where: ownEntries.contains) || adaptedDelegates.contains(file.path)
    }

    /// Whether the file may be part of an iOS app, and not of its tests or of a watch app.
    private var isAppCode: Bool { index.scope(of: file.path).runsOnIOS && !isTestCode && !isWatchCode }

    private var scenePlaces: SceneAdopters {
        index.remember("scene places") {
            var places = SceneAdopters()
            for name in ["UIWindowSceneDelegate", "UISceneDelegate", "App", "UIApplicationDelegate"] {
                for file in appFiles(mentioning: name) {
                    for type in index.declarations(in: file) where type.inherits(name) && type.kind != .protocol {
                        guard name != "App" || type.isMain else { continue }
                        if name != "UIApplicationDelegate" { places.adopters.append(file.path) }
                        if name == "App" || name == "UIApplicationDelegate" { places.entries.append(file.path) }
                        if name == "App" { places.apps.append(file.path) }
                    }
                }
            }
            // The label of the method that hands out scene configurations.
            for file in appFiles(mentioning: "configurationForConnecting") {
                let tokens = file.tokens(named: "configurationForConnecting")
                if tokens.contains(where: { $0.parent?.is(FunctionParameterSyntax.self) ?? false }) {
                    places.adopters.append(file.path)
                }
            }
            places.adopters += adaptedDelegates
            places.adopters += index.files.filter { takesUpScenesInObjectiveC($0) }.map(\.path)
            places.entries += index.applicationDelegatePaths.compactMap(index.file(at:)).filter {
                $0.kind == .objectiveC && moved(to: $0).isAppCode
            }.map(\.path)
            for adopter in places.adopters {
                places.adoptingEntries.formUnion(SceneAdopters.nearest(places.entries, to: adopter))
            }
            return places
        }
    }

    private func appFiles(mentioning name: String) -> [SourceFile] {
        index.files(mentioning: name).filter { $0.syntaxProblem == nil && moved(to: $0).isAppCode }
    }

    /// Whether Objective-C declares a scene delegate, connects a scene, or hands out scene configurations.
    private func takesUpScenesInObjectiveC(_ file: SourceFile) -> Bool {
        let words = [
            "UIWindowSceneDelegate", "UISceneDelegate", "willConnectToSession", "configurationForConnectingSceneSession",
        ]
        guard file.kind == .objectiveC, words.contains(where: file.containsWord), moved(to: file).isAppCode,
            let tree = file.objectiveC
        else { return false }
        let selectors = ["scene:willConnectToSession:options:", "application:configurationForConnectingSceneSession:options:"]
        return tree.root.descendants.contains { node in
            node.kind == "class_interface" && node.declaresSceneDelegate
                || node.kind == "method_definition" && ObjectiveCMethod(node).map { selectors.contains($0.selector) } ?? false
        }
    }

    /// The files of the application delegates that a SwiftUI `App` names: `@UIApplicationDelegateAdaptor(AppDelegate.self)`.
    private var adaptedDelegates: [String] {
        index.remember("adapted delegates") { findAdaptedDelegates() }
    }

    private func findAdaptedDelegates() -> [String] {
        let name = "UIApplicationDelegateAdaptor"
        return appFiles(mentioning: name).flatMap { file in
            file.tokens(named: name).flatMap { token -> [String] in
                guard let attribute = token.nearest(AttributeSyntax.self),
                    case .argumentList(let arguments)? = attribute.arguments,
                    let type = arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
                else { return [] }
                // Other apps of the project may have a delegate of the same name.
                let places = index.declarations(named: type).filter { $0.kind == .class }.map(\.file.path)
                return Array(SceneAdopters.nearest(places, to: file.path))
            }
        }
    }
}

/// Where a project's apps start, and where they take up scenes.
struct SceneAdopters: Sendable {
    /// Files that declare a scene delegate and the like.
    var adopters: [String] = []
    /// Files that declare an application delegate or a SwiftUI `App`.
    var entries: [String] = []
    /// Files that declare a SwiftUI `App`.
    var apps: [String] = []
    /// Those of `entries` that are nearest to an adopter.
    var adoptingEntries: Set<String> = []

    /// Those of `places` that share most folders with `path`.
    static func nearest(_ places: [String], to path: String) -> Set<String> {
        let shared = places.map { other in
            zip(path.utf8, other.utf8).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "/") }
        }
        let most = shared.max()
        return Set(zip(places, shared).filter { $1 == most }.map(\.0))
    }
}

extension TypeDeclaration {
    /// `@main`.
    fileprivate var isMain: Bool {
        guard let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes else { return false }
        return attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "main" }
    }
}
