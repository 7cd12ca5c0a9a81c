import ReglazeEngine
import Testing

@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct KotlinTreeTests {
    private func tree(_ text: String) throws -> GrammarTree {
        let file = try SourceFile(path: "A.kt", kind: .kotlin, content: Array(text.utf8))
        return try #require(file.kotlin)
    }

    @Test func readsDeclarationsAndCalls() throws {
        let tree = try tree(
            """
            package a.b

            @Serializable
            data object Home : Route

            @Composable
            fun App(onReady: () -> Unit = {}) { Box(Modifier.size(8.dp)) { Text("Hi") } }
            """)
        #expect(tree.errorCount == 0)
        #expect(tree.root.descendants(ofKind: "object_declaration").count == 1)
        // A call with a trailing lambda is a call of the call before it.
        #expect(tree.root.descendants(ofKind: "call_expression").count == 4)
    }

    @Test func errorsStayWhereTheyAre() throws {
        let tree = try tree("fun a() { b( }\n\nfun c() { d() }\n")
        #expect(tree.errorCount > 0)
        #expect(tree.root.descendants(ofKind: "function_declaration").contains { !$0.hasError })
    }
}
