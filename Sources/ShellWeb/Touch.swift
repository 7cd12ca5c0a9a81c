import ShellCore

/// A finger on the screen.
struct Touch: Equatable, Sendable {
    /// What it has turned out to do.
    enum Role: Equatable, Sendable {
        case undecided
        case pop

        /// Turns the panes of a pager; the offset at which it began.
        case pager(from: Double)

        /// Scrolls the page; the offset at which it began. Only for a mouse: with a finger the browser scrolls.
        case scroll(from: Double)

        /// Moves the lens over the tabs.
        case lens
        case nothing
    }

    let start: Vector
    var role: Role

    /// Whether the browser does not scroll by itself.
    let isMouse: Bool

    private(set) var position: Vector
    private(set) var velocity = Vector()
    private var time: Double

    init(at position: Vector, time: Double, isMouse: Bool, role: Role) {
        start = position
        self.position = position
        self.time = time
        self.isMouse = isMouse
        self.role = role
    }

    var translation: Vector { Vector(x: position.x - start.x, y: position.y - start.y) }

    /// Whether it has moved enough to be no tap: 10 points.
    var isDrag: Bool {
        let way = translation
        return way.x * way.x + way.y * way.y > 100
    }

    mutating func move(to next: Vector, time now: Double) {
        let passed = now - time
        if passed > 0 {
            // The last report counts for most, so that trembling at the end is no flick and a change of mind is seen.
            let x = (next.x - position.x) / passed
            let y = (next.y - position.y) / passed
            velocity = Vector(x: Self.limit(0.7 * x + 0.3 * velocity.x), y: Self.limit(0.7 * y + 0.3 * velocity.y))
        }
        position = next
        time = now
    }

    /// Two reports may be so near in time that the speed between them is no hand's.
    private static func limit(_ speed: Double) -> Double { max(-8000, min(speed, 8000)) }

    /// A finger that rested before it let go has no speed.
    mutating func end(time now: Double) {
        if now - time > 0.08 { velocity = Vector() }
    }
}
