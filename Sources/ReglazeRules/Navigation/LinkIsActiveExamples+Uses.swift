import ReglazeEngine

extension LinkIsActiveExamples {
    /// What else uses the flag, or stands beside the link.
    static let uses: [Example] = [
        .rewrites(
            """
            struct Steps: View {
                @State private var isNext = false
                var body: some View {
                    NavigationStack {
                        VStack {
                            1️⃣NavigationLink("Next", destination: Back(onBack: { isNext = false }), isActive: $isNext)
                        }
                    }
                }
            }
            """,
            to: """
                struct Steps: View {
                    @State private var isNext = false
                    var body: some View {
                        NavigationStack {
                            VStack {
                                Button("Next") { isNext = true }
                            }
                            .navigationDestination(isPresented: $isNext) { Back(onBack: { isNext = false }) }
                        }
                    }
                }
                """, .unsafe, given: "struct Back: View { let onBack: () -> Void; var body: some View { Text(\"\") } }"),
        .rewrites(
            """
            struct Welcome: View {
                @State private var showsName = false
                @State private var showsPhoto = false
                var body: some View {
                    NavigationStack {
                        VStack {
                            1️⃣NavigationLink("Name", destination: Text("Name"), isActive: $showsName)
                            2️⃣NavigationLink("Photo", destination: Image("photo"), isActive: $showsPhoto)
                            Button("Both") {
                                showsName = true
                                showsPhoto = true
                            }
                        }
                    }
                }
            }
            """,
            to: """
                struct Welcome: View {
                    private enum Route: Hashable { case name, photo }
                    @State private var path: [Route] = []
                    var body: some View {
                        NavigationStack(path: $path) {
                            VStack {
                                NavigationLink("Name", value: Route.name)
                                NavigationLink("Photo", value: Route.photo)
                                Button("Both") {
                                    path = [Route.name]
                                    path = [Route.photo]
                                }
                            }
                            .navigationDestination(for: Route.self) { route in
                                switch route {
                                case .name:
                                    Text("Name")
                                case .photo:
                                    Image("photo")
                                }
                            }
                        }
                    }
                }
                """, .unsafe),
        .rewrites(
            """
            struct Wards: View {
                @State private var wantsHelp = false
                @StateObject private var model = Model()
                var body: some View {
                    NavigationStack {
                        VStack {
                            Text("Wards")

                            1️⃣NavigationLink(destination: Help(), isActive: $wantsHelp) { EmptyView() }
                        }
                        .environmentObject(model)
                    }
                }
            }
            """,
            to: """
                struct Wards: View {
                    @State private var wantsHelp = false
                    @StateObject private var model = Model()
                    var body: some View {
                        NavigationStack {
                            VStack {
                                Text("Wards")
                            }
                            .navigationDestination(isPresented: $wantsHelp) { Help() }
                            .environmentObject(model)
                        }
                    }
                }
                """, .unsafe, given: help),
        .rewrites(
            """
            struct Fourth: View {
                @State private var isFirst = false
                var body: some View {
                    NavigationStack {
                        VStack {
                            1️⃣NavigationLink("First", destination: Text("1"), isActive: $isFirst)
                            Text("x")
                        }
                    }
                }
            }
            extension Fourth {
                func go(path: String) { isFirst = true; print(path) }
            }
            """,
            to: """
                struct Fourth: View {
                    @State private var isFirst = false
                    var body: some View {
                        NavigationStack {
                            VStack {
                                Button("First") { isFirst = true }
                                Text("x")
                            }
                            .navigationDestination(isPresented: $isFirst) { Text("1") }
                        }
                    }
                }
                extension Fourth {
                    func go(path: String) { isFirst = true; print(path) }
                }
                """, .unsafe),
        .explains(
            """
            struct Listens: View {
                @State private var isOn = false
                let ticks: Ticks
                var body: some View {
                    NavigationStack {
                        VStack {
                            Text("a")
                            1️⃣NavigationLink(destination: Text("Page"), isActive: $isOn) { EmptyView() }
                                .onReceive(ticks.publisher) { _ in isOn = true }
                        }
                    }
                }
            }
            """, because: "its modifier `.onReceive` would go with it", given: ticks),
    ]
}
