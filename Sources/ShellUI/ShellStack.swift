#if canImport(SwiftUI) && os(iOS)
    import ShellCore
    import SwiftUI

    /// A navigation stack whose pages are the routes of a `StackModel`.
    ///
    ///     ShellStack($stack) {
    ///         Button("Settings") { stack.push(.settings) }
    ///     } page: { route in
    ///         PageView(route: route)
    ///     }
    ///
    /// What the system does to the stack (a swipe back, a long press on the back button) comes back through the binding.
    @available(iOS 16.0, *)
    public struct ShellStack<Route, Root: View, Page: View>: View {
        @Binding private var stack: StackModel<Route>
        private let root: Root
        private let page: (Route) -> Page

        /// - Parameters:
        ///   - stack: the pages above the root.
        ///   - root: the page at the bottom.
        ///   - page: what a route leads to.
        public init(
            _ stack: Binding<StackModel<Route>>, @ViewBuilder root: () -> Root, @ViewBuilder page: @escaping (Route) -> Page
        ) {
            _stack = stack
            self.root = root()
            self.page = page
        }

        public var body: some View {
            NavigationStack(path: $stack.path) {
                root.navigationDestination(for: StackEntry<Route>.self) { entry in
                    // Another entry at the same depth is another page, though SwiftUI may see the same place.
                    page(entry.route).id(entry.id)
                }
            }
        }
    }
#endif
