@_exported import CoreGraphics
@_exported import Dispatch
@_exported import ObjectiveC

// What `@objc` needs in order to accept Swift's own value types.

@objc
open class NSString: NSObject {}

@objc
open class NSNumber: NSObject {
    public convenience init(value: Int) { self.init() }
    public convenience init(value: Bool) { self.init() }
    public convenience init(value: Double) { self.init() }
    open var boolValue: Bool { false }
    open var intValue: Int { 0 }
    open var doubleValue: Double { 0 }
}

@objc
open class NSArray: NSObject {}

@objc
open class NSDictionary: NSObject {}

@objc
open class NSSet: NSObject {}

@objc
open class NSURL: NSObject {}

@objc
open class NSData: NSObject {}

@objc
open class NSDate: NSObject {}

@objc
open class NSUUID: NSObject {}

@objc
open class NSIndexPath: NSObject {}

@objc
open class NSError: NSObject, Error, @unchecked Sendable {
    public convenience init(domain: String, code: Int, userInfo: [String: Any]? = nil) { self.init() }
    open var code: Int { 0 }
    open var domain: String { "" }
    open var localizedDescription: String { "" }
}

extension Error {
    public var localizedDescription: String { "" }
}

/// A value type that Objective-C sees as an object. Not a name of Foundation's.
public protocol _BridgedValue: _ObjectiveCBridgeable {}

extension _BridgedValue {
    public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
        false
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self { fatalError() }
}

extension Swift.String: _BridgedValue {
    public typealias _ObjectiveCType = NSString
}

extension Swift.Array: _BridgedValue {
    public typealias _ObjectiveCType = NSArray
}

extension Swift.Dictionary: _BridgedValue {
    public typealias _ObjectiveCType = NSDictionary
}

extension Swift.Set: _BridgedValue {
    public typealias _ObjectiveCType = NSSet
}

extension Swift.Int: _BridgedValue {
    public typealias _ObjectiveCType = NSNumber
}

extension Swift.Double: _BridgedValue {
    public typealias _ObjectiveCType = NSNumber
}

extension Swift.Bool: _BridgedValue {
    public typealias _ObjectiveCType = NSNumber
}

extension CGFloat: _BridgedValue {
    public typealias _ObjectiveCType = NSNumber
}

extension URL: _BridgedValue {
    public typealias _ObjectiveCType = NSURL
}

extension Data: _BridgedValue {
    public typealias _ObjectiveCType = NSData
}

extension Date: _BridgedValue {
    public typealias _ObjectiveCType = NSDate
}

extension UUID: _BridgedValue {
    public typealias _ObjectiveCType = NSUUID
}

extension IndexPath: _BridgedValue {
    public typealias _ObjectiveCType = NSIndexPath
}

extension NSNotification.Name: _BridgedValue {
    public typealias _ObjectiveCType = NSString
}

extension Notification: _BridgedValue {
    public typealias _ObjectiveCType = NSNotification
}
