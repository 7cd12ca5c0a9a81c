/// What scrolling does to the bars: whether the tab bar is small, and how strong the effect is that keeps a bar legible over
/// content.
///
///     var edge = ScrollEdge(behavior: .onScrollDown)
///     if edge.scroll(to: offset, content: 2000, viewport: 700) { layOutTabBar(small: edge.isMinimized) }
public struct ScrollEdge: Equatable, Sendable {
    public let behavior: MinimizeBehavior

    /// How far one has to scroll in one direction before the bar changes, in points, so that a trembling finger changes
    /// nothing. 24 if left out; what the system uses is unconfirmed.
    public let hysteresis: Double

    /// Over how many points of content beyond the edge the effect grows from nothing to full. 16 if left out; what the
    /// system uses is unconfirmed.
    public let fade: Double

    /// Whether the tab bar is small.
    public private(set) var isMinimized = false

    /// The strength of the effect under the navigation bar: 0 (nothing lies under it) to 1.
    public private(set) var topStrength = 0.0

    /// The strength of the effect under the tab bar: 0 (nothing lies under it) to 1.
    public private(set) var bottomStrength = 0.0

    /// The offset at which the current stretch of scrolling in one direction began, with the sign that makes it grow
    /// while the bar is on its way to small. Nil before the first offset.
    private var turn: Double?

    public init(behavior: MinimizeBehavior, hysteresis: Double = 24, fade: Double = 16) {
        self.behavior = behavior
        self.hysteresis = hysteresis
        self.fade = fade
    }

    /// Takes a new offset.
    ///
    /// The bar gets small when one has scrolled by ``hysteresis`` from where one turned, and whole again after as much
    /// the other way, or at the end of the content where it starts (the top; with
    /// ``MinimizeBehavior/onScrollUp``, for content that starts at the bottom, that). Bouncing beyond an end counts as
    /// resting there.
    /// - Parameters:
    ///   - offset: how far the content has moved up, in points; 0 at the top, negative while it bounces there.
    ///   - content: the height of all that scrolls, in points.
    ///   - viewport: how much of it is seen between the bars, in points.
    /// - Returns: whether ``isMinimized`` has changed.
    @discardableResult
    public mutating func scroll(to offset: Double, content: Double, viewport: Double) -> Bool {
        let end = content > viewport ? content - viewport : 0
        topStrength = strength(of: offset)
        bottomStrength = strength(of: end - offset)

        let reached = offset > 0 ? (offset < end ? offset : end) : 0
        switch behavior {
        case .automatic, .never: return false
        case .onScrollDown: return move(to: reached, isHome: reached <= 0)
        case .onScrollUp: return move(to: -reached, isHome: reached >= end)
        }
    }

    /// Shows the whole bar again, as when another tab is selected.
    public mutating func restore() {
        isMinimized = false
        turn = nil
    }

    private func strength(of hidden: Double) -> Double {
        fade > 0 ? unit(hidden / fade) : (hidden > 0 ? 1 : 0)
    }

    private mutating func move(to position: Double, isHome: Bool) -> Bool {
        let was = isMinimized
        // How far one has come from the turning point: towards small while the bar is whole, back while it is small.
        let start = turn ?? position
        let way = isMinimized ? start - position : position - start
        if isHome {
            isMinimized = false
            turn = position
        } else if way <= 0 {
            turn = position
        } else if way >= hysteresis {
            isMinimized.toggle()
            turn = position
        } else {
            turn = start
        }
        return was != isMinimized
    }
}
