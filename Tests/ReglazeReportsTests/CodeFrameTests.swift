import ReglazeEngine
import Testing

@testable import ReglazeReports

@Suite struct CodeFrameTests {
    private func frame(_ text: String, _ mark: String) throws -> String {
        var fixture = try Fixture(["A.swift": text])
        try fixture.find(mark, "M")
        let file = try #require(fixture.files["A.swift"])
        let frame = CodeFrame(fixture.findings[0].location, in: file, style: .red, palette: Palette(isOn: false))
        return frame.lines.joined(separator: "\n")
    }

    @Test func tabsBecomeSpaces() throws {
        #expect(try frame("\tif\tx {}\n", "x") == "  |\n1 |     if  x {}\n  |         ^")
    }

    @Test func wideAndCombiningCharacters() throws {
        #expect(try frame("f(\"日本🇩🇪e\u{301}\", old)\n", "old") == "  |\n1 | f(\"日本🇩🇪e\u{301}\", old)\n  |              ^^^")
        #expect(try frame("日本()\n", "本") == "  |\n1 | 日本()\n  |   ^^")
    }

    @Test func windowsLineEndings() throws {
        #expect(try frame("a\r\nb c\r\n", "c") == "  |\n2 | b c\n  |   ^")
        #expect(try frame("a\r\nb c\r\n", "c\r\n") == "  |\n2 | b c\n  |   ^")
    }

    @Test func spanOverSeveralLines() throws {
        #expect(
            try frame("x\n  A {\n    b\n  }\n", "A {\n    b\n  }") == """
                  |
                2 | /   A {
                3 | |     b
                4 | |   }
                  | |___^
                """)
        #expect(
            try frame("x = A {\n}\n", "A {\n}") == """
                  |
                1 |   x = A {
                  |  _____^
                2 | | }
                  | |_^
                """)
    }

    @Test func longSpanIsShortened() throws {
        let body = (1...20).map { "    line\($0)\n" }.joined()
        #expect(
            try frame("A {\n\(body)}\n", "A {\n\(body)}") == """
                   |
                 1 | / A {
                 2 | |     line1
                 3 | |     line2
                ...  |
                21 | |     line20
                22 | | }
                   | |_^
                """)
    }

    @Test func longLineIsCutRoundTheSpan() throws {
        let line = String(repeating: "a", count: 500) + "old" + String(repeating: "b", count: 500)
        let lines = try frame(line, "old").split(separator: "\n").map(String.init)
        #expect(lines[1].hasPrefix("1 | …aaa") && lines[1].hasSuffix("bbb…"))
        #expect(DisplayText.width(of: lines[1]) < 150)
        let carets = try #require(lines[2].firstIndex(of: "^"))
        let shown = lines[1].index(lines[1].startIndex, offsetBy: lines[2].distance(from: lines[2].startIndex, to: carets))
        #expect(lines[1][shown...].hasPrefix("old"))
    }

    @Test func theSourceCanNotSteerTheTerminal() throws {
        #expect(try frame("a \u{1B}[31m\u{202E} old", "old") == "  |\n1 | a ␛[31m� old\n  |          ^^^")
    }

    @Test func emptyFile() throws {
        let file = try SourceFile(path: "A.swift", kind: .swift, content: [])
        let location = Location(path: "A.swift", line: 1, column: 1, endLine: 1, endColumn: 1)
        let lines = CodeFrame(location, in: file, style: .red, palette: Palette(isOn: false)).lines
        #expect(lines == ["  |", "1 |", "  | ^"])
    }
}
