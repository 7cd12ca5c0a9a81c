/// A system besides iOS that the same code may be built for.
public enum OtherPlatform: String, Sendable, Codable, CaseIterable, Hashable {
    case macOS, tvOS, watchOS

    /// The version that came out with an iOS version, and so has what SwiftUI brought with it: iOS 16 is macOS 13, tvOS 16 and
    /// watchOS 9; from 26 on all have one number.
    public func version(with iOS: OSVersion) -> OSVersion {
        guard iOS.major < 26 else { return iOS }
        return switch self {
        case .macOS: OSVersion(max(iOS.major - 3, 10), iOS.minor)
        case .tvOS: iOS
        case .watchOS: OSVersion(max(iOS.major - 7, 1), iOS.minor)
        }
    }

    /// The build setting that names its lowest version.
    var deploymentTargetSetting: String {
        switch self {
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        }
    }

    /// What its devices are called in `SUPPORTED_PLATFORMS` and `SDKROOT`.
    var sdkName: String {
        switch self {
        case .macOS: "macosx"
        case .tvOS: "appletvos"
        case .watchOS: "watchos"
        }
    }
}
