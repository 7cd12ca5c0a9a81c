import Testing

import ShellCore

@Suite struct BarVisibilityTests {
    /// A navigation controller that pushes, pops, follows fingers, lets them cancel, reports the end after a cancelled swipe
    /// or not, and begins a transition while another runs. Its bar does only what it is told.
    @Test func afterAnySequenceTheVisiblePagesModeHolds() {
        property { dice in
            var stack = [dice.pick(BarMode.allCases)]
            var visibility = BarVisibility(root: stack[0])
            var bar = stack[0].hidesSharedBar
            var events: [BarVisibility.Event] = []

            for _ in 0..<dice.steps {
                let visible = stack[stack.count - 1]
                let isPop = stack.count > 1 && dice.coin()
                let coming = isPop ? stack[stack.count - 2] : dice.pick(BarMode.allCases)
                events = [.willShow(coming, animated: dice.coin())]
                var cancelled = false
                if isPop && dice.coin() {
                    events.append(.interactive)
                    cancelled = dice.coin()
                }
                // Another transition begins before this one has ended: the controller reports the end of the last only.
                let isOvertaken = !cancelled && dice.number(below: 4) == 0
                if cancelled {
                    events.append(.cancelled(backTo: visible))
                    if dice.coin() { events.append(.willShow(visible, animated: true)) }
                    if dice.coin() || events.last != .cancelled(backTo: visible) { events.append(.didShow(visible)) }
                } else if !isOvertaken {
                    events.append(.didShow(coming))
                }
                if !cancelled {
                    if isPop { stack.removeLast() } else { stack.append(coming) }
                }

                for event in events {
                    dice.note("\(event)")
                    if let change = visibility.handle(event) {
                        if change.hidden == bar { return "it asks for what is already so" }
                        bar = change.hidden
                    }
                    if bar != visibility.isHidden { return "it believes something else of the bar" }
                    if bar != visibility.mode.hidesSharedBar { return "the bar is not as \(visibility.mode) wants it" }
                }
                let now = stack[stack.count - 1]
                if visibility.mode != now { return "\(visibility.mode) holds, but the page is \(now)" }
                if isOvertaken == (visibility.phase == .settled) { return "it is not known whether a page moves" }
                if !isOvertaken && visibility.settled != now { return "\(visibility.settled) rests instead of \(now)" }
            }
            return nil
        }
    }

    /// Reports in no order at all: nothing is invented, and the last page that is said to be there decides.
    @Test func anyReportsEndWithTheLastPageThatIsThere() {
        property { dice in
            var visibility = BarVisibility(root: .shared)
            var there = BarMode.shared
            for _ in 0..<dice.steps {
                let mode = dice.pick(BarMode.allCases)
                let events: [BarVisibility.Event] = [
                    .willShow(mode, animated: dice.coin()), .interactive, .cancelled(backTo: mode), .didShow(mode),
                ]
                let event = dice.pick(events)
                dice.note("\(event)")
                let change = visibility.handle(event)
                switch event {
                case .didShow, .cancelled: there = mode
                case .willShow(_, let animated):
                    if visibility.mode != mode { return "the page that comes does not decide" }
                    if let change, change.animated != animated { return "the bar is not animated as the page is" }
                    continue
                case .interactive: continue
                }
                if visibility.mode != there || visibility.isHidden != there.hidesSharedBar { return "\(there) does not hold" }
            }
            return nil
        }
    }

    /// UIKit tells each time that a finger lets go of a transition and catches it.
    @Test func aSwipeThatIsCaughtAgainAndGoesTakesTheBarWithIt() {
        var visibility = BarVisibility(root: .shared)
        let away = visibility.handle(.willShow(.page, animated: true))
        _ = visibility.handle(.interactive)
        let back = visibility.handle(.cancelled(backTo: .shared))
        let caught = visibility.handle(.willShow(.page, animated: true))
        let following = visibility.handle(.interactive)
        let gone = visibility.handle(.didShow(.page))
        #expect([away, back, caught, following, gone].map { $0?.hidden } == [true, false, true, nil, nil])
        #expect(visibility.settled == .page)
    }

    @Test func aCancelledSwipeBringsTheBarBackAsItWentAway() {
        var visibility = BarVisibility(root: .page)
        _ = visibility.handle(.willShow(.shared, animated: true))
        _ = visibility.handle(.didShow(.shared))
        let away = visibility.handle(.willShow(.page, animated: true))
        #expect(away?.hidden == true)
        let followed = visibility.handle(.interactive)
        #expect(followed == nil)
        #expect(visibility.phase == .following(to: .page, animated: true))
        let back = visibility.handle(.cancelled(backTo: .shared))
        #expect(back?.hidden == false)
        #expect(back?.animated == true)
        let end = visibility.handle(.didShow(.shared))
        #expect(end == nil)
    }
}
