#if canImport(UIKit) && os(iOS)
    import ShellCore
    import UIKit

    /// A navigation controller whose pages use the bar in three ways (`BarMode`) and say themselves whether a swipe goes back.
    ///
    ///     let navigation = ShellNavigationController(rootViewController: HomeViewController())
    ///     navigation.pageBackground = .systemBackground
    ///
    /// It shows and hides the bar for its pages (`BarVisibility`), so no page calls `setNavigationBarHidden(_:animated:)`. It is
    /// its own delegate: override the two methods of `UINavigationControllerDelegate` below, and call `super`.
    open class ShellNavigationController: UINavigationController, UINavigationControllerDelegate {
        private var visibility = BarVisibility(root: .shared)
        private var gates: [PopGestureGate] = []

        /// What shows in the rounded corners of a page that moves, from iOS 26 on: the colour of the pages (`Backdrop`). The
        /// window needs none then, because this layer covers it.
        public var pageBackground: UIColor? {
            didSet { viewIfLoaded?.backgroundColor = pageBackground }
        }

        /// Is told how many pages lie above the root whenever a transition has ended: for `StackModel.pop(toDepth:)`.
        public var onSettle: ((_ depth: Int) -> Void)?

        open override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
            if let pageBackground { view.backgroundColor = pageBackground }
            var recognizers = [interactivePopGestureRecognizer]
            if #available(iOS 26.0, *) { recognizers.append(interactiveContentPopGestureRecognizer) }
            gates = recognizers.compactMap { $0 }.map { PopGestureGate($0, of: self) }
        }

        open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
            super.setViewControllers(viewControllers, animated: animated)
            // A page may have become the root, or have ceased to be it, while it is visible: then the delegate hears nothing.
            updateBackButtons()
        }

        open func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            updateBackButtons()
            apply(visibility.handle(.willShow(mode(of: viewController), animated: animated)))
            guard let coordinator = transitionCoordinator else { return }
            if coordinator.isInteractive { apply(visibility.handle(.interactive)) }
            coordinator.notifyWhenInteractionChanges { [weak self] context in self?.follow(context) }
        }

        open func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            updateBar()
            onSettle?(viewControllers.count - 1)
        }

        /// Asks the visible page again how it uses the bar.
        public func updateBar() {
            guard let topViewController else { return }
            apply(visibility.handle(.didShow(mode(of: topViewController))))
            // Other code may have touched the bar.
            if isNavigationBarHidden != visibility.isHidden { setNavigationBarHidden(visibility.isHidden, animated: false) }
        }

        /// Whether a swipe may go back now.
        var popPermission: PopPermission {
            PopPermission(
                depth: viewControllers.count - 1, isEnabled: (topViewController as? any ShellPage)?.allowsSwipeBack ?? true,
                isMoving: transitionCoordinator != nil,
                isCustomised: isNavigationBarHidden || topViewController.map { hasOwnBackButton($0.navigationItem) } ?? false)
        }

        private func hasOwnBackButton(_ item: UINavigationItem) -> Bool {
            item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
        }

        private func mode(of page: UIViewController) -> BarMode { (page as? any ShellPage)?.barMode ?? .shared }

        /// A finger has let go of a transition, or has caught it again: also one that it had cancelled before.
        private func follow(_ context: any UIViewControllerTransitionCoordinatorContext) {
            if context.isCancelled {
                guard let source = context.viewController(forKey: .from) else { return }
                apply(visibility.handle(.cancelled(backTo: mode(of: source))))
            } else if let target = context.viewController(forKey: .to) {
                apply(visibility.handle(.willShow(mode(of: target), animated: context.isAnimated)))
                if context.isInteractive { apply(visibility.handle(.interactive)) }
            }
        }

        private func apply(_ change: BarVisibility.Change?) {
            if let change { setNavigationBarHidden(change.hidden, animated: change.animated) }
        }

        private func updateBackButtons() {
            for (depth, page) in viewControllers.enumerated() {
                guard let page = page as? ShellViewController, page.barMode == .page else { continue }
                page.pageBar.setBack(from: depth > 0 ? page : nil)
            }
        }
    }
#endif
