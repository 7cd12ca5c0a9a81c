#if canImport(SwiftUI) && os(iOS)
    import ShellCore
    import SwiftUI

    /// A shell of tabs, each with a stack of its own.
    ///
    ///     ShellTabs($shell) { tab in
    ///         ShellTab(tab.title, systemImage: tab.symbol)
    ///     } root: { tab in
    ///         HomeView(tab: tab)
    ///     } page: { route in
    ///         PageView(route: route)
    ///     }
    ///
    /// The model may be `@State`, or a property of an observable object. A tap on the selected tab goes back to its root
    /// (`ShellModel.tap(_:)`). Give every root a `navigationTitle`, also under a hidden bar: from iOS 26 on the bar may be without a
    /// label else.
    @available(iOS 16.0, *)
    public struct ShellTabs<ID: Hashable, Route, Root: View, Page: View>: View {
        @Binding private var shell: ShellModel<ID, Route>
        private let minimize: MinimizeBehavior
        private let tab: (ID) -> ShellTab
        private let root: (ID) -> Root
        private let page: (Route) -> Page

        /// - Parameters:
        ///   - shell: the tabs and their stacks.
        ///   - minimize: when the bar makes itself small; iPhone, iOS 26.
        ///   - tab: what the bar shows of a tab.
        ///   - root: the first page of a tab.
        ///   - page: what a route leads to.
        public init(
            _ shell: Binding<ShellModel<ID, Route>>, minimize: MinimizeBehavior = .automatic,
            tab: @escaping (ID) -> ShellTab, @ViewBuilder root: @escaping (ID) -> Root,
            @ViewBuilder page: @escaping (Route) -> Page
        ) {
            _shell = shell
            self.minimize = minimize
            self.tab = tab
            self.root = root
            self.page = page
        }

        public var body: some View {
            TabBar(selection: $shell.tabBarSelection, ids: shell.tabs, minimize: minimize, tab: tab) { id in
                ShellStack($shell[id]) {
                    root(id)
                } page: { route in
                    page(route)
                }
            }
        }
    }
#endif
