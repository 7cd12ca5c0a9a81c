/// The views of `--shell stack`: the tab bar, a stack in each tab, and what hosts the pages that Compose draws.
struct NavigationViewText {
    let plan: ShellPlan

    static let fileName = "NativeNavContentView.swift"
    /// The view that stands for the whole shell.
    static let root = "NativeNavContentView"

    var text: String {
        """
        import SwiftUI
        import \(plan.framework)

        \(tabView)

        \(titles)

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
        let about =
            isOne ? "The app's one stack." : "The tabs. The bar keeps its size while Compose scrolls, which UIKit does not see."
        let indent = isOne ? "            " : "        "
        let bar = """
                    TabView(selection: $appCoordinator.tabBarSelection) {
            \(plan.tabs.map(tab).joined(separator: "\n"))
                    }
            """
        return """
            /// \(about)
            @available(iOS 26.0, *)
            struct \(Self.root): View {
                @State private var appCoordinator = AppNavigationCoordinator()\(storage)

                var body: some View {
            \(isOne ? "        content(of: .\(plan.tabs[0].name))" : bar)\(modifiers.map { "\n\(indent)\($0)" }.joined())
                }

                private func content(of tab: \(plan.tabType)) -> some View {
                    TabContentView(tab: tab, coordinator: appCoordinator.coordinator(for: tab), appCoordinator: appCoordinator)
                }
            }
            """
    }

    private func tab(_ tab: ShellPlan.Tab) -> String {
        let role = tab.isSearch ? ", role: .search" : ""
        let condition = tab.condition.map { "            // Compose shows it only where `\(Self.oneLine($0))`.\n" } ?? ""
        return """
            \(condition)            Tab(\(plan.tabType).\(tab.name).title, systemImage: "\(tab.symbol)", value: \(plan.tabType).\(tab.name)\(role)) {
                            content(of: .\(tab.name))
                        }
            """
    }

    private var titles: String {
        let cases = plan.tabs.map { tab in
            "        case .\(tab.name): String(localized: \(Self.literal(tab.title)))"
        }
        return """
            @available(iOS 26.0, *)
            extension \(plan.tabType) {
                var title: String {
                    switch self {
            \(cases.joined(separator: "\n"))
                    }
                }
            }
            """
    }

    /// Without a bar there is nothing to hide.
    private var hidesBar: String {
        guard plan.keepsStart, plan.tabs.count > 1 else { return "" }
        return "\n                .toolbarVisibility(appCoordinator.isBeforeTabs ? .hidden : .automatic, for: .tabBar)"
    }

    private var startCallback: String {
        plan.keepsStart ? ",\n            onStart: { appCoordinator.setBeforeTabs($0.boolValue, in: tab) }" : ""
    }

    private var tabContent: String {
        """
        /// One tab: its root, and the pages above it.
        @available(iOS 26.0, *)
        struct TabContentView: View {
            let tab: \(plan.tabType)
            @Bindable var coordinator: TabNavigationCoordinator
            let appCoordinator: AppNavigationCoordinator

            var body: some View {
                NavigationStack(path: $coordinator.path) {
                    NativeNavComposeView(tab: tab, coordinator: coordinator, appCoordinator: appCoordinator)
                        .ignoresSafeArea()
                        // Though the bar is hidden, the back button of the next page is named by it.
                        .navigationTitle(tab.title)
                        .toolbarVisibility(.hidden, for: .navigationBar)\(hidesBar)
                        .navigationDestination(for: RouteWrapper.self) { page in
                            DetailComposeView(page: page, tab: tab, coordinator: coordinator, appCoordinator: appCoordinator)
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

            func makeUIViewController(context: Context) -> UIViewController {
                \(plan.entryClass).MainViewController(
                    topLevelRoute: tab.root,
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

            func makeUIViewController(context: Context) -> UIViewController {
                \(plan.entryClass).ScreenViewController(
                    route: page.route,
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

    static func literal(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
