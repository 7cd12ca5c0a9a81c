import Testing

@testable import ShellWeb

@Suite struct GestureTests {
    private func pushed(system: Int = 26, looking fault: Fault? = nil) -> Simulator {
        var simulator = Simulator(looking: fault, system: system)
        _ = simulator.handle(.row, 0, 2)
        simulator.settle()
        return simulator
    }

    @Test func aSwipeFollowsTheFingerAndGoesBack() {
        var simulator = pushed()
        simulator.drag(from: (100, 400), by: (240, 0))
        #expect(simulator.mended.transition?.isInteractive == true)
        #expect(abs((simulator.mended.transition?.progress.value ?? 0) - 240 / Screen.width) < 0.001)
        #expect(simulator.mended.depth == 1)
        #expect(simulator.release() == Outcome.pop.rawValue * 101)
        simulator.settle()
        #expect(simulator.mended.depth == 0)
    }

    @Test func oneCanChangeOnesMind() {
        var simulator = pushed()
        simulator.drag(from: (100, 400), by: (240, 0))
        for step in 1...10 { _ = simulator.handle(.touchMoved, 340 - Double(step) * 20, 400, 0.2 + Double(step) / 60) }
        #expect(simulator.handle(.touchEnded, 0, 0, 0.2 + 10.0 / 60) == Outcome.cancelled.rawValue * 101)
        simulator.settle()
        #expect(simulator.mended.depth == 1)
        #expect(simulator.mended.transition == nil)
        #expect(simulator.mended.shown.map(\.route) == [12])
    }

    @Test func beforeIOS26OnlyTheEdgeGoesBack() {
        var simulator = pushed(system: 18)
        simulator.drag(from: (100, 400), by: (240, 0))
        #expect(simulator.mended.transition == nil)
        _ = simulator.release()
        simulator.drag(from: (10, 400), by: (240, 0))
        #expect(simulator.mended.transition?.isInteractive == true)
    }

    @Test func theRootStays() {
        var simulator = Simulator(looking: nil)
        simulator.drag(from: (10, 400), by: (240, 0))
        #expect(simulator.mended.transition == nil)
        #expect(simulator.release() == 0)
    }

    @Test func aFlickIsEnough() {
        var simulator = pushed()
        _ = simulator.handle(.touchBegan, 100, 400, 0)
        for step in 1...5 { _ = simulator.handle(.touchMoved, 100 + Double(step) * 20, 400, Double(step) / 60) }
        #expect(simulator.handle(.touchEnded, 0, 0, 5.0 / 60) == Outcome.pop.rawValue * 101)
    }

    @Test func aMouseScrollsAndAFingerLeavesThatToTheBrowser() {
        var simulator = Simulator(looking: nil)
        simulator.drag(from: (200, 600), by: (0, -200), isMouse: true)
        #expect(simulator.mended.top.offset == 200)
        _ = simulator.release()
        simulator.drag(from: (200, 600), by: (0, -200))
        #expect(simulator.mended.top.offset == 200)
        _ = simulator.release()
        simulator.drag(from: (200, 200), by: (0, 900), isMouse: true)
        #expect(simulator.mended.top.offset == 0)
    }

    @Test func theLensFollowsAFingerOnTheTabBar() {
        var simulator = Simulator(looking: nil)
        let bar = simulator.mended.tabBar
        simulator.drag(from: (bar.tabs[0].midX, bar.frame.midY), by: (bar.tabs[2].midX - bar.tabs[0].midX, 0))
        #expect(abs(simulator.mended.lens.value - 2) < 0.05)
        #expect(simulator.mended.shell.selection == 0)
        #expect(simulator.release() == Outcome.tab.rawValue * 101)
        #expect(simulator.mended.shell.selection == 2)
        simulator.settle()
        #expect(simulator.mended.lens.value == 2)
    }

    @Test func scrollingDownMakesTheTabBarSmall() {
        var simulator = Simulator(looking: nil)
        for offset in stride(from: 0.0, through: 120, by: 10) { _ = simulator.handle(.scrolled, 0, offset) }
        simulator.settle()
        #expect(simulator.mended.minimized.value == 1)
        #expect(simulator.mended.tabBar.frame.width < 80)
        for offset in stride(from: 120.0, through: 80, by: -10) { _ = simulator.handle(.scrolled, 0, offset) }
        simulator.settle()
        #expect(simulator.mended.minimized.value == 0)
    }

    @Test func theTabBarKeepsItsSizeBeforeIOS26AndWhereItIsToldTo() {
        for (system, minimizes) in [(18, 1.0), (26, 0.0)] {
            var simulator = Simulator(looking: nil, system: system)
            _ = simulator.handle(.setMinimizes, minimizes)
            for offset in stride(from: 0.0, through: 120, by: 10) { _ = simulator.handle(.scrolled, 0, offset) }
            simulator.settle()
            #expect(simulator.mended.minimized.value == 0)
        }
    }

    @Test func aTouchThatTheBrowserTakesAwayPutsThePageBack() {
        var simulator = pushed()
        simulator.drag(from: (100, 400), by: (300, 0))
        #expect(simulator.handle(.touchCancelled) == Outcome.cancelled.rawValue * 101)
        simulator.settle()
        #expect(simulator.mended.depth == 1)
    }

    /// Reports of a fast mouse may be a thousandth of a millisecond apart.
    @Test(arguments: [1e-3, 1e-6, 1e-9, 0, -1]) func aFingerIsNeverFasterThanAHand(step: Double) {
        var simulator = pushed()
        _ = simulator.handle(.touchBegan, 100, 400, 1)
        for move in 1...4 { _ = simulator.handle(.touchMoved, 100 + Double(move) * 20, 400, 1 + Double(move) * step) }
        _ = simulator.handle(.touchEnded, 0, 0, 1 + 4 * step)
        _ = simulator.advance(to: 0)
        for frame in 1...120 {
            let moves = simulator.advance(to: Double(frame) / 60)
            let positions = simulator.mended.positions
            #expect(positions.allSatisfy { $0 >= -Screen.width && $0 <= Screen.width })
            // The page beneath never leaves a gap at its leading edge.
            if positions.count == 2 { #expect(positions[0] <= 0) }
            if !moves { break }
        }
        #expect(simulator.mended.transition == nil)
    }

    @Test func aPagerThatIsThrownComesToRest() {
        var simulator = Simulator(looking: .greedyPager)
        _ = simulator.handle(.tab, 2)
        _ = simulator.handle(.row, 2, 0)
        simulator.settle()
        _ = simulator.handle(.touchBegan, 300, 500, 1)
        for move in 1...4 { _ = simulator.handle(.touchMoved, 300 - Double(move) * 20, 500, 1 + Double(move) * 1e-6) }
        _ = simulator.handle(.touchEnded, 0, 0, 1 + 4e-6)
        _ = simulator.advance(to: 0)
        for frame in 1...200 {
            _ = simulator.advance(to: Double(frame) / 60)
            let pager = simulator.mended.top.pager.value
            #expect(pager > -Screen.width && pager < 3 * Screen.width)
        }
        #expect(simulator.mended.top.pager.value == Screen.width)
    }

    /// Somebody taps with another finger, or a key, while one finger still holds a page: that one has lost it.
    @Test(arguments: [Event.tab, .row, .back, .setSystem, .setFaults, .reset])
    func aHeldPageIsLetGoByWhatElseIsDone(event: Event) {
        var simulator = pushed()
        _ = simulator.handle(.row, 12, 0)
        simulator.settle()
        simulator.drag(from: (100, 400), by: (240, 0))
        #expect(simulator.mended.transition?.isInteractive == true)
        switch event {
        case .tab: #expect(simulator.handle(event, 3) == Outcome.tab.rawValue * 101)
        case .row: #expect(simulator.handle(event, 13, 1) == Outcome.push.rawValue * 101)
        case .back: #expect(simulator.handle(event) == Outcome.pop.rawValue * 101)
        default: _ = simulator.handle(event, 26)
        }
        let depth = simulator.mended.depth
        let before = simulator.mended.transition?.progress.value
        // What the finger does now does nothing.
        _ = simulator.handle(.touchMoved, 390, 400, 0.4)
        #expect(simulator.mended.transition?.progress.value == before)
        #expect(simulator.handle(.touchEnded, 0, 0, 1) == 0)
        simulator.settle()
        #expect(simulator.mended.transition == nil)
        #expect(simulator.mended.depth == depth)
        #expect(depth == (event == .row ? 3 : event == .back ? 1 : event == .tab || event == .reset ? 0 : 2))
    }

    @Test func aLensThatIsHeldGoesBackWhenSomethingElseIsDone() {
        var simulator = Simulator(looking: nil)
        let bar = simulator.mended.tabBar
        simulator.drag(from: (bar.tabs[0].midX, bar.frame.midY), by: (150, 0))
        #expect(simulator.handle(.row, 0, 2) == Outcome.push.rawValue * 101)
        #expect(simulator.release() == 0)
        simulator.settle()
        #expect(simulator.mended.lens.value == 0)
        #expect(simulator.mended.depth == 1)
    }
}
