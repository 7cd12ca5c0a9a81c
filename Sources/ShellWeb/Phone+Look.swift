import ShellCore

/// What is to be seen, worked out of what is there.
extension Phone {
    var tabBar: TabBarLayout {
        TabBarLayout(isGlass: settings.platform.isGlass, minimized: minimized.value, selection: lens.value)
    }

    /// How high the bar of a page is: that of the system, or what the page believes.
    func barHeight(of visit: Visit) -> Double {
        if visit.page.mode == .page, remedy(.fixedHeight) == .fault { return 44 }
        return BarMetrics(settings.platform).height
    }

    /// How much of the screen lies under bars, above and below a page.
    func insetTop(of visit: Visit) -> Double {
        visit.page.mode == .none ? 0 : Screen.top + barHeight(of: visit)
    }

    var insetBottom: Double { settings.platform.isGlass ? 21 + 62 : 49 + Screen.bottom }

    /// How much of a page is seen between the bars.
    func viewport(of visit: Visit) -> Double { Screen.height - insetTop(of: visit) - insetBottom }

    /// The bar buttons of a page, and the backgrounds that they share.
    func items(of visit: Visit) -> ItemLayout {
        let platform = settings.platform
        let back = BarItem(id: ItemKind.back.rawValue, width: platform.isGlass ? 44 : 92)
        return ItemLayout(
            leading: visit.level > 0 ? [.item(back)] : [], trailing: visit.page.items.map { .item(item($0, of: visit.page)) },
            width: Screen.width, metrics: BarMetrics(platform))
    }

    private func item(_ kind: ItemKind, of page: Page) -> BarItem {
        var item = BarItem(id: kind.rawValue, width: settings.platform.isGlass ? 44 : 32)
        // It has a background of its own, and asks for none; and the button beside it wants to stand alone.
        let isCured = remedy(.sharedBackground) != .fault
        if kind == .account { item.hidesSharedBackground = isCured }
        if kind == .share, page.items.contains(.account), remedy(.sharedBackground) == .cure { item.sharesBackground = false }
        return item
    }

    /// The layers under the pages that slide.
    var backdrop: Backdrop<Ground> {
        let pages = shown
        let window: Ground = remedy(.whiteWindow) == .fault ? .white : pages[pages.count - 1].page.ground
        return Backdrop(
            window: window, navigation: nil, lower: pages.count > 1 ? pages[0].page.ground : nil,
            upper: pages[pages.count - 1].page.ground)
    }

    var moment: Backdrop<Ground>.Moment {
        // Before iOS 26 the pages that slide have square corners, and cover what is beneath.
        guard settings.platform.isGlass, let transition else { return .resting }
        return transition.kind == .push
            ? .push(progress: transition.progress.value) : .pop(progress: transition.progress.value)
    }

    /// Whether the corners of pages are round now: all the way, but for the first and the last steps.
    var pageRadius: Double {
        guard backdrop.revealed(.outer, at: moment) != nil, let opening = transition?.opening else { return 0 }
        let edge = (opening < 0.5 ? opening : 1 - opening) * 12
        return Screen.pageRadius * (edge < 1 ? (edge > 0 ? edge : 0) : 1)
    }

    /// How much of a bar is filled with the app's own colour, above and below.
    var fills: (top: Double, bottom: Double) {
        let edge = top.edge
        switch (remedy(.missingEdgeAppearance), settings.platform.isGlass) {
        case (.none, _), (.cure, true): return (0, 0)
        // The old appearance is left at the edge of the content alone: it and the glass take turns.
        case (.fault, true): return (1 - edge.topStrength, 1 - edge.bottomStrength)
        // What is derived for the edge is see-through.
        case (.fault, false): return (edge.topStrength, edge.bottomStrength)
        case (.cure, false): return (1, 1)
        }
    }

    /// How far to the right the pages are, the lower one first.
    var positions: [Double] {
        guard let opening = transition?.opening else { return [0] }
        return [-Screen.parallax * Screen.width * (1 - opening), Screen.width * opening]
    }
}
