import ReglazeCompose
import ReglazeEngine
import Testing

@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct ReadingOtherLibrariesTests {
    private static let voyager = ReadingInputs.iosApp.merging([
        ReadingInputs.kotlin + "App.kt": """
        package org.sample

        import androidx.compose.material3.*
        import cafe.adriel.voyager.core.screen.Screen
        import cafe.adriel.voyager.navigator.*
        import cafe.adriel.voyager.navigator.tab.*

        @Composable
        fun App() {
            TabNavigator(HomeTab) { tabs ->
                Scaffold(bottomBar = {
                    NavigationBar {
                        TabItem(HomeTab)
                        TabItem(MoreTab)
                    }
                }) { CurrentTab() }
            }
        }

        @Composable
        private fun RowScope.TabItem(tab: Tab) {
            val tabNavigator = LocalTabNavigator.current
            NavigationBarItem(selected = false, onClick = { tabNavigator.current = tab }, icon = {})
        }

        object HomeTab : Tab {
            override val options: TabOptions
                @Composable get() {
                    val icon = rememberVectorPainter(Icons.Default.Home)
                    return remember { TabOptions(index = 0u, title = "Home", icon = icon) }
                }

            @Composable
            override fun Content() { Navigator(ListScreen()) }
        }

        object MoreTab : Tab {
            override val options: TabOptions
                @Composable get() = TabOptions(1u, "More", rememberVectorPainter(Icons.Default.Menu))

            @Composable
            override fun Content() {
                val tabs = LocalTabNavigator.current
                Button(onClick = { tabs.current = HomeTab }) {}
            }
        }

        class ListScreen : Screen {
            @Composable
            override fun Content() {
                val navigator = LocalNavigator.currentOrThrow
                Button(onClick = { navigator.push(ItemScreen(1, onSaved = {})) }) {}
                Button(onClick = { navigator.replaceAll(ListScreen()) }) {}
            }
        }

        data class ItemScreen(val id: Long, val onSaved: () -> Unit) : Screen {
            @Composable
            override fun Content() {
                val navigator = LocalNavigator.currentOrThrow
                TopAppBar(title = { Text("Item") })
                Button(onClick = navigator::pop) {}
                Button(onClick = { navigator.popUntilRoot() }) {}
            }
        }
        """
    ]) { $1 }

    @Test func voyagersScreensAndTabsAreRead() throws {
        let app = ReadingInputs.app(Self.voyager)
        #expect(app.missing.isEmpty)
        #expect(app.navigation == .voyager)
        #expect(
            app.routes?.routes.map { "\($0.name) \($0.role)" } == [
                "HomeTab tab", "MoreTab tab", "ListScreen detail", "ItemScreen detail",
            ])
        #expect(app.tabs.map { $0.title?.text } == ["Home", "More"])
        #expect(app.tabs.map(\.icon) == ["Icons.Default.Home", "Icons.Default.Menu"])
        #expect(app.startTab == "HomeTab")
        #expect(app.host?.function.name == "App")
        #expect(app.screens.first { $0.routes == ["ItemScreen"] }?.titleBar?.title == .literal("Item"))
    }

    @Test func whatVoyagerCannotRestoreIsNamed() throws {
        let app = ReadingInputs.app(Self.voyager)
        #expect(app.lambdaRoutes.map(\.name) == ["ItemScreen"])
        #expect(app.notes.contains { $0.text.contains("`ItemScreen` is given a function, `onSaved`") })
        let choice = ShellChoice(app)
        #expect(choice.kind == .tabs)
        #expect(choice.reason.contains("lambda"))
    }

    @Test func voyagersCallsAreUnderstood() throws {
        let app = ReadingInputs.app(Self.voyager)
        let file = try #require(app.project.kotlinFile(at: ReadingInputs.kotlin + "App.kt"))
        func kinds(_ name: String) -> [String] {
            KotlinCall.all(of: ["Button"], in: file.tree.root).compactMap { call in
                guard let entry = app.host?.entries.first(where: { $0.route == name }),
                    entry.content.node.range.contains(call.node.range.lowerBound)
                else { return nil }
                return call.argument(named: "onClick").flatMap { app.meaning(of: $0.value, in: file)?.kind }
            }
        }
        #expect(kinds("ListScreen") == ["push", "set"])
        #expect(kinds("ItemScreen") == ["back", "backTo"])
        #expect(kinds("MoreTab") == ["activate"])
    }

    private static let decompose = ReadingInputs.iosApp.merging([
        ReadingInputs.kotlin + "Root.kt": """
        package org.sample

        import com.arkivanov.decompose.ComponentContext
        import com.arkivanov.decompose.router.stack.*

        interface Root {
            val stack: Value<ChildStack<*, Child>>
            fun openHome()
            fun openNews()
            fun openItem(id: Long)

            sealed class Child {
                class HomeChild(val component: Home) : Child()
                class NewsChild(val component: News) : Child()
                class ItemChild(val component: Item) : Child()
            }
        }

        class DefaultRoot(context: ComponentContext) : Root, ComponentContext by context {
            private val navigation = StackNavigation<Config>()

            override val stack = childStack(
                source = navigation,
                serializer = Config.serializer(),
                initialConfiguration = Config.Home,
                handleBackButton = true,
                childFactory = ::child,
            )

            private fun child(config: Config, context: ComponentContext): Root.Child = when (config) {
                is Config.Home -> Root.Child.HomeChild(Home(context))
                is Config.News -> Root.Child.NewsChild(News(context))
                is Config.Item -> Root.Child.ItemChild(Item(context, config.id, onFinished = navigation::pop))
            }

            override fun openHome() { navigation.bringToFront(Config.Home) }
            override fun openNews() { navigation.bringToFront(Config.News) }
            override fun openItem(id: Long) { navigation.push(Config.Item(id)) }

            @Serializable
            private sealed interface Config {
                @Serializable data object Home : Config
                @Serializable data object News : Config
                @Serializable data class Item(val id: Long) : Config
            }
        }
        """,
        ReadingInputs.kotlin + "App.kt": """
        package org.sample

        import androidx.compose.material3.*
        import com.arkivanov.decompose.extensions.compose.stack.Children

        @Composable
        fun App(root: Root) {
            Scaffold(bottomBar = {
                NavigationBar {
                    NavigationBarItem(selected = true, onClick = root::openHome, icon = { Icon(Icons.Default.Home, null) }, label = { Text("Home") })
                    NavigationBarItem(selected = false, onClick = { root.openNews() }, icon = { Icon(Icons.Default.Info, null) }, label = { Text("News") })
                }
            }) {
                Children(stack = root.stack) { created ->
                    when (val child = created.instance) {
                        is Root.Child.HomeChild -> HomeContent(child.component)
                        is Root.Child.NewsChild -> NewsContent(child.component)
                        is Root.Child.ItemChild -> ItemContent(child.component)
                    }
                }
            }
        }

        @Composable fun HomeContent(component: Home) {}
        @Composable fun NewsContent(component: News) {}
        @Composable fun ItemContent(component: Item) {}
        """,
    ]) { $1 }

    @Test func decomposesConfigurationsAreTheRoutes() throws {
        let app = ReadingInputs.app(Self.decompose)
        #expect(app.missing.isEmpty)
        #expect(app.navigation == .decompose)
        #expect(app.routes?.baseName == "DefaultRoot.Config")
        #expect(
            app.routes?.routes.map { "\($0.name) \($0.role)" } == [
                "DefaultRoot.Config.Home tab", "DefaultRoot.Config.News tab", "DefaultRoot.Config.Item detail",
            ])
        #expect(app.tabs.map { $0.title?.text } == ["Home", "News"])
        #expect(app.host?.function.name == "App")
        #expect(app.host?.backStack.name == "root.stack")
        #expect(app.host?.backStack.navigatorName == "navigation")
        #expect(app.screens.map(\.function.name) == ["HomeContent", "NewsContent", "ItemContent"])
        #expect(ShellChoice(app).kind == .stack)
        #expect(ShellChoice(app).reason.contains("keeps its stack"))
    }

    @Test func decomposesCallsAreUnderstoodThroughTheInterface() throws {
        var files = Self.decompose
        files[ReadingInputs.kotlin + "Links.kt"] = "package org.sample\n\nfun follow(root: Root) { root.openItem(7) }\n"
        let app = ReadingInputs.app(files)
        let file = try #require(app.project.kotlinFile(at: ReadingInputs.kotlin + "Links.kt"))
        let call = try #require(KotlinCall.all(of: ["openItem"], in: file.tree.root).first)
        guard case .push(let route, _) = try #require(app.meaning(of: call.node, in: file)) else {
            Issue.record("no push")
            return
        }
        #expect(route.text == "Config.Item(7)")
        #expect(route.route == "DefaultRoot.Config.Item")
    }

    @Test func anAppWithoutALibraryGetsAScaffold() {
        var files = ReadingInputs.iosApp
        files[ReadingInputs.kotlin + "App.kt"] = "package org.sample\n\n@Composable\nfun App() { Text(\"Hi\") }\n"
        let app = ReadingInputs.app(files)
        #expect(app.navigation == .none)
        #expect(app.missing.isEmpty)
        #expect(app.app?.name == "App")
        #expect(ShellChoice(app).kind == .scaffold)
    }
}
