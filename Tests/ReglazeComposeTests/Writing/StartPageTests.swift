import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// Pages before the tabs: Compose keeps them, and SwiftUI hides its bar.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct StartPageTests {
    private static let conference = "shared/src/commonMain/kotlin/org/sample/conference/"
    private static let folder = "app/src/commonMain/kotlin/org/sample/gate/"

    @Test func aStateThatKnowsTheTab() throws {
        let run = ShellRun(try ExampleFiles.texts(of: "ConferenceApp"), shell: .stack)
        let host = try #require(run.files[Self.conference + "navigation/ConferenceNavHost.kt"])
        #expect(host.contains("            if (isBeforeTabs(stack.firstOrNull())) return@collect\n"))
        #expect(host.contains("    val showsStart = isBeforeTabs(navState.stack.firstOrNull())\n"))
        #expect(host.contains("        LaunchedEffect(showsStart) { onStart(showsStart) }\n"))
        #expect(host.contains("private fun isBeforeTabs(page: Any?): Boolean = page is WelcomeRoute\n"))
        #expect(
            host.contains("CompositionLocalProvider(LocalUseNativeNavigation provides (onNavigate != null && !showsStart)) {"))
        let views = try #require(run.files["iosApp/iosApp/NativeNavContentView.swift"])
        #expect(views.contains("onStart: { appCoordinator.setBeforeTabs($0.boolValue, in: tab) }\n"))
        #expect(views.contains(".toolbarVisibility(appCoordinator.isBeforeTabs ? .hidden : .automatic, for: .tabBar)\n"))
        #expect(!run.change.steps.flatMap(\.gaps).contains { $0.text.contains("shows before the tabs") })
    }

    /// A tab that is pushed above the start page takes its place.
    @Test func aListThatHoldsEverything() throws {
        let ios = ShellRun.iosFiles(package: "org.sample.gate", showing: "App(isKnown = false)")
        let run = ShellRun(ios.merging([Self.folder + "App.kt": Self.app]) { $1 }, shell: .stack)
        #expect(run.refusals == [])
        let app = try #require(run.files[Self.folder + "App.kt"])
        #expect(app.contains("val isStart = isBeforeTabs(stack.firstOrNull())\n"))
        #expect(app.contains("if (isStart && stack.none { it is Home || it is Search }) return@collect\n"))
        #expect(app.contains("if (isStart) backStack[0] = topLevelRoute\n"))
        #expect(app.contains("LocalUseNativeNavigation provides (onNavigate != null && !showsStart)"))
        let gaps = run.change.steps.flatMap(\.gaps).map(\.text)
        #expect(
            gaps.filter { $0.contains("is pushed above") } == [
                "SignIn is pushed above Account here, below the native bar; take it off the tabs by hand"
            ])
        #expect(ShellRun(run.files, shell: .stack).change.files.map(\.path) == [])
        try KotlinCompiler.skipWithout()
        let errors = try KotlinCompiler.shared.errors(of: KotlinProgram(run.files, sourceSets: ["commonMain", "iosMain"]))
        #expect(errors.isEmpty, "\(errors)")
    }

    private static let app = """
        package org.sample.gate

        import androidx.compose.material.icons.Icons
        import androidx.compose.material.icons.filled.Home
        import androidx.compose.material.icons.filled.Search
        import androidx.compose.material3.*
        import androidx.compose.runtime.*
        import androidx.navigation3.runtime.NavKey
        import androidx.navigation3.runtime.entryProvider
        import androidx.navigation3.ui.NavDisplay
        import kotlinx.serialization.Serializable

        @Serializable
        sealed interface Page : NavKey

        @Serializable
        data object Home : Page

        @Serializable
        data object Search : Page

        @Serializable
        data object SignIn : Page

        @Serializable
        data class Account(val name: String) : Page

        @Composable
        fun App(isKnown: Boolean) {
            val backStack = remember { mutableStateListOf<Page>(if (isKnown) Home else SignIn) }
            Scaffold(
                bottomBar = {
                    NavigationBar {
                        NavigationBarItem(
                            selected = true,
                            onClick = { backStack.clear(); backStack.add(Home) },
                            icon = { Icon(Icons.Default.Home, null) },
                            label = { Text("Home") },
                        )
                        NavigationBarItem(
                            selected = false,
                            onClick = { backStack.clear(); backStack.add(Search) },
                            icon = { Icon(Icons.Default.Search, null) },
                            label = { Text("Search") },
                        )
                    }
                },
            ) {
                NavDisplay(
                    backStack = backStack,
                    onBack = { backStack.removeLastOrNull() },
                    entryProvider = entryProvider {
                        entry<Home> { TextButton(onClick = { backStack.add(Account("me")) }) { Text("Home") } }
                        entry<Search> { Text("Search") }
                        entry<SignIn> { TextButton(onClick = { backStack.add(Home) }) { Text("Sign in") } }
                        entry<Account> { TextButton(onClick = { backStack.clear(); backStack.add(SignIn) }) { Text(it.name) } }
                    },
                )
            }
        }

        """
}
