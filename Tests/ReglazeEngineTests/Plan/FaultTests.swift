import Foundation
import Testing

@testable import ReglazeEngine

/// A fault at every call that a write and an undo make to the disk.
@Suite struct FaultTests {
    private func project() throws -> ProjectFolder {
        let folder = try ProjectFolder(["A.swift": "\u{FEFF}a\r\n", "App/B.swift": "b"])
        try folder.setPermissions("App/B.swift", 0o640)
        return folder
    }

    private func changes(_ folder: ProjectFolder) throws -> [FileChange] {
        [
            try folder.change("A.swift", to: "\u{FEFF}new\r\n"), try folder.change("App/B.swift", to: "new"),
            try folder.new("App/Made/C.swift", "made\n"),
        ]
    }

    private func write(_ folder: ProjectFolder, _ disk: FaultyDisk) throws -> WriteError? {
        let changes = try changes(folder)
        do throws(WriteError) {
            _ = try Writer.write(changes, root: folder.path, command: "test", on: disk)
            return nil
        } catch {
            return error
        }
    }

    private func undo(_ folder: ProjectFolder, _ disk: FaultyDisk = FaultyDisk()) -> WriteError? {
        do throws(WriteError) {
            _ = try Journal.undo(root: folder.path, on: disk)
            return nil
        } catch {
            return error
        }
    }

    /// The numbers of the calls that a write, or an undo after it, makes.
    private func calls(ofUndo: Bool) throws -> [String] {
        let folder = try project()
        let disk = FaultyDisk()
        #expect(try write(folder, disk) == nil)
        guard ofUndo else { return disk.calls }
        let second = FaultyDisk()
        #expect(undo(folder, second) == nil)
        return second.calls
    }

    @Test(arguments: [FaultyDisk.Fault.refuse, .refuseAfterwards, .full])
    func aWriteThatFailsChangesNothing(fault: FaultyDisk.Fault) throws {
        let calls = try calls(ofUndo: false)
        #expect(calls.count > 50)
        for (number, call) in calls.enumerated() {
            let folder = try project()
            let before = folder.snapshot()
            let error = try write(folder, FaultyDisk(fault, at: number))
            if error == nil {
                // Only what is tried again, or needs no space, may fail unseen.
                #expect(folder.snapshot() != before, "\(fault) at \(number), \(call)")
            } else {
                #expect(folder.snapshot() == before, "\(fault) at \(number), \(call): \(String(describing: error))")
                #expect(try write(folder, FaultyDisk()) == nil, "\(fault) at \(number), \(call)")
            }
            #expect(undo(folder) == nil, "\(fault) at \(number), \(call)")
            #expect(folder.snapshot() == before, "\(fault) at \(number), \(call)")
        }
    }

    @Test func aKillLeavesTheOldProjectOrWhatRestoresIt() throws {
        let calls = try calls(ofUndo: false)
        var halves = 0
        for (number, call) in calls.enumerated() {
            let folder = try project()
            let before = folder.snapshot()
            _ = try write(folder, FaultyDisk(.kill, at: number))
            if folder.snapshot() != before { halves += 1 }
            switch undo(folder) {
            case nil: break
            case .nothingToUndo: #expect(folder.snapshot() == before, "killed at \(number), \(call)")
            case let error?: Issue.record("killed at \(number), \(call): \(error)")
            }
            #expect(folder.snapshot() == before, "killed at \(number), \(call)")
            #expect(folder.journalEntries().allSatisfy { folder.read(".reglaze/journal/\($0)/manifest.json") == nil })
            // What the kill left does not stand in the way of the next write.
            #expect(try write(folder, FaultyDisk()) == nil, "killed at \(number), \(call)")
            #expect(folder.journalEntries().count == 1)
        }
        #expect(halves > 5)
    }

    @Test func theNextWriteKnowsWhatAKillLeft() throws {
        let calls = try calls(ofUndo: false)
        var interrupted = 0
        for (number, call) in calls.enumerated() {
            let folder = try project()
            let before = folder.snapshot()
            let old = try changes(folder)
            _ = try write(folder, FaultyDisk(.kill, at: number))
            do throws(WriteError) {
                try Writer.write(old, root: folder.path, command: "again")
                #expect(undo(folder) == nil)
                #expect(folder.snapshot() == before, "killed at \(number), \(call)")
            } catch .interrupted {
                interrupted += 1
                #expect(undo(folder) == nil)
                #expect(folder.snapshot() == before, "killed at \(number), \(call)")
            } catch {
                // Killed when all was in place: the files are not what the changes were made for.
                switch error {
                case .changed, .exists: #expect(undo(folder) == nil)
                default: Issue.record("killed at \(number), \(call): \(error)")
                }
                #expect(folder.snapshot() == before, "killed at \(number), \(call)")
            }
        }
        #expect(interrupted > 0)
    }

    @Test(arguments: [FaultyDisk.Fault.refuse, .refuseAfterwards, .full])
    func anUndoThatFailsChangesNothing(fault: FaultyDisk.Fault) throws {
        for (number, call) in try calls(ofUndo: true).enumerated() {
            let folder = try project()
            let before = folder.snapshot()
            #expect(try write(folder, FaultyDisk()) == nil)
            let written = folder.snapshot()
            if let error = undo(folder, FaultyDisk(fault, at: number)) {
                #expect(folder.snapshot() == written, "\(fault) at \(number), \(call): \(error)")
                #expect(undo(folder) == nil, "\(fault) at \(number), \(call)")
            } else {
                // What could not be cleared away is by the next run.
                let second = undo(folder)
                #expect(second == nil || second == .nothingToUndo(root: folder.path), "\(fault) at \(number), \(call)")
            }
            #expect(folder.snapshot() == before, "\(fault) at \(number), \(call)")
        }
    }

    @Test func aKilledUndoCanBeFinished() throws {
        for (number, call) in try calls(ofUndo: true).enumerated() {
            let folder = try project()
            let before = folder.snapshot()
            #expect(try write(folder, FaultyDisk()) == nil)
            _ = undo(folder, FaultyDisk(.kill, at: number))
            switch undo(folder) {
            case nil, .nothingToUndo: break
            case let error?: Issue.record("killed at \(number), \(call): \(error)")
            }
            #expect(folder.snapshot() == before, "killed at \(number), \(call)")
        }
    }

    /// Killed for good, in a process of its own.
    @Test(arguments: [30, 45, 55, 60, 65, 70, 75, 80, 90])
    func aRealKillCanBeUndone(call: Int) async throws {
        let folder = try project()
        let before = folder.snapshot()
        let path = folder.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, call = call as Int] in
            let names = ["A.swift", "App/B.swift"]
            var changes: [FileChange] = []
            for name in names {
                let old = try SourceFile(path: name, kind: .swift, content: try Disk().read("\(path)/\(name)"))
                changes.append(
                    FileChange(path: name, old: old, new: try SourceFile(path: name, kind: .swift, content: Array("new".utf8))))
            }
            let made = try SourceFile(path: "App/Made/C.swift", kind: .swift, content: [])
            changes.append(FileChange(path: "App/Made/C.swift", old: nil, new: made))
            let disk = FaultyDisk()
            disk.onCall = { if $0 == call { kill(getpid(), SIGKILL) } }
            _ = try Writer.write(changes, root: path, command: "test", on: disk)
            // A number past the last call: killed when all is done.
            kill(getpid(), SIGKILL)
        }
        #expect(folder.read(".reglaze/lock") != nil)
        switch undo(folder) {
        case nil, .nothingToUndo: break
        case let error?: Issue.record("killed at \(call): \(error)")
        }
        #expect(folder.snapshot() == before)
    }
}
