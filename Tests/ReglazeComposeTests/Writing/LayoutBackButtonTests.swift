import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// Back buttons in layouts that screens share.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct LayoutBackButtonTests {
    private let button = """
                BackButton(
                    icon = "ic_back",
                    onClick = onBack,
                )
        """

    /// What becomes of a layout that shows the rules, and whatever `other` does with it.
    private func layout(_ other: String = "") throws -> (text: String, run: ShellRun) {
        var files = try StackFixture.all[2].before()
        let path = try #require(files.keys.first { $0.hasSuffix("/Pages.kt") })
        let old = try #require(files[path])
        let pages = old.replacing(
            "HarborPage(title = \"Rules of the harbor\", onBack = onBack) { Text(\"Slow\") }",
            with: "Wide({ PageBar(\"Rules\", onBack) }, onBack) { Text(\"Slow\") }")
        try #require(pages != old)
        files[path] = pages
        let wide = path.replacing("Pages.kt", with: "Wide.kt")
        files[wide] = """
            package org.sample.harbor

            import androidx.compose.foundation.layout.Box
            import androidx.compose.material3.Text
            import androidx.compose.material3.TextButton
            import androidx.compose.runtime.*

            @Composable
            fun Wide(header: @Composable () -> Unit, onBack: () -> Unit, content: @Composable () -> Unit) {
                Box {
                    header()
                    content()
            \(button)
                }
            }

            @Composable
            fun PageBar(title: String, onBack: () -> Unit) {
                TextButton(onClick = onBack) { Text(title) }
            }

            @Composable
            fun BackButton(icon: String, onClick: () -> Unit) {
                TextButton(onClick = onClick) { Text(icon) }
            }
            \(other)
            """
        let run = ShellRun(files, shell: .stack)
        #expect(run.refusals == [])
        #expect(ShellRun(run.files, shell: .stack).change.files.map(\.path) == [])
        return (try #require(run.files[wide]), run)
    }

    @Test func aButtonBesideTheNativeOneIsLeftOut() throws {
        let (text, run) = try layout()
        #expect(
            text.contains(
                """
                        if (!LocalUseNativeNavigation.current) {
                            BackButton(
                                icon = "ic_back",
                                onClick = onBack,
                            )
                        }
                """), "\(text)")
        try KotlinCompiler.skipWithout()
        #expect(try KotlinCompiler.shared.errors(of: KotlinProgram(run.files, sourceSets: ["commonMain", "iosMain"])) == [])
    }

    @Test func aPreviewIsNoUse() throws {
        let (text, _) = try layout(
            "\n@Composable\nprivate fun WidePreview() {\n    Wide({}, onBack = {}) { Text(\"Slow\") }\n}\n")
        #expect(text.contains("if (!LocalUseNativeNavigation.current) {"))
    }

    @Test(arguments: [
        "    Wide({}, onBack = { isOpen = false }) { Text(\"Slow\") }", "    Wide({}, onBack = onClose) { Text(\"Slow\") }",
    ])
    func aLayoutThatClosesAPartOfAPageStays(_ use: String) throws {
        let (text, _) = try layout(
            "\n@Composable\nfun Filters(onClose: () -> Unit) {\n    var isOpen by remember { mutableStateOf(true) }\n\(use)\n}\n")
        #expect(text.contains(button))
        #expect(!text.contains("LocalUseNativeNavigation"))
    }
}
