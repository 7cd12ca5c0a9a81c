/// The XML of a scene manifest.
enum ManifestText {
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
