import Foundation
import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// Code of the app's own that a stack shell would take for its own, or lose.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct StackGroundTests {
    private static let reader = "ReaderApp"
    private static let market = "Compose/MarketStalls"

    /// What becomes of an example after changes in the files of these names.
    private func run(_ example: String, _ changes: [(file: String, old: String, new: String)]) throws -> ShellRun {
        var files = try ExampleFiles.texts(of: example)
        for change in changes {
            let path = try #require(files.keys.first { $0.hasSuffix("/\(change.file)") && !$0.contains("android") })
            let text = try #require(files[path])
            #expect(text.contains(change.old), "\(path) has no \(change.old)")
            files[path] = text.replacing(change.old, with: change.new)
        }
        return ShellRun(files, shell: .stack)
    }

    private func expectRefusal(_ run: ShellRun, _ reason: String) {
        #expect(run.change.files.isEmpty)
        #expect(run.refusals.contains { $0.contains(reason) }, "\(run.refusals)")
    }

    @Test func aCallbackOfTheAppsOwn() throws {
        let run = try run(Self.reader, [("App.kt", "fun App(", "fun App(onNavigate: (String) -> Unit = {}, ")])
        expectRefusal(run, "App has a `onNavigate` of its own")
    }

    @Test func anEntryPointThatTakesARoute() throws {
        let run = try run(
            Self.reader,
            [
                ("MainViewController.kt", "fun MainViewController()", "fun MainViewController(route: String)"),
                ("ContentView.swift", "MainViewController()", "MainViewController(route: \"\")"),
            ])
        expectRefusal(run, "MainViewController has a `route` of its own")
    }

    @Test(arguments: [
        (
            "{\n    val text = \"\"\n    return ComposeUIViewController(configure = { println(text) }) { App() }\n}",
            "uses `text` of MainViewController"
        ),
        (
            "{\n    if (isStarted) return UIViewController()\n    return ComposeUIViewController { App() }\n}",
            "ends MainViewController early"
        ),
    ])
    func setUpThatCannotRunElsewhere(body: String, reason: String) throws {
        let run = try run(
            Self.reader,
            [
                (
                    "MainViewController.kt", "= ComposeUIViewController(\n    configure = { startReader() },\n) { App() }", body
                )
            ])
        expectRefusal(run, reason)
    }

    @Test func aTypeThatIsCalledLikeTheFunctionForAPage() throws {
        let run = try run(
            Self.reader,
            [("Routes.kt", "@Serializable\nobject FeedsTab", "enum class ScreenViewController\n\n@Serializable\nobject FeedsTab")]
        )
        expectRefusal(run, "`ScreenViewController` is what the shell calls")
    }

    @Test func aStartThatAnotherSystemGives() throws {
        let changes = [
            ("App.kt", "fun App(marketName: String)", "fun App(marketName: String, start: String = \"stalls\")"),
            ("App.kt", "MarketNavHost(navController, marketName, ", "MarketNavHost(navController, marketName, start, "),
            ("MarketNavHost.kt", "marketName: String, modifier", "marketName: String, start: String, modifier"),
            ("MarketNavHost.kt", "startDestination = Tab.Stalls.route", "startDestination = start"),
        ]
        let quiet = try run(Self.market, changes)
        #expect(quiet.refusals == [])
        let app = try #require(quiet.files.first { $0.key.hasSuffix("/App.kt") }?.value)
        #expect(app.contains("marketName,\n                    startRoute,\n"), "\(app)")
        let given = try run(Self.market, changes + [("main.kt", "App(\"Market\")", "App(\"Market\", start = \"basket\")")])
        expectRefusal(given, "starts with is not named by its route")
    }

    @Test func optionsThatStandInTheParentheses() throws {
        let run = try run(
            Self.market,
            [
                (
                    "MarketNavHost.kt", "from = \"basket\")) { launchSingleTop = true }",
                    "from = \"basket\"), { launchSingleTop = true })"
                )
            ])
        #expect(run.refusals == [])
        let host = try #require(run.files.first { $0.key.hasSuffix("/MarketNavHost.kt") }?.value)
        #expect(host.contains("builder = { launchSingleTop = true })"), "\(host)")
    }

    @Test func aTabThatIsShownInThePlaceOfOnePage() throws {
        let call = "navController.navigate(Tab.Stalls.route) { popUpTo("
        let one = try run(Self.market, [("MarketNavHost.kt", "\(call)0)", "\(call)Routes.HELP)")])
        let all = try run(Self.market, [])
        func host(_ run: ShellRun) -> String? { run.files.first { $0.key.hasSuffix("/MarketNavHost.kt") }?.value }
        #expect(host(all)?.contains("showAlone(Tab.Stalls.route)") == true)
        #expect(host(one)?.contains("showAlone(Tab.Stalls.route)") == false)
    }
}
