import ReglazeEngine
import SwiftSyntax

/// The manifest: in the property lists, or given by the application delegate.
extension SceneMigration {
    /// Writes the manifest where the app's property lists are; where Xcode makes them, the application delegate answers instead.
    mutating func describe(storyboard: String?) {
        let plists = app.plists
        if plists.isEmpty || app.target?.generatesPropertyList == true { return answer(storyboard: storyboard) }
        for plist in plists {
            let change = ManifestText.Change(
                of: plist, delegateClass: "$(PRODUCT_MODULE_NAME).\(SceneDelegateText.name)", storyboard: storyboard)
            edits += [change.edit].compactMap(\.self)
            obstacles += [change.obstacle].compactMap(\.self)
            notes += [change.note].compactMap(\.self)
        }
        notes += [ManifestText.emptyStoryboard(in: plists)].compactMap(\.self)
    }

    /// No property list to write into: `application(_:configurationForConnecting:options:)` names the class.
    mutating func answer(storyboard: String?) {
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
}
