import ShellCore

/// Where the tab bar is, and its tabs. The measures of the floating bar are read off screenshots and unconfirmed; 49 points
/// before that are widely known.
struct TabBarLayout: Equatable, Sendable {
    let frame: Frame
    let tabs: [Frame]

    /// What marks the selected tab.
    let lens: Frame

    /// - Parameters:
    ///   - minimized: 0 the whole bar, 1 small.
    ///   - selection: the selected tab; between two of them while the lens moves.
    init(isGlass: Bool, minimized: Double, selection: Double) {
        guard isGlass else {
            let height = 49 + Screen.bottom
            let bar = Frame(x: 0, y: Screen.height - height, width: Screen.width, height: height)
            let width = Screen.width / Double(DemoApp.tabs)
            frame = bar
            tabs = (0..<DemoApp.tabs).map { Frame(x: Double($0) * width, y: bar.y, width: width, height: 49) }
            lens = Frame(x: selection * width, y: bar.y, width: width, height: 49)
            return
        }
        let height = Self.mix(62, 52, minimized)
        let width = Self.mix(Screen.width - 2 * Self.margin, 62, minimized)
        let bar = Frame(x: Self.margin, y: Screen.height - Self.margin - height, width: width, height: height)
        let cell = (width - 2 * Self.inset) / Double(DemoApp.tabs)
        let inner = height - 2 * Self.inset
        frame = bar
        // The tabs that are not selected give way to the one that is.
        func tab(_ index: Double) -> Frame {
            let near = 1 - (index - selection).magnitude
            let whole = Frame(x: bar.x + Self.inset + index * cell, y: bar.y + Self.inset, width: cell, height: inner)
            guard minimized > 0 else { return whole }
            let wide = near > 0 ? (width - 2 * Self.inset) * near : 0
            return Frame(
                x: Self.mix(whole.x, bar.x + Self.inset, minimized), y: whole.y, width: Self.mix(cell, wide, minimized),
                height: inner)
        }
        tabs = (0..<DemoApp.tabs).map { tab(Double($0)) }
        let chosen = Frame(x: bar.x + Self.inset + selection * cell, y: bar.y + Self.inset, width: cell, height: inner)
        lens = Frame(
            x: Self.mix(chosen.x, bar.x + Self.inset, minimized), y: chosen.y,
            width: Self.mix(cell, width - 2 * Self.inset, minimized), height: inner)
    }

    /// The tab under a place on the bar, as a number between two where it is; never beyond the first or the last.
    func position(at x: Double) -> Double {
        let cell = frame.width / Double(DemoApp.tabs)
        let place = (x - frame.x) / cell - 0.5
        let last = Double(DemoApp.tabs - 1)
        return place > 0 ? (place < last ? place : last) : 0
    }

    func contains(_ point: Vector) -> Bool {
        point.x >= frame.x && point.x <= frame.maxX && point.y >= frame.y && point.y <= frame.maxY
    }

    private static let margin = 21.0
    private static let inset = 4.0

    private static func mix(_ from: Double, _ to: Double, _ share: Double) -> Double { from + (to - from) * share }
}
