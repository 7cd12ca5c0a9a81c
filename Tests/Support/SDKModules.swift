import Foundation

/// The compiled modules that a snippet is checked against, under the package's `.build/sdk-stubs`:
/// the standard library for iOS (`stdlib-…`) and our declarations (`stubs-…`), each folder named after a hash of
/// what it was made from, so that it never needs to be thrown away.
struct SDKModules: Sendable {
    let toolchain: Toolchain
    let standardLibrary: URL
    let stubs: URL
    let cache: URL
    /// The folder of an SDK of Apple's that takes the place of the stubs, to prove them and the rules against it.
    var realSDK: URL?

    /// Our modules in the order of their imports.
    static let names = [
        "ObjectiveC", "CoreGraphics", "Dispatch", "Combine", "Foundation", "CoreData", "UserNotifications", "UIKit", "SwiftUI",
    ]

    static var sources: URL { packageRoot.appendingPathComponent("Tests/SDKStubs", isDirectory: true) }

    static var packageRoot: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// The lowest iOS that anything is compiled for; a snippet may be checked for it or any later one.
    static let oldestTarget = "arm64-apple-ios13.0"

    static func prepared() throws -> SDKModules {
        let toolchain = try Toolchain.inUse()
        let base = packageRoot.appendingPathComponent(".build/sdk-stubs", isDirectory: true)
        try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
        let cache = base.appendingPathComponent("cache", isDirectory: true)
        let lock = try FileLock(at: base.appendingPathComponent("lock"))
        defer { lock.unlock() }
        if let sdk = ProcessInfo.processInfo.environment["REGLAZE_SDK"] {
            return try real(URL(fileURLWithPath: sdk, isDirectory: true), toolchain: toolchain, in: base)
        }

        let derivation = StandardLibrary(toolchain: toolchain, cache: cache)
        let standardLibrary = base.appendingPathComponent("stdlib-\(try derivation.key())", isDirectory: true)
        try make(standardLibrary) { try derivation.build(into: $0) }

        let files = try stubFiles()
        let key = try Fingerprint.of([Data(standardLibrary.lastPathComponent.utf8)] + files.map { try Data(contentsOf: $0) })
        let modules = SDKModules(
            toolchain: toolchain, standardLibrary: standardLibrary,
            stubs: base.appendingPathComponent("stubs-\(key)", isDirectory: true), cache: cache)
        try make(modules.stubs) { try modules.buildStubs(into: $0) }
        return modules
    }

    /// The toolchain's resources without its modules for Linux, some of which have the names of the SDK's (Dispatch).
    private static func real(_ sdk: URL, toolchain: Toolchain, in base: URL) throws -> SDKModules {
        let resources = base.appendingPathComponent("resources", isDirectory: true)
        try make(resources) { folder in
            for name in ["apinotes", "clang", "host", "shims"] {
                try FileManager.default.createSymbolicLink(
                    at: folder.appendingPathComponent(name),
                    withDestinationURL: toolchain.resources.appendingPathComponent(name))
            }
        }
        let cache = base.appendingPathComponent("cache-sdk", isDirectory: true)
        return SDKModules(toolchain: toolchain, standardLibrary: resources, stubs: resources, cache: cache, realSDK: sdk)
    }

    /// The front end's arguments for making a module of an app; the files follow. It checks all that a build checks.
    func moduleArguments(
        name: String, file: URL, deploymentTarget: String, languageMode: String, searching folders: [URL]
    ) -> [String] {
        [
            "-emit-module", "-parse-as-library", "-O", "-module-name", name, "-o", file.path, "-swift-version", languageMode,
            "-target", "arm64-apple-ios\(deploymentTarget)", "-I", stubs.path, "-diagnostic-style", "llvm",
        ] + folders.flatMap { ["-I", $0.path] } + searchArguments
    }

    /// The front end's arguments for a check; the files follow.
    func checkingArguments(deploymentTarget: String, languageMode: String) -> [String] {
        let arguments = [
            "-typecheck", "-parse-as-library", "-module-name", "Snippet", "-swift-version", languageMode,
            "-diagnostic-style", "llvm", "-plugin-path", toolchain.resources.appendingPathComponent("host/plugins").path,
        ]
        guard let realSDK else {
            return arguments + ["-target", "arm64-apple-ios\(deploymentTarget)", "-I", stubs.path] + searchArguments
        }
        // One target for the headers, so that their modules are built once and not for each deployment target.
        return arguments + [
            "-target", "arm64e-apple-ios\(deploymentTarget)", "-clang-target", "arm64e-apple-ios26.0",
            "-enable-objc-interop", "-sdk", realSDK.path, "-I", stubs.appendingPathComponent("shims").path,
            "-resource-dir", stubs.path, "-module-cache-path", cache.path,
        ]
    }

    private var searchArguments: [String] {
        [
            "-I", standardLibrary.path, "-I", Self.sources.appendingPathComponent("ObjectiveC/include").path,
            "-resource-dir", toolchain.resources.path, "-module-cache-path", cache.path,
        ]
    }

    private func buildStubs(into folder: URL) throws {
        for name in Self.names {
            let module = try Self.moduleFile(name, in: folder)
            var arguments = [
                "-emit-module", "-parse-as-library", "-module-name", name, "-o", module.path, "-swift-version", "5",
                "-target", Self.oldestTarget, "-enable-library-evolution", "-O", "-suppress-warnings", "-I", folder.path,
                "-disable-objc-attr-requires-foundation-module", "-diagnostic-style", "llvm",
            ]
            if name == "ObjectiveC" { arguments.append("-import-underlying-module") }
            arguments += searchArguments
            arguments += try Self.stubFiles(of: name).filter { $0.pathExtension == "swift" }.map(\.path)
            try toolchain.require(arguments, to: "compile Tests/SDKStubs/\(name)")
        }
    }

    static func moduleFile(_ name: String, in folder: URL) throws -> URL {
        let module = folder.appendingPathComponent("\(name).swiftmodule", isDirectory: true)
        try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
        return module.appendingPathComponent("arm64-apple-ios.swiftmodule")
    }

    private static func stubFiles() throws -> [URL] {
        try names.flatMap { try stubFiles(of: $0) }
    }

    private static func stubFiles(of name: String) throws -> [URL] {
        let folder = sources.appendingPathComponent(name, isDirectory: true)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        return paths.map { folder.appendingPathComponent($0) }.filter { !$0.pathExtension.isEmpty }
    }

    /// Makes a folder in full beside its place and then moves it there, so that nobody ever sees half of it.
    private static func make(_ folder: URL, build: (URL) throws -> Void) throws {
        let files = FileManager.default
        guard !files.fileExists(atPath: folder.path) else { return }
        let half = folder.appendingPathExtension("\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)")
        try files.createDirectory(at: half, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: half) }
        try build(half)
        do {
            try files.moveItem(at: half, to: folder)
        } catch {
            guard files.fileExists(atPath: folder.path) else { throw error }
        }
    }
}
