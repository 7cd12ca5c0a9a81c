import Foundation
import Observation
import ComposeApp

/// A page above a tab's root. Its identity is its own, so that one route can be on a stack twice.
@available(iOS 26.0, *)
struct RouteWrapper: Hashable, Identifiable {
    let id = UUID()
    let route: AppRoute

    static func == (left: RouteWrapper, right: RouteWrapper) -> Bool {
        left.id == right.id
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

/// The pages above one tab's root.
@available(iOS 26.0, *)
@MainActor
@Observable
final class TabNavigationCoordinator {
    /// SwiftUI shortens it when a person goes back.
    var path: [RouteWrapper] = []

    func push(_ route: AppRoute) {
        path.append(RouteWrapper(route: route))
    }

    func pop() {
        _ = path.popLast()
    }

    /// Takes a page off, with what is above it. A page that has gone asks in vain: a second tap on its back button
    /// may come while it still moves away.
    func pop(_ page: RouteWrapper) {
        guard let index = path.firstIndex(of: page) else { return }
        path.removeSubrange(index...)
    }

    func popToRoot() {
        path.removeAll()
    }
}

/// The tabs, in the order of the bar.
@available(iOS 26.0, *)
enum AppTab: String, CaseIterable {
    case stalls, basket, account

    /// The tab whose root a route is; nil for all other pages.
    init?(root route: AppRoute) {
        switch route.path {
        case "stalls": self = .stalls
        case "basket": self = .basket
        case "account": self = .account
        default: return nil
        }
    }

    var root: AppRoute {
        switch self {
        case .stalls: AppRoute(path: "stalls", title: nil, subtitle: nil)
        case .basket: AppRoute(path: "basket", title: nil, subtitle: nil)
        case .account: AppRoute(path: "account", title: nil, subtitle: nil)
        }
    }
}

/// The selected tab, and the stacks of all tabs.
@available(iOS 26.0, *)
@MainActor
@Observable
final class AppNavigationCoordinator {
    var selectedTab = AppTab.stalls
    let stallsCoordinator = TabNavigationCoordinator()
    let basketCoordinator = TabNavigationCoordinator()
    let accountCoordinator = TabNavigationCoordinator()

    /// What the tab bar is bound to. A tap on the selected tab sets it too, and goes back to the tab's root.
    var tabBarSelection: AppTab {
        get { selectedTab }
        set {
            if newValue == selectedTab { coordinator(for: newValue).popToRoot() }
            selectedTab = newValue
        }
    }

    func coordinator(for tab: AppTab) -> TabNavigationCoordinator {
        switch tab {
        case .stalls: stallsCoordinator
        case .basket: basketCoordinator
        case .account: accountCoordinator
        }
    }

    /// Shows a page above those that a person sees: one that has just shown another tab means a page of that tab.
    func push(_ route: AppRoute) {
        coordinator(for: selectedTab).push(route)
    }

    /// Shows the tab that a page asks for; a page of that tab means its root.
    func activateTab(for route: AppRoute, from tab: AppTab) {
        guard let target = AppTab(root: route) else { return }
        if target == tab { coordinator(for: tab).popToRoot() }
        selectedTab = target
    }

    /// Shows a route alone: a tab's root, or a page right above the root of the tab that asks.
    func set(_ route: AppRoute, from tab: AppTab) {
        let coordinator = coordinator(for: tab)
        coordinator.popToRoot()
        if let target = AppTab(root: route) {
            open(tab: target)
        } else {
            coordinator.push(route)
        }
    }

    /// Shows a tab with these pages above its root, for a link or a notification.
    func open(tab: AppTab, path: [AppRoute] = []) {
        coordinator(for: tab).path = path.map { RouteWrapper(route: $0) }
        selectedTab = tab
    }
}

// MARK: - State restoration

@available(iOS 26.0, *)
extension AppNavigationCoordinator {
    private struct SavedNavigation: Codable {
        var version: String
        var selectedTab: String
        var paths: [String: [SavedPage]]
    }

    private struct SavedPage: Codable {
        var path: String
        var title: String?
        var subtitle: String?
    }

    /// The app's version and build.
    private static var version: String {
        ["CFBundleShortVersionString", "CFBundleVersion"]
            .map { Bundle.main.object(forInfoDictionaryKey: $0) as? String ?? "" }
            .joined(separator: " ")
    }

    /// The selected tab and the pages of every tab, as text.
    var savedNavigation: String {
        var saved = SavedNavigation(version: Self.version, selectedTab: selectedTab.rawValue, paths: [:])
        for tab in AppTab.allCases {
            saved.paths[tab.rawValue] = coordinator(for: tab).path.map {
                SavedPage(path: $0.route.path, title: $0.route.title, subtitle: $0.route.subtitle)
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(saved)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Shows what was saved, unless a link has opened a page already, or another version of the app has saved it: Kotlin
    /// can't show a page whose route it does not know.
    func restoreNavigation(from text: String) {
        guard AppTab.allCases.allSatisfy({ coordinator(for: $0).path.isEmpty }),
            let saved = try? JSONDecoder().decode(SavedNavigation.self, from: Data(text.utf8)),
            saved.version == Self.version
        else { return }
        for tab in AppTab.allCases {
            for page in saved.paths[tab.rawValue] ?? [] {
                coordinator(for: tab).push(AppRoute(path: page.path, title: page.title, subtitle: page.subtitle))
            }
        }
        selectedTab = AppTab(rawValue: saved.selectedTab) ?? selectedTab
    }
}
