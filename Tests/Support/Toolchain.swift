import Foundation

/// The Swift toolchain that `PATH` names, and how to run its compiler's front end.
struct Toolchain: Sendable {
    struct Failure: Error, CustomStringConvertible {
        var what: String
        var output = ""
        var description: String { output.isEmpty ? what : "\(what):\n\(output)" }
    }

    struct Run {
        var status: Int32
        var standardOutput: String
        var standardError: String
    }

    /// The folder that holds `bin` and `lib`.
    let root: URL

    var resources: URL { root.appendingPathComponent("lib/swift", isDirectory: true) }
    /// Where the textual interfaces of the standard library are.
    var interfaces: URL { resources.appendingPathComponent("linux", isDirectory: true) }

    /// `REGLAZE_TOOLCHAIN` names it as for `Package.swift`; otherwise it is the one on `PATH`.
    static func inUse() throws(Failure) -> Toolchain {
        let environment = ProcessInfo.processInfo.environment
        var folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/opt/swift/usr/bin", "/usr/bin"]
        if let toolchain = environment["REGLAZE_TOOLCHAIN"] { folders.insert("\(toolchain)/bin", at: 0) }
        for folder in folders {
            let compiler = URL(fileURLWithPath: folder).appendingPathComponent("swiftc").resolvingSymlinksInPath()
            let binaries = compiler.deletingLastPathComponent()
            if FileManager.default.isExecutableFile(atPath: binaries.appendingPathComponent("swift-frontend").path) {
                return Toolchain(root: binaries.deletingLastPathComponent())
            }
        }
        throw Failure(what: "no swiftc with a swift-frontend beside it was found; set REGLAZE_TOOLCHAIN to a toolchain")
    }

    func frontend(_ arguments: [String]) throws -> Run {
        let process = Process()
        process.executableURL = root.appendingPathComponent("bin/swift-frontend")
        process.arguments = ["-frontend"] + arguments
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // The front end prints next to nothing on standard output, so reading one pipe after the other cannot block it.
        let errorData = errors.fileHandleForReading.readDataToEndOfFile()
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus, standardOutput: String(decoding: outputData, as: UTF8.self),
            standardError: String(decoding: errorData, as: UTF8.self))
    }

    /// As `frontend`, for a run that must succeed.
    func require(_ arguments: [String], to purpose: String) throws {
        let run = try frontend(arguments)
        guard run.status == 0 else { throw Failure(what: "could not \(purpose)", output: run.standardError) }
    }

    func version() throws -> String {
        try frontend(["-version"]).standardOutput
    }
}
