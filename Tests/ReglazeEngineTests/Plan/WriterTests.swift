import Foundation
import Testing

@testable import ReglazeEngine

@Suite struct WriterTests {
    private func write(_ changes: [FileChange], _ folder: ProjectFolder) throws(WriteError) -> WriteResult {
        try Writer.write(changes, root: folder.path, command: "reglaze migrate --write")
    }

    /// The error that `changes` end with; nothing may have changed.
    private func error(_ changes: [FileChange], _ folder: ProjectFolder) throws -> WriteError? {
        let before = folder.snapshot()
        let error = #expect(throws: WriteError.self) { try write(changes, folder) }
        #expect(folder.snapshot() == before)
        #expect(folder.journalEntries() == [])
        return error
    }

    @Test func replacesAndMakesFiles() throws {
        let folder = try ProjectFolder(["A.swift": "a\n", "App/B.swift": "\u{FEFF}b\r\n", "C.swift": "c"])
        try folder.setPermissions("A.swift", 0o755)
        try folder.setPermissions("App/B.swift", 0o640)
        let changes = [
            try folder.change("A.swift", to: "aa\n"), try folder.change("App/B.swift", to: "\u{FEFF}bb\r\n"),
            try folder.change("C.swift", to: "c"), try folder.new("App/New/Deep/D.swift", "d\n"),
        ]
        let result = try write(changes, folder)
        #expect(result == WriteResult(replaced: ["A.swift", "App/B.swift"], made: ["App/New/Deep/D.swift"], journalEntry: 1))
        #expect(folder.read("A.swift") == "aa\n")
        #expect(folder.read("App/B.swift") == "\u{FEFF}bb\r\n")
        #expect(folder.read("App/New/Deep/D.swift") == "d\n")
        #expect(folder.snapshot().count == 7)
        #expect(folder.snapshot()["A.swift"]?.hasPrefix("755 ") == true)
        #expect(folder.snapshot()["App/B.swift"]?.hasPrefix("640 ") == true)
        #expect(folder.read(".reglaze/.gitignore") == "*\n")
    }

    @Test func writesNothingWhenThereIsNothingToWrite() throws {
        let folder = try ProjectFolder(["A.swift": "a\n"])
        #expect(try write([folder.change("A.swift", to: "a\n")], folder) == WriteResult())
        #expect(folder.read(".reglaze/.gitignore") == nil)
    }

    @Test func refusesAFileThatChanged() throws {
        let folder = try ProjectFolder(["A.swift": "a\n", "B.swift": "b\n", "C.swift": "c\n"])
        let changes = try ["A.swift", "B.swift", "C.swift"].map { try folder.change($0, to: "new\n") }
        try folder.write("B.swift", "someone else's\n")
        try FileManager.default.removeItem(atPath: "\(folder.path)/C.swift")
        #expect(try error(changes, folder) == .changed(["B.swift", "C.swift"]))
    }

    @Test func refusesAFileThatChangesWhileOthersAreWritten() throws {
        let folder = try ProjectFolder(["A.swift": "a\n", "B.swift": "b\n"])
        let changes = try ["A.swift", "B.swift"].map { try folder.change($0, to: "new\n") }
        let disk = FaultyDisk()
        disk.onCall = { [folder] _ in
            if folder.read("A.swift") == "new\n" { try? folder.write("B.swift", "someone else's\n") }
        }
        #expect(throws: WriteError.changed(["B.swift"])) {
            try Writer.write(changes, root: folder.path, command: "test", on: disk)
        }
        #expect(folder.read("A.swift") == "a\n")
        #expect(folder.read("B.swift") == "someone else's\n")
        #expect(folder.journalEntries() == [])
    }

    @Test func writesThroughALinkThatStaysInside() throws {
        let folder = try ProjectFolder(["Shared/A.swift": "a\n"])
        try folder.link("Link.swift", to: "Shared/A.swift")
        try folder.link("More", to: "Shared")
        _ = try write([folder.change("Link.swift", to: "aa\n"), folder.new("More/B.swift", "b\n")], folder)
        #expect(folder.read("Shared/A.swift") == "aa\n")
        #expect(folder.read("Shared/B.swift") == "b\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/Link.swift") == "Shared/A.swift")
        try Journal.undo(root: folder.path)
        #expect(folder.read("Shared/A.swift") == "a\n")
        #expect(folder.read("Shared/B.swift") == nil)
    }

    @Test func writesAFileAndALinkToItOnce() throws {
        let folder = try ProjectFolder(["A.swift": "a\n"])
        try folder.link("Link.swift", to: "A.swift")
        let different = [try folder.change("A.swift", to: "1\n"), try folder.change("Link.swift", to: "2\n")]
        #expect(try error(different, folder) == .twice("Link.swift"))
        _ = try write([folder.change("A.swift", to: "1\n"), folder.change("Link.swift", to: "1\n")], folder)
        #expect(folder.read("A.swift") == "1\n")
    }

    @Test func refusesWhatLeavesTheRoot() throws {
        let outside = try ProjectFolder(["A.swift": "a\n"])
        let folder = try ProjectFolder(["In.swift": "a\n"])
        try folder.link("Link.swift", to: "\(outside.path)/A.swift")
        try folder.link("Folder", to: outside.path)
        #expect(
            try error([folder.change("Link.swift", to: "b\n")], folder)
                == .outside("Link.swift", target: "\(outside.path)/A.swift"))
        #expect(
            try error([folder.change("Folder/A.swift", to: "b\n")], folder)
                == .outside("Folder/A.swift", target: "\(outside.path)/A.swift"))
        #expect(
            try error([folder.new("Folder/New/B.swift", "b\n")], folder) == .outside("Folder/New/B.swift", target: outside.path))
        for path in ["../B.swift", "/tmp/B.swift", "App/../../B.swift", "", "App//B.swift", "."] {
            #expect(try error([folder.new(path, "b\n")], folder) == .outside(path, target: path))
        }
        #expect(outside.snapshot().keys.sorted() == ["A.swift"])
    }

    @Test func refusesWhatIsNoFile() throws {
        let folder = try ProjectFolder(["A.swift/inside": ""])
        try folder.link("Nowhere.swift", to: "missing")
        #expect(try error([folder.change("A.swift", to: "b\n")], folder) == .notAFile("A.swift"))
        #expect(try error([folder.change("Nowhere.swift", to: "b\n")], folder) == .notAFile("Nowhere.swift"))
        #expect(try error([folder.new("Nowhere.swift", "b\n")], folder) == .notAFile("Nowhere.swift"))
    }

    @Test func makesNoFileWhereOneIs() throws {
        let folder = try ProjectFolder(["A.swift": "a\n", "B.swift": "b\n"])
        let changes = [try folder.change("A.swift", to: "new\n"), try folder.new("B.swift", "new\n")]
        #expect(try error(changes, folder) == .exists("B.swift"))
    }

    @Test(.enabled(if: geteuid() != 0, "SKIPPED: root may write everywhere")) func refusesWhatIsReadOnly() throws {
        let folder = try ProjectFolder(["A.swift": "a\n", "App/B.swift": "b\n"])
        let change = try folder.change("App/B.swift", to: "new\n")
        try folder.setPermissions("App/B.swift", 0o444)
        guard case .notWritable("App/B.swift", _) = try error([change], folder) else {
            Issue.record("written")
            return
        }
        try folder.setPermissions("App/B.swift", 0o644)
        try folder.setPermissions("App", 0o555)
        defer { try? folder.setPermissions("App", 0o755) }
        guard case .notWritable("App/B.swift", _) = try error([change], folder) else {
            Issue.record("written")
            return
        }
    }

    @Test func waitsForNobody() throws {
        let folder = try ProjectFolder(["A.swift": "a\n", ".reglaze/x": ""])
        let lock = try FileLock("\(folder.path)/.reglaze/lock")
        #expect(try error([folder.change("A.swift", to: "b\n")], folder) == .busy(lock: "\(folder.path)/.reglaze/lock"))
        extendLifetime(lock)
    }

    @Test func refusesAStateFolderThatIsALink() throws {
        let outside = try ProjectFolder()
        let folder = try ProjectFolder(["A.swift": "a\n"])
        try folder.link(".reglaze", to: outside.path)
        #expect(try error([folder.change("A.swift", to: "b\n")], folder) != nil)
        #expect(outside.snapshot().isEmpty)
    }

    @Test func copesWithLongNames() throws {
        let name = String(repeating: "ü", count: 120) + ".swift"
        let folder = try ProjectFolder([name: "a\n"])
        _ = try write([folder.change(name, to: "b\n")], folder)
        #expect(folder.read(name) == "b\n")
    }

    @Test func saysWhatToDo() {
        #expect(
            WriteError.changed(["A.swift", "B.swift", "C.swift"]).description
                == "A.swift, B.swift and C.swift changed after they were read, so nothing was written; run the command again")
        let error = SystemError(action: "write", path: "A.swift", reason: "No space left on device")
        #expect(
            WriteError.failed(error, restored: true).description
                == "can't write A.swift: No space left on device; every file is as it was before")
    }
}
