import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Which application delegate in Objective-C is the app's, and what its launch shows through other classes.
@Suite(.enabled(if: Grammar.objectiveC.isAvailable, "SKIPPED: built without the parser for Objective-C; run `make grammars`"))
struct ObjectiveCLaunchTests {
    private static let header = """
        #import <UIKit/UIKit.h>
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (strong, nonatomic) UIWindow *window;
        @end

        """
    private static let plist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>CFBundleName</key>
            <string>Shop</string>
            <key>UIMainStoryboardFile</key>
            <string>Main</string>
        </dict>
        </plist>

        """

    private func run(_ launch: String, with others: [String: String] = [:]) throws -> ProjectRun {
        let text = """
            #import "AppDelegate.h"

            @implementation AppDelegate

            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
            {
                [Analytics start];
                \(launch)
                return YES;
            }

            - (void)showFirstPage
            {
                [UIStoryboard showFirstOf:self.isNew ? @"Welcome" : @"Main"];
            }

            @end

            """
        return try ProjectRun(
            ["App/AppDelegate.h": Self.header, "App/AppDelegate.m": text, "App/Info.plist": Self.plist].merging(others) { $1 },
            rules: Rules.all.filter { type(of: $0).about.id == "scene/manifest" }, target: 15)
    }

    /// The window of a storyboard is there after the launch: what gives it another root through a category comes with the scene.
    @Test func aRootThatACategorySetsMoves() throws {
        let category = """
            #import "UIStoryboard+First.h"
            @implementation UIStoryboard (First)
            + (void)showFirstOf:(NSString *)name
            {
                UIWindow *window = ShopKeyWindow();
                window.rootViewController = [[self storyboardWithName:name bundle:nil] instantiateInitialViewController];
            }
            @end

            """
        let run = try run("[self showFirstPage];", with: ["App/UIStoryboard+First.m": category])
        #expect(try run.faults(typeChecking: false) == [])
        let outputs = run.outputs(.unsafe)
        #expect(outputs["App/SceneDelegate.m"]?.contains("    [self.appDelegate showFirstPage];\n}") == true)
        #expect(outputs["App/AppDelegate.m"]?.contains("    [Analytics start];\n    return YES;") == true)
    }

    /// What a block does later, and a class that asks its own view for a window, is no reason to move.
    @Test(arguments: [
        "+ (void)showFirstOf:(NSString *)name { [Queue later:^{ ShopKeyWindow().hidden = NO; }]; }",
        "+ (void)showFirstOf:(NSString *)name { [Page shared].view.window.tintColor = nil; }",
        "- (void)showFirstOf:(NSString *)name { ShopKeyWindow().hidden = NO; }",
    ])
    func whatShowsNothingAtOnceStays(_ method: String) throws {
        let category = "@implementation UIStoryboard (First)\n\(method)\n@end\n"
        let run = try run("[self showFirstPage];", with: ["App/UIStoryboard+First.m": category])
        #expect(run.outputs(.unsafe)["App/SceneDelegate.m"]?.contains("showFirstPage") == false)
    }

    /// `main` may start a class that nothing shows to be an application delegate: a framework's subclass beside one for tests.
    @Test func aClassThatMainNamesIsNotPassedOver() throws {
        let main = """
            #import "AppDelegate.h"
            int main(int argc, char *argv[]) {
                if (isTesting()) { return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class])); }
                return UIApplicationMain(argc, argv, nil, NSStringFromClass([ShopDelegate class]));
            }

            """
        let run = try run("[self showFirstPage];", with: ["App/main.m": main])
        #expect(run.says("manifest", at: "App/AppDelegate.m:3").contains("starts the app with `ShopDelegate` too"))
        #expect(run.migration(.unsafe).changes.isEmpty)
    }

    @Test func oneForTestsBesideTheAppsDelegateIsNoMatter() throws {
        let main = """
            #import "AppDelegate.h"
            int main(int argc, char *argv[]) {
                Class name = isTesting() ? [TestDelegate class] : [AppDelegate class];
                return UIApplicationMain(argc, argv, nil, NSStringFromClass(isTesting() ? [TestDelegate class] : [AppDelegate class]));
            }

            """
        let run = try run("[self showFirstPage];", with: ["App/main.m": main])
        #expect(run.report == "App/AppDelegate.m:3 manifest: unsafe")
    }
}
