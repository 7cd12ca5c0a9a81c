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
    /// The apps for iOS, and those of them whose manifests stand nearest to the root: the others are examples and tools.
    private let apps: [Target]
    private let mainApps: [Target]

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
        func depth(_ target: Target) -> Int { target.folder?.split(separator: "/").count ?? 0 }
        let nearest = apps.map(depth).min()
        self.apps = apps
        mainApps = apps.filter { depth($0) == nearest }
    }

    /// The lowest of the main apps, else of whatever runs on iOS; nil when no manifest says.
    var deploymentTarget: OSVersion? {
        override ?? Self.lowest(mainApps) ?? Self.lowest(Self.withoutTests(targets.filter(\.runsOnIOS)))
    }

    /// The devices of the main apps, else of whatever runs on iOS; both when no manifest says.
    var devices: Set<Device> {
        let own = mainApps.isEmpty ? Self.withoutTests(targets.filter(\.runsOnIOS)) : mainApps
        let devices = Self.devices(of: own)
        return devices.isEmpty ? Set(Device.allCases) : devices
    }

    func scope(of path: String) -> Scope {
        let members = self.members(path)
        let onIOS = members.filter(\.runsOnIOS)
        if !members.isEmpty && onIOS.isEmpty { return scope(of: [], runsOnIOS: false) }
        if !onIOS.isEmpty {
            var scope = scope(of: onIOS, runsOnIOS: true)
            for member in members { scope.others.merge(member.others) { min($0, $1) } }
            return scope
        }
        let nearest = homes.lazy.filter { FilePath.isInside(path, $0.folder) }
            .map { home in home.targets.map { targets[$0] }.filter(\.runsOnIOS) }.first { !$0.isEmpty }
        var scope = scope(of: nearest ?? targets.filter(\.runsOnIOS), runsOnIOS: true)
        // All that lies in a package is built for all of its platforms.
        for package in nearest ?? [] where package.product == .package { scope.others.merge(package.others) { min($0, $1) } }
        return scope
    }

    /// The targets that hold the file for sure.
    func members(_ path: String) -> [Target] {
        let folders = withFolders.filter { index in targets[index].sources.folders.contains { $0.contains(path) } }
        return Set((byFile[path] ?? []) + folders).sorted().map { targets[$0] }
    }

    private func scope(of targets: [Target], runsOnIOS: Bool) -> Scope {
        let targets = Self.withoutTests(targets)
        var devices = Self.devices(of: targets)
        // Code in a library runs wherever the apps run that may link it.
        let isShared = targets.contains { $0.product == .framework || $0.product == .library || $0.product == .package }
        if isShared { devices.formUnion(Self.devices(of: apps)) }
        if devices.isEmpty { devices = self.devices }
        let lowest = override ?? Self.lowest(targets) ?? deploymentTarget ?? Self.assumedDeploymentTarget
        return Scope(deploymentTarget: lowest, devices: devices, runsOnIOS: runsOnIOS)
    }

    private static func lowest(_ targets: [Target]) -> OSVersion? { targets.compactMap(\.deploymentTarget).min() }

    private static func devices(of targets: [Target]) -> Set<Device> { targets.reduce(into: []) { $0.formUnion($1.devices) } }

    /// Tests count only when there is nothing else: they often keep the settings that the project was made with.
    private static func withoutTests(_ targets: [Target]) -> [Target] {
        let own = targets.filter { $0.product != .tests }
        return own.isEmpty ? targets : own
    }
}
