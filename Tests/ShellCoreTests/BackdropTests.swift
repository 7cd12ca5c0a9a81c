import Testing

import ShellCore

@Suite struct BackdropTests {
    @Test func theFirstLayerWithAColorShows() {
        property { dice in
            let backdrop = anyBackdrop(&dice)
            let moment = anyMoment(&dice)
            for corners in Backdrop<Int>.Corners.allCases {
                let revealed = backdrop.revealed(corners, at: moment)
                guard isMoving(moment) else {
                    if revealed != nil { return "corners show at rest" }
                    continue
                }
                let layers = [
                    (Backdrop<Int>.Layer.lower, backdrop.lower), (.navigation, backdrop.navigation), (.window, backdrop.window),
                ]
                let wanted = layers.dropFirst(corners == .inner ? 0 : 1).first { $0.1 != nil }
                if revealed?.layer != wanted?.0 ?? .system || revealed?.color != wanted?.1 ?? nil {
                    return "\(corners) of \(backdrop): \(String(describing: revealed))"
                }
            }
            return nil
        }
    }

    /// The advice of section 4: one colour for the window, the container and the pages.
    @Test func oneColorForAllLayersNeverFlashes() {
        property { dice in
            var backdrop = anyBackdrop(&dice)
            let moment = anyMoment(&dice)
            if !isMoving(moment) && !backdrop.isSeamless(at: moment) { return "it flashes at rest" }
            let color = backdrop.upper
            backdrop.navigation = color ?? backdrop.navigation
            if color != nil, !backdrop.isSeamless(at: moment) { return "\(backdrop) flashes" }
            // And another colour under the page does.
            backdrop.navigation = 99
            if color != nil, isMoving(moment), backdrop.isSeamless(at: moment) { return "\(backdrop) does not flash" }
            return nil
        }
    }

    @Test func aDarkPageOverAContainerWithoutAColorFlashes() {
        let backdrop = Backdrop(window: nil, navigation: nil, lower: "black", upper: "black")
        #expect(!backdrop.isSeamless(at: .pop(progress: 0.5)))
        #expect(backdrop.revealed(.outer, at: .pop(progress: 0.5))?.layer == .system)
        #expect(backdrop.revealed(.inner, at: .push(progress: 0.5))?.layer == .lower)
        #expect(backdrop.isSeamless(at: .push(progress: 1)))
        #expect(backdrop.revealed(.outer, at: .push(progress: .nan)) == nil)
    }

    private func anyBackdrop(_ dice: inout Dice) -> Backdrop<Int> {
        func color() -> Int? { dice.coin() ? dice.number(below: 2) : nil }
        return Backdrop(window: color(), navigation: color(), lower: color(), upper: color())
    }

    private func anyMoment(_ dice: inout Dice) -> Backdrop<Int>.Moment {
        let progress = dice.quarter(-1...2)
        return dice.pick([.resting, .push(progress: progress), .pop(progress: progress)])
    }

    private func isMoving(_ moment: Backdrop<Int>.Moment) -> Bool {
        switch moment {
        case .resting: false
        case .push(let progress), .pop(let progress): progress > 0 && progress < 1
        }
    }
}
