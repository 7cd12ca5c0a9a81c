import Testing

@testable import ShellWeb

@Suite struct RandomInputTests {
    /// A generator whose numbers are the same each time (SplitMix64).
    struct Seeded: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return mixed ^ (mixed >> 31)
        }
    }

    private static let events: [Event] = [
        .tab, .row, .row, .row, .back, .menu, .line, .closeMenu, .pane, .scrolled, .touchBegan, .touchMoved, .touchMoved,
        .touchMoved, .touchEnded, .touchCancelled, .setSystem, .setFaults, .setMinimizes, .setReducesMotion, .reset,
    ]

    /// Whatever comes, in whatever order: the module must not trap, for a trap is the end of the page.
    @Test(arguments: 0..<40) func anyInputLeavesAStateThatCanBeDrawn(seed: Int) {
        var random = Seeded(state: UInt64(seed))
        var simulator = Simulator()
        var time = 0.0
        for _ in 0..<400 {
            guard let event = Self.events.randomElement(using: &random) else { return }
            send(event, to: &simulator, time: time, using: &random)
            if Bool.random(using: &random) {
                time += Double.random(in: 0...0.2, using: &random)
                _ = simulator.advance(to: time)
            }
            let numbers = simulator.state()
            // As many as the page has room for (Simulator/module.js).
            #expect(numbers.count < 4096)
            #expect(numbers.allSatisfy { $0.magnitude < 1e6 })
            for phone in simulator.phones { check(phone) }
        }
        _ = simulator.handle(.touchCancelled)
        simulator.settle()
        for phone in simulator.phones {
            #expect(phone.transition == nil)
            #expect(phone.lens.value == Double(phone.shell.selection))
            #expect(phone.remedy(.hiddenBar) == .fault || phone.hidesBar == phone.top.page.mode.hidesSharedBar)
        }
    }

    private func check(_ phone: Phone) {
        #expect(phone.top.level == phone.depth)
        #expect(phone.top.route == (phone.shell.current.top?.route ?? phone.shell.selection))
        #expect(0...1 ~= phone.minimized.value && 0...1 ~= phone.barShown.value)
        for visit in phone.shown {
            #expect((visit.level > 0) == (visit.beneath >= 0))
            #expect(phone.items(of: visit).items.count == visit.page.items.count + (visit.level > 0 ? 1 : 0))
        }
    }

    private func send(_ event: Event, to simulator: inout Simulator, time: Double, using random: inout Seeded) {
        let x = Double.random(in: 0...Screen.width, using: &random)
        let y = Double.random(in: 0...Screen.height, using: &random)
        switch event {
        case .tab: _ = simulator.handle(.tab, Double(Int.random(in: -1...4, using: &random)))
        case .row:
            let phone = simulator.phones[Int.random(in: 0...1, using: &random)]
            _ = simulator.handle(.row, Double(phone.top.route), Double(Int.random(in: -1...20, using: &random)))
        case .line, .pane: _ = simulator.handle(event, Double(Int.random(in: -1...4, using: &random)))
        case .scrolled:
            let offset = Double.random(in: -80...2000, using: &random)
            _ = simulator.handle(.scrolled, Double(simulator.phones[0].top.route), offset)
        case .touchBegan: _ = simulator.handle(event, x, y, time, Bool.random(using: &random) ? 1 : 0)
        case .touchMoved, .touchEnded: _ = simulator.handle(event, x, y, time)
        case .setSystem: _ = simulator.handle(event, Bool.random(using: &random) ? 18 : 26)
        case .setFaults: _ = simulator.handle(event, Double(Int.random(in: 0..<64, using: &random)))
        case .setMinimizes, .setReducesMotion: _ = simulator.handle(event, Bool.random(using: &random) ? 1 : 0)
        case .back, .menu, .closeMenu, .touchCancelled, .reset: _ = simulator.handle(event)
        }
    }
}
