/// A line of the menu that a long press on the back button opens.
public struct BackMenuItem<Title> {
    public let title: Title

    /// Where it leads: how many pages are left above the root. Hand it to ``StackModel/pop(toDepth:)``.
    public let depth: Int
}

extension BackMenuItem: Sendable where Title: Sendable {}
extension BackMenuItem: Equatable where Title: Equatable {}
