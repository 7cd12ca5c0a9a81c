extension RangeReplaceableCollection where Self: MutableCollection {
    public mutating func remove(atOffsets offsets: IndexSet) {}
}

extension MutableCollection {
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
}

public struct CharacterSet: Hashable, Sendable {
    public static var whitespaces: CharacterSet { CharacterSet() }
    public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
    public static var alphanumerics: CharacterSet { CharacterSet() }
}

extension StringProtocol {
    public func trimmingCharacters(in set: CharacterSet) -> String { "" }
    public func components(separatedBy separator: some StringProtocol) -> [String] { [] }
    public func contains(_ other: some StringProtocol) -> Bool { false }
    public func localizedCaseInsensitiveContains(_ other: some StringProtocol) -> Bool { false }
    public func localizedStandardContains(_ string: some StringProtocol) -> Bool { false }
    public func replacingOccurrences(of target: some StringProtocol, with replacement: some StringProtocol) -> String {
        ""
    }
    public var capitalized: String { "" }
}

extension String {
    public init(format: String, _ arguments: any CVarArg...) { self = format }
    @available(iOS 15.0, *)
    public init(localized key: String.LocalizationValue, comment: StaticString? = nil) { self = "" }

    @available(iOS 15.0, *)
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        public init(_ value: String) {}
        public init(stringLiteral value: String) {}
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { key }

@available(iOS 15.0, *)
public struct AttributedString: Hashable, Sendable {
    public init() {}
    public init(_ string: String) {}
}

@available(iOS 16.0, *)
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    public init(_ key: StaticString) {}
    public init(stringLiteral value: String) {}
}
