/// A number on its way to another, as a critically damped spring: it can be caught and sent elsewhere at any time.
struct Spring: Equatable, Sendable {
    private(set) var value: Double
    private(set) var target: Double

    /// A second.
    private(set) var velocity = 0.0

    /// How fast it gets there: about 6 / `pace` seconds. (UIKit's own curves are not published.)
    private let pace: Double

    /// How near is there, in the unit of the value.
    private let tolerance: Double

    init(_ value: Double, pace: Double = 15, tolerance: Double = 0.002) {
        self.value = value
        self.pace = pace
        self.tolerance = tolerance
        target = value
    }

    var isResting: Bool { value == target && velocity == 0 }

    /// Puts it there, at rest.
    mutating func jump(to value: Double) {
        self.value = value
        target = value
        velocity = 0
    }

    /// Sends it there, with the speed that it has or is given.
    mutating func move(to target: Double, velocity: Double? = nil) {
        self.target = target
        if let velocity { self.velocity = velocity }
    }

    /// Lets time pass. Steps of the same length, so that the way does not depend on how often a frame is drawn.
    mutating func advance(by seconds: Double) {
        guard !isResting else { return }
        var left = seconds
        while left > 0 {
            let step = left < Self.step ? left : Self.step
            velocity += (pace * pace * (target - value) - 2 * pace * velocity) * step
            value += velocity * step
            left -= step
        }
        if (target - value).magnitude < tolerance, velocity.magnitude < tolerance * 10 { jump(to: target) }
    }

    private static let step = 1.0 / 240
}
