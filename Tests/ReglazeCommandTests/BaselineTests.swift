import Testing

@testable import ReglazeEngine

@Suite struct BaselineTests {
    private func findings(_ text: String) throws -> ([Finding], SourceFile) {
        let file = try SourceFile(path: "A.swift", kind: .swift, content: Array(text.utf8))
        var findings: [Finding] = []
        var start = 0
        while let hit = ByteSearch.firstIndex(of: Array("old".utf8), in: file.bytes, from: start) {
            findings.append(
                Finding(
                    rule: "navigation/bar-title", severity: .warning, location: file.location(of: hit..<(hit + 3)), message: "M",
                    since: Since(os: 16)))
            start = hit + 1
        }
        return (findings, file)
    }

    @Test func survivesShiftedLinesAndNewIndentation() throws {
        let (before, file) = try findings("a()\nview.old(1)\nview.old(2)\n")
        let baseline = try Baseline(Array(Baseline(of: before, source: { _ in file }).document.utf8), path: "b.json")
        let (after, newFile) = try findings("// new\n\na()\nif x {\n\tview.old(1)\r\n    view.old(2)\n}\nview.old(3)\n")
        let result = baseline.hide(from: after, source: { _ in newFile })
        #expect(result.hidden == 2)
        #expect(result.shown.map(\.location.line) == [8])
    }

    @Test func equalLinesAreCounted() throws {
        let (before, file) = try findings("view.old()\n")
        let baseline = Baseline(of: before, source: { _ in file })
        let (after, newFile) = try findings("view.old()\nview.old()\nold(old)\n")
        let result = baseline.hide(from: after, source: { _ in newFile })
        #expect(result.shown.map(\.location.line) == [2, 3, 3])
    }

    @Test func document() throws {
        let (before, file) = try findings("view.old()\n")
        #expect(
            Baseline(of: before, source: { _ in file }).document == """
                {
                  "tool": "reglaze",
                  "schema": 1,
                  "baseline": [
                    {
                      "path": "A.swift",
                      "rule": "navigation/bar-title",
                      "fingerprint": "\(Fingerprint.all(of: before, source: { _ in file })[0].hash)"
                    }
                  ]
                }

                """)
    }

    @Test(arguments: [
        ("{", "b.json:1:2: a key in double quotes is missing here; or write it anew with `--write-baseline b.json`"),
        ("{}", "b.json:1:1: this is no baseline; write it anew with `--write-baseline b.json`"),
        (
            #"{"tool": "reglaze", "schema": 9, "baseline": []}"#,
            "b.json:1:31: this baseline was written by another version of Reglaze; write it anew with `--write-baseline b.json`"
        ),
        (
            #"{"tool": "reglaze", "schema": 1, "baseline": [{"rule": 1}]}"#,
            "b.json:1:47: an entry needs \"path\", \"rule\" and \"fingerprint\"; write it anew with `--write-baseline b.json`"
        ),
    ])
    func broken(_ text: String, _ expected: String) {
        do {
            _ = try Baseline(Array(text.utf8), path: "b.json")
            Issue.record("no error")
        } catch {
            #expect(error.description == expected)
        }
    }
}
