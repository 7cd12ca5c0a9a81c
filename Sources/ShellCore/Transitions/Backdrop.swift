/// Which colour shows in the rounded corners while one page slides over another.
///
/// From iOS 26 on a page in transition has rounded corners, and what lies beneath shows in them: a dark page over a white
/// layer flashes. Colours are of your type; nil is a layer without one, through which the next shows.
///
///     let backdrop = Backdrop(window: nil, navigation: "white", lower: "black", upper: "black")
///     backdrop.revealed(.outer, at: .pop(progress: 0.4))  // navigation, "white"
public struct Backdrop<Color> {
    /// A layer, from the bottom to the top.
    public enum Layer: Equatable, Sendable {
        /// None of ours has a colour: what the system draws, which is seen as white or black.
        case system

        /// `UIWindow.backgroundColor`.
        case window

        /// `UINavigationController.view.backgroundColor`.
        case navigation

        /// The page that stays beneath.
        case lower
    }

    /// A moment in a navigation. Progress goes from 0 to 1.
    public enum Moment: Equatable, Sendable {
        case resting
        case push(progress: Double)
        case pop(progress: Double)
    }

    /// Which corners.
    public enum Corners: Equatable, Sendable, CaseIterable {
        /// Those of the moving page that lie over the page beneath: at its leading edge.
        case inner

        /// Those of the pages that lie over the container, at the edge of the screen.
        case outer
    }

    /// What is seen.
    public struct Revealed {
        public let layer: Layer

        /// Nil with ``Layer/system``.
        public let color: Color?
    }

    public var window: Color?
    public var navigation: Color?

    /// Of the page beneath: the one left by a push, the one shown again by a pop.
    public var lower: Color?

    /// Of the page that moves over it.
    public var upper: Color?

    public init(window: Color?, navigation: Color?, lower: Color?, upper: Color?) {
        self.window = window
        self.navigation = navigation
        self.lower = lower
        self.upper = upper
    }

    /// What shows in these corners; nil where none does, because a page fills the screen with square corners: at rest, and
    /// at both ends of a transition. A swipe that is cancelled is a pop whose progress goes back to 0.
    public func revealed(_ corners: Corners, at moment: Moment) -> Revealed? {
        let progress: Double
        switch moment {
        case .resting: return nil
        case .push(let share), .pop(let share): progress = share
        }
        guard progress > 0, progress < 1 else { return nil }
        if corners == .inner, let lower { return Revealed(layer: .lower, color: lower) }
        return ground
    }

    /// The first layer under the pages that has a colour.
    private var ground: Revealed {
        if let navigation { return Revealed(layer: .navigation, color: navigation) }
        if let window { return Revealed(layer: .window, color: window) }
        return Revealed(layer: .system, color: nil)
    }
}

extension Backdrop where Color: Equatable {
    /// Whether nothing flashes at this moment: in every corner there is a page, or a layer of the colour of the page that
    /// moves. (A moving page without a colour shows what is beneath it anyway.)
    public func isSeamless(at moment: Moment) -> Bool {
        let page = upper ?? lower ?? navigation ?? window
        return Corners.allCases.allSatisfy { corners in
            guard let revealed = revealed(corners, at: moment) else { return true }
            return revealed.layer == .lower || revealed.color == page
        }
    }
}

extension Backdrop: Sendable where Color: Sendable {}
extension Backdrop: Equatable where Color: Equatable {}
extension Backdrop.Revealed: Sendable where Color: Sendable {}
extension Backdrop.Revealed: Equatable where Color: Equatable {}
