import Foundation
import TestSupport

/// Programs of the toolchain that a test runs.
enum Program {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Compiles texts, the last of them with statements at its top, and a library for the machine at hand, and runs it.
    /// - Returns: the lines that it prints.
    static func run(_ texts: [String], with library: String) throws -> [String] {
        let folder = Modules.folder.appendingPathComponent("program-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let main = folder.appendingPathComponent("main.swift")
        try Data(texts.joined(separator: "\n").utf8).write(to: main)
        let module = [
            "-emit-module", "-emit-library", "-static", "-parse-as-library", "-module-name", library, "-swift-version", "6",
            "-emit-module-path", folder.appendingPathComponent("\(library).swiftmodule").path,
            "-o", folder.appendingPathComponent("lib\(library).a").path,
        ]
        let compiler = try ShellModules.tool("swiftc")
        try run(compiler, module + ShellModules.sources(of: library).map(\.path))
        let program = folder.appendingPathComponent("program")
        try run(
            compiler,
            ["-I", folder.path, "-L", folder.path, "-l\(library)", "-swift-version", "6", "-o", program.path, main.path])
        return try run(program.path, []).split(separator: "\n").map(String.init)
    }

    /// Makes the documentation of a library.
    /// - Returns: what docc complains about; empty where all is well.
    static func documentation(of name: String, graphs: URL) throws -> String {
        try run(
            ShellModules.tool("docc"),
            [
                "convert", ShellModules.root(of: name).appendingPathComponent("\(name).docc").path,
                "--additional-symbol-graph-dir", graphs.path, "--ide-console-output",
                "--output-path", Modules.folder.appendingPathComponent("\(name).doccarchive").path,
            ])
    }

    /// What it has printed, on both outputs. Throws where it fails.
    @discardableResult
    private static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = Modules.folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(program) ended with \(process.terminationStatus):\n\(text)")
        }
        return text
    }
}
