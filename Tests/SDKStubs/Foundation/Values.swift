public typealias TimeInterval = Double

public struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
    public init?(string: String) {}
    public init?(string: String, relativeTo url: URL?) {}
    public init(fileURLWithPath path: String) {}
    public var absoluteString: String { "" }
    public var scheme: String? { nil }
    public var host: String? { nil }
    public var path: String { "" }
    public var query: String? { nil }
    public var pathComponents: [String] { [] }
    public var pathExtension: String { "" }
    public var lastPathComponent: String { "" }
    public var isFileURL: Bool { false }
    public var description: String { "" }
    public func appendingPathComponent(_ component: String) -> URL { self }
    public func deletingLastPathComponent() -> URL { self }
    @available(iOS 16.0, *)
    public func appending(path: some StringProtocol) -> URL { self }
}

public struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
    public init() {}
    public init?(uuidString string: String) {}
    public var uuidString: String { "" }
    public var description: String { "" }
}

public struct Date: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public init() {}
    public init(timeIntervalSinceNow: TimeInterval) {}
    public init(timeIntervalSince1970: TimeInterval) {}
    public static var now: Date { Date() }
    public static let distantPast = Date()
    public static let distantFuture = Date()
    public var timeIntervalSinceNow: TimeInterval { 0 }
    public var timeIntervalSince1970: TimeInterval { 0 }
    public var description: String { "" }
    public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
    public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
    public static func < (lhs: Date, rhs: Date) -> Bool { false }
}

extension Date {
    @available(iOS 15.0, *)
    public struct FormatStyle: Hashable, Sendable {
        public enum DateStyle: Hashable, Sendable {
            case omitted, numeric, abbreviated, long, complete
        }
        public enum TimeStyle: Hashable, Sendable {
            case omitted, shortened, standard, complete
        }
    }

    @available(iOS 15.0, *)
    public func formatted() -> String { "" }
    @available(iOS 15.0, *)
    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String { "" }
}

public struct Data: Hashable, Codable, Sendable, RandomAccessCollection {
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
    public init(contentsOf url: URL) throws {}
    public init?(base64Encoded string: String) {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> UInt8 { 0 }
}

public struct IndexSet: Hashable, Sendable, Sequence {
    public init() {}
    public init(integer: Int) {}
    public var first: Int? { nil }
    public var count: Int { 0 }
    public func makeIterator() -> IndexingIterator<[Int]> { [Int]().makeIterator() }
}

public struct IndexPath: Hashable, Sendable {
    public init(row: Int, section: Int) {}
    public init(item: Int, section: Int) {}
    public var row: Int { 0 }
    public var item: Int { 0 }
    public var section: Int { 0 }
}

public struct DateComponents: Hashable, Sendable {
    public init(year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil) {}
    public var year: Int?
    public var month: Int?
    public var day: Int?
    public var hour: Int?
    public var minute: Int?
}

public struct Calendar: Hashable, Sendable {
    public static var current: Calendar { Calendar() }
    public enum Component: Sendable {
        case year, month, day, hour, minute, second, weekday
    }
    public func isDateInToday(_ date: Date) -> Bool { false }
    public func startOfDay(for date: Date) -> Date { date }
    public func date(byAdding component: Component, value: Int, to date: Date) -> Date? { nil }
    public func component(_ component: Component, from date: Date) -> Int { 0 }
}

public struct Locale: Hashable, Sendable {
    public init(identifier: String) {}
    public static var current: Locale { Locale(identifier: "") }
    public var identifier: String { "" }
}

public struct TimeZone: Hashable, Sendable {
    public static var current: TimeZone { TimeZone() }
}

@available(iOS 15.0, *)
public protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable {
    associatedtype FormatInput
    associatedtype FormatOutput
    func format(_ value: FormatInput) -> FormatOutput
}

@available(iOS 15.0, *)
extension Date.FormatStyle: FormatStyle {
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws {}
    public func format(_ value: Date) -> String { "" }
}

@available(iOS 15.0, *)
extension FormatStyle where Self == Date.FormatStyle {
    public static var dateTime: Date.FormatStyle { fatalError() }
}
