@testable import ShellWeb

extension Simulator {
    /// A simulator in which a fault is looked at, and a system.
    init(looking fault: Fault? = nil, system: Int = 26) {
        self.init()
        _ = handle(.setSystem, Double(system))
        _ = handle(.setFaults, fault.map { Double(1 << $0.rawValue) } ?? 0)
    }

    /// Lets time pass, a sixtieth of a second at a time, until nothing moves.
    mutating func settle() {
        _ = advance(to: 0)
        var frame = 1.0
        while advance(to: frame / 60), frame < 600 { frame += 1 }
    }

    /// A finger comes down and moves, in ten steps of a sixtieth of a second.
    mutating func drag(from start: (x: Double, y: Double), by distance: (x: Double, y: Double), isMouse: Bool = false) {
        _ = handle(.touchBegan, start.x, start.y, 0, isMouse ? 1 : 0)
        for step in 1...10 {
            let share = Double(step) / 10
            _ = handle(.touchMoved, start.x + distance.x * share, start.y + distance.y * share, Double(step) / 60)
        }
    }

    /// The finger rests, and then lets go.
    mutating func release() -> Int { handle(.touchEnded, 0, 0, 2) }

    var faulty: Phone { phones[0] }
    var mended: Phone { phones[1] }
}
