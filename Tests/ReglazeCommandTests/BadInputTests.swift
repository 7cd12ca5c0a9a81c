import Foundation
import Testing

/// What goes wrong with real files: each time a line names the file and the reason, the status tells of it, the rest is done, and
/// nothing is lost.
@Suite struct BadInputTests {
    static let old = """
        import SwiftUI

        struct Inbox: View {
            var body: some View {
                Text("Inbox").navigationBarTitle("Inbox")
            }
        }

        """
    static let new = old.replacing("navigationBarTitle", with: "navigationTitle")

    @Test(arguments: [
        (Data([0xFF, 0xFE, 0x61, 0x00]), "it is UTF-16 text; save it as UTF-8"),
        (Data([0x00, 0x01, 0xFF, 0x02]), "it is binary"),
        (Data("// caf".utf8) + Data([0xE9, 0x0A]), "line 1, byte 7 is not UTF-8; save the file as UTF-8"),
    ])
    func whatIsNoTextIsNamedAndStays(_ content: Data, _ reason: String) throws {
        let program = try Program(["A.swift": Self.old])
        try program.write(content, to: "Bad.swift")
        let outcome = try program.run("migrate", "--write")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "reglaze: Bad.swift: \(reason); skipped\n")
        #expect(try program.text(of: "A.swift") == Self.new)
        #expect(try Data(contentsOf: program.folder.appendingPathComponent("Bad.swift")) == content)
    }

    @Test(.enabled(if: geteuid() != 0, "SKIPPED: root may read everything")) func whatMayNotBeReadIsNamed() throws {
        let program = try Program(["A.swift": Self.old, "Closed.swift": Self.old])
        chmod(program.folder.appendingPathComponent("Closed.swift").path, 0)
        let outcome = try program.run("migrate", "--write")
        #expect(outcome.status == 3)
        #expect(outcome.errors == "reglaze: Closed.swift: permission denied; skipped\n")
        #expect(try program.text(of: "A.swift") == Self.new)
    }

    @Test func theMarkAndTheEndingsOfLinesStay() throws {
        let program = try Program()
        let text =
            "\u{FEFF}import SwiftUI\r\nlet a = 1\nlet b = Text(\"Inbox\")\r\n    .navigationBarTitle(\"Inbox\")\nlet c = 2\r\nlet d = 3"
        try program.write(Data(text.utf8), to: "A.swift")
        #expect(try program.run("migrate", "--write").status == 0)
        let expected = Data(text.replacing("navigationBarTitle", with: "navigationTitle").utf8)
        #expect(try Data(contentsOf: program.folder.appendingPathComponent("A.swift")) == expected)
        #expect(try program.run("undo").status == 0)
        #expect(try Data(contentsOf: program.folder.appendingPathComponent("A.swift")) == Data(text.utf8))
    }

    @Test func aLoneCarriageReturnStopsTheRewriteAndSaysWhy() throws {
        let text = Self.old.replacing("\n", with: "\r")
        let program = try Program(["A.swift": text])
        let outcome = try program.run("migrate", "--write")
        #expect(outcome.output.contains("ends in a lone carriage return"))
        #expect(try program.text(of: "A.swift") == text)
    }

    @Test func anEmptyFileIsFine() throws {
        let program = try Program(["Empty.swift": "", "A.swift": Self.old])
        let outcome = try program.run("migrate", "--write")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(try program.text(of: "Empty.swift") == "")
    }

    @Test func twentyMegabytesWithoutATriggerAreNotParsed() throws {
        let program = try Program(["A.swift": Self.old])
        let line = Data("    let aRatherLongNameForAConstant = [1, 2, 3, 4, 5, 6, 7]\n".utf8)
        try program.write(Data((0..<340_000).lazy.flatMap { _ in line }), to: "Large.swift")
        let outcome = try program.run("check", "--no-cache")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "")
    }

    @Test(arguments: [("(", ")"), ("[", "]"), ("VStack {\n", "}\n")])
    func tenThousandNestedAreNamedAndTheRestIsDone(_ open: String, _ close: String) throws {
        let program = try Program(["A.swift": Self.old])
        let deep = Self.old + "let x = " + String(repeating: open, count: 10_000) + "1" + String(repeating: close, count: 10_000)
        try program.write(Data(deep.utf8), to: "Deep.swift")
        let outcome = try program.run("migrate", "--write", "--no-cache")
        #expect(outcome.status == 3)
        #expect(outcome.errors.hasPrefix("reglaze: Deep.swift: line "))
        #expect(outcome.errors.hasSuffix(": brackets or `#if`s are nested too deep for the Swift parser; skipped\n"))
        #expect(try program.text(of: "A.swift") == Self.new)
        #expect(try program.text(of: "Deep.swift") == deep)
    }

    @Test func tenThousandModifiersAreRewritten() throws {
        let text = Self.old.replacing(
            ".navigationBarTitle", with: String(repeating: ".padding()\n", count: 10_000) + ".navigationBarTitle")
        let program = try Program(["A.swift": text])
        #expect(try program.run("migrate", "--write", "--no-cache").status == 0)
        let isRight = try program.text(of: "A.swift") == text.replacing("navigationBarTitle", with: "navigationTitle")
        #expect(isRight)
    }

    @Test func halfTypedCodeIsNamedAndStays() throws {
        let program = try Program(["A.swift": Self.old])
        for text in ["struct A { var b: navigationBarTitle", "<<<<<<< HEAD\n\(Self.old)=======\n>>>>>>> x\n"] {
            try program.write(Data(text.utf8), to: "Half.swift")
            try program.write(Data(Self.old.utf8), to: "A.swift")
            let outcome = try program.run("migrate", "--write")
            #expect(outcome.status == 3)
            #expect(outcome.errors.hasPrefix("reglaze: Half.swift: line 1: "))
            #expect(try program.text(of: "A.swift") == Self.new)
            #expect(try program.text(of: "Half.swift") == text)
        }
    }

    @Test func aBrokenProjectIsNamedAndTheRestIsDone() throws {
        let program = try Program(["A.swift": Self.old, "App.xcodeproj/project.pbxproj": "{\n<<<<<<< HEAD\n"])
        let outcome = try program.run("check")
        #expect(outcome.status == 3)
        #expect(
            outcome.errors == "reglaze: App.xcodeproj/project.pbxproj: line 2: it holds the marks of a merge conflict; skipped\n")
        #expect(outcome.output.contains("warning[navigation/bar-title]"))
    }

    @Test func aLinkThatLeavesTheRootIsNamedAndItsFileStays() throws {
        let program = try Program(["Outside.swift": Self.old, "App/A.swift": Self.old])
        try FileManager.default.createSymbolicLink(
            atPath: program.folder.appendingPathComponent("App/Link.swift").path, withDestinationPath: "../Outside.swift")
        let outcome = try program.run("migrate", "--write", "App")
        #expect(outcome.status == 3)
        #expect(outcome.errors.hasPrefix("reglaze: Link.swift: "))
        #expect(try program.text(of: "Outside.swift") == Self.old)
        #expect(try program.text(of: "App/A.swift") == Self.new)
    }

    @Test(.enabled(if: geteuid() != 0, "SKIPPED: root may write everywhere")) func aReadOnlyFolderIsNamedAndNothingIsWritten()
        throws
    {
        let program = try Program(["A/A.swift": Self.old, "B/B.swift": Self.old])
        let closed = program.folder.appendingPathComponent("B").path
        chmod(closed, 0o555)
        defer { chmod(closed, 0o755) }
        let outcome = try program.run("migrate", "--write")
        #expect(outcome.status == 3)
        #expect(outcome.errors.contains("B/B.swift") && outcome.errors.contains("ermission denied"))
        #expect(try program.text(of: "A/A.swift") == Self.old)
        #expect(try program.text(of: "B/B.swift") == Self.old)
    }

    @Test func undoAfterAnEditKeepsTheEdit() throws {
        let program = try Program(["A.swift": Self.old, "B.swift": Self.old])
        #expect(try program.run("migrate", "--write").status == 0)
        try program.write(Data((Self.new + "// mine\n").utf8), to: "A.swift")
        let outcome = try program.run("undo")
        #expect(outcome.status == 3)
        #expect(outcome.errors.hasPrefix("reglaze: A.swift changed since reglaze wrote it, so nothing was undone"))
        #expect(try program.text(of: "A.swift") == Self.new + "// mine\n")
        #expect(try program.text(of: "B.swift") == Self.new)
    }

    @Test func aBrokenCacheIsNotBelieved() throws {
        let program = try Program(["A.swift": Self.old])
        let first = try program.run("check").output
        let cache = program.folder.appendingPathComponent("cache/reglaze")
        let names = try FileManager.default.contentsOfDirectory(atPath: cache.path)
        #expect(!names.isEmpty)
        for name in names { try Data("REGLAZE1 nonsense".utf8).write(to: cache.appendingPathComponent(name)) }
        #expect(try program.run("check").output == first)
        #expect(try program.run("check", environment: ["XDG_CACHE_HOME": "/proc/none"]).output == first)
    }

    @Test(arguments: ["a b.swift", "a\nb.swift", "日本/é😀.swift", "-dash.swift", "it's \"so\".swift"])
    func namesAreTakenAsTheyAre(_ name: String) throws {
        let program = try Program([name: Self.old])
        #expect(try program.run("migrate", "--write", "--", name).status == 0)
        #expect(try program.text(of: name) == Self.new)
        #expect(try program.run("undo", "--", name).status == 0)
        #expect(try program.text(of: name) == Self.old)
    }
}
