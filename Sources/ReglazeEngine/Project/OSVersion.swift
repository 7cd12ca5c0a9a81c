/// A version of an operating system: `16.0`, `17.4`.
public struct OSVersion: Hashable, Sendable, Codable, Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
    public let major: Int
    public let minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    public init(integerLiteral major: Int) { self.init(major) }

    /// Reads `16`, `16.0`, `16.4.1`; nil for anything else.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), let major = parts[0], major > 0, parts.allSatisfy({ ($0 ?? -1) >= 0 }) else {
            return nil
        }
        self.init(major, parts.count > 1 ? parts[1] ?? 0 : 0)
    }

    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let version = OSVersion(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not a version: \(text)"))
        }
        self = version
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    public static func < (left: OSVersion, right: OSVersion) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
    public var description: String { "\(major).\(minor)" }
}
