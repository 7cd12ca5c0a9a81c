import Foundation
import Testing

@testable import ReglazeEngine

@Suite struct JournalTests {
    private func written() throws -> (folder: ProjectFolder, before: [String: String]) {
        let folder = try ProjectFolder(["A.swift": "\u{FEFF}a\r\n", "App/B.swift": "b"])
        try folder.setPermissions("App/B.swift", 0o600)
        let before = folder.snapshot()
        let changes = [
            try folder.change("A.swift", to: "\u{FEFF}new\r\n"), try folder.change("App/B.swift", to: "new"),
            try folder.new("App/Made/C.swift", "made\n"),
        ]
        try Writer.write(changes, root: folder.path, command: "reglaze migrate --write")
        return (folder, before)
    }

    @Test func restoresEveryByte() throws {
        let (folder, before) = try written()
        let result = try Journal.undo(root: folder.path)
        #expect(folder.snapshot() == before)
        #expect(result.restored == ["A.swift", "App/B.swift"])
        #expect(result.removed == ["App/Made/C.swift"])
        #expect(result.command == "reglaze migrate --write")
        #expect(abs(result.date.timeIntervalSinceNow) < 60)
        #expect(!result.wasInterrupted)
        #expect(throws: WriteError.nothingToUndo(root: folder.path)) { try Journal.undo(root: folder.path) }
    }

    @Test func restoresPermissionsThatTheEditorChanged() throws {
        let (folder, before) = try written()
        try folder.setPermissions("App/B.swift", 0o644)
        try Journal.undo(root: folder.path)
        #expect(folder.snapshot() == before)
    }

    @Test func takesTheWriteBeforeNext() throws {
        let (folder, before) = try written()
        let between = folder.snapshot()
        try Writer.write([folder.change("A.swift", to: "third\n")], root: folder.path, command: "second")
        #expect(folder.journalEntries() == ["1", "2"])
        #expect(try Journal.undo(root: folder.path).command == "second")
        #expect(folder.snapshot() == between)
        try Journal.undo(root: folder.path)
        #expect(folder.snapshot() == before)
        #expect(folder.journalEntries() == [])
    }

    @Test func refusesFilesThatSomeoneElseChanged() throws {
        let (folder, before) = try written()
        try folder.write("A.swift", "mine\n")
        try folder.write("App/Made/C.swift", "mine\n")
        let now = folder.snapshot()
        #expect(throws: WriteError.changedSince(["A.swift", "App/Made/C.swift"], entry: "\(folder.path)/.reglaze/journal/1")) {
            try Journal.undo(root: folder.path)
        }
        #expect(folder.snapshot() == now)
        try Journal.undo(root: folder.path, force: true)
        #expect(folder.snapshot() == before)
    }

    @Test func refusesAFileThatIsGone() throws {
        let (folder, before) = try written()
        try FileManager.default.removeItem(atPath: "\(folder.path)/App")
        #expect(throws: WriteError.changedSince(["App/B.swift"], entry: "\(folder.path)/.reglaze/journal/1")) {
            try Journal.undo(root: folder.path)
        }
        try Journal.undo(root: folder.path, force: true)
        #expect(folder.snapshot() == before)
    }

    @Test func leavesFoldersThatGotOtherFiles() throws {
        let (folder, before) = try written()
        try folder.write("App/Made/Mine.swift", "mine\n")
        try Journal.undo(root: folder.path)
        #expect(Set(folder.snapshot().keys).subtracting(before.keys) == ["App/Made", "App/Made/Mine.swift"])
    }

    @Test func doesNotRestoreWhatIsRestored() throws {
        let (folder, before) = try written()
        try folder.write("A.swift", "\u{FEFF}a\r\n")
        #expect(try Journal.undo(root: folder.path).restored == ["App/B.swift"])
        #expect(folder.snapshot() == before)
    }

    @Test func doesNotTrustABrokenJournal() throws {
        let (folder, _) = try written()
        let now = folder.snapshot()
        try folder.write(".reglaze/journal/1/0.old", "broken")
        let error = #expect(throws: WriteError.self) { try Journal.undo(root: folder.path) }
        guard case .damaged("\(folder.path)/.reglaze/journal/1", _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        try folder.write(".reglaze/journal/1/manifest.json", "{}")
        #expect(throws: WriteError.self) { try Journal.undo(root: folder.path) }
        #expect(throws: WriteError.self) { try Writer.write([folder.change("A.swift", to: "x")], root: folder.path, command: "") }
        #expect(folder.snapshot() == now)
    }

    @Test func writesOutsideTheRootForNoJournal() throws {
        let (folder, _) = try written()
        let outside = try ProjectFolder(["A.swift": "\u{FEFF}new\r\n"])
        let manifest = try #require(folder.read(".reglaze/journal/1/manifest.json"))
        let target = "../\(outside.path.lastPathComponent)/A.swift"
        try folder.write(
            ".reglaze/journal/1/manifest.json", manifest.replacingOccurrences(of: "\"A.swift\"", with: "\"\(target)\""))
        #expect(throws: WriteError.outside(target, target: target)) { try Journal.undo(root: folder.path, force: true) }
        #expect(outside.read("A.swift") == "\u{FEFF}new\r\n")
    }
}
