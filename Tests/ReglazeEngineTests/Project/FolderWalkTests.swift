import Foundation
import Testing

@testable import ReglazeEngine

@Suite struct FolderWalkTests {
    @Test func otherPeoplesCodeIsNotEntered() throws {
        let folders = [
            ".git", "Pods", "Carthage", ".build", "build", "DerivedData", "node_modules", ".swiftpm", ".reglaze", "vendor",
            "Vendor", "third_party", "ThirdParty", "X.xcframework", "X.bundle", "SourcePackages/checkouts", "Assets.xcassets",
        ]
        var files = ["App/A.swift": "", "Checkouts/B.swift": "", "checkouts/C.swift": ""]
        for folder in folders { files["App/\(folder)/X.swift"] = "" }
        let project = try TemporaryFolder(files).project()
        #expect(project.paths == ["App/A.swift", "Checkouts/B.swift", "checkouts/C.swift"])
        #expect(project.skippedFolders.contains("App/Pods"))
        #expect(project.skippedFolders.contains("App/Vendor"))
        #expect(project.unreadable.isEmpty)
    }

    @Test func otherKindsAreListedAndReadOnDemand() throws {
        let folder = try TemporaryFolder([
            "App/A.swift": "", "App/Info.plist": "<plist/>", "App/Main.storyboard": "<document/>", "App/B.m": "@end",
            "readme.md": "",
        ])
        let project = try folder.project()
        #expect(project.otherFiles.map(\.path) == ["App/B.m", "App/Info.plist", "App/Main.storyboard"])
        #expect(try project.read(ProjectFile(path: "App/B.m", kind: .objectiveC)).text == "@end")
        #expect(project.exists("App/Info.plist"))
        #expect(!project.exists("App/Other.plist"))
    }

    @Test func linksThatLeaveTheRootAreNamed() throws {
        let outside = try TemporaryFolder(["Lib/A.swift": "", "B.swift": "", "notes.md": ""])
        let folder = try TemporaryFolder(["App/C.swift": ""])
        try folder.link("App/Lib", to: "\(outside.path)/Lib")
        try folder.link("App/B.swift", to: "\(outside.path)/B.swift")
        try folder.link("App/notes.md", to: "\(outside.path)/notes.md")
        try folder.link("App/Gone.swift", to: "\(outside.path)/Gone.swift")
        let project = try folder.project()
        #expect(project.paths == ["App/C.swift"])
        #expect(project.unreadable.map(\.path) == ["App/B.swift", "App/Gone.swift", "App/Lib"])
        #expect(project.reason(for: "App/Lib")?.contains("link that leaves the project") == true)
        #expect(project.reason(for: "App/Gone.swift")?.contains("leads nowhere") == true)
    }

    @Test func linksInsideAreNotFollowedTwice() throws {
        let folder = try TemporaryFolder(["App/A.swift": "", "App/Deep/B.swift": ""])
        try folder.link("Again", to: "App")
        try folder.link("App/Deep/Round", to: "..")
        try folder.link("App/C.swift", to: "A.swift")
        let project = try folder.project()
        #expect(project.paths == ["App/A.swift", "App/Deep/B.swift"])
        #expect(project.unreadable.isEmpty)
    }

    @Test func linksInACircleAreNamed() throws {
        let folder = try TemporaryFolder(["A.swift": ""])
        try folder.link("B.swift", to: "C.swift")
        try folder.link("C.swift", to: "B.swift")
        let project = try folder.project()
        #expect(project.paths == ["A.swift"])
        #expect(project.reason(for: "B.swift")?.contains("circle") == true)
    }

    @Test func aRootBehindALinkIsTheRealFolder() throws {
        let folder = try TemporaryFolder(["App/A.swift": ""])
        try folder.link("Link", to: "App")
        let project = try folder.project("Link")
        #expect(project.root == "\(folder.path)/App")
        #expect(project.paths == ["A.swift"])
    }

    @Test func badFilesAreNamedWithTheirReasons() throws {
        let folder = try TemporaryFolder(["Good.swift": "let a = 1\n", "Empty.swift": ""])
        try folder.write("Binary.swift", [0x00, 0x01, 0xFF, 0x02])
        try folder.write("Latin.swift", Array("// caf".utf8) + [0xE9, 0x0A])
        try folder.write("Wide.swift", [0xFF, 0xFE, 0x61, 0x00])
        try folder.write("Mark.swift", [0xEF, 0xBB, 0xBF] + Array("let b = 2\r\n".utf8))
        mkfifo("\(folder.path)/Pipe.swift", 0o600)
        let project = try folder.project()
        #expect(project.paths == ["Empty.swift", "Good.swift", "Mark.swift"])
        #expect(project.reason(for: "Binary.swift") == "it is binary")
        #expect(project.reason(for: "Latin.swift")?.contains("line 1, byte 7") == true)
        #expect(project.reason(for: "Wide.swift")?.contains("UTF-16") == true)
    }

    @Test(.enabled(if: geteuid() != 0, "SKIPPED: root may read everything")) func whatMayNotBeReadIsNamed() throws {
        let folder = try TemporaryFolder(["A.swift": "", "Closed/B.swift": "", "C.swift": ""])
        chmod("\(folder.path)/Closed", 0)
        chmod("\(folder.path)/C.swift", 0)
        defer { chmod("\(folder.path)/Closed", 0o700) }
        let project = try folder.project()
        #expect(project.paths == ["A.swift"])
        #expect(project.reason(for: "C.swift") == "permission denied")
        #expect(project.reason(for: "Closed")?.contains("permission denied") == true)
    }

    @Test func aFileOfTwentyMegabytesIsRead() throws {
        let folder = try TemporaryFolder()
        let count = 20 << 20
        try folder.write("Large.swift", [UInt8](repeating: UInt8(ascii: "/"), count: count))
        try folder.write("Huge.swift", [UInt8](repeating: 0x20, count: (32 << 20) + 1))
        let project = try folder.project()
        #expect(project.files.map(\.bytes.count) == [count])
        #expect(project.reason(for: "Huge.swift") == "it has 32 MB; files over 32 MB are not read")
    }

    @Test func manyFilesAreWalkedInNoTime() throws {
        var files: [String: String] = [:]
        for index in 0..<1000 { files["App/\(index % 100)/File\(index).swift"] = "let x = \(index)\n" }
        let folder = try TemporaryFolder(files)
        let project = try folder.project()
        #expect(project.files.count == 1000)
        #expect(project.paths == project.paths.sorted())
    }
}
