import Foundation

@testable import ReglazeEngine

/// A folder for one test, gone when the test is.
final class ProjectFolder {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        path = folder.appendingPathComponent("reglaze-test-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(name, text) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func read(_ name: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    func setPermissions(_ name: String, _ permissions: Int) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: "\(path)/\(name)")
    }

    /// Every file and folder but `.reglaze`, with its permissions and content: what an undo must bring back.
    func snapshot() -> [String: String] {
        var result: [String: String] = [:]
        let enumerator = FileManager.default.enumerator(atPath: path)
        while let name = enumerator?.nextObject() as? String {
            guard name != ".reglaze", !name.hasPrefix(".reglaze/") else { continue }
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
            let mode = String((attributes?[.posixPermissions] as? Int) ?? 0, radix: 8)
            let content = FileManager.default.contents(atPath: "\(path)/\(name)").map { $0.base64EncodedString() }
            result[name] = "\(mode) \(content ?? "folder")"
        }
        return result
    }

    func journalEntries() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/.reglaze/journal")) ?? []).sorted()
    }

    /// The change of a file that is there, as it was read.
    func change(_ name: String, to text: String) throws -> FileChange {
        let old = try SourceFile(path: name, kind: .swift, content: Array((read(name) ?? "").utf8))
        return FileChange(path: name, old: old, new: try SourceFile(path: name, kind: .swift, content: Array(text.utf8)))
    }

    func new(_ name: String, _ text: String) throws -> FileChange {
        FileChange(path: name, old: nil, new: try SourceFile(path: name, kind: .swift, content: Array(text.utf8)))
    }
}

/// Runs a program and gives its exit status and all that it prints.
@discardableResult
func run(_ arguments: [String], in folder: String, input: String? = nil) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    if let input {
        let file = "\(folder)/.input-\(UUID().uuidString)"
        try Data(input.utf8).write(to: URL(fileURLWithPath: file))
        process.standardInput = FileHandle(forReadingAtPath: file)
        try FileManager.default.removeItem(atPath: file)
    }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}

/// Whether a program is on this machine.
func isInstalled(_ program: String) -> Bool { (try? run([program, "--version"], in: "/").status) == 0 }

/// Numbers that are the same on every run (S. Vigna's SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
