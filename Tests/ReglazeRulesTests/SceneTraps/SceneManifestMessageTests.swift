import ReglazeEngine
import TestSupport
import Testing

/// What a finding without a rewrite says, and where.
@Suite struct SceneManifestMessageTests {
    private static let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>CFBundleName</key>
            <string>Shop</string>
        </dict>
        </plist>

        """

    private func finding(_ files: [String: String]) throws -> Finding {
        let run = try ProjectRun(files, rules: Rules.all.filter { type(of: $0).about.id == "scene/manifest" }, target: 15)
        try #require(run.findings.count == 1, "\(run.report)")
        return run.findings[0]
    }

    @Test(arguments: [
        ("<key>CPTemplateApplicationSceneSessionRoleApplication</key><array><dict/></array>", "a configuration for its windows"),
        ("<key>UIWindowSceneSessionRoleApplication</key><array/>", "configurations"),
    ])
    func aManifestThatHasNoneForTheWindows(_ roles: String, _ what: String) throws {
        let manifest =
            "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>\(roles)</dict></dict>\n"
        let finding = try finding([
            "App/Info.plist": Self.plist.replacing("<key>CFBundleName", with: "\(manifest)    <key>CFBundleName"),
            "App/AppDelegate.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
        ])
        #expect(finding.message.contains("has a scene manifest without \(what): built with"), "\(finding.message)")
    }

    @Test func delegatesOfOneNameAreToldApartByTheirFiles() throws {
        let text = "import UIKit\nfinal class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
        let finding = try finding(["App/Info.plist": Self.plist, "App/One.swift": text, "App/Two.swift": text])
        #expect(
            finding.why
                == "which of `AppDelegate` (App/One.swift), `AppDelegate` (App/Two.swift) is the app's delegate can't be told")
        #expect(finding.location == Location(path: "App/One.swift", line: 2, column: 13, endLine: 2, endColumn: 24))
    }

    @Test func delegatesOfTwoNames() throws {
        let text = """
            import UIKit
            class One: UIResponder, UIApplicationDelegate {}
            class Two: UIResponder, UIApplicationDelegate {}

            """
        let finding = try finding(["App/Info.plist": Self.plist, "App/A.swift": text])
        #expect(finding.why == "which of `One`, `Two` is the app's delegate can't be told")
    }

    @Test(.enabled(if: Grammar.objectiveC.isAvailable, "SKIPPED: built without the parser for Objective-C; run `make grammars`"))
    func delegatesInObjectiveC() throws {
        let header = "#import <UIKit/UIKit.h>\n@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end\n"
        let text = """
            #import "AppDelegate.h"
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                return YES;
            }
            @end

            """
        let finding = try finding([
            "App/Info.plist": Self.plist, "App/A/AppDelegate.h": header, "App/A/AppDelegate.m": text,
            "App/B/AppDelegate.h": header, "App/B/AppDelegate.m": text,
        ])
        #expect(
            finding.why == "which of `AppDelegate` (App/A/AppDelegate.m), `AppDelegate` (App/B/AppDelegate.m) is the app's "
                + "delegate can't be told")
        #expect(finding.location.path == "App/A/AppDelegate.m")
        #expect(finding.location.line == 2)
        #expect(finding.location.column == 17)
    }
}
