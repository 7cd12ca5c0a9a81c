import UIKit

/// The app's navigation controller: its own bar, and a swipe back on every page but the first.
class LedgerNavigationController: UINavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = BarStyle.brand
        look.titleTextAttributes = [.foregroundColor: UIColor.white]
        look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigationBar.standardAppearance = look
        navigationBar.isTranslucent = false
        interactivePopGestureRecognizer?.delegate = self
    }
}

extension LedgerNavigationController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }
}
