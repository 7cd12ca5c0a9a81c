import ReglazeEngine

extension UngatedAPI {
    /// Helpers that the project has itself, and calls that no helper can take the place of.
    static let helperPlaces: [Example] = [
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
        // The shape is new too.
        .explains(
            """
            struct Page: View {
                var body: some View { Text("b").1️⃣glassEffect(.regular, in: 2️⃣ConcentricRectangle()) }
            }
            """, because: "for you to say"),
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
