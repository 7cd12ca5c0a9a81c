import ReglazeCompose
import ReglazeEngine
import Testing

@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct ReadingNavigation2Tests {
    private static let typed = ReadingInputs.iosApp.merging([
        ReadingInputs.kotlin + "App.kt": """
        package org.sample

        import androidx.compose.material3.*
        import androidx.navigation.NavGraphBuilder
        import androidx.navigation.NavHostController
        import androidx.navigation.compose.*
        import androidx.navigation.toRoute

        @Serializable object Feed
        @Serializable data object Search
        @Serializable data class Article(val id: Long, val query: String? = null)
        @Serializable data object SignIn
        @Serializable data object Settings
        @Serializable data object Picker
        @Serializable data object Account

        fun NavHostController.openArticle(id: Long) = navigate(Article(id)) { launchSingleTop = true }

        @Composable
        fun App() {
            val nav = rememberNavController()
            Scaffold(
                topBar = { if (nav.isAt<Account>()) AccountBar(onBack = { nav.popBackStack() }) },
                bottomBar = {
                    NavigationBar {
                        NavigationBarItem(
                            selected = true, onClick = { nav.navigate(Feed) { launchSingleTop = true } },
                            icon = { Icon(Icons.Default.Home, null) }, label = { Text("Feed") })
                        if (canSearch) {
                            NavigationBarItem(
                                selected = false, onClick = { nav.navigate(Search) }, icon = { Icon(Icons.Default.Search, null) },
                                label = { Text("Search") })
                        }
                    }
                },
            ) {
                NavHost(navController = nav, startDestination = SignIn) {
                    composable<SignIn> { SignInScreen(onDone = { nav.navigate(Feed) { popUpTo<SignIn> { inclusive = true } } }) }
                    composable<Feed> { FeedScreen(onArticle = { nav.openArticle(it) }) }
                    composable<Search> { SearchScreen() }
                    composable<Article> { entry ->
                        val route = entry.toRoute<Article>()
                        ArticleScreen(route.id, onRoot = { nav.popBackStack<Feed>(inclusive = false) }, onBack = nav::navigateUp)
                    }
                    dialog<Picker> { PickerScreen() }
                    more(nav)
                }
            }
        }

        private fun NavGraphBuilder.more(nav: NavHostController) {
            navigation<Settings>(startDestination = Account) {
                composable<Account> { AccountScreen(onClose = { nav.popBackStack(Article, inclusive = true) }) }
            }
        }

        @Composable fun AccountBar(onBack: () -> Unit) {}
        @Composable fun SignInScreen(onDone: () -> Unit) {}
        @Composable fun FeedScreen(onArticle: (Long) -> Unit) {}
        @Composable fun SearchScreen() {}
        @Composable fun ArticleScreen(id: Long, onRoot: () -> Unit, onBack: () -> Unit) {}
        @Composable fun PickerScreen() {}
        @Composable fun AccountScreen(onClose: () -> Unit) {}
        """
    ]) { $1 }

    @Test func typedRoutesNeedNoTypeInCommon() throws {
        let app = ReadingInputs.app(Self.typed)
        #expect(app.missing.isEmpty)
        #expect(app.project.unreadable.isEmpty)
        #expect(app.navigation == .navigation2)
        let routes = try #require(app.routes)
        #expect(routes.base == nil)
        #expect(
            routes.routes.map { "\($0.name) \($0.role)" } == [
                "Feed tab", "Search tab", "Article detail", "SignIn start", "Picker overlay", "Account detail",
            ])
        #expect(routes.graphs.map { "\($0.name) \($0.start)" } == ["Settings Account"])
        #expect(routes.route(named: "Search")?.form == .dataObject)
    }

    @Test func tabsComeFromTheBarsItems() {
        let app = ReadingInputs.app(Self.typed)
        #expect(app.tabs.map(\.route) == ["Feed", "Search"])
        #expect(app.tabs.map { $0.title?.text } == ["Feed", "Search"])
        #expect(app.tabs.map(\.icon) == ["Icons.Default.Home", "Icons.Default.Search"])
        #expect(app.tabs.map(\.condition) == [nil, "canSearch"])
    }

    @Test func aBarOfTheScaffoldBelongsToTheRoutesOfItsCondition() throws {
        let app = ReadingInputs.app(Self.typed)
        #expect(app.host?.topBar != nil)
        let bars = app.screens.filter { $0.titleBar != nil }
        #expect(bars.map(\.function.name) == ["AccountScreen"])
        #expect(bars.first?.titleBar?.hasBackButton == true)
    }

    private func kinds(_ app: ComposeApp, entry name: String) throws -> [String] {
        let entry = try #require(app.host?.entries.first { $0.route == name })
        return KotlinCall.all(in: entry.content.node).compactMap { call in
            app.meaning(of: call.node, in: entry.content.file).map { action in
                switch action {
                case .push(let route, let isSingle): "push \(route.text)\(isSingle ? " once" : "")"
                case .backTo(let route, let inclusive): "backTo \(route ?? "root")\(inclusive ? " inclusive" : "")"
                default: "\(action.kind) \(action.route?.text ?? "")".trimmed
                }
            }
        }
    }

    @Test func callsOfTheControllerAreUnderstood() throws {
        let app = ReadingInputs.app(Self.typed)
        #expect(try kinds(app, entry: "SignIn") == ["activate Feed"])
        #expect(try kinds(app, entry: "Feed") == ["push Article(it) once"])
        #expect(try kinds(app, entry: "Article") == ["backTo root"])
        #expect(try kinds(app, entry: "Account") == ["backTo Article inclusive"])
    }

    @Test func stringRoutesAreReadThroughConstantsAndObjects() throws {
        var files = ReadingInputs.iosApp
        files[ReadingInputs.kotlin + "App.kt"] = """
            package org.sample

            import androidx.navigation.compose.*
            import androidx.navigation.navArgument

            sealed class Page(val route: String, val title: String, val icon: ImageVector) {
                data object Home : Page("home", "Start", Icons.Filled.Home)
                data object Saved : Page("saved", "Saved", Icons.Filled.Favorite)
            }

            const val DETAIL = "detail"

            private val pages = listOf(Page.Home, Page.Saved)

            @Composable
            fun App(nav: NavHostController = rememberNavController()) {
                Scaffold(bottomBar = {
                    BottomNavigation {
                        pages.forEach { page ->
                            BottomNavigationItem(selected = false, onClick = { nav.navigate(page.route) }, icon = {})
                        }
                    }
                }) {
                    NavHost(nav, startDestination = Page.Home.route) {
                        composable(Page.Home.route) { HomeScreen { id -> nav.navigate("$DETAIL/$id") } }
                        composable(route = Page.Saved.route) { SavedScreen() }
                        composable(
                            "$DETAIL/{id}?from={from}",
                            arguments = listOf(navArgument("id") { type = NavType.LongType }),
                        ) { entry -> DetailScreen() }
                    }
                }
            }

            @Composable fun HomeScreen(onDetail: (Long) -> Unit) {}
            @Composable fun SavedScreen() {}
            @Composable fun DetailScreen() {}
            """
        let app = ReadingInputs.app(files)
        #expect(app.missing.isEmpty)
        #expect(app.navigation == .navigation2Strings)
        #expect(app.tabs.map(\.route) == ["home", "saved"])
        #expect(app.tabs.map { $0.title?.text } == ["Start", "Saved"])
        #expect(app.tabs.map(\.icon) == ["Icons.Filled.Home", "Icons.Filled.Favorite"])
        let detail = try #require(app.routes?.route(named: "detail/{id}?from={from}"))
        #expect(detail.fields.map { "\($0.name): \($0.type)" } == ["id: Long", "from: String"])
        #expect(try kinds(app, entry: "home") == [#"push "$DETAIL/$id""#])
    }

    @Test func theHostWithTheMostPagesIsTaken() throws {
        var files = Self.typed
        files[ReadingInputs.kotlin + "Help.kt"] = """
            package org.sample

            import androidx.navigation.compose.*

            @Serializable data object Topics

            @Composable
            fun Help() {
                val nav = rememberNavController()
                NavHost(nav, startDestination = Topics) { composable<Topics> { TopicsScreen() } }
            }

            @Composable fun TopicsScreen() {}
            """
        let app = ReadingInputs.app(files)
        #expect(app.host?.function.name == "App")
        #expect(app.notes.contains { $0.text.contains("`Help` (1 page)") })
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
