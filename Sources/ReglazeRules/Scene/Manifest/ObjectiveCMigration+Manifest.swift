import ReglazeEngine

/// The manifest: in the property lists, or given by the application delegate.
extension ObjectiveCMigration {
    /// Writes the manifest where the property lists are of all apps that the application delegate is compiled into; where a spec or
    /// Xcode makes one, the application delegate answers instead.
    /// - Parameter method: a method of the application delegate that stays.
    mutating func describe(storyboard: String?, below method: ObjectiveCMethod?) {
        let others = project.apps.filter { other in
            guard other.name != app.name, other.target != nil, other.holds(delegate.file.path) else { return false }
            if case .adopted = project.index.sceneAdoption(of: other) { return false }
            return true
        }
        let apps = [app] + others
        var seen: Set<String> = []
        if apps.contains(where: { $0.plists.isEmpty || $0.target?.generatesPropertyList == true }) {
            answer(storyboard: storyboard, below: method, in: apps)
            return
        }
        for other in others {
            notes.append("`\(other.name)` is made of the same application delegate, and is brought over with it")
            if let own = storyboard, other.mainStoryboard != own {
                obstacles.append("`\(other.name)` has the same application delegate and another main storyboard")
            }
        }
        let plists = apps.flatMap(\.plists).filter { seen.insert($0.file.path).inserted }
        for plist in plists { describe(plist, storyboard: storyboard) }
        if let empty = plists.first(where: { $0["UIMainStoryboardFile"]?.string == "" }) {
            notes.append("the empty `UIMainStoryboardFile` in \(empty.file.path) can go")
        }
    }

    private mutating func describe(_ plist: InfoPlist, storyboard: String?) {
        guard plist.isEditable else {
            obstacles.append("\(plist.file.path) is binary; convert it first: plutil -convert xml1 \(plist.file.path)")
            return
        }
        let name = ObjectiveCSceneText.name
        guard let entry = plist.root.entry(ProjectIndex.manifestKey) else {
            edits.append(
                plist.insert(ProjectIndex.manifestKey, ManifestText.manifest(delegateClass: name, storyboard: storyboard)))
            return
        }
        if plist.file.text(of: entry.node.range).contains("<!--") {
            obstacles.append("the manifest in \(plist.file.path) holds comments")
            return
        }
        let isMultiple = entry.node["UIApplicationSupportsMultipleScenes"]?.isTrue ?? false
        if isMultiple { notes.append("the manifest allows several windows; the application delegate had one") }
        let roles = entry.node["UISceneConfigurations"]?.entries?.map(\.key) ?? []
        guard roles.allSatisfy({ $0 == "UIWindowSceneSessionRoleApplication" }) else {
            obstacles.append("the manifest in \(plist.file.path) has configurations for other scenes")
            return
        }
        let text = ManifestText.manifest(delegateClass: name, storyboard: storyboard, supportsMultipleScenes: isMultiple)
        edits.append(plist.replace(entry, with: text))
    }

    /// No property list to write into: `application:configurationForConnectingSceneSession:options:` names the class.
    private mutating func answer(storyboard: String?, below method: ObjectiveCMethod?, in apps: [AppTarget]) {
        let file = delegate.file
        let name = ObjectiveCSceneText.name
        guard let method, let anchor = file.objectiveC?.root.children.filter({ $0.kind == "preproc_include" }).last else {
            obstacles.append(
                "there is no Info.plist to write the manifest into, and no place in \(file.path) to name the scene's class")
            return
        }
        let body = delegate.methods.lazy.compactMap { $0.body.namedChildren.first }.first
        let unit = body.map { file.indentation(ofLineAt: $0.range.lowerBound) }.flatMap { $0.isEmpty ? nil : $0 } ?? "    "
        var lines = [
            "- (UISceneConfiguration *)application:(UIApplication *)application "
                + "configurationForConnectingSceneSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options",
            "{",
            "\(unit)UISceneConfiguration *configuration = [[UISceneConfiguration alloc] initWithName:nil sessionRole:session.role];",
            "\(unit)configuration.delegateClass = [\(name) class];",
        ]
        if let storyboard {
            lines.append("\(unit)configuration.storyboard = [UIStoryboard storyboardWithName:@\"\(storyboard)\" bundle:nil];")
        }
        lines += ["\(unit)return configuration;", "}"]
        let end = file.lineEnd(of: method.node.range.upperBound)
        edits.append(Edit(path: file.path, range: end..<end, text: "\n\n" + lines.joined(separator: "\n")))
        let line = file.lineEnd(of: anchor.range.lowerBound)
        edits.append(Edit(path: file.path, range: line..<line, text: "\n#import \"\(name).h\""))
        notes.append("no Info.plist can be written to, so the application delegate names the scene's class")
        for app in apps { generate(app) }
    }

    /// Xcode makes the property list: it is told that there is a manifest.
    private mutating func generate(_ app: AppTarget) {
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
