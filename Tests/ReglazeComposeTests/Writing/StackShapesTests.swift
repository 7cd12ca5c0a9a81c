import Foundation
import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// Small apps in the shapes that people write them in, and what `--shell stack` makes of the part that is theirs.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct StackShapesTests {
    private static let folder = "app/src/commonMain/kotlin/org/sample/kiosk/"

    private static let routes = """
        package org.sample.kiosk

        import androidx.navigation3.runtime.NavKey
        import kotlinx.serialization.Serializable

        @Serializable
        sealed interface Page : NavKey {
            @Serializable
            data object News : Page

            @Serializable
            data object Shop : Page

            @Serializable
            data class Paper(val id: Int) : Page

            @Serializable
            data object Help : Page
        }

        """

    private static let screens = """
        package org.sample.kiosk

        import androidx.compose.material3.Text
        import androidx.compose.runtime.Composable

        @Composable
        fun NewsScreen(onPaper: (Int) -> Unit, onHelp: () -> Unit) { Text("News") }

        @Composable
        fun ShopScreen() { Text("Shop") }

        @Composable
        fun PaperScreen(id: Int, onNext: (Int) -> Unit, onBack: () -> Unit) { Text("Paper") }

        @Composable
        fun HelpScreen(onBack: () -> Unit) { Text("Help") }

        """

    private static let entries = """
        entryProvider {
            entry<Page.News> { NewsScreen(onPaper = { open(it) }, onHelp = { backStack.add(Page.Help) }) }
            entry<Page.Shop> { ShopScreen() }
            entry<Page.Paper> { PaperScreen(it.id, onNext = { id -> backStack.add(Page.Paper(id)) }) { backStack.removeLastOrNull() } }
            entry<Page.Help> { HelpScreen(onBack = { backStack.removeLastOrNull() }) }
        }
        """

    private static func app(
        stack: String = "mutableStateListOf<Page>(Page.News)", provider: String = entries, more: String = "",
        onBack: String = "backStack.removeLastOrNull()", shown: String = "backStack"
    ) -> String {
        """
        package org.sample.kiosk

        import androidx.compose.material.icons.Icons
        import androidx.compose.material.icons.filled.Home
        import androidx.compose.material.icons.filled.ShoppingCart
        import androidx.compose.material3.*
        import androidx.compose.runtime.*
        import androidx.navigation3.runtime.NavEntry
        import androidx.navigation3.runtime.entryProvider
        import androidx.navigation3.ui.NavDisplay

        @Composable
        fun App() {
            val backStack = remember { \(stack) }
            fun open(id: Int) {
                backStack.add(Page.Paper(id))
            }
            Scaffold(
                bottomBar = {
                    NavigationBar {
                        NavigationBarItem(
                            selected = true,
                            onClick = { backStack.clear(); backStack.add(Page.News) },
                            icon = { Icon(Icons.Default.Home, null) },
                            label = { Text("News") },
                        )
                        NavigationBarItem(
                            selected = false,
                            onClick = { backStack.clear(); backStack.add(Page.Shop) },
                            icon = { Icon(Icons.Default.ShoppingCart, null) },
                            label = { Text("Shop") },
                        )
                    }
                },
            ) {
                NavDisplay(
                    backStack = \(shown),
                    onBack = { \(onBack) },
                    entryProvider = \(provider.replacing("\n", with: "\n            ")),
                )
            }
        }
        \(more)
        """
    }

    private func run(_ app: String, routes: String = routes, more: [String: String] = [:]) throws -> ShellRun {
        var files = ShellRun.iosFiles(package: "org.sample.kiosk")
        for (name, text) in ["Routes.kt": routes, "Screens.kt": Self.screens, "App.kt": app] { files[Self.folder + name] = text }
        for (path, text) in more { files[Self.folder + path] = text }
        return ShellRun(files, shell: .stack)
    }

    private func compiles(_ run: ShellRun) throws {
        try KotlinCompiler.skipWithout()
        #expect(try KotlinCompiler.shared.errors(of: KotlinProgram(run.files, sourceSets: ["commonMain", "iosMain"])) == [])
    }

    private func app(_ run: ShellRun) throws -> String { try #require(run.files[Self.folder + "App.kt"]) }

    /// `HelpScreen { … }` keeps its lambda, and what the host's own function does is known.
    @Test func callbacksBehindTheParentheses() throws {
        let run = try run(Self.app())
        #expect(run.refusals == [])
        #expect(
            try app(run).contains(
                "is Page.Paper -> PaperScreen(route.id, onNext = { id -> onNavigate(Page.Paper(id)) }) { onBack() }"))
        try compiles(run)
    }

    @Test func aStackWhoseNameTheEffectWouldTake() throws {
        let run = try run(Self.app().replacing("backStack", with: "stack").replacing("stack = stack", with: "backStack = stack"))
        #expect(try app(run).contains("collect { pages ->"))
        #expect(try app(run).contains("if (pages.size > 1) stack.subList(1, pages.size).clear()"))
        try compiles(run)
    }

    /// The shape of the library's documentation.
    @Test func entriesInAWhen() throws {
        let run = try run(
            Self.app(
                provider: """
                    { key ->
                        when (key) {
                            is Page.News -> NavEntry(key) { NewsScreen(onPaper = { open(it) }, onHelp = { backStack.add(Page.Help) }) }
                            is Page.Shop -> NavEntry(key) { ShopScreen() }
                            is Page.Paper -> NavEntry(key) {
                                PaperScreen(key.id, onNext = { open(it) }, onBack = { backStack.removeLastOrNull() })
                            }
                            Page.Help -> NavEntry(key) { HelpScreen(onBack = { backStack.removeLastOrNull() }) }
                        }
                    }
                    """))
        let text = try app(run)
        #expect(text.contains("is Page.Paper -> PaperScreen(route.id, onNext = { onNavigate(Page.Paper(it)) }, onBack = onBack)"))
        #expect(text.contains("is Page.Help -> HelpScreen(onBack = onBack)"))
        try compiles(run)
    }

    @Test func pagesAreAddedByTheOperator() throws {
        let run = try run(Self.app().replacing("backStack.add(Page.Paper(id))", with: "backStack += Page.Paper(id)"))
        #expect(try app(run).contains("onNext = { id -> onNavigate(Page.Paper(id)) }"))
        try compiles(run)
    }

    /// A list that is made from other lists is not shortened itself: they would bring the page back.
    @Test func aStackThatIsACopyOfOthers() throws {
        let stacks = """
            package org.sample.kiosk

            import androidx.compose.runtime.getValue
            import androidx.compose.runtime.mutableStateListOf
            import androidx.compose.runtime.mutableStateOf
            import androidx.compose.runtime.setValue

            class TabStacks<T : Any>(start: T) {
                private val stacks = linkedMapOf(start to mutableStateListOf(start))

                var selected by mutableStateOf(start)
                    private set

                val backStack = mutableStateListOf(start)

                private fun update() {
                    backStack.apply {
                        clear()
                        addAll(stacks.flatMap { it.value })
                    }
                }

                fun select(key: T) {
                    stacks.getOrPut(key) { mutableStateListOf(key) }
                    selected = key
                    update()
                }

                fun add(key: T) {
                    stacks[selected]?.add(key)
                    update()
                }

                fun removeLast() {
                    val removed = stacks[selected]?.removeLastOrNull()
                    stacks.remove(removed)
                    selected = stacks.keys.last()
                    update()
                }
            }

            """
        let app = Self.app(stack: "TabStacks<Page>(Page.News)", onBack: "backStack.removeLast()", shown: "backStack.backStack")
            .replacing("backStack.clear(); backStack.add(Page.News)", with: "backStack.select(Page.News)")
            .replacing("backStack.clear(); backStack.add(Page.Shop)", with: "backStack.select(Page.Shop)")
            .replacing("removeLastOrNull()", with: "removeLast()")
        let run = try run(app, more: ["TabStacks.kt": stacks])
        let text = try self.app(run)
        #expect(text.contains("val details = stack.drop(1).filter { it !is Page.News && it !is Page.Shop }"))
        #expect(text.contains("repeat(stack.size - 1) { backStack.removeLast() }"))
        #expect(!text.contains("subList"))
        try compiles(run)
    }

    @Test(arguments: [
        (
            "sealed interface Page : NavKey {", "sealed interface Page : NavKey {\n    val title: Int get() = 0\n",
            "Page has a property `title`"
        ),
        (
            "data class Paper(val id: Int)", "data class Paper(val id: Int, val subtitle: Int = 0)",
            "Page.Paper has a property `subtitle`"
        ),
    ])
    func titlesOfAnotherTypeAreRefused(_ old: String, _ new: String, _ reason: String) throws {
        let run = try run(Self.app(), routes: Self.routes.replacing(old, with: new))
        #expect(run.change.files.isEmpty)
        #expect(run.refusals.first?.contains(reason) == true, "\(run.refusals)")
    }

    @Test func aTitleThatIsThereIsKeptAndTheRestAdded() throws {
        let run = try run(
            Self.app(),
            routes: Self.routes.replacing(
                "sealed interface Page : NavKey {", with: "sealed interface Page : NavKey {\n    val title: String get() = \"\"\n"
            )
            .replacing("data object Help : Page", with: "data object Help : Page {\n        override val title = \"Help\"\n    }")
        )
        let text = try #require(run.files[Self.folder + "Routes.kt"])
        #expect(text.contains("val subtitle: String? get() = null"))
        #expect(text.count(of: "val title: String ") == 1)
        try compiles(run)
    }

    @Test func aRoutesOwnTitleOverridesTheNewOne() throws {
        let run = try run(
            Self.app(),
            routes: Self.routes.replacing(
                "data object Help : Page", with: "data object Help : Page {\n        val title = \"Help\"\n    }"))
        #expect(try #require(run.files[Self.folder + "Routes.kt"]).contains("override val title = \"Help\""))
        try compiles(run)
    }

    /// The bar stands in App, the host in a function of its own.
    @Test func aBarThatIsMadeFromATableOutsideOfTheHost() throws {
        let host = """
            package org.sample.kiosk

            import androidx.compose.runtime.Composable
            import androidx.navigation3.runtime.entryProvider
            import androidx.navigation3.ui.NavDisplay

            @Composable
            fun Pages(backStack: MutableList<Page>) {
                NavDisplay(
                    backStack = backStack,
                    onBack = { backStack.removeLastOrNull() },
                    entryProvider = \(Self.entries.replacing("open(it)", with: "backStack.add(Page.Paper(it))")),
                )
            }

            """
        let app = """
            package org.sample.kiosk

            import androidx.compose.foundation.layout.Column
            import androidx.compose.material3.*
            import androidx.compose.runtime.*

            val tabItems = listOf(Page.News to "News", Page.Shop to "Shop")

            @Composable
            fun App() {
                val backStack = remember { mutableStateListOf<Page>(Page.News) }
                Column {
                    Pages(backStack)
                    if (backStack.size == 1) {
                        NavigationBar {
                            tabItems.forEach { (page, text) ->
                                NavigationBarItem(
                                    selected = backStack.last() == page,
                                    onClick = { backStack.clear(); backStack.add(page) },
                                    icon = {},
                                    label = { Text(text) },
                                )
                            }
                        }
                    }
                }
            }

            """
        let run = try run(app, more: ["Pages.kt": host])
        #expect(run.refusals == [])
        let text = try self.app(run)
        let provided = try #require(text.range(of: "CompositionLocalProvider("))
        let asked = try #require(text.range(of: "if (!LocalUseNativeNavigation.current) {"))
        let pages = try #require(text.range(of: "Pages("))
        #expect(provided.lowerBound < pages.lowerBound && pages.lowerBound < asked.lowerBound)
        try compiles(run)
    }
}

extension String {
    fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }

    /// What going back gives is used: SwiftUI always can.
    @Test func whatGoingBackGivesIsUsed() throws {
        var files = try StackFixture.all[0].before()
        let path = try #require(files.keys.first { $0.hasSuffix("/App.kt") })
        let old = "onBack = { controller.navigateUp() }"
        #expect(files[path]?.contains(old) == true)
        files[path] = files[path]?.replacing(
            old,
            with:
                "onBack = { if (!controller.navigateUp()) println(\"root\"); val isDone = controller.popBackStack(); println(isDone) }"
        )
        let run = ShellRun(files, shell: .stack)
        #expect(run.refusals == [])
        #expect(
            run.files[path]?.contains(
                "onBack = { if (!run { onBack(); true }) println(\"root\"); val isDone = run { onBack(); true }; println(isDone) }"
            ) == true)
        try KotlinCompiler.skipWithout()
        #expect(try KotlinCompiler.shared.errors(of: KotlinProgram(run.files, sourceSets: ["commonMain", "iosMain"])) == [])
    }

    /// Padding that goes to the pages themselves may be kept twice by them.
    @Test func paddingThatIsHandedOnIsNamed() throws {
        var files = try StackFixture.all[0].before()
        let path = try #require(files.keys.first { $0.hasSuffix("/App.kt") })
        let old = "modifier = Modifier.padding(padding)"
        #expect(files[path]?.contains(old) == true)
        func gaps(_ new: String) -> [String] {
            files[path] = files[path]?.replacing(old, with: new)
            let run = ShellRun(files, shell: .stack)
            #expect(run.files[path]?.contains("consumeWindowInsets(padding) else") == false)
            return run.change.steps.flatMap(\.gaps).map(\.text).filter { $0.hasPrefix("`padding` is handed on here") }
        }
        #expect(gaps("modifier = Modifier.inside(padding)").count == 1)
        files = try StackFixture.all[0].before()
        #expect(gaps("modifier = Modifier.padding(padding).consumeWindowInsets(padding)") == [])
        files = try StackFixture.all[0].before()
        #expect(gaps("modifier = Modifier.padding(top = padding.calculateTopPadding())") == [])
        let top = ShellRun(files, shell: .stack)
        #expect(
            top.files[path]?.contains(
                ".then(if (onNavigate != null) Modifier.consumeWindowInsets(PaddingValues(top = padding.calculateTopPadding())) else Modifier)"
            ) == true)
        #expect(ShellRun(top.files, shell: .stack).change.files.map(\.path) == [])
        // The values of the entries are called the same.
        files = try StackFixture.all[0].before()
        files[path] = files[path]?.replacing("{ padding ->\n", with: "{\n")
        files[path] = files[path]?.replacing(old, with: "modifier = Modifier.padding(it)")
        let implicit = ShellRun(files, shell: .stack)
        #expect(
            implicit.files[path]?.contains("Modifier.padding(it).then(if (onNavigate != null) Modifier.consumeWindowInsets(it)")
                == true)
        #expect(!implicit.change.steps.flatMap(\.gaps).contains { $0.text.contains("is handed on here") })
    }
}
