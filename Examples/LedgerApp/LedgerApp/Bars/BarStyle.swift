import UIKit

/// The looks of all bars.
enum BarStyle {
    static let brand = UIColor(red: 0.13, green: 0.42, blue: 0.33, alpha: 1)
    static let navigationBarHeight: CGFloat = 44
    static let tabBarHeight: CGFloat = 83

    static func install() {
        UINavigationBar.appearance().tintColor = .white
        UINavigationBar.appearance().barTintColor = brand
        UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 17)], for: .normal)
    }

    /// What a bar over a photo has.
    static func overPhoto() -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        look.overrideUserInterfaceStyle = .dark
        return look
    }
}
