import Foundation

/// Swift's own modules, compiled for iOS from the textual interfaces that a Linux toolchain ships.
///
/// The interfaces carry Apple's availability marks, so what they lack is only the target. A few declarations that
/// cannot be compiled from text alone are mended, none of which a snippet could notice.
struct StandardLibrary {
    let toolchain: Toolchain
    let cache: URL

    private static let names = ["Swift", "_Concurrency", "_StringProcessing", "Observation"]
    /// To be raised when `adapt` changes.
    private static let edition = "1"

    func key() throws -> String {
        try Fingerprint.of([Data(Self.edition.utf8), Data(toolchain.version().utf8)])
    }

    func build(into folder: URL) throws {
        var interfaces: [URL] = []
        // The text is asked for while the later modules compile; beside a finished module it would be compared by time.
        defer { for interface in interfaces { try? FileManager.default.removeItem(at: interface) } }
        for name in Self.names {
            let module = try SDKModules.moduleFile(name, in: folder)
            let interface = module.deletingPathExtension().appendingPathExtension("swiftinterface")
            try Data(adapt(try original(name), name: name).utf8).write(to: interface)
            interfaces.append(interface)
            var arguments = [
                "-compile-module-from-interface", "-module-name", name, "-o", module.path, "-target", SDKModules.oldestTarget,
                "-disable-availability-checking", "-I", folder.path, "-resource-dir", toolchain.resources.path,
                "-module-cache-path", cache.path, "-diagnostic-style", "llvm",
            ]
            if name == "Swift" || name == "_Concurrency" { arguments.append("-parse-stdlib") }
            try toolchain.require(arguments + [interface.path], to: "compile the module \(name) for iOS")
        }
    }

    private func original(_ name: String) throws -> String {
        let module = toolchain.interfaces.appendingPathComponent("\(name).swiftmodule", isDirectory: true)
        let files = (try? FileManager.default.contentsOfDirectory(at: module, includingPropertiesForKeys: nil)) ?? []
        let interface = files.sorted { $0.path < $1.path }.first {
            $0.pathExtension == "swiftinterface" && !$0.lastPathComponent.contains(".private.")
        }
        guard let interface else {
            throw Toolchain.Failure(what: "the toolchain has no textual interface of \(name) in \(module.path)")
        }
        return try String(contentsOf: interface, encoding: .utf8)
    }

    private func adapt(_ text: String, name: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices {
            let line = lines[index]
            if line.hasPrefix("// swift-module-flags:") {
                lines[index] = retargeted(line, optimized: name != "Swift")
            } else if line.hasPrefix("import Glibc") || line.trimmingPrefix(while: \.isWhitespace).hasPrefix("@backDeployed") {
                // A back-deployed function needs a body, which the text of a non-inlinable one leaves out.
                lines[index] = ""
            } else if line.contains("self = _stdlib_") {
                // The C mathematics of the machine that the text was made on.
                lines[index] = "self += 0"
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The flags line with our target. Without `-O` the largest module compiles faster; the others would then ask for
    /// a support module that we do not have.
    private func retargeted(_ flags: String, optimized: Bool) -> String {
        var words = flags.split(separator: " ").map(String.init)
        if let target = words.firstIndex(of: "-target"), target + 1 < words.count {
            words[target + 1] = SDKModules.oldestTarget
        }
        if !optimized { words.removeAll { $0 == "-O" } }
        return words.joined(separator: " ")
    }
}
