import ReglazeEngine

/// A method of `UIApplicationDelegate` that UIKit calls no more once the app has scenes, and what is called instead.
struct ObjectiveCCallback: Sendable {
    let selector: String
    /// The scene delegate's selector.
    let scene: String
    /// What brings the same to a scene that connects: a member of the connection options.
    let connection: String?
    /// The notification that is still posted.
    let notification: String?

    /// The part of the scene's selector that is in every file that has it.
    var sceneWord: String { scene.split(separator: ":").last.map(String.init) ?? scene }

    static let all: [ObjectiveCCallback] =
        [
            active("DidBecomeActive"), active("WillResignActive"), active("DidEnterBackground"), active("WillEnterForeground"),
        ]
        + ["openURL:options:", "openURL:sourceApplication:annotation:", "handleOpenURL:"].map {
            event($0, "scene:openURLContexts:", "URLContexts")
        }
        + [
            event("continueUserActivity:restorationHandler:", "scene:continueUserActivity:", "userActivities"),
            event(
                "performActionForShortcutItem:completionHandler:",
                "windowScene:performActionForShortcutItem:completionHandler:", "shortcutItem"),
            event(
                "userDidAcceptCloudKitShareWithMetadata:", "windowScene:userDidAcceptCloudKitShareWithMetadata:",
                "cloudKitShareMetadata"),
            event("willContinueUserActivityWithType:"), event("didUpdateUserActivity:"),
            event("didFailToContinueUserActivityWithType:error:"),
        ]

    private static func active(_ name: String) -> ObjectiveCCallback {
        ObjectiveCCallback(
            selector: "application\(name):", scene: "scene\(name):", connection: nil,
            notification: "UIApplication\(name)Notification")
    }

    private static func event(_ selector: String, _ scene: String? = nil, _ connection: String? = nil) -> ObjectiveCCallback {
        ObjectiveCCallback(
            selector: "application:\(selector)", scene: scene ?? "scene:\(selector)", connection: connection, notification: nil)
    }
}
