import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// Apps that get no stack shell: nothing is written, and the reason is said.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct StackRefusalTests {
    private let keys = "app/src/commonMain/kotlin/org/sample/orchard/Keys.kt"

    private func orchard(_ path: String, _ old: String, _ new: String) throws -> ShellRun {
        var files = try StackFixture.all[1].before()
        let text = try #require(files[path])
        #expect(text.contains(old))
        files[path] = text.replacing(old, with: new)
        return ShellRun(files, shell: .stack)
    }

    @Test func routesThatSwiftCannotSee() throws {
        let run = try orchard(keys, "data class Tree(", "internal data class Tree(")
        #expect(run.change.files.isEmpty)
        #expect(run.refusals == ["route-titles: Tree is internal, so that Swift can't see it: make the routes public"])
    }

    @Test func tabsWhoseRouteSwiftCannotMake() throws {
        let run = try orchard(keys, "data object Harvest : NavKey", "data class Harvest(val day: Day = Day.today) : NavKey")
        #expect(run.change.files.isEmpty)
    }

    @Test func otherLibraries() throws {
        let run = ShellRun(try ExampleFiles.texts(of: "Compose/VoyagerNotes"), shell: .stack)
        #expect(run.change.files.isEmpty)
        #expect(run.refusals.first?.contains("Voyager") == true, "\(run.refusals)")
    }

    /// Navigation 2 fills it for pages on its own stack alone.
    @Test(arguments: [
        (#"private val id = checkNotNull(handle.get<String>("articleId"))"#, true),
        (#"private val id: String? = this.handle["articleId"]"#, true),
        ("private val route = handle.toRoute<ArticleRoute>()", true),
        (#"val query = handle.getStateFlow("query", "")"#, false),
    ])
    func argumentsThatViewModelsRead(line: String, isRefused: Bool) throws {
        var files = try ExampleFiles.texts(of: "ReaderApp")
        files["\(try #require(files.keys.first { $0.hasSuffix("/Routes.kt") }).dropLast(9))ArticleModel.kt"] = """
            package org.sample.reader

            import androidx.lifecycle.SavedStateHandle
            import androidx.navigation.toRoute

            class ArticleModel(private val handle: SavedStateHandle) {
                \(line)
            }

            """
        let run = ShellRun(files, shell: .stack)
        #expect(run.change.files.isEmpty == isRefused)
        #expect(run.refusals.contains { $0.contains("`SavedStateHandle`") } == isRefused, "\(run.refusals)")
    }
}
