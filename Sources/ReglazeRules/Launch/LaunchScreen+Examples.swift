import ReglazeEngine

extension LaunchScreen {
    private static let generated = """
        \t\t\t\tGENERATE_INFOPLIST_FILE = YES;
        \t\t\t\tINFOPLIST_KEY_UIStatusBarHidden = NO;
        \t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 16.0;
        \t\t\t\tSDKROOT = iphoneos;
        """

    private static let rest = "\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 16.0;\n\t\t\t\tSDKROOT = iphoneos;"

    /// A project with a list for each of two configurations.
    private static let twoLists = Plists.project("\t\t\t\tINFOPLIST_FILE = App/Release.plist;\n" + rest)
        .replacing("buildConfigurations = (A4,);", with: "buildConfigurations = (A4, A6,);")
        .replacing(
            "\t\tA5 = {",
            with: """
                \t\tA6 /* Debug */ = {
                \t\t\tisa = XCBuildConfiguration;
                \t\t\tbuildSettings = {
                \t\t\t\tINFOPLIST_FILE = App/Debug.plist;
                \(rest)
                \t\t\t};
                \t\t\tname = Debug;
                \t\t};
                \t\tA5 = {
                """)
    private static let bare = Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>")
    private static let complete = Plists.text(
        "\t<key>CFBundleName</key>\n\t<string>A</string>\n\t<key>UILaunchScreen</key>\n\t<dict/>")

    static let examples: [Example] = [
        .rewrites(
            Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>").replacing("<dict>", with: "1️⃣<dict>"),
            to: Plists.text("\t<key>CFBundleName</key>\n\t<string>A</string>\n\t<key>UILaunchScreen</key>\n\t<dict/>"),
            at: "App/Info.plist", with: Plists.appDelegate),
        .rewrites(
            Plists.project(generated).replacing("A4 /* Release */", with: "1️⃣A4 /* Release */"),
            to: Plists.project(
                generated.replacing(
                    "\t\t\t\tINFOPLIST_KEY_UIStatusBarHidden",
                    with: "\t\t\t\tINFOPLIST_KEY_UILaunchScreen_Generation = YES;\n\t\t\t\tINFOPLIST_KEY_UIStatusBarHidden")),
            at: "App.xcodeproj/project.pbxproj"),
        .rewrites(
            Plists.project(
                "\t\t\t\tGENERATE_INFOPLIST_FILE = YES;\n\t\t\t\t1️⃣INFOPLIST_KEY_UILaunchStoryboardName = \"\";\n" + rest),
            to: Plists.project(
                """
                \t\t\t\tGENERATE_INFOPLIST_FILE = YES;
                \t\t\t\tINFOPLIST_KEY_UILaunchScreen_Generation = YES;
                \t\t\t\tINFOPLIST_KEY_UILaunchStoryboardName = "";

                """ + rest),
            at: "App.xcodeproj/project.pbxproj"),
        .rewrites(
            bare.replacing("<dict>", with: "1️⃣<dict>"), to: complete, at: "App/Debug.plist",
            with: ["App.xcodeproj/project.pbxproj": twoLists, "App/Release.plist": complete]),
        .rewrites(
            bare.replacing("<dict>", with: "1️⃣<dict>"), to: complete, at: "App/Debug.plist",
            with: ["App.xcodeproj/project.pbxproj": twoLists, "App/Release.plist": bare],
            making: ["App/Release.plist": complete]),
        .explains(
            Plists.text("\t1️⃣<key>UILaunchStoryboardName</key>\n\t<string></string>"), because: "can't be told",
            at: "App/Info.plist", with: Plists.appDelegate),
        .silent(
            Plists.text("\t<key>UILaunchStoryboardName</key>\n\t<string>LaunchScreen</string>"), at: "App/Info.plist",
            with: Plists.appDelegate),
        .silent(Plists.text("\t<key>UILaunchScreen</key>\n\t<dict/>"), at: "App/Info.plist", with: Plists.appDelegate),
        .silent(
            Plists.text(
                "\t<key>NSExtension</key>\n\t<dict>\n\t\t<key>NSExtensionPointIdentifier</key>\n"
                    + "\t\t<string>com.apple.widgetkit-extension</string>\n\t</dict>"),
            at: "Widget/Info.plist"),
        .silent(
            Plists.project("\t\t\t\tINFOPLIST_KEY_UILaunchScreen_Generation = YES;\n" + generated),
            at: "App.xcodeproj/project.pbxproj"),
    ]
}
