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
}
