import UIKit
import UserNotifications

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator!
    private let store = EntryStore()
    private let cover = PrivacyCover()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        store.load()
        BarStyle.install()
        UNUserNotificationCenter.current().delegate = self

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = BarStyle.brand
        coordinator = AppCoordinator(window: window, store: store)
        coordinator.start(quietly: launchOptions?[.url] != nil)
        window.makeKeyAndVisible()
        self.window = window

        application.registerForRemoteNotifications()
        return true
    }

    // ledger://entry/3 and the like.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        guard url.scheme == "ledger" else { return false }
        // Told for apps of the same team alone, such as the one that scans receipts.
        if let source = options[.sourceApplication] as? String { store.lastSource = source }
        return coordinator.open(url)
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        guard let url = userActivity.webpageURL else { return false }
        return coordinator.open(url)
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(coordinator.run(shortcutItem.type))
    }

    // On a phone a receipt is read in all directions but one.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        // There is one window.
        builder.remove(menu: .newScene)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        coordinator.refresh()
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        cover.lift()
    }

    func applicationWillResignActive(_ application: UIApplication) {
        // The app switcher shows no sums.
        cover.lay()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        store.save()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        store.save()
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if let text = response.notification.request.content.userInfo["link"] as? String, let url = URL(string: text) {
            _ = coordinator.open(url)
        }
        completionHandler()
    }
}
