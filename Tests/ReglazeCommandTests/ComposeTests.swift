import Foundation
import ReglazeEngine
import Testing

/// `reglaze compose` as a person meets it.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct ComposeTests {
    private static let kotlin = "app/src/commonMain/kotlin/org/sample/"
    private static let app = [
        kotlin + "App.kt": """
        package org.sample

        import androidx.compose.material3.*
        import androidx.compose.runtime.*
        import androidx.navigation.compose.*
        import androidx.navigation.toRoute

        @Composable
        fun App() {
            val nav = rememberNavController()
            Scaffold(
                bottomBar = {
                    NavigationBar {
                        NavigationBarItem(
                            selected = true,
                            onClick = { nav.navigate(Shelf) },
                            icon = { Icon(Icons.Default.Home, null) },
                            label = { Text("Shelf") },
                        )
                        NavigationBarItem(
                            selected = false,
                            onClick = { nav.navigate(Notes) },
                            icon = { Icon(Icons.Default.Edit, null) },
                            label = { Text("Notes") },
                        )
                    }
                },
            ) {
                NavHost(nav, startDestination = Shelf) {
                    composable<Shelf> { ShelfScreen(onBook = { nav.navigate(Book(it)) }) }
                    composable<Notes> { NotesScreen() }
                    composable<Book> { entry -> BookScreen(entry.toRoute<Book>().id, onBack = { nav.popBackStack() }) }
                }
            }
        }

        """,
        kotlin + "Routes.kt": """
        package org.sample

        import kotlinx.serialization.Serializable

        @Serializable
        data object Shelf

        @Serializable
        data object Notes

        @Serializable
        data class Book(val id: Long)

        """,
        kotlin + "Screens.kt": """
        package org.sample

        import androidx.compose.material3.Text
        import androidx.compose.runtime.Composable

        @Composable
        fun ShelfScreen(onBook: (Long) -> Unit) {
            Text("Shelf")
        }

        @Composable
        fun NotesScreen() {
            Text("Notes")
        }

        @Composable
        fun BookScreen(id: Long, onBack: () -> Unit) {
            Text("Book $id")
        }

        """,
        "app/src/iosMain/kotlin/org/sample/MainViewController.kt": """
        package org.sample

        import androidx.compose.ui.window.ComposeUIViewController

        fun MainViewController() = ComposeUIViewController { App() }

        """,
        "iosApp/iosApp/ContentView.swift": """
        import SwiftUI
        import ComposeApp

        struct ComposeView: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIViewController {
                MainViewControllerKt.MainViewController()
            }

            func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }

        struct ContentView: View {
            var body: some View {
                ComposeView().ignoresSafeArea()
            }
        }

        """,
    ]

    @Test func explainShowsWhatWasUnderstood() throws {
        let program = try Program(Self.app)
        let outcome = try program.run("compose", "--explain")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(outcome.output.hasPrefix("navigation    Navigation 2, typed routes\n"))
        #expect(outcome.output.contains("  Shelf  Shelf  Icons.Default.Home\n"))
        #expect(outcome.output.contains("  Book   detail  data class   id: Long\n"))
    }

    @Test func explainIsJSONToo() throws {
        let program = try Program(Self.app)
        let outcome = try program.run("compose", "--explain", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let app = try #require(object["app"] as? [String: Any])
        #expect(object["tool"] as? String == "reglaze")
        #expect(app["navigation"] as? String == "navigation2")
        #expect((app["tabs"] as? [[String: Any]])?.compactMap { $0["route"] as? String } == ["Shelf", "Notes"])
    }

    @Test func changesArePendingUntilTheyAreWrittenAndUndoTakesThemBack() throws {
        let program = try Program(Self.app)
        let pending = try program.run("compose")
        #expect(pending.status == 1)
        #expect(pending.output.hasPrefix("Shell `stack`\n"))
        #expect(pending.output.contains("--- a/\(Self.kotlin)App.kt\n"))
        #expect(pending.output.hasSuffix("nothing is written yet: add `--write`\n"))
        #expect(try program.text(of: Self.kotlin + "App.kt") == Self.app[Self.kotlin + "App.kt"])

        let written = try program.run("compose", "--write")
        #expect(written.status == 0)
        #expect(written.output.hasSuffix("written; `reglaze undo` takes it back\n"))
        let again = try program.run("compose")
        #expect(again.status == 0)
        #expect(again.output.hasSuffix("The app has this shell already; nothing is left to do.\n"))

        let undone = try program.run("undo")
        #expect(undone.status == 0)
        #expect(undone.output.hasPrefix("Took back `reglaze compose --shell stack --write`"))
        for (path, text) in Self.app { #expect(try program.text(of: path) == text) }
    }

    @Test(arguments: ["tabs", "scaffold"])
    func aShellThatWasChosenIsFoundAgain(shell: String) throws {
        let program = try Program(Self.app)
        #expect(try program.run("compose", "--shell", shell, "--write").status == 0)
        let again = try program.run("compose")
        #expect(again.status == 0)
        #expect(again.output.hasPrefix("Shell `\(shell)`\n"))
        #expect(again.output.hasSuffix("The app has this shell already; nothing is left to do.\n"))
    }

    @Test func quietPrintsTheDiffAlone() throws {
        let program = try Program(Self.app)
        let outcome = try program.run("compose", "--quiet")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("--- "))
    }

    @Test func compareShowsTheThreeSideBySide() throws {
        let program = try Program(Self.app)
        let outcome = try program.run("compose", "--compare")
        #expect(outcome.status == 0)
        let head = outcome.output.prefix { $0 != "\n" }
        #expect(head.split(separator: " ") == ["stack", "tabs", "scaffold"])
        for row in ["what it is", "keeps", "loses", "changes", "fits"] { #expect(outcome.output.contains("\n\(row) ")) }
        #expect(try program.text(of: Self.kotlin + "App.kt") == Self.app[Self.kotlin + "App.kt"])
    }

    @Test func whatIsMissingIsAskedForWithCandidates() throws {
        let program = try Program(Self.app)
        let outcome = try program.run("compose", "--host", "Hots")
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(
            outcome.errors == """
                reglaze: no function `Hots` shows pages with Navigation 2, typed routes; name it with `--host`:
                  App (\(Self.kotlin)App.kt:9)

                """)
    }

    @Test(arguments: [
        ("--routes", "no type `Nothing` is declared in the Kotlin code"),
        ("--app", "no function `Nothing` is declared in the code that the iOS app is made of"),
        ("--host", "no function `Nothing` shows pages"), ("--tabs", "`Nothing` is no route of this app"),
        ("--ios", "there is no Swift file in `Nothing`"),
    ])
    func aNameThatIsNotThereIsAWrongCommandLine(option: String, reason: String) throws {
        for mode in ["--explain", "--compare", "--write"] {
            let outcome = try Program(Self.app).run("compose", option, "Nothing", mode)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("reglaze: \(reason)"))
        }
    }

    @Test func whatIsNotThereIsSaid() throws {
        let program = try Program(Self.app.filter { !$0.key.hasPrefix("iosApp") })
        let outcome = try program.run("compose", "--write")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "reglaze: there is no Swift file here; name the folder that holds the iOS app too\n")
        #expect(try program.text(of: Self.kotlin + "App.kt") == Self.app[Self.kotlin + "App.kt"])
        let empty = try Program(["README.md": "nothing"]).run("compose")
        #expect(empty.status == 3)
        #expect(empty.errors.contains("there is no Kotlin file here"))
    }

    @Test func aFileThatCannotBeReadIsNamedAndTheRestIsDone() throws {
        let program = try Program(Self.app.merging([Self.kotlin + "Newer.kt": "package org.sample\n\nfun a() { b( }\n"]) { $1 })
        let outcome = try program.run("compose", "--explain")
        #expect(outcome.status == 3)
        #expect(outcome.output.contains("Tabs · 2"))
        #expect(outcome.errors.hasPrefix("reglaze: \(Self.kotlin)Newer.kt: line 3 can't be read"))
    }

    @Test(arguments: [
        (["compose", "A.kt"], "`A.kt` is a file"), (["compose", "a", "b"], "takes one path"),
        (["compose", "-"], "not standard input"),
        (["compose", "--shell", "tab"], "did you mean `tabs`?"), (["compose", "--sdk", "27"], "has no `--sdk`"),
        (["compose", "--format", "sarif"], "`--format` can't be `sarif`"),
        (["compose", "nowhere"], "there is no such file or folder"),
    ])
    func aWrongCommandLineSaysWhatIsWrong(words: [String], reason: String) throws {
        let program = try Program(Self.app)
        let outcome =
            switch words.count {
            case 2: try program.run(words[0], words[1])
            default: try program.run(words[0], words[1], words[2])
            }
        #expect(outcome.status == (words.last == "nowhere" ? 3 : 2))
        #expect(outcome.errors.contains(reason))
    }
}
