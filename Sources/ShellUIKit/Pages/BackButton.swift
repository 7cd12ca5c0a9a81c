#if canImport(UIKit) && os(iOS)
    import ShellCore
    import UIKit

    /// The back button of a ``PageBar``, made by the navigation controller: its type tells it from a button of the page.
    ///
    /// A tap goes back; a long press opens the menu that the system's button has. Both do nothing on a page that is leaving
    /// already, so that a second tap does not take the page beneath with it.
    final class BackButton: UIBarButtonItem {
        convenience init(on page: UIViewController) {
            let back = UIAction { [weak page] _ in page.flatMap(Self.navigation)?.popViewController(animated: true) }
            // The stack may be another one when the menu opens.
            let pages = UIDeferredMenuElement.uncached { [weak page] provide in
                provide(page.flatMap(Self.navigation).map(Self.pages) ?? [])
            }
            // The symbol turns with the reading direction, and has a name for VoiceOver.
            self.init(
                title: nil, image: UIImage(systemName: "chevron.backward"), primaryAction: back, menu: UIMenu(children: [pages]))
        }

        /// The stack on whose top a page is; nil where it is not.
        private static func navigation(under page: UIViewController) -> UINavigationController? {
            page.navigationController.flatMap { $0.topViewController === page ? $0 : nil }
        }

        private static func pages(of navigation: UINavigationController) -> [UIMenuElement] {
            let controllers = navigation.viewControllers
            guard let root = controllers.first else { return [] }
            var stack = StackModel<UIViewController>()
            stack.set(Array(controllers.dropFirst()))
            return stack.backMenu(root: root.barTitle, title: \.barTitle).map { line in
                UIAction(title: line.title) { [weak navigation] _ in
                    guard let navigation, line.depth < navigation.viewControllers.count else { return }
                    navigation.popToViewController(navigation.viewControllers[line.depth], animated: true)
                }
            }
        }
    }

    extension UIViewController {
        fileprivate var barTitle: String { (self as? ShellViewController)?.barItem.title ?? navigationItem.title ?? title ?? "" }
    }
#endif
