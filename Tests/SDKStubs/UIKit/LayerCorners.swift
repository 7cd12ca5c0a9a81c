public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
    public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
    public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
    public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }
}

extension CALayer {
    public var maskedCorners: CACornerMask {
        get { [] }
        set {}
    }
}

extension UITableView {
    public enum RowAnimation: Sendable { case none, fade, automatic }

    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
}
