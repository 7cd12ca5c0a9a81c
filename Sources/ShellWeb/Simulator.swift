import ShellCore

/// Two phones that get the same input: one with the faults that are looked at, one without.
public struct Simulator: Sendable {
    private(set) var settings = Settings()
    private(set) var phones: [Phone]
    private var writer = StateWriter()
    private var clock: Double?

    public init() {
        phones = [Phone(isFaulty: true, settings: settings), Phone(isFaulty: false, settings: settings)]
    }

    /// Takes what somebody does.
    /// - Returns: the outcome on the first phone, and that on the second times 100 (see ``Outcome``).
    mutating func handle(_ event: Event, _ a: Double = 0, _ b: Double = 0, _ c: Double = 0, _ d: Double = 0) -> Int {
        // What is no number, or too great to be one of ours, comes from no screen.
        guard [a, b, c, d].allSatisfy({ $0.magnitude < 1e9 }) else { return 0 }
        var sum = 0
        var factor = 1
        for index in phones.indices {
            sum += factor * handle(event, a, b, c, d, on: index).rawValue
            factor *= 100
        }
        return sum
    }

    private mutating func handle(
        _ event: Event, _ a: Double, _ b: Double, _ c: Double, _ d: Double, on index: Int
    ) -> Outcome {
        switch event {
        case .tab: return phones[index].tapTab(Int(a))
        case .row: return phones[index].tapRow(Int(b), on: Int(a))
        case .back: return phones[index].goBack()
        case .menu: return phones[index].openMenu()
        case .line: return phones[index].tapMenu(Int(a))
        case .closeMenu: phones[index].closeMenu()
        case .pane: return phones[index].showPane(Int(a))
        case .scrolled:
            if phones[index].transition == nil, phones[index].top.route == Int(a) { phones[index].scroll(to: b) }
        case .touchBegan: phones[index].beginTouch(at: Vector(x: a, y: b), time: c, isMouse: d == 1)
        case .touchMoved: phones[index].moveTouch(to: Vector(x: a, y: b), time: c)
        case .touchEnded: return phones[index].endTouch(time: c)
        case .touchCancelled: return phones[index].cancelTouch()
        case .setSystem: set(on: index) { $0.system = Int(a) }
        case .setFaults: set(on: index) { $0.faults = Int(a) }
        case .setMinimizes: set(on: index) { $0.minimizes = a == 1 }
        case .setReducesMotion: set(on: index) { $0.reducesMotion = a == 1 }
        case .reset: phones[index] = Phone(isFaulty: index == 0, settings: settings)
        }
        return .nothing
    }

    private mutating func set(on index: Int, _ change: (inout Settings) -> Void) {
        change(&settings)
        phones[index].apply(settings)
    }

    /// Lets time pass until `time`, in seconds.
    /// - Returns: whether anything moves still.
    mutating func advance(to time: Double) -> Bool {
        // A page that was in the background for long does not catch up.
        let passed = clock.map { min(max(time - $0, 0), 0.1) } ?? 0
        var moves = false
        for index in phones.indices where phones[index].advance(by: passed) { moves = true }
        clock = moves ? time : nil
        return moves
    }

    /// What is to be seen, as numbers in the order in which `Simulator/state.js` reads them.
    mutating func state() -> [Double] {
        writer.clear()
        writer.write(settings.system)
        writer.write(settings.platform.isGlass)
        writer.write(settings.faults)
        writer.write(phones.count)
        for phone in phones { phone.write(to: &writer) }
        return writer.numbers
    }
}
