import ReglazeCompose
import ReglazeEngine
import Testing

@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct ReadingBadInputTests {
    @Test func aFolderWithoutKotlinSaysSo() {
        let app = ReadingInputs.app(["App/ContentView.swift": "import SwiftUI\n"])
        #expect(app.missing.map(\.name) == ["routes"])
        #expect(app.missing.first?.reason.contains("no Kotlin file") == true)
    }

    @Test func aProjectWithoutAnIOSAppSaysSo() {
        let files = ReadingInputs.navigation3.filter { !$0.key.hasPrefix("iosApp/") }
        let app = ReadingInputs.app(files)
        #expect(app.missing.map(\.name) == ["ios"])
        #expect(app.missing.first?.reason.contains("no Swift file") == true)
        // The rest was read.
        #expect(app.tabs.count == 2)
    }

    @Test func twoHierarchiesAreAskedFor() {
        var files = ReadingInputs.navigation3
        files[ReadingInputs.kotlin + "admin/Admin.kt"] = """
            package org.sample.admin

            import androidx.navigation3.runtime.EntryProviderScope

            sealed interface AdminRoute
            data object Users : AdminRoute
            data object Logs : AdminRoute

            fun EntryProviderScope<AdminRoute>.admin() {
                entry<Users> { UsersScreen() }
                entry<Logs> { LogsScreen() }
            }

            @Composable fun UsersScreen() {}
            @Composable fun LogsScreen() {}
            """
        let missing = ReadingInputs.app(files).missing
        #expect(missing.map(\.name) == ["routes"])
        #expect(missing.first?.option == "--routes")
        #expect(
            missing.first?.candidates == [
                "Route (\(ReadingInputs.kotlin)nav/Routes.kt:7)", "AdminRoute (\(ReadingInputs.kotlin)admin/Admin.kt:5)",
            ])
        var options = ReadingOptions()
        options.routes = "Route"
        let app = ReadingInputs.app(files, options: options)
        #expect(app.missing.isEmpty)
        #expect(app.routes?.routes.count == 5)
    }

    @Test func whatAFileShowsForItselfIsNotTheApp() {
        var files = ReadingInputs.navigation3
        files["app/src/iosMain/kotlin/org/sample/Parts.kt"] = """
            package org.sample

            import androidx.compose.ui.window.ComposeUIViewController
            import platform.UIKit.UIViewController

            class Parts { fun controller(): UIViewController = ComposeUIViewController { Part() } }

            @Composable private fun Part() { App() }
            """
        let app = ReadingInputs.app(files)
        #expect(app.missing.isEmpty)
        #expect(app.app?.name == "App")
    }

    @Test func routesOfSeveralModulesAreNoted() {
        var files = ReadingInputs.navigation3
        files["extra/src/commonMain/kotlin/org/sample/extra/Extra.kt"] = """
            package org.sample.extra

            import androidx.navigation3.runtime.EntryProviderScope
            import org.sample.nav.Route

            data object Extra : Route

            fun EntryProviderScope<Route>.extra() { entry<Extra> { ExtraScreen() } }

            @Composable fun ExtraScreen() {}
            """
        let app = ReadingInputs.app(files)
        #expect(app.missing.isEmpty)
        #expect(app.notes.contains { $0.text == "the routes are declared in 2 modules: `app`, `extra`" })
        #expect(app.routes?.route(named: "Extra") != nil)
    }

    @Test func aFileThatIsNewerThanTheGrammarIsNamedAndTheRestGoesOn() {
        var files = ReadingInputs.navigation3
        files[ReadingInputs.kotlin + "Newer.kt"] = "package org.sample\n\nfun a() { b( }\n\n@Composable\nfun Fine() {}\n"
        let app = ReadingInputs.app(files)
        #expect(app.project.unreadable.map(\.path) == [ReadingInputs.kotlin + "Newer.kt"])
        #expect(app.project.unreadable.first?.reason.hasPrefix("line 3 can't be read") == true)
        #expect(app.missing.isEmpty)
        #expect(app.project.symbols.declarations(named: "Fine").count == 1)
    }

    @Test func twoAppsAreAskedFor() {
        var files = ReadingInputs.navigation3
        files["app/src/iosMain/kotlin/org/sample/widget.kt"] = """
            package org.sample

            fun WidgetController() = ComposeUIViewController { Widget() }
            fun OtherController() = ComposeUIViewController { Other() }

            @Composable fun Widget() {}
            @Composable fun Other() {}
            """
        // Only one of them holds the host.
        #expect(ReadingInputs.app(files).app?.name == "App")
        files[ReadingInputs.kotlin + "nav/Host.kt"] = nil
        let missing = ReadingInputs.app(files).missing
        #expect(missing.contains { $0.option == "--app" && $0.candidates.count == 3 })
    }
}
