/// Something that a manifest builds: an app, an extension, a framework, a package.
public struct Target: Sendable {
    public enum Product: String, Sendable, Codable {
        case application, appExtension, framework, library, package, tests, other
    }

    public let name: String
    public let product: Product
    /// The file that describes the target, relative to the project's root (absolute when it stands outside).
    public let manifest: String
    /// Debug, Release … in the manifest's order. Empty for a package.
    public internal(set) var configurations: [BuildConfiguration] = []
    /// The lowest iOS over all configurations; nil when the manifest does not say.
    public internal(set) var deploymentTarget: OSVersion?
    /// What the manifest says of the devices; empty when it says nothing.
    public internal(set) var devices: Set<Device> = []
    /// Whether the target is built for iPhone or iPad at all.
    public internal(set) var runsOnIOS: Bool
    /// The other systems that the target is built for, with the lowest version of each.
    public internal(set) var others: [OtherPlatform: OSVersion] = [:]
    /// The files that the target is known to compile or copy.
    public internal(set) var sources = SourceSet()
    /// Whether the manifest itself writes the `Info.plist`, so that what is changed in the file is lost the next time.
    public internal(set) var generatesPropertyList = false
    /// The identifier of the target in a `project.pbxproj`.
    public internal(set) var object: String?
    /// The folder in which files without a known target are taken to be this one's, relative to the root; nil outside of the root.
    let folder: String?

    /// The module that its Swift files are in.
    public var moduleName: String? { configurations.lazy.compactMap { $0["PRODUCT_MODULE_NAME"] }.first }
    /// The paths of its `Info.plist` files, relative to the root, in the order of the configurations.
    public var infoPlists: [String] {
        var seen: Set<String> = []
        return configurations.compactMap { $0["INFOPLIST_FILE"] }.filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    init(name: String, product: Product, manifest: String, folder: String?, runsOnIOS: Bool) {
        self.name = name
        self.product = product
        self.manifest = manifest
        self.folder = folder
        self.runsOnIOS = runsOnIOS
    }
}

/// The build settings that matter to Reglaze, in one configuration, with their variables replaced.
public struct BuildConfiguration: Sendable, Hashable {
    public let name: String
    /// By their names in Xcode. `INFOPLIST_FILE` is relative to the project's root.
    public let settings: [String: String]
    /// The identifier of the configuration in a `project.pbxproj`.
    public internal(set) var object: String?

    public subscript(key: String) -> String? { settings[key] }

    /// Whether Xcode makes the `Info.plist`, or adds to it, from the `INFOPLIST_KEY_…` settings.
    public var generatesInfoPlist: Bool { settings["GENERATE_INFOPLIST_FILE"] == "YES" }
}

/// The files of a target.
public struct SourceSet: Sendable, Hashable {
    struct Folder: Sendable, Hashable {
        /// Relative to the root; a single file is a folder too.
        var path: String
        /// Files and folders inside that are left out, relative to the root.
        var except: Set<String> = []
        /// The same, by patterns relative to the root.
        var exceptMatching: [Glob] = []
        /// When not empty, only what one of these matches.
        var onlyMatching: [Glob] = []

        func contains(_ file: String) -> Bool {
            guard FilePath.isInside(file, path), !except.contains(where: { FilePath.isInside(file, $0) }) else { return false }
            if !onlyMatching.isEmpty, !onlyMatching.contains(where: { $0.matches(path: file) }) { return false }
            return !exceptMatching.contains { $0.matches(path: file) }
        }
    }

    /// Relative to the root.
    var files: Set<String> = []
    var folders: [Folder] = []

    /// Whether the manifest names no file at all.
    public var isEmpty: Bool { files.isEmpty && folders.isEmpty }

    /// Whether the manifest names the file itself, and not a folder that it is in.
    public func lists(_ path: String) -> Bool { files.contains(path) }

    public func contains(_ path: String) -> Bool { files.contains(path) || folders.contains { $0.contains(path) } }
}
