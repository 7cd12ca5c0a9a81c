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
}
