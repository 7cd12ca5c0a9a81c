@objc
open class Bundle: NSObject, @unchecked Sendable {
    public class var main: Bundle { Bundle() }
    open var bundleIdentifier: String? { nil }
    open var infoDictionary: [String: Any]? { nil }
    open func object(forInfoDictionaryKey key: String) -> Any? { nil }
    public convenience init(for aClass: AnyClass) { self.init() }
    open func url(forResource name: String?, withExtension ext: String?) -> URL? { nil }
}

@objc
open class UserDefaults: NSObject, @unchecked Sendable {
    public class var standard: UserDefaults { UserDefaults() }
    public convenience init?(suiteName: String?) { nil }
    open func object(forKey key: String) -> Any? { nil }
    open func string(forKey key: String) -> String? { nil }
    open func bool(forKey key: String) -> Bool { false }
    open func integer(forKey key: String) -> Int { 0 }
    open func data(forKey key: String) -> Data? { nil }
    open func set(_ value: Any?, forKey key: String) {}
    open func removeObject(forKey key: String) {}
}

@objc
open class DateFormatter: NSObject, @unchecked Sendable {
    @objc public enum Style: Int, Sendable {
        case none, short, medium, long, full
    }
    open var dateFormat: String!
    open var dateStyle: Style {
        get { .none }
        set {}
    }
    open var timeStyle: Style {
        get { .none }
        set {}
    }
    open var locale: Locale!
    open func string(from date: Date) -> String { "" }
    open func date(from string: String) -> Date? { nil }
}

@objc
open class NumberFormatter: NSObject, @unchecked Sendable {
    open func string(from number: NSNumber) -> String? { nil }
}

@objc
open class NSCoder: NSObject {}

@objc
open class NSUserActivity: NSObject {
    public convenience init(activityType: String) { self.init() }
    open var activityType: String { "" }
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = ""

@objc
open class UndoManager: NSObject {}

@objc
open class ProcessInfo: NSObject, @unchecked Sendable {
    public class var processInfo: ProcessInfo { ProcessInfo() }
    open var environment: [String: String] { [:] }
    open var operatingSystemVersion: OperatingSystemVersion { OperatingSystemVersion() }
    open var arguments: [String] { [] }
}

public struct OperatingSystemVersion: Sendable {
    public var majorVersion = 0
    public var minorVersion = 0
    public var patchVersion = 0
    public init() {}
}

@objc
open class FileManager: NSObject {
    public class var `default`: FileManager { FileManager() }
    open func fileExists(atPath path: String) -> Bool { false }
}

@objc
open class URLSession: NSObject, @unchecked Sendable {
    public class var shared: URLSession { URLSession() }
    @available(iOS 15.0, *)
    public func data(from url: URL) async throws -> (Data, URLResponse) { fatalError() }
}

@objc
open class URLResponse: NSObject, @unchecked Sendable {}

open class JSONDecoder {
    public init() {}
    open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

open class JSONEncoder {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }

    public init() {}
    open var outputFormatting: OutputFormatting {
        get { [] }
        set {}
    }
    open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSClassFromString(_ aClassName: String) -> AnyClass? { nil }
