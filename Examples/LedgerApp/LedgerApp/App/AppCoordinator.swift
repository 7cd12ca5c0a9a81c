import UIKit

/// Decides what is shown, from the first page on.
final class AppCoordinator {
    private let window: UIWindow
    private let store: EntryStore
    private let tabs = LedgerTabBarController()
    private let entries: LedgerNavigationController

    init(window: UIWindow, store: EntryStore) {
        self.window = window
        self.store = store
        entries = LedgerNavigationController(rootViewController: EntryListController(store: store))
    }

    func start(quietly: Bool) {
        let reports = LedgerNavigationController(rootViewController: ReportsController(store: store))
        let settings = LedgerNavigationController(rootViewController: SettingsController(store: store))
        entries.tabBarItem = UITabBarItem(title: "Entries", image: UIImage(systemName: "list.bullet"), tag: 0)
        reports.tabBarItem = UITabBarItem(title: "Reports", image: UIImage(systemName: "chart.bar"), tag: 1)
        settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 2)
        tabs.viewControllers = [entries, reports, settings]
        tabs.selectedIndex = quietly ? 0 : store.lastTab
        window.rootViewController = tabs
    }

    /// Shows what a link stands for, and says whether it stands for anything.
    func open(_ url: URL) -> Bool {
        guard let number = Int(url.lastPathComponent), let entry = store.entry(number) else { return false }
        tabs.selectedIndex = 0
        entries.popToRootViewController(animated: false)
        entries.pushViewController(EntryDetailController(entry: entry, store: store), animated: false)
        return true
    }

    func run(_ shortcut: String) -> Bool {
        guard shortcut == "new-entry" else { return false }
        tabs.selectedIndex = 0
        let editor = LedgerNavigationController(rootViewController: EntryEditorController(store: store))
        tabs.present(editor, animated: true)
        return true
    }

    func refresh() {
        store.load()
    }
}
