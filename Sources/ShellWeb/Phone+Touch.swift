import ShellCore

extension Phone {
    /// A finger comes down. Beside an open menu it only closes that.
    mutating func beginTouch(at point: Vector, time: Double, isMouse: Bool) {
        _ = cancelTouch()
        guard menu.isEmpty else { return closeMenu() }
        let isOnTabBar = tabBar.contains(point) && settings.platform.isGlass && minimized.value == 0
        let isAbove = point.y < (isOnTabBar ? 0 : tabBar.frame.y)
        touch = Touch(at: point, time: time, isMouse: isMouse, role: isOnTabBar || isAbove ? .undecided : .nothing)
    }

    mutating func moveTouch(to point: Vector, time: Double) {
        guard var touch else { return }
        touch.move(to: point, time: time)
        if touch.role == .undecided, touch.isDrag {
            // What is still sliding is brought to its end, so that a second swipe can follow the first at once.
            finish()
            touch.role = role(of: touch)
            if touch.role == .pop { beginInteractivePop() }
        }
        self.touch = touch

        switch touch.role {
        case .undecided, .nothing: break
        case .pop: follow(PopGesture.progress(of: drag(touch)))
        case .pager(let start):
            let offset = rubber(start - touch.translation.x)
            setPager { $0.jump(to: offset) }
        case .scroll(let start): scroll(to: clamp(start - touch.translation.y))
        case .lens: moveLens(to: tabBar.position(at: point.x))
        }
    }

    mutating func endTouch(time: Double) -> Outcome {
        guard var touch else { return .nothing }
        touch.end(time: time)
        self.touch = nil
        switch touch.role {
        case .undecided, .nothing, .scroll: return .nothing
        case .pop:
            let completes = PopGesture.completes(drag(touch))
            letGo(completes: completes, velocity: touch.velocity.x / Screen.width)
            return completes ? .pop : .cancelled
        case .pager(let start): return settlePager(from: start, velocity: touch.velocity.x)
        case .lens: return selectUnderLens()
        }
    }

    /// The browser has taken the finger away, to scroll by itself.
    mutating func cancelTouch() -> Outcome {
        guard let touch else { return .nothing }
        self.touch = nil
        switch touch.role {
        case .undecided, .nothing, .scroll: return .nothing
        case .pop:
            letGo(completes: false)
            return .cancelled
        case .pager(let start): return settlePager(from: start, velocity: 0)
        case .lens:
            settleLens()
            return .nothing
        }
    }

    private func role(of touch: Touch) -> Touch.Role {
        if tabBar.contains(touch.start) { return .lens }
        let isSideways = touch.translation.x.magnitude > touch.translation.y.magnitude
        // A pager that never fails: it is not asked where it stands, and the edge is its own, too.
        if isSideways, isOnPager(touch), remedy(.greedyPager) == .fault { return .pager(from: top.pager.value) }

        switch PopGesture.winner(of: drag(touch)) {
        case .pop: return .pop
        case .scroller: return .pager(from: top.pager.value)
        case .outer: return touch.isMouse && !isSideways ? .scroll(from: top.offset) : .nothing
        }
    }

    private func drag(_ touch: Touch) -> PopDrag {
        PopDrag(
            location: touch.start, translation: touch.translation, velocity: touch.velocity, windowWidth: Screen.width,
            depth: touch.role == .pop ? 1 : depth, scroller: isOnPager(touch) ? top.scroller : nil, system: settings.system)
    }

    private func isOnPager(_ touch: Touch) -> Bool {
        top.page.panes > 1 && touch.start.y > insetTop(of: top)
    }

    private mutating func settlePager(from start: Double, velocity: Double) -> Outcome {
        let now = top.pager.value
        let last = Double(top.page.panes - 1)
        let first = nearest(start / Screen.width)
        // To the neighbour at most, and there where it would be past the middle a quarter of a second later.
        var pane = nearest((now - velocity / 4) / Screen.width)
        pane = pane < first - 1 ? first - 1 : (pane > first + 1 ? first + 1 : pane)
        pane = pane < 0 ? 0 : (pane > last ? last : pane)
        setPager { $0.move(to: pane * Screen.width, velocity: -velocity) }
        if settings.reducesMotion { setPager { $0.jump(to: $0.target) } }
        return pane == first ? .swallowed : .pane
    }

    private mutating func selectUnderLens() -> Outcome {
        let tab = Int(nearest(lens.value))
        if tab == shell.selection {
            settleLens()
            return .nothing
        }
        return tapTab(tab)
    }

    private func clamp(_ offset: Double) -> Double {
        let hidden = top.page.height - viewport(of: top)
        let end = hidden > 0 ? hidden : 0
        return offset > 0 ? (offset < end ? offset : end) : 0
    }

    /// Beyond its ends a pager follows the finger by a third.
    private func rubber(_ offset: Double) -> Double {
        let end = Double(top.page.panes - 1) * Screen.width
        return offset < 0 ? offset / 3 : (offset > end ? end + (offset - end) / 3 : offset)
    }

    /// `rounded()` would be a call into the C library, which WebAssembly has none of; this is one instruction.
    private func nearest(_ number: Double) -> Double { (number + 0.5).rounded(.down) }
}
