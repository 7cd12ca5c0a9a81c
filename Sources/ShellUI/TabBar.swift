#if canImport(SwiftUI) && os(iOS)
    import ShellCore
    import SwiftUI

    /// A `TabView` in the form that the system has: `Tab` from iOS 18 on, `tabItem` before, and a bar that makes itself small from
    /// iOS 26 on.
    @available(iOS 16.0, *)
    struct TabBar<ID: Hashable, Content: View>: View {
        @Binding var selection: ID
        let ids: [ID]
        let minimize: MinimizeBehavior
        let tab: (ID) -> ShellTab
        @ViewBuilder let content: (ID) -> Content

        var body: some View {
            if #available(iOS 18.0, *) {
                tabs.tabBarMinimizes(minimize)
            } else {
                items
            }
        }

        @available(iOS 18.0, *)
        private var tabs: some View {
            TabView(selection: $selection) {
                ForEach(ids, id: \.self) { id in
                    let tab = tab(id)
                    Tab(value: id, role: tab.isSearch ? .search : nil) {
                        content(id)
                    } label: {
                        tab.label
                    }
                    .badge(tab.badge)
                }
            }
        }

        private var items: some View {
            TabView(selection: $selection) {
                ForEach(ids, id: \.self) { id in
                    let tab = tab(id)
                    content(id).tabItem { tab.label }.badge(tab.badge).tag(id)
                }
            }
        }
    }

    extension View {
        @ViewBuilder
        fileprivate func tabBarMinimizes(_ behavior: MinimizeBehavior) -> some View {
            if #available(iOS 26.0, *) {
                tabBarMinimizeBehavior(TabBarMinimizeBehavior(behavior))
            } else {
                self
            }
        }
    }

    @available(iOS 26.0, *)
    extension TabBarMinimizeBehavior {
        init(_ behavior: MinimizeBehavior) {
            self =
                switch behavior {
                case .automatic: .automatic
                case .never: .never
                case .onScrollDown: .onScrollDown
                case .onScrollUp: .onScrollUp
                }
        }
    }
#endif
