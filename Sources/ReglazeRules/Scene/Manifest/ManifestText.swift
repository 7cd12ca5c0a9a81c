import ReglazeEngine

/// The XML of a scene manifest.
enum ManifestText {
    /// What writes a manifest into a property list, in place of one that says nothing.
    struct Change {
        private(set) var edit: Edit?
        /// Why the list is left.
        private(set) var obstacle: String?
        private(set) var note: String?

        init(of plist: InfoPlist, delegateClass: String, storyboard: String?) {
            guard plist.isEditable else {
                obstacle = "\(plist.file.path) is binary; convert it first: plutil -convert xml1 \(plist.file.path)"
                return
            }
            guard let entry = plist.root.entry(ProjectIndex.manifestKey) else {
                let text = manifest(delegateClass: delegateClass, storyboard: storyboard)
                edit = plist.insert(ProjectIndex.manifestKey, text)
                return
            }
            guard !plist.file.text(of: entry.node.range).contains("<!--") else {
                obstacle = "the manifest in \(plist.file.path) holds comments"
                return
            }
            let isMultiple = entry.node["UIApplicationSupportsMultipleScenes"]?.isTrue ?? false
            if isMultiple { note = "the manifest allows several windows; the application delegate had one" }
            let roles = entry.node["UISceneConfigurations"]?.entries?.map(\.key) ?? []
            guard roles.allSatisfy({ $0 == "UIWindowSceneSessionRoleApplication" }) else {
                obstacle = "the manifest in \(plist.file.path) has configurations for other scenes"
                return
            }
            let text = manifest(delegateClass: delegateClass, storyboard: storyboard, supportsMultipleScenes: isMultiple)
            edit = plist.replace(entry, with: text)
        }
    }

    /// What is worth knowing of lists that name no main storyboard and have its key.
    static func emptyStoryboard(in plists: [InfoPlist]) -> String? {
        plists.first { $0["UIMainStoryboardFile"]?.string == "" }.map {
            "the empty `UIMainStoryboardFile` in \($0.file.path) can go"
        }
    }

    /// - Parameters:
    ///   - delegateClass: `$(PRODUCT_MODULE_NAME).SceneDelegate`.
    ///   - storyboard: the app's main storyboard, which the scene shows.
    static func manifest(delegateClass: String, storyboard: String?, supportsMultipleScenes: Bool = false) -> String {
        let scene =
            [
                "\t\t\t\t<key>UISceneConfigurationName</key>", "\t\t\t\t<string>Default Configuration</string>",
                "\t\t\t\t<key>UISceneDelegateClassName</key>", "\t\t\t\t<string>\(delegateClass)</string>",
            ]
            + (storyboard.map { ["\t\t\t\t<key>UISceneStoryboardFile</key>", "\t\t\t\t<string>\(escaped($0))</string>"] } ?? [])
        return
            ([
                "<dict>", "\t<key>UIApplicationSupportsMultipleScenes</key>", "\t<\(supportsMultipleScenes)/>",
                "\t<key>UISceneConfigurations</key>", "\t<dict>", "\t\t<key>UIWindowSceneSessionRoleApplication</key>",
                "\t\t<array>",
                "\t\t\t<dict>",
            ] + scene + ["\t\t\t</dict>", "\t\t</array>", "\t</dict>", "</dict>"]).joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
