@MainActor @preconcurrency @objc
open class UIBarItem: NSObject, UIAppearance {
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
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

@MainActor @preconcurrency @objc
open class UITabBarItem: UIBarItem {
    public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
    open var badgeValue: String?
}

@MainActor @preconcurrency @objc
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

@MainActor @preconcurrency @objc
open class UINavigationItem: NSObject {
    public init(title: String) {}
    public override init() {}
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
    open var leftItemsSupplementBackButton: Bool {
        get { false }
        set {}
    }
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
