import ShellCore

extension Phone {
    /// Writes what is to be seen, in the order in which `Simulator/state.js` reads it.
    func write(to state: inout StateWriter) {
        state.write(shell.selection)
        state.write(depth)
        state.write(top.route)
        state.write(transition?.kind.rawValue ?? 0)
        state.write(transition?.progress.value ?? 0)
        state.write(transition?.isInteractive == true)
        state.write(hidesBar)
        state.write(barShown.value)
        state.write(top.edge.isMinimized && settings.platform.isGlass)
        state.write(minimized.value)
        state.write(top.edge.topStrength)
        state.write(top.edge.bottomStrength)
        state.write(fills.top)
        state.write(fills.bottom)

        state.write(pageRadius)
        state.write(backdrop.revealed(.inner, at: moment).map { ($0.color ?? .system).rawValue } ?? -1)
        state.write(backdrop.revealed(.outer, at: moment).map { ($0.color ?? .system).rawValue } ?? -1)
        state.write(backdrop.isSeamless(at: moment))
        state.write((backdrop.window ?? .system).rawValue)

        let bar = tabBar
        state.write(bar.frame)
        state.write(bar.tabs.count)
        for tab in bar.tabs { state.write(tab) }
        state.write(bar.lens)
        state.write(touch?.role == .lens)

        state.write(menu.count)
        for line in menu {
            state.write(line.title)
            state.write(line.depth)
        }

        let pages = shown
        state.write(pages.count)
        for index in pages.indices { write(pages[index], at: index, of: pages.count, to: &state) }
    }

    /// In the middle of the screen where there is room, and between the sides where not.
    private func titleFrame(in layout: ItemLayout) -> Frame {
        let middle = Screen.width / 2
        let half = min(middle - layout.title.x, layout.title.maxX - middle)
        guard half > 60 else { return layout.title }
        return Frame(x: middle - half, y: layout.title.y, width: 2 * half, height: layout.title.height)
    }

    /// How much of a page's items is seen in the shared bar: those that go fade in the first half of the way, those that come
    /// in the second.
    private func barOpacity(_ presence: Double) -> Double {
        let share = presence * 2 - 0.9
        return share > 0 ? (share < 1 ? share : 1) : 0
    }

    private func write(_ visit: Visit, at index: Int, of count: Int, to state: inout StateWriter) {
        let page = visit.page
        let isUpper = index == count - 1
        let opening = transition?.opening ?? 0
        state.write(visit.route)
        state.write(visit.level)
        state.write(visit.beneath)
        state.write(page.kind.rawValue)
        state.write(page.ground.rawValue)
        state.write(page.mode == .shared ? 0 : page.mode == .page ? 1 : 2)
        state.write(positions[index])
        state.write(isUpper ? 0 : Screen.shade * (1 - opening))
        state.write(barOpacity(isUpper ? 1 - opening : opening))
        state.write(insetTop(of: visit))
        state.write(insetBottom)
        state.write(visit.offset)
        state.write(page.header)
        state.write(page.rows)
        state.write(page.rowHeight)
        state.write(page.height)
        state.write(page.panes)
        state.write(visit.pager.value)
        state.write(page.largeTitle)
        state.write(visit.titleOpacity)
        state.write(barHeight(of: visit))

        let layout = items(of: visit)
        state.write(titleFrame(in: layout))
        state.write(layout.backgrounds.count)
        for background in layout.backgrounds { state.write(background.frame) }
        state.write(layout.items.count)
        for item in layout.items {
            state.write(item.id)
            state.write(item.frame)
            state.write(item.background ?? -1)
        }
    }
}
