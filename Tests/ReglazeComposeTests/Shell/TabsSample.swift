/// Apps with two tabs, in memory.
enum TabsSample {
    static let base = "shared/src/commonMain/kotlin/org/sample"

    /// An app with two tabs of Navigation 2, whose bar is given.
    static func app(bar: String, more: String = "", entry: String = entry) -> [String: String] {
        [
            "\(base)/Routes.kt": """
            package org.sample

            import kotlinx.serialization.Serializable

            @Serializable data object HomeTab
            @Serializable data object FindTab
            @Serializable data class Detail(val id: Long)
            """,
            "\(base)/App.kt": """
            package org.sample

            import androidx.compose.material3.*
            import androidx.compose.runtime.*
            import androidx.navigation.NavDestination.Companion.hasRoute
            import androidx.navigation.NavHostController
            import androidx.navigation.compose.*

            @Composable
            fun App(onReady: () -> Unit = {}) {
                val nav = rememberNavController()
                val entry by nav.currentBackStackEntryAsState()
                Scaffold(
                    bottomBar = {
            \(bar)
                    },
                ) {
                    NavHost(nav, startDestination = HomeTab) {
                        composable<HomeTab> { TextButton({ nav.navigate(Detail(1)) }) { Text("Open") } }
                        composable<FindTab> { Text("Find") }
                        composable<Detail> { Text("Detail") }
                    }
                }
                LaunchedEffect(Unit) { onReady() }
            }
            \(more)
            """,
            "shared/src/iosMain/kotlin/org/sample/main.ios.kt": entry,
            "iosApp/iosApp/ContentView.swift": IOSSample.contentView.replacing("MainViewControllerKt", with: "Main_iosKt"),
        ]
    }

    static let entry = """
        package org.sample.ios

        import androidx.compose.ui.window.ComposeUIViewController
        import org.sample.App
        import platform.UIKit.UIViewController

        fun MainViewController(): UIViewController = ComposeUIViewController { App() } // for Swift
        """

    static let items = """
                    NavigationBar {
                        NavigationBarItem(
                            selected = entry?.destination?.hasRoute<HomeTab>() == true,
                            onClick = { nav.navigate(HomeTab) { launchSingleTop = true } },
                            icon = {},
                            label = { Text("Home") },
                        )
                        NavigationBarItem(
                            selected = entry?.destination
                                ?.hasRoute<FindTab>() == true,
                            onClick = {
                                println("find")
                                nav.navigate(FindTab) {
                                    launchSingleTop = true
                                }
                            },
                            icon = {},
                            label = { Text("Find") },
                        )
                    }
        """

    static let table = """
                    NavigationBar {
                        bar.forEach { item ->
                            val isShown = entry?.destination?.hasRoute(item.route::class) == true
                            NavigationBarItem(
                                selected = isShown,
                                onClick = { nav.navigate(item.route) },
                                icon = {},
                                label = { Text(item.label) },
                            )
                        }
                    }
        """

    static let tableItems = """

        class BarItem(val route: Any, val label: String)

        val bar = listOf(BarItem(HomeTab, "Home"), BarItem(FindTab, "Find"))
        """

    static let component = """
                    AppTabBar(
                        current = bar.find { entry?.destination?.hasRoute(it.route::class) == true },
                        items = bar,
                        onSelect = { picked -> nav.navigate(picked.route) },
                    )
        """

    static let componentItems = """
        \(tableItems)

        @Composable
        fun AppTabBar(current: BarItem?, items: List<BarItem>, onSelect: (BarItem) -> Unit) {
            items.forEach { item -> TextButton(onClick = { onSelect(item) }) { Text(if (item == current) "*" else item.label) } }
        }
        """

    /// The kinds of bars, each with what is declared besides.
    static let bars = [(items, ""), (table, tableItems), (component, componentItems)]
}
