import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// What the entry points of apps on Decompose do besides showing `App`.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct ChildStackEntryTests {
    private static let remembering =
        "    val root = remember { DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle())) }\n    App(root)\n"

    private func entry(_ code: String, imports: [String] = []) throws -> (entry: String, native: String) {
        let run = ShellRun(try DecomposeShop.entered(by: code, imports: imports), shell: .stack)
        try DecomposeShop.check(run)
        return (try #require(run.files[DecomposeShop.entry]), try #require(run.files[DecomposeShop.native]))
    }

    private func refusal(_ code: String, imports: [String] = []) throws -> String {
        DecomposeShop.refusal(try DecomposeShop.entered(by: code, imports: imports))
    }

    @Test func aComponentThatTheEntryPointMakes() throws {
        let made = try entry(
            "fun MainViewController(): UIViewController = ComposeUIViewController {\n\(Self.remembering)}",
            imports: ["androidx.compose.runtime.remember"])
        #expect(
            made.entry.contains(
                "private val root by lazy { DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle())) }\n"))
        #expect(made.entry.hasSuffix("fun nativeStack(): NativeStack = NativeStack(root)\n"))
    }

    @Test func whatTheControllerIsConfiguredWithSetsTheAppUpOnce() throws {
        let made = try entry(
            "fun MainViewController(): UIViewController = ComposeUIViewController(configure = {\n    initDi()\n    opaque = false\n}) {\n"
                + "\(Self.remembering)}",
            imports: ["androidx.compose.runtime.remember"])
        #expect(
            made.entry.hasSuffix(
                """
                /** What MainViewController sets up and makes, once for all pages. */
                private object NativeSetUp {
                    init {
                        initDi()
                    }
                    val root = DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle()))
                }

                /** The app's stack, for SwiftUI. */
                fun nativeStack(): NativeStack = NativeSetUp.run { NativeStack(root) }

                """))
        #expect(
            made.native.contains(
                "        ComposeUIViewController(configure = { opaque = false }) {\n            SingleScreenApp("))
    }

    @Test func whatIsSetUpKeepsItsOrder() throws {
        let made = try entry(
            """
            fun MainViewController(): UIViewController {
                initDi()
                val lifecycle = LifecycleRegistry()
                val root: RootComponent = DefaultRootComponent(
                    DefaultComponentContext(lifecycle),
                )
                lifecycle.resume()
                return ComposeUIViewController { App(root) }
            }
            """,
            imports: ["com.arkivanov.essenty.lifecycle.LifecycleRegistry", "com.arkivanov.essenty.lifecycle.resume"])
        #expect(
            made.entry.contains(
                """
                private object NativeSetUp {
                    init {
                        initDi()
                    }
                    val lifecycle = LifecycleRegistry()
                    val root: RootComponent = DefaultRootComponent(
                        DefaultComponentContext(lifecycle),
                    )
                    init {
                        lifecycle.resume()
                    }
                }
                """))
    }

    @Test func whatIsSetUpBeforeTheAppIsDrawn() throws {
        let made = try entry(
            "private val root = DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle()))\n\n"
                + "fun MainViewController() = ComposeUIViewController {\n    initDi()\n    App(root)\n}")
        #expect(made.entry.contains("private object NativeSetUp {\n    init {\n        initDi()\n    }\n}\n"))
        #expect(made.entry.hasSuffix("fun nativeStack(): NativeStack = NativeSetUp.run { NativeStack(root) }\n"))
        let remembered = try entry(
            "fun MainViewController() = ComposeUIViewController {\n    val root = remember {\n        initDi()\n"
                + "        DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle()))\n    }\n    App(root)\n}",
            imports: ["androidx.compose.runtime.remember"])
        #expect(remembered.entry.contains("private val root by lazy {\n    initDi()\n"))
    }

    @Test func whatIsDrawnAroundTheAppIsDrawnAroundEveryPage() throws {
        let made = try entry(
            """
            private val tone = 1f

            private val root = DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle()))

            @OptIn(ExperimentalDecomposeApi::class)
            fun MainViewController() = ComposeUIViewController {
                CompositionLocalProvider(LocalTone provides tone) {
                    PredictiveBackGestureOverlay(BackDispatcher(), backIcon = null) {
                        App(root)
                    }
                }
            }

            val LocalTone = staticCompositionLocalOf { 0f }
            """,
            imports: [
                "androidx.compose.runtime.CompositionLocalProvider", "androidx.compose.runtime.staticCompositionLocalOf",
                "com.arkivanov.decompose.ExperimentalDecomposeApi", "com.arkivanov.essenty.backhandler.BackDispatcher",
                "com.arkivanov.decompose.extensions.compose.stack.animation.predictiveback.PredictiveBackGestureOverlay",
            ])
        #expect(made.native.contains("    CompositionLocalProvider(LocalTone provides tone) {\n"))
        // SwiftUI has a swipe of its own.
        #expect(!made.native.contains("PredictiveBackGestureOverlay"))
        #expect(made.entry.contains("\ninternal val tone = 1f\n"))
    }

    @Test func whatTheFileOptsInTo() throws {
        var files = try DecomposeShop.entered(
            by: "private val root = DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle()))\n\n"
                + "fun MainViewController() = ComposeUIViewController { Early { App(root) } }\n\n"
                + "@ExperimentalDecomposeApi\n@Composable\nfun Early(content: @Composable () -> Unit) = content()",
            imports: ["androidx.compose.runtime.Composable", "com.arkivanov.decompose.ExperimentalDecomposeApi"])
        try DecomposeShop.replace(
            "package org.sample.shop\n", with: "@file:OptIn(ExperimentalDecomposeApi::class)\n\npackage org.sample.shop\n",
            in: DecomposeShop.entry, of: &files)
        let run = ShellRun(files, shell: .stack)
        try DecomposeShop.check(run)
        #expect(
            run.files[DecomposeShop.native]?.contains("@OptIn(ExperimentalDecomposeApi::class)\n@Composable\nprivate fun Single")
                == true)
    }

    @Test func whatSwiftPassesForWhatIsDrawnAroundTheApp() throws {
        var files = try DecomposeShop.entered(
            by: "private val root = DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle()))\n\n"
                + "fun MainViewController(tone: Float) = ComposeUIViewController {\n"
                + "    CompositionLocalProvider(LocalTone provides tone) { App(root) }\n}\n\n"
                + "val LocalTone = staticCompositionLocalOf { 0f }",
            imports: ["androidx.compose.runtime.CompositionLocalProvider", "androidx.compose.runtime.staticCompositionLocalOf"])
        try DecomposeShop.replace(
            "struct ComposeView: UIViewControllerRepresentable {",
            with: "struct ComposeView: UIViewControllerRepresentable {\n    let tone: Float\n", in: DecomposeShop.view, of: &files
        )
        try DecomposeShop.replace(
            "MainViewController()", with: "MainViewController(tone: tone)", in: DecomposeShop.view, of: &files)
        try DecomposeShop.replace(
            "        ComposeView()", with: "        ComposeView(tone: 1)", in: DecomposeShop.view, of: &files)
        let run = ShellRun(files, shell: .stack)
        try DecomposeShop.check(run)
        #expect(
            run.files[DecomposeShop.entry]?.contains(
                "fun nativeStack(tone: Float): NativeStack = NativeStack(root, tone)\n") == true)
        #expect(run.files[DecomposeShop.view]?.contains("NativeNavContentView(tone: 1)\n") == true)
    }

    @Test func whatAPageCannotHaveIsRefused() throws {
        let root = "DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle()))"
        #expect(
            try refusal("fun MainViewController() = ComposeUIViewController {\n    Text(\"Beta\")\n    App(\(root))\n}")
                .contains("draws something beside the app"))
        #expect(
            try refusal("fun MainViewController() = ComposeUIViewController {\n    KoinApplication({ }) { App(\(root)) }\n}")
                .contains("would start anew for every page"))
        #expect(
            try refusal("fun MainViewController() = ComposeUIViewController {\n    if (isOn) App(\(root))\n}")
                .contains("only in one case"))
        #expect(
            try refusal(
                "fun MainViewController() = ComposeUIViewController {\n    val root = koinInject<RootComponent>()\n    App(root)\n}"
            )
            .contains("`root` is made by Compose"))
        #expect(
            try refusal(
                "fun MainViewController(context: ComponentContext) = ComposeUIViewController { App(DefaultRootComponent(context)) }"
            )
            .contains("`root` is made from what Swift passes"))
        #expect(
            try refusal(
                "fun MainViewController(context: ComponentContext): UIViewController {\n    val root = DefaultRootComponent(context)\n"
                    + "    return ComposeUIViewController { App(root) }\n}"
            )
            .contains("`root` is made from what Swift passes"))
        #expect(
            try refusal(
                "fun MainViewController(log: Boolean): UIViewController {\n    initLog(log)\n"
                    + "    return ComposeUIViewController { App(\(root)) }\n}"
            )
            .contains("the app is set up with `log`"))
        #expect(
            try refusal(
                "fun MainViewController(): UIViewController {\n    val theme = Theme()\n"
                    + "    return ComposeUIViewController { AppTheme(theme) { App(\(root)) } }\n}"
            )
            .contains("AppTheme is given `theme` of MainViewController"))
        #expect(
            try refusal(
                "fun MainViewController(isOpaque: Boolean) = ComposeUIViewController(configure = { opaque = isOpaque }) { App(\(root)) }"
            )
            .contains("is configured with `isOpaque`"))
        #expect(
            try refusal("object Entry {\n    fun MainViewController() = ComposeUIViewController { App(\(root)) }\n}")
                .contains("MainViewController is in Entry"))
    }
}
