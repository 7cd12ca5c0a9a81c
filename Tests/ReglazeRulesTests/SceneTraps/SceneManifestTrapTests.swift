import ReglazeEngine
import ReglazeRules
import TestSupport
import Testing

/// Odd application delegates: what compiles goes on compiling, no comment is lost, and a second run changes nothing.
@Suite struct SceneManifestTrapTests {
    typealias Trap = SceneManifestTraps.Trap

    private static let rules = AllRules.all.filter { type(of: $0).about.id == "scene/manifest" }

    @Test(arguments: SceneManifestTraps.all)
    func movesOrSaysWhy(_ trap: Trap) throws {
        let run = try ProjectRun(trap.files, rules: Self.rules, target: 16)
        #expect(try run.faults() == [], "\(run.changes(.unsafe))")
        let finding = try #require(run.findings.first)
        #expect(run.findings.count == 1)
        if let why = trap.why { #expect(finding.why?.contains(why) == true, "\(finding.why ?? "")") }
        #expect(run.migration(.safe).changes.isEmpty)
        #expect(run.migration(.unsafe).changes.isEmpty == finding.fixes.isEmpty)
        let after = Self.comments(in: run.outputs(.unsafe))
        for (comment, count) in Self.comments(in: trap.files) {
            #expect(after[comment, default: 0] >= count, "lost \(comment)\n\(run.changes(.unsafe))")
        }
    }

    /// With the line endings of Windows the same is done, and the new file has them too.
    @Test(arguments: SceneManifestTraps.all)
    func keepsLineEndings(_ trap: Trap) throws {
        let run = try ProjectRun(trap.files, rules: Self.rules, target: 16)
        let windows = try ProjectRun(trap.files.mapValues { $0.replacing("\n", with: "\r\n") }, rules: Self.rules, target: 16)
        #expect(windows.report == run.report)
        let outputs = windows.outputs(.unsafe)
        for (path, text) in run.outputs(.unsafe) { #expect(outputs[path] == text.replacing("\n", with: "\r\n"), "\(path)") }
    }

    /// A function that gives a result and ends without one compiles for a checker of types, and for no compiler.
    @Test(arguments: SceneManifestTraps.all)
    func everyLaunchGivesItsResult(_ trap: Trap) throws {
        let run = try ProjectRun(trap.files, rules: Self.rules, target: 16)
        let text = try #require(run.outputs(.unsafe)["App/AppDelegate.swift"])
        let old = try #require(trap.files["App/AppDelegate.swift"])
        guard text != old, let start = text.firstRange(of: "didFinishLaunchingWithOptions") else { return }
        #expect(text[start.upperBound...].contains("return"))
    }

    private static func comments(in files: [String: String]) -> [String: Int] {
        var counts: [String: Int] = [:]
        for (path, text) in files where path.hasSuffix(".swift") {
            guard let file = try? SourceFile(path: path, kind: .swift, content: Array(text.utf8)) else { continue }
            for token in file.tree.tokens(viewMode: .sourceAccurate) {
                for piece in Array(token.leadingTrivia) + Array(token.trailingTrivia) {
                    switch piece {
                    case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                        let lines = text.split(whereSeparator: \.isNewline).map { String($0.drop(while: \.isWhitespace)) }
                        counts[lines.joined(separator: "\n"), default: 0] += 1
                    default: break
                    }
                }
            }
        }
        return counts
    }
}
