import ReglazeEngine

extension UngatedAPI {
    /// Names that the project has too, values of the environment, and values of which one is chosen.
    static let ownAndChosen: [Example] = [
        // A function of the project's own that takes such a call is meant, and no other.
        .explains(
            """
            struct Tabs: View {
                var body: some View {
                    TabView {}.tabViewBottomAccessory(title: "a") { isOpen in Text(isOpen ? "a" : "b") }
                    TabView {}.1️⃣tabViewBottomAccessory { Text("c") }
                }
            }
            """, because: "takes other arguments",
            with: [
                "Own.swift": """
                extension View {
                    func tabViewBottomAccessory(title: String, content: (Bool) -> some View) -> some View { self }
                    func tabViewBottomAccessoryIfAvailable(content: (Bool) -> some View) -> some View { self }
                }
                """
            ]),
        // A modifier on the view itself.
        .explains(
            """
            extension View {
                func card() -> some View { 1️⃣glassEffect(.regular, in: .capsule) }
                func tabs() -> some View { 2️⃣tabBarMinimizeBehavior(.never) }
                @available(iOS 26, *)
                func chip() -> some View { glassEffect(.clear) }
            }
            """),
        .silent(
            """
            struct Tabs: View {
                var body: some View { TabView {}.tabViewBottomAccessory { isOpen in Text(isOpen ? "a" : "b") } }
            }
            extension View {
                func tabViewBottomAccessory(alignment: Alignment = .center, content: (Bool) -> some View) -> some View { self }
            }
            """),
        // What only another system has is not meant, nor is a property of that name.
        .rewrites(
            """
            struct Tabs: View {
                let backgroundExtensionEffect: Bool
                var body: some View { Text("a").1️⃣backgroundExtensionEffect() }
            }
            #if os(macOS)
            extension View {
                func backgroundExtensionEffect() -> some View { self }
            }
            #endif

            """,
            to: """
                struct Tabs: View {
                    let backgroundExtensionEffect: Bool
                    var body: some View { Text("a").backgroundExtensionEffectIfAvailable() }
                }
                #if os(macOS)
                extension View {
                    func backgroundExtensionEffect() -> some View { self }
                }
                #endif

                extension View {
                    /// `backgroundExtensionEffect` where the system has it; nothing elsewhere.
                    @ViewBuilder
                    func backgroundExtensionEffectIfAvailable() -> some View {
                        if #available(iOS 26.0, *) {
                            backgroundExtensionEffect()
                        } else {
                            self
                        }
                    }
                }

                """,
            .unsafe),
        // A property of a view can't ask for the system.
        .explains(
            """
            struct Player: View {
                @Environment(\\.1️⃣tabViewBottomAccessoryPlacement) private var placement
                var body: some View { Text(placement == .inline ? "a" : "b") }
            }
            """, because: "a property of a view can't ask for the system"),
        .silent(
            """
            @available(iOS 26.0, *)
            struct Player: View {
                @Environment(\\.tabViewBottomAccessoryPlacement) private var placement
                var body: some View { Text(placement == .inline ? "a" : "b") }
            }
            """),
        .silent(
            """
            struct Player: View {
                @Environment(\\.tabViewBottomAccessoryPlacement) private var placement
                var body: some View { Text(placement) }
            }
            extension EnvironmentValues { var tabViewBottomAccessoryPlacement: String { "" } }
            """),
        // Between two values of a new type the helper chooses, and is told by what.
        .rewrites(
            """
            struct Root: View {
                let isFull: Bool
                let isPlain: Bool
                var body: some View {
                    TabView {
                        List {}.1️⃣scrollEdgeEffectStyle(isPlain ? .hard : .soft, for: .top)
                    }
                    .2️⃣tabBarMinimizeBehavior(isFull && !isPlain ? .never : .onScrollDown) // as before
                }
            }

            """,
            to: """
                struct Root: View {
                    let isFull: Bool
                    let isPlain: Bool
                    var body: some View {
                        TabView {
                            List {}.scrollEdgeEffectHardOrSoftIfAvailable(isPlain, for: .top)
                        }
                        .tabBarMinimizeNeverOrOnScrollDownIfAvailable(isFull && !isPlain) // as before
                    }
                }

                extension View {
                    /// `scrollEdgeEffectStyle` where the system has it; nothing elsewhere.
                    @ViewBuilder
                    func scrollEdgeEffectHardOrSoftIfAvailable(_ condition: Bool, for edges: Edge.Set) -> some View {
                        if #available(iOS 26.0, *) {
                            scrollEdgeEffectStyle(condition ? .hard : .soft, for: edges)
                        } else {
                            self
                        }
                    }
                }

                extension View {
                    /// `tabBarMinimizeBehavior` where the system has it; nothing elsewhere.
                    @ViewBuilder
                    func tabBarMinimizeNeverOrOnScrollDownIfAvailable(_ condition: Bool) -> some View {
                        if #available(iOS 26.0, *) {
                            tabBarMinimizeBehavior(condition ? .never : .onScrollDown)
                        } else {
                            self
                        }
                    }
                }

                """,
            .unsafe),
        // What else it may be can't be told.
        .explains(
            """
            struct Root: View {
                let isFull: Bool
                let isPlain: Bool
                var body: some View {
                    TabView {}.1️⃣tabBarMinimizeBehavior(isFull ? .never : isPlain ? .automatic : .onScrollDown)
                    TabView {}.2️⃣tabBarMinimizeBehavior(isFull ? Bars.behavior : .never)
                }
            }
            """, because: "of a type that older systems don't have", given: "enum Bars {}"),
    ]
}
