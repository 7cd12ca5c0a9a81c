import Foundation
import ReglazeEngine
import Testing

/// What `migrate` says of its rewrite.
@Suite struct MigrateTests {
    /// The move to scenes leaves `Launch.url` without a link, which only the rewritten app shows.
    private static let app = [
        "App/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \t<key>CFBundleName</key>
        \t<string>Shop</string>
        </dict>
        </plist>

        """,
        "App/AppDelegate.swift": """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }

        """,
        "App/Launch.swift": """
        import UIKit

        enum Launch {
            static func url(_ launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> URL? {
                launchOptions?[.url] as? URL
            }
        }

        """,
    ]

    @Test func whatWantsALookIsListed() throws {
        let program = try Program(Self.app)
        let shown = try program.run("migrate", "--unsafe-fixes", "--only", "scene", "--", "App")
        #expect(shown.status == 1)
        let list = """

            What to look at after the rewrite:
              scene/manifest: Move the window to a scene delegate
                --> App/AppDelegate.swift:4
                the window is made when its scene connects
            """
        #expect(shown.output.contains(list), "\(shown.output)")
        let quiet = try program.run("migrate", "--unsafe-fixes", "--quiet", "--only", "scene", "--", "App")
        #expect(!quiet.output.contains("look at"))
        let json = try program.run("migrate", "--unsafe-fixes", "--only", "scene", "--format", "json", "--", "App").output
        let applied = """
              "applied": [
                {
                  "rule": "scene/manifest",
                  "path": "AppDelegate.swift",
                  "line": 4,
                  "fix": "unsafe",
                  "title": "Move the window to a scene delegate",
                  "why": "the window is made when its scene connects
            """
        #expect(json.contains(applied), "\(json)")
        let written = try program.run("migrate", "--write", "--unsafe-fixes", "--only", "scene", "--", "App")
        #expect(written.status == 0)
        #expect(written.output.contains(list), "\(written.output)")
    }

    @Test func theDryRunTellsWhatTheRewriteLeaves() throws {
        let program = try Program(Self.app)
        let arguments = ["migrate", "--unsafe-fixes", "--only", "scene", "App"]
        let shown = try program.run(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4])
        #expect(shown.output.contains("App/Launch.swift · 1 more finding after the rewrite\n\nwarning[scene/cold-start]: "))
        #expect(shown.output.contains(" --> App/Launch.swift:5:9\n"))
        #expect(shown.output.contains("\n  1 left alone: each says why\n"))
        let json = try program.run("migrate", "--unsafe-fixes", "--only=scene", "--format", "json", "App").output
        #expect(json.contains("\"added\": [\n    {\n      \"rule\": \"scene/cold-start\","), "\(json)")
        _ = try program.run("migrate", "--write", "--unsafe-fixes", "--only=scene", "--write-baseline", "known.json", "App")
        _ = try program.run("undo", "App")
        let hidden = try program.run("migrate", "--unsafe-fixes", "--only=scene", "--baseline", "known.json", "App").output
        #expect(!hidden.contains("after the rewrite\n\n"), "\(hidden)")
        let written = try program.run("migrate", "--write", "--unsafe-fixes", "--only=scene", "App").output
        #expect(written.contains("App/Launch.swift · 1 finding\n"))
        #expect(written.contains("\n  1 left alone: each says why\n"))
    }

    @Test func anEmptyFolderIsTold() throws {
        let program = try Program()
        for command in ["check", "migrate"] {
            let outcome = try program.run(command, "--no-cache")
            #expect(outcome.status == 0)
            #expect(outcome.errors.hasPrefix("reglaze: .: no file was found that Reglaze reads, so nothing was checked;"))
        }
    }

    @Test(.enabled(if: !Grammar.objectiveC.isAvailable, "this build can read Objective-C"))
    func objectiveCThatCanNotBeReadIsOneLine() throws {
        let text = "void f(void) { [UIScreen mainScreen]; }"
        let program = try Program(["A.m": text, "B.m": text, "C.m": text])
        let outcome = try program.run("check", "--no-cache")
        #expect(outcome.status == 3)
        #expect(
            outcome.errors == "reglaze: A.m and 2 more files: this build of Reglaze has no parser for Objective-C "
                + "(`make grammars`, then build it again); skipped\n")
        #expect(outcome.output.hasSuffix("\n  3 files skipped\n"))
    }
}
