/// Which Reglaze this is.
public enum Version {
    public static let current = "0.1.0"

    /// The version, and what this build lacks.
    public static var line: String {
        let lacking = Grammar.allCases.filter { !$0.isAvailable }.map(\.name)
        return lacking.isEmpty ? current : "\(current) (without \(lacking.joined(separator: " and ")))"
    }
}
