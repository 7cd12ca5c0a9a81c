import SwiftUI
import ComposeApp

/// The tabs. The bar keeps its size while Compose scrolls, which UIKit does not see.
@available(iOS 26.0, *)
struct NativeNavContentView: View {
    @State private var appCoordinator = AppNavigationCoordinator()
    @SceneStorage("navigation") private var savedNavigation = ""

    var body: some View {
        TabView(selection: $appCoordinator.tabBarSelection) {
            Tab(AppTab.stalls.title, systemImage: "house", value: AppTab.stalls) {
                content(of: .stalls)
            }
            Tab(AppTab.basket.title, systemImage: "cart", value: AppTab.basket) {
                content(of: .basket)
            }
            Tab(AppTab.account.title, systemImage: "person", value: AppTab.account) {
                content(of: .account)
            }
        }
        .onAppear { appCoordinator.restoreNavigation(from: savedNavigation) }
        .onChange(of: appCoordinator.savedNavigation) { _, navigation in savedNavigation = navigation }
    }

    private func content(of tab: AppTab) -> some View {
        TabContentView(tab: tab, coordinator: appCoordinator.coordinator(for: tab), appCoordinator: appCoordinator)
    }
}

@available(iOS 26.0, *)
extension AppTab {
    var title: String {
        switch self {
        case .stalls: String(localized: "Stalls")
        case .basket: String(localized: "Basket")
        case .account: String(localized: "Account")
        }
    }
}

/// One tab: its root, and the pages above it.
@available(iOS 26.0, *)
struct TabContentView: View {
    let tab: AppTab
    @Bindable var coordinator: TabNavigationCoordinator
    let appCoordinator: AppNavigationCoordinator

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            NativeNavComposeView(tab: tab, coordinator: coordinator, appCoordinator: appCoordinator)
                .ignoresSafeArea()
                // Though the bar is hidden, the back button of the next page is named by it.
                .navigationTitle(tab.title)
                .toolbarVisibility(.hidden, for: .navigationBar)
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

/// A tab's root: the whole Compose app, whose navigation is forwarded.
@available(iOS 26.0, *)
struct NativeNavComposeView: UIViewControllerRepresentable {
    let tab: AppTab
    let coordinator: TabNavigationCoordinator
    let appCoordinator: AppNavigationCoordinator

    func makeUIViewController(context: Context) -> UIViewController {
        MainViewControllerKt.MainViewController(
            marketName: "Harbour Market",
            topLevelRoute: tab.root,
            onNavigate: { appCoordinator.push($0) },
            onGoBack: { coordinator.pop() },
            onSet: { appCoordinator.set($0, from: tab) },
            onActivate: { appCoordinator.activateTab(for: $0, from: tab) }
        )
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// A page above a tab's root, drawn by Compose.
@available(iOS 26.0, *)
struct DetailComposeView: UIViewControllerRepresentable {
    let page: RouteWrapper
    let tab: AppTab
    let coordinator: TabNavigationCoordinator
    let appCoordinator: AppNavigationCoordinator

    func makeUIViewController(context: Context) -> UIViewController {
        MainViewControllerKt.ScreenViewController(
            marketName: "Harbour Market",
            route: page.route,
            onNavigate: { appCoordinator.push($0) },
            onGoBack: { coordinator.pop(page) },
            onSet: { appCoordinator.set($0, from: tab) },
            onActivate: { appCoordinator.activateTab(for: $0, from: tab) }
        )
    }

    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
