import ObjectiveC

@objc
open class DispatchQueue: NSObject, @unchecked Sendable {
    public class var main: DispatchQueue { DispatchQueue(label: "") }
    public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }
    public convenience init(label: String, qos: DispatchQoS = .unspecified) { self.init() }

    public func async(
        qos: DispatchQoS = .unspecified, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
}

public struct DispatchQoS: Equatable, Sendable {
    public static let unspecified = DispatchQoS()
    public static let background = DispatchQoS()
    public static let utility = DispatchQoS()
    public static let userInitiated = DispatchQoS()
    public static let userInteractive = DispatchQoS()

    public enum QoSClass: Sendable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
    }
}

public struct DispatchTime: Comparable, Sendable {
    public static func now() -> DispatchTime { DispatchTime() }
    public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { false }
}

public enum DispatchTimeInterval: Equatable, Sendable {
    case seconds(Int)
    case milliseconds(Int)
    case never
}

public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
public func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
