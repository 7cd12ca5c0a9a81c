import Foundation
import TestSupport

/// The libraries, compiled once for each iOS in a run of the tests.
enum Modules {
    private static let cache = Cache()

    static func built(for target: String) throws -> ShellModules { try cache.modules(for: target) }

    /// A folder of this process; it goes when the process ends.
    static let folder: URL = {
        atexit { try? FileManager.default.removeItem(at: Modules.folder) }
        return FileManager.default.temporaryDirectory
            .appendingPathComponent("reglaze-shell-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
    }()

    private final class Cache: @unchecked Sendable {
        private let lock = NSLock()
        private var modules: [String: Result<ShellModules, any Error>] = [:]

        func modules(for target: String) throws -> ShellModules {
            try lock.withLock {
                if let known = modules[target] { return try known.get() }
                let made = Result {
                    try ShellModules(deploymentTarget: target, in: Modules.folder.appendingPathComponent(target))
                }
                modules[target] = made
                return try made.get()
            }
        }
    }
}
