/// The Swift of `--shell tabs`: a tab bar controller with empty pages above the one page that Compose draws.
struct TabsSwiftText {
    static let fileName = "NativeTabsView.swift"
    static let root = "NativeTabsView"
    static let types = [
        "NativeTabsView", "NativeTabsController", "NativeTabsContainer", "NativeTabPage", "NativeTabBarConnection",
    ]

    let framework: String
    let entryClass: String
    /// What the entry point is given besides the tabs: `graph: graph, `.
    let arguments: String
    let tabs: [ShellPlan.Tab]
    let hasAccentColor: Bool

    var text: String {
        """
        import SwiftUI
        import \(framework)

        /// The app below the system's tab bar. The app decides which tab shows: a tap asks it, and the bar follows.
        @available(iOS 26.0, *)
        struct \(Self.root): UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIViewController {
                NativeTabsController()
            }

            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }

        @available(iOS 26.0, *)
        final class NativeTabsController: UIViewController, UITabBarControllerDelegate {
            private let bar = UITabBarController()
            private let connection = NativeTabBarConnection()
            private lazy var tabs = NativeTabs(bar: connection)
            private lazy var page = \(entryClass).\(TabsKotlinText.entry)(\(arguments)nativeTabs: tabs)

            override func loadView() {
                view = NativeTabsContainer()
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                connection.controller = self
                bar.delegate = self
                bar.tabs = [
        \(tabs.map { "            \(tab($0))," }.joined(separator: "\n"))
                ]
                bar.view.backgroundColor = .clear\(hasAccentColor ? "\n        bar.view.tintColor = UIColor(named: \"AccentColor\")" : "")
                for child in [page, bar] {
                    addChild(child)
                    child.view.frame = view.bounds
                    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(child.view)
                    child.didMove(toParent: self)
                }
                (view as? NativeTabsContainer)?.page = page.view
            }

            override var childForStatusBarStyle: UIViewController? { page }
            override var childForStatusBarHidden: UIViewController? { page }
            override var childForHomeIndicatorAutoHidden: UIViewController? { page }

            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
                if let index = bar.tabs.firstIndex(of: tab) { tabs.select(tab: Int32(index)) }
                return false
            }

            fileprivate func show(_ index: Int) {
                bar.setTabBarHidden(false, animated: true)
                guard bar.tabs.indices.contains(index) else { return }
                bar.selectedTab = bar.tabs[index]
            }

            fileprivate func hide() {
                bar.setTabBarHidden(true, animated: true)
            }

            private func tab(_ identifier: String, _ title: String, _ symbol: String) -> UITab {
                UITab(title: title, image: UIImage(systemName: symbol), identifier: identifier) { [unowned self] _ in emptyPage() }
            }

            private func emptyPage() -> UIViewController {
                let empty = NativeTabPage()
                empty.onInsetsChange = { [weak self] insets in self?.leaveRoom(insets) }
                return empty
            }

            /// The page of Compose ends where the bar begins, as the page of a tab does.
            private func leaveRoom(_ insets: UIEdgeInsets) {
                let own = view.safeAreaInsets
                page.additionalSafeAreaInsets = UIEdgeInsets(
                    top: max(0, insets.top - own.top), left: max(0, insets.left - own.left),
                    bottom: max(0, insets.bottom - own.bottom), right: max(0, insets.right - own.right))
            }
        }

        /// What is touched beside the bar is the page of Compose below it.
        @available(iOS 26.0, *)
        final class NativeTabsContainer: UIView {
            weak var page: UIView?

            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                // An empty page, or what holds it: everything else above Compose is a part of the bar.
                guard let hit, let page, hit.holdsEmptyPage else { return hit }
                return page.hitTest(convert(point, to: page), with: event)
            }
        }

        /// The page of a tab, which is empty: what shows through is Compose.
        @available(iOS 26.0, *)
        final class NativeTabPage: UIViewController {
            var onInsetsChange: ((UIEdgeInsets) -> Void)?

            override func loadView() {
                view = EmptyPageView()
            }

            override func viewSafeAreaInsetsDidChange() {
                super.viewSafeAreaInsetsDidChange()
                if viewIfLoaded?.window != nil { onInsetsChange?(view.safeAreaInsets) }
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                onInsetsChange?(view.safeAreaInsets)
            }
        }

        @available(iOS 26.0, *)
        private final class EmptyPageView: UIView {}

        @available(iOS 26.0, *)
        extension UIView {
            fileprivate var holdsEmptyPage: Bool {
                self is EmptyPageView || subviews.contains { $0.holdsEmptyPage }
            }
        }

        /// What the app tells the bar.
        @available(iOS 26.0, *)
        @MainActor
        final class NativeTabBarConnection: @preconcurrency NativeTabBar {
            fileprivate weak var controller: NativeTabsController?

            func show(selectedTab: Int32) {
                controller?.show(Int(selectedTab))
            }

            func hide() {
                controller?.hide()
            }
        }

        """
    }

    private func tab(_ tab: ShellPlan.Tab) -> String {
        // The title and the image of a search tab are the system's.
        if tab.isSearch { return "UISearchTab { [unowned self] _ in emptyPage() }" }
        return "tab(\"\(tab.name)\", String(localized: \(ShellTabText.literal(tab.title))), \"\(tab.symbol)\")"
    }
}
