/// What a side of a bar is made of.
public enum BarElement: Equatable, Sendable {
    case item(BarItem)

    /// `UIBarButtonItem.fixedSpace(_:)`: ends a shared background and keeps this distance, in points. Without a width
    /// (`fixedSpace()`, new in iOS 26) it keeps the distance between two backgrounds.
    case fixedSpace(Double?)

    /// `UIBarButtonItemGroup`. In one with more than one item the two flags about backgrounds are ignored (documentation of
    /// `hidesSharedBackground`), and the items lie on one background. That it has no other items on it is unconfirmed.
    case group([BarItem])
}
