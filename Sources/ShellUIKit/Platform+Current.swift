#if canImport(UIKit) && os(iOS)
    import Foundation
    import ShellCore

    extension Platform {
        /// The system that the app runs on, and what its Info.plist says of the SDK (`DTPlatformVersion`, which Xcode writes) and
        /// of `UIDesignRequiresCompatibility`. Where the SDK is not told, the same as the system.
        public static var current: Platform {
            let info = Bundle.main.infoDictionary ?? [:]
            let sdk = (info["DTPlatformVersion"] as? String)?.split(separator: ".").first.flatMap { Int($0) }
            return Platform(
                system: ProcessInfo.processInfo.operatingSystemVersion.majorVersion, sdk: sdk,
                // The value counts, not whether the key is there.
                requiresCompatibility: info["UIDesignRequiresCompatibility"] as? Bool ?? false)
        }
    }
#endif
