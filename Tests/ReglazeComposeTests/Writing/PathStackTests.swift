import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// The stack shell of apps whose routes are strings.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct PathStackTests {
    private static let market = StackFixture(name: "MarketStalls", sourceSets: [])

    private func files() throws -> [String: String] { try ExampleFiles.texts(of: "Compose/MarketStalls") }

    private func run(_ old: String, _ new: String, in file: String = "MarketNavHost.kt") throws -> ShellRun {
        var files = try files()
        let path = try #require(files.keys.first { $0.hasSuffix("/\(file)") })
        let text = try #require(files[path])
        #expect(text.contains(old))
        files[path] = text.replacing(old, with: new)
        return ShellRun(files, shell: .stack)
    }

    @Test func writesWhatWasRead() throws {
        let run = ShellRun(try files(), shell: .stack)
        #expect(run.refusals == [])
        let sources = run.change.files.filter { $0.path.hasSuffix(".kt") || $0.path.hasSuffix(".swift") && $0.old == nil }
        let written = Dictionary(sources.map { ($0.path, $0.new.text) }) { first, _ in first }
        try Self.market.write(after: written)
        let expected = try Self.market.after()
        #expect(written.keys.sorted() == expected.keys.sorted())
        for (path, text) in written { #expect(text == expected[path], "\(path)") }
    }

    @Test func whatAPersonHasToLookAt() throws {
        let run = ShellRun(try files(), shell: .stack)
        let gaps = run.change.steps.flatMap(\.gaps).map(\.text)
        #expect(gaps.contains("this runs for every tab and every page, as each is a host of its own"))
        #expect(
            gaps.contains(
                "no title is known for stall/{stallId}?from={from}: the bar that StallScreen draws shows `Market.stall(stallId)?.name ?: \"\"` "
                    + "(Screens.kt:43), which is not the same for all its pages; give it by hand where the page is shown"),
            "\(gaps)")
        #expect(!gaps.contains { $0.contains("restored") })
    }

    @Test func theStackIsTakenWhereItCanBeWritten() throws {
        #expect(ShellChoice(ReadingInputs.app(try files())).kind == .stack)
        let refused = try run("onStall = { id -> navController", "onStall = { id -> other(navController)").files
        #expect(ShellChoice(ReadingInputs.app(refused)).kind == .tabs)
    }

    @Test func valuesOfTheHostAreNamed() throws {
        let run = try run("    NavHost(", "    val seen = remember { mutableStateOf(0L) }\n    NavHost(")
        #expect(run.refusals == [])
        #expect(
            run.change.steps.flatMap(\.gaps).contains {
                $0.text.hasPrefix("`seen` is made anew for every tab and every page") && $0.location?.line == 15
            })
    }

    /// What is changed in the example, and the place and the text of what is named.
    private static let obstacles: [(old: String, new: String, line: Int, text: String)] = [
        (
            "\n                marketName,\n", "\n                marketName, navController,\n", 20,
            "`onStall` goes to another place here"
        ),
        (
            "{ navController.navigate(Routes.OFFER) }", "{ navController.previousBackStackEntry?.savedStateHandle }", 32,
            "`navController.previousBackStackEntry` asks for more than its own page"
        ),
        ("{ navController.navigate(Routes.OFFER) }", "{ navController.openOffer() }", 32, "or is a function of the app's"),
        (
            "navController.navigate(Routes.OFFER)", "navController.navigate(Market.next)", 32,
            "whether `Market.next` is a page or a dialog can't be told"
        ),
        ("popUpTo(Routes.OFFER)", "popUpTo(Market.next)", 54, "the page that `popUpTo(Market.next)` names can't be told"),
        ("popUpTo(0)", "popUpTo(Market.next)", 65, "the page that `popUpTo(Market.next)` names can't be told"),
        (
            "popBackStack(Tab.Stalls.route, inclusive = false)", "popBackStack(Routes.OFFER, inclusive = false)", 64,
            "it goes back by several pages to one that is no tab"
        ),
        (
            "{ navController.navigateUp() }", "{ with(navController) { navigateUp() } }", 66,
            "goes to with, which can't be looked into"
        ),
        (
            "{ navController.navigateUp() }", "{ Market.controller = navController }", 66,
            "`navController` goes to another place here"
        ),
    ]

    @Test(arguments: obstacles.indices) func whatCanNotBeHandedOverIsRefused(index: Int) throws {
        let (old, new, line, text) = Self.obstacles[index]
        let run = try run(old, new)
        #expect(run.change.files.isEmpty)
        #expect(run.refusals.first?.hasPrefix("host-forwarding: the controller is used in a way that can't be handed to") == true)
        let gaps = run.change.steps.flatMap(\.gaps)
        #expect(gaps.contains { $0.text.contains(text) && $0.location?.line == line }, "\(gaps)")
    }

    @Test func theCoordinatorsBehave() throws {
        let run = ShellRun(try files(), shell: .stack)
        let coordinators = try #require(run.files["iosApp/iosApp/NavigationCoordinators.swift"])
        let routes = """
            final class AppRoute {
                let path: String
                let title: String?
                let subtitle: String?
                init(path: String, title: String?, subtitle: String?) {
                    self.path = path
                    self.title = title
                    self.subtitle = subtitle
                }
            }
            """
        let main = #"""
            @MainActor func show(_ what: String) {
                let stacks = AppTab.allCases.map { tab in app.coordinator(for: tab).path.map(\.route.path).joined(separator: " ") }
                print("\(what): \(app.selectedTab) | \(stacks.joined(separator: " | "))")
            }
            func route(_ path: String) -> AppRoute { AppRoute(path: path, title: nil, subtitle: nil) }

            var app = AppNavigationCoordinator()
            print(AppTab.allCases.map(\.root.path))
            app.push(route("stall/1?from=list"))
            app.push(route("stall/2?from=stall"))
            show("pages")
            app.activateTab(for: route("basket"), from: .stalls)
            app.push(route("stall/2?from=basket"))
            show("another tab keeps what the first has")
            app.activateTab(for: route("basket"), from: .basket)
            show("its own tab means the root")
            app.activateTab(for: route("help"), from: .basket)
            show("a page is no tab")
            app.set(route("stalls"), from: .basket)
            show("a tab alone")
            app.set(route("offer"), from: .stalls)
            app.stallsCoordinator.pop(app.stallsCoordinator.path[0])
            app.stallsCoordinator.push(route("stall/3?from=offer"))
            show("a page in the place of another")
            app.push(AppRoute(path: "help", title: "Help", subtitle: nil))
            app.selectedTab = .account
            let saved = app.savedNavigation
            app = AppNavigationCoordinator()
            app.restoreNavigation(from: saved)
            show("restored with \(app.stallsCoordinator.path[1].route.title ?? "no title")")
            app = AppNavigationCoordinator()
            app.restoreNavigation(from: saved.replacingOccurrences(of: "\"version\":\"", with: "\"version\":\"2"))
            show("not what another version has saved")
            app.push(route("offer"))
            app.restoreNavigation(from: saved)
            show("not over a link")
            """#
        let lines = try SwiftProgram.output(of: [
            "Routes.swift": routes, "NavigationCoordinators.swift": ShellSample.alone(coordinators), "main.swift": main,
        ]).split(separator: "\n").map(String.init)
        #expect(
            lines == [
                #"["stalls", "basket", "account"]"#,
                "pages: stalls | stall/1?from=list stall/2?from=stall |  | ",
                "another tab keeps what the first has: basket | stall/1?from=list stall/2?from=stall | stall/2?from=basket | ",
                "its own tab means the root: basket | stall/1?from=list stall/2?from=stall |  | ",
                "a page is no tab: basket | stall/1?from=list stall/2?from=stall |  | ",
                "a tab alone: stalls |  |  | ",
                "a page in the place of another: stalls | stall/3?from=offer |  | ",
                "restored with Help: account | stall/3?from=offer help |  | ",
                "not what another version has saved: stalls |  |  | ",
                "not over a link: stalls | offer |  | ",
            ])
    }

    @Test func screensThatNavigateThemselvesAreNamed() throws {
        var files = try run(
            "onHelp = { navController.navigate(Routes.HELP) },",
            "onHelp = { navController.navigate(Routes.HELP) }, nav = navController,"
        ).files
        let path = try #require(files.keys.first { $0.hasSuffix("/Screens.kt") })
        files[path] = files[path]?.replacing(
            "fun AccountScreen(onOffer: () -> Unit, onHelp: () -> Unit) {\n",
            with:
                "fun AccountScreen(onOffer: () -> Unit, onHelp: () -> Unit, nav: NavController) {\n    Button({ nav.navigate(\"help\") }) {}\n"
        )
        let refused = ShellRun(files, shell: .stack)
        let gaps = refused.change.steps.flatMap(\.gaps)
        #expect(refused.change.files.isEmpty)
        #expect(gaps.map(\.text) == ["AccountScreen navigates itself: `nav.navigate(\"help\")`"])
        #expect(gaps.first?.location?.path == path)
    }

    /// A title out of the resources, no dialog, and a controller of the host's own, in a function that is called from a lambda.
    @Test(.enabled(if: KotlinCompiler.unavailability == nil, "\(KotlinCompiler.unavailability ?? "")"))
    func otherShapesCompileToo() throws {
        var files = try files()
        let root = "composeApp/src/commonMain/"
        let kotlin = root + "kotlin/org/sample/market/"
        files["composeApp/build.gradle.kts"]? += "\ncompose.resources {\n    packageOfResClass = \"org.sample.market.res\"\n}\n"
        files[root + "composeResources/values/strings.xml"] = "<resources><string name=\"help\">Help</string></resources>"
        let imports =
            "import androidx.compose.runtime.Composable\nimport org.jetbrains.compose.resources.stringResource\nimport org.sample.market.res.*\n"
        files[kotlin + "Screens.kt"] = files[kotlin + "Screens.kt"]?
            .replacing("MarketTopBar(\"Help\", onBack)", with: "MarketTopBar(stringResource(Res.string.help), onBack)")
            .replacing("import androidx.compose.runtime.Composable\n", with: imports)
        files[kotlin + "MarketNavHost.kt"] = files[kotlin + "MarketNavHost.kt"]?
            .replacing("        dialog(Routes.REMOVE)", with: "        composable(Routes.REMOVE)")
            .replacing("(navController: NavHostController, marketName: String, ", with: "(marketName: String, ")
            .replacing(
                "    NavHost(navController", with: "    val navController = rememberNavController()\n    NavHost(navController"
            )
            .replacing("import androidx.navigation.NavHostController\n", with: "")
            .replacing(
                "import androidx.navigation.compose.dialog\n", with: "import androidx.navigation.compose.rememberNavController\n")
        files[kotlin + "App.kt"] = files[kotlin + "App.kt"]?
            .replacing("MarketNavHost(navController, marketName", with: "MarketNavHost(marketName")
            .replacing("import androidx.navigation.NavHostController\n", with: "")
            .replacing("        val navController = rememberNavController()\n", with: "")
            .replacing(
                "import androidx.navigation.compose.rememberNavController\n",
                with: "import androidx.navigation.NavHostController\n"
            )
            .replacing("bottomBar = { MarketBar(navController) }", with: "bottomBar = {}")
        let run = ShellRun(files, shell: .stack)
        #expect(run.refusals == [])
        let host = try #require(run.files[kotlin + "MarketNavHost.kt"])
        #expect(
            host.contains(
                "    val navController = rememberNavController()\n\n    val helpTitle = stringResource(Res.string.help)\n\n    fun navigate("
            ),
            "\(host)")
        #expect(host.contains("onHelp = { navigate(Routes.HELP, title = helpTitle) }"))
        #expect(host.contains("onRemove = { id -> navigate(Routes.remove(id)) }"))
        #expect(!host.contains("while (navController"))
        for sets in [["commonMain", "iosMain"], ["commonMain", "desktopMain"]] {
            let errors = try KotlinCompiler.shared.errors(of: KotlinProgram(run.files, sourceSets: sets))
            #expect(errors == [])
        }
    }

    /// Whether going back has done something is known where SwiftUI does it as well.
    @Test func whatGoingBackGivesIsUsed() throws {
        let old = "{ navController.navigateUp() }"
        for (new, written) in [
            (
                "{ if (!navController.navigateUp()) Market.open(\"\") }",
                "{ if (!goBack { navController.navigateUp() }) Market.open(\"\") }"
            ),
            (
                "{ if (navController.popBackStack().not()) Market.open(\"\") }",
                "{ if (goBack { navController.popBackStack() }.not()) Market.open(\"\") }"
            ),
            (
                "{ val isDone = !navController.popBackStack(Tab.Stalls.route, false); if (isDone) Market.open(\"\") }",
                "{ val isDone = !goBackTo(\"stalls\") { navController.popBackStack(Tab.Stalls.route, false) }; if (isDone) Market.open(\"\") }"
            ),
        ] {
            let run = try run(old, new)
            #expect(run.refusals == [], "\(run.change.steps.flatMap(\.gaps))")
            let path = try #require(run.files.keys.first { $0.hasSuffix("/MarketNavHost.kt") })
            #expect(run.files[path]?.contains(written) == true, "\(run.files[path] ?? "")")
            guard KotlinCompiler.unavailability == nil else { continue }
            #expect(try KotlinCompiler.shared.errors(of: KotlinProgram(run.files, sourceSets: ["commonMain", "iosMain"])) == [])
        }
    }

    /// A page that a variable names has no title, which is said.
    @Test func aPageThatAVariableNamesHasNoTitle() throws {
        var files = try files()
        for (path, text) in files where path.hasSuffix("/MarketNavHost.kt") {
            files[path] = text.replacing("navController.navigate(Routes.HELP)", with: "navController.navigate(Market.next)")
                .replacing("        dialog(Routes.REMOVE)", with: "        composable(Routes.REMOVE)")
        }
        for (path, text) in files where path.hasSuffix("/Market.kt") {
            files[path] = text.replacing("    private var name", with: "    val next get() = \"help\"\n    private var name")
        }
        let run = ShellRun(files, shell: .stack)
        #expect(run.refusals == [])
        let path = try #require(run.files.keys.first { $0.hasSuffix("/MarketNavHost.kt") })
        #expect(
            run.files[path]?.contains(
                "onHelp = { navigate(Market.next, title = null /* TODO: the title of the page that Market.next names */) }")
                == true)
        let gap = run.change.steps.flatMap(\.gaps).first { $0.text.hasPrefix("which page `Market.next` names can't be told") }
        #expect(gap?.location?.line == 33)
        #expect(ShellRun(run.files, shell: .stack).change.files.map(\.path) == [])
        try KotlinCompiler.skipWithout()
        #expect(try KotlinCompiler.shared.errors(of: KotlinProgram(run.files, sourceSets: ["commonMain", "iosMain"])) == [])
    }

    @Test func namesThatTheShellNeedsAreNotTakenFromTheApp() throws {
        let parameter = try run("modifier: Modifier = Modifier)", "modifier: Modifier = Modifier, onBack: () -> Unit = {})")
        let value = try run("    NavHost(navController", "    val onSet = {}\n    NavHost(navController")
        for (run, name) in [(parameter, "onBack"), (value, "onSet")] {
            #expect(run.change.files.isEmpty)
            #expect(
                run.refusals == [
                    "app-callbacks: MarketNavHost has a `\(name)` of its own, which the shell needs for another thing: rename it first"
                ])
        }
    }

    @Test func anEffectMayNavigateInOnePageAlone() throws {
        let effect = "LaunchedEffect(marketName) { navController.navigate(Routes.HELP) }"
        let inHost = try run("    NavHost(navController", "    \(effect)\n    NavHost(navController")
        #expect(inHost.change.files.isEmpty)
        #expect(inHost.change.steps.flatMap(\.gaps).contains { $0.text.hasPrefix("an effect navigates here") })
        let inPage = try run("            HelpScreen(", "            \(effect)\n            HelpScreen(")
        #expect(inPage.refusals == [])
        let path = try #require(inPage.files.keys.first { $0.hasSuffix("/MarketNavHost.kt") })
        #expect(inPage.files[path]?.contains("LaunchedEffect(marketName) { navigate(Routes.HELP, title = \"Help\") }") == true)
    }

    @Test func pagesThatAHostCanNotStartAtAreRefused() throws {
        let graph = try run(
            "        dialog(Routes.REMOVE)",
            "        navigation(\"more\", \"m\") { composable(\"more\") {} }\n        dialog(Routes.REMOVE)")
        #expect(graph.refusals.first?.hasPrefix("host-forwarding: more stands in a nested graph") == true, "\(graph.refusals)")
        let typed = try run("composable(Routes.HELP) {", "composable<Stall> {}\n        composable(Routes.HELP) {")
        #expect(
            typed.refusals.first?.contains("some of its routes are strings and others are types, as Stall") == true,
            "\(typed.refusals)")
        for run in [graph, typed] { #expect(run.change.files.isEmpty) }
    }
}
