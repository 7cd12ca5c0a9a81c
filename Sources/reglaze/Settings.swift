#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import ReglazeEngine

/// What the command line and the configuration together say. The command line wins.
struct Settings {
    let paths: [String]
    /// What the text on standard input is called; nil when the paths are on disk.
    let stdinPath: String?
    let configuration: Configuration
    /// The folder that the configuration's paths are relative to.
    let configurationFolder: String
    let selection: RuleSelection
    let options: RuleOptions
    let deploymentTarget: OSVersion?
    let baselinePath: String?
    let jobs: Int
    let usesCache: Bool

    init(_ arguments: Arguments, catalog: RuleCatalog) throws {
        paths = arguments.operands.isEmpty ? ["."] : arguments.operands
        guard paths.count == 1 || !paths.contains("-") else {
            throw UsageError("`-` (standard input) can't be mixed with other paths; give it alone")
        }
        stdinPath = paths == ["-"] ? arguments.value("--stdin-path") : nil
        if paths == ["-"] {
            guard stdinPath != nil else {
                throw UsageError("`-` (standard input) needs a name for the text: `--stdin-path App/ContentView.swift`")
            }
        } else if arguments.has("--stdin-path") {
            throw UsageError("`--stdin-path` names the text on standard input; give `-` as the path")
        }
        let only = try arguments.rules("--only", of: catalog)
        let skip = try arguments.rules("--skip", of: catalog)
        if let text = arguments.value("--deployment-target") {
            guard let version = OSVersion(text) else {
                throw UsageError("`--deployment-target` can't be `\(text)`; give an iOS version such as `15.0`")
            }
            deploymentTarget = version
        } else {
            deploymentTarget = nil
        }
        if let text = arguments.value("--jobs") {
            guard let jobs = Int(text), (1...1024).contains(jobs) else {
                throw UsageError("`--jobs` can't be `\(text)`; give a number of threads such as `4`")
            }
            self.jobs = jobs
        } else {
            jobs = ProcessInfo.processInfo.activeProcessorCount
        }
        (configuration, configurationFolder) = try Self.readConfiguration(
            arguments.value("--config"), near: stdinPath ?? paths[0], catalog: catalog)
        selection = RuleSelection(only: only, skip: skip, configuration: configuration)
        let sdk = arguments.value("--sdk").flatMap { Int($0) } ?? configuration.sdk ?? 27
        options = RuleOptions(sdk: sdk, minimumOS: configuration.minimumOS)
        let folder = configurationFolder
        baselinePath =
            arguments.value("--baseline")
            ?? configuration.baseline.map { $0.hasPrefix("/") || folder.isEmpty ? $0 : "\(folder)/\($0)" }
        usesCache = !arguments.has("--no-cache")
    }

    /// The lowest iOS that was asked for, if it was.
    var forcedDeploymentTarget: OSVersion? { deploymentTarget ?? configuration.deploymentTarget }

    /// The configuration's globs, relative to the project's root.
    func exclude(below root: String) -> [String] {
        guard let folder = Files.resolved(configurationFolder.isEmpty ? "." : configurationFolder),
            root.hasPrefix(folder + "/")
        else { return configuration.exclude }
        return ExcludeGlobs.reroot(configuration.exclude, below: String(root.dropFirst(folder.count + 1)))
    }

    private static func readConfiguration(
        _ named: String?, near path: String, catalog: RuleCatalog
    ) throws -> (Configuration, folder: String) {
        guard let file = named ?? Files.nearest(Configuration.fileName, to: path) else { return (Configuration(), "") }
        let bytes: [UInt8]
        do throws(UnreadableFile) {
            bytes = try Files.read(file)
        } catch {
            throw ConfigurationError(path: file, message: "\(error.reason); give the right file with `--config`")
        }
        return (try Configuration(bytes, path: file, catalog: catalog), Files.folder(of: file))
    }
}
