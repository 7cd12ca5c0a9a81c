import ReglazeEngine

extension UngatedAPI {
    /// The stand-in for `Glass` with its modifier, as they come behind a file.
    private static let standIn = """

        /// What a `Glass` is made of, on systems that don't have it too.
        struct GlassIfAvailable: Equatable, Sendable {
            static let regular = GlassIfAvailable()
            static let clear = GlassIfAvailable(isClear: true)
            static let identity = GlassIfAvailable(isIdentity: true)

            private var isClear = false
            private var isIdentity = false
            private var isInteractive = false
            private var color: Color?

            func tint(_ color: Color?) -> GlassIfAvailable {
                var glass = self
                glass.color = color
                return glass
            }

            func interactive(_ isEnabled: Bool = true) -> GlassIfAvailable {
                var glass = self
                glass.isInteractive = isEnabled
                return glass
            }

            @available(iOS 26.0, *)
            var glass: Glass {
                var glass: Glass = isIdentity ? .identity : isClear ? .clear : .regular
                if let color { glass = glass.tint(color) }
                return isInteractive ? glass.interactive() : glass
            }
        }

        extension View {
            /// `glassEffect` where the system has it; nothing elsewhere.
            @ViewBuilder
            func glassIfAvailable(_ glass: GlassIfAvailable, in shape: some Shape = Capsule()) -> some View {
                if #available(iOS 26.0, *) {
                    glassEffect(glass.glass, in: shape)
                } else {
                    self
                }
            }
        }

        """

    /// A `Glass` that is chosen, kept or handed on.
    static let chosenGlass: [Example] = [
        .rewrites(
            """
            struct Chip: View {
                let isOn: Bool
                let level: Int
                var body: some View {
                    Text("a").1️⃣glassEffect(isOn ? .regular : .identity)
                    Text("b")
                        .2️⃣glassEffect(
                            level > 2 ? .clear.tint(.red).interactive() : level > 1 ? Glass.clear : .regular.interactive(isOn), // three
                            in: .rect(cornerRadius: 8)
                        )
                }
            }

            """,
            to: """
                struct Chip: View {
                    let isOn: Bool
                    let level: Int
                    var body: some View {
                        Text("a").glassIfAvailable(isOn ? .regular : .identity)
                        Text("b")
                            .glassIfAvailable(
                                level > 2 ? .clear.tint(.red).interactive() : level > 1 ? GlassIfAvailable.clear : .regular.interactive(isOn), // three
                                in: .rect(cornerRadius: 8)
                            )
                    }
                }

                """ + standIn,
            .unsafe),
        // All that the value comes from becomes the stand-in, in one change.
        .rewrites(
            """
            struct Card: View {
                var glass: 1️⃣Glass = .regular
                let isPressed: Bool
                var body: some View {
                    let pressed: 2️⃣Glass = isPressed ? glass.interactive() : .clear
                    let loud = 3️⃣Glass.regular.tint(.red)
                    Text("a").4️⃣glassEffect(pressed, in: .circle)
                    Text("b").5️⃣glassEffect(isPressed ? loud : Style.quiet(for: isPressed))
                    Text("c").6️⃣glassEffect(.regular.tint(.red))
                }
            }
            struct Deck: View {
                var body: some View { Card(glass: .clear, isPressed: false).7️⃣glassEffect(.card) }
            }

            """,
            to: """
                struct Card: View {
                    var glass: GlassIfAvailable = .regular
                    let isPressed: Bool
                    var body: some View {
                        let pressed: GlassIfAvailable = isPressed ? glass.interactive() : .clear
                        let loud = GlassIfAvailable.regular.tint(.red)
                        Text("a").glassIfAvailable(pressed, in: .circle)
                        Text("b").glassIfAvailable(isPressed ? loud : Style.quiet(for: isPressed))
                        Text("c").glassEffectIfAvailable(tint: .red)
                    }
                }
                struct Deck: View {
                    var body: some View { Card(glass: .clear, isPressed: false).glassIfAvailable(.card) }
                }

                """ + standIn + glassEffect,
            .unsafe,
            with: [
                "Style.swift": """
                import SwiftUI
                extension Glass { static var card: Glass { .clear.interactive() } }
                enum Style {
                    static func quiet(for isPressed: Bool) -> Glass {
                        var glass = Glass.clear
                        if isPressed { glass = glass.tint(.gray) }
                        return glass
                    }
                }
                """
            ],
            making: [
                "Style.swift": """
                import SwiftUI
                extension GlassIfAvailable { static var card: GlassIfAvailable { .clear.interactive() } }
                enum Style {
                    static func quiet(for isPressed: Bool) -> GlassIfAvailable {
                        var glass = GlassIfAvailable.clear
                        if isPressed { glass = glass.tint(.gray) }
                        return glass
                    }
                }
                """
            ]),
        // Another module's values would be of another type.
        .explains(
            """
            struct Card: View {
                public var glass: 1️⃣Glass = .regular
                var body: some View { Text("a").2️⃣glassEffect(glass) }
            }
            """, because: "other modules can see this `Glass` (Example.swift, line 2)"),
        .explains(
            """
            struct Card: View {
                let theme: Theme
                var body: some View { Text("a").1️⃣glassEffect(theme.surface) }
            }
            """, because: "`theme.surface` is not declared as a `Glass` here", given: "struct Theme {}"),
        .explains(
            """
            struct Card: View {
                let glasses: [1️⃣Glass]
                var body: some View { Text("a").2️⃣glassEffect(glasses[0]) }
            }
            """, because: "can't be told"),
        // Code for iOS 26 alone has the value as it is.
        .explains(
            """
            struct Card: View {
                @available(iOS 26.0, *)
                static func shiny() -> Glass { .clear }
                var glass: 1️⃣Glass { .regular }
                var body: some View { Text("a").2️⃣glassEffect(glass) }
            }
            """, because: "behind `#available` or `#if`"),
        .explains(
            """
            struct Card: View {
                let glass: 1️⃣Glass
                var body: some View {
                    Text("a").2️⃣glassEffect(glass)
                    if #available(iOS 26.0, *) { Text("b").glassEffect(glass) }
                }
            }
            """, because: "another `glassEffect` with a value of its own has to stay (Example.swift, line 5)"),
        .explains(
            """
            struct Card: View {
                let glass: 1️⃣Glass
                var body: some View {
                    Text("a").2️⃣glassEffect(glass)
                    if #available(iOS 26.0, *) { Button("b") {}.buttonStyle(.glass(glass)) }
                }
            }
            """, because: "a button style takes a `Glass` too (Example.swift, line 5)"),
        .explains(
            """
            struct Card: View {
                let glass: 1️⃣Glass
                @available(iOS 26.0, *)
                var style: GlassButtonStyle { .init(glass) }
                var body: some View { Text("a").2️⃣glassEffect(glass) }
            }
            """, because: "a button style takes a `Glass` too (Example.swift, line 4)"),
        // A library's may be anything.
        .explains(
            """
            struct Card: View {
                var glass: 1️⃣Glass = DesignKit.glass
                var body: some View { Text("a").2️⃣glassEffect(glass) }
            }
            """, because: "`DesignKit.glass` may be a `Glass` that is not declared here",
            given: "enum DesignKit { static var other: Int { 0 } }"),
        // Nothing stands before the call that it could be named on.
        .explains(
            """
            extension View {
                func raised(_ glass: 1️⃣Glass) -> some View { 2️⃣glassEffect(glass, in: .circle) }
            }
            struct Card: View {
                let glass: 3️⃣Glass
                var body: some View { Text("a").4️⃣glassEffect(glass) }
            }
            """),
        .explains(
            """
            struct Card: View {
                let glass: SwiftUI.1️⃣Glass
                var body: some View { Text("a").2️⃣glassEffect(glass) }
            }
            """, because: "written in a way that is not understood (Example.swift, line 2)"),
        // Wherever it is named: it is in no system below iOS 26.
        .explains(
            """
            typealias Material = 1️⃣Glass
            protocol Raised { var material: 2️⃣Glass? { get } }
            extension 3️⃣Glass {
                static func card(_ base: 4️⃣Glass = .clear) -> 5️⃣Glass { base.interactive() }
            }
            func materials(of all: [String: 6️⃣Glass], _ change: (7️⃣Glass) -> SwiftUI.Text) {}
            @available(iOS 26.0, *)
            struct Card: View {
                let glass: Glass
                var body: some View { Text("a").glassEffect(glass) }
            }
            """, because: "(Example.swift, line "),
        // Which style it is for is for a person to say.
        .explains(
            #"Button("a") {}.buttonStyle(.1️⃣glass(.clear))"#, because: "which style takes its place"),
        .silent(
            """
            struct Glass { let volume: Double }
            struct Bar: View {
                let glass: Glass
                var body: some View {
                    if #available(iOS 26.0, *) { Text("a").glassEffect() }
                }
            }
            """),
        // A package's, as far as is known.
        .silent("struct Bar { let glass: Glass }"),
    ]
}
