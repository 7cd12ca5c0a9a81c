@_exported import Foundation

@MainActor @preconcurrency @objc
open class UIResponder: NSObject {
    public override nonisolated init() {}
    open var next: UIResponder? { nil }
    open func becomeFirstResponder() -> Bool { false }
    open func resignFirstResponder() -> Bool { false }
    open var isFirstResponder: Bool { false }
    open func buildMenu(with builder: any UIMenuBuilder) {}
}

@MainActor @preconcurrency @objc
open class UIApplication: UIResponder {
    public class var shared: UIApplication { UIApplication() }
    open weak var delegate: (any UIApplicationDelegate)?
    @available(
        iOS, introduced: 2.0, deprecated: 13.0,
        message:
            "Should not be used for applications that support multiple scenes as it returns a key window across all connected scenes"
    )
    open var keyWindow: UIWindow? { nil }
    @available(
        iOS, introduced: 2.0, deprecated: 15.0, message: "Use UIWindowScene.windows on a relevant window scene instead"
    )
    open var windows: [UIWindow] { [] }
    open var connectedScenes: Set<UIScene> { [] }
    open var applicationState: State { .active }
    open var isIdleTimerDisabled: Bool {
        get { false }
        set {}
    }
    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {}
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
    open func registerForRemoteNotifications() {}

    @objc public enum State: Int, Sendable {
        case active, inactive, background
    }

    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

    public struct OpenURLOptionsKey: Hashable, Sendable {
        private let index: Int
        private init(_ index: Int) { self.index = index }
        @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use UIScene lifecycle and UIScene.OpenURLOptions.")
        public static let sourceApplication = OpenURLOptionsKey(0)
        @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use UIScene lifecycle and UIScene.OpenURLOptions.")
        public static let annotation = OpenURLOptionsKey(1)
        @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use UIScene lifecycle and UIScene.OpenURLOptions.")
        public static let openInPlace = OpenURLOptionsKey(2)
        @available(iOS, introduced: 14.5, deprecated: 26.0, message: "Use UIScene lifecycle and UIScene.OpenURLOptions.")
        public static let eventAttribution = OpenURLOptionsKey(3)
    }

    public struct LaunchOptionsKey: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        @available(iOS, introduced: 3.0, deprecated: 26.0, message: "Use UIScene lifecycle and UIScene.ConnectionOptions.")
        public static let url = LaunchOptionsKey(rawValue: "url")
        @available(iOS, introduced: 3.0, deprecated: 26.0, message: "Use UIScene lifecycle and UIScene.ConnectionOptions.")
        public static let sourceApplication = LaunchOptionsKey(rawValue: "sourceApplication")
        @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use UIScene lifecycle and UIScene.ConnectionOptions.")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
        @available(iOS, introduced: 8.0, deprecated: 26.0, message: "Use UIScene lifecycle and UIScene.ConnectionOptions.")
        public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
        @available(iOS, introduced: 8.0, deprecated: 26.0, message: "Use UIScene lifecycle and UIScene.ConnectionOptions.")
        public static let userActivityType = LaunchOptionsKey(rawValue: "userActivityType")
        @available(iOS, introduced: 10.0, deprecated: 26.0, message: "Use UIScene lifecycle and UIScene.ConnectionOptions.")
        public static let cloudKitShareMetadata = LaunchOptionsKey(rawValue: "cloudKitShareMetadata")
        @available(iOS, introduced: 3.0, deprecated: 26.0, message: "Use UIScene lifecycle.")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
        @available(iOS, introduced: 4.0, deprecated: 26.0, message: "Use UIScene lifecycle.")
        public static let location = LaunchOptionsKey(rawValue: "location")
        @available(iOS, introduced: 7.0, deprecated: 26.0, message: "Use UIScene lifecycle.")
        public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "bluetoothCentrals")
        @available(iOS, introduced: 7.0, deprecated: 26.0, message: "Use UIScene lifecycle.")
        public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "bluetoothPeripherals")
    }

    nonisolated public class var didBecomeActiveNotification: NSNotification.Name { .init("") }
    nonisolated public class var willResignActiveNotification: NSNotification.Name { .init("") }
    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { .init("") }
    nonisolated public class var willEnterForegroundNotification: NSNotification.Name { .init("") }
    nonisolated public class var willTerminateNotification: NSNotification.Name { .init("") }
    nonisolated public class var openSettingsURLString: String { "" }
}

@MainActor @preconcurrency @objc
open class UIEvent: NSObject {}

@MainActor @preconcurrency @objc
open class UITouch: NSObject {}
