/// A distance, or a speed: points, or points a second; x grows to the right and y downwards in every reading direction.
public struct Vector: Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }
}
