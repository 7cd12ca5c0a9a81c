import ReglazeEngine

extension UngatedAPI {
    /// The helper for `glassEffect`, as it comes behind a file.
    static let glassEffect = """

        extension View {
            /// `glassEffect` where the system has it; nothing elsewhere.
            @ViewBuilder
            func glassEffectIfAvailable(
                isClear: Bool = false, tint: Color? = nil, isInteractive: Bool = false, in shape: some Shape = Capsule()
            ) -> some View {
                if #available(iOS 26.0, *) {
                    glassEffect((isClear ? Glass.clear : .regular).tint(tint).interactive(isInteractive), in: shape)
                } else {
                    self
                }
            }
        }

        """

    static let helpers: [Example] = [
        // What is new in the arguments goes, the rest stays where it is.
        .rewrites(
            """
            struct Player: View {
                let accent: Color
                var body: some View {
                    Text("a").padding().1️⃣glassEffect()
                    Text("b")
                        .2️⃣glassEffect(.regular, in: .circle) // round
                        .3️⃣glassEffect(
                            .clear.tint(accent).interactive(),
                            in: RoundedRectangle(cornerRadius: 8)
                        )
                }
            }

            """,
            to: """
                struct Player: View {
                    let accent: Color
                    var body: some View {
                        Text("a").padding().glassEffectIfAvailable()
                        Text("b")
                            .glassEffectIfAvailable(in: .circle) // round
                            .glassEffectIfAvailable(
                                isClear: true, tint: accent, isInteractive: true,
                                in: RoundedRectangle(cornerRadius: 8)
                            )
                    }
                }

                """ + glassEffect,
            .unsafe),
        // One helper for all files of a target.
        .rewrites(
            "struct Second: View {\n    var body: some View { Text(\"b\").1️⃣glassEffect(in: .circle) }\n}\n",
            to: "struct Second: View {\n    var body: some View { Text(\"b\").glassEffectIfAvailable(in: .circle) }\n}\n",
            .unsafe, at: "Second.swift",
            with: ["First.swift": "struct First: View {\n    var body: some View { Text(\"a\").glassEffect(.regular) }\n}\n"],
            making: [
                "First.swift": "struct First: View {\n    var body: some View { Text(\"a\").glassEffectIfAvailable() }\n}\n"
                    + glassEffect
            ]),
        .rewrites(
            """
            struct Page: View {
                var body: some View {
                    VStack {
                        Button("Save") {}.buttonStyle(.1️⃣glassProminent)
                        Button("Cancel") {}
                            .buttonStyle(.2️⃣glass) // second
                    }
                }
            }
            """,
            to: """
                struct Page: View {
                    var body: some View {
                        VStack {
                            Button("Save") {}.glassProminentButtonStyleIfAvailable()
                            Button("Cancel") {}
                                .glassButtonStyleIfAvailable() // second
                        }
                    }
                }

                extension View {
                    /// The button style `glassProminent` where the system has it; `borderedProminent` elsewhere.
                    @ViewBuilder
                    func glassProminentButtonStyleIfAvailable() -> some View {
                        if #available(iOS 26.0, *) {
                            buttonStyle(.glassProminent)
                        } else {
                            buttonStyle(.borderedProminent)
                        }
                    }
                }

                extension View {
                    /// The button style `glass` where the system has it; `bordered` elsewhere.
                    @ViewBuilder
                    func glassButtonStyleIfAvailable() -> some View {
                        if #available(iOS 26.0, *) {
                            buttonStyle(.glass)
                        } else {
                            buttonStyle(.bordered)
                        }
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            struct Page: View {
                @Namespace private var namespace
                var body: some View {
                    1️⃣GlassEffectContainer(spacing: 20) {
                        Text("a").2️⃣glassEffectID("a", in: namespace)
                    }
                    .padding()
                }
            }
            """,
            to: """
                struct Page: View {
                    @Namespace private var namespace
                    var body: some View {
                        GlassEffectContainerIfAvailable(spacing: 20) {
                            Text("a").glassEffectIDIfAvailable("a", in: namespace)
                        }
                        .padding()
                    }
                }

                /// A `GlassEffectContainer` where the system has it; its content alone elsewhere.
                struct GlassEffectContainerIfAvailable<Content: View>: View {
                    var spacing: CGFloat?
                    @ViewBuilder var content: Content

                    var body: some View {
                        if #available(iOS 26.0, *) {
                            GlassEffectContainer(spacing: spacing) { content }
                        } else {
                            content
                        }
                    }
                }

                extension View {
                    /// `glassEffectID` where the system has it; nothing elsewhere.
                    @ViewBuilder
                    func glassEffectIDIfAvailable(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
                        if #available(iOS 26.0, *) {
                            glassEffectID(id, in: namespace)
                        } else {
                            self
                        }
                    }
                }
                """,
            .unsafe),
        // A value of a new type goes into the helper, and into its name.
        .rewrites(
            """
            struct Root: View {
                var body: some View {
                    TabView {
                        List {}
                            .1️⃣scrollEdgeEffectStyle(.soft, for: .top)
                            .2️⃣safeAreaBar(edge: .bottom) { Text("Play") }
                    }
                    .3️⃣tabBarMinimizeBehavior(.onScrollDown)
                }
            }
            """,
            to: """
                struct Root: View {
                    var body: some View {
                        TabView {
                            List {}
                                .scrollEdgeEffectSoftIfAvailable(for: .top)
                                .safeAreaBarIfAvailable(edge: .bottom) { Text("Play") }
                        }
                        .tabBarMinimizeOnScrollDownIfAvailable()
                    }
                }

                extension View {
                    /// `scrollEdgeEffectStyle` where the system has it; nothing elsewhere.
                    @ViewBuilder
                    func scrollEdgeEffectSoftIfAvailable(for edges: Edge.Set) -> some View {
                        if #available(iOS 26.0, *) {
                            scrollEdgeEffectStyle(.soft, for: edges)
                        } else {
                            self
                        }
                    }
                }

                extension View {
                    /// `safeAreaBar` where the system has it; `safeAreaInset` elsewhere.
                    @ViewBuilder
                    func safeAreaBarIfAvailable(
                        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
                    ) -> some View {
                        if #available(iOS 26.0, *) {
                            safeAreaBar(edge: edge, alignment: alignment, spacing: spacing, content: content)
                        } else {
                            safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
                        }
                    }
                }

                extension View {
                    /// `tabBarMinimizeBehavior` where the system has it; nothing elsewhere.
                    @ViewBuilder
                    func tabBarMinimizeOnScrollDownIfAvailable() -> some View {
                        if #available(iOS 26.0, *) {
                            tabBarMinimizeBehavior(.onScrollDown)
                        } else {
                            self
                        }
                    }
                }
                """,
            .unsafe),
        .rewrites(
            """
            struct Page: View {
                let count: String
                var body: some View {
                    Text("a")
                        .1️⃣navigationSubtitle(count)
                        .toolbar {
                            ToolbarItem { Text("b") }
                                .2️⃣sharedBackgroundVisibility(.hidden)
                        }
                }
            }
            """,
            to: """
                struct Page: View {
                    let count: String
                    var body: some View {
                        Text("a")
                            .navigationSubtitleIfAvailable(Text(count))
                            .toolbar {
                                ToolbarItem { Text("b") }
                                    .sharedBackgroundVisibilityIfAvailable(.hidden)
                            }
                    }
                }

                extension View {
                    /// `navigationSubtitle` where the system has it; nothing elsewhere.
                    @ViewBuilder
                    func navigationSubtitleIfAvailable(_ subtitle: Text) -> some View {
                        if #available(iOS 26.0, *) {
                            navigationSubtitle(subtitle)
                        } else {
                            self
                        }
                    }
                }

                extension ToolbarContent {
                    /// `sharedBackgroundVisibility` where the system has it; nothing elsewhere.
                    @ToolbarContentBuilder
                    func sharedBackgroundVisibilityIfAvailable(_ visibility: Visibility) -> some ToolbarContent {
                        if #available(iOS 26.0, *) {
                            sharedBackgroundVisibility(visibility)
                        } else {
                            self
                        }
                    }
                }
                """,
            .unsafe),
    ]
}
