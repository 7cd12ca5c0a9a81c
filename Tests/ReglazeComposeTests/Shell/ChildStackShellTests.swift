import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// The stack shell of apps on Decompose, in the shapes that they come in.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct ChildStackShellTests {
    @Test func theShellIsTheDefault() throws {
        let app = AppReader.read(
            ComposeProject(contents: try ExampleFiles.texts(of: "Compose/DecomposeShop").mapValues { Array($0.utf8) }))
        #expect(ShellChoice(app).kind == .stack)
        let refused = AppReader.read(
            ComposeProject(
                contents: try DecomposeShop.changed(DecomposeShop.root, ("        serializer = Config.serializer(),\n", ""))
                    .mapValues {
                        Array($0.utf8)
                    }))
        #expect(ShellChoice(refused).kind == .tabs)
    }

    @Test func thePagesAreDrawnByTheAppsOwnWhen() throws {
        let run = ShellRun(try ExampleFiles.texts(of: "Compose/DecomposeShop"), shell: .stack)
        let app = try #require(run.files[DecomposeShop.app])
        #expect(app.contains(") { ScreenContent(it.instance) }"))
        #expect(app.contains("    when (child) {\n        is Child.Catalog -> CatalogContent(child.component)\n"))
        let native = try #require(run.files[DecomposeShop.native])
        #expect(native.contains("if (index in 0 until pages.lastIndex) root.onBackTo(index)"))
        #expect(native.contains("is RootComponent.Child.Product -> child.component.product.name\n"))
        #expect(native.contains("            0 -> root.onCatalogTab()\n            1 -> root.onCartTab()\n"))
        #expect(run.change.steps.flatMap(\.gaps).count == 1)
        #expect(run.files[DecomposeShop.entry]?.hasSuffix("fun nativeStack(): NativeStack = NativeStack(root)\n") == true)
    }

    @Test func aComponentThatGoesBackByOnePage() throws {
        let run = ShellRun(
            try DecomposeShop.changed(
                DecomposeShop.root, ("    fun onBackTo(index: Int)\n", ""),
                ("    override fun onBackTo(index: Int) = navigation.popTo(index)\n", "")),
            shell: .stack)
        try DecomposeShop.check(run)
        #expect(run.files[DecomposeShop.native]?.contains("            root.onBack()\n") == true)
    }

    @Test func aComponentThatGoesBackByWhatItInherits() throws {
        let run = ShellRun(
            try DecomposeShop.changed(
                DecomposeShop.root,
                (
                    "interface RootComponent {\n",
                    "interface Backable {\n    fun onBack()\n}\n\ninterface RootComponent : Backable {\n"
                ),
                ("    fun onCartTab()\n    fun onBack()\n    fun onBackTo(index: Int)\n", "    fun onCartTab()\n"),
                ("    override fun onBackTo(index: Int) = navigation.popTo(index)\n", "")),
            shell: .stack)
        #expect(run.refusals == [])
        #expect(run.files[DecomposeShop.native]?.contains("            root.onBack()\n") == true)
    }

    @Test func oneStackWithoutTabs() throws {
        let run = ShellRun(try DecomposeShop.withoutTabs(try ExampleFiles.texts(of: "Compose/DecomposeShop")), shell: .stack)
        try DecomposeShop.check(run)
        #expect(run.files[DecomposeShop.native]?.contains("fun select") == false)
        #expect(run.files["iosApp/iosApp/NativeNavContentView.swift"]?.contains("TabView") == false)
    }

    @Test func whatCannotBeProvenIsRefused() throws {
        #expect(
            DecomposeShop.refusal(
                try DecomposeShop.changed(
                    DecomposeShop.app, ("extensions.compose.stack.Children", "extensions.compose.jetbrains.stack.Children"))
            )
            .contains("Decompose 3"))
        #expect(
            DecomposeShop.refusal(
                try DecomposeShop.changed(DecomposeShop.root, ("        serializer = Config.serializer(),\n", ""))
            ).contains("Decompose 3"))
        #expect(
            DecomposeShop.refusal(
                try DecomposeShop.changed(
                    DecomposeShop.root, ("    val stack: Value<ChildStack<*, Child>>\n", "    val stack: Value<*>\n"))
            )
            .contains("can't be told"))
        #expect(
            DecomposeShop.refusal(
                try DecomposeShop.changed(
                    DecomposeShop.app, ("CatalogContent(child.component)", "CatalogContent(child.component, padding)"))
            )
            .contains("the pages use `padding`"))
        #expect(
            DecomposeShop.refusal(
                try DecomposeShop.changed(DecomposeShop.app, ("onClick = root::onCartTab", "onClick = { stack.hashCode() }"))
            )
            .contains("its tabs can't be told"))
        #expect(
            DecomposeShop.refusal(
                try DecomposeShop.changed(
                    DecomposeShop.app, ("            Children(", "            if (root.hashCode() > 0) Children("))
            )
            .contains("only in one case"))
        #expect(
            DecomposeShop.refusal(
                try DecomposeShop.changed(
                    DecomposeShop.app, ("@Composable\nfun CartContent", "class NativePage\n\n@Composable\nfun CartContent"))
            )
            .contains("of the same name"))
    }

    @Test func whatStandsBesideTheStackIsNamed() throws {
        let run = ShellRun(
            try DecomposeShop.changed(
                DecomposeShop.app, ("            Children(\n", "            Text(\"Offline\")\n            Children(\n"),
                ("            bottomBar = {\n", "            snackbarHost = { Text(\"Sold out\") },\n            bottomBar = {\n")
            ),
            shell: .stack)
        try DecomposeShop.check(run)
        let native = try #require(run.files[DecomposeShop.native])
        for name in ["`Text` of App", "`snackbarHost` of App"] {
            #expect(native.contains("// TODO: \(name) stands beside the stack"))
            #expect(run.change.steps.flatMap(\.gaps).contains { $0.text.hasPrefix(name) })
        }
    }

    @Test func aComponentThatCannotGoBackGetsAFunction() throws {
        let lines = [
            "    fun onBack()\n", "    fun onBackTo(index: Int)\n", "    override fun onBack() = navigation.pop()\n",
            "    override fun onBackTo(index: Int) = navigation.popTo(index)\n",
        ]
        var files = try ExampleFiles.texts(of: "Compose/DecomposeShop")
        for line in lines { try DecomposeShop.replace(line, with: "", in: DecomposeShop.root, of: &files) }
        try DecomposeShop.replace("onBack = ::onBack", with: "onBack = { navigation.pop() }", in: DecomposeShop.root, of: &files)
        let run = ShellRun(files, shell: .stack)
        try DecomposeShop.check(run)
        let root = try #require(run.files[DecomposeShop.root])
        #expect(root.contains("Child>>\n\n    fun onBackClicked(toIndex: Int)\n"))
        #expect(root.contains("    )\n\n    override fun onBackClicked(toIndex: Int) = navigation.popTo(toIndex)\n"))
        // Another class would have to have it too.
        files[DecomposeShop.app]? += "\nabstract class PreviewRoot : RootComponent\n"
        #expect(DecomposeShop.refusal(files).contains("RootComponent has no function that goes back"))
    }

    @Test func theTypeOfTheChildrenIsWhatTheFactoryMakes() throws {
        let run = ShellRun(
            try DecomposeShop.changed(
                DecomposeShop.root,
                ("interface RootComponent {\n    val stack: Value<ChildStack<*, Child>>\n", "interface RootApi {\n"),
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
        try DecomposeShop.check(run)
        #expect(run.files[DecomposeShop.native]?.contains("child: RootChild.Child,") == true)
    }
}
