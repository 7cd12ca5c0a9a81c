import ObjectiveC

public struct CGPoint: Hashable, Codable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public static var zero: CGPoint { CGPoint() }

    public init() { self.init(x: 0 as CGFloat, y: 0 as CGFloat) }
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
    public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
}

public struct CGSize: Hashable, Codable, Sendable {
    public var width: CGFloat
    public var height: CGFloat
    public static var zero: CGSize { CGSize() }

    public init() { self.init(width: 0 as CGFloat, height: 0 as CGFloat) }
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }
    public init(width: Double, height: Double) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
}

public struct CGVector: Hashable, Codable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat
    public static var zero: CGVector { CGVector(dx: 0, dy: 0) }

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

public struct CGRect: Hashable, Codable, Sendable {
    public var origin: CGPoint
    public var size: CGSize
    public static var zero: CGRect { CGRect() }

    public init() { self.init(origin: .zero, size: .zero) }
    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public var minX: CGFloat { origin.x }
    public var midX: CGFloat { origin.x }
    public var maxX: CGFloat { origin.x }
    public var minY: CGFloat { origin.y }
    public var midY: CGFloat { origin.y }
    public var maxY: CGFloat { origin.y }
    public var isEmpty: Bool { true }
    public func contains(_ point: CGPoint) -> Bool { false }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
}

public struct CGAffineTransform: Equatable, Sendable {
    public static var identity: CGAffineTransform { CGAffineTransform() }
    public init() {}
    public init(scaleX sx: CGFloat, y sy: CGFloat) {}
    public init(translationX tx: CGFloat, y ty: CGFloat) {}
    public init(rotationAngle angle: CGFloat) {}
}

@objc
public final class CGColor: NSObject {}

@objc
public final class CGImage: NSObject {}

@frozen
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

@frozen
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}
