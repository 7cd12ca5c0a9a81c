import Testing

@testable import ShellWeb

@Suite struct MotionTests {
    @Test func aSpringArrivesWithoutGoingTooFar() {
        var spring = Spring(0)
        spring.move(to: 1)
        var greatest = 0.0
        for _ in 0..<120 {
            spring.advance(by: 1.0 / 60)
            greatest = max(greatest, spring.value)
        }
        #expect(spring.isResting)
        #expect(spring.value == 1)
        #expect(greatest <= 1)
    }

    @Test func theWayDoesNotDependOnHowOftenItIsDrawn() {
        var often = Spring(0)
        var seldom = Spring(0)
        often.move(to: 1)
        seldom.move(to: 1)
        for _ in 0..<12 { often.advance(by: 1.0 / 120) }
        for _ in 0..<3 { seldom.advance(by: 1.0 / 30) }
        #expect(abs(often.value - seldom.value) < 0.001)
    }

    @Test func aPageThatWasInTheBackgroundDoesNotCatchUp() {
        var simulator = Simulator(looking: nil)
        _ = simulator.handle(.row, 0, 0)
        _ = simulator.advance(to: 0)
        _ = simulator.advance(to: 3600)
        #expect(simulator.mended.transition != nil)
    }

    @Test(arguments: [18, 26]) func theTabBarStaysOnTheScreen(system: Int) {
        for minimized in stride(from: 0.0, through: 1, by: 0.1) {
            for selection in stride(from: 0.0, through: 3, by: 0.5) {
                let bar = TabBarLayout(isGlass: system == 26, minimized: system == 26 ? minimized : 0, selection: selection)
                #expect(bar.frame.x >= 0 && bar.frame.maxX <= Screen.width && bar.frame.maxY <= Screen.height)
                #expect(bar.tabs.count == DemoApp.tabs)
                for tab in bar.tabs + [bar.lens] {
                    #expect(tab.x >= bar.frame.x - 0.001 && tab.maxX <= bar.frame.maxX + 0.001 && tab.width >= 0)
                }
            }
        }
    }
}
