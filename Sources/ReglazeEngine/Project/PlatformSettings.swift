/// What build settings say of the platforms that a target is built for.
enum PlatformSettings {
    /// The settings that are kept of each target, besides `INFOPLIST_KEY_…`.
    static let kept = [
        "IPHONEOS_DEPLOYMENT_TARGET", "MACOSX_DEPLOYMENT_TARGET", "TVOS_DEPLOYMENT_TARGET",
        "WATCHOS_DEPLOYMENT_TARGET", "TARGETED_DEVICE_FAMILY", "INFOPLIST_FILE",
        "GENERATE_INFOPLIST_FILE", "SDKROOT", "SUPPORTED_PLATFORMS", "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "SWIFT_VERSION",
    ]

    /// Whether the target is built for iPhone or iPad.
    static func runsOnIOS(_ settings: [String: String]) -> Bool {
        if let platforms = settings["SUPPORTED_PLATFORMS"], !platforms.isEmpty {
            return platforms.split(whereSeparator: \.isWhitespace).contains { $0.hasPrefix("iphone") }
        }
        // `iphoneos`, `iphoneos17.0`, or the path of an SDK.
        let root = (settings["SDKROOT"] ?? "").lowercased()
        if root.contains("iphone") { return true }
        let isOpen = root.isEmpty || root == "auto"
        return isOpen && settings["IPHONEOS_DEPLOYMENT_TARGET"].map { !$0.isEmpty } ?? false
    }

    /// Whether the target is built for a system besides iOS; Mac Catalyst does not count.
    static func runs(on platform: OtherPlatform, _ settings: [String: String]) -> Bool {
        if let platforms = settings["SUPPORTED_PLATFORMS"], !platforms.isEmpty {
            return platforms.split(whereSeparator: \.isWhitespace).contains(Substring(platform.sdkName))
        }
        return (settings["SDKROOT"] ?? "").lowercased().contains(platform.sdkName)
    }

    /// `1` is the iPhone, `2` the iPad; other numbers are other platforms. Xcode's default is `1`.
    static func devices(_ settings: [String: String]) -> Set<Device> {
        let numbers = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split { $0 == "," || $0 == " " }
        var devices: Set<Device> = []
        if numbers.contains("1") { devices.insert(.iPhone) }
        if numbers.contains("2") { devices.insert(.iPad) }
        return devices.isEmpty ? [.iPhone] : devices
    }

    static func product(ofType type: String) -> Target.Product {
        let name = type.split(separator: ".").drop { ["com", "apple", "product-type"].contains($0) }.joined(separator: ".")
        if name.contains("watch") { return .other }
        return switch name {
        case _ where name.hasPrefix("application"): .application
        case _ where name.contains("extension"): .appExtension
        case _ where name.hasPrefix("framework"): .framework
        case _ where name.hasPrefix("library"): .library
        case "bundle.unit-test", "bundle.ui-testing": .tests
        default: .other
        }
    }
}

extension Target {
    /// Fills in what the configurations say.
    mutating func apply(_ configurations: [BuildConfiguration]) {
        self.configurations = configurations
        deploymentTarget = configurations.compactMap { $0["IPHONEOS_DEPLOYMENT_TARGET"].flatMap { OSVersion($0) } }.min()
        devices = configurations.reduce(into: []) { $0.formUnion(PlatformSettings.devices($1.settings)) }
        runsOnIOS = configurations.contains { PlatformSettings.runsOnIOS($0.settings) }
        for platform in OtherPlatform.allCases {
            let built = configurations.filter { PlatformSettings.runs(on: platform, $0.settings) }
            guard !built.isEmpty else { continue }
            // A target that does not say is built for the newest system.
            others[platform] = built.compactMap { $0[platform.deploymentTargetSetting].flatMap { OSVersion($0) } }.min() ?? 27
        }
    }
}
