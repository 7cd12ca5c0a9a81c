import Testing

@testable import ShellWeb

@Suite struct NavigationTests {
    @Test func aTapOnARowPushesItsPage() {
        var simulator = Simulator(looking: nil)
        #expect(simulator.handle(.row, 0, 3) == Outcome.push.rawValue * 101)
        #expect(simulator.mended.depth == 1)
        #expect(simulator.mended.top.route == 13)
        #expect(simulator.mended.shown.map(\.route) == [0, 13])
        simulator.settle()
        #expect(simulator.mended.shown.map(\.route) == [13])
    }

    @Test func aRowOfAPageThatIsNotThereDoesNothing() {
        var simulator = Simulator(looking: nil)
        #expect(simulator.handle(.row, 12, 3) == 0)
        #expect(simulator.handle(.row, 0, 99) == 0)
        #expect(simulator.handle(.row, 0, -1) == 0)
        #expect(simulator.mended.depth == 0)
    }

    @Test func aSecondTapOnBackWhileAPageLeavesDoesNothing() {
        var simulator = Simulator(looking: nil)
        _ = simulator.handle(.row, 0, 3)
        _ = simulator.handle(.row, 13, 0)
        simulator.settle()
        #expect(simulator.handle(.back) == Outcome.pop.rawValue * 101)
        #expect(simulator.handle(.back) == 0)
        simulator.settle()
        #expect(simulator.mended.depth == 1)
        #expect(simulator.handle(.back) == Outcome.pop.rawValue * 101)
        simulator.settle()
        #expect(simulator.handle(.back) == 0)
    }

    @Test func theMenuOfTheBackButtonLeadsDown() {
        var simulator = Simulator(looking: nil)
        #expect(simulator.handle(.menu) == 0)
        _ = simulator.handle(.row, 0, 2)
        _ = simulator.handle(.row, 12, 2)
        _ = simulator.handle(.row, 15, 2)
        simulator.settle()
        #expect(simulator.handle(.menu) == Outcome.menu.rawValue * 101)
        #expect(simulator.mended.menu.map(\.title) == [15, 12, 0])
        _ = simulator.handle(.line, 1)
        simulator.settle()
        #expect(simulator.mended.top.route == 12)
        #expect(simulator.mended.menu.isEmpty)
    }

    @Test func aTapOnTheSelectedTabGoesToTheRootAndThenToTheTop() {
        var simulator = Simulator(looking: nil)
        _ = simulator.handle(.scrolled, 0, 300)
        _ = simulator.handle(.row, 0, 2)
        simulator.settle()
        #expect(simulator.handle(.tab, 0) == Outcome.root.rawValue * 101)
        simulator.settle()
        #expect(simulator.mended.top.offset == 300)
        #expect(simulator.handle(.tab, 0) == Outcome.top.rawValue * 101)
        #expect(simulator.mended.top.offset == 0)
    }

    @Test func eachTabKeepsItsStack() {
        var simulator = Simulator(looking: nil)
        _ = simulator.handle(.row, 0, 2)
        _ = simulator.handle(.tab, 3)
        #expect(simulator.mended.depth == 0)
        _ = simulator.handle(.tab, 0)
        #expect(simulator.mended.top.route == 12)
        #expect(simulator.handle(.tab, 9) == 0)
    }

    @Test func withReducedMotionNothingSlides() {
        var simulator = Simulator(looking: nil)
        _ = simulator.handle(.setReducesMotion, 1)
        _ = simulator.handle(.row, 2, 0)
        _ = simulator.handle(.tab, 2)
        _ = simulator.handle(.row, 2, 0)
        #expect(simulator.mended.transition == nil)
        #expect(simulator.mended.barShown.value == 1)
        let moves = simulator.advance(to: 0)
        #expect(!moves)
    }

    @Test func numbersThatAreNoneDoNothing() {
        var simulator = Simulator(looking: nil)
        #expect(simulator.handle(.tab, .nan) == 0)
        #expect(simulator.handle(.scrolled, 0, .infinity) == 0)
        #expect(simulator.handle(.pane, -1e300) == 0)
        #expect(simulator.mended.top.offset == 0)
    }
}
