import Testing

import ShellCore

@Suite struct RouteForwarderTests {
    /// An engine on our thread, which pushes, goes back by itself, and switches tabs between two changes that we see.
    @Test func everyDetailIsForwardedOnceAndTheEngineIsLeftAtItsRoot() {
        property { dice in
            var forwarder = RouteForwarder<Int>()
            var engine = [0]
            var seen: [Int] = []
            var forwarded: [Int] = []
            var count = 100
            for _ in 0..<dice.steps {
                for _ in 0..<dice.number(below: 4) { play(&engine, &count, &dice) }
                let wasRoot = forwarder.root
                seen += engine.dropFirst()
                let step = forwarder.receive(engine)
                forwarded += step.pushed
                if step.activated != (wasRoot == nil || wasRoot == engine[0] ? nil : engine[0]) { return "the root is not told" }
                forwarder.trim(&engine)
                if engine.count != 1 { return "the engine is left at \(engine)" }
                if forwarded != seen { return "\(forwarded) instead of \(seen)" }
            }
            return nil
        }
    }

    /// An engine elsewhere: snapshots come more than once and late, and it takes off what it has sent when it likes.
    @Test func snapshotsThatComeTwiceOrBeforeTheTrimForwardNothingTwice() {
        property { dice in
            var forwarder = RouteForwarder<Int>()
            var engine = [0]
            var sent = 0
            var seen: [Int] = []
            var forwarded: [Int] = []
            var count = 100
            for _ in 0..<dice.steps {
                if dice.coin() { play(&engine, &count, &dice, tabs: false) }
                sent = min(sent, engine.count - 1)
                if dice.coin() {
                    dice.note("snapshot \(engine)")
                    for route in engine.dropFirst() where !seen.contains(route) { seen.append(route) }
                    forwarded += forwarder.receive(engine).pushed
                    sent = engine.count - 1
                    if dice.coin() { forwarded += forwarder.receive(engine).pushed }
                }
                if dice.coin() {
                    let count = dice.number(below: sent + 1)
                    engine.removeSubrange(1..<(1 + count))
                    sent -= count
                    dice.note("the engine takes off \(count)")
                }
                if forwarded != seen { return "\(forwarded) instead of \(seen)" }
            }
            return nil
        }
    }

    /// An engine elsewhere with a stack for each of its tabs, which it shows again as it left them.
    @Test func anEngineThatKeepsAStackForEachTabForwardsNothingTwice() {
        property { dice in
            var forwarder = RouteForwarder<Int>()
            var stacks = [[0], [1], [2]]
            var sent = [0, 0, 0]
            var tab = 0
            var seen: [Int] = []
            var forwarded: [Int] = []
            var count = 100
            for _ in 0..<dice.steps {
                switch dice.number(below: 5) {
                case 0:
                    tab = dice.number(below: 3)
                    dice.note("tab \(tab)")
                case 1:
                    let taken = dice.number(below: sent[tab] + 1)
                    stacks[tab].removeSubrange(1..<(1 + taken))
                    sent[tab] -= taken
                    dice.note("the engine takes off \(taken)")
                case 2:
                    dice.note("snapshot \(stacks[tab])")
                    for route in stacks[tab].dropFirst() where !seen.contains(route) { seen.append(route) }
                    forwarded += forwarder.receive(stacks[tab]).pushed
                    sent[tab] = stacks[tab].count - 1
                default:
                    play(&stacks[tab], &count, &dice, tabs: false)
                    sent[tab] = min(sent[tab], stacks[tab].count - 1)
                }
                if forwarded != seen { return "\(forwarded) instead of \(seen)" }
            }
            return nil
        }
    }

    @Test func aRootThatIsLeftWithNothingOnItForwardsAnEqualPageAnew() {
        var forwarder = RouteForwarder<String>()
        for root in ["home", "info", "home"] {
            var engine = [root, "about"]
            #expect(forwarder.receive(engine).pushed == ["about"])
            forwarder.trim(&engine)
            #expect(engine == [root])
        }
    }

    @Test func trimLeavesWhatCameAfterTheSnapshot() {
        var forwarder = RouteForwarder<String>()
        var engine = ["home", "a", "b"]
        #expect(forwarder.receive(engine).pushed == ["a", "b"])
        engine.append("late")
        forwarder.trim(&engine)
        #expect(engine == ["home", "late"])
        #expect(forwarder.receive(engine).pushed == ["late"])
    }

    @Test func theSameRouteIsForwardedAgainAfterTheTrim() {
        var forwarder = RouteForwarder<String>()
        for _ in 0..<2 {
            var engine = ["home", "a", "a"]
            #expect(forwarder.receive(engine).pushed == ["a", "a"])
            forwarder.trim(&engine)
        }
    }

    @Test func theSameDetailOverAnotherRootIsAnotherPage() {
        var forwarder = RouteForwarder<String>()
        _ = forwarder.receive(["home", "about"])
        let step = forwarder.receive(["info", "about"])
        #expect(step.activated == "info")
        #expect(step.pushed == ["about"])
    }

    @Test func anEngineThatIsNotReadyChangesNothing() {
        var forwarder = RouteForwarder<String>()
        #expect(forwarder.receive([]).isEmpty)
        #expect(forwarder.receive(["home"]).isEmpty)
        #expect(forwarder.receive([]).isEmpty)
        let step = forwarder.receive(["info", "about"])
        #expect(step.activated == "info")
        #expect(step.pushed == ["about"])
    }

    private func play(_ engine: inout [Int], _ count: inout Int, _ dice: inout Dice, tabs: Bool = true) {
        switch dice.number(below: tabs ? 5 : 4) {
        case 0, 1, 2:
            count += 1
            engine.append(count)
            dice.note("the engine pushes \(count)")
        case 3:
            if engine.count > 1 { engine.removeLast() }
            dice.note("the engine goes back")
        default:
            engine = [dice.number(below: 3)]
            dice.note("the engine shows tab \(engine[0])")
        }
    }
}
