import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// What becomes of an application delegate in Objective-C.
@Suite(.enabled(if: Grammar.objectiveC.isAvailable, "SKIPPED: built without the parser for Objective-C; run `make grammars`"))
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

    /// The header beside the file is found although its folder's name has a dot.
    @Test func aFolderMayHaveADotInItsName() throws {
        let text = """
            #import "AppDelegate.h"
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
            {
                self.window = [UIWindow new];
                self.window.rootViewController = [self.router first];
                return YES;
            }
            @end

            """
        let run = try ProjectRun(
            ["My.App/AppDelegate.h": Self.header, "My.App/AppDelegate.m": text, "My.App/Info.plist": Self.plist],
            rules: Rules.all.filter { type(of: $0).about.id == "scene/manifest" }, target: 15)
        #expect(run.report == "My.App/AppDelegate.m:2 manifest: unsafe")
        let delegate = try #require(run.outputs(.unsafe)["My.App/SceneDelegate.m"])
        #expect(delegate.contains("[self.appDelegate.router first]") && !delegate.contains("@interface AppDelegate ("))
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
        (
            "if (launched) { [Log start]; return YES; }\n    self.window = [UIWindow new];\n    return YES;",
            "decides whether the window is made"
        ),
        (
            "self.window = [[UIWindow alloc] initWithFrame:CGRectMake(0, 0, 320, 480)];\n    self.window.rootViewController = nil;\n    return YES;",
            "has a frame of its own"
        ),
        ("if (x) self.window = [UIWindow new];\n    self.window.rootViewController = nil;\n    return YES;", "without braces"),
        (
            "self.window = [UIWindow new];\n    self.window.rootViewController = nil;\n    __weak AppDelegate *me = self;\n    [self.window perform:^{ [me go]; }];\n    return YES;",
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
        #expect(
            run.says("manifest", at: "App/AppDelegate.m:8").contains(reason), "\(run.says("manifest", at: "App/AppDelegate.m:8"))"
        )
    }

    // MARK: - What moves

    /// A launch function that makes a window, and other methods.
    private func windowed(_ launch: String, _ methods: String = "") -> String {
        """
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
            self.window = [UIWindow new];
            self.window.rootViewController = [UIViewController new];
        \(launch)
            return YES;
        }

        \(methods)
        """
    }

    /// What the rewrite makes of the project, without faults.
    private func moved(_ body: String) throws -> (application: String, scene: String, why: String) {
        let run = try run(body)
        #expect(try run.faults(typeChecking: false) == [])
        let outputs = run.outputs(.unsafe)
        return (
            outputs["App/AppDelegate.m"] ?? "", outputs["App/SceneDelegate.m"] ?? "",
            run.says("manifest", at: "App/AppDelegate.m:8")
        )
    }

    @Test func commentsGoWithTheirMethod() throws {
        let result = try moved(
            windowed(
                "",
                """
                /// Links.
                /// Of the shop.
                - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                    // Only ours.
                    return [url.scheme isEqualToString:@"shop"] || [self.router open:url]; // asked
                } // links
                """))
        #expect(!result.application.contains("inks") && !result.application.contains("Of the shop"))
        #expect(
            result.scene.contains(
                """
                /// Links.
                /// Of the shop.
                - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts
                {
                    for (UIOpenURLContext *context in URLContexts) {
                        NSURL *url = context.URL;
                        // Only ours.
                        (void)([url.scheme isEqualToString:@"shop"] || [self.appDelegate.router open:url]); // asked
                    }
                } // links

                """))
    }

    @Test(arguments: [
        ("[self.router open:url]", "        [self.appDelegate.router open:url];\n    }"),
        ("[url.scheme isEqualToString:@\"shop\"]", "        [self.appDelegate.router home];\n    }"),
        ("![url isFileURL]", "        [self.appDelegate.router home];\n    }"),
        ("self.router.isOpen", "        (void)self.appDelegate.router.isOpen;\n    }"),
        ("url && [self.router open:url]", "        (void)(url && [self.appDelegate.router open:url]);\n    }"),
    ])
    func aDroppedResultKeepsWhatHasAnEffect(_ value: String, _ end: String) throws {
        let result = try moved(
            windowed(
                "",
                """
                - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                    [self.router home];
                    return \(value);
                }
                """))
        #expect(result.scene.contains(end), "\(result.scene)")
        #expect(result.scene.contains("NSURL *url") == end.contains("url"))
    }

    @Test func keywordsOfSelectorsStay() throws {
        let result = try moved(
            windowed(
                "    [self.router application:application window:self.window launchOptions:launchOptions];",
                """
                - (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)userActivity restorationHandler:(void (^)(NSArray *))restorationHandler {
                    return [self.router application:application continueUserActivity:userActivity restorationHandler:restorationHandler];
                }
                """))
        #expect(
            result.scene.contains(
                "[self.appDelegate.router application:[UIApplication sharedApplication] window:self.window launchOptions:launchOptions];"
            ))
        #expect(
            result.scene.contains(
                "[self.appDelegate.router application:[UIApplication sharedApplication] continueUserActivity:userActivity "
                    + "restorationHandler:^(NSArray *restorableObjects) {}];"))
        // The class of the notification is only announced by UIKit.
        #expect(result.scene.contains("#import <UserNotifications/UserNotifications.h>"))
        #expect(result.scene.contains("    if (launchOptions.count == 0) {\n        launchOptions = nil;"))
    }

    @Test func blocksKeepTheSceneDelegateWeakly() throws {
        let result = try moved(
            windowed(
                """
                    __weak typeof(self) weakSelf = self;
                    [self.window perform:^{
                        __strong typeof(weakSelf) strongSelf = weakSelf;
                        strongSelf.router = nil;
                        [weakSelf start];
                        [strongSelf.window layoutIfNeeded];
                    }];
                """, "- (void)start {}"))
        #expect(
            result.scene.contains(
                """
                    __weak typeof(self) weakSelf = self;
                    [self.window perform:^{
                        __strong typeof(weakSelf) strongSelf = weakSelf;
                        [strongSelf.appDelegate setRouter:nil];
                        [weakSelf.appDelegate start];
                        [strongSelf.window layoutIfNeeded];
                    }];

                """))
        #expect(result.scene.contains("- (void)start;"))
    }

    /// What stands below the window's creation and asks for the app's windows goes with it.
    @Test func whatIsShownInTheWindowMoves() throws {
        let result = try moved(
            windowed(
                """
                    [self.router start];
                    UIView *banner = [UIView new];
                    [application.keyWindow addSubview:banner];
                """))
        #expect(result.application.contains("    [self.router start];\n    return YES;"))
        #expect(
            result.scene.contains(
                "    UIView *banner = [UIView new];\n    [[UIApplication sharedApplication].keyWindow addSubview:banner];"))
        #expect(result.why.contains("line 13 stays in the launch, which ends before there is a window"))
    }

    @Test func whatTakesLaunchOptionsAndStaysIsNoted() throws {
        let result = try moved(windowed("    [Push start:launchOptions];"))
        #expect(result.why.contains("line 13 takes the launch options, which hold no links"))
    }

    @Test func stateRestorationIsNoted() throws {
        let result = try moved(
            windowed(
                "",
                "- (BOOL)application:(UIApplication *)app shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }"))
        #expect(result.why.contains("line 17 restores the app's state"))
    }

    @Test func privateMembersAreDeclared() throws {
        let result = try moved(
            """
            @synthesize router = router_;

            \(windowed("    router_ = [[self class] routerIn:self.window];\n    [self.window show:self.isReady];"))

            + (Router *)routerIn:(UIWindow *)window { return nil; }
            - (BOOL)isReady { return YES; }
            """)
        #expect(result.scene.contains("    [self.appDelegate setRouter:[[self.appDelegate class] routerIn:self.window]];"))
        #expect(
            result.scene.contains(
                """
                @interface AppDelegate (SceneDelegate)

                - (void)setRouter:(Router *)router;
                - (BOOL)isReady;
                + (Router *)routerIn:(UIWindow *)window;

                @end
                """))
    }

    // MARK: - What is handed on

    @Test(arguments: [
        ("[super applicationDidBecomeActive:application];", "calls `super`"),
        ("self->count += 1;", "through an arrow"),
        ("kTimes + 1;", "`kTimes` is seen in this file only"),
        ("helper();", "`helper` is seen in this file only"),
        ("__weak AppDelegate *me = self; [me go];", "captures the application delegate"),
        ("[self perform:@selector(applicationDidBecomeActive:)];", "other code sends it"),
    ])
    func aCallbackThatStaysIsCalled(_ statement: String, _ reason: String) throws {
        let callback = "- (void)applicationDidBecomeActive:(UIApplication *)application {\n    \(statement)\n}"
        let result = try moved(
            "#define kTimes 3\nstatic void helper(void) {}\n\n" + windowed("", "// Active.\n\(callback)"))
        #expect(result.application.contains("// Active.\n\(callback)"))
        #expect(
            result.scene.contains(
                """
                - (void)sceneDidBecomeActive:(UIScene *)scene
                {
                    [self.appDelegate applicationDidBecomeActive:[UIApplication sharedApplication]];
                }
                """))
        #expect(result.why.contains("stays, and the scene calls it: ") && result.why.contains(reason), "\(result.why)")
    }

    @Test func linksAreHandedOnWithTheirOptions() throws {
        let result = try moved(
            windowed(
                "",
                """
                - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                    for (Router *each in self.routers) {
                        if ([each open:url]) { return YES; }
                    }
                    return NO;
                }
                """))
        #expect(
            result.scene.contains(
                """
                    for (UIOpenURLContext *context in URLContexts) {
                        NSMutableDictionary<UIApplicationOpenURLOptionsKey, id> *options = [NSMutableDictionary dictionary];
                        options[UIApplicationOpenURLOptionsSourceApplicationKey] = context.options.sourceApplication;
                        options[UIApplicationOpenURLOptionsAnnotationKey] = context.options.annotation;
                        options[UIApplicationOpenURLOptionsOpenInPlaceKey] = @(context.options.openInPlace);
                        [self.appDelegate application:[UIApplication sharedApplication] openURL:context.URL options:options];
                    }
                """))
        #expect(result.why.contains("a `return` stands in a loop"))
    }

    // MARK: - What stands in the way

    @Test(arguments: [
        ("self.window = [UIWindow new];\n    [self.router show];\n    return YES;", "line 12: nothing that goes with the window"),
        (
            "BOOL shown = self.window != nil;\n    self.window = [UIWindow new];\n    self.window.rootViewController = nil;\n    return !shown;",
            "`shown` is returned, and goes with the window"
        ),
        (
            "#if PHONE\n    self.window = [UIWindow new];\n#endif\n    self.window.rootViewController = nil;\n    return YES;",
            "the window is set inside an `#if`"
        ),
        (
            "self.window = [UIWindow new];\n    self.window.rootViewController = kRoot();\n    return YES;\n}\n\nstatic UIViewController *kRoot(void) {\n    return nil;",
            "`kRoot` is seen in App/AppDelegate.m only"
        ),
    ])
    func aLaunchThatCannotBeSplitIsSaid(_ body: String, _ reason: String) throws {
        let run = try run(
            """
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
            {
                \(body)
            }
            """)
        #expect(
            run.says("manifest", at: "App/AppDelegate.m:8").contains(reason), "\(run.says("manifest", at: "App/AppDelegate.m:8"))"
        )
        #expect(run.migration(.unsafe).changes.isEmpty)
    }

    @Test func lineEndingsStay() throws {
        let text = "@implementation AppDelegate\n\n\(windowed("    // Shown.\n    [self.window makeKeyAndVisible];"))\n\n@end\n"
        let run = try ProjectRun(
            [
                "App/AppDelegate.h": Self.header, "App/Info.plist": Self.plist,
                "App/AppDelegate.m": "#import \"AppDelegate.h\"\n\n\(text)".replacing("\n", with: "\r\n"),
            ],
            rules: Rules.all.filter { type(of: $0).about.id == "scene/manifest" }, target: 15)
        #expect(try run.faults(typeChecking: false) == [])
        for (path, text) in run.outputs(.unsafe) where path.hasSuffix("Delegate.m") || path.hasSuffix("SceneDelegate.h") {
            #expect(text.contains("\r\n") && !text.replacing("\r\n", with: "").contains("\n"), "\(path)")
            #expect(text.contains("// Shown.") == path.hasSuffix("SceneDelegate.m"))
        }
    }
}
