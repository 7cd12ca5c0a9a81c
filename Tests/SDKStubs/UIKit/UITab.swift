/// The tabs of a tab bar controller since iOS 18.
@available(iOS 18.0, *)
@MainActor @preconcurrency @objc
open class UITab: NSObject {
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) { super.init() }
    open var identifier: String { "" }
    open var title: String {
        get { "" }
        set {}
    }
    open var image: UIImage? {
        get { nil }
        set {}
    }
    open var viewController: UIViewController? { nil }
    open var isHidden: Bool {
        get { false }
        set {}
    }
}

@available(iOS 18.0, *)
@MainActor @preconcurrency @objc
open class UISearchTab: UITab {
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(title: "", image: nil, identifier: "", viewControllerProvider: viewControllerProvider)
    }
}
