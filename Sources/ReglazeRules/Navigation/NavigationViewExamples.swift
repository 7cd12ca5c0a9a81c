import ReglazeEngine

/// The examples of `navigation/navigation-view`.
enum NavigationViewExamples {
    static let all: [Example] = [
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
        .explains(
            """
            1️⃣NavigationView {
                Text("Old")
            }
            .navigationViewStyle(.stack)
            """, because: "deployment target of 16.0 is the first", target: 15),
        .explains(
            "1️⃣NavigationView { Text(\"a\"); Text(\"b\") }.navigationViewStyle(.stack)", because: "only the first of these 2"),
        .rewrites(
            """
            struct Today: View {
                var body: some View {
                    1️⃣NavigationView { Text("Today") }
                }
            }
            struct Today_Previews: PreviewProvider {
                static var previews: some View { NavigationStack { Today() } }
            }
            """,
            to: """
                struct Today: View {
                    var body: some View {
                        NavigationStack { Text("Today") }
                    }
                }
                struct Today_Previews: PreviewProvider {
                    static var previews: some View { NavigationStack { Today() } }
                }
                """, with: ["App.swift": "struct Tabs: View { var body: some View { TabView { Today() } } }"]),
        .rewrites(
            """
            extension Pump {
                struct RootView: View {
                    var body: some View {
                        1️⃣NavigationView { Text("Pump") }
                    }
                }
            }
            """,
            to: """
                extension Pump {
                    struct RootView: View {
                        var body: some View {
                            NavigationStack { Text("Pump") }
                        }
                    }
                }
                """,
            with: [
                "Meter.swift": """
                import SwiftUI
                enum Pump {}
                enum Meter { struct RootView: View { var body: some View { Text("Meter") } } }
                struct Home: View { var body: some View { NavigationStack { Meter.RootView() } } }
                """
            ]),
        .rewrites(
            """
            1️⃣NavigationView {
                Text("Fish")
                Tide()
            }
            """,
            to: """
                NavigationSplitView {
                    Text("Fish")
                } detail: {
                    Tide()
                }
                """, .unsafe,
            with: [
                "Tide.swift": """
                import SwiftUI
                struct Tide: View { var body: some View { NavigationLink("Moon") { Text("Moon") } } }
                """
            ]),
        .explains("typealias Container = 1️⃣NavigationView", because: "one name"),
        .rewrites(
            """
            1️⃣NavigationView {
                NavigationSplitView {
                    List { Text("Sidebar") }
                } detail: {
                    Text("Detail")
                }
            }
            .navigationViewStyle(.stack)
            """,
            to: """
                NavigationSplitView {
                    List { Text("Sidebar") }
                } detail: {
                    Text("Detail")
                }
                """, .unsafe),
        .rewrites(
            """
            1️⃣NavigationView {
                List { Text("Mail") }
            }
            .phoneStyle()
            """,
            to: """
                NavigationStack {
                    List { Text("Mail") }
                }
                .phoneStyle()
                """, devices: [.iPhone, .iPad],
            with: [
                "Style.swift": """
                import SwiftUI
                extension View {
                    func phoneStyle() -> some View { navigationViewStyle(.stack) }
                }
                """
            ]),
        .rewrites(
            """
            struct Profile: View {
                var body: some View {
                    1️⃣NavigationView { List { Text("Name") } }
                        .navigationViewStyle(.stack)
                }
            }
            """,
            to: """
                struct Profile: View {
                    var body: some View {
                        NavigationStack { List { Text("Name") } }
                    }
                }
                """, .unsafe,
            with: [
                "Push.swift": """
                import SwiftUI
                import UIKit
                final class Menu: UIViewController {
                    func open() {
                        let host = UIHostingController(rootView: Profile())
                        navigationController?.pushViewController(host, animated: true)
                    }
                }
                """
            ]),
        .rewrites(
            """
            struct Deck: View {
                var body: some View {
                    1️⃣NavigationView { List { Text("Card") } }
                }
            }
            #Preview {
                Deck().navigationViewStyle(.columns)
            }
            """,
            to: """
                struct Deck: View {
                    var body: some View {
                        NavigationStack { List { Text("Card") } }
                    }
                }
                #Preview {
                    Deck().navigationViewStyle(.columns)
                }
                """, .unsafe, devices: [.iPhone, .iPad]),
        .silent(
            "let view = NavigationView(frame: .zero)",
            with: ["Own.swift": "final class NavigationView: UIView {}"]),
        .silent(
            """
            if #available(iOS 16.0, *) {
                NavigationStack { Text("new") }
            } else {
                NavigationView { Text("old") }
            }
            """, target: 15),
        .silent("// NavigationView { }\nlet text = \"NavigationView { }\""),
    ]

    private static let notes = """
        struct Note: Identifiable { let id: Int }
        struct NoteRow: View { let note: Note; var body: some View { Text("") } }
        let notes: [Note] = []
        let note: Note? = nil
        """
}
