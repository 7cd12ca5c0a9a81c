import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// What goes with the window in Objective-C although it does not name it, and launches that a test ends early.
@Suite(.enabled(if: Grammar.objectiveC.isAvailable, "SKIPPED: built without the parser for Objective-C; run `make grammars`"))
struct ObjectiveCOrderTests {
    private func run(_ launch: String, _ more: String = "", storyboard: Bool = false) throws -> ProjectRun {
        let text = """
            #import "AppDelegate.h"

            @interface AppDelegate ()
            @property (strong, nonatomic) Guide *guide;
            @property (strong, nonatomic) UITabBarController *tabs;
            @property (strong, nonatomic) UIWindow *cover;
            @end

            @implementation AppDelegate

            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
            {
            \(launch)
                return YES;
            }

            \(more)

            @end

            """
        let header = """
            #import <UIKit/UIKit.h>
            @class Guide;
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @property (strong, nonatomic) UIWindow *window;
            @end

            """
        let key = storyboard ? "UIMainStoryboardFile" : "CFBundleName"
        let plist = "<plist version=\"1.0\">\n<dict>\n<key>\(key)</key>\n<string>Shop</string>\n</dict>\n</plist>\n"
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

    private func body(of scene: String) throws -> String {
        let start = try #require(scene.firstRange(of: "(UIWindowScene *)scene;\n")?.upperBound)
        let end = try #require(scene[start...].firstRange(of: "\n}\n")?.lowerBound)
        return String(scene[start..<end])
    }

    @Test func whatIsHandedTheWindowComesAfterIt() throws {
        let run = try run(
            """
                self.guide = [Guide new];
                [self.guide prepare];
                self.window = [UIWindow new];
                self.window.rootViewController = self.tabs;
                [self.guide showIn:self.window];
                [Log start];
                [_guide begin];
                [self beginTabs];
                [Log note:@"launched"];
            """, "- (void)beginTabs { [self.tabs.selectedViewController becomeFirstResponder]; }")
        let outputs = run.outputs(.unsafe)
        let scene = try #require(outputs["App/SceneDelegate.m"])
        #expect(
            try body(of: scene) == """
                    self.window = [[UIWindow alloc] initWithWindowScene:self.windowScene];
                    self.appDelegate.window = self.window;
                    self.window.rootViewController = self.appDelegate.tabs;
                    [self.appDelegate.guide showIn:self.window];
                    [self.appDelegate.guide begin];
                    [self.appDelegate beginTabs];
                """)
        #expect(
            outputs["App/AppDelegate.m"]?.contains(
                "    [self.guide prepare];\n    [Log start];\n    [Log note:@\"launched\"];\n    return YES;") == true)
        #expect(try run.faults(typeChecking: false) == [])
    }

    @Test func whatASharedObjectDoesComesAfterIt() throws {
        let run = try run(
            """
                [[Router shared] prepare];
                self.window = [UIWindow new];
                Router.shared.window = self.window;
                UIView *logo = [[Logo alloc] initInWindow:self.window];
                [self.guide whenReady:^{ logo.hidden = YES; }];
                [Log start];
                [Logo clear];
                [[Router shared] begin];
                [self.guide begin];
                self.window.rootViewController = self.tabs;
            """)
        let scene = try #require(run.outputs(.unsafe)["App/SceneDelegate.m"])
        #expect(
            try body(of: scene) == """
                    self.window = [[UIWindow alloc] initWithWindowScene:self.windowScene];
                    self.appDelegate.window = self.window;
                    Router.shared.window = self.window;
                    UIView *logo = [[Logo alloc] initInWindow:self.window];
                    [self.appDelegate.guide whenReady:^{ logo.hidden = YES; }];
                    [[Router shared] begin];
                    [self.appDelegate.guide begin];
                    self.window.rootViewController = self.appDelegate.tabs;
                """, "\(scene)")
    }

    /// A helper that asks the app for its window finds one.
    @Test func whatAsksTheAppForItsWindowComesAfterIt() throws {
        let run = try run(
            """
                self.window = [UIWindow new];
                self.window.rootViewController = [UIViewController new];
                [self showLogo];
                [self listen];
            """,
            """
            - (void)showLogo {
                UIWindow *shown = [[[UIApplication sharedApplication] delegate] window];
                [shown addSubview:[UIView new]];
            }

            - (void)listen {
                [Log whenDone:^{ [[[UIApplication sharedApplication] keyWindow] endEditing:YES]; }];
            }
            """)
        let outputs = run.outputs(.unsafe)
        #expect(outputs["App/SceneDelegate.m"]?.contains("[self.appDelegate showLogo];\n}") == true)
        #expect(outputs["App/AppDelegate.m"]?.contains("\n    [self listen];\n    return YES;") == true)
    }

    /// A getter that makes the window would ask itself.
    @Test func aWindowWithAGetterStays() throws {
        let run = try run(
            "    self.window.rootViewController = [UIViewController new];",
            """
            - (UIWindow *)window {
                if (!_window) {
                    _window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
                }
                return _window;
            }
            """)
        let why = run.says("manifest", at: "App/AppDelegate.m:9")
        #expect(why.contains("line 17: `window` has accessors of its own"), "\(why)")
        #expect(run.migration(.unsafe).changes.isEmpty)
    }

    /// A test's launch ends before there is a window, and so does the scene's connection.
    @Test func aPlainExitIsCopied() throws {
        let run = try run(
            """
                [Log start];
                // Tests bring a window of their own.
                if (NSClassFromString(@"XCTestCase")) return YES;
                if (self.guide != nil) {
                    return NO;
                }
                self.window = [UIWindow new];
                self.window.rootViewController = [UIViewController new];
                if ([NSDate date] == nil) { return YES; }
                [Log note:@"launched"];
            """, openURL)
        let outputs = run.outputs(.unsafe)
        let scene = try #require(outputs["App/SceneDelegate.m"])
        #expect(
            try body(of: scene) == """
                    // Tests bring a window of their own.
                    if (NSClassFromString(@"XCTestCase")) return;
                    if (self.appDelegate.guide != nil) {
                        return;
                    }
                    self.window = [[UIWindow alloc] initWithWindowScene:self.windowScene];
                    self.appDelegate.window = self.window;
                    self.window.rootViewController = [UIViewController new];

                    // What the app is launched with does not come through the methods below.
                    if (connectionOptions.URLContexts.count > 0) {
                        [self scene:scene openURLContexts:connectionOptions.URLContexts];
                    }
                """)
        let delegate = try #require(outputs["App/AppDelegate.m"])
        #expect(delegate.contains("if (NSClassFromString(@\"XCTestCase\")) return YES;"))
        #expect(delegate.contains("        return NO;\n    }\n    if ([NSDate date] == nil) { return YES; }\n"))
        #expect(try run.faults(typeChecking: false) == [])
    }

    /// While a scene connects the app counts as being in the background.
    @Test func whatAsksForTheStateIsSaid() throws {
        let run = try run(
            """
                if (application.applicationState == UIApplicationStateBackground) return YES;
                self.window = [UIWindow new];
                self.window.rootViewController = [UIViewController new];
            """)
        let why = run.says("manifest", at: "App/AppDelegate.m:9")
        #expect(why.contains("a `return` decides whether the window is made"), "\(why)")
        let other = try self.run(
            """
                if ([self isShown]) {
                    self.window = [UIWindow new];
                    self.window.rootViewController = [UIViewController new];
                }
            """,
            "- (BOOL)isShown { return [UIApplication sharedApplication].applicationState != UIApplicationStateBackground; }")
        let reason = other.says("manifest", at: "App/AppDelegate.m:9")
        #expect(reason.contains("line 13 asks for `applicationState`"), "\(reason)")
        // A message may have a word of that name, and asks for nothing.
        let word = try self.run(
            """
                self.window = [UIWindow new];
                self.window.rootViewController = [UIViewController new];
                [Push handle:self.window.screen applicationState:UIApplicationStateInactive];
            """)
        #expect(word.outputs(.unsafe)["App/SceneDelegate.m"]?.contains("applicationState:UIApplicationStateInactive") == true)
    }

    @Test(arguments: [
        "    BOOL tests = NSClassFromString(@\"XCTestCase\") != nil;\n    if (tests) return YES;",
        "    if (launchOptions[@\"tests\"]) return YES;",
        "    if (NSClassFromString(@\"XCTestCase\")) { [Log start]; return YES; }",
        "    if (NSClassFromString(@\"XCTestCase\")) return YES; else [Log start];",
    ])
    func anotherExitIsSaid(_ exit: String) throws {
        let window = "    self.window = [UIWindow new];\n    self.window.rootViewController = [UIViewController new];"
        let run = try run("\(exit)\n\(window)")
        let why = run.says("manifest", at: "App/AppDelegate.m:9")
        #expect(why.contains("a `return` decides whether the window is made"), "\(why)")
    }

    @Test func aFrameOfTheWholeScreenIsTheScenes() throws {
        let run = try run(
            """
                _window = [[UIWindow alloc] init];
                _window.frame = [[UIScreen mainScreen] bounds];
                _window.rootViewController = [UIViewController new];
            """)
        let scene = try #require(run.outputs(.unsafe)["App/SceneDelegate.m"])
        #expect(scene.contains("self.window.frame = self.windowScene.coordinateSpace.bounds;"), "\(scene)")
    }

    /// A window above the storyboard's does not take its place.
    @Test func aStoryboardStaysBelowAnotherWindow() throws {
        let run = try run(
            "    [self makeCover];",
            """
            - (void)makeCover {
                self.cover = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
                self.cover.rootViewController = [UIViewController new];
            }
            """, storyboard: true)
        let outputs = run.outputs(.unsafe)
        #expect(outputs["App/Info.plist"]?.contains("<key>UISceneStoryboardFile</key>") == true)
        #expect(outputs["App/SceneDelegate.m"]?.contains("self.appDelegate.window = self.window;\n    [self makeCover];") == true)
    }
}
