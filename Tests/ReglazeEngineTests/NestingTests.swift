import Testing

@testable import ReglazeEngine

/// Code that is nested or chained deeper than any person writes it.
@Suite struct NestingTests {
    private static func problem(_ text: String) throws -> String? {
        let file = try SourceFile(path: "A.swift", kind: .swift, content: Array(text.utf8))
        return Parallel.onDeepStack { file.syntaxProblem }
    }

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    @Test(arguments: ["()", "[]", "{}"])
    func tenThousandBracketsAreRefused(_ pair: String) throws {
        let (open, close) = (String(pair.prefix(1)), String(pair.suffix(1)))
        let text = "// one\nlet x = \(Self.times(10_000, open))1\(Self.times(10_000, close))\n"
        #expect(try Self.problem(text) == "line 2: brackets or `#if`s are nested too deep for the Swift parser")
    }

    @Test func arraysInArraysAreReadAsFarAsTheParserCan() throws {
        func nested(_ count: Int) -> String { "let x = \(Self.times(count, "["))1\(Self.times(count, "]"))\n" }
        #expect(try Self.problem(nested(8)) == nil)
        #expect(try Self.problem(nested(40)) == "line 1: brackets or `#if`s are nested too deep for the Swift parser")
        #expect(try Self.problem("let x = \(Self.times(40, "[1, "))1\(Self.times(40, "]"))\n") == nil)
    }

    @Test func conditionsAreRefusedToo() throws {
        let text = Self.times(5000, "#if A\n") + "let x = 1\n" + Self.times(5000, "#endif\n")
        #expect(try Self.problem(text) == "line 257: brackets or `#if`s are nested too deep for the Swift parser")
    }

    @Test(arguments: [
        ("let x = a", "\n.padding()", ""), ("let x = ", "await ", "a"), ("let x = 1", " + 1", ""), ("let x = 1", " as A", ""),
        ("func f() { ", "if a { } else ", "{ } }"), ("let x = a", "[0]", ""), ("let x: A", "?", " = nil"),
    ])
    func tenThousandLinksOfAChainAreRead(_ start: String, _ link: String, _ end: String) throws {
        #expect(try Self.problem(start + Self.times(10_000, link) + end) == nil)
    }

    @Test(arguments: [
        "let a = [\"(\", \"[\", \"{\", \"\\\"(\"]", "// ((\nlet a = 1", "/* ( /* [ */ { */ let a = 1",
        "let a = \"\"\"\n  (\"( \\\"\"\" [\n  \"\"\"", "let a = [1] // it's (\n",
    ])
    func bracketsInStringsAndCommentsAreNoBrackets(_ line: String) {
        #expect(NestingGuard.firstTooDeep(in: Array(Self.times(2000, line + "\n").utf8)) == nil)
    }

    @Test func threadsAreMadeForEveryNumberOfJobs() {
        for jobs in [0, 1, 2, 64] {
            #expect(Parallel.map(Array(0..<100), jobs: jobs) { $0 * 2 } == (0..<100).map { $0 * 2 })
        }
        #expect(Parallel.map([Int](), jobs: 4) { $0 }.isEmpty)
    }
}
