/// Which targets a file belongs to, and what follows for its code.
struct TargetMap: Sendable {
    /// The deployment target that is taken when no manifest names one.
    static let assumedDeploymentTarget: OSVersion = 16

    let targets: [Target]
    private let override: OSVersion?
    /// Indices of targets by the paths that they list.
    private let byFile: [String: [Int]]
    private let withFolders: [Int]
    /// The folders of manifests, relative to the root, the innermost first.
    private let homes: [(folder: String, targets: [Int])]
    private let appDevices: Set<Device>

    init(_ targets: [Target], override: OSVersion?) {
        self.targets = targets
        self.override = override
        var byFile: [String: [Int]] = [:]
        var homes: [String: [Int]] = [:]
        for (index, target) in targets.enumerated() {
            for file in target.sources.files { byFile[file, default: []].append(index) }
            if let folder = target.folder { homes[folder, default: []].append(index) }
        }
        self.byFile = byFile
        withFolders = targets.indices.filter { !targets[$0].sources.folders.isEmpty }
        self.homes = homes.sorted { $0.key.utf8.count > $1.key.utf8.count }.map { ($0.key, $0.value) }
        let apps = targets.filter { $0.product == .application && $0.runsOnIOS }
        appDevices = apps.reduce(into: []) { $0.formUnion($1.devices) }
    }

    /// The lowest of the app targets, else of whatever runs on iOS; nil when no manifest says.
    var deploymentTarget: OSVersion? {
        if let override { return override }
        let apps = targets.filter { $0.product == .application && $0.runsOnIOS }.compactMap(\.deploymentTarget).min()
        return apps ?? Self.lowest(targets.filter(\.runsOnIOS))
    }

    /// The devices of the app targets, else of whatever runs on iOS; both when no manifest says.
    var devices: Set<Device> {
        if !appDevices.isEmpty { return appDevices }
        let all = targets.filter(\.runsOnIOS).reduce(into: Set<Device>()) { $0.formUnion($1.devices) }
        return all.isEmpty ? Set(Device.allCases) : all
    }

    func scope(of path: String) -> Scope {
        let members = self.members(path)
        let onIOS = members.filter(\.runsOnIOS)
        if !members.isEmpty && onIOS.isEmpty { return scope(of: [], runsOnIOS: false) }
        if !onIOS.isEmpty { return scope(of: onIOS, runsOnIOS: true) }
        let nearest = homes.lazy.filter { FilePath.isInside(path, $0.folder) }
            .map { home in home.targets.map { targets[$0] }.filter(\.runsOnIOS) }.first { !$0.isEmpty }
        return scope(of: nearest ?? targets.filter(\.runsOnIOS), runsOnIOS: true)
    }

    /// The targets that hold the file for sure.
    func members(_ path: String) -> [Target] {
        let folders = withFolders.filter { index in targets[index].sources.folders.contains { $0.contains(path) } }
        return Set((byFile[path] ?? []) + folders).sorted().map { targets[$0] }
    }

    private func scope(of targets: [Target], runsOnIOS: Bool) -> Scope {
        var devices = targets.reduce(into: Set<Device>()) { $0.formUnion($1.devices) }
        // Code in a library runs wherever the apps run that may link it.
        let isShared = targets.contains { $0.product == .framework || $0.product == .library || $0.product == .package }
        if isShared { devices.formUnion(appDevices) }
        if devices.isEmpty { devices = self.devices }
        let lowest = override ?? Self.lowest(targets) ?? deploymentTarget ?? Self.assumedDeploymentTarget
        return Scope(deploymentTarget: lowest, devices: devices, runsOnIOS: runsOnIOS)
    }

    /// Tests count only when there is nothing else: they often keep the target that the project was made with.
    private static func lowest(_ targets: [Target]) -> OSVersion? {
        let own = targets.filter { $0.product != .tests }
        return (own.isEmpty ? targets : own).compactMap(\.deploymentTarget).min()
    }
}
