/// What a side of a bar is made of.
public enum BarElement: Equatable, Sendable {
    case item(BarItem)

    /// `UIBarButtonItem.fixedSpace(_:)`: ends a shared background, even with a width of 0 (LoopKit/Loop#2504,
    /// wix/react-native-navigation#8317), and keeps this distance, in points; never less than there is between two
    /// backgrounds, which is also what `fixedSpace()` without a width keeps (new in iOS 26). That last is unconfirmed.
    case fixedSpace(Double?)

    /// `UIBarButtonItemGroup`. In one with more than one item the two flags about backgrounds are ignored (documentation of
    /// `hidesSharedBackground`), and the items lie on one background. That it has no other items on it is unconfirmed.
    case group([BarItem])
}
