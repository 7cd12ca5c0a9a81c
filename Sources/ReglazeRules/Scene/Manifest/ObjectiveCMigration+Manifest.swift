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
        for plist in plists {
            let change = ManifestText.Change(of: plist, delegateClass: ObjectiveCSceneText.name, storyboard: storyboard)
            edits += [change.edit].compactMap(\.self)
            obstacles += [change.obstacle].compactMap(\.self)
            notes += [change.note].compactMap(\.self)
        }
        notes += [ManifestText.emptyStoryboard(in: plists)].compactMap(\.self)
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
