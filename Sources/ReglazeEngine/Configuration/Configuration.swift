/// What a project says in `.reglaze.json`.
public struct Configuration: Hashable, Sendable {
    public static let fileName = ".reglaze.json"

    /// Globs of paths that are not looked at, relative to the root.
    public var exclude: [String] = []
    /// Ids or families; empty for all.
    public var only: [String] = []
    public var skip: [String] = []
    public var severities: [RuleID: SeverityChoice] = [:]
    /// 26 or 27.
    public var sdk: Int?
    public var deploymentTarget: OSVersion?
    /// Relative to the configuration's folder.
    public var baseline: String?
    /// The lowest deployment target at which a rule may rewrite.
    public var minimumOS: [RuleID: OSVersion] = [:]

    /// The SDKs that rules know of.
    public static let sdks = [26, 27]

    static let keys = ["exclude", "only", "skip", "severity", "sdk", "deploymentTarget", "baseline", "minimumOS"]

    public init() {}

    /// - Parameters:
    ///   - path: the file's name, for errors.
    ///   - catalog: the rules that it may name.
    public init(_ bytes: [UInt8], path: String, catalog: RuleCatalog) throws(ConfigurationError) {
        let root: JSONNode
        do {
            root = try JSONReader.read(bytes)
        } catch {
            throw ConfigurationError(path: path, line: error.line, column: error.column, message: error.message)
        }
        let reader = ConfigurationReader(path: path, catalog: catalog)
        for member in try reader.members(of: root, in: "the configuration") {
            switch member.key {
            case "exclude": exclude = try reader.strings(member).map(\.text)
            case "only": only = try reader.selectors(member)
            case "skip": skip = try reader.selectors(member)
            case "severity": severities = try reader.severities(member)
            case "sdk": sdk = try reader.sdk(member)
            case "deploymentTarget": deploymentTarget = try reader.version(member.node, named: member.key)
            case "baseline": baseline = try reader.string(member.node, named: member.key)
            case "minimumOS": minimumOS = try reader.versions(member)
            default:
                throw reader.error(
                    member, "unknown key \"\(member.key)\"" + Suggestion.text(for: member.key, among: Self.keys, quote: "\""))
            }
        }
    }
}
