import Foundation
import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// The apps in `Examples` that have scenes already, and still have what UIKit does not call any more.
@Suite struct ScenesExampleTests {
    private static let families: Set<String> = [
        "scene", "launch", "glass", "bars", "items", "transitions", "gestures", "buttons", "deprecated", "navigation",
    ]

    /// Every rule on UIKit and SwiftUI has something in an example. `navigation/split-view-fallback` is left out: it is off
    /// unless it is named; named, it finds the `NavigationView` of LegacyTarget.
    @Test(.enabled(if: Grammar.objectiveC.isAvailable, "the parser for Objective-C was not fetched: make grammars"))
    func everyRuleIsShown() throws {
        let names = [
            "TrailMix", "LedgerApp", "LedgerObjC", "PantryApp", "PantryObjC", "Hosts/Flutter", "Hosts/Expo", "Hosts/Capacitor",
        ]
        let shown = try names.reduce(into: Set<String>()) { try $0.formUnion(ExampleProject($1).found) }
        let all = Rules.all.map { type(of: $0).about }.filter { !$0.isOptIn }.map(\.id.text).filter { id in
            Self.families.contains(String(id.prefix { $0 != "/" }))
        }
        #expect(Set(all).subtracting(shown).isEmpty)
    }

    // MARK: - PantryApp

    @Test func pantryShowsWhatTheRulesFind() throws {
        let example = try ExampleProject("PantryApp")
        #expect(example.project.deploymentTarget == 16)
        #expect(
            example.places == [
                "App/AppDelegate.swift:14 scene/cold-start", "App/AppDelegate.swift:29 scene/lifecycle-callback",
                "App/AppDelegate.swift:33 scene/lifecycle-callback", "App/AppDelegate.swift:39 scene/lifecycle-callback",
                "App/AppDelegate.swift:44 scene/lifecycle-callback", "App/AppDelegate.swift:52 scene/lifecycle-callback",
                "App/SceneDelegate.swift:19 scene/cold-start", "App/SceneDelegate.swift:24 scene/cold-start",
                "App/SceneDelegate.swift:29 deprecated/window-scene-did-update",
                "Shelves/ShelfView.swift:14 glass/wrong-platform",
            ])
        let errors = try example.errors()
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
    }

    /// Nothing in it is rewritten silently: all of it makes something run that did not.
    @Test func pantryHasNothingSafe() throws {
        #expect(try ExampleProject("PantryApp").migrate(.safe).changes.isEmpty)
    }

    @Test(arguments: [16, 18, 26, 27] as [OSVersion])
    func pantryIsBroughtOver(_ target: OSVersion) throws {
        let example = try ExampleProject("PantryApp", target: target)
        let migration = example.migrate(.unsafe)
        #expect(migration.isStable && migration.dropped.isEmpty)
        let after = try example.written(migration)
        defer { after.remove() }

        let errors = try after.errors()
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
        after.expectDone()
        #expect(
            after.places == [
                "App/AppDelegate.swift:18 scene/cold-start", "App/AppDelegate.swift:33 scene/lifecycle-callback",
                "App/SceneDelegate.swift:38 deprecated/window-scene-did-update",
                "Shelves/ShelfView.swift:14 glass/wrong-platform",
            ])
        #expect(try after.text(of: "PantryApp/App/SceneDelegate.swift") == Self.sceneDelegate)
        let delegate = "PantryApp/App/AppDelegate.swift"
        #expect(try after.text(of: delegate) == example.text(of: delegate, with: Self.appDelegate))
    }

    private static let sceneDelegate = """
        import UIKit

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            private var navigator: Navigator?

            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let windowScene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? AppDelegate else { return }
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = app.navigator.start(with: app.pantry)
                window.makeKeyAndVisible()
                self.window = window
                navigator = app.navigator
                if !connectionOptions.urlContexts.isEmpty {
                    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
                }
                for activity in connectionOptions.userActivities {
                    self.scene(scene, continue: activity)
                }
                if let shortcutItem = connectionOptions.shortcutItem {
                    self.windowScene(windowScene, performActionFor: shortcutItem) { _ in }
                }
            }

            // pantry://shelf/2 and the like.
            func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                guard let url = URLContexts.first?.url else { return }
                navigator?.open(url)
            }

            func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                guard let url = userActivity.webpageURL else { return }
                navigator?.open(url)
            }

            func windowScene(
                _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
                interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
                traitCollection previousTraitCollection: UITraitCollection
            ) {
                navigator?.fit(windowScene.traitCollection.horizontalSizeClass)
            }

            func sceneWillResignActive(_ scene: UIScene) {
                // An open keyboard would show in the app switcher.
                window?.endEditing(true)
            }

            func windowScene(
                _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {
                UIApplication.shared.delegate?.application?(
                    UIApplication.shared, performActionFor: shortcutItem, completionHandler: completionHandler)
            }
        }

        """

    private static let appDelegate = [
        (
            "        pantry.load()\n        //",
            """
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(appDidEnterBackground), name: UIApplication.didEnterBackgroundNotification, object: nil)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(appWillEnterForeground), name: UIApplication.willEnterForegroundNotification, object: nil)
                    pantry.load()
                    //
            """
        ),
        (
            """
                func applicationWillResignActive(_ application: UIApplication) {
                    // An open keyboard would show in the app switcher.
                    window?.endEditing(true)
                }


            """, ""
        ),
        ("func applicationDidEnterBackground(_ application: UIApplication)", "@objc func appDidEnterBackground()"),
        ("application.isIdleTimerDisabled", "UIApplication.shared.isIdleTimerDisabled"),
        ("func applicationWillEnterForeground(_ application: UIApplication)", "@objc func appWillEnterForeground()"),
    ]

    // MARK: - PantryObjC

    @Test(.enabled(if: Grammar.objectiveC.isAvailable, "the parser for Objective-C was not fetched: make grammars"))
    func pantryInObjectiveCIsBroughtOver() throws {
        let example = try ExampleProject("PantryObjC")
        #expect(
            example.places == [
                "AppDelegate.m:16 scene/cold-start", "AppDelegate.m:31 scene/lifecycle-callback",
                "AppDelegate.m:35 scene/lifecycle-callback", "AppDelegate.m:40 scene/lifecycle-callback",
                "AppDelegate.m:45 scene/lifecycle-callback", "SceneDelegate.m:19 scene/cold-start",
                "SceneDelegate.m:24 scene/cold-start",
            ])
        let migration = example.migrate(.unsafe)
        #expect(migration.isStable && migration.dropped.isEmpty)
        let after = try example.written(migration)
        defer { after.remove() }
        try after.expectReadable()
        after.expectDone()
        #expect(after.places == ["AppDelegate.m:17 scene/cold-start", "AppDelegate.m:32 scene/lifecycle-callback"])

        for (file, pairs) in [("SceneDelegate.m", Self.sceneInObjectiveC), ("AppDelegate.m", Self.appInObjectiveC)] {
            #expect(try after.text(of: "PantryObjC/\(file)") == example.text(of: "PantryObjC/\(file)", with: pairs))
        }
    }

    private static let sceneInObjectiveC = [
        (
            "    [self.window makeKeyAndVisible];\n",
            """
                [self.window makeKeyAndVisible];
                if (connectionOptions.URLContexts.count > 0) {
                    [self scene:scene openURLContexts:connectionOptions.URLContexts];
                }
                for (NSUserActivity *userActivity in connectionOptions.userActivities) {
                    [self scene:scene continueUserActivity:userActivity];
                }
                if (connectionOptions.shortcutItem != nil) {
                    [self windowScene:(UIWindowScene *)scene performActionForShortcutItem:connectionOptions.shortcutItem \
            completionHandler:^(BOOL succeeded) {}];
                }

            """
        ),
        (
            "\n@end\n",
            """

            - (void)sceneWillResignActive:(UIScene *)scene {
                // An open keyboard would show in the app switcher.
                [self.window endEditing:YES];
            }

            - (void)windowScene:(UIWindowScene *)windowScene performActionForShortcutItem:(UIApplicationShortcutItem *)shortcutItem \
            completionHandler:(void (^)(BOOL succeeded))completionHandler {
                [[UIApplication sharedApplication].delegate application:[UIApplication sharedApplication] \
            performActionForShortcutItem:shortcutItem completionHandler:completionHandler];
            }

            @end

            """
        ),
    ]

    private static let appInObjectiveC = [
        (
            "    self.items = ",
            """
                [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(appDidEnterBackground) \
            name:UIApplicationDidEnterBackgroundNotification object:nil];
                self.items =\u{20}
            """
        ),
        (
            """
            - (void)applicationWillResignActive:(UIApplication *)application {
                // An open keyboard would show in the app switcher.
                [self.window endEditing:YES];
            }


            """, ""
        ),
        ("- (void)applicationDidEnterBackground:(UIApplication *)application {", "- (void)appDidEnterBackground {"),
        ("application.idleTimerDisabled", "[UIApplication sharedApplication].idleTimerDisabled"),
    ]
}

extension ExampleProject {
    /// What is found, as `App/AppDelegate.swift:14 scene/cold-start`.
    fileprivate var places: [String] {
        findings.map { finding in
            let path = finding.location.path.dropFirst(prefix.count).drop { $0 != "/" }.dropFirst()
            return "\(path):\(finding.location.line) \(finding.rule.text)"
        }
    }

    /// The text of the file at `path`, with each text of `pairs` that it holds once replaced by the other.
    fileprivate func text(of path: String, with pairs: [(String, String)]) throws -> String {
        try pairs.reduce(text(of: path)) { text, pair in
            let parts = text.components(separatedBy: pair.0)
            #expect(parts.count == 2, "\(pair.0)")
            return parts.joined(separator: pair.1)
        }
    }
}
