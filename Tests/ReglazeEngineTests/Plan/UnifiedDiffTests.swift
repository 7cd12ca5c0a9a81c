import Foundation
import Testing

@testable import ReglazeEngine

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String?, _ new: String, path: String = "App/Mail.swift") -> UnifiedDiff {
        UnifiedDiff(path: path, old: old.map { Array($0.utf8) }, new: Array(new.utf8))
    }

    @Test func showsThreeLinesRoundAChange() {
        let diff = diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n")
        #expect(
            diff.text == """
                --- a/App/Mail.swift
                +++ b/App/Mail.swift
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
        #expect(
            diff.hunks.first?.lines.map(\.kind) == [.context, .context, .context, .removed, .added, .context, .context, .context])
    }

    @Test func joinsChangesThatShareTheirContext() {
        let lines = (1...20).map { "\($0)\n" }
        var near = lines
        near[4] = "a\n"
        near[11] = "b\n"
        var far = near
        far[11] = lines[11]
        far[12] = "b\n"
        #expect(diff(lines.joined(), near.joined()).hunks.count == 1)
        #expect(diff(lines.joined(), far.joined()).hunks.count == 2)
    }

    @Test func tellsOfMissingNewlines() {
        #expect(
            diff("a\nb", "a\nb\n", path: "M.swift").text == """
                --- a/M.swift
                +++ b/M.swift
                @@ -1,2 +1,2 @@
                 a
                -b
                \\ No newline at end of file
                +b

                """)
    }

    @Test func keepsCarriageReturnsAndTheByteOrderMark() {
        #expect(
            diff("\u{FEFF}a\r\nb\r\n", "\u{FEFF}a\r\nc\r\n", path: "M.swift").text
                == "--- a/M.swift\n+++ b/M.swift\n@@ -1,2 +1,2 @@\n \u{FEFF}a\r\n-b\r\n+c\r\n")
    }

    @Test func namesNoOldFileForANewOne() {
        #expect(diff(nil, "a\n", path: "M.swift").text == "--- /dev/null\n+++ b/M.swift\n@@ -0,0 +1 @@\n+a\n")
        #expect(diff(nil, "", path: "M.swift").text == "diff --git a/M.swift b/M.swift\nnew file mode 100644\n")
    }

    @Test func isEmptyWhenNothingChanges() {
        #expect(diff("a\n", "a\n").text == "")
        #expect(diff("a\n", "a\n").hunks.isEmpty)
    }

    @Test func takesTheByteOrderMarkFromTheSourceFile() throws {
        let old = try SourceFile(path: "M.swift", kind: .swift, content: Array("\u{FEFF}a\n".utf8))
        let new = try SourceFile(path: "M.swift", kind: .swift, content: Array("\u{FEFF}b\n".utf8))
        let diff = UnifiedDiff(FileChange(path: "M.swift", old: old, new: new))
        #expect(diff.hunks.first?.lines.map(\.text) == ["\u{FEFF}a", "\u{FEFF}b"])
    }

    @Test(arguments: 0..<20) func givesTheNewBytesWhenApplied(batch: UInt64) throws {
        var generator = SeededGenerator(seed: batch)
        for _ in 0..<50 {
            let (old, new) = RandomTexts.pair(using: &generator)
            let text = diff(old, new, path: "M.swift").text
            #expect(DiffApplier.apply(text, to: old) == new, "\(text.debugDescription)")
        }
    }

    /// Against the plain quadratic way to find a longest common subsequence.
    @Test func findsAShortestScript() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let old = (0..<Int.random(in: 0...12, using: &generator)).map { _ in Int.random(in: 0...3, using: &generator) }
            let new = (0..<Int.random(in: 0...12, using: &generator)).map { _ in Int.random(in: 0...3, using: &generator) }
            var table = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
            for x in old.indices {
                for y in new.indices {
                    table[x + 1][y + 1] = old[x] == new[y] ? table[x][y] + 1 : max(table[x][y + 1], table[x + 1][y])
                }
            }
            let shortest = old.count + new.count - 2 * table[old.count][new.count]
            let changes = LineDiff(old.map { [UInt8($0)][...] }, new.map { [UInt8($0)][...] }).changes
            #expect(changes.reduce(0) { $0 + $1.old.count + $1.new.count } == shortest)
        }
    }

    @Test func isQuickOnLargeAndStrangeInput() {
        let lines = (0..<60_000).map { "line \($0)\n" }
        let shuffled = lines.enumerated().map { $0.offset % 3 == 0 ? "other \($0.offset)\n" : $0.element }
        let strange = (0..<60_000).map { "\($0 % 7)\n" }
        let clock = ContinuousClock()
        let time = clock.measure {
            #expect(DiffApplier.apply(diff(lines.joined(), shuffled.joined()).text, to: lines.joined()) == shuffled.joined())
            #expect(DiffApplier.apply(diff(strange.joined(), lines.joined()).text, to: strange.joined()) == lines.joined())
            let reversed = strange.reversed().joined()
            #expect(DiffApplier.apply(diff(strange.joined(), reversed).text, to: strange.joined()) == reversed)
        }
        #expect(time < .seconds(60))
    }

    @Test(.enabled(if: isInstalled("git"), "git is not installed")) func gitAcceptsIt() throws {
        try applying(["git", "apply", "--whitespace=nowarn", "-"])
    }

    @Test(.enabled(if: isInstalled("patch"), "patch is not installed")) func patchAcceptsIt() throws {
        try applying(["patch", "--binary", "-s", "-p1"])
    }

    private func applying(_ command: [String]) throws {
        var generator = SeededGenerator(seed: 99)
        let paths = ["App/Mail.swift", "My App/Mail View.swift", "App/Ünï.swift", #"App/q"uote\d.swift"#]
        for number in 0..<40 {
            let (old, new) = RandomTexts.pair(using: &generator)
            let path = paths[number % paths.count]
            let folder = try ProjectFolder()
            if let old { try folder.write(path, old) }
            let diff = diff(old, new, path: path)
            // `patch` knows no way to make a file without content, and takes one that ends empty for removed.
            if diff.text.isEmpty || (command[0] == "patch" && new.isEmpty) { continue }
            let result = try run(command, in: folder.path, input: diff.text)
            #expect(result.status == 0, "\(command): \(result.output)\n\(diff.text.debugDescription)")
            #expect(folder.read(path) == new, "\(command)\n\(diff.text.debugDescription)")
        }
    }
}

/// Texts as bad as they come: no newlines, `\r\n`, a byte-order mark, lines that repeat.
enum RandomTexts {
    static func pair(using generator: inout SeededGenerator) -> (old: String?, new: String) {
        let ending = Bool.random(using: &generator) ? "\n" : "\r\n"
        let variety = [2, 5, 1000].randomElement(using: &generator) ?? 5
        func line() -> String {
            let text = "\(Int.random(in: 0..<variety, using: &generator))"
            return ["", "-- ", "++ ", "\\ ", " ", "é"].randomElement(using: &generator).map { $0 + text } ?? text
        }
        let count = Int.random(in: 0...40, using: &generator)
        let old = (0..<count).map { _ in line() }
        var new = old
        for _ in 0..<Int.random(in: 0...8, using: &generator) {
            let place = Int.random(in: 0...new.count, using: &generator)
            if Bool.random(using: &generator) || place == new.count {
                new.insert(line(), at: place)
            } else {
                new.remove(at: place)
            }
        }
        func text(_ lines: [String]) -> String {
            let mark = Int.random(in: 0..<4, using: &generator) == 0 ? "\u{FEFF}" : ""
            let text = mark + lines.map { $0 + ending }.joined()
            return Int.random(in: 0..<3, using: &generator) == 0
                ? String(text.unicodeScalars.dropLast(ending == "\n" ? 1 : 2)) : text
        }
        return (Int.random(in: 0..<8, using: &generator) == 0 ? nil : text(old), text(new))
    }
}

/// Applies a unified diff, and trusts it in nothing.
enum DiffApplier {
    /// nil when the diff does not fit.
    static func apply(_ diff: String, to old: String?) -> String? {
        let oldLines = split(Array((old ?? "").utf8))
        var result: [[UInt8]] = []
        var next = 0
        var lines = split(Array(diff.utf8))[...]
        if lines.isEmpty { return old }
        if lines.first?.starts(with: Array("diff --git".utf8)) == true { return "" }
        lines = lines.dropFirst(2)
        while let header = lines.popFirst() {
            let numbers = String(decoding: header, as: UTF8.self).split { !$0.isNumber && $0 != "," }
                .map { $0.split(separator: ",").compactMap { Int($0) } }
            guard header.starts(with: Array("@@ -".utf8)), numbers.count == 2 else { return nil }
            let oldCount = numbers[0].count > 1 ? numbers[0][1] : 1
            let newCount = numbers[1].count > 1 ? numbers[1][1] : 1
            let start = oldCount == 0 ? numbers[0][0] : numbers[0][0] - 1
            guard start >= next, start <= oldLines.count else { return nil }
            result += oldLines[next..<start]
            next = start
            guard result.count == (newCount == 0 ? numbers[1][0] : numbers[1][0] - 1) else { return nil }
            let (oldEnd, newEnd) = (next + oldCount, result.count + newCount)
            while next < oldEnd || result.count < newEnd {
                guard var line = lines.popFirst(), let kind = line.first else { return nil }
                line.removeFirst()
                if lines.first == Array("\\ No newline at end of file\n".utf8) {
                    lines.removeFirst()
                    line.removeLast()
                }
                if kind != UInt8(ascii: "+") {
                    guard next < oldLines.count, oldLines[next] == line else { return nil }
                    next += 1
                }
                if kind != UInt8(ascii: "-") { result.append(line) }
            }
            guard next == oldEnd, result.count == newEnd else { return nil }
        }
        return String(decoding: (result + oldLines[next...]).joined(), as: UTF8.self)
    }

    private static func split(_ bytes: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        for piece in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) { lines.append(piece + [0x0A]) }
        if lines.last?.count == 1 { lines.removeLast() } else { lines[lines.count - 1].removeLast() }
        return lines
    }
}
