import ReglazeEngine

extension LinkIsActiveExamples {
    /// Links in rows and loops.
    static let rows: [Example] = [
        .rewrites(
            """
            struct Stations: View {
                let stations: [Station]
                @State private var openID: Station.ID?
                var body: some View {
                    NavigationStack {
                        ScrollView {
                            LazyVStack {
                                ForEach(stations) { station in
                                    1️⃣NavigationLink(
                                        destination: Text(station.name),
                                        isActive: Binding(
                                            get: { openID == station.id },
                                            set: { isOn in openID = isOn ? station.id : nil }
                                        )
                                    ) {
                                        Text(station.name)
                                    }
                                }
                            }
                        }
                        .navigationTitle("Stations")
                    }
                    .onOpenURL { url in
                        openID = Int(url.lastPathComponent)
                    }
                }
            }
            """,
            to: """
                struct Stations: View {
                    let stations: [Station]
                    @State private var path: [Station.ID] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            ScrollView {
                                LazyVStack {
                                    ForEach(stations) { station in
                                        NavigationLink(value: station.id) {
                                            Text(station.name)
                                        }
                                    }
                                }
                            }
                            .navigationDestination(for: Station.ID.self) { id in
                                if let station = stations.first(where: { $0.id == id }) {
                                    Text(station.name)
                                }
                            }
                            .navigationTitle("Stations")
                        }
                        .onOpenURL { url in
                            path = [Int(url.lastPathComponent)].compactMap { $0 }
                        }
                    }
                }
                """, .unsafe, given: "struct Station: Identifiable { let id: Int; let name: String }"),
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
        .rewrites(
            """
            struct Paint: View {
                @State private var isRed = false
                var body: some View {
                    NavigationStack {
                        List {
                            1️⃣NavigationLink("Red", destination: Text("red"), isActive: $isRed)
                            NavigationLink("Word", value: "word")
                        }
                        .navigationDestination(for: String.self) { Text($0) }
                    }
                }
            }
            """,
            to: """
                struct Paint: View {
                    @State private var isRed = false
                    var body: some View {
                        NavigationStack {
                            List {
                                Button("Red") { isRed = true }
                                NavigationLink("Word", value: "word")
                            }
                            .navigationDestination(for: String.self) { Text($0) }
                            .navigationDestination(isPresented: $isRed) { Text("red") }
                        }
                    }
                }
                """, .unsafe),
    ]
}
