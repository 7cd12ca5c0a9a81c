import Testing

import ShellCore

@Suite struct StackModelTests {
    /// Against a plain array of routes, and for identities.
    @Test func anySequenceLeavesWhatAnArrayWouldHold() {
        property { dice in
            var stack = StackModel<Int>()
            var model: [Int] = []
            var given: Set<EntryID> = []
            for _ in 0..<dice.steps {
                let before = stack.path
                let route = dice.number(below: 3)
                switch dice.number(below: 6) {
                case 0, 1:
                    dice.note("push \(route)")
                    stack.push(route)
                    model.append(route)
                case 2:
                    dice.note("pop")
                    if stack.pop()?.route != model.popLast() { return "pop answers another page" }
                case 3:
                    let depth = dice.number(below: 5) - 1
                    dice.note("pop to \(depth)")
                    let removed = stack.pop(toDepth: depth)
                    let kept = min(max(depth, 0), model.count)
                    if removed.map(\.route) != Array(model[kept...]) { return "it answers other pages" }
                    model.removeLast(model.count - kept)
                case 4:
                    dice.note("replace with \(route)")
                    stack.replace(route)
                    _ = model.popLast()
                    model.append(route)
                default:
                    let routes = (0..<dice.number(below: 3)).map { _ in route }
                    dice.note("set \(routes)")
                    stack.set(routes)
                    model = routes
                }
                if stack.routes != model { return "\(stack.routes) instead of \(model)" }
                if stack.depth != model.count || stack.isAtRoot != model.isEmpty { return "the depth is wrong" }
                // Old entries keep their identities and their order; those of new ones were never given before.
                let old = before.filter { stack.path.contains($0) }
                if Array(stack.path.prefix(old.count)) != old { return "an old entry is out of order" }
                for entry in stack.path.dropFirst(old.count) where !given.insert(entry.id).inserted {
                    return "an identity was given twice"
                }
            }
            return nil
        }
    }

    /// The system hands back any entries: lower parts of the path, popped ones, the same one twice.
    @Test func anyPathThatIsHandedBackIsTakenOver() {
        property { dice in
            var stack = StackModel<Int>()
            var seen: [StackEntry<Int>] = []
            for _ in 0..<dice.steps {
                switch dice.number(below: 4) {
                case 0, 1:
                    seen.append(stack.push(seen.count))
                    dice.note("push \(seen.count - 1)")
                case 2:
                    stack.pop()
                    dice.note("pop")
                default:
                    let shown =
                        dice.coin()
                        ? Array(stack.path.prefix(dice.number(below: 4)))
                        : (0..<dice.number(below: 4)).compactMap { _ in seen.isEmpty ? nil : dice.pick(seen) }
                    dice.note("the system shows \(shown.map(\.route))")
                    let before = stack.path
                    let change = stack.reconcile(with: shown)
                    if !shown.allSatisfy({ stack.path.contains($0) }) { return "a page that shows is missing" }
                    if !stack.path.allSatisfy({ shown.contains($0) }) { return "a page that does not show is there" }
                    if change.isEmpty != (Set(before) == Set(stack.path)) { return "the change is wrong" }
                    if Set(before).subtracting(change.removed).union(change.added) != Set(stack.path) {
                        return "what changed does not lead from one to the other"
                    }
                    let again = stack.path
                    if !stack.reconcile(with: again).isEmpty || stack.path != again { return "a second time changes something" }
                }
                if Set(stack.path).count != stack.depth { return "an entry is in it twice" }
                if stack.path.contains(where: { seen[$0.route] != $0 }) { return "an entry shows another page" }
            }
            return nil
        }
    }

    /// SwiftUI takes an entry that it has shown before for the same page, and would go on showing that.
    @Test func aCopyAndANewStackGiveNoIdentityTwice() {
        var stack = StackModel<String>()
        stack.push("page")
        var copy = stack
        let theirs = copy.push("theirs")
        #expect(stack.push("mine") != theirs)
        stack = copy
        stack.pop()
        #expect(stack.push("after going back to a copy") != theirs)
        let old = stack.path
        stack = StackModel()
        #expect(!old.contains(stack.push("after starting anew")))
        var other = StackModel<String>()
        #expect(other.push("beside it") != stack.top)
    }

    @Test func theSameRouteTwiceIsTwoEntries() {
        var stack = StackModel<String>()
        let first = stack.push("speaker")
        let second = stack.push("speaker")
        #expect(first != second)
        #expect(stack.top == second)
    }

    @Test func theBackMenuLeadsWhereItSays() {
        property { dice in
            var stack = StackModel<Int>()
            for route in 0..<dice.number(below: 6) { stack.push(route) }
            let menu = stack.backMenu(root: -1) { $0 }
            if menu.count != stack.depth { return "\(menu.count) lines over \(stack.depth) pages" }
            for item in menu {
                var popped = stack
                popped.pop(toDepth: item.depth)
                if (popped.top?.route ?? -1) != item.title { return "\(item.title) leads to another page" }
            }
            return nil
        }
        var stack = StackModel<String>()
        #expect(stack.backMenu(root: "Mail") { $0 }.isEmpty)
        for route in ["Inbox", "Thread", "Mail 7"] { stack.push(route) }
        #expect(stack.backMenu(root: "Mail") { $0 }.map(\.title) == ["Thread", "Inbox", "Mail"])
    }

    /// As `NavigationStack(path:)` does through a binding.
    @Test func settingThePathReconciles() {
        var stack = StackModel<Int>()
        stack.set([1, 2, 3])
        let kept = stack.path[0]
        stack.path.removeLast(2)
        #expect(stack.path == [kept])
        #expect(stack.push(4).id != kept.id)
    }
}
