import ReglazeEngine

extension UngatedAPI {
    /// The helper for `glassEffect`, as it comes behind a file.
    private static let glassEffect = """

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
        // The project's helper is used where it takes what the call has.
        .rewrites(
            "struct Page: View {\n    var body: some View { Text(\"a\").1️⃣glassEffect(.regular, in: .circle) }\n}\n",
            to: "struct Page: View {\n    var body: some View { Text(\"a\").glassEffectIfAvailable(in: .circle) }\n}\n",
            .unsafe,
            with: [
                "Own.swift": """
                extension View {
                    @ViewBuilder func glassEffectIfAvailable(in shape: some Shape) -> some View {
                        if #available(iOS 26.0, *) { glassEffect(.clear, in: shape) } else { background(.thinMaterial, in: shape) }
                    }
                }
                """
            ], making: [:]),
        .explains(
            "struct Page: View {\n    var body: some View { Text(\"a\").1️⃣glassEffect(.regular, in: .circle) }\n}\n",
            because: "takes other arguments",
            with: ["Own.swift": "extension View {\n    func glassEffectIfAvailable(radius: CGFloat) -> some View { self }\n}\n"]),
        // It is for iOS 26 itself, takes no spacing, or is private to another file.
        .explains(
            "struct Page: View {\n    var body: some View { List {}.1️⃣scrollEdgeEffectHidden() }\n}\n",
            because: "takes other arguments",
            with: [
                "Own.swift": """
                extension View {
                    @available(iOS 26, *)
                    func scrollEdgeEffectHiddenIfAvailable(_ isHidden: Bool = true, for edges: Edge.Set = .all) -> some View {
                        scrollEdgeEffectHidden(isHidden, for: edges)
                    }
                }
                """
            ]),
        .explains(
            "struct Page: View {\n    var body: some View { 1️⃣GlassEffectContainer(spacing: 8) { Text(\"a\") } }\n}\n",
            because: "takes other arguments",
            with: [
                "Own.swift": """
                struct GlassEffectContainerIfAvailable<Content: View>: View {
                    @ViewBuilder var content: Content
                    var body: some View { content }
                }
                """
            ]),
        .explains(
            "struct Page: View {\n    var body: some View { 1️⃣GlassEffectContainer { Text(\"a\") } }\n}\n",
            because: "takes other arguments",
            with: [
                "Own.swift": """
                private struct GlassEffectContainerIfAvailable<Content: View>: View {
                    @ViewBuilder var content: Content
                    var body: some View { content }
                }
                """
            ]),
        // The helper would mean another `Capsule`.
        .explains(
            """
            struct Page: View {
                var body: some View { Text("a").1️⃣glassEffect() }
            }
            struct Capsule: View {
                var body: some View { Text("c") }
            }
            """, because: "own `Capsule`"),
        // The container itself is what comes out, or the shape is the glass's own.
        .explains(
            """
            struct Page: View {
                func box() -> 1️⃣GlassEffectContainer<Text> { 2️⃣GlassEffectContainer { Text("a") } }
                var body: some View { Text("a").3️⃣glassEffect(in: DefaultGlassEffectShape()) }
            }
            """, because: "for you to say"),
        // Other modules compile it too.
        .explains(
            """
            extension View {
                @inlinable public func shiny() -> some View { self.1️⃣glassEffect() }
                public func framed(_ view: some View = Text("a").2️⃣glassEffect()) -> some View { self }
            }
            """, because: "can't be wrapped where it stands"),
        // What the glass is can't be told, or the shape is new too.
        .explains(
            """
            struct Page: View {
                let isOn: Bool
                var body: some View {
                    Text("a").1️⃣glassEffect(isOn ? .regular : .identity)
                    Text("b").2️⃣glassEffect(.regular, in: 3️⃣ConcentricRectangle())
                }
            }
            """, because: "for you to say"),
        .explains(#"List {}.1️⃣tabViewBottomAccessory { Text("a") }"#, because: "can't be wrapped where it stands"),
        // The form with a condition came with iOS 26.1.
        .explains(
            """
            struct Tabs: View {
                let isPlaying: Bool
                var body: some View {
                    TabView {}.tabViewBottomAccessory { Text("a") }
                    TabView {}.1️⃣tabViewBottomAccessory(isEnabled: isPlaying) { Text("a") }
                }
            }
            """, because: "can't be wrapped where it stands", target: 26),
        // Lists have had batches for long.
        .explains(
            """
            final class Tabs: UITabBarController {
                func fill(_ other: UITabBarController, _ grid: UICollectionView) {
                    grid.performBatchUpdates { grid.reloadData() }
                    other.1️⃣performBatchUpdates { other.tabs = [] }
                    2️⃣performBatchUpdates { tabs = [] }
                }
            }
            """, because: "for you to say", target: 26),
        .explains(
            """
            if #available(iOS 26, *) {
                Text("a")
            } else {
                Text("a").1️⃣glassEffect()
            }
            """, because: "can't be wrapped where it stands"),
    ]
}
