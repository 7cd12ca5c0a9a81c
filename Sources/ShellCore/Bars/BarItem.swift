/// A button of a bar, as far as its place and its background depend on it. The flags are those of `UIBarButtonItem` in
/// iOS 26, with the same defaults.
public struct BarItem: Equatable, Sendable {
    /// Yours; ``ItemLayout`` hands it back.
    public var id: Int

    /// How wide it wants to be, in points, with the margins that its content has on a background.
    public var width: Double

    /// The system draws no background for it.
    public var hidesSharedBackground: Bool

    /// It may lie on one background with its neighbours.
    public var sharesBackground: Bool

    /// `UIBarButtonItem.Style.prominent` (before iOS 26 called `.done`): on a tinted background of its own.
    public var isProminent: Bool

    public init(
        id: Int, width: Double, hidesSharedBackground: Bool = false, sharesBackground: Bool = true, isProminent: Bool = false
    ) {
        self.id = id
        self.width = width
        self.hidesSharedBackground = hidesSharedBackground
        self.sharesBackground = sharesBackground
        self.isProminent = isProminent
    }
}
