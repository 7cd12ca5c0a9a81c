/// The coordinators of a Decompose app's stack shell: plain Swift that follows Kotlin's stack.
struct ChildStackCoordinatorText {
    let plan: ChildStackPlan

    var text: String {
        """
        import Observation
        import \(plan.framework)

        /// A page of Kotlin's stack. Its identity is its own, so that one configuration can be on the stack twice.
        @available(iOS 26.0, *)
        struct StackPage: Hashable, Identifiable {
            let page: NativePage

            var id: Int64 { page.id }

        \(ShellTabText.identity(of: "StackPage"))
        }

        /// A root and the pages above it.
        @available(iOS 26.0, *)
        @MainActor
        @Observable
        final class StackCoordinator {
            private(set) var root: StackPage?
            private var pages: [StackPage] = []
            /// Asks Kotlin to go back to a page, and shows what it has then.
            @ObservationIgnored var goBack: (StackPage) -> Void = { _ in }

            /// What the navigation stack is bound to. SwiftUI shortens it when a person goes back.
            var path: [StackPage] {
                get { pages }
                set {
                    guard newValue != pages, let page = newValue.last ?? root else { return }
                    // What SwiftUI shows by now. Should Kotlin keep the page, it is pushed again.
                    pages = newValue
                    goBack(page)
                }
            }

            /// Shows what Kotlin has.
            func show(_ stack: [StackPage]) {
                let above = Array(stack.dropFirst())
                if root != stack.first { root = stack.first }
                if pages != above { pages = above }
            }
        }

        \(plan.tabs.isEmpty ? single : tabs)

        """
    }

    // MARK: - One stack

    private var single: String {
        """
        /// Follows Kotlin's stack, which stays the only one: SwiftUI asks it to go back, and shows what it has.
        @available(iOS 26.0, *)
        @MainActor
        @Observable
        final class AppNavigationCoordinator {
            let stack: NativeStack
            let coordinator = StackCoordinator()
            @ObservationIgnored private var pages: [StackPage] = []

            init(stack: NativeStack) {
                self.stack = stack
                coordinator.goBack = { [weak self] in self?.goBack(to: $0) }
            }

            isolated deinit {
                stack.stop()
            }

            func start() {
                stack.observe { [weak self] pages in self?.show(pages.map { StackPage(page: $0) }) }
            }

            private func show(_ pages: [StackPage]) {
                self.pages = pages
                coordinator.show(pages)
            }

            private func goBack(to page: StackPage) {
                stack.popTo(page: page.page)
                show(pages)
            }
        }
        """
    }

    // MARK: - Tabs

    private var tabs: String {
        let names = plan.tabs.map(\.name)
        let shared = ShellTabText(tabs: plan.tabs, type: plan.tabType)
        return """
            /// The tabs, in the order of the bar: the number is Kotlin's.
            @available(iOS 26.0, *)
            enum \(plan.tabType): Int32, CaseIterable {
                case \(names.joined(separator: ", "))
            }

            /// Follows Kotlin's stack, which stays the only one: a tab's root and the pages above it are a stack of SwiftUI's.
            @available(iOS 26.0, *)
            @MainActor
            @Observable
            final class AppNavigationCoordinator {
                let stack: NativeStack
                /// The tab that shows; nil while a page shows that is in no tab.
                private(set) var selectedTab: \(plan.tabType)?
                /// The pages that are in no tab.
                let startCoordinator = StackCoordinator()
            \(shared.coordinators(of: "StackCoordinator"))
                @ObservationIgnored private var pages: [StackPage] = []

                init(stack: NativeStack) {
                    self.stack = stack
                    for coordinator in [startCoordinator] + \(plan.tabType).allCases.map(coordinator) {
                        coordinator.goBack = { [weak self] in self?.goBack(to: $0) }
                    }
                }

                isolated deinit {
                    stack.stop()
                }

                func start() {
                    stack.observe { [weak self] pages in self?.show(pages.map { StackPage(page: $0) }) }
                }

            \(shared.lookup(of: "StackCoordinator"))

                /// What the tab bar is bound to. A tap on the selected tab sets it too, and goes back to the tab's root.
                var tabBarSelection: \(plan.tabType) {
                    get { selectedTab ?? .\(names.first ?? "") }
                    set {
                        guard newValue != selectedTab else {
                            coordinator(for: newValue).path = []
                            return
                        }
                        // What the bar shows by now. Should Kotlin keep the tab, it is selected again.
                        selectedTab = newValue
                        stack.select(\(plan.selectLabel): newValue.rawValue)
                        show(pages)
                    }
                }

                private func show(_ pages: [StackPage]) {
                    self.pages = pages
                    var tab: \(plan.tabType)?
                    var stacks: [\(plan.tabType)?: [StackPage]] = [:]
                    for page in pages {
                        if let own = \(plan.tabType)(rawValue: page.page.tab) {
                            tab = own
                            stacks[own] = [page]
                        } else {
                            stacks[tab, default: []].append(page)
                        }
                    }
                    startCoordinator.show(stacks[nil] ?? [])
                    for tab in \(plan.tabType).allCases {
                        coordinator(for: tab).show(stacks[tab] ?? [])
                    }
                    if selectedTab != tab { selectedTab = tab }
                }

                private func goBack(to page: StackPage) {
                    // To go back to a page of another tab would take the tabs above it off.
                    if let index = pages.firstIndex(of: page), pages[(index + 1)...].allSatisfy({ $0.page.tab < 0 }) {
                        stack.popTo(page: page.page)
                    }
                    show(pages)
                }
            }
            """
    }
}
