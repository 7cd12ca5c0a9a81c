/// Which Reglaze this is.
public enum Version {
    public static let current = "0.1.0"

    /// The version, and what this build lacks.
    public static var line: String { ObjectiveCTree.isAvailable ? current : "\(current) (without Objective-C)" }
}
