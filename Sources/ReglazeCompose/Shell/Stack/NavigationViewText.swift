/// The views of `--shell stack`: the tab bar, a stack in each tab, and what hosts the pages that Compose draws.
struct NavigationViewText {
    let plan: ShellPlan

    static let fileName = "NativeNavContentView.swift"
    /// The view that stands for the whole shell.
    static let root = "NativeNavContentView"

    private var shared: ShellTabText { ShellTabText(tabs: plan.tabs, type: plan.tabType) }

    var text: String {
        """
        import SwiftUI
        import \(plan.framework)

        \(tabView)

        \(shared.titles)

        \(tabContent)

        \(hosts)

        """
    }

    private var tabView: String {
        let storage = plan.restoration == nil ? "" : "\n    @SceneStorage(\"navigation\") private var savedNavigation = \"\""
        var modifiers: [String] = []
        if plan.hasAccentColor { modifiers.append(".tint(Color(\"AccentColor\"))") }
        if plan.restoration != nil {
            modifiers.append(".onAppear { appCoordinator.restoreNavigation(from: savedNavigation) }")
            modifiers.append(".onChange(of: appCoordinator.savedNavigation) { _, navigation in savedNavigation = navigation }")
        }
        let isOne = plan.tabs.count == 1
        let about = ShellTabText.about(isOne: isOne, one: "The app's one stack.")
        let indent = isOne ? "            " : "        "
        let bar = """
                    TabView(selection: $appCoordinator.tabBarSelection) {
            \(shared.items(indent: "            "))
                    }
            """
        return """
            /// \(about)
            @available(iOS 26.0, *)
            struct \(Self.root): View {
            \(properties)    @State private var appCoordinator = AppNavigationCoordinator()\(storage)
            \(initializer)
                var body: some View {
            \(isOne ? "        content(of: .\(plan.tabs[0].name))" : bar)\(modifiers.map { "\n\(indent)\($0)" }.joined())
                }

                private func content(of tab: \(plan.tabType)) -> some View {
                    TabContentView(tab: tab, coordinator: appCoordinator.coordinator(for: tab), appCoordinator: appCoordinator\(passed))
                }
            }
            """
    }

    /// What the views are given for Kotlin's entry points, a line each.
    private var properties: String {
        plan.values.compactMap { value in value.type.map { "    let \(value.name): \($0)\n" } }.joined()
    }

    /// What sets them from another file, which a private state forbids to the one that Swift would make.
    private var initializer: String {
        let values = plan.values.compactMap { value in value.type.map { (value.name, $0) } }
        guard !values.isEmpty else { return "" }
        let parameters = values.map { name, type in
            "\(name): \(type.contains("->") && !type.hasSuffix("?") ? "@escaping " : "")\(type)"
        }.joined(separator: ", ")
        let lines = values.map { name, _ in "\n        self.\(name) = \(name)" }.joined()
        return "\n    init(\(parameters)) {\(lines)\n    }\n"
    }

    /// The same, passed on to an inner view.
    private var passed: String { plan.values.filter { $0.type != nil }.map { ", \($0.name): \($0.name)" }.joined() }

    /// The same, passed to Kotlin, a line each.
    private var given: String { plan.values.map { "            \($0.argument),\n" }.joined() }

    /// Without a bar there is nothing to hide.
    private var hidesBar: String {
        guard plan.keepsStart, plan.tabs.count > 1 else { return "" }
        return "\n                .toolbarVisibility(appCoordinator.isBeforeTabs ? .hidden : .automatic, for: .tabBar)"
    }

    private var startCallback: String {
        plan.keepsStart ? ",\n            \(StartPages.callback): { appCoordinator.setBeforeTabs($0.boolValue, in: tab) }" : ""
    }

    private var tabContent: String {
        """
        /// One tab: its root, and the pages above it.
        @available(iOS 26.0, *)
        struct TabContentView: View {
            let tab: \(plan.tabType)
            @Bindable var coordinator: TabNavigationCoordinator
            let appCoordinator: AppNavigationCoordinator
        \(properties)
            var body: some View {
                NavigationStack(path: $coordinator.path) {
                    NativeNavComposeView(tab: tab, coordinator: coordinator, appCoordinator: appCoordinator\(passed))
                        .ignoresSafeArea()
                        // Though the bar is hidden, the back button of the next page is named by it.
                        .navigationTitle(tab.title)
                        .toolbarVisibility(.hidden, for: .navigationBar)\(hidesBar)
                        .navigationDestination(for: RouteWrapper.self) { page in
                            DetailComposeView(page: page, tab: tab, coordinator: coordinator, appCoordinator: appCoordinator\(passed))
                                .ignoresSafeArea()
                                .navigationTitle(page.route.title ?? "")
                                .navigationSubtitle(page.route.subtitle ?? "")
                                .toolbarTitleDisplayMode(.inline)
                        }
                }
            }
        }
        """
    }

    private var hosts: String {
        """
        /// A tab's root: the whole Compose app, whose navigation is forwarded.
        @available(iOS 26.0, *)
        struct NativeNavComposeView: UIViewControllerRepresentable {
            let tab: \(plan.tabType)
            let coordinator: TabNavigationCoordinator
            let appCoordinator: AppNavigationCoordinator
        \(properties)
            func makeUIViewController(context: Context) -> UIViewController {
                \(plan.entryClass).MainViewController(
        \(given)            topLevelRoute: tab.root,
                    onNavigate: { appCoordinator.push($0) },
                    onGoBack: { coordinator.pop() },
                    onSet: { appCoordinator.set($0, from: tab) },
                    onActivate: { appCoordinator.activateTab(for: $0, from: tab) }\(startCallback)
                )
            }

            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }

        /// A page above a tab's root, drawn by Compose.
        @available(iOS 26.0, *)
        struct DetailComposeView: UIViewControllerRepresentable {
            let page: RouteWrapper
            let tab: \(plan.tabType)
            let coordinator: TabNavigationCoordinator
            let appCoordinator: AppNavigationCoordinator
        \(properties)
            func makeUIViewController(context: Context) -> UIViewController {
                \(plan.entryClass).ScreenViewController(
        \(given)            route: page.route,
                    onNavigate: { appCoordinator.push($0) },
                    onGoBack: { coordinator.pop(page) },
                    onSet: { appCoordinator.set($0, from: tab) },
                    onActivate: { appCoordinator.activateTab(for: $0, from: tab) }
                )
            }

            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }
        """
    }
}
