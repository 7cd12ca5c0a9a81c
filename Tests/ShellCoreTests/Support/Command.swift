import Foundation

/// Runs other programs, for the tests that ask the toolchain itself.
enum Command {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a program to its end and answers all that it has printed. Throws where it fails.
    @discardableResult
    static func run(_ program: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]) throws
        -> String
    {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = folder
        // A build in a build must not take over what the outer one has set.
        let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SWIFTPM_") && !$0.key.hasPrefix("GIT_") }
        process.environment = inherited.merging(environment) { _, mine in mine }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(
                description: "\(program) \(arguments.joined(separator: " ")): status \(process.terminationStatus)\n\(text)")
        }
        return text
    }
}
