import Foundation

/// The libraries of the shell, compiled for iOS against our declarations of the SDK, as an app's build would compile them from
/// source.
public struct ShellModules: Sendable {
    /// In the order of their imports.
    public static let names = ["ShellCore", "ShellUIKit", "ShellUI"]

    /// What the compiler says, each as `file:line:column: severity: message`; empty when all is well.
    public let diagnostics: [String]

    /// Holds the modules.
    public let folder: URL

    /// Holds their symbol graphs, which documentation is made of.
    public var symbolGraphs: URL { folder.appendingPathComponent("symbols", isDirectory: true) }

    /// Compiles them in Swift 6 mode.
    /// - Parameters:
    ///   - deploymentTarget: an iOS version such as `16.0`.
    ///   - folder: where the modules go; it is made.
    public init(deploymentTarget: String, in folder: URL) throws {
        let modules = try SDKModules.prepared()
        self.folder = folder
        var diagnostics: [String] = []
        for name in Self.names {
            let files = try Self.sources(of: name)
            let graphs = folder.appendingPathComponent("symbols/\(name)", isDirectory: true)
            try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
            let module = try SDKModules.moduleFile(name, in: folder)
            let arguments = modules.moduleArguments(
                name: name, file: module, deploymentTarget: deploymentTarget, languageMode: "6", searching: [folder])
            let run = try modules.toolchain.frontend(
                arguments + ["-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path, "-emit-extension-block-symbols"]
                    + files.map(\.path))
            let found = TypeChecker.parse(run.standardError, paths: files.map(\.path))
            diagnostics += found.map { "\($0.source.map { files[$0].lastPathComponent } ?? name):\($0)" }
            if run.status != 0, found.isEmpty { diagnostics.append("\(name): \(run.standardError)") }
        }
        self.diagnostics = diagnostics
    }

    /// The folder of a library.
    public static func root(of name: String) -> URL {
        SDKModules.packageRoot.appendingPathComponent("Sources/\(name)", isDirectory: true)
    }

    /// The Swift files of a library.
    public static func sources(of name: String) throws -> [URL] {
        let root = root(of: name)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        return paths.filter { $0.hasSuffix(".swift") }.map { root.appendingPathComponent($0) }
    }

    /// The path of a program of the toolchain in use.
    public static func tool(_ name: String) throws -> String {
        try Toolchain.inUse().root.appendingPathComponent("bin/\(name)").path
    }

    /// Adds a module of another framework that snippets import.
    /// - Parameter text: its declarations.
    public func add(_ name: String, declaring text: String, deploymentTarget: String) throws {
        let modules = try SDKModules.prepared()
        let source = folder.appendingPathComponent("\(name).swift")
        try Data(text.utf8).write(to: source)
        let module = try SDKModules.moduleFile(name, in: folder)
        let arguments = modules.moduleArguments(
            name: name, file: module, deploymentTarget: deploymentTarget, languageMode: "5", searching: [folder])
        try modules.toolchain.require(arguments + [source.path], to: "compile \(name)")
    }
}
