import Testing

import ShellCore

@Suite struct PopGestureTests {
    @Test func theRootAndADragTheOtherWayNeverGoBack() {
        property { dice in
            let drag = anyDrag(&dice)
            let winner = PopGesture.winner(of: drag)
            if winner == .pop {
                if drag.depth < 1 || !drag.isEnabled { return "a page goes that can't" }
                let motion = drag.translation == Vector() ? drag.velocity : drag.translation
                let back = drag.direction == .leftToRight ? motion.x : -motion.x
                if back <= 0 { return "it goes back with a drag forwards" }
                if abs(motion.y) >= abs(motion.x) { return "it goes back with a vertical drag" }
            }
            if winner == .scroller && drag.scroller == nil { return "a scroller that is not there wins" }
            return nil
        }
    }

    @Test func theMirroredDragHasTheSameWinner() {
        property { dice in
            let drag = anyDrag(&dice)
            let mirrored = mirror(drag)
            if PopGesture.winner(of: drag) != PopGesture.winner(of: mirrored) { return "\(drag) and \(mirrored) differ" }
            if PopGesture.progress(of: drag) != PopGesture.progress(of: mirrored) { return "the progress differs" }
            if PopGesture.completes(drag) != PopGesture.completes(mirrored) { return "the end differs" }
            return nil
        }
    }

    /// What goes back does so too on a newer system, nearer to the edge, deeper in the stack, and with less to scroll.
    @Test func moreReasonsToGoBackNeverTakeItAway() {
        property { dice in
            var drag = anyDrag(&dice)
            guard PopGesture.winner(of: drag) == .pop else { return nil }
            switch dice.number(below: 5) {
            case 0: drag.system += 1
            case 1: drag.location.x = drag.direction == .leftToRight ? 0 : drag.windowWidth
            case 2: drag.depth += 1
            case 3: drag.scroller = nil
            default: drag.scroller?.offset = drag.direction == .leftToRight ? -10 : 10_000
            }
            return PopGesture.winner(of: drag) == .pop ? nil : "\(drag) no longer goes back"
        }
    }

    /// The whole table of sections 6.1 to 6.3, spelled out once more for left to right.
    @Test func everyDragIsDecidedAsTheTableSays() {
        property { dice in
            var drag = anyDrag(&dice)
            drag.direction = .leftToRight
            let motion = drag.translation == Vector() ? drag.velocity : drag.translation
            var wanted = PopGesture.Winner.outer
            if abs(motion.x) > abs(motion.y) {
                var canScroll = false
                if let scroller = drag.scroller, scroller.contentWidth > scroller.width {
                    let end = scroller.contentWidth - scroller.width
                    canScroll = motion.x > 0 ? scroller.offset > 0.5 : scroller.offset < end - 0.5
                }
                let goes = drag.isEnabled && drag.depth > 0 && motion.x > 0
                if goes && drag.location.x < 30 {
                    wanted = .pop
                } else if goes && drag.system >= 26 && !canScroll {
                    wanted = .pop
                } else if canScroll {
                    wanted = .scroller
                }
            }
            let winner = PopGesture.winner(of: drag)
            return winner == wanted ? nil : "\(winner) instead of \(wanted): \(drag)"
        }
    }

    private static let pager = PopDrag.Scroller(offset: 402, width: 402, contentWidth: 1206)
    private static let firstPage = PopDrag.Scroller(offset: 0, width: 402, contentWidth: 1206)

    @Test(
        arguments: [
            (18, 10.0, nil, PopGesture.Winner.pop), (18, 200, nil, .outer), (26, 10, nil, .pop), (26, 200, nil, .pop),
            (18, 10, pager, .pop), (18, 200, pager, .scroller), (26, 10, pager, .pop), (26, 200, pager, .scroller),
            (18, 200, firstPage, .outer), (26, 200, firstPage, .pop),
        ] as [(Int, Double, PopDrag.Scroller?, PopGesture.Winner)])
    func dragsToTheRight(system: Int, x: Double, scroller: PopDrag.Scroller?, winner: PopGesture.Winner) {
        let drag = PopDrag(
            location: Vector(x: x, y: 300), translation: Vector(x: 8, y: 1), windowWidth: 402, depth: 1, scroller: scroller,
            system: system)
        #expect(PopGesture.winner(of: drag) == winner)
    }

    @Test(arguments: [(0.5, PopGesture.Winner.pop), (0.75, .scroller)])
    func halfAPointOfRoomIsForgiven(offset: Double, winner: PopGesture.Winner) {
        let drag = PopDrag(
            location: Vector(x: 200, y: 300), translation: Vector(x: 8, y: 1), windowWidth: 402, depth: 1,
            scroller: PopDrag.Scroller(offset: offset, width: 402, contentWidth: 1206), system: 26)
        #expect(PopGesture.winner(of: drag) == winner)
    }

    @Test func aRightToLeftPagerBeginsAtItsRightEnd() {
        var drag = PopDrag(
            location: Vector(x: 200, y: 300), translation: Vector(x: -8, y: 1), windowWidth: 402, depth: 1,
            scroller: PopDrag.Scroller(offset: 804, width: 402, contentWidth: 1206), direction: .rightToLeft, system: 26)
        #expect(PopGesture.winner(of: drag) == .pop)
        drag.scroller?.offset = 402
        #expect(PopGesture.winner(of: drag) == .scroller)
    }

    @Test func whatIsNotANumberGoesNowhere() {
        let drag = PopDrag(
            location: Vector(x: .nan, y: 0), translation: Vector(x: .nan, y: 0), windowWidth: .nan, depth: 1, system: 26)
        #expect(PopGesture.winner(of: drag) == .outer)
        #expect(PopGesture.progress(of: drag) == 0)
        #expect(!PopGesture.completes(drag))
    }

    /// Numbers that no finger gives: no width, none at all, too great, on any system and in any stack.
    @Test func noNumberMakesAPageGoThatHasNoWay() {
        let numbers = [0, -0.0, 1, -1, 40, -700, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
        property { dice in
            let width = dice.pick(numbers)
            let drag = PopDrag(
                location: Vector(x: dice.pick(numbers), y: dice.pick(numbers)),
                translation: Vector(x: dice.pick(numbers), y: dice.pick(numbers)),
                velocity: Vector(x: dice.pick(numbers), y: dice.pick(numbers)), windowWidth: width,
                depth: dice.pick([.min, -1, 0, 1, .max]), isEnabled: dice.coin(),
                scroller: dice.coin()
                    ? nil
                    : PopDrag.Scroller(offset: dice.pick(numbers), width: dice.pick(numbers), contentWidth: dice.pick(numbers)),
                direction: dice.coin() ? .leftToRight : .rightToLeft, system: dice.pick([.min, 0, 18, 25, 26, 27, .max]))
            let winner = PopGesture.winner(of: drag)
            let progress = PopGesture.progress(of: drag)
            if winner == .pop && (drag.depth < 1 || !drag.isEnabled) { return "a page goes that can't: \(drag)" }
            if winner == .scroller && drag.scroller == nil { return "a scroller that is not there wins: \(drag)" }
            if !(0...1).contains(progress) { return "the progress is \(progress): \(drag)" }
            if PopGesture.completes(drag) {
                if drag.depth < 1 || !drag.isEnabled { return "a page is gone that can't go: \(drag)" }
                if !(width > 0) { return "a page goes in a window without a width: \(drag)" }
                let reach = drag.translation.x + drag.velocity.x / 4
                if (drag.direction == .leftToRight) != (reach > 0) { return "a page goes forwards: \(drag)" }
            }
            return nil
        }
    }

    @Test func theFingerDecidesWhetherThePageGoes() {
        var drag = PopDrag(
            location: Vector(x: 150, y: 0), translation: Vector(x: 100, y: 0), windowWidth: 400, depth: 1, system: 26)
        #expect(PopGesture.progress(of: drag) == 0.25)
        #expect(!PopGesture.completes(drag))
        drag.velocity.x = 500
        #expect(PopGesture.completes(drag))
        drag.translation.x = 300
        drag.velocity.x = -500
        #expect(!PopGesture.completes(drag))
    }

    private func anyDrag(_ dice: inout Dice) -> PopDrag {
        let width = dice.pick([320.0, 402, 834])
        let scrolled = dice.pick([width, width * 2, width * 3, 100])
        return PopDrag(
            location: Vector(x: dice.coin() ? dice.quarter(0...40) : dice.quarter(0...834), y: 200),
            translation: dice.number(below: 5) == 0 ? Vector() : Vector(x: dice.quarter(-60...60), y: dice.quarter(-30...30)),
            velocity: Vector(x: dice.quarter(-900...900), y: dice.quarter(-400...400)), windowWidth: width,
            depth: dice.number(below: 3), isEnabled: dice.number(below: 6) > 0,
            scroller: dice.number(below: 4) == 0
                ? nil
                : PopDrag.Scroller(
                    offset: dice.pick([-20, 0, 0.25, width, scrolled - width, dice.quarter(0...800)]), width: width,
                    contentWidth: scrolled),
            direction: dice.coin() ? .leftToRight : .rightToLeft, system: dice.pick([15, 18, 25, 26, 27]))
    }

    private func mirror(_ drag: PopDrag) -> PopDrag {
        var mirrored = drag
        mirrored.direction = drag.direction == .leftToRight ? .rightToLeft : .leftToRight
        mirrored.location.x = drag.windowWidth - drag.location.x
        mirrored.translation.x = 0 - drag.translation.x
        mirrored.velocity.x = 0 - drag.velocity.x
        if let scroller = drag.scroller {
            mirrored.scroller?.offset = scroller.contentWidth - scroller.width - scroller.offset
        }
        return mirrored
    }
}
