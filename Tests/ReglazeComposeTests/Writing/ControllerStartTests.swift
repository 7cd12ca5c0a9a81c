import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// Pages before the tabs in Navigation 2: while one shows, the controller keeps all pages.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct ControllerStartTests {
    private static let folder = "app/src/commonMain/kotlin/org/sample/gate/"
    private static let ios = ShellRun.iosFiles(package: "org.sample.gate")

    private func run(_ app: String, _ changes: [(old: String, new: String)] = []) -> ShellRun {
        var text = app
        for (old, new) in changes {
            #expect(text.contains(old), "\(old)")
            text = text.replacing(old, with: new)
        }
        return ShellRun(Self.ios.merging([Self.folder + "App.kt": text]) { $1 }, shell: .stack)
    }

    private func gaps(_ run: ShellRun) -> [String] { run.change.steps.flatMap(\.gaps).map(\.text) }

    /// Compiles, for iOS and without it, and a second run changes nothing.
    private func check(_ run: ShellRun) throws {
        #expect(run.refusals == [])
        #expect(ShellRun(run.files, shell: .stack).change.files.map(\.path) == [])
        try KotlinCompiler.skipWithout()
        for sets in [["commonMain", "iosMain"], ["commonMain"]] {
            #expect(try KotlinCompiler.shared.errors(of: KotlinProgram(run.files, sourceSets: sets)) == [])
        }
    }

    @Test func aHostThatStartsWithAnotherPage() throws {
        let run = run(Self.typed)
        let app = try #require(run.files[Self.folder + "App.kt"])
        #expect(
            app.contains(
                "/** Whether what shows before the tabs is over, so that SwiftUI's next tab does not start with it. */\n"))
        #expect(app.contains("private var hasPassedStart by mutableStateOf(false)\n"))
        #expect(app.contains("    topLevelRoute: TopLevelRoute = Home,\n"))
        #expect(app.contains("    val skipsStart = remember { onStart != null && hasPassedStart }\n"))
        #expect(app.contains("startDestination = if (skipsStart) topLevelRoute else Splash"))
        #expect(
            app.contains(
                "            onNavigate == null || showsStart || isBeforeTabs(route) -> navController.navigate(route, options)\n")
        )
        #expect(app.contains("            if (page !is TopLevelRoute) return@collect\n"))
        #expect(app.contains("private fun isBeforeTabs(page: Any?): Boolean = page is Splash || page is Welcome\n"))
        #expect(app.contains("LocalUseNativeNavigation provides (onNavigate != null && !showsStart)"))
        let views = try #require(run.files["iosApp/iosApp/NativeNavContentView.swift"])
        #expect(views.contains("onStart: { appCoordinator.setBeforeTabs($0.boolValue, in: tab) }\n"))
        #expect(gaps(run).filter { $0.contains("before the tabs") || $0.contains("Splash") } == [])
        try check(run)
    }

    @Test func aHostThatStartsWithOneOrTheOther() throws {
        let run = run(Self.typed, [("startDestination = Splash", "startDestination = if (isKnown) Home else Splash")])
        let app = try #require(run.files[Self.folder + "App.kt"])
        #expect(
            app.contains(
                "startDestination = (if (isKnown) topLevelRoute else Splash)"
                    + ".let { if (skipsStart && it == remember { it }) topLevelRoute else it }"))
        try check(run)
    }

    @Test func startPagesThatShowAgainAboveAPageAreNamed() throws {
        let run = run(
            Self.typed,
            [
                (
                    "composable<Item> { Text(\"Item\") }",
                    "composable<Item> { TextButton({ navController.navigate(Welcome) { popUpTo(0) { inclusive = true } } }) { Text(\"Out\") } }"
                )
            ])
        #expect(gaps(run).contains("Welcome is pushed above Item here, below the native bar; take it off the tabs by hand"))
        try check(run)
    }

    @Test func namesThatAreTaken() throws {
        let run = run(
            Self.typed + "\nfun isBeforeTabs() = false\n",
            [("    val navController", "    val showsStart = 1\n    val navController")])
        let app = try #require(run.files[Self.folder + "App.kt"])
        #expect(app.contains("private fun isStartPage(page: Any?): Boolean = page is Splash || page is Welcome\n"))
        #expect(app.contains("var showsStartPage by remember { mutableStateOf(false) }\n"))
        try check(run)
    }

    @Test func whatIsNotSureIsNamed() throws {
        let type = run(Self.typed, [("startDestination = Splash", "startDestination = Splash::class")])
        #expect(
            type.refusals == [
                "app-callbacks: the tab that App starts with is not named by its route, so that SwiftUI can't choose another"
            ])
        let arguments = run(
            Self.typed,
            [
                ("data object Search", "data class Search(val text: String = \"\")"), ("navigate(Search)", "navigate(Search())"),
                ("startDestination = Splash", "startDestination = if (isKnown) Home else Splash"),
            ])
        #expect(
            gaps(arguments).contains(
                "Splash shows before the tabs: every tab shows it in itself now, below the native bar; let SwiftUI choose between it and the "
                    + "tabs by hand (it can't stay with Compose: Search takes arguments, which a page before the tabs may give it)"
            ),
            "\(gaps(arguments))")
        try check(arguments)
    }

    @Test func aStartThatAVariableHolds() throws {
        for (text, name, condition) in [
            (Self.typed, "Home else Splash", "it == remember { it }"),
            (Self.strings, "\"home\" else \"splash\"", "(onStart == null || it == remember { it })"),
        ] {
            let start = text == Self.typed ? "Splash" : "\"splash\""
            let run = run(
                text,
                [
                    ("startDestination = \(start)", "startDestination = first"),
                    ("    val navController", "    val first = if (isKnown) \(name)\n    val navController"),
                ])
            let app = try #require(run.files[Self.folder + "App.kt"])
            let parameter = text == Self.typed ? "topLevelRoute" : "startRoute"
            #expect(
                app.contains("startDestination = first.let { if (skipsStart && \(condition)) \(parameter) else it }"), "\(app)")
            try check(run)
        }
    }

    // MARK: - String routes

    @Test func stringRoutes() throws {
        let run = run(Self.strings)
        let app = try #require(run.files[Self.folder + "App.kt"])
        #expect(
            app.contains("    val skipsStart = remember { onNavigate != null && (onStart == null || hasPassedStart) }\n"),
            "\(app)")
        #expect(app.contains("startDestination = if (skipsStart) startRoute else \"splash\""))
        #expect(
            app.contains("        if (onNavigate == null || showsStart || onStart != null && isBeforeTabs(route)) return "))
        #expect(app.contains("                if (page !in listOf(\"home\", \"search\")) return@collect\n"))
        #expect(app.contains("private fun isBeforeTabs(page: String): Boolean = page in listOf(\"splash\", \"welcome\")\n"))
        let entry = try #require(run.files["app/src/iosMain/kotlin/org/sample/gate/main.ios.kt"])
        #expect(entry.components(separatedBy: "onStart = onStart").count == 2, "\(entry)")
        try check(run)
    }

    /// Where nothing is behind such a page, the controller says so, as it did before.
    @Test func goingBackBeforeTheTabsIsTheControllers() throws {
        let old = "composable(\"welcome\") {"
        let run = run(
            Self.strings,
            [(old, old + "\nTextButton({ if (!navController.popBackStack()) println(\"Bye\") }) { Text(\"Back\") }")])
        let app = try #require(run.files[Self.folder + "App.kt"])
        #expect(
            app.contains("    if (onBack == null || showsStart || navController.previousBackStackEntry != null) return pop()\n"),
            "\(app)")
        #expect(app.contains("if (!goBack { navController.popBackStack() }) println"))
        try check(run)
    }

    @Test func screensBeforeTheTabsMayNavigateThemselves() throws {
        let splash =
            "\n@Composable\nfun SplashScreen(controller: NavHostController) { Button({ controller.navigate(\"home\") }) {} }\n"
        let old =
            "TextButton({ navController.navigate(\"welcome\") { popUpTo(\"splash\") { inclusive = true } } }) { Text(\"Go\") }"
        let run = run(Self.strings + splash, [(old, "SplashScreen(navController)")])
        let app = try #require(run.files[Self.folder + "App.kt"])
        #expect(app.contains("composable(\"splash\") { SplashScreen(navController) }"))
        try check(run)
    }

    @Test func pagesThatAreNotSureToStayAreRefused() {
        let arguments = run(
            Self.strings,
            [
                ("startDestination = \"splash\"", "startDestination = \"gate/{id}\""),
                ("composable(\"splash\")", "composable(\"gate/{id}\")"),
            ])
        #expect(
            arguments.refusals == [
                "host-forwarding: gate/{id} shows before the tabs, where every tab would show it in itself, and it can't stay with "
                    + "Compose: gate/{id} takes arguments. Choose between it and App outside of the NavHost first, or use --shell tabs"
            ] || arguments.refusals.first?.contains("the tab that App starts with is not named") == true, "\(arguments.refusals)")
        let name = run(Self.strings, [("isKnown: Boolean = false", "isKnown: Boolean = false, onStart: () -> Unit = {}")])
        #expect(name.refusals.first?.hasSuffix("outside of the NavHost first, or use --shell tabs") == true, "\(name.refusals)")
        #expect(name.refusals.first?.contains("`onStart` of App is something else: rename it first") == true)
    }

    private static let imports = """
        package org.sample.gate

        import androidx.compose.foundation.layout.padding
        import androidx.compose.material.icons.Icons
        import androidx.compose.material.icons.filled.Home
        import androidx.compose.material.icons.filled.Search
        import androidx.compose.material3.*
        import androidx.compose.runtime.*
        import androidx.compose.ui.Modifier
        import androidx.navigation.NavHostController
        import androidx.navigation.compose.NavHost
        import androidx.navigation.compose.composable
        import androidx.navigation.compose.rememberNavController
        import kotlinx.serialization.Serializable

        """

    private static func bar(_ home: String, _ search: String) -> String {
        """
                bottomBar = {
                    NavigationBar {
                        NavigationBarItem(true, { navController.navigate(\(home)) }, { Icon(Icons.Default.Home, null) }, label = { Text("Home") })
                        NavigationBarItem(false, { navController.navigate(\(search)) }, { Icon(Icons.Default.Search, null) }, label = { Text("Search") })
                    }
                },
        """
    }

    private static let typed =
        imports + """

            @Serializable
            data object Splash

            @Serializable
            data object Welcome

            @Serializable
            data class Register(val name: String)

            @Serializable
            data object Home

            @Serializable
            data object Search

            @Serializable
            data class Item(val id: Long)

            @Composable
            fun App(isKnown: Boolean = false) {
                val navController = rememberNavController()
                Scaffold(
            \(bar("Home", "Search"))
                ) { padding ->
                    NavHost(navController, startDestination = Splash, modifier = Modifier.padding(padding)) {
                        composable<Splash> { TextButton({ navController.navigate(Welcome) { popUpTo<Splash> { inclusive = true } } }) { Text("Go") } }
                        composable<Welcome> {
                            TextButton({ navController.navigate(Home) { popUpTo(Welcome) { inclusive = true } } }) { Text("In") }
                            TextButton({ navController.navigate(Register("me")) }) { Text("Register") }
                        }
                        composable<Register> { TextButton({ navController.navigate(Home) { popUpTo(0) } }) { Text("In") } }
                        composable<Home> { TextButton({ navController.navigate(Item(1)) }) { Text("Home") } }
                        composable<Search> { TextButton({ navController.navigate(Welcome) { popUpTo(0) { inclusive = true } } }) { Text("Out") } }
                        composable<Item> { Text("Item") }
                    }
                }
            }

            """

    private static let strings =
        imports + """

            @Composable
            fun App(isKnown: Boolean = false) {
                val navController = rememberNavController()
                Scaffold(
            \(bar("\"home\"", "\"search\""))
                ) { padding ->
                    NavHost(navController, startDestination = "splash", modifier = Modifier.padding(padding)) {
                        composable("splash") { TextButton({ navController.navigate("welcome") { popUpTo("splash") { inclusive = true } } }) { Text("Go") } }
                        composable("welcome") {
                            TextButton({ navController.navigate("home") { popUpTo("welcome") { inclusive = true } } }) { Text("In") }
                            TextButton({ navController.navigate("register/me") }) { Text("Register") }
                        }
                        composable("register/{name}") { TextButton({ navController.navigate("home") { popUpTo(0) } }) { Text("In") } }
                        composable("home") { TextButton({ navController.navigate("item/1") }) { Text("Home") } }
                        composable("search") { TextButton({ navController.navigate("welcome") { popUpTo(0) { inclusive = true } } }) { Text("Out") } }
                        composable("item/{id}") { TextButton({ navController.popBackStack() }) { Text("Item") } }
                    }
                }
            }

            """
}
