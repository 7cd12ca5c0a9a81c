/// The Swift of `--shell scaffold`: the bars of a `NativeScaffold`, around pages that Compose draws.
struct ScaffoldSwiftText {
    let framework: String
    let hasAccentColor: Bool

    static let fileName = "NativeScaffold.swift"
    static let types = ["SwiftUIScaffoldFactory", "SwiftUIScaffold", "SwiftUIScaffoldView", "ScaffoldPage"]

    var text: String {
        """
        import SwiftUI
        import \(framework)

        /// Draws the bars of the app's scaffolds with SwiftUI.
        @available(iOS 26.0, *)
        @MainActor
        final class SwiftUIScaffoldFactory: @preconcurrency NativeScaffoldFactory {
            func bars(host: NativeScaffoldHost) -> NativeScaffoldBars {
                SwiftUIScaffold(host: host)
            }
        }

        /// What one scaffold shows.
        @available(iOS 26.0, *)
        @MainActor
        @Observable
        final class SwiftUIScaffold: @preconcurrency NativeScaffoldBars {
            private(set) var toolbar: ScaffoldToolbar?
            private(set) var tabs: [ScaffoldTab] = []
            private(set) var selectedTab = 0
            let host: NativeScaffoldHost

            init(host: NativeScaffoldHost) {
                self.host = host
            }

            /// What the tab bar is bound to. A tap asks the app, and the bar follows.
            var tabBarSelection: Int {
                get { selectedTab }
                set { host.select(tab: Int32(newValue)) }
            }

            func controller() -> UIViewController {
                UIHostingController(rootView: SwiftUIScaffoldView(scaffold: self))
            }

            func update(toolbar: ScaffoldToolbar?, tabs: [ScaffoldTab], selectedTab: Int32) {
                self.toolbar = toolbar
                self.tabs = tabs
                self.selectedTab = Int(selectedTab)
            }
        }

        @available(iOS 26.0, *)
        struct SwiftUIScaffoldView: View {
            @Bindable var scaffold: SwiftUIScaffold

            var body: some View {
                if scaffold.tabs.isEmpty {
                    page(of: 0)
                } else {
                    TabView(selection: $scaffold.tabBarSelection) {
                        ForEach(Array(scaffold.tabs.enumerated()), id: \\.offset) { index, tab in
                            Tab(tab.title, systemImage: tab.icon.symbol, value: index) {
                                page(of: index)
                            }
                        }
                    }\(hasAccentColor ? "\n            .tint(Color(\"AccentColor\"))" : "")
                }
            }

            @ViewBuilder
            private func page(of tab: Int) -> some View {
                if let toolbar = scaffold.toolbar {
                    NavigationStack {
                        ScaffoldPage(host: scaffold.host, tab: tab)
                            .ignoresSafeArea()
                            .navigationTitle(toolbar.title)
                            .toolbarTitleDisplayMode(.inline)
                            .toolbar {
                                ToolbarItemGroup(placement: .topBarLeading) {
                                    buttons(of: toolbar, at: .leading)
                                }
                                ToolbarItemGroup(placement: .topBarTrailing) {
                                    buttons(of: toolbar, at: .trailing)
                                }
                            }
                    }
                } else {
                    ScaffoldPage(host: scaffold.host, tab: tab)
                        .ignoresSafeArea()
                }
            }

            private func buttons(of toolbar: ScaffoldToolbar, at position: ScaffoldButtonPosition) -> some View {
                let buttons = toolbar.buttons.filter { $0.position == position }
                return ForEach(Array(buttons.enumerated()), id: \\.offset) { _, button in
                    Button(button.contentDescription, systemImage: button.icon.symbol) {
                        button.click()
                    }
                    .tint(button.hasTint ? Color(argb: button.tintArgb) : nil)
                }
            }
        }

        /// The page of a tab, which Compose draws.
        @available(iOS 26.0, *)
        struct ScaffoldPage: UIViewControllerRepresentable {
            let host: NativeScaffoldHost
            let tab: Int

            func makeUIViewController(context: Context) -> UIViewController {
                host.controller(tab: Int32(tab))
            }

            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }

        extension Color {
            fileprivate init(argb: Int32) {
                let bits = UInt32(bitPattern: argb)
                self.init(
                    .sRGB, red: Double(bits >> 16 & 0xFF) / 255, green: Double(bits >> 8 & 0xFF) / 255,
                    blue: Double(bits & 0xFF) / 255, opacity: Double(bits >> 24) / 255)
            }
        }

        """
    }
}
