extension UIGestureRecognizer {
    public var view: UIView? { nil }
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    public func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor @preconcurrency @objc
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

extension UIView {
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { nil }
        set {}
    }
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

@objc
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

extension UIScrollView {
    public var panGestureRecognizer: UIPanGestureRecognizer { fatalError() }
    public var isPagingEnabled: Bool {
        get { false }
        set {}
    }
    public var showsHorizontalScrollIndicator: Bool {
        get { true }
        set {}
    }
    public var adjustedContentInset: UIEdgeInsets { .zero }
}
