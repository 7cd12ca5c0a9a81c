import ReglazeEngine

/// The examples of `navigation/link-tag-selection`.
enum LinkTagSelectionExamples {
    static let all: [Example] = [
        .rewrites(
            """
            struct Palette: View {
                let colors: [Color] = [.purple, .pink]
                @State private var selection: Color? = nil

                var body: some View {
                    NavigationView {
                        List {
                            ForEach(colors, id: \\.self) { color in
                                1️⃣NavigationLink(color.description, tag: color, selection: $selection) {
                                    ColorDetail(color: color)
                                }
                            }
                        }
                        Text("Pick a color")
                    }
                }
            }
            """,
            to: """
                struct Palette: View {
                    let colors: [Color] = [.purple, .pink]
                    @State private var selection: Color? = nil

                    var body: some View {
                        NavigationSplitView {
                            List(selection: $selection) {
                                ForEach(colors, id: \\.self) { color in
                                    NavigationLink(color.description, value: color)
                                }
                            }
                        } detail: {
                            if let color = selection {
                                ColorDetail(color: color)
                            } else {
                                Text("Pick a color")
                            }
                        }
                    }
                }
                """, .unsafe,
            given: "struct ColorDetail: View { let color: Color; var body: some View { Text(\"\") } }"),
        .rewrites(
            """
            struct Dashboard: View {
                @State private var panel: Panel? = .today

                var body: some View {
                    NavigationView {
                        List {
                            1️⃣NavigationLink(tag: Panel.today, selection: $panel) {
                                Text("Today")
                            } label: {
                                Label("Today", systemImage: "sun.max")
                            }
                            2️⃣NavigationLink(tag: .history, selection: self.$panel, destination: { Text("History") }) {
                                Text("History")
                            }
                            .isDetailLink(true)
                        }
                        .listStyle(.sidebar)
                        Text("Choose")
                    }
                }
            }
            """,
            to: """
                struct Dashboard: View {
                    @State private var panel: Panel? = .today

                    var body: some View {
                        NavigationSplitView {
                            List(selection: $panel) {
                                NavigationLink(value: Panel.today) {
                                    Label("Today", systemImage: "sun.max")
                                }
                                NavigationLink(value: Panel.history) {
                                    Text("History")
                                }
                            }
                            .listStyle(.sidebar)
                        } detail: {
                            switch panel {
                            case .today:
                                Text("Today")
                            case .history:
                                Text("History")
                            case nil:
                                Text("Choose")
                            }
                        }
                    }
                }
                """, .unsafe, with: ["Panel.swift": "enum Panel { case today, history }"]),
        .explains(
            """
            struct Results: View {
                let ids: [Int]
                @State private var selected: String?
                var body: some View {
                    ForEach(ids, id: \\.self) { id in
                        1️⃣NavigationLink(destination: Text("\\(id)"), tag: String(id), selection: $selected) { Text("Row") }
                    }
                }
            }
            """, because: "`String(id)`, is made of the row's value"),
        .rewrites(
            """
            struct Setup: View {
                @State private var step: Step? = nil
                var body: some View {
                    NavigationView {
                        ZStack {
                            1️⃣NavigationLink(destination: Text("Terms"), tag: .terms, selection: $step) {
                                EmptyView()
                            }
                            2️⃣NavigationLink(destination: Text("Name"), tag: .name, selection: $step) {
                                EmptyView()
                            }
                            Button("Start") { step = .terms }
                        }
                    }
                    .navigationViewStyle(.stack)
                }
            }
            """,
            to: """
                struct Setup: View {
                    @State private var step: Step? = nil
                    var body: some View {
                        NavigationStack {
                            ZStack {
                                Button("Start") { step = .terms }
                            }
                            .navigationDestination(item: $step) { value in
                                switch value {
                                case .terms:
                                    Text("Terms")
                                case .name:
                                    Text("Name")
                                }
                            }
                        }
                    }
                }
                """, .unsafe, target: 17, with: ["Step.swift": "enum Step { case terms, name }"]),
        .explains(
            """
            struct Setup: View {
                @State private var step: Step? = .home
                var body: some View {
                    NavigationStack {
                        ZStack {
                            1️⃣NavigationLink(destination: Text("Terms"), tag: .terms, selection: $step) { EmptyView() }
                            Button("Start") { step = .terms }
                        }
                    }
                }
            }
            """, because: "every case of `Step` needs a link", target: 17, with: ["Step.swift": "enum Step { case home, terms }"]),
        .rewrites(
            """
            struct Colors: View {
                let colors: [Color]
                @State private var selection: Color?
                var body: some View {
                    NavigationStack {
                        List {
                            ForEach(colors, id: \\.self) { color in
                                1️⃣NavigationLink(color.description, tag: color, selection: $selection) {
                                    ColorDetail(color: color)
                                }
                            }
                        }
                        .onOpenURL { _ in selection = colors.first }
                    }
                }
            }
            """,
            to: """
                struct Colors: View {
                    let colors: [Color]
                    @State private var path: [Color] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            List {
                                ForEach(colors, id: \\.self) { color in
                                    NavigationLink(color.description, value: color)
                                }
                            }
                            .navigationDestination(for: Color.self) { color in
                                ColorDetail(color: color)
                            }
                            .onOpenURL { _ in path = [colors.first].compactMap { $0 } }
                        }
                    }
                }
                """, .unsafe,
            given: "struct ColorDetail: View { let color: Color; var body: some View { Text(\"\") } }"),
        .rewrites(
            """
            struct Stack: View {
                @State private var selected: Int?
                var body: some View {
                    NavigationView {
                        List {
                            1️⃣NavigationLink("One", tag: 1, selection: $selected) { Text("One") }
                            Button("Open") { selected = 1 }
                        }
                    }
                    .navigationViewStyle(.stack)
                }
            }
            """,
            to: """
                struct Stack: View {
                    @State private var path: [Int] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            List {
                                NavigationLink("One", value: 1)
                                Button("Open") { path = [1] }
                            }
                            .navigationDestination(for: Int.self) { value in
                                switch value {
                                case 1:
                                    Text("One")
                                default:
                                    EmptyView()
                                }
                            }
                        }
                    }
                }
                """, .unsafe),
        .explains(
            "1️⃣NavigationLink(\"One\", tag: 1, selection: $selected) { Text(\"One\") }", because: "16.0 is the first", target: 15),
        .silent("Picker(\"Pick\", selection: $selected) { Text(\"a\").tag(1) }"),
    ]
}
