@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
    public init(_ name: String) {}
    public init(stringLiteral value: String) {}
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
    public var boolValue: Bool { false }
    public init(_ value: Bool) {}
    public init(booleanLiteral value: Bool) {}
}

extension NSObject: Equatable, Hashable {
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) {}
}

extension NSObject: CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
