@MainActor @preconcurrency @objc
open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) {}
    public convenience override init() { fatalError() }
    open var view: UIView!
    open var title: String?
    open var navigationItem: UINavigationItem { fatalError() }
    open var navigationController: UINavigationController? { nil }
    open var tabBarController: UITabBarController? { nil }
    open var splitViewController: UISplitViewController? { nil }
    open var tabBarItem: UITabBarItem!
    open var parent: UIViewController? { nil }
    open var children: [UIViewController] { [] }
    open var presentedViewController: UIViewController? { nil }
    open var presentingViewController: UIViewController? { nil }
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { .automatic }
        set {}
    }
    open var hidesBottomBarWhenPushed: Bool {
        get { false }
        set {}
    }
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
    open var viewIfLoaded: UIView? { nil }
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { .zero }
        set {}
    }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    @available(iOS 15.0, *)
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
    @available(iOS 15.0, *)
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .light }
        set {}
    }
    open var traitCollection: UITraitCollection { fatalError() }
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {}
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
    open func addChild(_ childController: UIViewController) {}
    open func removeFromParent() {}
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func viewSafeAreaInsetsDidChange() {}
}

@objc
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

@objc
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

@MainActor @preconcurrency @objc
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var navigationBar: UINavigationBar { fatalError() }
    open var viewControllers: [UIViewController] {
        get { [] }
        set {}
    }
    open var topViewController: UIViewController? { nil }
    open var visibleViewController: UIViewController? { nil }
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    @available(iOS 26.0, *)
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
    open var isNavigationBarHidden: Bool {
        get { false }
        set {}
    }
    open var isToolbarHidden: Bool {
        get { false }
        set {}
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { nil }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
}

@MainActor @preconcurrency @objc
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    @objc optional func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    )
    @objc optional func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    )
}

@MainActor @preconcurrency @objc
open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]?
    open var selectedIndex: Int {
        get { 0 }
        set {}
    }
    open unowned(unsafe) var selectedViewController: UIViewController?
    open var tabBar: UITabBar { fatalError() }
    open weak var delegate: (any UITabBarControllerDelegate)?
    @available(iOS 18.0, *)
    open var tabs: [UITab] {
        get { [] }
        set {}
    }
    @available(iOS 18.0, *)
    open var selectedTab: UITab? {
        get { nil }
        set {}
    }
    @available(iOS 18.0, *)
    open var isTabBarHidden: Bool {
        get { false }
        set {}
    }
    @available(iOS 18.0, *)
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {}
    @available(iOS 26.0, *)
    open var tabBarMinimizeBehavior: MinimizeBehavior {
        get { .automatic }
        set {}
    }

    @available(iOS 26.0, *)
    @objc(UITabBarMinimizeBehavior)
    public enum MinimizeBehavior: Int, Sendable {
        case automatic, never, onScrollDown, onScrollUp
    }
}

@MainActor @preconcurrency @objc
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    )
    @available(iOS 18.0, *)
    @objc optional func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
}

@MainActor @preconcurrency @objc
open class UISplitViewController: UIViewController {
    public weak var delegate: (any UISplitViewControllerDelegate)?
    @objc(UISplitViewControllerStyle)
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }
    @available(iOS 14.0, *)
    public init(style: UISplitViewController.Style) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var viewControllers: [UIViewController] {
        get { [] }
        set {}
    }
}

@MainActor @preconcurrency @objc
public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
