import Foundation
import Testing

@testable import ReglazeEngine

@Suite struct ResultCacheTests {
    static func findings(_ count: Int) -> [Finding] {
        (0..<count).map { number in
            let path = "App/View\(number / 10).swift"
            return Finding(
                rule: number % 2 == 0 ? "navigation/bar-title" : "navigation/navigation-view", severity: .warning,
                location: Location(path: path, line: number, column: 9, endLine: number, endColumn: 40),
                message: "Message \(number) about 'View\(number)'", help: number % 3 == 0 ? nil : "Help \(number)",
                since: Since(sdk: 26, os: OSVersion(14, 1)),
                fixes: [
                    Fix(
                        .safe, "Replace \(number)",
                        edits: [Edit(path: path, range: number..<(number + 20), text: ".navigationTitle(\"é\(number)\")")],
                        newFiles: number % 100 == 0 ? [NewFile(path: "New\(number).swift", text: "import SwiftUI\r\n")] : [])
                ], why: number % 5 == 0 ? "Why \(number)" : nil)
        }
    }

    private let result = Checker.Result(
        findings: findings(50), skipped: [UnreadableFile(path: "X.swift", reason: "it is binary")])

    private func key(_ text: String = "a") -> CacheKey {
        var key = CacheKey(version: "1.0")
        key.add("text", text)
        return key
    }

    private func same(_ left: Checker.Result?, _ right: Checker.Result) -> Bool {
        left?.findings == right.findings && left?.skipped == right.skipped
    }

    @Test func givesBackWhatItGot() throws {
        let folder = try ProjectFolder()
        let cache = ResultCache(root: folder.path, environment: [:])
        #expect(cache.result(for: key()) == nil)
        cache.store(result, for: key())
        #expect(same(cache.result(for: key()), result))
        #expect(cache.result(for: key("b")) == nil)
        #expect(folder.read(".reglaze/.gitignore") == "*\n")
        cache.store(Checker.Result(), for: key())
        #expect(same(cache.result(for: key()), Checker.Result()))
    }

    @Test func usesTheUsersCacheFolder() throws {
        let folder = try ProjectFolder()
        let home = try ProjectFolder()
        let cache = ResultCache(root: folder.path, environment: ["XDG_CACHE_HOME": "\(home.path)/deep/er"])
        cache.store(result, for: key())
        #expect(same(cache.result(for: key()), result))
        #expect(FileManager.default.fileExists(atPath: "\(home.path)/deep/er/reglaze/\(key().name)"))
        #expect(folder.snapshot().isEmpty && folder.read(".reglaze/.gitignore") == nil)
        // The specification tells to pass a relative path over.
        ResultCache(root: folder.path, environment: ["XDG_CACHE_HOME": "cache"]).store(result, for: key())
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/.reglaze/cache/\(key().name)"))
    }

    @Test func believesNoBrokenFile() throws {
        let folder = try ProjectFolder()
        let cache = ResultCache(root: folder.path, environment: [:])
        cache.store(result, for: key())
        let file = "\(folder.path)/.reglaze/cache/\(key().name)"
        let good = try #require(FileManager.default.contents(atPath: file))
        for length in stride(from: 0, to: good.count, by: 37) {
            try good.prefix(length).write(to: URL(fileURLWithPath: file))
            #expect(cache.result(for: key()) == nil)
        }
        for index in stride(from: 0, to: good.count, by: 11) {
            var bad = good
            bad[index] ^= 0x10
            try bad.write(to: URL(fileURLWithPath: file))
            #expect(cache.result(for: key()) == nil)
        }
        try (good + Data([0])).write(to: URL(fileURLWithPath: file))
        #expect(cache.result(for: key()) == nil)
        // The file of another key.
        try good.write(to: URL(fileURLWithPath: "\(folder.path)/.reglaze/cache/\(key("b").name)"))
        #expect(cache.result(for: key("b")) == nil)
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
        #expect(cache.result(for: key()) == nil)
        cache.store(result, for: key())
    }

    @Test func readsNoNonsense() {
        let good = ResultFormat.encode(result)
        #expect(same(ResultFormat.decode(good), result))
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<5000 {
            var bad = good
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                bad[Int.random(in: 0..<bad.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            _ = ResultFormat.decode(bad)
            _ = ResultFormat.decode(Array(bad.prefix(Int.random(in: 0..<bad.count, using: &generator))))
        }
    }

    @Test func keepsTheNewest() throws {
        let folder = try ProjectFolder(["keep": ""])
        let cache = ResultCache(root: folder.path, environment: [:])
        for number in 0..<20 {
            cache.store(result, for: key("\(number)"))
            let file = "\(folder.path)/.reglaze/cache/\(key("\(number)").name)"
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: Double(number - 1000))], ofItemAtPath: file)
            if number == 0 { try folder.write(".reglaze/cache/README", "not ours") }
        }
        let kept = (0..<20).filter { cache.result(for: key("\($0)")) != nil }
        #expect(kept == Array(4..<20))
        #expect(folder.read(".reglaze/cache/README") == "not ours")
    }

    @Test func sharesOneFolderAmongThreads() async throws {
        let folder = try ProjectFolder()
        let path = folder.path
        let result = result
        await withTaskGroup { group in
            for number in 0..<8 {
                group.addTask {
                    var key = CacheKey(version: "1.0")
                    key.add("number", "\(number % 2)")
                    let cache = ResultCache(root: path, environment: [:])
                    for _ in 0..<20 {
                        cache.store(result, for: key)
                        if let found = cache.result(for: key) { #expect(found.findings == result.findings) }
                    }
                }
            }
        }
    }

    /// A field that is added to one of these types must be added to `ResultFormat` too.
    @Test func knowsEveryField() throws {
        func fields(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }
        let finding = try #require(result.findings.first)
        #expect(fields(result) == ["findings", "skipped"])
        #expect(fields(finding) == ["rule", "severity", "location", "message", "help", "since", "fixes", "why"])
        #expect(fields(finding.rule) == ["text"])
        #expect(fields(finding.location) == ["path", "line", "column", "endLine", "endColumn"])
        #expect(fields(finding.since) == ["sdk", "os"])
        #expect(fields(finding.since.os) == ["major", "minor"])
        let fix = try #require(finding.fixes.first)
        #expect(fields(fix) == ["safety", "title", "edits", "newFiles"])
        #expect(fields(try #require(fix.edits.first)) == ["path", "range", "text"])
        #expect(fields(try #require(fix.newFiles.first)) == ["path", "text"])
        #expect(fields(try #require(result.skipped.first)) == ["path", "reason", "others"])
        // The key too must know all that a check depends on.
        #expect(fields(RuleOptions()) == ["sdk", "minimumOS"])
        #expect(fields(Scope(deploymentTarget: 16, devices: [])) == ["deploymentTarget", "devices", "runsOnIOS", "others"])
    }
}
