import ReglazeEngine

extension TabItem {
    private static let screens = """
        struct HomeView: View { var body: some View { Text("home") } }
        struct SearchView: View { var body: some View { Text("search") } }
        """

    static let examples: [Example] = [
        .rewrites(
            """
            struct Root: View {
                enum Page { case home, search }
                @State private var page = Page.home
                var body: some View {
                    1️⃣TabView(selection: $page) {
                        // what they come for
                        HomeView()
                            .environment(\\.lineLimit, 2)
                            .tabItem {
                                Label("Home", systemImage: "house")
                            }
                            .tag(Page.home) // first
                            .onAppear { print("home") }

                        SearchView()
                            .tabItem { Image(systemName: "bookmark"); Text("Saved") }.tag(Page.search)
                            .badge(3)
                    }
                    .tint(.red)
                }
            }
            """,
            to: """
                struct Root: View {
                    enum Page { case home, search }
                    @State private var page = Page.home
                    var body: some View {
                        TabView(selection: $page) {
                            // what they come for
                            Tab("Home", systemImage: "house", value: Page.home) {
                                HomeView()
                                    .environment(\\.lineLimit, 2)
                                    // first
                                    .onAppear { print("home") }
                            }

                            Tab("Saved", systemImage: "bookmark", value: Page.search) {
                                SearchView()
                            }
                            .badge(3)
                        }
                        .tint(.red)
                    }
                }
                """, .unsafe, target: 18, given: screens),
        // Without a selection; an asset; a label of its own; a text over two lines that must not move.
        .rewrites(
            """
            struct Debug: View {
                var body: some View {
                    1️⃣TabView {
                        Text(\"\"\"
                            two
                            lines
                            \"\"\")
                            .tabItem {
                                VStack {
                                    Image("main")
                                    Text("Main")
                                }
                            }
                        HomeView().tabItem {
                            Image(systemName: "gear").imageScale(.large)
                            Text("Settings")
                        }
                        SearchView()
                            .tabItem { Text("Rest") }
                            .tag(7)
                    }
                }
            }
            """,
            to: """
                struct Debug: View {
                    var body: some View {
                        TabView {
                            Tab("Main", image: "main") {
                                Text(\"\"\"
                                two
                                lines
                                \"\"\")
                            }
                            Tab {
                                HomeView()
                            } label: {
                                Label {
                                    Text("Settings")
                                } icon: {
                                    Image(systemName: "gear").imageScale(.large)
                                }
                            }
                            Tab {
                                SearchView()
                            } label: {
                                Text("Rest")
                            }
                        }
                    }
                }
                """, .unsafe, target: 18, given: screens),
        // `if` and `ForEach` make tabs too; the project's own `Tab` hides SwiftUI's.
        .rewrites(
            """
            struct Shelf: View {
                @Binding var tab: Tab
                let isSignedIn: Bool
                var body: some View {
                    1️⃣TabView(selection: $tab) {
                        if isSignedIn {
                            HomeView()
                                .tabItem { Label(title, systemImage: "house") }
                                .tag(Tab.home)
                        }
                        ForEach(Tab.allCases, id: \\.self) { each in
                            SearchView()
                                .tag(each)
                                .tabItem { Label("More", systemImage: "ellipsis") }
                        }
                    }
                }
                let title: String
            }
            enum Tab: CaseIterable { case home, more }
            """,
            to: """
                struct Shelf: View {
                    @Binding var tab: Tab
                    let isSignedIn: Bool
                    var body: some View {
                        TabView(selection: $tab) {
                            if isSignedIn {
                                SwiftUI.Tab(title, systemImage: "house", value: Tab.home) {
                                    HomeView()
                                }
                            }
                            ForEach(Tab.allCases, id: \\.self) { each in
                                SwiftUI.Tab("More", systemImage: "ellipsis", value: each) {
                                    SearchView()
                                }
                            }
                        }
                    }
                    let title: String
                }
                enum Tab: CaseIterable { case home, more }
                """, .unsafe, target: 18, given: screens),
        .explains(
            """
            struct Root: View {
                @State private var tab = 0
                var body: some View {
                    1️⃣TabView(selection: $tab) {
                        HomeView().tabItem { Label("Home", systemImage: "house") }.tag(0)
                        Spacer()
                        SearchView().tabItem { Label("Find", systemImage: "magnifyingglass") }.tag(1)
                    }
                }
            }
            """,
            because: "`Spacer()` is not a tab by itself (line 6)", target: 18, given: screens),
        // A tag of another type was passed over in silence; a value of another type does not compile.
        .explains(
            """
            struct Root: View {
                @State private var tab: Int? = 0
                var body: some View {
                    1️⃣TabView(selection: $tab) {
                        HomeView().tabItem { Label("Home", systemImage: "house") }.tag(0)
                    }
                }
            }
            """,
            because: "the tag `0` is of type `Int`, the selection of `Int?`", target: 18, given: screens),
        .explains(
            """
            struct Root: View {
                @ObservedObject var model: Model
                var body: some View {
                    1️⃣TabView(selection: model.tabBinding) {
                        HomeView().tabItem { Label("Home", systemImage: "house") }.tag(0)
                    }
                }
            }
            """,
            because: "the type of the selection `model.tabBinding` is not known", target: 18,
            given: screens + """

                final class Model: ObservableObject {
                    @Published var tab = 0
                    lazy var tabBinding = Binding(get: { self.tab }, set: { self.tab = $0 })
                }
                """),
        // The tabs are made by properties of the view.
        .explains(
            """
            struct Root: View {
                var body: some View {
                    1️⃣TabView {
                        home
                    }
                }
                private var home: some View {
                    HomeView().tabItem { Label("Home", systemImage: "house") }
                }
            }
            """,
            because: "`home` is not a tab by itself (line 4)", target: 18, given: screens),
        .explains(
            """
            1️⃣TabView {
                HomeView().tabItem { Label("Home", systemImage: "house") }
                SearchView().tabItem { Label("Search", systemImage: "magnifyingglass") }
            }
            """,
            because: "`Tab` needs iOS 18.0", target: 17, given: screens),
        // Both forms are there already.
        .silent(
            """
            if #available(iOS 18, *) {
                TabView { Tab("Home", systemImage: "house") { HomeView() } }
            } else {
                TabView { HomeView().tabItem { Label("Home", systemImage: "house") } }
            }
            """, given: screens),
        .silent(
            """
            TabView { HomeView(); SearchView() } // .tabItem was here
                .tabViewStyle(.page)
            """, target: 18, given: screens),
    ]
}
