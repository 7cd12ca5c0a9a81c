import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    let pantry = Pantry()
    let navigator = Navigator()
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        pantry.load()
        // Whoever follows a link wants to see its shelf, and not another's name.
        navigator.showsLastShelf = launchOptions?[.url] == nil
        return true
    }

    // MARK: - Scenes

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    // MARK: - From before there were scenes

    func applicationDidBecomeActive(_ application: UIApplication) {
        window?.tintColor = pantry.hasExpiredItems ? .systemRed : .systemGreen
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // An open keyboard would show in the app switcher.
        window?.endEditing(true)
    }

    /// What was typed last must not be lost.
    func applicationDidEnterBackground(_ application: UIApplication) {
        pantry.save()
        application.isIdleTimerDisabled = false
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        pantry.load()  // the widget may have changed it
    }

    func applicationWillTerminate(_ application: UIApplication) {
        pantry.save()
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(navigator.run(shortcutItem.type))
    }
}
