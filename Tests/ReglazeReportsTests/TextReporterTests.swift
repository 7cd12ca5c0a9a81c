import ReglazeReports
import Testing

@testable import ReglazeEngine

@Suite struct TextReporterTests {
    @Test func everyPartOfAFinding() throws {
        var fixture = try Fixture(["App/Mail.swift": "var body: some View {\n    list.old(\"Inbox\")\n}\n"])
        try fixture.find(
            "old", "`old` is old", help: "use `new`", replacement: (.unsafe, "new"), why: "it may be seen")
        #expect(
            Fixture.plain.text(of: fixture.report()) == """
                App/Mail.swift · 1 finding

                warning[navigation/bar-title]: `old` is old
                 --> App/Mail.swift:2:10
                  |
                2 |     list.old("Inbox")
                  |          ^^^
                  |
                  = help: use `new`
                  = why: it may be seen
                  = fix: unsafe — Replace it

                1 file: 1 warning
                  1 wants a look: add `--unsafe-fixes`

                """)
    }

    @Test func filesAndSeveritiesAreCounted() throws {
        var fixture = try Fixture(["A.swift": "a()\nb()\n", "B.swift": "c()\n"])
        try fixture.find("a", "A", severity: .error, in: "A.swift")
        try fixture.find("b", "B", severity: .note, replacement: (.safe, "x"), in: "A.swift")
        try fixture.find("c", "C", replacement: (.safe, "x"), in: "B.swift")
        let text = Fixture.plain.text(of: fixture.report(skipped: [UnreadableFile(path: "D.swift", reason: "it is binary")]))
        #expect(text.contains("A.swift · 2 findings\n"))
        #expect(text.contains("B.swift · 1 finding\n"))
        #expect(
            text.hasSuffix(
                """
                2 files: 1 error, 1 warning, 1 note
                  2 can be rewritten safely: `reglaze migrate --write`
                  1 left alone: each says why
                  1 file skipped

                """))
    }

    @Test func nothingFound() throws {
        let fixture = try Fixture(["A.swift": ""])
        #expect(Fixture.plain.text(of: fixture.report()) == "1 file: nothing found\n")
    }

    @Test func aMigrationShowsWhatIsLeftAndTheDiff() throws {
        var fixture = try Fixture(["A.swift": "a()\nb()\n"])
        try fixture.find("a", "A", replacement: (.safe, "x"))
        try fixture.find("b", "B", replacement: (.unsafe, "y"))
        let old = try #require(fixture.files["A.swift"])
        let new = try SourceFile(path: "A.swift", kind: .swift, content: Array("x()\nb()\n".utf8))
        var rewrite = Rewrite(
            changes: [FileChange(path: "A.swift", old: old, new: new)],
            applied: [Migration.Applied(finding: fixture.findings[0], safety: .safe, title: "Replace it")],
            remaining: [fixture.findings[1]], isWritten: false)
        #expect(
            Fixture.plain.text(of: fixture.report(rewrite: rewrite)) == """
                A.swift · 1 finding

                warning[navigation/bar-title]: B
                 --> A.swift:2:1
                  |
                2 | b()
                  | ^
                  |
                  = fix: unsafe — Replace it

                --- a/A.swift
                +++ b/A.swift
                @@ -1,2 +1,2 @@
                -a()
                +x()
                 b()

                1 file: 2 warnings
                  1 would be rewritten safely
                  1 wants a look: add `--unsafe-fixes`
                  1 file would change; `--write` does it

                """)
        rewrite.isWritten = true
        fixture.findings.removeFirst()
        let written = Fixture.plain.text(of: fixture.report(rewrite: rewrite))
        #expect(written.hasSuffix("  1 file written; `reglaze undo` takes it back\n"))
        let quiet = TextReporter(palette: Palette(isOn: false), isQuiet: true).text(of: fixture.report(rewrite: rewrite))
        #expect(quiet == "--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,2 @@\n-a()\n+x()\n b()\n")
    }

    @Test func oneSkippedFileMayStandForMore() throws {
        let skipped = [
            UnreadableFile(path: "A.m", reason: "it can't be", others: 3), UnreadableFile(path: "B.swift", reason: "x"),
        ]
        let report = try Fixture([:]).report(skipped: skipped)
        #expect(Fixture.plain.text(of: report).hasSuffix("\n  5 files skipped\n"))
        let reason = "it can't be; 3 more files were skipped for the same reason"
        #expect(JSONReporter().text(of: report).contains("\"reason\": \"\(reason)\""))
        #expect(MarkdownReporter().text(of: report).contains("| `A.m` | \(reason) |\n"))
    }

    /// A migration of `a` and `b` that leaves one finding more.
    private func unsafeMigration() throws -> Report {
        var fixture = try Fixture(["A.swift": "a()\nb()\nb()\n"])
        try fixture.find("a", "A", replacement: (.safe, "x"))
        try fixture.find("b", "B", replacement: (.unsafe, "y"), why: "it may be | seen")
        try fixture.find("b", "B", replacement: (.unsafe, "y"), why: "it may be | seen", occurrence: 1)
        let old = try #require(fixture.files["A.swift"])
        let new = try SourceFile(path: "A.swift", kind: .swift, content: Array("x()\n// y\ny()\ny()\n".utf8))
        var later = fixture.findings[0]
        later.message = "X"
        later.location.line = 4
        later.location.endLine = 4
        later.fixes = []
        var rewrite = Rewrite(
            changes: [FileChange(path: "A.swift", old: old, new: new)],
            applied: [
                Migration.Applied(finding: fixture.findings[0], safety: .safe, title: "Replace it"),
                Migration.Applied(finding: fixture.findings[1], safety: .unsafe, title: "Replace it", line: 3),
                Migration.Applied(finding: fixture.findings[2], safety: .unsafe, title: "Replace it", line: 4),
            ],
            remaining: [later], isWritten: false)
        rewrite.added = rewrite.remaining(besides: fixture.findings)
        #expect(rewrite.added == [later])
        return fixture.report(rewrite: rewrite)
    }

    @Test func aMigrationSaysWhatToLookAt() throws {
        let text = try Fixture.plain.text(of: unsafeMigration())
        #expect(
            text.hasPrefix(
                """
                A.swift · 1 more finding after the rewrite

                warning[navigation/bar-title]: X
                 --> A.swift:4:1
                  |
                4 | y()
                  | ^
                  |

                --- a/A.swift

                """), "\(text)")
        #expect(
            text.hasSuffix(
                """
                +y()

                What to look at after the rewrite:
                  navigation/bar-title: Replace it
                    --> A.swift:3, 4
                    it may be | seen

                1 file: 3 warnings
                  1 would be rewritten safely
                  2 would be rewritten, and want a look
                  1 left alone: each says why
                  1 file would change; `--write` does it

                """), "\(text)")
    }

    @Test func aMigrationInMarkdownSaysWhatToLookAt() throws {
        let text = try MarkdownReporter().text(of: unsafeMigration())
        #expect(text.contains("\n### Found after the rewrite (1)\n\n| Where"))
        #expect(
            text.contains(
                """

                ### Rewrites to look at (2)

                | Where | What | Rule |
                | --- | --- | --- |
                | `A.swift:3` | Replace it<br>it may be \\| seen | `navigation/bar-title` |
                | `A.swift:4` |
                """), "\(text)")
    }

    @Test func colourAndPathsAsTheUserSeesThem() throws {
        var fixture = try Fixture(["A.swift": "a()\n"])
        try fixture.find("a", "A", severity: .error)
        let text = TextReporter(palette: Palette(isOn: true), pathPrefix: "apps/one/").text(of: fixture.report())
        #expect(text.contains("\u{1B}[1;31merror[navigation/bar-title]\u{1B}[0m"))
        #expect(text.contains(" apps/one/A.swift:1:1\n"))
    }
}
