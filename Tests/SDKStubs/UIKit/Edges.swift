public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all = UIRectEdge(rawValue: 15)
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}

@MainActor @preconcurrency @objc
public protocol UIInteraction: NSObjectProtocol {}

@available(iOS 26.0, *)
@MainActor @preconcurrency @objc
public final class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    public override nonisolated init() {}
    public weak var scrollView: UIScrollView?
    public var edge: UIRectEdge {
        get { [] }
        set {}
    }
}

@MainActor @preconcurrency @objc
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

@objc
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

@MainActor @preconcurrency @objc
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    @objc optional func position(for bar: any UIBarPositioning) -> UIBarPosition
}

@MainActor @preconcurrency @objc
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
