/// Whether the shared navigation bar shows, while pages of different ``BarMode`` come and go.
///
/// Forward the calls of `UINavigationControllerDelegate` and of the transition coordinator, and carry out what comes back:
///
///     let change = visibility.handle(.willShow(mode(of: page), animated: animated))
///     if let change { setNavigationBarHidden(change.hidden, animated: change.animated) }
///
/// Every page says its mode and none touches the bar in its own life cycle, so pages can't undo each other's settings.
public struct BarVisibility: Equatable, Sendable {
    /// What a navigation controller reports.
    public enum Event: Equatable, Sendable {
        /// `navigationController(_:willShow:animated:)`, with the mode of the page that comes.
        case willShow(BarMode, animated: Bool)

        /// The transition follows a finger (`transitionCoordinator.isInteractive`).
        case interactive

        /// The finger has let go, and the page that was leaving comes back (`isCancelled`): with the mode of that page
        /// (`viewController(forKey: .from)`). UIKit may or may not call `didShow` afterwards.
        case cancelled(backTo: BarMode)

        /// `navigationController(_:didShow:animated:)`, with the mode of the page that is there now.
        case didShow(BarMode)
    }

    /// What is to be done: `setNavigationBarHidden(hidden, animated: animated)`.
    public struct Change: Equatable, Sendable {
        public let hidden: Bool
        public let animated: Bool
    }

    /// Where a transition stands.
    public enum Phase: Equatable, Sendable {
        case settled
        case moving(to: BarMode, animated: Bool)
        case following(to: BarMode, animated: Bool)
    }

    /// The mode of the page that was there when the last transition ended.
    public private(set) var settled: BarMode
    public private(set) var phase: Phase = .settled

    /// Whether the shared bar is hidden now.
    public private(set) var isHidden: Bool

    /// - Parameter root: the mode of the page that is visible at first.
    public init(root: BarMode) {
        settled = root
        isHidden = root.hidesSharedBar
    }

    /// The mode that holds: that of the page that comes, of the one that is back after a cancelled swipe, or of the one
    /// that rests.
    public var mode: BarMode {
        switch phase {
        case .settled: settled
        case .moving(let to, _), .following(let to, _): to
        }
    }

    /// Takes a report. The answer is nil where the bar already is as it should be.
    public mutating func handle(_ event: Event) -> Change? {
        var animated = false
        switch event {
        case .willShow(let mode, let isAnimated):
            phase = .moving(to: mode, animated: isAnimated)
            animated = isAnimated
        case .interactive:
            if case .moving(let to, let isAnimated) = phase { phase = .following(to: to, animated: isAnimated) }
        case .cancelled(let mode):
            switch phase {
            case .settled: break
            case .moving(_, let isAnimated), .following(_, let isAnimated): animated = isAnimated
            }
            settled = mode
            phase = .settled
        case .didShow(let mode):
            settled = mode
            phase = .settled
        }
        let hidden = mode.hidesSharedBar
        guard hidden != isHidden else { return nil }
        isHidden = hidden
        return Change(hidden: hidden, animated: animated)
    }
}
