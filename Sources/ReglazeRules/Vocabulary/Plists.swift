/// Property lists, storyboards and project files for the examples of rules.
enum Plists {
    /// A whole property list around the lines of its dictionary, in parts.
    static func text(_ lines: String...) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \(lines.joined(separator: "\n"))
        </dict>
        </plist>

        """
    }

    /// The name of an app with a main storyboard and that storyboard, as lines of its list.
    static let storyboard = """
        \t<key>CFBundleName</key>
        \t<string>$(PRODUCT_NAME)</string>
        \t<key>UIMainStoryboardFile</key>
        \t<string>Main</string>
        """

    /// The scene manifest of an app with one configuration, as lines of its list.
    static let manifest = manifest()

    /// The same, with a configuration that says more or something else.
    static func manifest(
        _ name: String = "Default Configuration", class sceneClass: String? = nil,
        delegate: String = "$(PRODUCT_MODULE_NAME).SceneDelegate", storyboard: String? = nil
    ) -> String {
        let entries = [
            ("UISceneClassName", sceneClass), ("UISceneConfigurationName", name), ("UISceneDelegateClassName", delegate),
            ("UISceneStoryboardFile", storyboard),
        ]
        let configuration = entries.compactMap { key, value in
            value.map { "\t\t\t\t\t<key>\(key)</key>\n\t\t\t\t\t<string>\($0)</string>" }
        }
        return """
            \t<key>UIApplicationSceneManifest</key>
            \t<dict>
            \t\t<key>UIApplicationSupportsMultipleScenes</key>
            \t\t<false/>
            \t\t<key>UISceneConfigurations</key>
            \t\t<dict>
            \t\t\t<key>UIWindowSceneSessionRoleApplication</key>
            \t\t\t<array>
            \t\t\t\t<dict>
            \(configuration.joined(separator: "\n"))
            \t\t\t\t</dict>
            \t\t\t</array>
            \t\t</dict>
            \t</dict>
            """
    }

    /// An application delegate that has scenes, so that the list beside it is an app's.
    static let appDelegate = [
        "App/AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                UISceneConfiguration(name: nil, sessionRole: session.role)
            }
        }

        """
    ]

    /// A storyboard with one scene around the lines of its objects, each with its line break.
    static func interface(_ lines: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes>
                <scene sceneID="a">
                    <objects>
        \(lines)            </objects>
                </scene>
            </scenes>
        </document>

        """
    }

    /// A project file with one app of one configuration, whose settings these lines are.
    static func project(_ settings: String) -> String {
        """
        // !$*UTF8*$!
        {
        \tobjects = {
        \t\tA1 = {isa = PBXProject; buildConfigurationList = A5; targets = (A2,); };
        \t\tA2 /* App */ = {isa = PBXNativeTarget; buildConfigurationList = A3; buildPhases = (); name = App; \
        productType = "com.apple.product-type.application"; };
        \t\tA3 = {isa = XCConfigurationList; buildConfigurations = (A4,); };
        \t\tA4 /* Release */ = {
        \t\t\tisa = XCBuildConfiguration;
        \t\t\tbuildSettings = {
        \(settings)
        \t\t\t};
        \t\t\tname = Release;
        \t\t};
        \t\tA5 = {isa = XCConfigurationList; buildConfigurations = (); };
        \t};
        \trootObject = A1;
        }

        """
    }
}
