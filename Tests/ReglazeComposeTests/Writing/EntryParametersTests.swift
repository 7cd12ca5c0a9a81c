import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// Entry points that are given something by Swift.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct EntryParametersTests {
    private static let entry = "app/src/iosMain/kotlin/org/sample/orchard/main.ios.kt"
    private static let view = "iosApp/iosApp/ContentView.swift"

    /// - Parameters:
    ///   - parameters: of the Kotlin function.
    ///   - swift: what is changed in the Swift file, by what it was.
    private func run(_ parameters: String, _ swift: [(String, String)]) throws -> ShellRun {
        var files = try StackFixture.all[1].before()
        files[Self.entry] = files[Self.entry]?.replacing("fun OrchardController()", with: "fun OrchardController(\(parameters))")
        for (old, new) in swift {
            #expect(files[Self.view]?.contains(old) == true)
            files[Self.view] = files[Self.view]?.replacing(old, with: new)
        }
        return ShellRun(files, shell: .stack)
    }

    private let call = "Main_iosKt.OrchardController()"

    @Test func whatCanBeWrittenAnywhereIsWrittenAgain() throws {
        let run = try run("name: String, onEnd: () -> Unit", [(call, "Main_iosKt.OrchardController(name: \"East\", onEnd: {})")])
        #expect(run.refusals == [])
        let kotlin = try #require(run.files[Self.entry])
        for text in [
            "fun MainViewController(\n  name: String,\n  onEnd: () -> Unit,\n  topLevelRoute: ",
            "fun ScreenViewController(\n  name: String,\n  onEnd: () -> Unit,\n  route: ",
        ] { #expect(kotlin.contains(text), "\(kotlin)") }
        let views = try #require(run.files["iosApp/iosApp/NativeNavContentView.swift"])
        #expect(
            views.contains(
                "ScreenViewController(\n            name: \"East\",\n            onEnd: {},\n            route: page.route,"))
        #expect(run.files[Self.view]?.contains("NativeNavContentView()") == true)
    }

    @Test func whatTheViewIsGivenIsPassedOn() throws {
        var files = try ExampleFiles.texts(of: "Compose/MarketStalls")
        for (old, new) in [
            ("marketName: \"Harbour Market\"", "marketName: name"),
            ("UIViewControllerRepresentable {\n", "UIViewControllerRepresentable {\n    let name: String\n\n"),
            ("ComposeView()", "ComposeView(name: title)"),
            ("struct ContentView: View {\n", "struct ContentView: View {\n    let title = \"East\"\n\n"),
        ] {
            #expect(files[Self.view]?.contains(old) == true)
            files[Self.view] = files[Self.view]?.replacing(old, with: new)
        }
        let run = ShellRun(files, shell: .stack)
        #expect(run.refusals == [])
        let views = try #require(run.files["iosApp/iosApp/NativeNavContentView.swift"])
        #expect(views.contains("appCoordinator: appCoordinator, marketName: marketName)"))
        #expect(views.contains("MainViewController(\n            marketName: marketName,\n            topLevelRoute: tab.root,"))
        #expect(run.files[Self.view]?.contains("NativeNavContentView(marketName: title)") == true)
        #expect(!run.change.steps.flatMap(\.gaps).contains { $0.text.contains("is given something here") })
        for target in ["16.0", "26.0"] {
            let errors = try run.swiftErrors(framework: "ComposeApp", deploymentTarget: target)
            #expect(errors == [])
        }
    }

    @Test func whatOnlyTheViewKnowsIsRefused() throws {
        let run = try run("name: String", [(call, "Main_iosKt.OrchardController(name: context.environment.name)")])
        #expect(run.change.files.isEmpty)
        #expect(
            run.refusals.first?.hasPrefix("content-view: Swift passes `name` to OrchardController in a way that can't be told")
                == true)
        #expect(run.change.steps.flatMap(\.gaps).first?.location?.path == Self.entry)
    }
}
