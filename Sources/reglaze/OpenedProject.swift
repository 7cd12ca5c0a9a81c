import ReglazeEngine
import ReglazeReports

/// The project that the paths name, or the one that a text on standard input belongs to.
struct OpenedProject {
    let project: Project
    let index: ProjectIndex
    /// What was asked for and could not be read.
    let unreadable: [UnreadableFile]
    let isStandardInput: Bool

    init(_ settings: Settings) throws {
        var missing: [UnreadableFile] = []
        isStandardInput = settings.stdinPath != nil
        if let name = settings.stdinPath {
            let root = try ProjectRoot(standardInputPath: name)
            project = Project(
                root: root, exclude: settings.exclude(below: root.path), deploymentTarget: settings.forcedDeploymentTarget,
                jobs: settings.jobs, input: try Files.readStandardInput(named: name))
        } else {
            let paths = settings.paths.filter(Files.exists)
            for path in settings.paths where !Files.exists(path) {
                missing.append(UnreadableFile(path: path, reason: "there is no such file or folder"))
            }
            if paths.isEmpty, let first = missing.first { throw first }
            let root = try ProjectRoot(paths: paths)
            project = Project(
                root: root, exclude: settings.exclude(below: root.path), deploymentTarget: settings.forcedDeploymentTarget,
                jobs: settings.jobs)
        }
        let project = project
        index = ProjectIndex(files: project.files, targets: project.targets, scopes: project.scope)
        unreadable = missing + project.unreadable.filter { project.isSelected($0.path) }
    }

    var root: String { project.root }

    var isSelected: @Sendable (String) -> Bool {
        let project = project
        return { project.isSelected($0) }
    }

    var selectedCount: Int { index.files.count { isSelected($0.path) } }

    /// - Parameter withKinds: whether the report names them; it takes a look at every file.
    func info(sdk: Int, withKinds: Bool) -> ProjectInfo {
        ProjectInfo(
            root: root, sdk: sdk, deploymentTarget: project.deploymentTarget, devices: project.devices,
            kinds: withKinds ? project.kinds : [])
    }

    /// What leads from `folder` down to the root, with a final `/`; empty when the root is not below it.
    func prefix(from folder: String) -> String {
        guard let folder = Files.resolved(folder), root != folder else { return "" }
        let start = folder == "/" ? "/" : folder + "/"
        return root.hasPrefix(start) ? root.dropFirst(start.count) + "/" : ""
    }
}
