/// What an XcodeGen `project.yml` says.
///
/// Source of the keys and defaults: XcodeGen's `Docs/ProjectSpec.md` and its setting presets.
struct XcodeGenSpec {
    private let root: String
    private let folder: String
    private let manifest: String
    private let spec: PropertyList

    /// - Parameter path: of the spec, absolute.
    init(_ bytes: [UInt8], path: String, root: String) throws(UnreadableFile) {
        self.root = root
        folder = FilePath.folder(of: path)
        manifest = FilePath.relative(path, to: root) ?? path
        do throws(YAMLReader.Fault) {
            spec = Self.including(try YAMLReader.read(bytes), folder: folder, depth: 0)
        } catch {
            throw UnreadableFile(path: manifest, reason: "line \(error.line): \(error.reason)")
        }
    }

    /// The targets, sorted by name. None for a `project.yml` that is not XcodeGen's.
    func targets() -> [Target] {
        (spec["targets"]?.map ?? [:]).sorted { $0.key < $1.key }.flatMap { targets(name: $0.key, withTemplates($0.value)) }
    }

    /// One target, or one for each platform.
    private func targets(name: String, _ object: PropertyList) -> [Target] {
        let platforms = object["platform"]?.strings ?? []
        let destinations = object["supportedDestinations"]?.strings ?? []
        let isOnIOS = platforms.contains("iOS") || destinations.contains("iOS") || platforms == ["auto"] && destinations.isEmpty
        let product = PlatformSettings.product(ofType: object["type"]?.string ?? "")
        var target = Target(
            name: name, product: product, manifest: manifest, folder: FilePath.relative(folder, to: root), runsOnIOS: isOnIOS)
        let names = spec["configs"]?.map?.keys.sorted() ?? ["Debug", "Release"]
        target.apply(names.map { configuration($0, target: name, object, isOnIOS: isOnIOS) })
        target.generatesPropertyList = object["info"]?["path"]?.string != nil
        target.runsOnIOS = isOnIOS && object["type"]?.string?.contains("watch") != true
        if !target.runsOnIOS { target.deploymentTarget = nil }
        target.sources.folders = (object["sources"].map(entries) ?? []).compactMap(sourceFolder)
        return [target]
    }

    private func configuration(_ name: String, target: String, _ object: PropertyList, isOnIOS: Bool) -> BuildConfiguration {
        let base = FilePath.join(folder, spec["options"]?["basePath"]?.string ?? "")
        var presets = ["PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)"]
        presets["TARGET_NAME"] = target
        presets["CONFIGURATION"] = name
        presets["SRCROOT"] = base
        presets["PROJECT_DIR"] = base
        if isOnIOS {
            presets["SDKROOT"] = "iphoneos"
            presets["TARGETED_DEVICE_FAMILY"] = "1,2"
        }
        var own = settings(object["settings"], configuration: name)
        let version = Self.version(object["deploymentTarget"]) ?? Self.version(spec["options"]?["deploymentTarget"]?["iOS"])
        if let version { own.insert(("IPHONEOS_DEPLOYMENT_TARGET", version), at: 0) }
        if let plist = object["info"]?["path"]?.string { own.insert(("INFOPLIST_FILE", plist), at: 0) }
        let layers = [
            own, configFile(object, name), settings(spec["settings"], configuration: name), configFile(spec, name),
        ]
        let resolved = BuildSettings(layers: layers, configuration: name, defaults: presets)
        var kept: [String: String] = [:]
        for key in resolved.keys(withPrefix: "INFOPLIST_KEY_").union(PlatformSettings.kept) { kept[key] = resolved[key] }
        if let plist = kept["INFOPLIST_FILE"], !plist.isEmpty {
            let path = FilePath.join(base, plist)
            kept["INFOPLIST_FILE"] = FilePath.relative(path, to: root) ?? path
        }
        return BuildConfiguration(name: name, settings: kept)
    }

    /// `deploymentTarget: "16.0"` or `deploymentTarget: {iOS: "16.0"}`.
    private static func version(_ value: PropertyList?) -> String? { value?.string ?? value?["iOS"]?.string }

    /// `settings:` holds either settings, or `base`, `configs` and `groups` of them.
    private func settings(_ value: PropertyList?, configuration: String) -> [(key: String, value: String)] {
        guard let value, let map = value.map else { return [] }
        guard map["base"] != nil || map["configs"] != nil || map["groups"] != nil else { return Self.pairs(value) }
        let groups = (value["groups"]?.strings ?? []).flatMap {
            settings(spec["settingGroups"]?[$0], configuration: configuration)
        }
        // A key of `configs` is part of a configuration's name, in any case.
        let matching = (value["configs"]?.map ?? [:]).sorted { $0.key < $1.key }.filter {
            configuration.lowercased().contains($0.key.lowercased())
        }
        return groups + Self.pairs(value["base"]) + matching.flatMap { Self.pairs($0.value) }
    }

    private static func pairs(_ value: PropertyList?) -> [(key: String, value: String)] {
        (value?.map ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value.strings.joined(separator: " ")) }
    }

    private func configFile(_ object: PropertyList, _ configuration: String) -> [(key: String, value: String)] {
        guard let path = object["configFiles"]?[configuration]?.string else { return [] }
        return XcodeConfigFile(path: FilePath.join(folder, path)).assignments
    }

    private func entries(_ value: PropertyList) -> [PropertyList] { value.list ?? [value] }

    private func sourceFolder(_ value: PropertyList) -> SourceSet.Folder? {
        guard let name = value.string ?? value["path"]?.string else { return nil }
        let base = FilePath.join(folder, spec["options"]?["basePath"]?.string ?? "")
        guard let path = FilePath.relative(FilePath.join(base, name), to: root) else { return nil }
        func globs(_ key: String) -> [Glob] {
            (value[key]?.strings ?? []).flatMap { pattern in
                let whole = path.isEmpty ? pattern : "\(path)/\(pattern)"
                return [Glob(whole), Glob("\(whole)/**")]
            }
        }
        return SourceSet.Folder(path: path, exceptMatching: globs("excludes"), onlyMatching: globs("includes"))
    }

    /// The target with what its templates say and it does not.
    private func withTemplates(_ object: PropertyList) -> PropertyList {
        let templates = (object["templates"]?.strings ?? []).compactMap { spec["targetTemplates"]?[$0] }
        return templates.reversed().reduce(object) { Self.merge($0, over: $1) }
    }

    private static func merge(_ top: PropertyList, over base: PropertyList) -> PropertyList {
        switch (top, base) {
        case (.map(let top), .map(let base)): .map(base.merging(top) { merge($1, over: $0) })
        case (.list(let top), .list(let base)): .list(base + top)
        default: top
        }
    }

    /// `include:` names further specs, which this one is laid over.
    private static func including(_ spec: PropertyList, folder: String, depth: Int) -> PropertyList {
        guard depth < 10, let include = spec["include"] else { return spec }
        let names = (include.list ?? [include]).compactMap { $0.string ?? $0["path"]?.string }
        return names.reversed().reduce(spec) { spec, name in
            let path = FilePath.join(folder, name)
            guard let bytes = try? FileSystem.read(path, limit: 1 << 20), let read = try? YAMLReader.read(bytes) else {
                return spec
            }
            return merge(spec, over: including(read, folder: FilePath.folder(of: path), depth: depth + 1))
        }
    }
}
