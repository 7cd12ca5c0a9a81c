import Foundation
import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// Where people keep the parts of an app, and what stands between them: entry points in objects, routes without a package, values that
/// lose their type on the way, and functions of the controller that do more than one thing.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct StackPlacesTests {
    private static let orchard = "app/src/commonMain/kotlin/org/sample/orchard/"
    private static let entry = "app/src/iosMain/kotlin/org/sample/orchard/main.ios.kt"
    private static let view = "iosApp/iosApp/ContentView.swift"
    private static let reader = "composeApp/src/commonMain/kotlin/org/sample/reader/"

    private func changed(_ files: [String: String], _ path: String, _ edits: [(String, String)]) throws -> [String: String] {
        var files = files
        for (old, new) in edits {
            let text = try #require(files[path])
            #expect(text.contains(old), "\(old)")
            files[path] = text.replacing(old, with: new)
        }
        return files
    }

    private func compiles(_ run: ShellRun) throws {
        try KotlinCompiler.skipWithout()
        #expect(try KotlinCompiler.shared.errors(of: KotlinProgram(run.files, sourceSets: ["commonMain", "iosMain"])) == [])
    }

    // MARK: The entry point

    /// - Parameter kind: what the function is put in.
    private func hosted(in kind: String, calledOn base: String, shell: ShellKind) throws -> ShellRun {
        var files = try StackFixture.all[1].before()
        files[Self.entry] = """
            package org.sample.orchard

            import androidx.compose.ui.window.ComposeUIViewController
            import platform.UIKit.UIViewController

            \(kind) {
                @Suppress("unused")
                fun orchard(): UIViewController {
                    startOrchard()
                    return ComposeUIViewController { App() }
                }
            }\(kind.contains("companion") ? " }" : "")

            private fun startOrchard() {}

            """
        files = try changed(files, Self.view, [("Main_iosKt.OrchardController()", "\(base).orchard()")])
        return ShellRun(files, shell: shell)
    }

    @Test func anObjectIsSharedInSwift() throws {
        let run = try hosted(in: "object Hosts", calledOn: "Hosts.shared", shell: .stack)
        #expect(run.refusals == [])
        let views = try #require(run.files["iosApp/iosApp/NativeNavContentView.swift"])
        #expect(views.contains("Hosts.shared.MainViewController(\n") && views.contains("Hosts.shared.ScreenViewController(\n"))
        let kotlin = try #require(run.files[Self.entry])
        #expect(
            kotlin.contains("\n    @Suppress(\"unused\")\n    fun ScreenViewController(\n        route: AppRoute,\n"), "\(kotlin)"
        )
        #expect(!kotlin.contains(" \n"))
        try compiles(run)
    }

    @Test func tabsBesideAnObjectsFunction() throws {
        let run = try hosted(in: "object Hosts", calledOn: "Hosts.shared", shell: .tabs)
        #expect(run.refusals == [])
        #expect(run.files["iosApp/iosApp/NativeTabsView.swift"]?.contains("= Hosts.shared.NativeTabsViewController(") == true)
        #expect(
            run.files[Self.entry]?.contains("    /** The app below the system's tab bar. */\n    @Suppress(\"unused\")\n    fun ")
                == true)
        try compiles(run)
    }

    @Test(
        arguments: [("class Hosts", "Hosts()"), ("class Hosts { companion object", "Hosts.companion")], [ShellKind.stack, .tabs])
    func whatSwiftHasToMakeFirst(kind: (String, String), shell: ShellKind) throws {
        let run = try hosted(in: kind.0, calledOn: kind.1, shell: shell)
        #expect(run.change.files.isEmpty)
        #expect(run.refusals.first?.contains("make it a function of the file") == true, "\(run.refusals)")
    }

    // MARK: Routes

    @Test func routesWithoutAPackage() throws {
        var files = try StackFixture.all[1].before()
        files = try changed(files, Self.orchard + "Keys.kt", [("package org.sample.orchard\n\n", "")])
        files = try changed(
            files, Self.orchard + "App.kt",
            [
                (
                    "import androidx.compose.material3.*\n",
                    "import Credits\nimport Harvest\nimport Tree\nimport Trees\nimport androidx.compose.material3.*\n"
                )
            ])
        let run = ShellRun(files, shell: .stack)
        #expect(run.refusals == [])
        let single = try #require(run.files[Self.entry.replacing("main.ios", with: "SingleScreenApp")])
        #expect(single.contains("import AppRoute\n"), "\(single)")
        try compiles(run)
    }

    /// Every route says that it is serializable; the type that they have in common does not.
    @Test func aSealedTypeWithoutASerializer() throws {
        let routes = Self.reader + "Routes.kt"
        var files = try ExampleFiles.texts(of: "ReaderApp")
        let lines = try #require(files[routes]).components(separatedBy: "\n").map { line in
            line.contains("class ") || line.contains("object ") ? "\(line) : ReaderRoute" : line
        }
        files[routes] = lines.joined(separator: "\n") + "\nsealed interface ReaderRoute\n"
        let run = ShellRun(files, shell: .stack)
        #expect(run.refusals == [])
        #expect(!run.files.values.contains { $0.contains("fun encodeRoute") })
        #expect(
            run.change.steps.flatMap(\.gaps).contains { $0.text.hasSuffix("ReaderRoute is not @Serializable") },
            "\(run.change.steps.flatMap(\.gaps).map(\.text))")
    }

    @Test func aStackThatStartsElsewhere() throws {
        let files = try changed(
            try StackFixture.all[1].before(), Self.orchard + "App.kt",
            [("rememberNavBackStack(Trees)", "rememberOrchardStack()")])
        let app = try #require(files[Self.orchard + "App.kt"])
        let start = try #require(app.range(of: "      bottomBar = {")).lowerBound
        let end = try #require(app.range(of: "    ) {\n      NavDisplay")).lowerBound
        let bare = app.replacingCharacters(in: start..<end, with: "")
        let run = ShellRun(files.merging([Self.orchard + "App.kt": bare]) { $1 }, shell: .stack)
        #expect(run.change.files.isEmpty)
        #expect(
            run.refusals == [
                "route-titles: which of its 4 routes is at the bottom of a stack was not found; name it, or those of all tabs: "
                    + "--tabs Trees"
            ])
    }

    // MARK: What stands around a page

    /// An array that is given by name can't be followed by a value without one.
    @Test func localsInAnArray() throws {
        let files = try changed(
            try StackFixture.all[1].before(), Self.orchard + "App.kt",
            [
                (
                    "  MaterialTheme {\n    val",
                    "  CompositionLocalProvider(values = listOfNotNull(LocalTone provides 2).toTypedArray()) {\n    val"
                ),
                ("@Composable\nfun App()", "val LocalTone = staticCompositionLocalOf { 1 }\n\n@Composable\nfun App()"),
            ])
        let run = ShellRun(files, shell: .stack)
        #expect(run.refusals == [])
        let app = try #require(run.files[Self.orchard + "App.kt"])
        #expect(app.contains("CompositionLocalProvider(values = listOfNotNull(LocalTone provides 2).toTypedArray()) {\n"))
        #expect(app.contains("CompositionLocalProvider(LocalUseNativeNavigation provides (onNavigate != null)) {"))
        try compiles(run)
    }

    /// A callback of a function between the app and the host has a type there, which a `val` by itself would not have.
    @Test func valuesKeepTheTypeOfTheirParameter() throws {
        var files = try ExampleFiles.texts(of: "ReaderApp")
        files = try changed(
            files, Self.reader + "App.kt",
            [
                (
                    "        ReaderNavigation()\n",
                    "        val scope = rememberCoroutineScope()\n        ReaderNavigation(onHint = { scope.launch { } })\n"
                ),
                ("private fun ReaderNavigation() {", "private fun ReaderNavigation(onHint: () -> Unit) {"),
                (
                    "composable<AboutRoute> { AboutScreen(onBack = { navController.popBackStack() }) }",
                    "composable<AboutRoute> { AboutScreen(onBack = onHint) }"
                ),
                (
                    "import androidx.compose.runtime.LaunchedEffect\n",
                    "import androidx.compose.runtime.LaunchedEffect\nimport androidx.compose.runtime.rememberCoroutineScope\nimport kotlinx.coroutines.launch\n"
                ),
            ])
        let run = ShellRun(files, shell: .stack)
        #expect(run.refusals == [])
        let single = try #require(run.files.first { $0.key.hasSuffix("/SingleScreenApp.kt") }?.value)
        #expect(single.contains("val onHint: () -> Unit = { scope.launch { } }"), "\(single)")
        try compiles(run)
    }

    // MARK: Functions of the controller

    private func about(_ content: String, _ more: String) throws -> (branch: String, run: ShellRun) {
        let files = try changed(
            try ExampleFiles.texts(of: "ReaderApp"), Self.reader + "App.kt",
            [
                ("AboutScreen(onBack = { navController.popBackStack() })", content),
                ("@Composable\nprivate fun ReaderBar(", "\(more)\n\n@Composable\nprivate fun ReaderBar("),
            ])
        let run = ShellRun(files, shell: .stack)
        let app = try #require(run.files[Self.reader + "App.kt"])
        let line = app.split(separator: "\n").first { $0.contains("is AboutRoute ->") }
        return (String(line ?? "").trimmingCharacters(in: .whitespaces), run)
    }

    /// What happens where there is nothing to go back to is not what going back does.
    @Test(arguments: [
        "if (!popBackStack()) navigate(FeedsTab)",
        "if (!popBackStack()) {\n        navigate(FeedsTab)\n    }",
        "val isBack = popBackStack()\n    if (!isBack) navigate(FeedsTab)",
        "if (popBackStack()) return\n    navigate(FeedsTab)",
        "if (currentBackStackEntry == null) return\n    if (!popBackStack()) showTab(FeedsTab)",
        "if (previousBackStackEntry != null) popBackStack() else navigate(FeedsTab)",
        "if (this.previousBackStackEntry == null) {\n        navigate(FeedsTab)\n    } else {\n        popBackStack()\n    }",
        "if (previousBackStackEntry == null) {\n        navigate(FeedsTab)\n        return\n    }\n    popBackStack()",
        "if (previousBackStackEntry != null) {\n        popBackStack()\n        return\n    }\n    navigate(FeedsTab)",
    ])
    func goingBackOrElse(body: String) throws {
        let (branch, run) = try about(
            "AboutScreen(onBack = { navController.goBack() })", "private fun NavHostController.goBack() {\n    \(body)\n}")
        #expect(run.refusals == [])
        #expect(branch == "is AboutRoute -> AboutScreen(onBack = onBack)")
        try compiles(run)
    }

    /// One of the two would be lost.
    @Test(arguments: [
        "if (Library.isDone) popBackStack() else navigate(FeedsTab)",
        "previousBackStackEntry?.let { popBackStack() } ?: navigate(FeedsTab)",
        "when {\n        Library.isDone -> popBackStack()\n        else -> navigate(FeedsTab)\n    }",
        "if (Library.isDone) {\n        navigate(AboutRoute)\n    } else {\n        popBackStack()\n    }",
    ])
    func goingBackOrAnotherWayThatCanNotBeTold(body: String) throws {
        let (branch, run) = try about(
            "AboutScreen(onBack = { navController.leave() })",
            "private val Library.isDone get() = true\n\nprivate fun NavHostController.leave() {\n    \(body)\n}")
        #expect(run.refusals == [])
        #expect(branch == "is AboutRoute -> BasicText(\"TODO: AboutRoute: it needs navController of its host\")")
        try compiles(run)
    }

    /// The tab that it shows is not lost for the page that it leaves.
    @Test(arguments: [
        "popBackStack()\n    showTab(SavedTab)",
        "if (currentBackStackEntry == null) return\n    popBackStack()\n    showTab(SavedTab)",
    ])
    func goingBackAndShowingATab(body: String) throws {
        let (branch, run) = try about(
            "AboutScreen(onBack = { navController.leave() })", "private fun NavHostController.leave() {\n    \(body)\n}")
        #expect(run.refusals == [])
        #expect(["onActivate(SavedTab)", "onSet(SavedTab)"].contains { branch.contains($0) }, "\(branch)")
        try compiles(run)
    }

    /// The library navigates to anything; SwiftUI's stack holds routes.
    @Test func aRouteThatMayBeAnything() throws {
        let (branch, run) = try about(
            "NextScreen(onDone = { next -> navController.navigate(next) })",
            "@Composable\nprivate fun NextScreen(onDone: (next: Any) -> Unit) { Text(\"Next\") }")
        #expect(run.refusals == [])
        #expect(branch.hasPrefix("is AboutRoute -> BasicText(\"TODO: AboutRoute: it is given next, "), "\(branch)")
        try compiles(run)
    }

    // MARK: Titles

    /// - Returns: what the route says of its title.
    private func aboutRoute(_ screens: String, content: String = "AboutScreen(onBack = { navController.popBackStack() })") throws
        -> String
    {
        var files = try changed(
            try ExampleFiles.texts(of: "ReaderApp"), Self.reader + "App.kt",
            [("AboutScreen(onBack = { navController.popBackStack() })", content)])
        files[Self.reader + "More.kt"] =
            "package org.sample.reader\n\nimport androidx.compose.material3.*\n"
            + "import androidx.compose.runtime.Composable\n\n\(screens)"
        let all = try #require(files[Self.reader + "Screens.kt"])
        let start = try #require(all.range(of: "\n@Composable\nfun AboutScreen(")).lowerBound
        let end = all[start...].range(of: "\n}\n")?.upperBound ?? all.endIndex
        files[Self.reader + "Screens.kt"] = all.replacingCharacters(in: start..<end, with: "\n")
        let run = ShellRun(files, shell: .stack)
        #expect(run.refusals == [])
        let routes = try #require(run.files[Self.reader + "Routes.kt"])
        let line = try #require(routes.range(of: "AboutRoute"))
        return String(routes[line.lowerBound...].prefix(120))
    }

    private static let bar = """
        @OptIn(ExperimentalMaterial3Api::class)
        @Composable
        fun AboutScreen(onBack: () -> Unit) {
            BODY
        }

        @OptIn(ExperimentalMaterial3Api::class)
        @Composable
        fun ErrorView(onBack: () -> Unit) {
            TopAppBar(title = { Text("Error") }, navigationIcon = { TextButton(onClick = onBack) { Text("Back") } })
        }

        @OptIn(ExperimentalMaterial3Api::class)
        @Composable
        fun ContentView(onBack: () -> Unit) {
            TopAppBar(title = { Text("About") }, navigationIcon = { TextButton(onClick = onBack) { Text("Back") } })
        }

        @Composable
        fun LoadingView() { Text("A moment") }

        """

    @Test(arguments: [
        ("ContentView(onBack)", true),
        ("if (onBack.hashCode() == 0) LoadingView() else ContentView(onBack)", true),
        ("if (onBack.hashCode() == 0) ErrorView(onBack) else ContentView(onBack)", false),
        ("when (onBack.hashCode()) {\n        0 -> ErrorView(onBack)\n        else -> ContentView(onBack)\n    }", false),
        (
            "if (onBack.hashCode() == 0) TopAppBar(title = { Text(\"Error\") }) else TopAppBar(title = { Text(\"About\") })",
            false
        ),
    ])
    func aBarForEachState(body: String, isKnown: Bool) throws {
        let route = try aboutRoute(Self.bar.replacing("BODY", with: body))
        #expect(route.contains("title") == isKnown, "\(route)")
        #expect(!route.contains("Error"))
    }

    @Test func anEntryWithSeveralScreens() throws {
        let other =
            "\n@OptIn(ExperimentalMaterial3Api::class)\n@Composable\nfun LegalScreen(onBack: () -> Unit) {\n"
            + "    TopAppBar(title = { Text(\"Legal\") })\n}\n"
        let route = try aboutRoute(
            Self.bar.replacing("BODY", with: "ContentView(onBack)") + other,
            content:
                "if (it.hashCode() == 0) LegalScreen(onBack = {}) else AboutScreen(onBack = { navController.popBackStack() })")
        #expect(!route.contains("title"), "\(route)")
    }
}
