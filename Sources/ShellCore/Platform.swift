/// What decides between the old look and Liquid Glass: the system, the SDK that the app is linked with, and its flag.
public struct Platform: Equatable, Sendable {
    /// The major version of iOS that the app runs on.
    public var system: Int

    /// The major version of the SDK that the app is built with.
    public var sdk: Int

    /// `UIDesignRequiresCompatibility` in the Info.plist.
    public var requiresCompatibility: Bool

    /// A platform; `sdk` is the same as `system` if left out.
    public init(system: Int, sdk: Int? = nil, requiresCompatibility: Bool = false) {
        self.system = system
        self.sdk = sdk ?? system
        self.requiresCompatibility = requiresCompatibility
    }

    /// Whether bars are of glass. The flag counts below SDK 27 only (documentation of `UIDesignRequiresCompatibility`).
    public var isGlass: Bool { system >= 26 && sdk >= 26 && !(requiresCompatibility && sdk < 27) }
}
