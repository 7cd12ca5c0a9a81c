import ShellCore
import Testing

@testable import ShellWeb

/// Each fault on the first phone, and its cure on the second.
@Suite struct FaultTests {
    @Test func aWhiteWindowShowsInTheCorners() {
        var simulator = Simulator(looking: .whiteWindow)
        _ = simulator.handle(.tab, 1)
        _ = simulator.handle(.row, 1, 0)
        simulator.settle()
        #expect(simulator.faulty.pageRadius == 0)
        simulator.drag(from: (100, 400), by: (200, 0))
        #expect(simulator.faulty.pageRadius == Screen.pageRadius)
        #expect(simulator.faulty.backdrop.revealed(.outer, at: simulator.faulty.moment)?.color == .white)
        #expect(!simulator.faulty.backdrop.isSeamless(at: simulator.faulty.moment))
        #expect(simulator.mended.backdrop.revealed(.outer, at: simulator.mended.moment)?.color == .night)
        #expect(simulator.mended.backdrop.isSeamless(at: simulator.mended.moment))
    }

    @Test func pagesOfIOS18HaveSquareCorners() {
        var simulator = Simulator(looking: .whiteWindow, system: 18)
        _ = simulator.handle(.row, 0, 0)
        simulator.settle()
        simulator.drag(from: (10, 400), by: (200, 0))
        #expect(simulator.faulty.transition != nil)
        #expect(simulator.faulty.pageRadius == 0)
    }

    @Test(arguments: [18, 26]) func aBarWithoutAnAppearanceForTheEdgeChanges(system: Int) {
        var simulator = Simulator(looking: .missingEdgeAppearance, system: system)
        let atEdge = simulator.faulty.fills.top
        let mended = simulator.mended.fills.top
        _ = simulator.handle(.scrolled, 0, 100)
        #expect(atEdge == (system == 26 ? 1 : 0))
        #expect(simulator.faulty.fills.top == 1 - atEdge)
        #expect(simulator.mended.fills.top == mended)
    }

    @Test func aPictureLiesOnTheSharedBackground() {
        let simulator = Simulator(looking: .sharedBackground)
        let faulty = simulator.faulty.items(of: simulator.faulty.top)
        #expect(faulty.backgrounds.count == 1)
        #expect(faulty.items.allSatisfy { $0.background == 0 })
        let mended = simulator.mended.items(of: simulator.mended.top)
        #expect(mended.backgrounds.count == 2)
        #expect(mended.items.first { $0.id == ItemKind.account.rawValue }?.background == nil)
    }

    @Test func aCancelledSwipeLeavesTheBarHidden() {
        var simulator = Simulator(looking: .hiddenBar)
        _ = simulator.handle(.tab, 2)
        #expect(simulator.mended.hidesBar)
        _ = simulator.handle(.row, 2, 4)
        simulator.settle()
        #expect(!simulator.faulty.hidesBar)
        simulator.drag(from: (100, 400), by: (100, 0))
        #expect(simulator.faulty.hidesBar)
        #expect(simulator.mended.hidesBar)
        #expect(simulator.release() == Outcome.cancelled.rawValue * 101)
        simulator.settle()
        #expect(simulator.faulty.depth == 1)
        #expect(simulator.faulty.barShown.value == 0)
        #expect(simulator.mended.depth == 1)
        #expect(simulator.mended.barShown.value == 1)
        _ = simulator.handle(.setFaults, 0)
        #expect(simulator.faulty.barShown.value == 1)
    }

    @Test(arguments: [18, 26]) func aGreedyPagerSwallowsThePop(system: Int) {
        var simulator = Simulator(looking: .greedyPager, system: system)
        _ = simulator.handle(.tab, 2)
        _ = simulator.handle(.row, 2, 0)
        simulator.settle()
        simulator.drag(from: (system == 26 ? 120 : 10, 500), by: (240, 0))
        #expect(simulator.faulty.transition == nil)
        #expect(simulator.faulty.top.pager.value < 0)
        #expect(simulator.mended.transition?.isInteractive == true)
        #expect(simulator.release() == Outcome.swallowed.rawValue + Outcome.pop.rawValue * 100)
        simulator.settle()
        #expect(simulator.faulty.depth == 1)
        #expect(simulator.faulty.top.pager.value == 0)
        #expect(simulator.mended.depth == 0)
    }

    @Test func aPagerTurnsItsPanesOnBothPhones() {
        var simulator = Simulator(looking: .greedyPager)
        _ = simulator.handle(.tab, 2)
        _ = simulator.handle(.row, 2, 0)
        simulator.settle()
        simulator.drag(from: (300, 500), by: (-240, 0))
        #expect(simulator.release() == Outcome.pane.rawValue * 101)
        simulator.settle()
        #expect(simulator.mended.top.pager.value == Screen.width)
        // Back to the first pane, not to the page beneath.
        simulator.drag(from: (120, 500), by: (240, 0))
        #expect(simulator.release() == Outcome.pane.rawValue * 101)
        simulator.settle()
        #expect(simulator.mended.top.pager.value == 0)
        #expect(simulator.mended.depth == 1)
    }

    @Test func aBarOf44PointsIsTooLowForGlass() {
        for (system, faulty, mended) in [(26, 44.0, 54.0), (18, 44.0, 44.0)] {
            var simulator = Simulator(looking: .fixedHeight, system: system)
            _ = simulator.handle(.tab, 3)
            _ = simulator.handle(.row, 3, 0)
            simulator.settle()
            #expect(simulator.faulty.barHeight(of: simulator.faulty.top) == faulty)
            #expect(simulator.mended.barHeight(of: simulator.mended.top) == mended)
            #expect(simulator.mended.insetTop(of: simulator.mended.top) == Screen.top + mended)
        }
    }

    @Test func withoutFaultsBothPhonesAreTheSame() {
        for system in [18, 26] {
            var simulator = Simulator(looking: nil, system: system)
            for tab in 0..<DemoApp.tabs {
                _ = simulator.handle(.tab, Double(tab))
                _ = simulator.handle(.row, Double(tab), 0)
                simulator.settle()
                simulator.drag(from: (10, 500), by: (120, 0))
                var first = StateWriter()
                var second = StateWriter()
                simulator.faulty.write(to: &first)
                simulator.mended.write(to: &second)
                #expect(first.numbers == second.numbers)
                _ = simulator.release()
                simulator.settle()
            }
        }
    }
}
