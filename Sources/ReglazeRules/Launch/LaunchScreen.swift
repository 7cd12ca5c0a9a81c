import ReglazeEngine

/// An upload without a launch screen in the app's `Info.plist` is rejected.
struct LaunchScreen: ProjectRule {
    static let about = About(
        id: "launch/launch-screen",
        summary: "Without a launch screen in its Info.plist the app is rejected at upload",
        severity: .error, since: Since(sdk: 27, os: 27),
        why: """
            App Store Connect rejects what is built with the iOS 27 SDK and has none of `UILaunchScreen`, `UILaunchScreens`, \
            `UILaunchStoryboardName` and `UILaunchStoryboards` in the final Info.plist (ITMS-90870). Every configuration that is \
            uploaded needs one; extensions need none. One key is enough: where Xcode makes the Info.plist, the rewrite adds the \
            build setting to the configurations that lack it, else an empty `UILaunchScreen` to the list itself, never both, and a \
            storyboard that is there is never replaced. A `UILaunchStoryboardName` that is empty does not count: Xcode drops an \
            empty setting when it makes the list.
            """,
        source: "TN3208: Preparing your app's launch screen to meet the App Store requirement", examples: LaunchScreen.examples)

    private static let keys = ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards"]
    private static let setting = "INFOPLIST_KEY_UILaunchScreen_Generation"

    func look(at project: ProjectContext) -> [Finding] {
        var findings: [Finding] = []
        for app in project.apps {
            let lacking = app.configurations.filter { $0.isKnown && !Self.hasLaunchScreen($0) }
            guard !lacking.isEmpty else { continue }
            let found =
                lacking.allSatisfy { $0.settings?.generatesInfoPlist == true }
                ? settingFindings(app, lacking, project) : listFindings(app, lacking, project)
            // Two apps that share a list have one fault.
            for finding in found where !findings.contains(where: { $0.location == finding.location }) { findings.append(finding) }
        }
        return findings
    }

    /// "`App` has", or the configurations that lack it where others don't, or have another fault.
    private static func message(_ app: AppTarget, _ lacking: [AppConfiguration]) -> String {
        let names = lacking.map(\.name).listed
        let subject =
            lacking.count == app.configurations.count
            ? "\(app.subject.capitalizedFirst) has"
            : lacking.count == 1
                ? "The \(names) configuration of \(app.subject) has" : "The \(names) configurations of \(app.subject) have"
        return "\(subject) no launch screen: uploads built with the iOS 27 SDK are rejected (ITMS-90870)"
    }

    private static func hasLaunchScreen(_ configuration: AppConfiguration) -> Bool {
        if configuration.generated("UILaunchScreen_Generation") == "YES" { return true }
        if keys.contains(where: configuration.has) { return true }
        // `UILaunchStoryboardName~ipad` and the like are enough for one device; the others are not known.
        let written = configuration.plist?.root.entries ?? []
        return written.contains { entry in keys.contains { entry.key.hasPrefix("\($0)~") } && entry.node.string != "" }
    }

    /// Where Xcode makes the list: the build setting, in each configuration that lacks it.
    private func settingFindings(_ app: AppTarget, _ lacking: [AppConfiguration], _ project: ProjectContext) -> [Finding] {
        let message = Self.message(app, lacking)
        let help = "set `\(Self.setting)` to YES"
        guard let target = app.target, let file = project.index.file(at: target.manifest), file.kind == .xcodeProject,
            let text = try? XcodeProjectText(file)
        else {
            return listFindings(app, lacking, project)
        }
        let first = lacking.compactMap(\.settings?.object).compactMap { text.place(of: $0) }.first
        let empty = lacking.compactMap(\.settings?.object).compactMap {
            text.setting("INFOPLIST_KEY_UILaunchStoryboardName", in: $0)
        }.first
        let range = empty?.range ?? first ?? 0..<0
        let edits = lacking.compactMap { $0.settings?.object.flatMap { text.set(Self.setting, to: "YES", in: $0) } }
        guard edits.count == lacking.count else {
            return [
                project.finding(
                    Self.about, in: file, at: range, message, help: help, why: "a configuration has no settings yet")
            ]
        }
        let why = empty == nil ? nil : "an empty `INFOPLIST_KEY_UILaunchStoryboardName` is dropped when the Info.plist is made"
        return [
            project.finding(
                Self.about, in: file, at: range, message, help: help,
                fixes: [Fix(.safe, "Let Xcode make an empty launch screen", edits: edits)], why: why)
        ]
    }

    /// One for each list that lacks it: configurations may have lists of their own.
    private func listFindings(_ app: AppTarget, _ lacking: [AppConfiguration], _ project: ProjectContext) -> [Finding] {
        var seen: Set<String> = []
        return lacking.compactMap(\.plist).filter { seen.insert($0.file.path).inserted }.map { plist in
            listFinding(app, plist, lacking.filter { $0.plist?.file.path == plist.file.path }, project)
        }
    }

    private func listFinding(
        _ app: AppTarget, _ plist: InfoPlist, _ lacking: [AppConfiguration], _ project: ProjectContext
    ) -> Finding {
        let message = Self.message(app, lacking)
        let help = "add an empty `UILaunchScreen` dictionary"
        func finding(fixes: [Fix] = [], why: String? = nil) -> Finding {
            project.finding(Self.about, in: plist.file, at: plist.range(), message, help: help, fixes: fixes, why: why)
        }
        guard plist.isEditable else {
            return finding(why: "the Info.plist is binary; convert it first: plutil -convert xml1 \(plist.file.path)")
        }
        if app.target?.generatesPropertyList == true {
            return finding(why: "the project's spec writes this file; add the key to its `info` properties")
        }
        let edit: Edit
        if let empty = Self.keys.lazy.compactMap({ plist.root.entry($0) }).first {
            guard let storyboard = plist.root.entry("UILaunchStoryboardName"), storyboard.node.string == "" else {
                return finding(why: "`\(empty.key)` is there and empty")
            }
            return project.finding(
                Self.about, in: plist.file, at: storyboard.range, message,
                help: "name a storyboard, or put `UILaunchScreen` in its place",
                why: "`UILaunchStoryboardName` is there and empty; whether a storyboard was meant can't be told")
        }
        edit = plist.insert("UILaunchScreen", "<dict/>")
        return finding(fixes: [Fix(.safe, "Add an empty launch screen", edits: [edit])])
    }
}
