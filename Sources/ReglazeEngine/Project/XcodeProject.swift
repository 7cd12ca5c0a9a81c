/// The native targets of one `project.pbxproj`.
struct XcodeProject {
    private let root: String
    private let manifest: String
    private let objects: [String: PropertyList]
    private let project: PropertyList
    private let projectName: String
    private var groups: XcodeGroups
    /// `.xcconfig` files that were read already, by absolute path.
    private var configFiles: [String: XcodeConfigFile] = [:]

    /// - Parameters:
    ///   - path: of the `project.pbxproj`, absolute.
    ///   - root: the folder that the paths of targets and files are made relative to.
    init(_ bytes: [UInt8], path: String, root: String) throws(UnreadableFile) {
        self.root = root
        manifest = FilePath.relative(path, to: root) ?? path
        let list = try PropertyList(bytes, path: manifest)
        guard let objects = list["objects"]?.map else {
            throw UnreadableFile(path: manifest, reason: "it has no `objects`, so it is not an Xcode project")
        }
        self.objects = objects
        // Tools that write projects have been seen to leave `rootObject` out.
        let named = list["rootObject"]?.string.flatMap { objects[$0] }
        guard
            let project = named ?? objects.values.first(where: { $0["isa"]?.string == "PBXProject" })
                ?? Self.bareProject(of: objects)
        else {
            throw UnreadableFile(path: manifest, reason: "it names no project object")
        }
        self.project = project
        let bundle = FilePath.folder(of: path)
        projectName = String(FilePath.name(of: bundle).prefix { $0 != "." })
        let folder = FilePath.join(FilePath.folder(of: bundle), project["projectDirPath"]?.string ?? "")
        groups = XcodeGroups(objects, project: project, folder: folder)
    }

    /// The targets that make a product, in the project's order.
    mutating func targets() -> [Target] {
        let ids = project["targets"]?.strings ?? []
        var targets: [Target] = ids.isEmpty ? bareTargets() : []
        for id in ids {
            guard let target = objects[id], target["isa"]?.string == "PBXNativeTarget" else { continue }
            targets.append(make(target, id: id))
        }
        return targets
    }

    /// The identifiers of the file references that lead to a path, relative to the root.
    mutating func references(to path: String) -> [String] {
        let name = FilePath.name(of: path)
        let ids = objects.filter { $1["isa"]?.string == "PBXFileReference" && $1["path"]?.string.map(FilePath.name) == name }.keys
        return ids.sorted().filter { groups.path(of: $0).flatMap { FilePath.relative($0, to: root) } == path }
    }

    private mutating func make(_ object: PropertyList, id: String) -> Target {
        let name = object["name"]?.string ?? id
        var target = Target(
            name: name, product: PlatformSettings.product(ofType: object["productType"]?.string ?? ""), manifest: manifest,
            folder: FilePath.relative(groups.folder, to: root), runsOnIOS: false)
        let shared = self.configurations(of: project)
        var configurations: [BuildConfiguration] = []
        for id in configurationIDs(of: object) {
            guard let own = objects[id] else { continue }
            let base = shared.first { $0["name"] == own["name"] } ?? shared.first
            configurations.append(configuration(own, id: id, above: base, target: name))
        }
        target.apply(configurations)
        if target.product == .other, object["productType"]?.string?.contains("watch") == true { target.runsOnIOS = false }
        target.object = id
        target.sources = groups.sources(of: object, id: id, root: root)
        return target
    }

    /// A project file of which only the build configurations are left is read as far as it goes.
    private static func bareProject(of objects: [String: PropertyList]) -> PropertyList? {
        objects.values.contains { $0["isa"]?.string == "XCBuildConfiguration" } ? .map([:]) : nil
    }

    /// What configurations without targets say: the ones that name one `Info.plist` belong together.
    private mutating func bareTargets() -> [Target] {
        let ids = objects.filter { $1["isa"]?.string == "XCBuildConfiguration" }.keys.sorted()
        var byPlist: [(plist: String, ids: [String])] = []
        for id in ids {
            guard let plist = objects[id]?["buildSettings"]?["INFOPLIST_FILE"]?.string else { continue }
            if let place = byPlist.firstIndex(where: { $0.plist == plist }) {
                byPlist[place].ids.append(id)
            } else {
                byPlist.append((plist, [id]))
            }
        }
        return byPlist.map { plist, ids in
            let folder = FilePath.folder(of: plist)
            let name = folder.isEmpty ? projectName : FilePath.name(of: folder)
            var target = Target(
                name: name, product: .application, manifest: manifest, folder: FilePath.relative(groups.folder, to: root),
                runsOnIOS: true)
            target.apply(
                ids.compactMap { id in
                    guard let own = objects[id] else { return nil }
                    return configuration(own, id: id, above: nil, target: name)
                })
            return target
        }
    }

    private func configurations(of object: PropertyList) -> [PropertyList] {
        configurationIDs(of: object).compactMap { objects[$0] }
    }

    private func configurationIDs(of object: PropertyList) -> [String] {
        let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
        return list?["buildConfigurations"]?.strings ?? []
    }

    private mutating func configuration(
        _ own: PropertyList, id: String, above base: PropertyList?, target: String
    ) -> BuildConfiguration {
        let name = own["name"]?.string ?? ""
        var layers = [written(own), configFile(of: own)]
        if let base { layers += [written(base), configFile(of: base)] }
        let settings = BuildSettings(
            layers: layers, configuration: name,
            defaults: [
                "SRCROOT": groups.folder, "PROJECT_DIR": groups.folder, "SOURCE_ROOT": groups.folder, "TARGET_NAME": target,
                "TARGETNAME": target, "PROJECT_NAME": projectName, "CONFIGURATION": name, "PLATFORM_NAME": "iphoneos",
                "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            ])
        var kept: [String: String] = [:]
        for key in settings.keys(withPrefix: "INFOPLIST_KEY_").union(PlatformSettings.kept) { kept[key] = settings[key] }
        if let plist = kept["INFOPLIST_FILE"], !plist.isEmpty {
            let path = FilePath.join(groups.folder, plist)
            kept["INFOPLIST_FILE"] = FilePath.relative(path, to: root) ?? path
        }
        return BuildConfiguration(name: name, settings: kept, object: id)
    }

    private func written(_ configuration: PropertyList) -> [(key: String, value: String)] {
        let settings = configuration["buildSettings"]?.map ?? [:]
        return settings.sorted { $0.key < $1.key }.map { ($0.key, $0.value.strings.joined(separator: " ")) }
    }

    private mutating func configFile(of configuration: PropertyList) -> [(key: String, value: String)] {
        let reference = configuration["baseConfigurationReference"]?.string.flatMap { groups.path(of: $0) }
        // Since Xcode 16: a path inside a synchronized folder.
        let anchored = configuration["baseConfigurationReferenceAnchor"]?.string.flatMap { groups.path(of: $0) }
        let relative = configuration["baseConfigurationReferenceRelativePath"]?.string
        guard let path = reference ?? relative.flatMap({ name in anchored.map { FilePath.join($0, name) } }) else { return [] }
        if let known = configFiles[path] { return known.assignments }
        let file = XcodeConfigFile(path: path)
        configFiles[path] = file
        return file.assignments
    }
}
