import ReglazeEngine

extension MissingDestination {
    static let examples: [Example] = [
        .explains(
            """
            struct Feed: View {
                var body: some View {
                    NavigationStack {
                        List(0..<5) { i in
                            1️⃣NavigationLink("Row \\(i)", value: i)
                        }
                    }
                }
            }
            """,
            because: "navigationDestination(for: Int.self)"),
        // In the branch for newer systems.
        .explains(
            """
            struct Feed: View {
                var body: some View {
                    List(0..<5) { i in
                        if #available(iOS 16, *) {
                            1️⃣NavigationLink("Row \\(i)", value: i)
                        } else {
                            NavigationLink("Row \\(i)", destination: Text("\\(i)"))
                        }
                    }
                }
            }
            """,
            because: "navigationDestination(for: Int.self)", target: 15),
        // A destination for another type does not help.
        .explains(
            """
            struct Album: Identifiable, Hashable { let id: Int; var title: String }

            struct Albums: View {
                let albums: [Album]
                var body: some View {
                    NavigationStack {
                        List {
                            ForEach(albums) { album in
                                1️⃣NavigationLink(value: album) { Text(album.title) }
                            }
                        }
                        .navigationDestination(for: Int.self) { Text("\\($0)") }
                    }
                }
            }
            """,
            because: "navigationDestination(for: Album.self)"),
        .explains(
            """
            enum Route: Hashable { case settings, detail(Int) }

            struct Home: View {
                var body: some View {
                    NavigationStack {
                        1️⃣NavigationLink("Settings", value: Route.settings)
                        1️⃣NavigationLink("Seven", value: Route.detail(7))
                    }
                }
            }
            """,
            because: "navigationDestination(for: Route.self)"),
        // The destination stands in another file.
        .silent(
            """
            struct Row: View {
                let id: Int
                var body: some View { NavigationLink("Open", value: id) }
            }
            """,
            with: [
                "Root.swift": """
                struct Root: View {
                    var body: some View {
                        NavigationStack { Row(id: 1).navigationDestination(for: Int.self) { Text("\\($0)") } }
                    }
                }
                """
            ]),
        // The value selects.
        .silent(
            """
            struct Sidebar: View {
                @State private var selection: Int?
                var body: some View {
                    NavigationSplitView {
                        List(0..<5, selection: $selection) { i in NavigationLink("Row \\(i)", value: i) }
                    } detail: {
                        Text("\\(selection ?? 0)")
                    }
                }
            }
            """),
        // A type that can't be read, and a destination of a generic type.
        .silent(
            """
            struct Links<Item: Hashable>: View {
                let items: [Item]
                var body: some View {
                    List(items, id: \\.self) { NavigationLink("open", value: $0) }
                    List(load(), id: \\.self) { NavigationLink("open", value: $0) }
                }
            }
            func load() -> [Int] { [] }
            """),
        // A function of the route's type that is named as a type of the project is.
        .silent(
            """
            struct Zaps: View { var body: some View { Text("zaps") } }
            enum Route: Hashable {
                case settings
                static func Zaps(target: Int) -> Route { .settings }
            }
            struct Bar: View {
                var body: some View {
                    NavigationStack {
                        NavigationLink("Zaps", value: Route.Zaps(target: 1))
                            .navigationDestination(for: Route.self) { _ in Text("") }
                    }
                }
            }
            """),
        .silent(
            """
            extension View {
                func destinations<T: Hashable>(_ type: T.Type) -> some View { navigationDestination(for: type) { _ in Text("") } }
            }
            struct Feed: View {
                var body: some View { NavigationStack { NavigationLink("One", value: 1).destinations(Int.self) } }
            }
            """),
    ]
}
