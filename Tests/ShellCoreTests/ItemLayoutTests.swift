import Testing

import ShellCore

@Suite struct ItemLayoutTests {
    private static let glass = BarMetrics(Platform(system: 26))
    private static let flat = BarMetrics(Platform(system: 18))

    @Test func everyItemIsPlacedInOrderAndApart() {
        property(upTo: 6) { dice in
            let metrics = dice.coin() ? Self.glass : Self.flat
            let sides = (anySide(&dice, ids: 0), anySide(&dice, ids: 100))
            let layout = ItemLayout(leading: sides.0, trailing: sides.1, width: 2000, metrics: metrics)
            if layout.items.map(\.id) != (flatten(sides.0) + flatten(sides.1)).map(\.id) {
                return "items are missing or mixed up"
            }
            for (item, wanted) in zip(layout.items, flatten(sides.0) + flatten(sides.1)) {
                if item.frame.width != max(wanted.width, metrics.minimumItemWidth) { return "\(item) has another width" }
                if item.frame.midY != metrics.height / 2 || item.frame.height != metrics.itemHeight {
                    return "\(item) is not in the middle"
                }
                if item.frame.x < metrics.edgeDistance || item.frame.maxX > 2000 - metrics.edgeDistance {
                    return "\(item) is too near to the edge"
                }
            }
            let leading = layout.items.filter { $0.id < 100 }
            let trailing = layout.items.filter { $0.id >= 100 }
            for (near, far) in zip(leading, leading.dropFirst()) where far.frame.x - near.frame.maxX < metrics.itemSpacing {
                return "\(near) and \(far) are too near"
            }
            for (near, far) in zip(trailing, trailing.dropFirst()) where near.frame.x - far.frame.maxX < metrics.itemSpacing {
                return "\(near) and \(far) are too near"
            }
            if layout.overflows { return "it overflows" }
            let left = leading.last?.frame.maxX ?? 0
            let right = trailing.last?.frame.x ?? 2000
            if layout.title.x < left || layout.title.maxX > right { return "the title lies on items" }
            return nil
        }
    }

    /// From the flags alone, who lies on a background with whom.
    @Test func backgroundsHoldWhoTheFlagsSay() {
        property(upTo: 6) { dice in
            let side = anySide(&dice, ids: 0)
            let layout = ItemLayout(leading: side, trailing: [], width: 2000, metrics: Self.glass)
            var wanted: [[Int]] = []
            var open: Int?  // the group whose background the next item may join; 0 outside of groups
            for (number, element) in side.enumerated() {
                switch element {
                case .fixedSpace: open = nil
                case .group(let items) where items.count > 1:
                    open = nil
                    for item in items {
                        if open == number + 1 && !item.isProminent {
                            wanted[wanted.count - 1].append(item.id)
                        } else {
                            wanted.append([item.id])
                        }
                        open = item.isProminent ? nil : number + 1
                    }
                    open = nil
                case .item, .group:
                    for item in flatten([element]) {
                        if item.hidesSharedBackground {
                            open = nil
                        } else if item.isProminent || !item.sharesBackground {
                            wanted.append([item.id])
                            open = nil
                        } else if open == 0 {
                            wanted[wanted.count - 1].append(item.id)
                        } else {
                            wanted.append([item.id])
                            open = 0
                        }
                    }
                }
            }
            var found: [[Int]] = layout.backgrounds.map { _ in [] }
            for item in layout.items { if let background = item.background { found[background].append(item.id) } }
            if found != wanted { return "\(found) instead of \(wanted) for \(side)" }

            for (number, background) in layout.backgrounds.enumerated() {
                let items = layout.items.filter { $0.background == number }
                if background.frame.x != items.first?.frame.x || background.frame.maxX != items.last?.frame.maxX {
                    return "a background is not as wide as its items"
                }
                let prominent = flatten(side).filter { item in items.contains { $0.id == item.id } }.filter(\.isProminent)
                if background.isProminent != (items.count == 1 && prominent.count == 1) { return "the tint is on another" }
                for item in layout.items where item.background != number {
                    let distance = max(item.frame.x - background.frame.maxX, background.frame.x - item.frame.maxX)
                    if distance < Self.glass.backgroundSpacing {
                        return "an item lies too near to a background that is not its own"
                    }
                }
            }
            return nil
        }
    }

    @Test func aBarReadFromTheRightIsTheMirrorImage() {
        property(sequences: 10_000, upTo: 6) { dice in
            let metrics = dice.coin() ? Self.glass : Self.flat
            let sides = (anySide(&dice, ids: 0), anySide(&dice, ids: 100))
            let width = dice.quarter(100...900)
            let left = ItemLayout(leading: sides.0, trailing: sides.1, width: width, metrics: metrics)
            let right = ItemLayout(
                leading: sides.0, trailing: sides.1, width: width, metrics: metrics, direction: .rightToLeft)
            for (one, other) in zip(left.items, right.items) {
                if one.id != other.id || one.background != other.background || width - one.frame.maxX != other.frame.x {
                    return "\(one) and \(other)"
                }
            }
            for (one, other) in zip(left.backgrounds, right.backgrounds) where width - one.frame.maxX != other.frame.x {
                return "\(one) and \(other)"
            }
            if left.overflows != right.overflows || left.title.width != right.title.width { return "the title differs" }
            if left.title.width < 0 { return "the title is narrower than nothing" }
            if !left.overflows, left.title.width > 0, width - left.title.maxX != right.title.x { return "the title is elsewhere" }
            return nil
        }
    }

    @Test func measuredDistancesAreKept() {
        let two: [BarElement] = [.item(BarItem(id: 0, width: 24)), .item(BarItem(id: 1, width: 50))]
        let new = ItemLayout(leading: two, trailing: two, width: 402, metrics: Self.glass)
        #expect(new.items.map(\.frame.x) == [20, 64, 338, 288])
        #expect(
            new.backgrounds.map(\.frame) == [
                Frame(x: 20, y: 5, width: 94, height: 44), Frame(x: 288, y: 5, width: 94, height: 44),
            ])
        let old = ItemLayout(leading: two, trailing: two, width: 402, metrics: Self.flat)
        #expect(old.items.map(\.frame.x) == [16, 48, 362, 304])
        #expect(old.backgrounds.isEmpty)
        #expect(ItemLayout(leading: two, trailing: two, width: 200, metrics: Self.glass).overflows)
    }

    @Test func aWidthThatIsNoneCountsAsTheLeast() {
        let items: [BarElement] = [.item(BarItem(id: 0, width: .nan)), .item(BarItem(id: 1, width: -9))]
        let layout = ItemLayout(leading: items, trailing: [], width: 402, metrics: Self.flat)
        #expect(layout.items.map(\.frame.x) == [16, 24])
    }

    @Test func numbersThatAreNoneLeaveFramesThatCanBeDrawn() {
        let numbers: [Double] = [0, -1, 40, 402, .nan, .infinity, -.infinity]
        property(upTo: 6) { dice in
            let sides = (0..<2).map { side in
                (0..<dice.number(below: dice.steps + 1)).map { number -> BarElement in
                    switch dice.number(below: 4) {
                    case 0: .fixedSpace(dice.pick(numbers))
                    case 1: .group((0..<dice.number(below: 3)).map { BarItem(id: $0, width: dice.pick(numbers)) })
                    default: .item(BarItem(id: number, width: dice.pick(numbers)))
                    }
                }
            }
            let layout = ItemLayout(
                leading: sides[0], trailing: sides[1], width: dice.pick(numbers), metrics: dice.coin() ? Self.glass : Self.flat,
                direction: dice.coin() ? .leftToRight : .rightToLeft)
            for frame in layout.items.map(\.frame) + layout.backgrounds.map(\.frame) + [layout.title] {
                if ![frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) || frame.width < 0 {
                    return "\(frame) in \(sides)"
                }
            }
            return nil
        }
    }

    @Test func aNegativeSpaceTakesNothingFromAnother() {
        for metrics in [Self.glass, Self.flat] {
            let layout = { (spaces: [Double?]) in
                let items: [BarElement] = [.item(BarItem(id: 0, width: 50)), .item(BarItem(id: 1, width: 50))]
                return ItemLayout(
                    leading: [items[0]] + spaces.map { .fixedSpace($0) } + [items[1]], trailing: [], width: 402, metrics: metrics)
            }
            #expect(layout([-16, 40]) == layout([40]))
            #expect(layout([40, -16]) == layout([40]))
            #expect(layout([40, .nan]) == layout([40]))
            #expect(layout([-40]) == layout([0]))
            #expect(layout([nil]) == layout([0]))
        }
    }

    @Test func aBarWithoutAWidthHasNoRoom() {
        let items: [BarElement] = [.item(BarItem(id: 0, width: 24))]
        for width in [0, -10, 30] as [Double] {
            let layout = ItemLayout(leading: items, trailing: items, width: width, metrics: Self.glass)
            #expect(layout.overflows)
            #expect(layout.title.width == 0)
            #expect(!ItemLayout(leading: [], trailing: [], width: width, metrics: Self.glass).overflows)
        }
    }

    @Test func aBarThatIsJustFullDoesNotOverflow() {
        let items: [BarElement] = [.item(BarItem(id: 0, width: 44))]
        #expect(!ItemLayout(leading: items, trailing: items, width: 128, metrics: Self.glass).overflows)
        #expect(ItemLayout(leading: items, trailing: items, width: 127.75, metrics: Self.glass).overflows)
    }

    @Test func aThousandItemsAreEachInTheirPlace() {
        let items = (0..<1000).map { BarElement.item(BarItem(id: $0, width: 44)) }
        let layout = ItemLayout(leading: items, trailing: [], width: 402, metrics: Self.glass)
        #expect(layout.items.map(\.frame.x) == (0..<1000).map { 20 + 44 * Double($0) })
        #expect(layout.backgrounds.count == 1)
        #expect(layout.overflows)
    }

    @Test(arguments: [
        (25, 26, false, false), (26, 25, false, false), (26, 26, false, true), (26, 26, true, false), (26, 27, true, true),
        (27, 26, true, false), (27, 27, true, true),
    ])
    func glassDependsOnSystemSDKAndFlag(system: Int, sdk: Int, flag: Bool, isGlass: Bool) {
        let metrics = BarMetrics(Platform(system: system, sdk: sdk, requiresCompatibility: flag))
        #expect(metrics.isGlass == isGlass)
        #expect(metrics.height == (isGlass ? 54 : 44))
        #expect(metrics.edgeDistance == (isGlass ? 20 : 16))
        #expect(metrics.height(below: 62) == metrics.height + 62)
    }

    private func flatten(_ side: [BarElement]) -> [BarItem] {
        side.flatMap { element -> [BarItem] in
            switch element {
            case .item(let item): return [item]
            case .group(let items): return items
            case .fixedSpace: return []
            }
        }
    }

    private func anySide(_ dice: inout Dice, ids: Int) -> [BarElement] {
        var id = ids
        func item() -> BarItem {
            id += 1
            return BarItem(
                id: id, width: dice.quarter(0...90), hidesSharedBackground: dice.number(below: 5) == 0,
                sharesBackground: dice.number(below: 4) > 0, isProminent: dice.number(below: 5) == 0)
        }
        return (0..<dice.number(below: dice.steps + 1)).map { _ -> BarElement in
            switch dice.number(below: 6) {
            case 0: return .fixedSpace(dice.pick([nil, 0, 8, 40, -16]))
            case 1: return .group((0..<dice.number(below: 4)).map { _ in item() })
            default: return .item(item())
            }
        }
    }
}
