extension UIViewController {
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
}

@MainActor @preconcurrency @objc
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isCancelled: Bool { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
}

@MainActor @preconcurrency @objc
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}
