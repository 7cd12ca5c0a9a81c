import UIKit

/// A window above everything, while the app is not in use.
final class PrivacyCover {
    private var window: UIWindow?

    func lay() {
        let cover = UIWindow(frame: UIScreen.main.bounds)
        cover.windowLevel = .alert
        cover.rootViewController = UIViewController()
        cover.backgroundColor = BarStyle.brand
        cover.isHidden = false
        window = cover
    }

    func lift() {
        window?.isHidden = true
        window = nil
    }
}
