import ReglazeEngine
import ReglazeRules
import Testing

/// Every rewrite of every example, in files whose lines end in other ways.
@Suite struct LineEndingTests {
    static let cases = ExampleTests.cases.filter { if case .rewrites = $0.example.outcome { true } else { false } }

    /// The lines of a text with their endings.
    private static func lines(_ text: String) -> [(text: String, ending: String)] {
        var result: [(String, String)] = []
        var line = String.UnicodeScalarView()
        var scalars = text.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            guard scalar == "\n" || scalar == "\r" else {
                line.append(scalar)
                continue
            }
            var ending = String(scalar)
            if scalar == "\r", scalars.first == "\n", let feed = scalars.popFirst() { ending.unicodeScalars.append(feed) }
            result.append((String(line), ending))
            line = String.UnicodeScalarView()
        }
        result.append((String(line), ""))
        return result
    }

    private static func trimmed(_ line: String) -> String { String(line.drop(while: \.isWhitespace)) }

    private static func migrate(_ each: ExampleTests.Case, _ change: (String) -> String) throws -> [String: String] {
        let text = change(each.example.unmarked().text)
        let kind = FileKind(path: each.example.path) ?? .swift
        var files = [try SourceFile(path: each.example.path, kind: kind, content: Array(text.utf8))]
        for (path, text) in each.example.otherFiles {
            files.append(try SourceFile(path: path, kind: .swift, content: Array(change(text).utf8)))
        }
        let scope = Scope(deploymentTarget: each.example.target, devices: each.example.devices)
        let index = ProjectIndex(files: files) { _ in scope }
        let migration = Migration(index, checker: Checker(rules: [each.rule]), allowingUnsafe: true, rank: { _ in 0 })
        #expect(migration.dropped.isEmpty && migration.isStable)
        return Dictionary(uniqueKeysWithValues: migration.changes.map { ($0.path, $0.new.text) })
    }

    @Test(arguments: cases)
    func carriageReturnsChangeNothingElse(_ each: ExampleTests.Case) throws {
        let plain = try Self.migrate(each) { $0 }
        let returned = try Self.migrate(each) { $0.replacing("\n", with: "\r\n") }
        #expect(plain.keys.sorted() == returned.keys.sorted())
        for (path, text) in plain where path == each.example.path || each.example.otherFiles[path] != nil {
            let isEqual = returned[path] == text.replacing("\n", with: "\r\n")
            #expect(isEqual, "\(path):\n\(returned[path] ?? "unchanged")")
        }
    }

    @Test(arguments: cases)
    func loneCarriageReturnsStopRewrites(_ each: ExampleTests.Case) throws {
        #expect(try Self.migrate(each) { $0.replacing("\n", with: "\r") + "\r" }.isEmpty)
    }

    /// Lines that are in the output as they were, and only once in both, end as they did.
    @Test(arguments: cases)
    func untouchedLinesKeepTheirEndings(_ each: ExampleTests.Case) throws {
        func mix(_ text: String) -> String {
            Self.lines(text).enumerated().map { index, line in
                line.text + (line.ending.isEmpty ? "" : [0, 3, 4].contains(index % 5) ? "\r\n" : "\n")
            }.joined()
        }
        let plain = try Self.migrate(each) { $0 }
        let mixed = try Self.migrate(each, mix)
        #expect(plain.keys.sorted() == mixed.keys.sorted())
        for (path, text) in plain {
            let new = Self.lines(mixed[path] ?? "")
            let isEqual = new.map(\.text) == Self.lines(text).map(\.text)
            #expect(isEqual, "\(path):\n\(mixed[path] ?? "unchanged")")
            let old = path == each.example.path ? each.example.unmarked().text : each.example.otherFiles[path] ?? ""
            let endings = Dictionary(grouping: Self.lines(mix(old))) { Self.trimmed($0.text) }
            for (line, group) in Dictionary(grouping: new, by: { Self.trimmed($0.text) }) where line.count(where: \.isLetter) > 4
            {
                guard group.count == 1, let before = endings[line], before.count == 1, group[0].text == before[0].text
                else { continue }
                let isKept = group[0].ending == before[0].ending || before[0].ending.isEmpty || group[0].ending.isEmpty
                #expect(isKept, "\(path): \(line)")
            }
        }
    }
}
