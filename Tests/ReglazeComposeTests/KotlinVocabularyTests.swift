import ReglazeCompose
import ReglazeEngine
import Testing

@Suite(.enabled(if: Grammar.kotlin.isAvailable, "SKIPPED: built without the parser for Kotlin; run `make grammars`"))
struct KotlinVocabularyTests {
    private func project(_ files: [String: String]) -> ComposeProject {
        ComposeProject(contents: files.mapValues { Array($0.utf8) })
    }

    private func calls(_ body: String) throws -> [KotlinCall] {
        let project = project(["src/commonMain/kotlin/A.kt": "fun a() {\n\(body)\n}\n"])
        return KotlinCall.all(in: try #require(project.kotlin.first).tree.root)
    }

    @Test(arguments: [
        ("entry<Home> { z }", "entry", ["Home"], 1),
        ("entry<Route.Home> { z }", "entry", ["Route.Home"], 1),
        ("entry<Home>(metadata = m) { z }", "entry", ["Home"], 2),
        ("composable<Home>(m) { z }", "composable", ["Home"], 2),
        ("listOf<Home>(a)", "listOf", ["Home"], 1),
        ("nav.popBackStack<Home>(inclusive = false)", "popBackStack", ["Home"], 1),
        ("map<A, B> { z }", "map", ["A", "B"], 1),
        ("e.toRoute<Home>()", "toRoute", ["Home"], 0),
    ])
    func aCallIsReadHoweverTheGrammarTakesIt(text: String, name: String, types: [String], count: Int) throws {
        let call = try #require(calls(text).first)
        #expect(call.node.text == text)
        #expect(call.name == name)
        #expect(call.typeNames == types)
        #expect(call.arguments.count == count)
    }

    @Test func aCallWithALambdaIsOneCall() throws {
        let found = try calls("nav.navigate(Book(id), options = o) { launchSingleTop = true }")
        #expect(found.map(\.name) == ["navigate", "Book"])
        #expect(found[0].receiver?.text == "nav")
        #expect(found[0].arguments.map(\.name) == [nil, "options", nil])
        #expect(found[0].argument(named: "route", at: 0)?.value.text == "Book(id)")
        #expect(found[0].trailingLambda?.statements.map(\.text) == ["launchSingleTop = true"])
    }

    @Test func lambdasKnowTheirParameters() throws {
        let lambda = try #require(calls("f { (a, b), c: Int -> z }").first?.trailingLambda)
        #expect(lambda.parameters == ["(a, b)", "c"])
        #expect(try #require(calls("f { z }").first?.trailingLambda).parameter == "it")
    }

    @Test func declarationsKnowTheirParametersAndSupertypes() throws {
        let project = project([
            "app/src/commonMain/kotlin/A.kt": """
            package a.b

            @Serializable
            @SerialName("x")
            data object One : Base

            sealed class Base(open val t: String = "x, y") : Parent<Int>(), Other

            private fun <T> Scope<Base>.pages(content: @Composable ColumnScope.() -> Unit, vararg n: Int, last: Int = f(1, 2)): Unit = g()
            """
        ])
        #expect(project.unreadable.isEmpty)
        let one = try #require(project.symbols.declarations(named: "One").first)
        #expect(one.kind == .object)
        #expect(one.hasModifier("data"))
        #expect(one.qualifiedName == "a.b.One")
        let base = try #require(project.symbols.declarations(named: "Base").first)
        #expect(base.supertypes == ["Parent", "Other"])
        #expect(base.parameters.map(\.defaultValue) == [#""x, y""#])
        let pages = try #require(project.symbols.declarations(named: "pages").first.flatMap { KotlinFunction($0) })
        #expect(pages.receiver == "Scope<Base>")
        #expect(pages.isPrivate)
        #expect(pages.parameters.map(\.type) == ["@Composable ColumnScope.() -> Unit", "Int", "Int"])
        #expect(pages.parameters.last?.defaultValue == "f(1, 2)")
        #expect(pages.result == "Unit")
    }

    /// Spellings that the grammar reads wrongly as they are.
    @Test(arguments: [
        "@Serializable data object Home\n@Serializable data object Shop\n",
        "@Serializable\n@SerialName(\"x\")\ndata object Home\n",
        "@Serializable\n@SerialName(\"x\")\ndata object Home : Base\n\nsealed class Base(open val t: String) : Parent<Int>(), Other\n",
        "class A {\n    val state: Flow<Int>\n        field = MutableFlow(1)\n\n    fun b() {}\n}\n",
        "fun a(content: @Composable (() -> Unit)) { content() }\n",
        "class Root(context: Context) : Base, Context by context {\n    private val a = b<C>()\n\n    fun d() {}\n}\n",
        "fun a() { launch { if (x) { open() } else { close() } } }\n",
        "fun a() { b(dynamic = true) }\n",
    ])
    func aSpellingIsRead(text: String) throws {
        let project = project(["src/commonMain/kotlin/A.kt": text])
        #expect(project.unreadable.isEmpty)
        let file = try #require(project.kotlin.first)
        #expect(file.tree.root.text == text || file.tree.root.text + "\n" == text)
        let names = project.symbols.declarations(in: file).map(\.name)
        if text.contains("object Shop") { #expect(names == ["Home", "Shop"]) }
        if text.contains("class Root") { #expect(names == ["Root", "a", "d"]) }
        if text.contains("field") { #expect(names == ["A", "state", "b"]) }
        if text.contains("data object") {
            #expect(
                project.symbols.declarations(in: file).filter { $0.kind == .object }.allSatisfy {
                    $0.hasModifier("data") && $0.hasAnnotation("Serializable")
                })
        }
    }

    @Test func aRouteAndItsScreenMayShareAName() throws {
        let project = project([
            "app/src/commonMain/kotlin/Routes.kt": "package nav\n\ndata class Book(val id: Long)\n",
            "app/src/commonMain/kotlin/Screens.kt": "package screens\n\n@Composable\nfun Book(id: Long, onBack: () -> Unit) {}\n",
            "app/src/commonMain/kotlin/Host.kt": """
            package nav

            import screens.Book

            fun a(r: Any) {
                Book(id = 1, onBack = {})
                push(Book(2))
                entry<Book> { }
                if (r is Book) b(r)
                b(Book::class)
            }
            """,
            "app/src/commonMain/kotlin/Other.kt": "package other\n\nimport nav.Book as Page\n\nval p = Page(3)\n",
            "app/src/commonMain/kotlin/Unrelated.kt": "package unrelated\n\nval p = Book(4)\n",
        ])
        let route = try #require(project.symbols.declarations(named: "Book").first { $0.kind == .class })
        let uses = project.symbols.uses(of: route)
        let lines = uses.map { "\(FilePath.name(of: $0.place.file.path)):\($0.place.location.line) \($0.kind)" }
        #expect(
            lines == [
                "Host.kt:7 call", "Host.kt:8 type", "Host.kt:9 type", "Host.kt:10 reference", "Other.kt:3 importLine",
                "Other.kt:5 call",
            ])
        let screen = try #require(project.symbols.declarations(named: "Book").first { $0.kind == .function })
        #expect(project.symbols.uses(of: screen).map(\.kind) == [.importLine, .call])
    }

    @Test func anObjectsAnnotationsAreFoundWhereverTheGrammarPutsThem() throws {
        let project = project([
            "app/src/commonMain/kotlin/A.kt":
                "@Serializable\n@SerialName(\"home\")\nobject Home : Base\n\nsealed class Base : Other\n"
        ])
        let home = try #require(project.symbols.declarations(named: "Home").first)
        #expect(home.hasAnnotation("Serializable"))
        let name = try #require(home.place.node.annotation("SerialName"))
        #expect(name.descendants(ofKind: "string_literal").first?.literalText == "home")
    }

    @Test func stringsKnowWhatTheyArePutTogetherFrom() throws {
        let call = try #require(calls(#"f("a$D/{id}?${b.c} \$n $", "", "x\ty", "caf\u00e9 \\u00e9")"#).first)
        let parts = call.arguments.map(\.value.stringParts)
        #expect(
            parts[0].map { part in
                switch part {
                case .text(let text): text
                case .name(let name): "name \(name)"
                case .value(let value): "value \(value.text)"
                }
            } == ["a", "name D", "/{id}?", "value b.c", " $n $"])
        #expect(parts[1].isEmpty)
        #expect(call.arguments[1].value.literalText == "")
        #expect(call.arguments[2].value.literalText == "x\ty")
        #expect(call.arguments[3].value.literalText == #"café \u00e9"#)
        #expect(call.arguments[0].value.literalText == nil)
    }

    @Test func aLocalNameHidesAnObject() throws {
        let project = project([
            "app/src/commonMain/kotlin/A.kt": "object Home\n\nfun a(Home: Int) { b(Home) }\nfun c() { b(Home) }\n"
        ])
        let home = try #require(project.symbols.declarations(named: "Home").first)
        #expect(project.symbols.uses(of: home).map { $0.place.location.line } == [4])
    }
}
