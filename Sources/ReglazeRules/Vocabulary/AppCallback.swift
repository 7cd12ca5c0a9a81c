import ReglazeEngine
import SwiftSyntax

/// A method of `UIApplicationDelegate` that UIKit calls no more once the app has scenes, and what is called instead.
enum AppCallback: String, CaseIterable {
    case didBecomeActive = "applicationDidBecomeActive(_:)"
    case willResignActive = "applicationWillResignActive(_:)"
    case didEnterBackground = "applicationDidEnterBackground(_:)"
    case willEnterForeground = "applicationWillEnterForeground(_:)"
    case open = "application(_:open:options:)"
    case openFromApplication = "application(_:open:sourceApplication:annotation:)"
    case handleOpen = "application(_:handleOpen:)"
    case continueActivity = "application(_:continue:restorationHandler:)"
    case performAction = "application(_:performActionFor:completionHandler:)"
    case willContinueActivity = "application(_:willContinueUserActivityWithType:)"
    case didFailToContinue = "application(_:didFailToContinueUserActivityWithType:error:)"
    case didUpdateActivity = "application(_:didUpdate:)"
    case acceptCloudKitShare = "application(_:userDidAcceptCloudKitShareWith:)"

    /// The callback that `function` is; nil for other functions.
    init?(_ function: FunctionDeclSyntax) { self.init(rawValue: function.selector) }

    var name: String { Self.name(of: rawValue) }
    /// The argument labels, `_` for none.
    var labels: [String] { rawValue.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init) }

    /// The scene delegate's method.
    var scene: String {
        switch self {
        case .didBecomeActive: "sceneDidBecomeActive(_:)"
        case .willResignActive: "sceneWillResignActive(_:)"
        case .didEnterBackground: "sceneDidEnterBackground(_:)"
        case .willEnterForeground: "sceneWillEnterForeground(_:)"
        case .open, .openFromApplication, .handleOpen: "scene(_:openURLContexts:)"
        case .continueActivity: "scene(_:continue:)"
        case .performAction: "windowScene(_:performActionFor:completionHandler:)"
        case .willContinueActivity: "scene(_:willContinueUserActivityWithType:)"
        case .didFailToContinue: "scene(_:didFailToContinueUserActivityWithType:error:)"
        case .didUpdateActivity: "scene(_:didUpdate:)"
        case .acceptCloudKitShare: "windowScene(_:userDidAcceptCloudKitShareWith:)"
        }
    }

    var sceneName: String { Self.name(of: scene) }

    /// The label that tells the scene's method from others of its name; nil where the name does.
    private var sceneLabel: String? {
        let labels = scene.dropFirst(sceneName.count + 1).dropLast().split(separator: ":").map(String.init)
        return labels.count > 1 ? labels[1] : nil
    }

    private static func name(of selector: String) -> String { String(selector.prefix { $0 != "(" }) }

    /// What brings the same to a scene that connects: a member of the connection options.
    var connection: String? {
        switch self {
        case .open, .openFromApplication, .handleOpen: "urlContexts"
        case .continueActivity: "userActivities"
        case .performAction: "shortcutItem"
        case .acceptCloudKitShare: "cloudKitShareMetadata"
        default: nil
        }
    }

    /// The notification of `UIApplication` that is still posted, without `Notification`.
    var notification: String? {
        switch self {
        case .didBecomeActive: "didBecomeActive"
        case .willResignActive: "willResignActive"
        case .didEnterBackground: "didEnterBackground"
        case .willEnterForeground: "willEnterForeground"
        default: nil
        }
    }

    /// The SwiftUI modifier that takes the callback's place.
    var modifier: String? {
        switch self {
        case .open: "onOpenURL"
        case .continueActivity: "onContinueUserActivity"
        default: nil
        }
    }

    /// Whether iOS 9 has deprecated it already, for `application(_:open:options:)`.
    var isOld: Bool { self == .openFromApplication || self == .handleOpen }

    /// Links come as a set of contexts, and are taken one by one.
    var isAboutLinks: Bool { self == .open || isOld }

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
