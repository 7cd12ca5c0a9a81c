import ReglazeEngine

extension DuplicateDestination {
    static let examples: [Example] = [
        .explains(
            """
            NavigationStack {
                List(names, id: \\.self) { NavigationLink($0, value: $0) }
                    .navigationDestination(for: String.self) { Text($0) }
                    .1️⃣navigationDestination(for: String.self) { Text("tag \\($0)") }
            }
            """,
            because: "nearest the root", given: "let names = [\"a\"]"),
        // On two views of one stack, one of them pushed by a link.
        .explains(
            """
            NavigationStack {
                VStack {
                    List(ids, id: \\.self) { NavigationLink("\\($0)", value: $0) }
                        .navigationDestination(for: Int.self) { id in
                            Text("\\(id)")
                                .1️⃣navigationDestination(for: Int.self) { Text("more \\($0)") }
                        }
                }
            }
            """,
            because: "nearest the root", given: "let ids = [1]"),
        // The second stands in a view that the stack shows, in another file.
        .explains(
            """
            struct TagList: View {
                var body: some View {
                    List(["a"], id: \\.self) { NavigationLink($0, value: $0) }
                        .1️⃣navigationDestination(for: String.self) { Text("tag \\($0)") }
                }
            }
            """,
            because: "nearest the root",
            with: [
                "Root.swift": """
                struct Root: View {
                    var body: some View {
                        NavigationStack {
                            VStack { TagList() }
                                .navigationDestination(for: String.self) { Text($0) }
                        }
                    }
                }
                """
            ]),
        // Two types.
        .silent(
            """
            NavigationStack {
                Text("root")
                    .navigationDestination(for: String.self) { Text($0) }
                    .navigationDestination(for: Int.self) { Text("\\($0)") }
            }
            """),
        // Two stacks, one of them in a sheet.
        .silent(
            """
            struct Root: View {
                @State private var isOpen = false
                var body: some View {
                    NavigationStack {
                        Text("root")
                            .navigationDestination(for: String.self) { Text($0) }
                            .sheet(isPresented: $isOpen) {
                                NavigationStack { Text("sheet").navigationDestination(for: String.self) { Text($0) } }
                            }
                    }
                }
            }
            """),
        // One or the other.
        .silent(
            """
            struct Root: View {
                let isWide: Bool
                var body: some View {
                    NavigationStack {
                        if isWide {
                            Text("wide").navigationDestination(for: String.self) { Text($0) }
                        } else {
                            Text("narrow").navigationDestination(for: String.self) { Text("• \\($0)") }
                        }
                    }
                }
            }
            """),
        // Tabs with stacks of their own, made by a view that may do so.
        .silent(
            """
            struct Root: View {
                var body: some View {
                    TabView {
                        Page { Text("a").navigationDestination(for: Int.self) { Text("\\($0)") } }
                        Page { Text("b").navigationDestination(for: Int.self) { Text("\\($0)") } }
                    }
                }
            }
            struct Page<Content: View>: View {
                @ViewBuilder let content: () -> Content
                var body: some View { NavigationStack { content() } }
            }
            """),
        .silent(
            """
            struct Page: View {
                @State private var first = false
                @State private var second = false
                var body: some View {
                    Text("a")
                        .navigationDestination(isPresented: $first) { Text("1") }
                        .navigationDestination(isPresented: $second) { Text("2") }
                }
            }
            """),
    ]
}
