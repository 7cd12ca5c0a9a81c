import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// What becomes of an application delegate in Objective-C.
@Suite(.enabled(if: ObjectiveCTree.isAvailable, "SKIPPED: built without the parser for Objective-C; run `make grammars`"))
struct ObjectiveCManifestTests {
    private static let header = """
        #import <UIKit/UIKit.h>
        @class Router;
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @property (readonly, nonatomic) Router *router;
        @end

        """
    private static let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>CFBundleName</key>
            <string>Shop</string>
        </dict>
        </plist>

        """

    private func run(_ body: String) throws -> ProjectRun {
        let text = """
            #import "AppDelegate.h"
            #import "Router.h"

            @interface AppDelegate ()
            @property (readwrite, nonatomic) Router *router;
            @end

            @implementation AppDelegate

            \(body)

            @end

            """
        return try ProjectRun(
            ["App/AppDelegate.h": Self.header, "App/AppDelegate.m": text, "App/Info.plist": Self.plist],
            rules: Rules.all.filter { type(of: $0).about.id == "scene/manifest" }, target: 15)
    }

    @Test func aWindowMovesWithWhatDependsOnIt() throws {
        let run = try run(
            """
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
            {
                [Analytics start];
                // The one window.
                self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
                self.router = [[Router alloc] initWithWindow:self.window url:launchOptions[UIApplicationLaunchOptionsURLKey]];
                [self.window makeKeyAndVisible];
                return YES;
            }

            - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options
            {
                if (![url.scheme isEqualToString:@"shop"]) {
                    return NO;
                }
                return [self.router open:url];
            }

            - (void)applicationDidBecomeActive:(UIApplication *)application { [_router refresh]; }
            """)
        #expect(run.report == "App/AppDelegate.m:8 manifest: unsafe")
        #expect(try run.faults(typeChecking: false) == [])
        let outputs = run.outputs(.unsafe)
        #expect(
            outputs["App/AppDelegate.m"]?.contains("SceneDelegate") == false
                && outputs["App/AppDelegate.m"]?.contains("[Analytics start];\n    return YES;") == true)
        #expect(outputs["App/Info.plist"]?.contains("            <key>UIApplicationSupportsMultipleScenes</key>") == false)
        #expect(outputs["App/Info.plist"]?.contains("<string>SceneDelegate</string>") == true)
        #expect(
            outputs["App/SceneDelegate.m"] == """
                #import "SceneDelegate.h"
                #import "AppDelegate.h"
                #import "Router.h"

                /// What the scene delegate asks of the application delegate besides its header.
                @interface AppDelegate (SceneDelegate)

                - (void)setRouter:(Router *)router;

                @end

                @interface SceneDelegate ()

                @property (weak, nonatomic) UIWindowScene *windowScene;
                @property (readonly, nonatomic) AppDelegate *appDelegate;

                @end

                @implementation SceneDelegate

                - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions
                {
                    if (![scene isKindOfClass:[UIWindowScene class]]) {
                        return;
                    }
                    self.windowScene = (UIWindowScene *)scene;
                    // The one window.
                    self.window = [[UIWindow alloc] initWithWindowScene:self.windowScene];
                    self.appDelegate.window = self.window;
                    [self.appDelegate setRouter:[[Router alloc] initWithWindow:self.window url:connectionOptions.URLContexts.anyObject.URL]];
                    [self.window makeKeyAndVisible];

                    // What the app is launched with does not come through the methods below.
                    if (connectionOptions.URLContexts.count > 0) {
                        [self scene:scene openURLContexts:connectionOptions.URLContexts];
                    }
                }

                - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts
                {
                    for (UIOpenURLContext *context in URLContexts) {
                        NSURL *url = context.URL;
                        if (![url.scheme isEqualToString:@"shop"]) {
                            continue;
                        }
                        [self.appDelegate.router open:url];
                    }
                }

                - (void)sceneDidBecomeActive:(UIScene *)scene
                {
                    [self.appDelegate.router refresh];
                }

                - (AppDelegate *)appDelegate
                {
                    return (AppDelegate *)[UIApplication sharedApplication].delegate;
                }

                @end

                """)
    }

    @Test(arguments: [
        ("if (launched) return YES;\n    self.window = [UIWindow new];\n    return YES;", "decides whether the window is made"),
        (
            "self.window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];\n    return YES;",
            "has a frame of its own"
        ),
        ("if (x) self.window = [UIWindow new];\n    return YES;", "without braces"),
        (
            "self.window = [UIWindow new];\n    __weak AppDelegate *me = self;\n    [self.window perform:^{ [me go]; }];\n    return YES;",
            "captures the application delegate"
        ),
        ("[self.router start];\n    return YES;", "makes no window"),
    ])
    func whatCannotMoveIsSaid(_ body: String, _ reason: String) throws {
        let run = try run(
            """
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                \(body)
            }
            """)
        #expect(run.report == "App/AppDelegate.m:8 manifest: left alone")
        #expect(run.says("manifest", at: "App/AppDelegate.m:8").contains(reason), "\(run.says("manifest", at: "App/AppDelegate.m:8"))")
    }
}
