#if canImport(SwiftUI) && os(iOS)
    import ShellCore
    import SwiftUI

    /// A sidebar beside a stack, where there is room; a single stack where there is none.
    ///
    ///     ShellSplit($stack, showsDetail: $showsDetail) {
    ///         List(folders) { folder in
    ///             Button(folder.name) { stack.set([.folder(folder.id)]); showsDetail = true }
    ///         }
    ///     } root: {
    ///         Text("Choose a folder")
    ///     } page: { route in
    ///         PageView(route: route)
    ///     }
    ///
    /// It is one `NavigationSplitView` at every width and never another container, so nothing is lost when an iPad window gets
    /// narrow or a device is folded.
    @available(iOS 16.0, *)
    public struct ShellSplit<Route, Sidebar: View, Root: View, Page: View>: View {
        @Binding private var stack: StackModel<Route>
        @Binding private var showsDetail: Bool
        private let sidebar: Sidebar
        private let detail: ShellStack<Route, Root, Page>

        /// - Parameters:
        ///   - stack: the pages beside the sidebar, above the root.
        ///   - showsDetail: which of the two is seen where there is room for one; from iOS 17 on. On iOS 16 the system chooses:
        ///     there the sidebar comes first, and a `List(selection:)` or a `NavigationLink` in it leads on.
        ///   - sidebar: what leads to them.
        ///   - root: what the stack shows at its bottom.
        ///   - page: what a route leads to.
        public init(
            _ stack: Binding<StackModel<Route>>, showsDetail: Binding<Bool>, @ViewBuilder sidebar: () -> Sidebar,
            @ViewBuilder root: () -> Root, @ViewBuilder page: @escaping (Route) -> Page
        ) {
            _stack = stack
            _showsDetail = showsDetail
            self.sidebar = sidebar()
            detail = ShellStack(stack, root: root, page: page)
        }

        public var body: some View {
            if #available(iOS 17.0, *) {
                NavigationSplitView(preferredCompactColumn: $showsDetail.compactColumn) {
                    sidebar
                } detail: {
                    detail
                }
            } else {
                NavigationSplitView {
                    sidebar
                } detail: {
                    detail
                }
            }
        }
    }

    @available(iOS 17.0, *)
    extension Bool {
        /// A key path in place of a binding made of closures.
        fileprivate var compactColumn: NavigationSplitViewColumn {
            get { self ? .detail : .sidebar }
            set { self = newValue == .detail }
        }
    }
#endif
