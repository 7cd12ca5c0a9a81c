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
        ObjectiveCSceneMethod.allCases.map { form in
            ObjectiveCCallback(
                selector: form.rawValue, scene: form.sceneSelector, connection: form.connection, notification: form.notification)
        }
        + [
            event(
                "userDidAcceptCloudKitShareWithMetadata:", "windowScene:userDidAcceptCloudKitShareWithMetadata:",
                "cloudKitShareMetadata"),
            event("willContinueUserActivityWithType:"), event("didUpdateUserActivity:"),
            event("didFailToContinueUserActivityWithType:error:"),
        ]

    private static func event(_ selector: String, _ scene: String? = nil, _ connection: String? = nil) -> ObjectiveCCallback {
        ObjectiveCCallback(
            selector: "application:\(selector)", scene: scene ?? "scene:\(selector)", connection: connection, notification: nil)
    }
}
