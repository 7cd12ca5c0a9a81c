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
        .rewrites(
            """
            struct Bound: View {
                @State private var isOn = false
                let name: String?
                var body: some View {
                    NavigationStack {
                        if let name {
                            VStack {
                                Text(name)
                                1️⃣NavigationLink(destination: Text(name), isActive: $isOn) { EmptyView() }
                            }
                        }
                    }
                }
            }
            """,
            to: """
                struct Bound: View {
                    @State private var isOn = false
                    let name: String?
                    var body: some View {
                        NavigationStack {
                            if let name {
                                VStack {
                                    Text(name)
                                }
                                .navigationDestination(isPresented: $isOn) { Text(name) }
                            }
                        }
                    }
                }
                """),
        .explains(
            """
            struct Hosted: View {
                @State private var isOn = false
                var body: some View {
                    VStack {
                        Text("a")
                        1️⃣NavigationLink(destination: Text("Page"), isActive: $isOn) { EmptyView() }
                    }
                }
            }
            struct Hosted_Previews: PreviewProvider {
                static var previews: some View { NavigationStack { Hosted() } }
            }
            """, because: "without a `NavigationStack`",
            with: [
                "Host.swift": """
                func show(_ window: UIWindow) { window.rootViewController = DismissibleController(rootView: Hosted()) }
                """
            ]),
        .explains(
            """
            struct Shared: View {
                @State private var isOn = false
                var body: some View {
                    VStack {
                        Text("a")
                        1️⃣NavigationLink(destination: Text("Page"), isActive: $isOn) { EmptyView() }
                    }
                }
            }
            struct Home: View {
                var body: some View { NavigationStack { Button("Open") { show() } } }
                private func show() { host(Shared()) }
            }
            """, because: "no container is found", given: "func host(_ view: some View) {}"),
        .rewrites(
            """
            struct Tools: View {
                @State private var isOpen = false
                var body: some View {
                    NavigationStack {
                        List { Toggle("Open", isOn: $isOpen) }
                            .toolbar {
                                ToolbarItem { 1️⃣NavigationLink("Page", destination: Text("Page"), isActive: $isOpen) }
                            }
                    }
                }
            }
            """,
            to: """
                struct Tools: View {
                    @State private var isOpen = false
                    var body: some View {
                        NavigationStack {
                            List { Toggle("Open", isOn: $isOpen) }
                                .navigationDestination(isPresented: $isOpen) { Text("Page") }
                                .toolbar {
                                    ToolbarItem { Button("Page") { isOpen = true } }
                                }
                        }
                    }
                }
                """, .unsafe),
        .explains(
            """
            struct Twice: View {
                @State private var isOpen = false
                var body: some View {
                    NavigationStack {
                        VStack {
                            Toggle("Open", isOn: $isOpen)
                            1️⃣NavigationLink("One", destination: Text("1"), isActive: $isOpen)
                            2️⃣NavigationLink("Two", destination: Text("2"), isActive: $isOpen)
                        }
                    }
                }
            }
            """, because: "one flag can't present two destinations"),
        .explains(
            """
            struct Held: View {
                @State private var isOpen = false
                var body: some View {
                    NavigationStack {
                        Toggle("Open", isOn: $isOpen)
                            .contextMenu { 1️⃣NavigationLink("Page", destination: Text("Page"), isActive: $isOpen) }
                    }
                }
            }
            """, because: "`.contextMenu`, where a destination does nothing"),
        .silent("PopoverLink(destination: page, isActive: $open) { Text(\"Open\") }"),
        .silent("NavigationLink(\"Open\", value: 1)\nlet isActive = true"),
    ]

    private static let ticks = """
        import Combine
        struct Ticks { let publisher = PassthroughSubject<Int, Never>() }
        """
    private static let terms = """
        struct Terms: View { @Binding var accepted: Bool; var body: some View { Text("") } }
        """
    private static let color = """
        struct ColorDetail: View { let color: Color; var body: some View { Text("") } }
        """
    private static let help = """
        final class Model: ObservableObject { @Published var wantsHelp = false }
        struct Help: View { var body: some View { Text("") } }
        """
}
