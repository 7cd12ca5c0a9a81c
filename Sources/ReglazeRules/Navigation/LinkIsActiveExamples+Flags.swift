import ReglazeEngine

extension LinkIsActiveExamples {
    /// A flag that shows one page.
    static let flags: [Example] = [
        .rewrites(
            """
            struct SignUp: View {
                @State private var showTerms = false
                @State var done = false
                var body: some View {
                    NavigationStack {
                        ZStack(alignment: .top) {
                            // invisible, driven from below
                            1️⃣NavigationLink(destination: Terms(accepted: $done), isActive: $showTerms) {
                                EmptyView()
                            }

                            Button("Continue") { showTerms.toggle() }
                        }
                    }
                }
            }
            """,
            to: """
                struct SignUp: View {
                    @State private var showTerms = false
                    @State var done = false
                    var body: some View {
                        NavigationStack {
                            ZStack(alignment: .top) {
                                Button("Continue") { showTerms.toggle() }
                            }
                            // invisible, driven from below
                            .navigationDestination(isPresented: $showTerms) { Terms(accepted: $done) }
                        }
                    }
                }
                """, given: terms),
        .rewrites(
            """
            struct Sources: View {
                @StateObject var model = Model()
                var body: some View {
                    NavigationView {
                        List { Text("a") }
                            .background(1️⃣NavigationLink("", destination: Help(), isActive: $model.wantsHelp).hidden())
                            .navigationTitle("Sources")
                    }
                    .navigationViewStyle(.stack)
                }
            }
            """,
            to: """
                struct Sources: View {
                    @StateObject var model = Model()
                    var body: some View {
                        NavigationStack {
                            List { Text("a") }
                                .navigationDestination(isPresented: $model.wantsHelp) { Help() }
                                .navigationTitle("Sources")
                        }
                    }
                }
                """, given: help),
        .rewrites(
            """
            struct Gate: View {
                @StateObject var model = Model()
                let done: Bool
                var body: some View {
                    NavigationStack {
                        VStack {
                            if done {
                                1️⃣NavigationLink(
                                    destination: Help(), // needs no object
                                    isActive: $model.wantsHelp
                                ) { EmptyView() }
                            }
                            Text("Gate")
                        } // stack
                    }
                }
            }
            """,
            to: """
                struct Gate: View {
                    @StateObject var model = Model()
                    let done: Bool
                    var body: some View {
                        NavigationStack {
                            VStack {
                                Text("Gate")
                            } // stack
                            // needs no object
                            .navigationDestination(isPresented: $model.wantsHelp) { Help() }
                        }
                    }
                }
                """, .unsafe, given: help),
        .rewrites(
            """
            struct Menu: View {
                @Binding var open: Bool
                var body: some View {
                    NavigationStack {
                        VStack {
                            1️⃣NavigationLink(isActive: $open) {
                                Text("Page")
                            } label: {
                                Text("Open")
                            }
                            .isDetailLink(false)
                        }
                    }
                }
            }
            """,
            to: """
                struct Menu: View {
                    @Binding var open: Bool
                    var body: some View {
                        NavigationStack {
                            VStack {
                                Button { open = true } label: {
                                    Text("Open")
                                }
                            }
                            .navigationDestination(isPresented: $open) { Text("Page") }
                        }
                    }
                }
                """, .unsafe),
        .rewrites(
            """
            struct Palette: View {
                @State private var isShowingPurple = false
                @State private var isShowingPink = false

                var body: some View {
                    NavigationView {
                        List {
                            1️⃣NavigationLink("Purple", isActive: $isShowingPurple) {
                                ColorDetail(color: .purple)
                            }
                            2️⃣NavigationLink("Pink", isActive: $isShowingPink) {
                                ColorDetail(color: .pink)
                            }
                        }
                        .onOpenURL { _ in isShowingPink = true }
                    }
                    .navigationViewStyle(.stack)
                }
            }
            """,
            to: """
                struct Palette: View {
                    @State private var path: [Color] = []

                    var body: some View {
                        NavigationStack(path: $path) {
                            List {
                                NavigationLink("Purple", value: Color.purple)
                                NavigationLink("Pink", value: Color.pink)
                            }
                            .navigationDestination(for: Color.self) { color in
                                ColorDetail(color: color)
                            }
                            .onOpenURL { _ in path = [Color.pink] }
                        }
                    }
                }
                """, with: ["ColorDetail.swift": color]),
        .rewrites(
            """
            struct Home: View {
                @State private var showSettings = false // from the menu
                @State private var aboutIsActive = false
                let user: String

                var body: some View {
                    NavigationStack {
                        VStack {
                            1️⃣NavigationLink(destination: Text("Settings of \\(user)"), isActive: $showSettings) {
                                Label("Settings", systemImage: "gear")
                            }
                            .isDetailLink(false)
                            2️⃣NavigationLink(isActive: self.$aboutIsActive) {
                                VStack {
                                    Text("About")
                                }
                            } label: {
                                Text("About")
                            }
                            Text(self.aboutIsActive ? "open" : "closed")
                        }
                    }
                }

                func close() {
                    self.aboutIsActive = false
                }
            }
            """,
            to: """
                struct Home: View {
                    private enum Route: Hashable { case settings, about }
                    @State private var path: [Route] = [] // from the menu
                    let user: String

                    var body: some View {
                        NavigationStack(path: $path) {
                            VStack {
                                NavigationLink(value: Route.settings) {
                                    Label("Settings", systemImage: "gear")
                                }
                                NavigationLink(value: Route.about) {
                                    Text("About")
                                }
                                Text(path.contains(Route.about) ? "open" : "closed")
                            }
                            .navigationDestination(for: Route.self) { route in
                                switch route {
                                case .settings:
                                    Text("Settings of \\(user)")
                                case .about:
                                    VStack {
                                        Text("About")
                                    }
                                }
                            }
                        }
                    }

                    func close() {
                        path.removeAll { $0 == Route.about }
                    }
                }
                """),
        .explains(
            """
            struct Screen: View {
                @State private var open = false
                var body: some View {
                    ZStack {
                        1️⃣NavigationLink(destination: Text("Page"), isActive: $open) { EmptyView() }
                    }
                }
            }
            """, because: "UIHostingController",
            with: ["Host.swift": "import SwiftUI\nfunc make() -> UIViewController { UIHostingController(rootView: Screen()) }"]),
    ]
}
