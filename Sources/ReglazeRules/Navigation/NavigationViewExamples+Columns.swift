import ReglazeEngine

extension NavigationViewExamples {
    /// What it becomes: by its columns, its style and the container around it.
    static let columns: [Example] = [
        .rewrites(
            """
            struct Library: View {
                var body: some View {
                    1️⃣NavigationView /* one column */ {
                        List(0..<3) { Text("\\($0)") }
                            .navigationTitle("Library")
                    } // end
                    .tint(.green)
                    // iPad showed an empty column before
                    .navigationViewStyle(StackNavigationViewStyle())
                    .onAppear { print("NavigationView") }
                }
            }
            """,
            to: """
                struct Library: View {
                    var body: some View {
                        NavigationStack /* one column */ {
                            List(0..<3) { Text("\\($0)") }
                                .navigationTitle("Library")
                        } // end
                        .tint(.green)
                        // iPad showed an empty column before
                        .onAppear { print("NavigationView") }
                    }
                }
                """, devices: [.iPhone, .iPad]),
        .rewrites(
            """
            1️⃣NavigationView {
                List(notes) { NoteRow(note: $0) }
                    .navigationTitle("Notes") // above the list

                // shown beside it
                if let note {
                    NoteRow(note: note)
                } else {
                    Text("Nothing selected")
                }
            }
            .navigationViewStyle(.columns)
            """,
            to: """
                NavigationSplitView {
                    List(notes) { NoteRow(note: $0) }
                        .navigationTitle("Notes") // above the list
                } detail: {
                    // shown beside it
                    if let note {
                        NoteRow(note: note)
                    } else {
                        Text("Nothing selected")
                    }
                }
                """, devices: [.iPhone, .iPad], given: notes),
        .rewrites(
            "1️⃣NavigationView { Text(\"Folders\"); Text(\"Notes\"); Text(\"Note\") }",
            to: "NavigationSplitView { Text(\"Folders\") } content: { Text(\"Notes\") } detail: { Text(\"Note\") }"),
        .rewrites(
            """
            1️⃣NavigationView {
                Text("Only")
            }
            """,
            to: """
                NavigationStack {
                    Text("Only")
                }
                """, .unsafe, devices: [.iPhone, .iPad]),
        .rewrites(
            """
            1️⃣NavigationView {
                Text("Only")
            }
            .ignoresSafeArea()
            .navigationViewStyle(DoubleColumnNavigationViewStyle())
            """,
            to: """
                NavigationSplitView {
                    Text("Only")
                } detail: {
                    Text("Nothing selected")
                }
                .ignoresSafeArea()
                """, .unsafe),
        .rewrites(
            """
            SwiftUI.1️⃣NavigationView {
                if signedIn { Text("Mail") } else { Text("Sign in") }
            }.navigationViewStyle(.stack)
            """,
            to: """
                SwiftUI.NavigationStack {
                    if signedIn { Text("Mail") } else { Text("Sign in") }
                }
                """, given: "let signedIn = true"),
        .rewrites(
            """
            struct Screen_Previews: PreviewProvider {
                static var previews: some View {
                    1️⃣NavigationView { Text("Preview") }
                }
            }
            """,
            to: """
                struct Screen_Previews: PreviewProvider {
                    static var previews: some View {
                        NavigationStack { Text("Preview") }
                    }
                }
                """, devices: [.iPhone, .iPad]),
        .rewrites(
            """
            1️⃣NavigationView {
                Text("Mac too")
            }
            #if os(iOS)
            .navigationViewStyle(.stack)
            #endif
            """,
            to: """
                NavigationStack {
                    Text("Mac too")
                }
                """),
        .rewrites(
            """
            struct Detail: View {
                var body: some View {
                    1️⃣NavigationView {
                        List {
                            Text("Detail")
                        }
                        .navigationTitle("Detail")
                    }
                }
            }
            struct Root: View {
                var body: some View {
                    NavigationStack {
                        NavigationLink("Open") { Detail() }
                    }
                }
            }
            """,
            to: """
                struct Detail: View {
                    var body: some View {
                        List {
                            Text("Detail")
                        }
                        .navigationTitle("Detail")
                    }
                }
                struct Root: View {
                    var body: some View {
                        NavigationStack {
                            NavigationLink("Open") { Detail() }
                        }
                    }
                }
                """, .unsafe),
        .rewrites(
            """
            enum Route: Hashable {
                case log
                @ViewBuilder var destination: some View {
                    switch self { case .log: LogView() }
                }
            }
            struct LogView: View {
                var body: some View {
                    1️⃣NavigationView { Text("a") }.navigationViewStyle(.stack)
                }
            }
            """,
            to: """
                enum Route: Hashable {
                    case log
                    @ViewBuilder var destination: some View {
                        switch self { case .log: LogView() }
                    }
                }
                struct LogView: View {
                    var body: some View {
                        NavigationStack { Text("a") }
                    }
                }
                """, .unsafe),
        .rewrites(
            """
            func makeLog() -> some View { LogView() }
            struct LogView: View {
                var body: some View {
                    1️⃣NavigationView { Text("a") }.navigationViewStyle(.stack)
                }
            }
            """,
            to: """
                func makeLog() -> some View { LogView() }
                struct LogView: View {
                    var body: some View {
                        NavigationStack { Text("a") }
                    }
                }
                """, .unsafe),
        .rewrites(
            """
            func makeMail() -> some View { Mail() }
            struct Mail: View {
                var body: some View {
                    1️⃣NavigationView { Text("Folders"); Text("Message") }
                }
            }
            """,
            to: """
                func makeMail() -> some View { Mail() }
                struct Mail: View {
                    var body: some View {
                        NavigationSplitView { Text("Folders") } detail: { Text("Message") }
                    }
                }
                """, .unsafe),
    ]
}
