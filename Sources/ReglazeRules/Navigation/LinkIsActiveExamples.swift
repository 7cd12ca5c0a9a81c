import ReglazeEngine

/// The examples of `navigation/link-is-active`.
enum LinkIsActiveExamples {
    static let all: [Example] = [
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
                                // invisible, driven from below

                                Button("Continue") { showTerms.toggle() }
                            }
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
        .explains(
            """
            struct Rows: View {
                let names: [String]
                @State private var open = false
                var body: some View {
                    NavigationStack {
                        List {
                            ForEach(names, id: \\.self) { name in
                                1️⃣NavigationLink(destination: Text("Page"), isActive: $open) { Text(name) }
                            }
                        }
                    }
                }
            }
            """, because: "every row shares its flag"),
        .explains(
            """
            struct Row: View {
                @State private var open = false
                var body: some View {
                    VStack {
                        1️⃣NavigationLink("", destination: Text("Page"), isActive: $open)
                    }
                }
            }
            """, because: "row of the `List` of List.swift, line 5",
            with: [
                "List.swift": """
                import SwiftUI
                struct Screen: View {
                    var body: some View {
                        NavigationStack {
                            List { Row() }
                        }
                    }
                }
                """
            ]),
        .explains(
            """
            struct Old: View {
                @State private var open = false
                var body: some View {
                    NavigationView { VStack { 1️⃣NavigationLink("", destination: Text("Page"), isActive: $open) } }
                }
            }
            """, because: "16.0 is the first", target: 15),
        .silent("PopoverLink(destination: page, isActive: $open) { Text(\"Open\") }"),
        .silent("NavigationLink(\"Open\", value: 1)\nlet isActive = true"),
    ]

    private static let terms = """
        struct Terms: View { @Binding var accepted: Bool; var body: some View { Text("") } }
        """
    private static let help = """
        final class Model: ObservableObject { @Published var wantsHelp = false }
        struct Help: View { var body: some View { Text("") } }
        """
}
