/// A drag that might go back, at the moment when a recogniser asks whether it should begin.
public struct PopDrag: Equatable, Sendable {
    /// A scroll view or a pager under the finger that scrolls sideways.
    public struct Scroller: Equatable, Sendable {
        /// `contentOffset.x`, which grows to the right in every reading direction.
        public var offset: Double

        /// Of what is seen of it (`bounds.width`), in points.
        public var width: Double

        /// Of all that it scrolls over (`contentSize.width`), in points.
        public var contentWidth: Double

        public init(offset: Double, width: Double, contentWidth: Double) {
            self.offset = offset
            self.width = width
            self.contentWidth = contentWidth
        }
    }

    /// Where the finger is, in the window.
    public var location: Vector

    /// How far it has come, in the window.
    public var translation: Vector

    /// Points a second. Says the direction while there is no translation yet.
    public var velocity: Vector

    /// The width of the window.
    public var windowWidth: Double

    /// How many pages lie above the root: ``StackModel/depth``.
    public var depth: Int

    /// Whether the visible page allows it.
    public var isEnabled: Bool

    public var scroller: Scroller?
    public var direction: ReadingDirection

    /// The major version of iOS.
    public var system: Int

    public init(
        location: Vector, translation: Vector, velocity: Vector = Vector(), windowWidth: Double, depth: Int,
        isEnabled: Bool = true, scroller: Scroller? = nil, direction: ReadingDirection = .leftToRight, system: Int
    ) {
        self.location = location
        self.translation = translation
        self.velocity = velocity
        self.windowWidth = windowWidth
        self.depth = depth
        self.isEnabled = isEnabled
        self.scroller = scroller
        self.direction = direction
        self.system = system
    }
}
