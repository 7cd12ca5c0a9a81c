import Foundation
import Testing

@Suite struct ProgramTests {
    static let old =
        "import SwiftUI\n\nstruct A: View {\n    var body: some View {\n        Text(\"a\").navigationBarTitle(\"A\")\n    }\n}\n"
    static let new = old.replacingOccurrences(of: "navigationBarTitle", with: "navigationTitle")

    @Test func checkFinds() throws {
        let program = try Program(["App/A.swift": Self.old])
        let outcome = try program.run("check")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains(" --> App/A.swift:5:19\n"))
        #expect(outcome.errors == "")
        let one = try program.run("check", "App/A.swift", "--format", "xcode")
        #expect(one.status == 1)
        #expect(one.output.hasPrefix("\(program.folder.path)/App/A.swift:5:19: warning: "))
    }

    @Test func nothingFound() throws {
        let program = try Program(["App/A.swift": Self.new])
        let outcome = try program.run("check")
        #expect(outcome.status == 0)
        #expect(outcome.output == "1 file: nothing found\n")
    }

    @Test func pathsAreShownFromWhereTheUserIs() throws {
        let program = try Program(["apps/one/A.swift": Self.old])
        #expect(try program.run("check", "apps/one").output.contains(" --> apps/one/A.swift:5:19\n"))
        let github = try program.run("check", "apps/one", "--format=github")
        #expect(github.output.hasPrefix("::warning file=apps/one/A.swift,line=5,"))
        #expect(try program.run("check", "apps/one", "--format=json").output.contains("\"path\": \"A.swift\""))
    }

    @Test func migrateShowsThenWritesThenUndoes() throws {
        let program = try Program(["App/A.swift": Self.old])
        let shown = try program.run("migrate")
        #expect(shown.status == 1)
        #expect(shown.output.contains("+        Text(\"a\").navigationTitle(\"A\")\n"))
        #expect(try program.text(of: "App/A.swift") == Self.old)
        let written = try program.run("migrate", "--write")
        #expect(written.status == 0, "\(written.errors)")
        #expect(written.output.contains("1 file written; `reglaze undo` takes it back"))
        #expect(try program.text(of: "App/A.swift") == Self.new)
        let elsewhere = try program.run("undo", "App")
        #expect(elsewhere.status == 3)
        #expect(elsewhere.errors.contains("nothing to undo") && elsewhere.errors.contains("has one: `reglaze undo /"))
        #expect(try program.run("migrate", "--write").status == 0)
        #expect(try program.run("migrate").status == 0)
        let undone = try program.run("undo")
        #expect(undone.status == 0, "\(undone.errors)")
        #expect(undone.output.contains("restored App/A.swift"))
        #expect(try program.text(of: "App/A.swift") == Self.old)
        let empty = try program.run("undo")
        #expect(empty.status == 3)
        #expect(empty.errors.contains("nothing to undo"))
        #expect(try !program.run("undo", "App").errors.contains("has one"))
    }

    @Test func theDiffCanBeApplied() throws {
        let program = try Program(["apps/one/A.swift": Self.old])
        let patch = try program.run("migrate", "apps/one").output
        try program.write(Data(patch.utf8), to: "p.patch")
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "apply", "p.patch"]
        git.currentDirectoryURL = program.folder
        try git.run()
        git.waitUntilExit()
        #expect(git.terminationStatus == 0)
        #expect(try program.text(of: "apps/one/A.swift") == Self.new)
    }

    @Test func standardInput() throws {
        let program = try Program(["Package.swift": ""])
        let found = try program.run("check", "-", "--stdin-path", "App/A.swift", "--format", "json", input: Self.old)
        #expect(found.status == 1)
        #expect(found.output.contains("\"path\": \"App/A.swift\""))
        let diff = try program.run("migrate", "-", "--stdin-path", "App/A.swift", input: Self.old)
        #expect(diff.status == 1)
        #expect(diff.output.contains("--- a/App/A.swift\n"))
        let text = try program.run("migrate", "--write", "--stdin-path", "App/A.swift", "-", input: Self.old)
        #expect(text.status == 0)
        #expect(text.output == Self.new)
        #expect(try program.run("migrate", "--write", "--stdin-path", "A.swift", "-", input: Self.new).output == Self.new)
        let nameless = try program.run("check", "-", input: Self.old)
        #expect(nameless.status == 2)
        #expect(nameless.errors.contains("--stdin-path App/ContentView.swift"))
    }

    @Test func whatCanNotBeReadIsNamedAndTheRestIsDone() throws {
        let program = try Program(["A.swift": Self.old, "B.swift": "struct { navigationBarTitle"])
        try program.write(Data([0xFF, 0x00]), to: "C.swift")
        let outcome = try program.run("check", "--format", "json")
        #expect(outcome.status == 3)
        #expect(outcome.output.contains("\"path\": \"A.swift\""))
        #expect(outcome.errors.contains("reglaze: B.swift: line 1: "))
        #expect(outcome.errors.contains("reglaze: C.swift: it is binary"))
        let missing = try program.run("check", "Missing")
        #expect(missing.status == 3)
        #expect(missing.errors.contains("Missing"))
    }

    @Test func baseline() throws {
        let program = try Program(["A.swift": Self.old])
        #expect(try program.run("check", "--write-baseline", "known.json").status == 0)
        try program.write(Data(("// one more line\n" + Self.old).utf8), to: "A.swift")
        let hidden = try program.run("check", "--baseline", "known.json")
        #expect(hidden.status == 0)
        #expect(hidden.output == "1 file: nothing found\n  1 more is in the baseline\n")
        try program.write(Data(#"{"baseline": "known.json"}"#.utf8), to: ".reglaze.json")
        #expect(try program.run("check").status == 0)
        let broken = try program.run("check", "--baseline", "A.swift")
        #expect(broken.status == 2)
        #expect(broken.errors.contains("A.swift:1:1: "))
        #expect(try program.run("check", "--baseline", "missing.json").status == 2)
    }

    @Test func configuration() throws {
        let program = try Program(["App/A.swift": Self.old, ".reglaze.json": #"{"severity": {"navigation/bar-title": "error"}}"#])
        #expect(try program.run("check", "App").output.contains("error[navigation/bar-title]"))
        try program.write(Data("{\n \"skp\": []}".utf8), to: ".reglaze.json")
        let wrong = try program.run("check")
        #expect(wrong.status == 2)
        #expect(wrong.errors == "reglaze: .reglaze.json:2:2: unknown key \"skp\"; did you mean \"skip\"?\n")
        try program.write(Data(#"{"skip": ["navigation"]}"#.utf8), to: "other.json")
        #expect(try program.run("check", "--config", "other.json").status == 0)
        #expect(try program.run("check", "--config", "missing.json").status == 2)
    }

    @Test func mistakes() throws {
        let program = try Program()
        for words in [
            ["chekc"], ["check", "--sdk", "1"], ["check", "--only", "nav"], ["explain", "x"], ["explain"], ["rules", "x"],
        ] {
            let outcome = try program.run(words[0], words.count > 1 ? words[1] : "--", words.count > 2 ? words[2] : "--")
            #expect(outcome.status == 2, "\(words)")
            #expect(outcome.errors.hasPrefix("reglaze: ") && outcome.errors.hasSuffix("\n"), "\(words): \(outcome.errors)")
            #expect(outcome.output == "")
        }
        #expect(
            try program.run("explain", "bar-titel").errors
                == "reglaze: unknown rule `bar-titel`; did you mean `navigation/bar-title`?\n")
    }

    @Test func helpVersionExplainRules() throws {
        let program = try Program()
        for words in [["--help"], ["help"], ["help", "check"], ["check", "--help"], ["--version"], ["rules"]] {
            let outcome = try program.run(words[0], words.count > 1 ? words[1] : "--")
            #expect(outcome.status == 0, "\(words)")
            #expect(!outcome.output.isEmpty)
        }
        #expect(try program.run("explain", "navigation/bar-title").output.contains("navigationTitle"))
        #expect(try program.run("rules", "--format", "json").output.hasPrefix("{\n  \"tool\": \"reglaze\""))
    }

    @Test func rulesOfAFamily() throws {
        let program = try Program()
        let list = try program.run("rules", "--only", "launch", "scene/manifest").output.split(separator: "\n")
        #expect(list.count >= 2)
        #expect(list.allSatisfy { $0.hasPrefix("launch/") || $0.hasPrefix("scene/manifest ") })
        let unknown = try program.run("rules", "--only", "lanch")
        #expect(unknown.status == 2)
        #expect(unknown.errors == "reglaze: `--only`: unknown rule `lanch`; did you mean `launch`?\n")
        let family = try program.run("explain", "scene").errors
        #expect(family.hasPrefix("reglaze: `scene` is a family of rules; explain one of them: "))
    }

    @Test func output() throws {
        let program = try Program(["A.swift": Self.old])
        let outcome = try program.run("check", "--output", "r.json", "--format", "json")
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(try program.text(of: "r.json").hasPrefix("{\n"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: program.folder.path).sorted() == ["A.swift", "cache", "r.json"])
        let failed = try program.run("check", "--output", "no/such/folder", "--no-cache")
        #expect(failed.status == 3)
        #expect(failed.errors == "reglaze: no/such/folder: no such file or directory; nothing was written there\n")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "SKIPPED: this system has no /dev/full"))
    func aFullDiskIsNoSilence() throws {
        let program = try Program(["A.swift": Self.old])
        let outcome = try program.run("check", "--output", "/dev/full")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "reglaze: /dev/full: no space left on device; nothing was written there\n")
    }

    @Test func theAssumedTargetIsTold() throws {
        let program = try Program(["A.swift": Self.old])
        #expect(try program.run("check").output.contains("iOS 16.0 is assumed"))
        #expect(try !program.run("check", "--deployment-target", "17.0").output.contains("assumed"))
        #expect(
            try program.run("check", "--deployment-target=17", "--format=json").output.contains("\"deploymentTarget\": \"17.0\""))
    }

    @Test func someOfThePathsAreMissing() throws {
        let program = try Program(["A/A.swift": Self.old])
        let outcome = try program.run("check", "A", "B")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "reglaze: B: there is no such file or folder; skipped\n")
        #expect(outcome.output.contains("A.swift:5:19"))
    }

    @Test func excludedFilesStayOut() throws {
        let program = try Program([
            "App/A.swift": Self.old, "App/Old/B.swift": Self.old, ".reglaze.json": #"{"exclude": ["App/Old/"]}"#,
        ])
        #expect(try program.run("check", "--format=xcode").output.split(separator: "\n").count == 1)
        #expect(try program.run("check", "App", "--format=xcode").output.split(separator: "\n").count == 1)
    }

    @Test func aBaselineHoldsForAPartOfTheProject() throws {
        let program = try Program(["App/A.swift": Self.old])
        _ = try program.run("check", "--write-baseline", "known.json")
        #expect(try program.run("check", "App", "--baseline", "known.json").status == 0)
        #expect(try program.run("check", "App/A.swift", "--baseline", "known.json").status == 0)
    }

    @Test func colour() throws {
        let program = try Program(["A.swift": Self.old])
        #expect(try !program.run("check").output.contains("\u{1B}"))
        #expect(try program.run("check", "--color=always").output.contains("\u{1B}"))
        #expect(try program.run("check", "--color=always", environment: ["NO_COLOR": "1"]).output.contains("\u{1B}"))
    }

    @Test func theSameInputGivesTheSameBytes() throws {
        let program = try Program(["A.swift": Self.old, "B.swift": Self.old, "C/D.swift": Self.old])
        let first = try program.run("check", "--format", "sarif", "--jobs", "1").output
        #expect(try program.run("check", "--format", "sarif", "--jobs", "4").output == first)
    }
}
