import ReglazeCompose
import ReglazeEngine

/// Small apps that the tests of the reading share.
enum ReadingInputs {
    static let kotlin = "app/src/commonMain/kotlin/org/sample/"

    static func app(_ files: [String: String], options: ReadingOptions = ReadingOptions()) -> ComposeApp {
        AppReader.read(ComposeProject(contents: files.mapValues { Array($0.utf8) }), options: options)
    }

    static let iosApp = [
        "iosApp/iosApp/ContentView.swift": """
        import SwiftUI
        import ComposeApp

        struct ComposeView: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIViewController { Main_iosKt.MainViewController() }
            func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }

        struct ContentView: View {
            var body: some View { ComposeView().ignoresSafeArea() }
        }
        """,
        "iosApp/iosApp/iOSApp.swift": """
        import SwiftUI

        @main
        struct iOSApp: App {
            var body: some Scene { WindowGroup { ContentView() } }
        }
        """,
        "app/src/iosMain/kotlin/org/sample/main.ios.kt": """
        package org.sample

        import androidx.compose.ui.window.ComposeUIViewController
        import platform.UIKit.UIViewController

        fun MainViewController(): UIViewController = ComposeUIViewController { Theme { App() } }
        """,
        kotlin + "Theme.kt": """
        package org.sample

        import androidx.compose.runtime.Composable

        @Composable
        fun Theme(content: @Composable (() -> Unit)) { content() }
        """,
    ]

    /// A list of keys behind a class of the app's own, a bar from a table, one tab that is not always there.
    static let navigation3 = iosApp.merging([
        kotlin + "nav/Routes.kt": """
        package org.sample.nav

        import kotlinx.serialization.SerialName
        import kotlinx.serialization.Serializable

        @Serializable
        sealed interface Route

        @Serializable
        sealed interface Root : Route

        @Serializable
        data object Shelf : Root

        @Serializable @SerialName("shop")
        data object Shop : Root

        @Serializable
        data class Book(val id: Long, val from: String? = null) : Route

        @Serializable
        data object About : Route

        @Serializable
        data object Welcome : Route
        """,
        kotlin + "nav/Stack.kt": """
        package org.sample.nav

        import androidx.compose.runtime.snapshots.SnapshotStateList

        class Stack(val stacks: Map<Root, SnapshotStateList<Route>>, val currentStack: SnapshotStateList<Route>) {
            var root: Root?
                get() = currentStack.firstOrNull() as? Root
                set(value) { load(value) }

            private fun load(value: Root?) {}
        }

        class Navigator(val state: Stack) {
            fun back() { if (state.currentStack.size > 1) state.currentStack.removeLastOrNull() }
            fun open(route: Route) { if (route is Root) select(route) else state.currentStack.add(route) }
            fun select(route: Root) { state.root = route }
            fun restart(route: Route) {
                state.currentStack.clear()
                open(route)
            }
            fun openBook(id: Long) = open(Book(id, from = "link"))
        }
        """,
        kotlin + "nav/Host.kt": """
        package org.sample.nav

        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.remember
        import androidx.navigation3.runtime.EntryProviderScope
        import androidx.navigation3.runtime.entryProvider
        import androidx.navigation3.ui.NavDisplay
        import org.sample.screens.*

        @Composable
        internal fun Host(isNew: Boolean, hasShop: Boolean) {
            val start = remember { if (isNew) Welcome else Shelf }
            val state = rememberStack(startRoute = start)
            val navigator = remember(state) { Navigator(state) }
            val provider = entryProvider { pages(navigator, onBack = { navigator.back() }) }
            Bars(state, navigator, hasShop) {
                NavDisplay(entries = state.entries(provider), onBack = navigator::back)
            }
        }

        @Composable
        fun rememberStack(startRoute: Route): Stack = remember { Stack(emptyMap(), mutableStateListOf(startRoute)) }

        private fun EntryProviderScope<Route>.pages(navigator: Navigator, onBack: () -> Unit) {
            entry<Shelf> { ShelfScreen(onBook = { navigator.open(Book(it)) }, onShop = { navigator.open(Shop) }) }
            entry<Shop>(metadata = still) { ShopScreen() }
            entry<Book> { BookScreen(id = it.id, onBack = onBack) }
            entry<About> { AboutScreen(onBack) }
            entry<Welcome> { WelcomeScreen(onDone = { navigator.restart(Shelf) }) }
        }
        """,
        kotlin + "nav/Bars.kt": """
        package org.sample.nav

        import androidx.compose.material3.*
        import androidx.compose.runtime.*
        import org.sample.generated.Res

        private class Item(val title: StringResource, val icon: DrawableResource, val route: Root)

        private val items = listOf(
            Item(title = Res.string.tab_shelf, icon = Res.drawable.book_24, route = Shelf),
            Item(title = Res.string.tab_shop, icon = Res.drawable.cart_24, route = Shop),
        )

        @Composable
        fun Bars(state: Stack, navigator: Navigator, hasShop: Boolean, content: @Composable () -> Unit) {
            val shown = if (hasShop) items else items.filter { it.route !is Shop }
            content()
            NavigationBar {
                shown.forEach { item -> NavigationBarItem(selected = false, onClick = { navigator.select(item.route) }, icon = {}) }
            }
        }
        """,
        kotlin + "screens/Screens.kt": """
        package org.sample.screens

        import androidx.compose.material3.*
        import androidx.compose.runtime.Composable
        import org.sample.generated.Res

        @Composable fun ShelfScreen(onBook: (Long) -> Unit, onShop: () -> Unit) { Button(onShop) { Text("Shop") } }
        @Composable fun ShopScreen() {}
        @Composable fun BookScreen(id: Long, onBack: () -> Unit) { Titled("Book", onBack) { Text("Book $id") } }
        @Composable fun AboutScreen(onBack: () -> Unit) { Titled(title = stringResource(Res.string.about), onBack = onBack) {} }
        @Composable fun WelcomeScreen(onDone: () -> Unit) { Button(onClick = onDone) { Text("Start") } }

        @Composable
        private fun Titled(title: String, onBack: () -> Unit, content: @Composable () -> Unit) {
            TopAppBar(
                title = { Text(title) },
                navigationIcon = { IconButton(onClick = onBack) { Icon(Icons.AutoMirrored.Filled.ArrowBack, null) } },
            )
            content()
        }
        """,
        kotlin + "App.kt": """
        package org.sample

        import androidx.compose.runtime.Composable
        import org.sample.nav.Host

        @Composable
        fun App(isNew: Boolean = false) { Host(isNew, hasShop = true) }
        """,
        "androidApp/src/main/kotlin/org/sample/android/MainActivity.kt": """
        package org.sample.android

        import org.sample.App

        class MainActivity { fun onCreate() { setContent { App(isNew = true) } } }
        """,
        "app/src/commonMain/composeResources/values/strings.xml": """
        <resources>
            <!-- <string name="tab_shelf">Old</string> -->
            <string name="tab_shelf">Shelf &amp; more</string>
            <string name="tab_shop">Shop</string>
            <string name="about">About</string>
        </resources>
        """,
        "app/src/commonMain/composeResources/values-pt-rBR/strings.xml": """
        <resources><string name="tab_shelf">Estante</string></resources>
        """,
        "iosApp/iosApp/Assets.xcassets/Contents.json": "{}",
    ]) { $1 }
}
