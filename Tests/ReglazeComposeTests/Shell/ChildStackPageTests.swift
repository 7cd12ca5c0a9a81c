import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// How apps on Decompose draw the children of their stacks, and the stacks within.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct ChildStackPageTests {
    /// A component with a stack within, which the first page shows.
    private static func nested() throws -> [String: String] {
        var files = try DecomposeShop.withoutTabs(try ExampleFiles.texts(of: "Compose/DecomposeShop"))
        try DecomposeShop.replace(
            "    val products: List<Product> = shop.products\n",
            with: "    val products: List<Product> = shop.products\n    private val navigation = StackNavigation<String>()\n"
                + "    val tabs = childStack(navigation, null, \"all\") { name: String, _: ComponentContext -> name }\n",
            in: DecomposeShop.components, of: &files)
        try DecomposeShop.replace(
            "import com.arkivanov.decompose.value.MutableValue\n",
            with:
                "import com.arkivanov.decompose.router.stack.StackNavigation\nimport com.arkivanov.decompose.router.stack.childStack\n"
                + "import com.arkivanov.decompose.value.MutableValue\n",
            in: DecomposeShop.components, of: &files)
        try DecomposeShop.replace(
            "fun CatalogContent(component: CatalogComponent) {\n",
            with:
                "fun CatalogContent(component: CatalogComponent) {\n    ShopBar()\n    Children(stack = component.tabs) { Text(it.instance) }\n",
            in: DecomposeShop.app, of: &files)
        files[DecomposeShop.app]? += "\n@Composable\nfun ShopBar() = Text(\"Shop\")\n"
        return files
    }

    @Test func aFirstPageWithAStackOfItsOwnStaysInCompose() throws {
        let run = ShellRun(try Self.nested(), shell: .stack)
        try DecomposeShop.check(run)
        let native = try #require(run.files[DecomposeShop.native])
        #expect(native.contains("        get() = child is RootComponent.Child.Catalog\n"))
        #expect(
            native.contains(
                "CompositionLocalProvider(LocalUseNativeNavigation provides (child !is RootComponent.Child.Catalog)) {\n"))
        #expect(
            run.files[DecomposeShop.stacks]?.contains(
                ".toolbarVisibility(page.page.isNested || isRoot && title.isEmpty ? .hidden : .automatic, for: .navigationBar)")
                == true)
        #expect(run.change.steps.flatMap(\.gaps).contains { $0.text.contains("Child.Catalog shows a stack of its own") })
    }

    @Test func aPageWithAStackOfItsOwnAndNoBarHasSwiftUIs() throws {
        var files = try Self.nested()
        try DecomposeShop.replace("    ShopBar()\n", with: "", in: DecomposeShop.app, of: &files)
        let run = ShellRun(files, shell: .stack)
        try DecomposeShop.check(run)
        #expect(run.files[DecomposeShop.native]?.contains("isNested") == false)
        #expect(run.files[DecomposeShop.stacks]?.contains("isNested") == false)
    }

    @Test func aPageWithAStackOfItsOwnKeepsItsBars() throws {
        let nested = "fun ProductContent(component: ProductComponent) {\n    Children(stack = component.parts) { Text(it.key) }\n"
        let run = ShellRun(
            try DecomposeShop.changed(DecomposeShop.app, ("fun ProductContent(component: ProductComponent) {\n", nested)),
            shell: .stack)
        #expect(run.refusals == [])
        #expect(run.files[DecomposeShop.app]?.contains("LocalUseNativeNavigation.current") == false)
        #expect(run.files[DecomposeShop.native]?.contains("        get() = child is RootComponent.Child.Product\n") == true)
        #expect(run.change.steps.flatMap(\.gaps).contains { $0.text.contains("Child.Product shows a stack of its own") })
    }

    @Test func aSwipeOfComposeThatGoesBackWithinAPageIsKept() throws {
        var files = try Self.nested()
        try DecomposeShop.replace(
            "{ App(root) }", with: "{ PredictiveBackGestureOverlay(dispatcher, null) { App(root) } }", in: DecomposeShop.entry,
            of: &files)
        #expect(DecomposeShop.refusal(files).contains("PredictiveBackGestureOverlay goes back on stacks within pages too"))
    }

    @Test func aStackThatIsObservedBeforeItIsShown() throws {
        let run = ShellRun(
            try DecomposeShop.changed(
                DecomposeShop.app, ("                stack = root.stack,\n", "                stack = shown.value,\n"),
                ("    MaterialTheme {\n", "    val shown = root.stack.subscribeAsState()\n    MaterialTheme {\n")), shell: .stack)
        try DecomposeShop.check(run)
        #expect(run.files[DecomposeShop.native]?.contains("subscription = root.stack.subscribe { stack ->\n") == true)
    }

    /// The shop without tabs, its children drawn in another way.
    private static func drawing(_ code: String) throws -> [String: String] {
        var files = try DecomposeShop.withoutTabs(try ExampleFiles.texts(of: "Compose/DecomposeShop"))
        let app = try #require(files[DecomposeShop.app])
        let range = try branches(in: app)
        files[DecomposeShop.app] = app.replacingCharacters(in: range, with: "                \(code)\n")
        return files
    }

    /// The `when` over the child.
    private static func branches(in app: String) throws -> Range<String.Index> {
        let start = try #require(app.range(of: "                when (val child")).lowerBound
        return start..<(try #require(app.range(of: "                }\n", range: start..<app.endIndex))).upperBound
    }

    @Test func childrenThatDrawThemselves() throws {
        var files = try Self.drawing("it.instance.Content()")
        for name in ["Catalog", "Cart", "Product", "Checkout"] {
            try DecomposeShop.replace(
                "class \(name)(val component: \(name)Component) : Child\n",
                with: "class \(name)(val component: \(name)Component) : Child {\n            @Composable\n"
                    + "            override fun Content() = \(name)Content(component)\n        }\n",
                in: DecomposeShop.root, of: &files)
        }
        try DecomposeShop.replace(
            "    sealed interface Child {\n",
            with: "    sealed interface Child {\n        @Composable\n        fun Content()\n\n",
            in: DecomposeShop.root, of: &files)
        try DecomposeShop.replace(
            "import com.arkivanov.decompose.ComponentContext\n",
            with: "import androidx.compose.runtime.Composable\nimport com.arkivanov.decompose.ComponentContext\n",
            in: DecomposeShop.root, of: &files)
        let run = ShellRun(files, shell: .stack)
        try DecomposeShop.check(run)
        #expect(
            run.files[DecomposeShop.app]?.contains(
                "internal fun ScreenContent(child: RootComponent.Child) {\n    child.Content()\n}") == true)
        #expect(
            run.files[DecomposeShop.native]?.contains("is RootComponent.Child.Product -> child.component.product.name\n") == true)
    }

    @Test func aFunctionThatIsGivenTheChild() throws {
        var files = try Self.drawing("Page(it.instance, isWide)")
        let original = try #require(try ExampleFiles.texts(of: "Compose/DecomposeShop")[DecomposeShop.app])
        let branches = original[try Self.branches(in: original)].replacing("when (val child = it.instance)", with: "when (child)")
        try DecomposeShop.replace(
            "            Children(\n", with: "            val isWide = isWide()\n            Children(\n", in: DecomposeShop.app,
            of: &files)
        files[DecomposeShop.app]? +=
            "\nfun isWide(): Boolean = true\n\n@Composable\nfun Page(child: Child, isWide: Boolean) {\n\(branches)}\n"
        let run = ShellRun(files, shell: .stack)
        try DecomposeShop.check(run)
        let native = try #require(run.files[DecomposeShop.native])
        #expect(native.contains("val isWide = isWide()\n"))
        #expect(native.contains("ScreenContent(child, isWide)\n"))
        #expect(native.contains("is RootComponent.Child.Product -> child.component.product.name\n"))
    }

    @Test func whatSwiftUICannotShowIsRefused() throws {
        #expect(
            DecomposeShop.refusal(
                try DecomposeShop.changed(
                    DecomposeShop.app,
                    ("            Children(\n                stack =", "            ChildPages(\n                pages ="))
            )
            .contains("keeps all of them side by side"))
        var files = try Self.nested()
        let app = try #require(files[DecomposeShop.app])
        files[DecomposeShop.app] = app.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            !["is Child.Cart", "is Child.Product", "is Child.Checkout"].contains { line.contains($0) }
        }.joined(separator: "\n")
        #expect(DecomposeShop.refusal(files).contains("shows one page alone"))
        #expect(DecomposeShop.refusal(try Self.drawing("Draw(it.instance)")).contains("draws a child can't be told"))
        #expect(
            DecomposeShop.refusal(
                try DecomposeShop.changed(
                    DecomposeShop.app,
                    ("            Children(\n", "            val note = remember { mutableStateOf(1) }\n            Children(\n"),
                    ("CatalogContent(child.component)", "CatalogContent(child.component, note)"))
            )
            .contains("the pages use `note`"))
    }
}
