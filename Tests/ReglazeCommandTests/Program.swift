import Foundation
import Testing

/// The built `reglaze`, run in a folder of its own.
final class Program {
    let folder: URL

    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    init(_ files: [String: String] = [:]) throws {
        // Links resolved, for the program prints paths that way.
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("reglaze-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ data: Data, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func text(of path: String) throws -> String { try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) }

    func run(_ words: String..., input: String? = nil, environment: [String: String] = [:]) throws -> Outcome {
        let process = Process()
        process.executableURL = try Self.executable()
        process.arguments = words
        process.currentDirectoryURL = folder
        var variables = ProcessInfo.processInfo.environment
        for name in ["NO_COLOR", "GITHUB_WORKSPACE"] { variables[name] = nil }
        variables["XDG_CACHE_HOME"] = folder.appendingPathComponent("cache").path
        process.environment = variables.merging(environment) { $1 }
        let (output, errors) = (folder.appendingPathComponent("stdout"), folder.appendingPathComponent("stderr"))
        for url in [output, errors] { try Data().write(to: url) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        let pipe = Pipe()
        process.standardInput = pipe
        try process.run()
        pipe.fileHandleForWriting.write(Data((input ?? "").utf8))
        try pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        defer { for url in [output, errors] { try? FileManager.default.removeItem(at: url) } }
        return Outcome(status: process.terminationStatus, output: try text(of: "stdout"), errors: try text(of: "stderr"))
    }

    /// It lies beside the test bundle.
    static func executable() throws -> URL {
        var places = [CommandLine.arguments[0]]
        if let option = CommandLine.arguments.firstIndex(of: "--test-bundle-path") {
            places.append(CommandLine.arguments[option + 1])
        }
        places.append(Bundle.main.bundlePath)
        for place in places {
            var folder = URL(fileURLWithPath: place)
            for _ in 0..<5 {
                folder.deleteLastPathComponent()
                let candidate = folder.appendingPathComponent("reglaze")
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue {
                    return candidate
                }
            }
        }
        Issue.record("the built reglaze was not found beside \(places)")
        throw CocoaError(.fileNoSuchFile)
    }
}
