@frozen
public struct CGFloat: Sendable {
    public typealias NativeType = Double
    public var native: Double

    public init() { native = 0 }
    public init(_ value: Double) { native = value }
    public init(_ value: Float) { native = Double(value) }
    public init(_ value: CGFloat) { self = value }
    public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
}

extension CGFloat: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Codable, Hashable {
    public init(integerLiteral value: Int) { native = Double(value) }
    public init(floatLiteral value: Double) { native = value }
}

extension CGFloat: SignedNumeric, Comparable, CustomStringConvertible {
    public var description: String { native.description }
    public var magnitude: CGFloat { CGFloat(native.magnitude) }
    public init?<Source: BinaryInteger>(exactly source: Source) { native = Double(source) }

    public static var infinity: CGFloat { CGFloat(Double.infinity) }
    public static var zero: CGFloat { 0 }
    public static var greatestFiniteMagnitude: CGFloat { CGFloat(Double.greatestFiniteMagnitude) }
    public static var leastNormalMagnitude: CGFloat { CGFloat(Double.leastNormalMagnitude) }
    public static var leastNonzeroMagnitude: CGFloat { CGFloat(Double.leastNonzeroMagnitude) }
    public static var pi: CGFloat { CGFloat(Double.pi) }

    public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool { lhs.native < rhs.native }
    public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native + rhs.native) }
    public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native - rhs.native) }
    public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native * rhs.native) }
    public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native / rhs.native) }
    public static func += (lhs: inout CGFloat, rhs: CGFloat) { lhs.native += rhs.native }
    public static func -= (lhs: inout CGFloat, rhs: CGFloat) { lhs.native -= rhs.native }
    public static func *= (lhs: inout CGFloat, rhs: CGFloat) { lhs.native *= rhs.native }
    public static func /= (lhs: inout CGFloat, rhs: CGFloat) { lhs.native /= rhs.native }
    public func rounded() -> CGFloat { CGFloat(native.rounded()) }
    public func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat { CGFloat(native.rounded(rule)) }
}

extension CGFloat: Strideable {
    public func distance(to other: CGFloat) -> CGFloat { other - self }
    public func advanced(by amount: CGFloat) -> CGFloat { self + amount }
}

extension Double {
    public init(_ value: CGFloat) { self = value.native }
}

extension Float {
    public init(_ value: CGFloat) { self = Float(value.native) }
}

extension Int {
    public init(_ value: CGFloat) { self = Int(value.native) }
}
