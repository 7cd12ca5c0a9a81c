@objc
open class CADisplayLink: NSObject {
    public init(target: Any, selector sel: Selector) {}
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}

extension UIScreen {
    @available(iOS, introduced: 4.0, deprecated: 27.0, message: "Use UIWindowScene.displayLink(target:selector:).")
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { nil }
}
