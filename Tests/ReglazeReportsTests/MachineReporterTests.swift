import ReglazeEngine
import ReglazeReports
import Testing

@Suite struct MachineReporterTests {
    private func fixture() throws -> Fixture {
        var fixture = try Fixture(["App/Ä, b.swift": "print(\"日🇩🇪\"); old()\n"])
        try fixture.find("old", "`old` is \"old\": 100%", help: "use `new`", replacement: (.safe, "new"))
        return fixture
    }

    @Test func json() throws {
        let report = try fixture().report(skipped: [UnreadableFile(path: "B.swift", reason: "it is binary")])
        #expect(
            JSONReporter().text(of: report) == """
                {
                  "tool": "reglaze",
                  "version": "\(Version.current)",
                  "schema": 1,
                  "project": {
                    "root": "/home/me/My App",
                    "sdk": 27,
                    "deploymentTarget": "15.0",
                    "devices": [
                      "iphone",
                      "ipad"
                    ],
                    "kinds": [
                      "swiftui"
                    ]
                  },
                  "findings": [
                    {
                      "rule": "navigation/bar-title",
                      "severity": "warning",
                      "path": "App/Ä, b.swift",
                      "line": 1,
                      "column": 23,
                      "endLine": 1,
                      "endColumn": 26,
                      "message": "`old` is \\"old\\": 100%",
                      "help": "use `new`",
                      "since": {
                        "sdk": 26,
                        "os": "14.0"
                      },
                      "fix": "safe",
                      "why": null
                    }
                  ],
                  "skipped": [
                    {
                      "path": "B.swift",
                      "reason": "it is binary"
                    }
                  ],
                  "summary": {
                    "files": 1,
                    "errors": 0,
                    "warnings": 1,
                    "notes": 0,
                    "safeFixes": 1,
                    "unsafeFixes": 0
                  }
                }

                """)
    }

    @Test func jsonOfNothing() throws {
        var report = try Fixture([:]).report()
        report.project.deploymentTarget = nil
        let text = JSONReporter().text(of: report)
        #expect(text.contains("\"deploymentTarget\": null,"))
        #expect(text.contains("\"findings\": [],\n"))
        #expect(!text.contains("changes"))
    }

    @Test func jsonOfAMigrationHoldsTheDiff() throws {
        let new = try SourceFile(path: "N.swift", kind: .swift, content: Array("n\n".utf8))
        let fixture = try Fixture(["N.swift": "o\n"])
        let change = FileChangeMaker.change("N.swift", from: fixture.files["N.swift"], to: new)
        let text = JSONReporter().text(
            of: fixture.report(rewrite: Rewrite(changes: [change], applied: [], remaining: [], isWritten: false)))
        #expect(text.contains(#""diff": "--- a/N.swift\n+++ b/N.swift\n@@ -1 +1 @@\n-o\n+n\n""#))
        #expect(text.hasSuffix("  ],\n  \"applied\": [],\n  \"added\": []\n}\n"))
    }

    @Test func jsonStringsAreEscaped() {
        #expect(JSONText.string("\"\\\n\t\u{1}é").document == "\"\\\"\\\\\\n\\t\\u0001é\"\n")
    }

    @Test func github() throws {
        #expect(
            try GitHubReporter(pathPrefix: "ios/").text(of: fixture().report())
                == "::warning file=ios/App/Ä%2C b.swift,line=1,endLine=1,col=17,endColumn=20,title=navigation/bar-title"
                + "::`old` is \"old\": 100%25%0Ause `new`\n")
        var spread = try Fixture(["A.swift": "a {\n}\n"])
        try spread.find("a {\n}", "A", severity: .note)
        #expect(
            GitHubReporter().text(of: spread.report())
                == "::notice file=A.swift,line=1,endLine=2,title=navigation/bar-title::A\n")
    }

    @Test func xcode() throws {
        #expect(
            try XcodeReporter().text(of: fixture().report())
                == "/home/me/My App/App/Ä, b.swift:1:23: warning: `old` is \"old\": 100% [navigation/bar-title]\n")
    }

    @Test func markdown() throws {
        var fixture = try Fixture(["A|B.swift": "a()\nb()\n"])
        try fixture.find("a", "A | <b> `x<y>`", severity: .error, help: "use `x`")
        try fixture.find("b", "B", replacement: (.safe, "x"))
        #expect(
            MarkdownReporter().text(of: fixture.report()) == """
                ## Reglaze: 1 error, 1 warning

                1 file read; 1 can be rewritten safely, 0 with a look after it, 1 left alone.

                ### Errors (1)

                | Where | What | Rule | Fix |
                | --- | --- | --- | --- |
                | `A\\|B.swift:1` | A \\| &lt;b> `x<y>`<br>use `x` | `navigation/bar-title` | none |

                ### Warnings (1)

                | Where | What | Rule | Fix |
                | --- | --- | --- | --- |
                | `A\\|B.swift:2` | B | `navigation/bar-title` | safe |

                """)
    }
}
