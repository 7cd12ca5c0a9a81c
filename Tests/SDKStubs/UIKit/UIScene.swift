import UserNotifications

@MainActor @preconcurrency @objc
open class UIScene: UIResponder {
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {}
    open var session: UISceneSession { fatalError() }
    open weak var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }
    open var title: String!

    @objc public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    @MainActor @preconcurrency @objc(UISceneConnectionOptions)
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }
        open var userActivities: Set<NSUserActivity> { [] }
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        open var notificationResponse: UNNotificationResponse? { nil }
    }

    @MainActor @preconcurrency @objc(UISceneOpenURLOptions)
    open class OpenURLOptions: NSObject {
        open var sourceApplication: String? { nil }
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }
    }
}

@MainActor @preconcurrency @objc
open class UIOpenURLContext: NSObject {
    open var url: URL { fatalError() }
    open var options: UIScene.OpenURLOptions { fatalError() }
}

@MainActor @preconcurrency @objc
open class UISceneSession: NSObject {
    public struct Role: Hashable, Sendable {
        public static let windowApplication = Role()
    }
    open var scene: UIScene? { nil }
    open var role: Role { .windowApplication }
    open var configuration: UISceneConfiguration { fatalError() }
}

@MainActor @preconcurrency @objc
open class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) {}
    open var name: String? { nil }
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?
}

@MainActor @preconcurrency @objc
open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [] }
    @available(iOS 15.0, *)
    open var keyWindow: UIWindow? { nil }
    open var screen: UIScreen { fatalError() }
    open var traitCollection: UITraitCollection { fatalError() }
    @available(iOS 16.0, *)
    open var effectiveGeometry: Geometry { fatalError() }
    @available(
        iOS, introduced: 13.0, deprecated: 26.0, message: "Use effectiveGeometry.interfaceOrientation instead."
    )
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }

    @available(iOS 16.0, *)
    @MainActor @preconcurrency @objc(UIWindowSceneGeometry)
    open class Geometry: NSObject {
        open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    }
}

@objc
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

@MainActor @preconcurrency @objc
public protocol UISceneDelegate: NSObjectProtocol {
    @objc optional func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    )
    @objc optional func sceneDidDisconnect(_ scene: UIScene)
    @objc optional func sceneDidBecomeActive(_ scene: UIScene)
    @objc optional func sceneWillResignActive(_ scene: UIScene)
    @objc optional func sceneWillEnterForeground(_ scene: UIScene)
    @objc optional func sceneDidEnterBackground(_ scene: UIScene)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    @objc optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    @objc optional func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    @objc optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    @objc optional func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    )
    @objc optional func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

@MainActor @preconcurrency @objc
public protocol UIWindowSceneDelegate: UISceneDelegate {
    @objc optional var window: UIWindow? { get set }
    @objc optional func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
    @available(
        iOS, introduced: 13.0, deprecated: 26.0,
        message:
            "Use windowScene(_:didUpdateEffectiveGeometry:), or the traits that views and view controllers inherit from the scene."
    )
    @objc optional func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    )
    @available(iOS 26.0, *)
    @objc optional func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    )
}
