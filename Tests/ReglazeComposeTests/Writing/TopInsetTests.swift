import ReglazeCompose
import ReglazeEngine
import TestSupport
import Testing

/// The padding at the top of a page whose bar is left out: content scrolls below the native bar, and never starts there.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct TopInsetTests {
    struct Page: Sendable, CustomTestStringConvertible {
        let name: String
        let modifier: String
        let content: String
        /// What the two become; nil for what stays as it is.
        var newModifier: String?
        var newContent: String?

        var testDescription: String { name }
    }

    private static let native = "LocalUseNativeNavigation.current"
    private static let moved = "then(if (\(native)) Modifier.padding(topPadding()) else Modifier)"
    private static let plain = "Modifier.then(if (\(native)) Modifier else Modifier.padding(topPadding()))"
    private static let safeTop = "WindowInsets.safeDrawing.only(WindowInsetsSides.Top)"

    static let moving = [
        Page(
            name: "the app's own padding", modifier: "Modifier.padding(topPadding())",
            content: "Column(Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(8.dp)) { Text(\"Slow\") }",
            newModifier: plain,
            newContent:
                "Column(Modifier.fillMaxSize().verticalScroll(rememberScrollState()).\(moved).padding(8.dp)) { Text(\"Slow\") }"),
        Page(
            name: "a sum", modifier: "Modifier.padding(topPadding() + bottomPadding())",
            content: "Box(modifier = Modifier.verticalScroll(rememberScrollState())) { Text(\"Slow\") }",
            newModifier:
                "Modifier.then(if (\(native)) Modifier.padding(bottomPadding()) else Modifier.padding(topPadding() + bottomPadding()))",
            newContent: "Box(modifier = Modifier.verticalScroll(rememberScrollState()).\(moved)) { Text(\"Slow\") }"),
        Page(
            name: "the status bar's, which knows no other bar", modifier: "Modifier.fillMaxSize().statusBarsPadding()",
            content: "LazyColumn { item { Text(\"Slow\") } }",
            newModifier: "Modifier.fillMaxSize().then(if (\(native)) Modifier else Modifier.statusBarsPadding())",
            newContent:
                "LazyColumn(contentPadding = if (\(native)) \(safeTop).asPaddingValues() else PaddingValues()) { item { Text(\"Slow\") } }"
        ),
        Page(
            name: "that of all sides", modifier: "Modifier.windowInsetsPadding(WindowInsets.safeDrawing)",
            content: "LazyColumn(contentPadding = PaddingValues(vertical = 8.dp)) { item { Text(\"Slow\") } }",
            newModifier: "Modifier.then(if (\(native)) Modifier.windowInsetsPadding(WindowInsets.safeDrawing.only("
                + "WindowInsetsSides.Bottom + WindowInsetsSides.Horizontal)) else Modifier.windowInsetsPadding(WindowInsets.safeDrawing))",
            newContent: "LazyColumn(contentPadding = if (\(native)) PaddingValues(top = 8.dp + "
                + "\(safeTop).asPaddingValues().calculateTopPadding(), bottom = 8.dp) else PaddingValues(vertical = 8.dp)) "
                + "{ item { Text(\"Slow\") } }"),
        Page(
            name: "one of two states", modifier: "Modifier.padding(topPadding())",
            content: "if (isOpen) LazyColumn { item { Text(\"Slow\") } } else Text(\"Closed\", Modifier.fillMaxSize())",
            newModifier: plain,
            newContent:
                "if (isOpen) LazyColumn(contentPadding = if (\(native)) topPadding() else PaddingValues()) { item { Text(\"Slow\") } } "
                + "else Text(\"Closed\", Modifier.\(moved).fillMaxSize())"),
        Page(
            name: "a container that scrolls itself",
            modifier: "Modifier.padding(topPadding()).verticalScroll(rememberScrollState())",
            content: "Text(\"Slow\")\n        Text(\"Slower\")",
            newModifier: "\(plain).verticalScroll(rememberScrollState()).\(moved)"),
    ]

    static let staying = [
        Page(
            name: "what does not scroll", modifier: "Modifier.padding(topPadding())",
            content: "Text(\"Head\")\n        LazyColumn { item { Text(\"Slow\") } }"),
        Page(
            name: "what is not there always", modifier: "Modifier.padding(topPadding())",
            content: "if (isOpen) LazyColumn { item { Text(\"Slow\") } }\n        LazyColumn { item { Text(\"Slow\") } }"),
        Page(
            name: "a header that sticks to the edge", modifier: "Modifier.statusBarsPadding()",
            content: "LazyColumn { stickyHeader { Text(\"Rules\") }; item { Text(\"Slow\") } }"),
        Page(
            name: "a padding that is no literal", modifier: "Modifier.statusBarsPadding()",
            content: "LazyColumn(contentPadding = bottomPadding()) { item { Text(\"Slow\") } }"),
    ]

    private func pages(_ modifier: String, _ content: String) -> String {
        """
        package org.sample.harbor

        import androidx.compose.foundation.layout.*
        import androidx.compose.foundation.lazy.LazyColumn
        import androidx.compose.foundation.rememberScrollState
        import androidx.compose.foundation.verticalScroll
        import androidx.compose.material3.Text
        import androidx.compose.material3.TextButton
        import androidx.compose.runtime.Composable
        import androidx.compose.ui.Modifier
        import androidx.compose.ui.unit.dp

        @Composable
        fun topPadding() = WindowInsets.safeDrawing.only(WindowInsetsSides.Top).asPaddingValues()

        @Composable
        fun bottomPadding() = WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom).asPaddingValues()

        @Composable
        fun PiersPage(onShip: (String) -> Unit, onRules: () -> Unit) {
            TextButton(onClick = { onShip("Adler") }) { Text("Adler") }
            TextButton(onClick = onRules) { Text("Rules") }
        }

        @Composable
        fun ShipPage(name: String, onBack: () -> Unit, onTides: () -> Unit) {
            HarborBar(title = name, onBack = onBack)
            TextButton(onClick = onTides) { Text("Tides") }
        }

        @Composable
        fun RulesPage(isOpen: Boolean = true, onBack: () -> Unit) {
            Column(\(modifier)) {
                HarborBar(title = "Rules", onBack = onBack)
                val count = 2
                \(content)
            }
        }

        @Composable
        fun HarborBar(title: String, onBack: () -> Unit) {
            TextButton(onClick = onBack) { Text(title) }
        }

        """
    }

    private func run(_ page: Page) throws -> (ShellRun, text: String, gaps: [String]) {
        var files = try StackFixture.all[2].before()
        let path = try #require(files.keys.first { $0.hasSuffix("/Pages.kt") })
        files[path] = pages(page.modifier, page.content)
        let run = ShellRun(files, shell: .stack)
        #expect(run.refusals == [])
        let gaps = run.change.steps.flatMap(\.gaps).map(\.text).filter { $0.contains("native bar") }
        return (run, try #require(run.files[path]), gaps)
    }

    @Test(arguments: moving) func paddingMovesIntoWhatScrolls(_ page: Page) throws {
        let (run, text, gaps) = try run(page)
        #expect(text.contains("    Column(\(page.newModifier ?? page.modifier)) {\n"), "\(text)")
        #expect(text.contains("        \(page.newContent ?? page.content)\n"), "\(text)")
        #expect(gaps == [])
        #expect(ShellRun(run.files, shell: .stack).change.files.map(\.path) == [])
        try KotlinCompiler.skipWithout()
        #expect(
            try KotlinCompiler.shared.errors(of: KotlinProgram(run.files, sourceSets: ["commonMain", "iosMain"])) == [])
    }

    @Test(arguments: staying) func paddingStaysAboveWhatWouldBeCovered(_ page: Page) throws {
        let (_, text, gaps) = try run(page)
        #expect(text.contains("    Column(\(page.modifier)) {\n"), "\(text)")
        #expect(text.contains("        \(page.content)\n"), "\(text)")
        #expect(gaps.count == 1)
    }
}
