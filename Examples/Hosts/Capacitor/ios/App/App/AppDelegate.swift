import UIKit
import Capacitor

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // What the app does before its first page.
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // Called before a phone call, the app switcher and the like.
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        // Called when the app is left.
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        // Called when one comes back to it.
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // Called when the app is in use, the first time too.
    }

    func applicationWillTerminate(_ application: UIApplication) {
        // Called before the app ends.
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        // Plugins hear of links by this call.
        return ApplicationDelegateProxy.shared.application(app, open: url, options: options)
    }

    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
        // Plugins hear of universal links by this call.
        return ApplicationDelegateProxy.shared.application(application, continue: userActivity, restorationHandler: restorationHandler)
    }

}
