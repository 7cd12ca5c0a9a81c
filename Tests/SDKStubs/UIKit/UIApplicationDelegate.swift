@MainActor @preconcurrency @objc
public protocol UIApplicationDelegate: NSObjectProtocol {
    @objc optional var window: UIWindow? { get set }
    @objc optional func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    @objc optional func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use UIScene lifecycle.")
    @objc optional func applicationDidBecomeActive(_ application: UIApplication)
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use UIScene lifecycle.")
    @objc optional func applicationWillResignActive(_ application: UIApplication)
    @available(iOS, introduced: 4.0, deprecated: 26.0, message: "Use UIScene lifecycle.")
    @objc optional func applicationDidEnterBackground(_ application: UIApplication)
    @available(iOS, introduced: 4.0, deprecated: 26.0, message: "Use UIScene lifecycle.")
    @objc optional func applicationWillEnterForeground(_ application: UIApplication)
    @objc optional func applicationWillTerminate(_ application: UIApplication)
    @objc optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use UIScene lifecycle.")
    @objc optional func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    @available(iOS, introduced: 8.0, deprecated: 26.0, message: "Use UIScene lifecycle.")
    @objc optional func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use UIScene lifecycle.")
    @objc optional func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    )
    @objc optional func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    )
    @objc optional func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    )
    @objc optional func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    @objc optional func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    )
    @available(
        iOS, introduced: 6.0, deprecated: 27.0, message: "Use UIWindowSceneDelegate.supportedInterfaceOrientations(for:)."
    )
    @objc optional func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    public static func main() {}
}

@objc
public protocol UIUserActivityRestoring: NSObjectProtocol {}

@MainActor @preconcurrency @objc
open class UIApplicationShortcutItem: NSObject {
    open var type: String { "" }
    open var localizedTitle: String { "" }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
    public static let all = UIInterfaceOrientationMask(rawValue: 30)
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

extension UIInterfaceOrientationMask: _BridgedValue {
    public typealias _ObjectiveCType = NSNumber
}

extension UIApplication.LaunchOptionsKey: _BridgedValue {
    public typealias _ObjectiveCType = NSString
}

extension UIApplication.OpenURLOptionsKey: _BridgedValue {
    public typealias _ObjectiveCType = NSString
}

extension UIApplication.OpenExternalURLOptionsKey: _BridgedValue {
    public typealias _ObjectiveCType = NSString
}
