import ReglazeEngine

extension LifecycleCallback: ObjectiveCRule {
    static let objectiveCKinds = ["method_definition"]
    static let objectiveCTriggers = [
        "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
        "applicationWillEnterForeground", "openURL:", "serActivity", "performActionForShortcutItem", "userDidAcceptCloudKitShare",
    ]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let method = ObjectiveCMethod(node), !method.isClassMethod,
            let callback = ObjectiveCCallback.all.first(where: { $0.selectors.contains(method.selector) }),
            !method.body.namedChildren.isEmpty, let owner = node.className,
            context.objectiveCOwner(ofClass: owner) == .applicationDelegate, context.adoptsScenes,
            !context.isFallback(below: 13, node), !isHandled(callback, in: context), let name = method.words.first
        else { return [] }
        var help = "handle it in `\(callback.scene)` of the scene delegate"
        if let connection = callback.connection { help += ", and `connectionOptions.\(connection)` at a cold start" }
        if let notification = callback.notification {
            help = "use `\(callback.scene)` of the scene delegate, or `\(notification)` for the whole app"
        }
        let why =
            callback.notification == nil
            ? "the scene's form has other parameters and gives nothing back"
            : "whether it is meant for the one window or for the whole app is for you to say"
        return [
            context.finding(
                Self.about, at: name, "UIKit does not call `\(method.selector)` in an app with scenes", help: help, why: why)
        ]
    }

    /// Whether a class of the project has the scene's form: what is left here is a remnant, or is called from there.
    private func isHandled(_ callback: ObjectiveCCallback, in context: RuleContext) -> Bool {
        guard callback.notification == nil else { return false }
        return context.index.remember("Objective-C scene callback \(callback.scene)") {
            context.index.files.contains { file in
                guard file.kind == .objectiveC, file.contains(callback.sceneWord), let tree = file.objectiveC else {
                    return false
                }
                return tree.root.descendants(ofKind: "method_definition").contains {
                    ObjectiveCMethod($0)?.selector == callback.scene
                }
            }
        }
    }

    static let objectiveCExamples: [Example] = [
        .explains(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (UISceneConfiguration *)application:(UIApplication *)application
                configurationForConnectingSceneSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
                return [UISceneConfiguration configurationWithName:@"Main" sessionRole:session.role];
            }
            - (void)1️⃣applicationWillEnterForeground:(UIApplication *)application {
                [self.stack refresh];
            }
            - (void)applicationDidBecomeActive:(UIApplication *)application {
                // Nothing yet.
            }
            - (BOOL)2️⃣application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                return [self.stack handle:url];
            }
            - (void)applicationWillTerminate:(UIApplication *)application { [self save]; }
            @end
            """, at: "AppDelegate.m"),
        .silent(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (void)applicationWillEnterForeground:(UIApplication *)application { [self.stack refresh]; }
            @end
            """, at: "AppDelegate.m"),
        .silent(
            """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options { return [self go:url]; }
            @end
            @implementation SceneDelegate
            - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)o {}
            - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts { [self go:contexts]; }
            @end
            @implementation Plugin
            - (void)applicationWillEnterForeground:(UIApplication *)application { [self refresh]; }
            @end
            """, at: "AppDelegate.m"),
    ]
}

/// A method of `UIApplicationDelegate` that UIKit calls no more once the app has scenes, and what is called instead.
struct ObjectiveCCallback: Sendable {
    let selectors: Set<String>
    /// The scene delegate's selector.
    let scene: String
    /// What brings the same to a scene that connects: a member of the connection options.
    let connection: String?
    /// The notification that is still posted.
    let notification: String?

    /// The part of the scene's selector that is in every file that has it.
    var sceneWord: String { scene.split(separator: ":").last.map(String.init) ?? scene }

    static let all: [ObjectiveCCallback] = [
        active("applicationDidBecomeActive:", "sceneDidBecomeActive:", "UIApplicationDidBecomeActiveNotification"),
        active("applicationWillResignActive:", "sceneWillResignActive:", "UIApplicationWillResignActiveNotification"),
        active("applicationDidEnterBackground:", "sceneDidEnterBackground:", "UIApplicationDidEnterBackgroundNotification"),
        active("applicationWillEnterForeground:", "sceneWillEnterForeground:", "UIApplicationWillEnterForegroundNotification"),
        event(
            [
                "application:openURL:options:", "application:openURL:sourceApplication:annotation:", "application:handleOpenURL:",
            ], "scene:openURLContexts:", "URLContexts"),
        event(
            ["application:continueUserActivity:restorationHandler:"], "scene:continueUserActivity:", "userActivities"),
        event(
            ["application:performActionForShortcutItem:completionHandler:"],
            "windowScene:performActionForShortcutItem:completionHandler:", "shortcutItem"),
        event(["application:willContinueUserActivityWithType:"], "scene:willContinueUserActivityWithType:", nil),
        event(["application:didUpdateUserActivity:"], "scene:didUpdateUserActivity:", nil),
        event(
            ["application:didFailToContinueUserActivityWithType:error:"], "scene:didFailToContinueUserActivityWithType:error:",
            nil),
        event(
            ["application:userDidAcceptCloudKitShareWithMetadata:"], "windowScene:userDidAcceptCloudKitShareWithMetadata:",
            "cloudKitShareMetadata"),
    ]

    private static func active(_ selector: String, _ scene: String, _ notification: String) -> ObjectiveCCallback {
        ObjectiveCCallback(selectors: [selector], scene: scene, connection: nil, notification: notification)
    }

    private static func event(_ selectors: Set<String>, _ scene: String, _ connection: String?) -> ObjectiveCCallback {
        ObjectiveCCallback(selectors: selectors, scene: scene, connection: connection, notification: nil)
    }
}
