@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
    public init(_ name: String) {}
    public init(stringLiteral value: String) {}
}

@frozen
public struct ObjCBool: ExpressibleByBooleanLiteral {
    public let boolValue: Bool
    public init(_ value: Bool) { boolValue = value }
    public init(booleanLiteral value: Bool) { boolValue = value }
}

/// The compiler calls these two where an Objective-C method that has to do with a truth value is called or overridden.
public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { x.boolValue }
public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(x) }

extension NSObject: Equatable, Hashable {
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) {}
}

extension NSObject: CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
