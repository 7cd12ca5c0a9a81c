import ReglazeEngine
import Testing

@testable import ReglazeCompose

/// How changes of one Kotlin file go together.
@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct KotlinDraftTests {
    private func draft(_ text: String) throws -> KotlinDraft {
        let source = try SourceFile(path: "src/commonMain/kotlin/A.kt", kind: .kotlin, content: Array(text.utf8))
        return KotlinDraft(try #require(KotlinFile(source)))
    }

    private func result(_ draft: KotlinDraft) -> String { String(decoding: draft.result() ?? [], as: UTF8.self) }

    private func call(_ name: String, in draft: KotlinDraft) throws -> KotlinCall {
        try #require(KotlinCall.all(of: [name], in: draft.file.tree.root).first)
    }

    @Test func wrappingsNest() throws {
        var draft = try draft("fun a() {\n    b {\n        c(1)\n    }\n}\n")
        let (outer, inner) = (try call("b", in: draft), try call("c", in: draft))
        draft.wrap(inner.node.range, in: "if (x) {", "}", layer: .host)
        draft.wrap(outer.node.range, in: "d {", "}", layer: .host)
        draft.insert("val y = 1\n        ", at: inner.node.range.lowerBound, layer: .host)
        #expect(
            result(draft) == """
                fun a() {
                    d {
                        b {
                            val y = 1
                            if (x) {
                                c(1)
                            }
                        }
                    }
                }

                """)
    }

    @Test func rawStringsKeepTheirLines() throws {
        var draft = try draft("fun a() {\n    b(\"\"\"\n  x\n    \"\"\")\n}\n")
        draft.wrap(try call("b", in: draft).node.range, in: "if (x) {", "}", layer: .host)
        #expect(result(draft) == "fun a() {\n    if (x) {\n        b(\"\"\"\n  x\n    \"\"\")\n    }\n}\n")
    }

    @Test func changesThatOverlapGiveNothing() throws {
        var draft = try draft("fun a() { b(c) }\n")
        let call = try call("b", in: draft)
        draft.replace(call.node.range, with: "d()", layer: .host)
        draft.replace(call.arguments[0].node.range, with: "e", layer: .host)
        #expect(draft.result() == nil)
    }

    @Test func importsGoWhereTheyBelong() throws {
        var draft = try draft("package a\n\nimport b.C\nimport d.E\n\nfun f() {}\n")
        for name in ["c.X", "b.A", "z.Z", "a.Own", "b.C"] { draft.addImport(name) }
        #expect(result(draft) == "package a\n\nimport b.A\nimport b.C\nimport c.X\nimport d.E\nimport z.Z\n\nfun f() {}\n")
    }

    @Test func wildcardsSpareImports() throws {
        var draft = try draft("package a\n\nimport b.*\n\nfun f() {}\n")
        draft.addImport("b.C")
        #expect(draft.isEmpty)
    }

    @Test(arguments: [
        ("fun f() {}", "fun f(x: Int = 1) {}"),
        ("fun f(a: Int) {}", "fun f(a: Int, x: Int = 1) {}"),
        ("fun f(a: () -> Unit = {}) {}", "fun f(a: () -> Unit = {}, x: Int = 1) {}"),
        ("fun f(\n    a: Int,\n) {}", "fun f(\n    a: Int,\n    x: Int = 1,\n) {}"),
        ("fun f(\n    a: Int\n) {}", "fun f(\n    a: Int,\n    x: Int = 1\n) {}"),
    ])
    func parametersGoLast(before: String, after: String) throws {
        var draft = try draft(before + "\n")
        let list = try #require(draft.file.tree.root.descendants(ofKind: "function_value_parameters").first)
        KotlinLists.add(["x: Int = 1"], to: list, in: &draft)
        #expect(result(draft) == after + "\n")
    }
}
