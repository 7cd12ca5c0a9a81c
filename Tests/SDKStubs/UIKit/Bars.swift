@MainActor @objc
open class UINavigationBar: UIView {
    open var barStyle: UIBarStyle {
        get { .default }
        set {}
    }
    open var isTranslucent: Bool {
        get { true }
        set {}
    }
    open var prefersLargeTitles: Bool {
        get { false }
        set {}
    }
    open var barTintColor: UIColor?
    open var shadowImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance: UINavigationBarAppearance {
        get { UINavigationBarAppearance() }
        set {}
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    @available(iOS 15.0, *)
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { nil }
        set {}
    }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

@MainActor @objc
open class UITabBar: UIView {
    open var isTranslucent: Bool {
        get { true }
        set {}
    }
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var standardAppearance: UITabBarAppearance {
        get { UITabBarAppearance() }
        set {}
    }
    @available(iOS 15.0, *)
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { nil }
        set {}
    }
}

@MainActor @objc
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?
}

@MainActor @objc
open class UIBarAppearance: NSObject {
    public override init() {}
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
}

@MainActor @objc
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { [:] }
        set {}
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { [:] }
        set {}
    }
}

@MainActor @objc
open class UITabBarAppearance: UIBarAppearance {}

@MainActor @objc
open class UIToolbarAppearance: UIBarAppearance {}

@objc
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

@objc
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
}

@MainActor @objc
open class UIBarItem: NSObject {
    public override init() {}
    open var title: String?
    open var image: UIImage?
    open var isEnabled: Bool {
        get { true }
        set {}
    }
    open var tag: Int {
        get { 0 }
        set {}
    }
}

@MainActor @objc
open class UITabBarItem: UIBarItem {
    public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
    open var badgeValue: String?
}

@MainActor @objc
open class UIBarButtonItem: UIBarItem {
    @objc(UIBarButtonItemStyle)
    public enum Style: Int, Sendable {
        case plain
        @available(iOS, introduced: 2.0, deprecated: 26.0, renamed: "prominent")
        case done = 2
        @available(iOS 26.0, *)
        case prominent = 3
    }
    @objc(UIBarButtonSystemItem)
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }
    public convenience init(
        title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) { self.init() }
    public convenience init(
        image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) { self.init() }
    public convenience init(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
    ) { self.init() }
    public convenience init(customView: UIView) { self.init() }
    open var tintColor: UIColor?
    open var style: UIBarButtonItem.Style {
        get { .plain }
        set {}
    }
    @available(iOS 26.0, *)
    open var hidesSharedBackground: Bool {
        get { false }
        set {}
    }
    @available(iOS 26.0, *)
    open var sharesBackground: Bool {
        get { true }
        set {}
    }
}

@MainActor @objc
open class UINavigationItem: NSObject {
    public init(title: String) {}
    open var title: String?
    open var titleView: UIView?
    open var prompt: String?
    @available(iOS 26.0, *)
    open var subtitle: String? {
        get { nil }
        set {}
    }
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var backBarButtonItem: UIBarButtonItem?
    open var hidesBackButton: Bool {
        get { false }
        set {}
    }
    open var largeTitleDisplayMode: LargeTitleDisplayMode {
        get { .automatic }
        set {}
    }
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    @objc(UINavigationItemLargeTitleDisplayMode)
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }
}
