import ReglazeEngine

extension UngatedAPI {
    static let examples: [Example] = statements + helpers + helperPlaces + accessories + ownAndChosen + chosenGlass

    private static let statements: [Example] = [
        .rewrites(
            """
            func style(_ item: UIBarButtonItem) {
                item.1️⃣hidesSharedBackground = true // no glass
                item.2️⃣sharesBackground = false
                [item].forEach { $0.3️⃣sharesBackground = true }
            }
            """,
            to: """
                func style(_ item: UIBarButtonItem) {
                    if #available(iOS 26.0, *) {
                        item.hidesSharedBackground = true // no glass
                    }
                    if #available(iOS 26.0, *) {
                        item.sharesBackground = false
                    }
                    if #available(iOS 26.0, *) {
                        [item].forEach { $0.sharesBackground = true }
                    }
                }
                """),
        .rewrites(
            """
            class Tabs: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    1️⃣tabBarMinimizeBehavior = .onScrollDown
                }
            }
            """,
            to: """
                class Tabs: UITabBarController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        if #available(iOS 26.0, *) {
                            tabBarMinimizeBehavior = .onScrollDown
                        }
                    }
                }
                """),
        .rewrites(
            """
            Text("a").toolbar {
                ToolbarItem { Text("b") }
                1️⃣ToolbarSpacer(.fixed)
                ToolbarItem { Text("c") }
            }
            """,
            to: """
                Text("a").toolbar {
                    ToolbarItem { Text("b") }
                    if #available(iOS 26.0, *) {
                        ToolbarSpacer(.fixed)
                    }
                    ToolbarItem { Text("c") }
                }
                """),
        // A builder is there by an attribute, or by the protocol.
        .rewrites(
            """
            struct Tools: ToolbarContent {
                var body: some ToolbarContent {
                    1️⃣ToolbarSpacer(.fixed)
                }
                @ToolbarContentBuilder var other: some ToolbarContent {
                    2️⃣ToolbarSpacer(.fixed)
                }
            }
            """,
            to: """
                struct Tools: ToolbarContent {
                    var body: some ToolbarContent {
                        if #available(iOS 26.0, *) {
                            ToolbarSpacer(.fixed)
                        }
                    }
                    @ToolbarContentBuilder var other: some ToolbarContent {
                        if #available(iOS 26.0, *) {
                            ToolbarSpacer(.fixed)
                        }
                    }
                }
                """),
        .explains(
            """
            struct Page: View {
                var body: some View { Text("a").toolbar { spacer } }
                var spacer: some ToolbarContent {
                    1️⃣ToolbarSpacer(.fixed)
                }
            }
            """, because: "needs a builder"),
        // What the call does has to go on below iOS 26.
        .explains(
            """
            func add() -> UIBarButtonItem { UIBarButtonItem() }
            func isPlain() -> Bool { true }
            func style(_ item: UIBarButtonItem) {
                add().1️⃣hidesSharedBackground = true
                item.2️⃣sharesBackground = isPlain()
                item.3️⃣hidesSharedBackground = { true }()
            }
            """, because: "a call is part of the statement"),
        .explains(
            """
            Text("a").toolbar {
                ToolbarItem(placement: .1️⃣subtitle) { Text("b").font(.largeTitle) }
                ToolbarItem(placement: .title) { Text("c") }
            }
            """,
            because: "takes its place"),
        .explains(
            #"Text("a").1️⃣toolbarMinimizationRestoration(.atScrollEdge, for: .navigationBar)"#, because: "can't be wrapped",
            target: 26),
        .rewrites(
            """
            func mark(_ tabs: UITabBarController) {
                tabs.1️⃣prominentTabIdentifier = nil
            }
            """,
            to: """
                func mark(_ tabs: UITabBarController) {
                    if #available(iOS 27.0, *) {
                        tabs.prominentTabIdentifier = nil
                    }
                }
                """,
            target: 26),
        .explains("let effect = 1️⃣UIGlassEffect(style: .regular)", because: "below iOS 26.0"),
        .explains("let button = UIButton(configuration: .1️⃣glass())", because: "takes its place"),
        .explains(
            """
            if #available(iOS 26, *) {
                Text("a").1️⃣toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
            }
            """, because: "can't be wrapped"),
        .silent(#"Text("a").glassEffect()"#, target: 26),
        .silent(
            """
            if #available(iOS 26, *) {
                GlassEffectContainer { Text("a").glassEffect() }
            } else {
                Text("a")
            }
            """),
        .silent(
            """
            func style(_ item: UIBarButtonItem, _ navigation: UINavigationController) {
                guard #available(iOS 26.0, *), let pop = navigation.interactiveContentPopGestureRecognizer else { return }
                if #available(iOS 26.0, *), item.hidesSharedBackground { item.sharesBackground = false }
            }
            """),
        .silent(
            """
            @available(iOS 26.0, *)
            struct Panel: View {
                var body: some View { Text("a").glassEffect(.regular, in: .capsule) }
            }
            """),
        // The project's own.
        .silent(
            #"Text("a").glassEffect()"#,
            with: ["Own.swift": "extension View { func glassEffect() -> some View { self } }"]),
        .silent("GlassEffectContainer()", with: ["Own.swift": "struct GlassEffectContainer {}"]),
        .silent("let style = Theme.glass\nlet other = glass(.glass)\n// .glassEffect()\nlet text = \".glassEffect()\""),
        .silent(
            """
            #if os(visionOS)
            let effect = UIGlassEffect(style: .regular)
            #endif
            """),
    ]
}
