import Testing

@testable import ShellCore

@Suite struct ShellModelTests {
    typealias Shell = ShellModel<Int, Int>

    /// Against a selection and a list of routes a tab; tab 9 is in no shell.
    @Test func anySequenceKeepsAValidSelectionAndTouchesOnlyItsStack() {
        property { dice in
            var shell = Shell(tabs: 0, 1, 2)
            var selection = 0
            var stacks: [Int: [Int]] = [0: [], 1: [], 2: []]
            for _ in 0..<dice.steps {
                let tab = dice.pick([0, 1, 2, 9])
                let route = dice.number(below: 100)
                let exists = stacks[tab] != nil
                switch dice.number(below: 7) {
                case 0:
                    dice.note("push \(route) on \(tab)")
                    shell[tab].push(route)
                    stacks[tab]?.append(route)
                case 1:
                    dice.note("pop")
                    shell.current.pop()
                    _ = stacks[selection]?.popLast()
                case 2:
                    dice.note("activate \(tab)")
                    if shell.activate(tab) != exists { return "the answer is wrong" }
                    if exists { selection = tab }
                case 3:
                    dice.note("tap \(tab)")
                    let wanted: TapEffect =
                        !exists ? .ignored : tab != selection ? .switched : stacks[tab] == [] ? .scrollToTop : .poppedToRoot
                    if shell.tap(tab) != wanted { return "a tap has not the effect \(wanted)" }
                    if tab == selection { stacks[tab] = [] }
                    if exists { selection = tab }
                case 4:
                    dice.note("set tab \(tab)")
                    if shell.set(.tab(tab)) != exists { return "the answer is wrong" }
                    if exists {
                        stacks[selection] = []
                        selection = tab
                    }
                case 5:
                    dice.note("set page \(route) from \(tab)")
                    if shell.set(.page(route), from: tab) != exists { return "the answer is wrong" }
                    if exists { stacks[tab] = [route] }
                default:
                    dice.note("open \(route), 7 on \(tab)")
                    if shell.open(DeepLink(tab: tab, path: [route, 7])) != exists { return "the answer is wrong" }
                    if exists {
                        selection = tab
                        stacks[tab] = [route, 7]
                    }
                }
                if shell.selection != selection { return "\(shell.selection) is selected instead of \(selection)" }
                for (tab, routes) in stacks where shell[tab].routes != routes { return "stack \(tab): \(shell[tab].routes)" }
                let entries = shell.tabs.flatMap { shell[$0].path }
                if Set(entries).count != entries.count { return "two entries of two stacks are the same" }
            }
            return nil
        }
    }

    @Test func aSnapshotRestoresWhatItHeld() {
        property { dice in
            var shell = Shell(tabs: 0, 1, 2)
            let play = { (shell: inout Shell, dice: inout Dice) in
                let tab = dice.number(below: 3)
                shell.open(DeepLink(tab: tab, path: (0..<dice.number(below: 4)).map { _ in dice.number(below: 9) }))
            }
            for _ in 0..<(dice.steps / 4) { play(&shell, &dice) }
            let snapshot = shell.snapshot
            let old = Set(shell.tabs.flatMap { shell[$0].path })
            for _ in 0..<(dice.steps / 4) { play(&shell, &dice) }
            shell.restore(snapshot)
            if shell.snapshot != snapshot { return "the snapshot after it differs" }
            // SwiftUI would take an entry that it has shown before for the same page.
            if shell.tabs.contains(where: { !old.isDisjoint(with: shell[$0].path) }) { return "an old entry is back" }
            return nil
        }
    }

    @Test func theSelectionIsAlwaysATabWhateverTheTabsAre() {
        property { dice in
            guard var shell = Shell(tabs: [0, 1]) else { return "no shell" }
            for _ in 0..<dice.steps {
                let tabs = (0..<dice.number(below: 4)).map { _ in dice.number(below: 4) }
                dice.note("tabs \(tabs)")
                shell.current.push(shell.selection)
                let before = shell
                if shell.setTabs(tabs) == tabs.isEmpty { return "the answer is wrong" }
                if !shell.tabs.contains(shell.selection) { return "the selection is not a tab" }
                if Set(shell.tabs).count != shell.tabs.count { return "a tab is there twice" }
                if !tabs.isEmpty, Set(shell.tabs) != Set(tabs) { return "other tabs are there" }
                for tab in shell.tabs where before.tabs.contains(tab) && before[tab].path != shell[tab].path {
                    return "tab \(tab) has lost its stack"
                }
                shell.restore(ShellSnapshot(selection: 7, stacks: [ShellSnapshot.Stack(tab: 7, routes: [1])]))
                if !shell.tabs.contains(shell.selection) || shell.tabs.contains(7) { return "an old snapshot has broken it" }
                if shell.tabs.contains(where: { !shell[$0].isAtRoot }) { return "a tab that it does not name is not at its root" }
            }
            return nil
        }
    }

    /// As `TabView(selection:)` does through a binding.
    @Test func settingTheSelectionOfTheTabBarIsATap() {
        property { dice in
            var bound = Shell(tabs: 0, 1, 2)
            for tab in bound.tabs { bound[tab].set((0..<dice.number(below: 3)).map { $0 }) }
            var tapped = bound
            for _ in 0..<dice.steps {
                let tab = dice.number(below: 4)
                dice.note("tab \(tab)")
                bound.tabBarSelection = tab
                _ = tapped.tap(tab)
                if bound.snapshot != tapped.snapshot { return "it differs from a tap" }
                if bound.tabBarSelection != bound.selection { return "it is another than the selection" }
            }
            return nil
        }
        var shell = Shell(tabs: 0, 1)
        shell.current.push(7)
        shell.selection = 0
        #expect(shell.current.depth == 1)
        shell.tabBarSelection = 0
        #expect(shell.current.isAtRoot)
    }

    /// A swipe is under way when the selected tab is tapped, or a link comes: what the system then shows is true.
    @Test func whatTheSystemShowsAfterATapDuringASwipeIsTakenOver() {
        var shell = Shell(tabs: 0, 1)
        shell.open(DeepLink(tab: 0, path: [1, 2, 3]))
        let before = shell.current.path
        #expect(shell.tap(0) == .poppedToRoot)
        shell[0].path = Array(before.dropLast())
        #expect(shell[0].path == Array(before.dropLast()))
        #expect(shell.tap(0) == .poppedToRoot)
        shell[0].path = []
        #expect(shell.tap(0) == .scrollToTop)

        shell.open(DeepLink(tab: 1, path: [4]))
        shell[0].path = Array(before.dropLast(2))
        #expect(shell.selection == 1)
        #expect(shell[1].routes == [4])
        #expect(shell[0].routes == [1])
    }

    @Test func noShellIsWithoutTabsOrSelectsNone() {
        #expect(Shell(tabs: []) == nil)
        #expect(Shell(tabs: [1, 2], selection: 3) == nil)
        #expect(Shell(tabs: [1, 2, 1], selection: 2)?.tabs == [1, 2])
    }

    @Test func aTabThatIsNotThereHasAnEmptyStack() {
        var shell = Shell(tabs: 1)
        shell[2].push(5)
        #expect(shell[2].isAtRoot)
        #expect(shell.tabs == [1])
    }
}

private func == (left: ShellModelTests.Shell?, right: ShellModelTests.Shell?) -> Bool { left?.snapshot == right?.snapshot }
