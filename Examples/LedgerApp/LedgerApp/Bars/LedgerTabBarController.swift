import UIKit

final class LedgerTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .white
        look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
        look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: BarStyle.brand]
        tabBar.standardAppearance = look
        tabBarMinimizeBehavior = .onScrollDown
    }
}
