import ReglazeEngine
import ReglazeRules
import SwiftSyntax
import TestSupport
import Testing

/// What holds for every rewrite of every text: all examples of all rules, alone and mixed, under all rules together.
@Suite struct PropertyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let files: [String: String]
        let target: OSVersion
        let devices: Set<Device>
        let testDescription: String
    }

    private static let path = Example.defaultPath

    static let examples: [Case] = AllRules.all.flatMap { rule in
        let about = type(of: rule).about
        return about.examples.enumerated().map { number, example in
            var files = example.otherFiles
            files[example.path] = example.unmarked().text
            return Case(
                files: files, target: example.target, devices: example.devices, testDescription: "\(about.id) \(number + 1)")
        }
    }

    /// Files of several examples each, whose views get names of their own, as an app has them.
    static let mixtures: [Case] = (0..<60).map { seed in
        var random = SplitMix(seed: UInt64(seed) &* 0x9E37 &+ 7)
        let alone = examples.filter { $0.files.count == 1 && $0.files[path] != nil }
        let texts = (0..<Int.random(in: 3...6, using: &random)).map { number -> String in
            let text = alone[Int.random(in: 0..<alone.count, using: &random)].files[path] ?? ""
            return whole(text, name: "Mixed\(number)")
        }
        return Case(
            files: [path: "import SwiftUI\n\n" + texts.joined(separator: "\n\n") + "\n"],
            target: [15, 16, 17, 18][Int.random(in: 0..<4, using: &random)],
            devices: Bool.random(using: &random) ? [.iPhone] : [.iPhone, .iPad], testDescription: "mixture \(seed)")
    }

    /// An expression as the body of a view; declarations stay.
    private static func whole(_ text: String, name: String) -> String {
        let code = text.split(separator: "\n").first { !$0.hasPrefix("//") && !$0.isEmpty } ?? ""
        let starts = code.prefix { $0.isLetter || $0 == "@" || $0 == "#" }
        let isDeclaration =
            [
                "import", "struct", "final", "class", "enum", "extension", "private", "func", "protocol", "typealias", "public",
                "let", "var",
            ].contains(starts) || code.hasPrefix("@") || code.hasPrefix("#Preview")
        if isDeclaration {
            return text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }.joined(
                separator: "\n")
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "        \($0)" }
        return "struct \(name): View {\n    var body: some View {\n\(lines.joined(separator: "\n"))\n    }\n}"
    }

    @Test(arguments: examples + mixtures)
    func holdsForEveryRewrite(_ each: Case) throws {
        let run = try ProjectRun(each.files, rules: Rules.all, target: each.target, devices: each.devices)
        // Parses, and a second run changes nothing.
        #expect(try run.faults(typeChecking: false) == [], "\(each.testDescription)")
        for safety in Safety.allCases {
            checkComments(of: run, safety, each)
            checkOtherLines(of: run, safety, each)
        }
        try checkWindowsLines(of: run, each)
    }

    /// A comment may move. It goes only with code that goes as a whole: a branch that never runs.
    private func checkComments(of run: ProjectRun, _ safety: Safety, _ each: Case) {
        let dropsBranches = run.migration(safety).applied.contains { $0.finding.rule == "navigation/availability-branch" }
        guard !dropsBranches else { return }
        let after = Self.comments(in: run.outputs(safety))
        for (comment, count) in Self.comments(in: each.files) where after[comment, default: 0] < count {
            Issue.record("\(each.testDescription), \(safety): lost \(comment)\n\(run.changes(safety))")
        }
    }

    /// A pass changes what its edits cover, and no line beside them. Seen where one pass does it all, since only its edits are
    /// known.
    private func checkOtherLines(of run: ProjectRun, _ safety: Safety, _ each: Case) {
        let migration = run.migration(safety)
        let offered = Set(run.findings)
        guard migration.applied.allSatisfy({ offered.contains($0.finding) }) else { return }
        let edits = run.findings.compactMap { $0.fix(allowingUnsafe: safety == .unsafe) }.flatMap(\.edits)
        for change in migration.changes {
            guard let old = change.old else { continue }
            let touched = edits.filter { $0.path == change.path }
            var rest = Self.lines(of: change.new).map(\.text)[...]
            for line in Self.lines(of: old) {
                let isTouched = touched.contains {
                    $0.range.lowerBound <= line.range.upperBound && line.range.lowerBound <= $0.range.upperBound
                }
                if isTouched { continue }
                guard let place = rest.firstIndex(of: line.text) else {
                    Issue.record(
                        "\(each.testDescription), \(safety): lost or moved: \(String(decoding: line.text, as: UTF8.self))")
                    return
                }
                rest = rest[(place + 1)...]
            }
        }
    }

    private func checkWindowsLines(of run: ProjectRun, _ each: Case) throws {
        let files = each.files.mapValues { $0.replacing("\n", with: "\r\n") }
        let windows = try ProjectRun(files, rules: Rules.all, target: each.target, devices: each.devices)
        #expect(windows.report == run.report, "\(each.testDescription)")
        for safety in Safety.allCases {
            let made = Set(run.migration(safety).changes.filter { $0.old == nil }.map(\.path))
            let outputs = windows.outputs(safety)
            for (path, text) in run.outputs(safety) where !made.contains(path) {
                #expect(outputs[path] == text.replacing("\n", with: "\r\n"), "\(each.testDescription), \(safety)")
            }
        }
    }

    // MARK: - Reading

    private static func comments(in files: [String: String]) -> [String: Int] {
        var counts: [String: Int] = [:]
        for (path, text) in files {
            guard FileKind(path: path) == .swift,
                let file = try? SourceFile(path: path, kind: .swift, content: Array(text.utf8))
            else { continue }
            for token in file.tree.tokens(viewMode: .sourceAccurate) {
                for piece in Array(token.leadingTrivia) + Array(token.trailingTrivia) {
                    switch piece {
                    case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                        // A block that moves is indented anew.
                        let lines = text.split(whereSeparator: \.isNewline).map { String($0.drop(while: \.isWhitespace)) }
                        counts[lines.joined(separator: "\n"), default: 0] += 1
                    default: break
                    }
                }
            }
        }
        return counts
    }

    private static func lines(of file: SourceFile) -> [(text: [UInt8], range: Range<Int>)] {
        var offset = 0
        return file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            defer { offset += line.count + 1 }
            return (Array(line), offset..<offset + line.count)
        }
    }
}

/// A generator of numbers that are the same in each run (SplitMix64).
private struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
