import Foundation

/// Compiles Swift text for the machine that the tests run on, and runs it.
public enum SwiftProgram {
    /// What the program prints; a compiler error, or a run that fails, is thrown with its text.
    /// - Parameter files: texts by name; one is `main.swift`.
    public static func output(of files: [String: String], languageMode: String = "6") throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("program-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        let program = folder.appendingPathComponent("program")
        let compiler = try Toolchain.inUse().root.appendingPathComponent("bin/swiftc")
        let paths = files.keys.sorted().map { folder.appendingPathComponent($0).path }
        let arguments = ["-swift-version", languageMode, "-Onone", "-o", program.path] + paths
        try run(compiler, arguments, to: "compile the program")
        return try run(program, [], to: "run the program")
    }

    @discardableResult
    private static func run(_ executable: URL, _ arguments: [String], to purpose: String) throws -> String {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Toolchain.Failure(what: "could not \(purpose)", output: text) }
        return text
    }
}
