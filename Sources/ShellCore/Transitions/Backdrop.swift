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

    /// What shows in these corners; nil where none does, because a page fills the screen with square corners.
    public func revealed(_ corners: Corners, at moment: Moment) -> Revealed? { nil }
}

extension Backdrop where Color: Equatable {
    /// Whether no corner shows another colour than the moving page at this moment.
    public func isSeamless(at moment: Moment) -> Bool { true }
}

extension Backdrop: Sendable where Color: Sendable {}
extension Backdrop: Equatable where Color: Equatable {}
extension Backdrop.Revealed: Sendable where Color: Sendable {}
extension Backdrop.Revealed: Equatable where Color: Equatable {}
