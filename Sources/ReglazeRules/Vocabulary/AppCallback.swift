import ReglazeEngine
import SwiftSyntax

/// A method of `UIApplicationDelegate` that UIKit calls no more once the app has scenes, and what is called instead.
struct AppCallback: Sendable {
    let name: String
    let labels: [String]
    /// The scene delegate's method: `sceneDidBecomeActive(_:)`.
    let scene: String
    /// The label that tells the scene's method from others of its name; nil where the name does.
    let sceneLabel: String?
    /// What brings the same to a scene that connects: a member of the connection options.
    let connection: String?
    /// The notification of `UIApplication` that is still posted, without `Notification`.
    let notification: String?
    /// The SwiftUI modifier that takes the callback's place.
    let modifier: String?

    /// `application(_:open:options:)`.
    var title: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
    var sceneName: String { String(scene.prefix { $0 != "(" }) }

    static let all: [AppCallback] = [
        active("applicationDidBecomeActive", "sceneDidBecomeActive", "didBecomeActive"),
        active("applicationWillResignActive", "sceneWillResignActive", "willResignActive"),
        active("applicationDidEnterBackground", "sceneDidEnterBackground", "didEnterBackground"),
        active("applicationWillEnterForeground", "sceneWillEnterForeground", "willEnterForeground"),
        event(["_", "open", "options"], "scene(_:openURLContexts:)", "openURLContexts", "urlContexts", "onOpenURL"),
        event(
            ["_", "continue", "restorationHandler"], "scene(_:continue:)", "continue", "userActivities", "onContinueUserActivity"),
        event(
            ["_", "performActionFor", "completionHandler"], "windowScene(_:performActionFor:completionHandler:)",
            "performActionFor", "shortcutItem"),
        event(
            ["_", "willContinueUserActivityWithType"], "scene(_:willContinueUserActivityWithType:)",
            "willContinueUserActivityWithType"),
        event(
            ["_", "didFailToContinueUserActivityWithType", "error"], "scene(_:didFailToContinueUserActivityWithType:error:)",
            "didFailToContinueUserActivityWithType"),
        event(["_", "didUpdate"], "scene(_:didUpdate:)", "didUpdate"),
        event(
            ["_", "userDidAcceptCloudKitShareWith"], "windowScene(_:userDidAcceptCloudKitShareWith:)",
            "userDidAcceptCloudKitShareWith", "cloudKitShareMetadata"),
    ]

    private static func active(_ name: String, _ scene: String, _ notification: String) -> AppCallback {
        AppCallback(
            name: name, labels: ["_"], scene: "\(scene)(_:)", sceneLabel: nil, connection: nil, notification: notification,
            modifier: nil)
    }

    private static func event(
        _ labels: [String], _ scene: String, _ label: String, _ connection: String? = nil, _ modifier: String? = nil
    ) -> AppCallback {
        AppCallback(
            name: "application", labels: labels, scene: scene, sceneLabel: label, connection: connection, notification: nil,
            modifier: modifier)
    }

    /// The callback that `function` is; nil for other functions.
    static func of(_ function: FunctionDeclSyntax) -> AppCallback? {
        let labels = function.labels
        return all.first { $0.name == function.name.text && $0.labels == labels }
    }

    /// Whether `type` has the scene's form of this callback.
    func isHandled(by type: TypeDeclaration, in context: RuleContext) -> Bool {
        context.index.declarations(named: type.name).contains { part in
            part.node.allMembers.contains { member in
                guard let function = member.as(FunctionDeclSyntax.self), function.name.text == sceneName else { return false }
                return sceneLabel.map { function.labels.contains($0) } ?? true
            }
        }
    }

    /// Whether code other than UIKit calls the method: a scene delegate that hands on what it gets, for instance.
    func isCalled(besides owner: DeclSyntax, in context: RuleContext) -> Bool {
        context.index.files(calling: name).contains { file in
            file.tokens(named: name).contains { token in
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                    let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id,
                    // `delegate?.applicationDidBecomeActive?(application)`
                    let call = (member.parent?.as(OptionalChainingExprSyntax.self)?.parent ?? member.parent)?
                        .as(FunctionCallExprSyntax.self)
                else { return false }
                let given = call.arguments.map { $0.label?.text ?? "_" }
                guard given == labels else { return false }
                // Inside the delegate itself it is handed on to libraries.
                return token.enclosingType?.typePath.last != owner.typePath.last
                    || member.base?.trimmedDescription == "self"
            }
        }
    }
}

extension FunctionDeclSyntax {
    /// The argument labels, `_` for none.
    var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }

    /// The name of the parameter at `index` inside the function.
    func parameterName(at index: Int) -> String? {
        let parameters = Array(signature.parameterClause.parameters)
        guard parameters.indices.contains(index) else { return nil }
        return (parameters[index].secondName ?? parameters[index].firstName).text
    }
}
