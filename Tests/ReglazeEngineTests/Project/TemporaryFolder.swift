import Foundation

@testable import ReglazeEngine

/// A folder for one test, removed with it.
final class TemporaryFolder: Sendable {
    /// Without links in it.
    let path: String

    init(_ files: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reglaze-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = try FileSystem.realPath(folder.path)
        for (name, text) in files { try write(name, text) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

    func write(_ name: String, _ bytes: [UInt8]) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func link(_ name: String, to target: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }

    func project(_ names: String..., exclude: [String] = [], deploymentTarget: OSVersion? = nil) throws -> Project {
        let paths = names.isEmpty ? [path] : names.map { "\(path)/\($0)" }
        return try Project(paths: paths, exclude: exclude, deploymentTarget: deploymentTarget, jobs: 2)
    }
}

extension Project {
    var paths: [String] { files.filter { $0.kind == .swift }.map(\.path) }

    func reason(for path: String) -> String? { unreadable.first { $0.path == path }?.reason }
}
