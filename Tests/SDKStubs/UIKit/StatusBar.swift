@MainActor @preconcurrency @objc
open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { .zero }
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var isStatusBarHidden: Bool { false }
}

extension UIWindowScene {
    public var statusBarManager: UIStatusBarManager? { nil }
}

extension UIApplication {
    @available(
        iOS, introduced: 2.0, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead."
    )
    public var statusBarFrame: CGRect { .zero }
    @available(
        iOS, introduced: 2.0, deprecated: 13.0, message: "Use the interfaceOrientation property of the window scene instead."
    )
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    @available(
        iOS, introduced: 2.0, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead."
    )
    public var statusBarStyle: UIStatusBarStyle {
        get { .default }
        set {}
    }
}

extension UIInterfaceOrientation {
    public var isLandscape: Bool { false }
    public var isPortrait: Bool { true }
}

@objc
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isLandscape: Bool { false }
    public var isPortrait: Bool { true }
    public var isFlat: Bool { false }
}

extension UIDevice {
    public var orientation: UIDeviceOrientation { .unknown }
}
