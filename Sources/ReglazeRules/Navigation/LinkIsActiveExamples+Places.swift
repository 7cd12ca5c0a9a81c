import ReglazeEngine

extension LinkIsActiveExamples {
    /// Where the link stands: under conditions, in toolbars and menus, without a container.
    static let places: [Example] = [
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
}
