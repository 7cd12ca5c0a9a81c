@MainActor @preconcurrency @objc
open class UINavigationBar: UIView, UIBarPositioning {
    open weak var delegate: (any UINavigationBarDelegate)?
    open var barPosition: UIBarPosition { .any }
    open var items: [UINavigationItem]?
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {}
    open func pushItem(_ item: UINavigationItem, animated: Bool) {}
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

@MainActor @preconcurrency @objc
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

@MainActor @preconcurrency @objc
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?
}

@MainActor @preconcurrency @objc
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

@MainActor @preconcurrency @objc
open class UINavigationBarAppearance: UIBarAppearance {
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { UIBarButtonItemAppearance() }
        set {}
    }
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { UIBarButtonItemAppearance() }
        set {}
    }
    @available(iOS, introduced: 13.0, deprecated: 26.0, renamed: "prominentButtonAppearance")
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { UIBarButtonItemAppearance() }
        set {}
    }
    @available(iOS 26.0, *)
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { UIBarButtonItemAppearance() }
        set {}
    }
    open var titlePositionAdjustment: UIOffset {
        get { .zero }
        set {}
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { [:] }
        set {}
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { [:] }
        set {}
    }
}

@MainActor @preconcurrency @objc
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { UITabBarItemAppearance() }
        set {}
    }
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { UITabBarItemAppearance() }
        set {}
    }
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { UITabBarItemAppearance() }
        set {}
    }
}

@MainActor @preconcurrency @objc
open class UITabBarItemAppearance: NSObject {
    open var normal: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
    open var selected: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
}

@MainActor @preconcurrency @objc
open class UITabBarItemStateAppearance: NSObject {
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { [:] }
        set {}
    }
}

@MainActor @preconcurrency @objc
open class UIBarButtonItemAppearance: NSObject {
    open var normal: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
    open var highlighted: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
}

@MainActor @preconcurrency @objc
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { [:] }
        set {}
    }
}

@MainActor @preconcurrency @objc
open class UIToolbarAppearance: UIBarAppearance {}

@objc
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

@objc
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
}
