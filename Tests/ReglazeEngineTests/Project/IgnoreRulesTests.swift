import Testing

@testable import ReglazeEngine

@Suite struct IgnoreRulesTests {
    @Test(arguments: [
        // A bare name counts at every depth.
        ("Generated", "Generated/A.swift", true), ("Generated", "App/Generated/A.swift", true),
        ("Generated", "App/Generated.swift", false), ("A.swift", "App/A.swift", true),
        // A slash ties the pattern to its folder.
        ("/A.swift", "A.swift", true), ("/A.swift", "App/A.swift", false), ("App/Old", "App/Old/A.swift", true),
        ("App/Old", "Lib/App/Old/A.swift", false),
        // Only folders.
        ("Old/", "Old/A.swift", true), ("A.swift/", "A.swift", false),
        // Stars.
        ("*.generated.swift", "App/A.generated.swift", true), ("*.generated.swift", "App/generated.swift", false),
        ("App/*.swift", "App/A.swift", true), ("App/*.swift", "App/Views/A.swift", false),
        ("App/**/A.swift", "App/A.swift", true), ("App/**/A.swift", "App/x/y/A.swift", true),
        ("**/Views/A.swift", "App/Views/A.swift", true), ("**/Views/A.swift", "Views/A.swift", true),
        ("App/**", "App/x/A.swift", true), ("App/**", "Lib/App.swift", false), ("**/A.swift", "x/A.swift", true),
        ("*", "A.swift", true), ("A?.swift", "AB.swift", true), ("A?.swift", "A.swift", false),
        ("x*y*z.swift", "xaybyz.swift", true), ("x*y*z.swift", "xaz.swift", false),
        // Classes.
        ("[AB].swift", "A.swift", true), ("[!AB].swift", "A.swift", false), ("[^AB].swift", "C.swift", true),
        ("[A-C].swift", "B.swift", true), ("[]A].swift", "A.swift", true), ("[A.swift", "[A.swift", false),
        // What is no pattern, and what is escaped.
        ("# A.swift", "A.swift", false), ("", "A.swift", false), ("A.swift   ", "A.swift", true),
        ("\\#A.swift", "#A.swift", true), ("\\!A.swift", "!A.swift", true), ("A.swift\r", "A.swift", true),
    ])
    func patterns(pattern: String, file: String, isIgnored: Bool) throws {
        let folder = try TemporaryFolder([".gitignore": pattern + "\n", file: "", "kept/Z.swift": ""])
        let kept = try folder.project().paths
        #expect(!kept.contains(file) == isIgnored, "\(pattern) and \(file)")
    }

    @Test func laterPatternsTakeBack() throws {
        let folder = try TemporaryFolder([
            ".gitignore": "*.swift\n!Keep.swift\n", "A.swift": "", "Keep.swift": "", "App/Keep.swift": "",
        ])
        #expect(try folder.project().paths == ["App/Keep.swift", "Keep.swift"])
    }

    @Test func nothingComesBackFromAnIgnoredFolder() throws {
        let folder = try TemporaryFolder([".gitignore": "Old\n!Old/Keep.swift\n", "Old/Keep.swift": "", "A.swift": ""])
        #expect(try folder.project().paths == ["A.swift"])
    }

    @Test func innerFilesWin() throws {
        let folder = try TemporaryFolder([
            ".gitignore": "*.swift\n", "App/.gitignore": "!*.swift\n/B.swift\n", "A.swift": "", "App/A.swift": "",
            "App/B.swift": "", "App/x/B.swift": "",
        ])
        #expect(try folder.project().paths == ["App/A.swift", "App/x/B.swift"])
    }

    @Test func filesAboveTheRootCountInsideARepository() throws {
        let folder = try TemporaryFolder([
            ".git/HEAD": "", ".gitignore": "/App/Old\n", "App/Old/A.swift": "", "App/B.swift": "",
        ])
        #expect(try folder.project("App").paths == ["B.swift"])
        // What is asked for by name is read.
        #expect(try folder.project("App/Old").paths == ["A.swift"])
    }

    @Test func excludedGlobsAreReadTheSameWay() throws {
        let folder = try TemporaryFolder(["App/A.swift": "", "App/B.generated.swift": "", "Tests/C.swift": ""])
        #expect(try folder.project(exclude: ["*.generated.swift", "Tests/"]).paths == ["App/A.swift"])
        #expect(try folder.project(exclude: ["./App/*.swift"]).paths == ["Tests/C.swift"])
    }

    @Test func manyStarsEnd() {
        let glob = Glob(String(repeating: "*a", count: 60) + "b")
        #expect(!glob.matches(path: String(repeating: "a", count: 200)))
        #expect(!Glob(String(repeating: "**/a/", count: 30) + "b").matches(path: String(repeating: "a/", count: 100)))
    }
}
