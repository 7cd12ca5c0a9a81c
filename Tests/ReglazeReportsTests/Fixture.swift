import ReglazeReports
import Testing

@testable import ReglazeEngine

/// A report on texts of a test.
struct Fixture {
    var files: [String: SourceFile] = [:]
    var findings: [Finding] = []

    init(_ texts: [String: String]) throws {
        for (path, text) in texts { files[path] = try SourceFile(path: path, kind: .swift, content: Array(text.utf8)) }
    }

    /// A finding at the `occurrence`-th place of `mark` in the only file.
    mutating func find(
        _ mark: String, _ message: String, rule: RuleID = "navigation/bar-title", severity: Severity = .warning,
        help: String? = nil, replacement: (Safety, String)? = nil, why: String? = nil, occurrence: Int = 0, in path: String? = nil
    ) throws {
        let path = try path ?? #require(files.keys.first)
        let file = try #require(files[path])
        var start = 0
        for _ in 0..<occurrence {
            start = try #require(ByteSearch.firstIndex(of: Array(mark.utf8), in: file.bytes, from: start)) + 1
        }
        let first = try #require(ByteSearch.firstIndex(of: Array(mark.utf8), in: file.bytes, from: start))
        let range = first..<(first + mark.utf8.count)
        let fixes = replacement.map { safety, text in
            [Fix(safety, "Replace it", edits: [Edit(path: path, range: range, text: text)])]
        }
        findings.append(
            Finding(
                rule: rule, severity: severity, location: file.location(of: range), message: message, help: help,
                since: Since(os: 14), fixes: fixes ?? [], why: why))
    }

    func report(skipped: [UnreadableFile] = [], rewrite: Rewrite? = nil) -> Report {
        let files = files
        return Report(
            project: ProjectInfo(
                root: "/home/me/My App", sdk: 27, deploymentTarget: OSVersion(15), devices: [.iPad, .iPhone], kinds: ["swiftui"]),
            findings: findings, skipped: skipped, fileCount: files.count,
            catalog: RuleCatalog([Fixture.about]), rewrite: rewrite, source: { files[$0] })
    }

    static let about = About(
        id: "navigation/bar-title", summary: "navigationBarTitle is the old spelling of navigationTitle", severity: .warning,
        since: Since(os: 14), triggers: ["navigationBarTitle"], why: "It is old.", source: "SwiftUI documentation",
        examples: [
            .silent("print(1)"),
            .rewrites("view1️⃣.navigationBarTitle(`a`)", to: "view.navigationTitle(`a`)"),
            .explains("1️⃣view", because: "it can't be known", devices: [.iPhone, .iPad]),
        ])

    static let plain = TextReporter(palette: Palette(isOn: false))
}
