import ShellCore

/// The app on one phone: tabs with their stacks, the bars, and what is on its way. It takes what people do, asks ShellCore
/// what that means, and says what is to be seen.
struct Phone: Sendable {
    /// Whether the faults that are looked at are made here; otherwise they are mended.
    let isFaulty: Bool

    private(set) var settings: Settings
    private(set) var shell = ShellModel<Int, Int>(tabs: 0, 1, 2, 3)
    private(set) var transition: Transition?

    /// Lines of the open menu of the back button; empty while it is closed.
    private(set) var menu: [BackMenuItem<Int>] = []

    /// Whether the tab bar is small: 0 or 1, and on the way between.
    private(set) var minimized = Spring(0, pace: 18)

    /// Where the lens is, in tabs.
    private(set) var lens = Spring(0, pace: 20)

    /// The pages of each tab, the root first.
    private var visits: [[Visit]]
    private var bars: SharedBars
    var touch: Touch?

    init(isFaulty: Bool, settings: Settings) {
        self.isFaulty = isFaulty
        self.settings = settings
        visits = (0..<DemoApp.tabs).map { [Visit(route: $0, minimizes: settings.minimizes)] }
        bars = SharedBars(roots: (0..<DemoApp.tabs).map { DemoApp.page($0).mode })
        measure()
    }

    // MARK: What is there

    /// The visible page; while one slides, the one that the stack holds.
    var top: Visit { visits[shell.selection][visits[shell.selection].count - 1] }

    var depth: Int { shell.current.depth }

    /// Whether the shared bar is meant to be hidden now.
    var hidesBar: Bool { bars.hides(shell.selection) }

    /// How much of it is there.
    var barShown: Spring { bars.shown }

    func remedy(_ fault: Fault) -> Remedy {
        guard settings.includes(fault) else { return .none }
        return isFaulty ? .fault : .cure
    }

    /// The pages that are seen, the lower one first.
    var shown: [Visit] { transition.map { [$0.lower, $0.upper] } ?? [top] }

    // MARK: What people choose

    mutating func apply(_ settings: Settings) {
        interrupt()
        let old = self.settings
        self.settings = settings
        menu = []
        if remedy(.hiddenBar) != .fault {
            bars.settle(visits.map { $0[$0.count - 1].page.mode })
            bars.select(shell.selection)
        }
        if old.minimizes != settings.minimizes || old.system != settings.system {
            minimized.jump(to: 0)
            measure()
        }
    }

    /// A tap on a tab, or the key for it.
    mutating func tapTab(_ tab: Int) -> Outcome {
        interrupt()
        menu = []
        let leaving = top
        switch shell.tap(tab) {
        case .ignored: return .nothing
        case .switched:
            showSelection()
            return .tab
        case .scrollToTop:
            scroll(to: 0)
            return .top
        case .poppedToRoot:
            visits[tab].removeLast(visits[tab].count - 1)
            slide(.pop, lower: top, upper: leaving)
            return .root
        }
    }

    /// A tap on a row of a page.
    mutating func tapRow(_ row: Int, on route: Int) -> Outcome {
        interrupt()
        guard menu.isEmpty, top.route == route, let next = DemoApp.destination(ofRow: row, on: route) else { return .nothing }
        let lower = top
        shell.current.push(next)
        let upper = Visit(route: next, above: lower, minimizes: settings.minimizes)
        visits[shell.selection].append(upper)
        visits[shell.selection][depth].scroll(to: 0, viewport: viewport(of: upper))
        restoreTabBar()
        slide(.push, lower: lower, upper: top)
        return .push
    }

    /// A tap on the back button, or the key for it. While a page is leaving already, a second one does nothing; one that a
    /// finger holds is let go first.
    mutating func goBack() -> Outcome {
        guard transition?.kind != .pop || transition?.isInteractive == true else { return .nothing }
        return pop(toDepth: depth - 1)
    }

    /// A tap on a segment above a pager.
    mutating func showPane(_ pane: Int) -> Outcome {
        interrupt()
        guard pane >= 0, pane < top.page.panes, top.page.panes > 1 else { return .nothing }
        setPager { $0.move(to: Double(pane) * Screen.width) }
        if settings.reducesMotion { setPager { $0.jump(to: $0.target) } }
        return .pane
    }

    /// A long press on the back button.
    mutating func openMenu() -> Outcome {
        guard transition == nil, depth > 0 else { return .nothing }
        menu = shell.current.backMenu(root: shell.selection) { $0 }
        return .menu
    }

    mutating func closeMenu() { menu = [] }

    /// A tap on a line of the menu.
    mutating func tapMenu(_ line: Int) -> Outcome {
        guard menu.indices.contains(line) else { return .nothing }
        let depth = menu[line].depth
        menu = []
        return pop(toDepth: depth)
    }

    /// The page is scrolled to here, in points.
    mutating func scroll(to offset: Double) {
        let tab = shell.selection
        let visit = visits[tab].count - 1
        visits[tab][visit].scroll(to: offset, viewport: viewport(of: top))
        let isMinimized = settings.platform.isGlass && top.edge.isMinimized
        minimized.move(to: isMinimized ? 1 : 0)
        if settings.reducesMotion { minimized.jump(to: minimized.target) }
    }

    // MARK: What moves

    /// Lets time pass. Whether anything moves still.
    mutating func advance(by seconds: Double) -> Bool {
        minimized.advance(by: seconds)
        lens.advance(by: seconds)
        bars.advance(by: seconds)
        setPager { $0.advance(by: seconds) }
        transition?.progress.advance(by: seconds)
        if let transition, !transition.isInteractive, transition.progress.isResting { finish() }
        return transition?.isInteractive == false || !minimized.isResting || !lens.isResting || !barShown.isResting
            || !top.pager.isResting
    }

    /// Brings what slides to where it is going.
    mutating func finish() {
        if transition?.isInteractive == true { letGo(completes: false) }
        guard let ended = transition else { return }
        transition = nil
        // The app that knows nothing of cancelled swipes is not told that the old page is back, either.
        if ended.isCancelled, remedy(.hiddenBar) == .fault { return }
        handle(.didShow(top.page.mode))
    }

    /// Takes the phone out of the hand that holds it, before something else is done.
    private mutating func interrupt() {
        _ = cancelTouch()
        finish()
    }

    // MARK: Gestures (see Phone+Touch.swift)

    mutating func beginInteractivePop() {
        let visits = visits[shell.selection]
        guard visits.count > 1 else { return }
        let lower = visits[visits.count - 2]
        transition = Transition(kind: .pop, lower: lower, upper: top, isInteractive: true)
        handle(.willShow(lower.page.mode, animated: true))
        handle(.interactive)
    }

    mutating func follow(_ progress: Double) { transition?.progress.jump(to: progress) }

    /// The finger lets go.
    /// - Parameter velocity: of the progress, a second.
    mutating func letGo(completes: Bool, velocity: Double = 0) {
        guard transition?.isInteractive == true else { return }
        transition?.isInteractive = false
        transition?.isCancelled = !completes
        transition?.progress.move(to: completes ? 1 : 0, velocity: velocity)
        if completes {
            shell.current.pop()
            visits[shell.selection].removeLast()
            restoreTabBar()
        } else if remedy(.hiddenBar) != .fault {
            handle(.cancelled(backTo: top.page.mode))
        }
        if settings.reducesMotion { jumpToEnd() }
    }

    mutating func setPager(_ change: (inout Spring) -> Void) {
        change(&visits[shell.selection][visits[shell.selection].count - 1].pager)
    }

    mutating func moveLens(to position: Double) { lens.jump(to: position) }

    mutating func settleLens() {
        lens.move(to: Double(shell.selection))
        if settings.reducesMotion { lens.jump(to: lens.target) }
    }

    // MARK: Bars and pages

    /// Finds out anew what lies under the bars of each page.
    private mutating func measure() {
        for tab in visits.indices {
            for level in visits[tab].indices {
                let visit = visits[tab][level]
                visits[tab][level].edge = ScrollEdge(behavior: settings.minimizes ? .onScrollDown : .never)
                visits[tab][level].scroll(to: visit.offset, viewport: viewport(of: visit))
            }
        }
    }

    private mutating func handle(_ event: BarVisibility.Event) {
        bars.handle(event, of: shell.selection, jumps: settings.reducesMotion)
    }

    private mutating func restoreTabBar() {
        for level in visits[shell.selection].indices { visits[shell.selection][level].edge.restore() }
        minimized.move(to: 0)
        if settings.reducesMotion { minimized.jump(to: 0) }
    }

    private mutating func showSelection() {
        restoreTabBar()
        settleLens()
        bars.select(shell.selection)
    }

    private mutating func pop(toDepth depth: Int) -> Outcome {
        interrupt()
        menu = []
        let leaving = top
        let removed = shell.current.pop(toDepth: depth < 0 ? 0 : depth)
        guard !removed.isEmpty else { return .nothing }
        visits[shell.selection].removeLast(removed.count)
        restoreTabBar()
        slide(.pop, lower: top, upper: leaving)
        return .pop
    }

    private mutating func slide(_ kind: Transition.Kind, lower: Visit, upper: Visit) {
        var started = Transition(kind: kind, lower: lower, upper: upper)
        started.progress.move(to: 1)
        transition = started
        handle(.willShow(top.page.mode, animated: true))
        if settings.reducesMotion { jumpToEnd() }
    }

    private mutating func jumpToEnd() {
        if let end = transition?.progress.target { transition?.progress.jump(to: end) }
        finish()
        bars.finish()
    }
}
