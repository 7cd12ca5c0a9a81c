/// The coordinators of `--shell stack`: the navigation in plain Swift, without SwiftUI.
struct CoordinatorText {
    let plan: ShellPlan

    static let fileName = "NavigationCoordinators.swift"

    private var shared: ShellTabText { ShellTabText(tabs: plan.tabs, type: plan.tabType) }

    var text: String {
        """
        import Foundation
        import Observation
        import \(plan.framework)

        /// A page above a tab's root. Its identity is its own, so that one route can be on a stack twice.
        @available(iOS 26.0, *)
        struct RouteWrapper: Hashable, Identifiable {
            let id = UUID()
            let route: \(plan.routeType)

        \(ShellTabText.identity(of: "RouteWrapper"))
        }

        /// The pages above one tab's root.
        @available(iOS 26.0, *)
        @MainActor
        @Observable
        final class TabNavigationCoordinator {
            /// SwiftUI shortens it when a person goes back.
            var path: [RouteWrapper] = []

            func push(_ route: \(plan.routeType)) {
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

        \(tabs)

        \(appCoordinator)

        """
    }

    private var tabs: String {
        """
        /// The tabs, in the order of the bar.
        @available(iOS 26.0, *)
        enum \(plan.tabType): String, CaseIterable {
            case \(plan.tabs.map(\.name).joined(separator: ", "))

            /// The tab whose root a route is; nil for all other pages.
            init?(root route: \(plan.routeType)) {
                switch route\(plan.holdsPaths ? ".path" : "") {
        \(plan.tabs.map { "        case \(pattern($0)): self = .\($0.name)" }.joined(separator: "\n"))
                default: return nil
                }
            }

            var root: \(plan.topLevelType) {
                switch self {
        \(plan.tabs.map { "        case .\($0.name): \($0.routeExpression)" }.joined(separator: "\n"))
                }
            }
        }
        """
    }

    private func pattern(_ tab: ShellPlan.Tab) -> String {
        plan.holdsPaths ? ShellTabText.literal(tab.route) : "is \(tab.route)"
    }

    private var activation: String {
        guard plan.holdsPaths else {
            return """
                    /// Shows the tab that a page of another one asks for. A tab's root says its own tab when it starts, which is no change.
                    func activateTab(for route: \(plan.topLevelType), from tab: \(plan.tabType)) {
                        guard let target = \(plan.tabType)(root: route), target != tab else { return }
                        selectedTab = target
                    }
                """
        }
        return """
                /// Shows the tab that a page asks for; a page of that tab means its root.
                func activateTab(for route: \(plan.topLevelType), from tab: \(plan.tabType)) {
                    guard let target = \(plan.tabType)(root: route) else { return }
                    if target == tab { coordinator(for: tab).popToRoot() }
                    selectedTab = target
                }
            """
    }

    private var appCoordinator: String {
        """
        /// The selected tab, and the stacks of all tabs.
        @available(iOS 26.0, *)
        @MainActor
        @Observable
        final class AppNavigationCoordinator {
            var selectedTab = \(plan.tabType).\(plan.tabs.first?.name ?? "")
        \(shared.coordinators(of: "TabNavigationCoordinator"))\(plan.keepsStart ? start : "")

            /// What the tab bar is bound to. A tap on the selected tab sets it too, and goes back to the tab's root.
            var tabBarSelection: \(plan.tabType) {
                get { selectedTab }
                set {
                    if newValue == selectedTab { coordinator(for: newValue).popToRoot() }
                    selectedTab = newValue
                }
            }

        \(shared.lookup(of: "TabNavigationCoordinator"))

            /// Shows a page above those that a person sees: one that has just shown another tab means a page of that tab.
            func push(_ route: \(plan.routeType)) {
                coordinator(for: selectedTab).push(route)
            }

        \(activation)

            /// Shows a route alone: a tab's root, or a page right above the root of the tab that asks.
            func set(_ route: \(plan.routeType), from tab: \(plan.tabType)) {
                let coordinator = coordinator(for: tab)
                coordinator.popToRoot()
                if let target = \(plan.tabType)(root: route) {
                    open(tab: target)
                } else {
                    coordinator.push(route)
                }
            }

            /// Shows a tab with these pages above its root, for a link or a notification.
            func open(tab: \(plan.tabType), path: [\(plan.routeType)] = []) {
                coordinator(for: tab).path = path.map { RouteWrapper(route: $0) }
                selectedTab = tab
            }
        }\(plan.restoration.map { "\n\n" + RestorationText(plan: plan, way: $0).text } ?? "")
        """
    }

    private var start: String {
        """


            /// Whether a page before the tabs shows, for which the bar is hidden.
            private(set) var isBeforeTabs = false

            /// Compose says that a tab's root shows a page before the tabs, or does no longer.
            func setBeforeTabs(_ isBefore: Bool, in tab: \(plan.tabType)) {
                if isBefore { coordinator(for: tab).popToRoot() }
                isBeforeTabs = isBefore
            }
        """
    }
}
