import Foundation
import Testing

@testable import ReglazeEngine

/// Whether this machine lets the tests mount a disk of their own.
private let canMount: Bool = {
    #if os(Linux)
        guard geteuid() == 0, let folder = try? ProjectFolder() else { return false }
        guard (try? run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.path], in: "/").status) == 0 else {
            return false
        }
        _ = try? run(["umount", folder.path], in: "/")
        return true
    #else
        return false
    #endif
}()

@Suite(.enabled(if: canMount, "SKIPPED: a full and a read-only disk need root and mount")) struct FullDiskTests {
    /// Calls `body` with a project on a disk that holds a megabyte.
    private func onSmallDisk(_ body: (ProjectFolder) throws -> Void) throws {
        let folder = try ProjectFolder()
        try #require(try run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder.path], in: "/").status == 0)
        defer { _ = try? run(["umount", "-l", folder.path], in: "/") }
        try body(folder)
    }

    @Test(arguments: [100, 300, 500, 700, 900])
    func aFullDiskChangesNothing(kilobytes: Int) throws {
        try onSmallDisk { folder in
            let old = String(repeating: "old\n", count: 10_000)
            let new = String(repeating: "new\n", count: 11_000)
            for number in 0..<3 { try folder.write("\(number).swift", old) }
            var changes: [FileChange] = []
            for number in 0..<3 { changes.append(try folder.change("\(number).swift", to: new)) }
            for number in 3..<5 { changes.append(try folder.new("New/\(number).swift", new)) }
            try folder.write("ballast", String(repeating: "x", count: kilobytes * 1024))
            let before = folder.snapshot()
            do throws(WriteError) {
                try Writer.write(changes, root: folder.path, command: "test")
                #expect(kilobytes < 600)
            } catch {
                #expect(error.description.contains("No space left on device"))
                guard case .failed(_, restored: true) = error else {
                    Issue.record("\(error)")
                    return
                }
                #expect(folder.snapshot() == before)
                #expect(folder.journalEntries() == [])
                return
            }
            try Journal.undo(root: folder.path)
            #expect(folder.snapshot() == before)
        }
    }

    @Test func aReadOnlyDiskIsTold() throws {
        try onSmallDisk { folder in
            try folder.write("A.swift", "a\n")
            let change = try folder.change("A.swift", to: "b\n")
            try #require(try run(["mount", "-o", "remount,ro", folder.path], in: "/").status == 0)
            let error = #expect(throws: WriteError.self) { try Writer.write([change], root: folder.path, command: "test") }
            #expect(error?.description.contains("Read-only file system") == true)
            let cache = ResultCache(root: folder.path, environment: [:])
            cache.store(Checker.Result(), for: CacheKey(version: "1"))
            #expect(cache.result(for: CacheKey(version: "1")) == nil)
        }
    }
}
