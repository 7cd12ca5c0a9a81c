import Testing

import ShellCore

@Suite struct ScrollEdgeTests {
    /// With `onScrollDown`: against what one can say without the state machine about any walk.
    @Test func theBarChangesOnlyAfterTheDistanceAndIsWholeAtTheTop() {
        property { dice in
            var edge = ScrollEdge(behavior: .onScrollDown)
            var walk: [Double] = []
            let content = dice.pick([500.0, 900, 3000])
            let end = max(content - 700, 0)
            var offset = dice.quarter(-50...400)
            for _ in 0..<dice.steps {
                offset += dice.coin() ? dice.quarter(-20...20) : dice.quarter(-300...300)
                let was = edge.isMinimized
                let reached = min(max(offset, 0), end)
                let changed = edge.scroll(to: offset, content: content, viewport: 700)
                dice.note("to \(offset): \(edge.isMinimized ? "small" : "whole")")
                walk.append(reached)
                if changed != (was != edge.isMinimized) { return "the answer is wrong" }
                if reached == 0 && edge.isMinimized { return "it is small at the top" }
                if changed && edge.isMinimized && reached - (walk.min() ?? 0) < 24 { return "it gets small too soon" }
                if changed && !edge.isMinimized && reached > 0 && (walk.max() ?? 0) - reached < 24 {
                    return "it is whole too soon"
                }
                if changed { walk = [reached] }
                // It is not late either: nobody has come further than that from the turning point.
                let low = walk.min() ?? 0
                let high = walk.max() ?? 0
                if !edge.isMinimized && reached > 0 && reached - low >= 24 { return "it should be small" }
                if edge.isMinimized && high - reached >= 24 { return "it should be whole" }
            }
            return nil
        }
    }

    @Test func aTremblingFingerChangesNothing() {
        property { dice in
            var edge = ScrollEdge(behavior: .onScrollDown)
            let middle = dice.quarter(100...600)
            for offset in [0, dice.coin() ? 0 : 100, middle] { edge.scroll(to: offset, content: 3000, viewport: 700) }
            let was = edge.isMinimized
            for _ in 0..<dice.steps {
                let changed = edge.scroll(to: middle + dice.quarter(-11...11), content: 3000, viewport: 700)
                if changed || edge.isMinimized != was { return "it changes" }
            }
            return nil
        }
    }

    /// `onScrollUp` on a walk is `onScrollDown` on the walk turned upside down.
    @Test func scrollingUpIsTheMirrorImage() {
        property { dice in
            var down = ScrollEdge(behavior: .onScrollDown)
            var up = ScrollEdge(behavior: .onScrollUp)
            for _ in 0..<dice.steps {
                let offset = dice.quarter(-100...1500)
                let one = down.scroll(to: offset, content: 2000, viewport: 700)
                let other = up.scroll(to: 1300 - offset, content: 2000, viewport: 700)
                if one != other || down.isMinimized != up.isMinimized { return "they differ at \(offset)" }
                if down.topStrength != up.bottomStrength || down.bottomStrength != up.topStrength { return "the effects differ" }
            }
            return nil
        }
    }

    @Test func theEffectGrowsWithWhatLiesUnderTheBar() {
        property { dice in
            var edge = ScrollEdge(behavior: .never)
            let offsets = (dice.quarter(-50...1400), dice.quarter(-50...1400))
            edge.scroll(to: min(offsets.0, offsets.1), content: 2000, viewport: 700)
            let upper = edge
            edge.scroll(to: max(offsets.0, offsets.1), content: 2000, viewport: 700)
            if edge.topStrength < upper.topStrength { return "the upper one shrinks at \(offsets)" }
            if edge.bottomStrength > upper.bottomStrength { return "the lower one grows at \(offsets)" }
            for strength in [edge.topStrength, edge.bottomStrength] where !(0...1).contains(strength) { return "\(strength)" }
            if edge.isMinimized { return "a bar that never gets small is small" }
            return nil
        }
        var edge = ScrollEdge(behavior: .never, fade: 16)
        edge.scroll(to: 8, content: 2000, viewport: 700)
        #expect(edge.topStrength == 0.5)
        #expect(edge.bottomStrength == 1)
        edge.scroll(to: 1300, content: 2000, viewport: 700)
        #expect(edge.bottomStrength == 0)
    }

    /// What an engine reports before it has laid itself out, and what none should.
    @Test func numbersThatAreNoneLeaveNothingBehind() {
        let numbers: [Double] = [
            0, -1, 30, 900, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        ]
        property { dice in
            var edge = ScrollEdge(behavior: dice.pick([.automatic, .never, .onScrollDown, .onScrollUp]))
            for _ in 0..<dice.steps {
                let offset = dice.pick(numbers)
                let was = edge.isMinimized
                let changed = edge.scroll(to: offset, content: dice.pick(numbers), viewport: dice.pick(numbers))
                dice.note("to \(offset): \(edge)")
                if changed != (was != edge.isMinimized) { return "the answer is wrong" }
                for strength in [edge.topStrength, edge.bottomStrength] where !(0...1).contains(strength) { return "\(strength)" }
            }
            // From where the bar is whole on, it is as if nothing had been.
            var fresh = ScrollEdge(behavior: edge.behavior)
            let home = edge.behavior == .onScrollUp ? 1300.0 : 0
            for offset in [home, 640, 700, 660, 610, 680] {
                edge.scroll(to: offset, content: 2000, viewport: 700)
                fresh.scroll(to: offset, content: 2000, viewport: 700)
                if edge != fresh { return "at \(offset) \(edge) instead of \(fresh)" }
            }
            return nil
        }
    }

    @Test func anotherTabStartsWithAWholeBarAndItsOwnOffset() {
        var edge = ScrollEdge(behavior: .onScrollDown)
        for offset in [0, 200.0] { edge.scroll(to: offset, content: 3000, viewport: 700) }
        #expect(edge.isMinimized)
        edge.restore()
        edge.scroll(to: 900, content: 3000, viewport: 700)
        #expect(!edge.isMinimized)
    }

    @Test func theBarIsWholeAtItsEndThoughTheContentHasShrunk() {
        var edge = ScrollEdge(behavior: .onScrollUp)
        for offset in [1300.0, 1000] { edge.scroll(to: offset, content: 2000, viewport: 700) }
        #expect(edge.isMinimized)
        edge.scroll(to: 1010, content: 1710, viewport: 700)
        #expect(!edge.isMinimized)
    }

    @Test func newContentAtTheBottomIsNoScrolling() {
        var edge = ScrollEdge(behavior: .onScrollUp)
        for content in [1000.0, 1300, 1900] {
            edge.scroll(to: 300, content: content, viewport: 700)
            #expect(!edge.isMinimized)
        }
    }

    @Test(arguments: [0, -5, .nan] as [Double])
    func withoutADistanceEveryScrollCounts(hysteresis: Double) {
        var edge = ScrollEdge(behavior: .onScrollDown, hysteresis: hysteresis, fade: hysteresis)
        edge.scroll(to: 10, content: 3000, viewport: 700)
        #expect(edge.topStrength == 1)
        edge.scroll(to: 11, content: 3000, viewport: 700)
        #expect(edge.isMinimized == !hysteresis.isNaN)
        edge.scroll(to: 12, content: 3000, viewport: 700)
        #expect(edge.isMinimized == !hysteresis.isNaN)
        edge.scroll(to: .nan, content: .nan, viewport: 700)
        #expect(!edge.isMinimized)
        #expect(edge.topStrength == 0)
    }
}
