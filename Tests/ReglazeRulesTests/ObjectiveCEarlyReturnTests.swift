import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Launches in Objective-C that end before their end.
@Suite(.enabled(if: Grammar.objectiveC.isAvailable, "SKIPPED: built without the parser for Objective-C; run `make grammars`"))
struct ObjectiveCEarlyReturnTests {
    private func run(_ launch: String, _ more: String = "") throws -> ProjectRun {
        let text = """
            #import "AppDelegate.h"

            @implementation AppDelegate

            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
            {
            \(launch)
            }

            \(more)

            @end

            """
        let header = """
            #import <UIKit/UIKit.h>
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @property (strong, nonatomic) UIWindow *window;
            @end

            """
        let plist = "<plist version=\"1.0\">\n<dict>\n<key>CFBundleName</key>\n<string>Shop</string>\n</dict>\n</plist>\n"
        return try ProjectRun(
            ["App/AppDelegate.h": header, "App/AppDelegate.m": text, "App/Info.plist": plist],
            rules: Rules.all.filter { type(of: $0).about.id == "scene/manifest" }, target: 15)
    }

    private let openURL = """
        - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
            [self.window endEditing:YES];
            return YES;
        }
        """

    @Test func whatTheAppIsLaunchedWithIsHandedOnFirst() throws {
        let run = try run(
            """
                self.window = [UIWindow new];
                UIApplicationShortcutItem *item = launchOptions[UIApplicationLaunchOptionsShortcutItemKey];
                if (item) {
                    [self.window endEditing:YES];
                    return NO;
                }
                if (self.window.screen == nil) return YES;
                self.window.rootViewController = [UIViewController new];
                if (self.window.hidden) {
                    [self.window makeKeyAndVisible];
                    return YES;
                }
                [self.window makeKeyWindow];
                return YES;
            """, openURL)
        let scene = try #require(run.outputs(.unsafe)["App/SceneDelegate.m"])
        #expect(
            scene.contains(
                """
                    UIApplicationShortcutItem *item = connectionOptions.shortcutItem;
                    if (item) {
                        [self.window endEditing:YES];
                        return;
                    }
                    if (self.window.screen == nil) { [self deliverConnectionOptions:connectionOptions toScene:scene]; return; }
                    self.window.rootViewController = [UIViewController new];
                    if (self.window.hidden) {
                        [self.window makeKeyAndVisible];
                        [self deliverConnectionOptions:connectionOptions toScene:scene];
                        return;
                    }
                    [self.window makeKeyWindow];

                    [self deliverConnectionOptions:connectionOptions toScene:scene];
                }

                /// What the app is launched with does not come through the methods below.
                - (void)deliverConnectionOptions:(UISceneConnectionOptions *)connectionOptions toScene:(UIScene *)scene
                {
                    if (connectionOptions.URLContexts.count > 0) {
                        [self scene:scene openURLContexts:connectionOptions.URLContexts];
                    }
                }

                """))
        #expect(try run.faults(typeChecking: false) == [])
    }

    /// With nothing to hand on a `return` is a `return`.
    @Test func aReturnStaysAlone() throws {
        let run = try run(
            """
                self.window = [UIWindow new];
                self.window.rootViewController = [UIViewController new];
                if (self.window.hidden) {
                    [self.window makeKeyAndVisible];
                    return YES;
                }
                [self.window makeKeyWindow];
                return YES;
            """)
        let scene = try #require(run.outputs(.unsafe)["App/SceneDelegate.m"])
        #expect(
            scene.contains(
                """
                        [self.window makeKeyAndVisible];
                        return;
                    }
                    [self.window makeKeyWindow];
                }

                """))
    }

    /// The launch's result says whether what the app is launched with is handed on.
    @Test func aResultIsAskedFirst() throws {
        let run = try run(
            """
                self.window = [UIWindow new];
                self.window.rootViewController = [UIViewController new];
                BOOL performs = YES;
                if (launchOptions[UIApplicationLaunchOptionsShortcutItemKey]) {
                    performs = NO;
                }
                return performs;
            """, openURL)
        let outputs = run.outputs(.unsafe)
        let scene = try #require(outputs["App/SceneDelegate.m"])
        #expect(
            scene.contains(
                """
                        performs = NO;
                    }

                    if (!performs) {
                        return;
                    }
                    // What the app is launched with does not come through the methods below.

                """))
        #expect(outputs["App/AppDelegate.m"]?.contains("{\n    return YES;\n}") == true)
        #expect(try run.faults(typeChecking: false) == [])
    }

    @Test(arguments: [
        (
            "    if (self.window.hidden) { return YES; }\n    [Log start];\n    return YES;",
            "line 9: a `return` beside the window decides about what stays there"
        ),
        (
            "    if (self.window.hidden) { return [Log start]; }\n    return YES;", "line 9: a `return` gives what a call gives"
        ),
        (
            "    if (self.window.hidden) { return YES; } else { return NO; }",
            "line 9: what `application:didFinishLaunchingWithOptions:` returns is decided together with the window"
        ),
    ])
    func aReturnThatDecidesIsSaid(_ end: String, _ reason: String) throws {
        let run = try run(
            "    self.window = [UIWindow new];\n    self.window.rootViewController = [UIViewController new];\n\(end)", openURL)
        let why = run.says("manifest", at: "App/AppDelegate.m:3")
        #expect(why.contains(reason), "\(why)")
        #expect(run.migration(.unsafe).changes.isEmpty)
    }
}
