import ReglazeEngine

extension UngatedAPI {
    /// What is below the content of tabs.
    static let accessories: [Example] = [
        .rewrites(
            """
            struct Tabs: View {
                let isPlaying: Bool
                var body: some View {
                    TabView {}.1️⃣tabViewBottomAccessory { Text("a") }
                    TabView {}
                        .2️⃣tabViewBottomAccessory(isEnabled: isPlaying) {
                            Text("b") // the player
                        }
                    TabView {}.3️⃣tabViewBottomAccessory(content: { Text("c") })
                }
            }
            """,
            to: """
                struct Tabs: View {
                    let isPlaying: Bool
                    var body: some View {
                        TabView {}.tabViewBottomAccessoryIfAvailable { Text("a") }
                        TabView {}
                            .tabViewBottomAccessoryIfAvailable(isEnabled: isPlaying) {
                                Text("b") // the player
                            }
                        TabView {}.tabViewBottomAccessoryIfAvailable(content: { Text("c") })
                    }
                }

                extension View {
                    /// `tabViewBottomAccessory` where the system has it; nothing elsewhere.
                    @ViewBuilder
                    func tabViewBottomAccessoryIfAvailable(@ViewBuilder content: () -> some View) -> some View {
                        if #available(iOS 26.0, *) {
                            tabViewBottomAccessory(content: content)
                        } else {
                            self
                        }
                    }
                }

                extension View {
                    /// `tabViewBottomAccessory` where the system has it; nothing elsewhere.
                    @ViewBuilder
                    func tabViewBottomAccessoryIfAvailable(isEnabled: Bool, @ViewBuilder content: () -> some View) -> some View {
                        if #available(iOS 26.1, *) {
                            tabViewBottomAccessory(isEnabled: isEnabled, content: content)
                        } else {
                            self
                        }
                    }
                }
                """,
            .unsafe),
        // The form with a condition came with iOS 26.1.
        .rewrites(
            """
            struct Tabs: View {
                let isPlaying: Bool
                var body: some View {
                    TabView {}.tabViewBottomAccessory { Text("a") }
                    TabView {}.1️⃣tabViewBottomAccessory(isEnabled: isPlaying) { Text("a") }
                }
            }

            """,
            to: """
                struct Tabs: View {
                    let isPlaying: Bool
                    var body: some View {
                        TabView {}.tabViewBottomAccessory { Text("a") }
                        TabView {}.tabViewBottomAccessoryIfAvailable(isEnabled: isPlaying) { Text("a") }
                    }
                }

                extension View {
                    /// `tabViewBottomAccessory` where the system has it; nothing elsewhere.
                    @ViewBuilder
                    func tabViewBottomAccessoryIfAvailable(isEnabled: Bool, @ViewBuilder content: () -> some View) -> some View {
                        if #available(iOS 26.1, *) {
                            tabViewBottomAccessory(isEnabled: isEnabled, content: content)
                        } else {
                            self
                        }
                    }
                }

                """,
            .unsafe, target: 26),
        // The project's own takes no condition.
        .explains(
            """
            struct Tabs: View {
                let isPlaying: Bool
                var body: some View {
                    TabView {}.1️⃣tabViewBottomAccessory(isEnabled: isPlaying) { Text("a") }
                }
            }
            """, because: "takes other arguments",
            with: [
                "Own.swift": """
                extension View {
                    @ViewBuilder func tabViewBottomAccessoryIfAvailable(@ViewBuilder content: () -> some View) -> some View {
                        if #available(iOS 26.0, *) { tabViewBottomAccessory(content: content) } else { self }
                    }
                }
                """
            ]),
    ]
}
