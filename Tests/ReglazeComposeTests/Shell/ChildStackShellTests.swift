import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// The stack shell of apps on Decompose, in the shapes that they come in.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct ChildStackShellTests {
    private static let kotlin = "shared/src/commonMain/kotlin/org/sample/shop"
    private static let app = "\(kotlin)/App.kt"
    private static let root = "\(kotlin)/RootComponent.kt"
    private static let entry = "shared/src/iosMain/kotlin/org/sample/shop/MainViewController.kt"
    private static let native = "shared/src/iosMain/kotlin/org/sample/shop/NativeStack.kt"
    private static let view = "iosApp/iosApp/ContentView.swift"

    private static func shop(_ path: String, _ changes: (old: String, new: String)...) throws -> [String: String] {
        var files = try ExampleFiles.texts(of: "Compose/DecomposeShop")
        for change in changes { try replace(change.old, with: change.new, in: path, of: &files) }
        return files
    }

    private static func replace(_ old: String, with new: String, in path: String, of files: inout [String: String]) throws {
        let text = try #require(files[path])
        #expect(text.contains(old), "\(path) has no \(old)")
        files[path] = text.replacing(old, with: new)
    }

    /// The same app without a bar of tabs.
    static func withoutTabs(_ files: [String: String]) throws -> [String: String] {
        var files = files
        let text = try #require(files[app])
        let start = try #require(text.range(of: "        Scaffold("))
        let middle = try #require(text.range(of: ") { padding ->\n"))
        files[app] =
            (text[..<start.lowerBound] + "        Scaffold { padding ->\n" + text[middle.upperBound...])
            .replacing("    val stack by root.stack.subscribeAsState()\n", with: "")
        return files
    }

    /// To be called last: without the compiler for Kotlin, the test ends as skipped.
    private func check(_ run: ShellRun) throws {
        #expect(run.refusals == [])
        let errors = try run.swiftErrors(framework: "Shared", deploymentTarget: "26.0", languageMode: "6")
        #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
        #expect(ShellRun(run.files, shell: .stack).change.files.map(\.path) == [])
        try KotlinCompiler.skipWithout()
        let example = try #require(ComposeExample.all.first { $0.name.contains("Decompose") })
        let kotlin = try example.kotlinErrors(run.files)
        #expect(kotlin.isEmpty, "\(kotlin.joined(separator: "\n"))")
    }

    private func refusal(_ files: [String: String]) -> String {
        let run = ShellRun(files, shell: .stack)
        #expect(run.change.files.isEmpty)
        return run.refusals.joined(separator: "\n")
    }

    @Test func theShellIsTheDefault() throws {
        let app = AppReader.read(
            ComposeProject(contents: try ExampleFiles.texts(of: "Compose/DecomposeShop").mapValues { Array($0.utf8) }))
        #expect(ShellChoice(app).kind == .stack)
        let refused = AppReader.read(
            ComposeProject(
                contents: try Self.shop(Self.root, ("        serializer = Config.serializer(),\n", "")).mapValues {
                    Array($0.utf8)
                }))
        #expect(ShellChoice(refused).kind == .tabs)
    }

    @Test func thePagesAreDrawnByTheAppsOwnWhen() throws {
        let run = ShellRun(try ExampleFiles.texts(of: "Compose/DecomposeShop"), shell: .stack)
        let app = try #require(run.files[Self.app])
        #expect(app.contains(") { ScreenContent(it.instance) }"))
        #expect(app.contains("    when (child) {\n        is Child.Catalog -> CatalogContent(child.component)\n"))
        let native = try #require(run.files[Self.native])
        #expect(native.contains("if (index in 0 until pages.lastIndex) root.onBackTo(index)"))
        #expect(native.contains("is RootComponent.Child.Product -> child.component.product.name\n"))
        #expect(native.contains("            0 -> root.onCatalogTab()\n            1 -> root.onCartTab()\n"))
        #expect(run.change.steps.flatMap(\.gaps).count == 1)
        #expect(run.files[Self.entry]?.hasSuffix("fun nativeStack(): NativeStack = NativeStack(root)\n") == true)
    }

    @Test func aComponentThatGoesBackByOnePage() throws {
        let run = ShellRun(
            try Self.shop(
                Self.root, ("    fun onBackTo(index: Int)\n", ""),
                ("    override fun onBackTo(index: Int) = navigation.popTo(index)\n", "")),
            shell: .stack)
        #expect(run.files[Self.native]?.contains("            root.onBack()\n") == true)
        try check(run)
    }

    @Test func oneStackWithoutTabs() throws {
        let run = ShellRun(try Self.withoutTabs(try ExampleFiles.texts(of: "Compose/DecomposeShop")), shell: .stack)
        #expect(run.files[Self.native]?.contains("fun select") == false)
        #expect(run.files["iosApp/iosApp/NativeNavContentView.swift"]?.contains("TabView") == false)
        try check(run)
    }

    @Test func aComponentThatTheEntryPointMakes() throws {
        let run = ShellRun(
            try Self.shop(
                Self.entry,
                (
                    "private val root: RootComponent by lazy { DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle())) }\n\n",
                    ""
                ),
                ("import platform", "import androidx.compose.runtime.remember\nimport platform"),
                (
                    "{ App(root) }",
                    "{\n    val root = remember { DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle())) }\n    App(root)\n}"
                )), shell: .stack)
        #expect(
            run.files[Self.entry]?.contains(
                "private val root by lazy { DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle())) }\n") == true)
        try check(run)
    }

    @Test func aComponentThatSwiftPasses() throws {
        var files = try Self.shop(
            Self.entry,
            (
                "private val root: RootComponent by lazy { DefaultRootComponent(DefaultComponentContext(ApplicationLifecycle())) }\n\n",
                ""
            ),
            ("MainViewController()", "MainViewController(root: RootComponent)"))
        try Self.replace(
            "struct ComposeView: UIViewControllerRepresentable {",
            with: "struct ComposeView: UIViewControllerRepresentable {\n    let component: RootComponent\n",
            in: Self.view, of: &files)
        try Self.replace("MainViewController()", with: "MainViewController(root: component)", in: Self.view, of: &files)
        try Self.replace(
            "        ComposeView()", with: "        ComposeView(component: delegate.root)", in: Self.view, of: &files)
        let run = ShellRun(files, shell: .stack)
        #expect(run.refusals == [])
        #expect(run.files[Self.view]?.contains("            NativeNavContentView(root: delegate.root)\n") == true)
        #expect(
            run.files[Self.entry]?.contains("fun nativeStack(root: RootComponent): NativeStack = NativeStack(root)\n") == true)
        let view = try #require(run.files["iosApp/iosApp/NativeNavContentView.swift"])
        #expect(view.contains("MainViewControllerKt.nativeStack(root: root))"))
    }

    @Test func aPageWithAStackOfItsOwnKeepsItsBars() throws {
        let nested = "fun ProductContent(component: ProductComponent) {\n    Children(stack = component.parts) { Text(it.key) }\n"
        let run = ShellRun(
            try Self.shop(Self.app, ("fun ProductContent(component: ProductComponent) {\n", nested)), shell: .stack)
        #expect(run.refusals == [])
        #expect(run.files[Self.app]?.contains("LocalUseNativeNavigation.current") == false)
        #expect(run.change.steps.flatMap(\.gaps).contains { $0.text.contains("Child.Product shows a stack of its own") })
    }

    @Test func aFirstPageWithAStackOfItsOwnIsRefused() throws {
        var files = try Self.withoutTabs(try ExampleFiles.texts(of: "Compose/DecomposeShop"))
        try Self.replace(
            "fun CatalogContent(component: CatalogComponent) {\n",
            with: "fun CatalogContent(component: CatalogComponent) {\n    Children(stack = component.tabs) { Text(it.key) }\n",
            in: Self.app,
            of: &files)
        #expect(refusal(files).contains("pages of it show stacks of their own"))
    }

    @Test func whatCannotBeProvenIsRefused() throws {
        #expect(
            refusal(try Self.shop(Self.app, ("extensions.compose.stack.Children", "extensions.compose.jetbrains.stack.Children")))
                .contains("Decompose 3"))
        #expect(refusal(try Self.shop(Self.root, ("        serializer = Config.serializer(),\n", ""))).contains("Decompose 3"))
        #expect(
            refusal(try Self.shop(Self.root, ("    val stack: Value<ChildStack<*, Child>>\n", "    val stack: Value<*>\n")))
                .contains("can't be told"))
        #expect(
            refusal(try Self.shop(Self.app, ("CatalogContent(child.component)", "CatalogContent(child.component, padding)")))
                .contains("the pages use `padding`"))
        #expect(
            refusal(
                try Self.shop(Self.entry, ("ComposeUIViewController {", "ComposeUIViewController(configure = { startDi() }) {"))
            )
            .contains("sets the app up"))
        #expect(
            refusal(try Self.shop(Self.app, ("onClick = root::onCartTab", "onClick = { stack.hashCode() }")))
                .contains("its tabs can't be told"))
        #expect(
            refusal(try Self.shop(Self.app, ("            Children(", "            if (root.hashCode() > 0) Children(")))
                .contains("only in one case"))
        #expect(
            refusal(try Self.shop(Self.app, ("@Composable\nfun CartContent", "class NativePage\n\n@Composable\nfun CartContent")))
                .contains("of the same name"))
    }

    @Test func whatStandsBesideTheStackIsNamed() throws {
        let run = ShellRun(
            try Self.shop(
                Self.app, ("            Children(\n", "            Text(\"Offline\")\n            Children(\n"),
                ("            bottomBar = {\n", "            snackbarHost = { Text(\"Sold out\") },\n            bottomBar = {\n")
            ),
            shell: .stack)
        let native = try #require(run.files[Self.native])
        for name in ["`Text` of App", "`snackbarHost` of App"] {
            #expect(native.contains("// TODO: \(name) stands beside the stack"))
            #expect(run.change.steps.flatMap(\.gaps).contains { $0.text.hasPrefix(name) })
        }
        try check(run)
    }

    @Test func aComponentThatCannotGoBackGetsAFunction() throws {
        let lines = [
            "    fun onBack()\n", "    fun onBackTo(index: Int)\n", "    override fun onBack() = navigation.pop()\n",
            "    override fun onBackTo(index: Int) = navigation.popTo(index)\n",
        ]
        var files = try ExampleFiles.texts(of: "Compose/DecomposeShop")
        for line in lines { try Self.replace(line, with: "", in: Self.root, of: &files) }
        try Self.replace("onBack = ::onBack", with: "onBack = { navigation.pop() }", in: Self.root, of: &files)
        let run = ShellRun(files, shell: .stack)
        let root = try #require(run.files[Self.root])
        #expect(root.contains("Child>>\n\n    fun onBackClicked(toIndex: Int)\n"))
        #expect(root.contains("    )\n\n    override fun onBackClicked(toIndex: Int) = navigation.popTo(toIndex)\n"))
        // Another class would have to have it too.
        files[Self.app]? += "\nabstract class PreviewRoot : RootComponent\n"
        #expect(refusal(files).contains("RootComponent has no function that goes back"))
        try check(run)
    }

    @Test func theTypeOfTheChildrenIsWhatTheFactoryMakes() throws {
        let run = ShellRun(
            try Self.shop(
                Self.root, ("interface RootComponent {\n    val stack: Value<ChildStack<*, Child>>\n", "interface RootApi {\n"),
                (
                    "    sealed interface Child {\n",
                    "}\n\nsealed interface RootChild {\n    sealed interface Child : RootChild {\n"
                ),
                ("class DefaultRootComponent(", "class RootComponent("),
                (") : RootComponent, Component", ") : RootApi, Component"),
                ("override val stack: Value<ChildStack<*, RootComponent.Child>> =", "val stack ="),
                // What the inferred type names has to be as visible as the stack.
                ("    private sealed interface Config {", "    sealed interface Config {"),
                ("RootComponent.Child", "RootChild.Child")
            ).mapValues {
                $0.replacing("DefaultRootComponent(", with: "RootComponent(").replacing(
                    "org.sample.shop.RootComponent.Child", with: "org.sample.shop.RootChild.Child")
            }, shell: .stack)
        #expect(run.files[Self.native]?.contains("child: RootChild.Child,") == true)
        try check(run)
    }
}
