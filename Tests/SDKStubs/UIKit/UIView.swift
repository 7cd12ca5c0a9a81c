@MainActor @preconcurrency @objc
open class UIView: UIResponder, UIAppearance {
    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    public convenience override init() { fatalError() }
    open var frame: CGRect {
        get { .zero }
        set {}
    }
    open var bounds: CGRect {
        get { .zero }
        set {}
    }
    open var center: CGPoint {
        get { .zero }
        set {}
    }
    open var backgroundColor: UIColor?
    open var tintColor: UIColor!
    open var alpha: CGFloat {
        get { 1 }
        set {}
    }
    open var isHidden: Bool {
        get { false }
        set {}
    }
    open var isUserInteractionEnabled: Bool {
        get { true }
        set {}
    }
    open var tag: Int {
        get { 0 }
        set {}
    }
    open var clipsToBounds: Bool {
        get { false }
        set {}
    }
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { false }
        set {}
    }
    open var superview: UIView? { nil }
    open var subviews: [UIView] { [] }
    open var window: UIWindow? { nil }
    open var traitCollection: UITraitCollection { fatalError() }
    open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
    open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open func addSubview(_ view: UIView) {}
    open func insertSubview(_ view: UIView, at index: Int) {}
    open func bringSubviewToFront(_ view: UIView) {}
    open func removeFromSuperview() {}
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    open func addInteraction(_ interaction: any UIInteraction) {}
    open func removeInteraction(_ interaction: any UIInteraction) {}
    open var interactions: [any UIInteraction] {
        get { [] }
        set {}
    }
    open func layoutSubviews() {}
    open var intrinsicContentSize: CGSize { .zero }
    open func didMoveToWindow() {}
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    open func setNeedsLayout() {}
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open var layer: CALayer { fatalError() }
    open var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
    open var autoresizingMask: AutoresizingMask {
        get { [] }
        set {}
    }
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
}

@MainActor @preconcurrency @objc
open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
    public override init(frame: CGRect) { super.init(frame: frame) }
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:) instead.")
    public convenience init() { fatalError() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public struct Level: Hashable, RawRepresentable, Sendable {
        public var rawValue: CGFloat
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }
    open var windowLevel: Level {
        get { .normal }
        set {}
    }
    open var rootViewController: UIViewController?
    open weak var windowScene: UIWindowScene?
    open var isKeyWindow: Bool { false }
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .light }
        set {}
    }
    open func makeKeyAndVisible() {}
}

@MainActor @preconcurrency @objc
open class UIScreen: NSObject {
    @available(
        iOS, introduced: 2.0, deprecated: 26.0,
        message:
            "Use a UIScreen instance found through context instead (i.e, view.window.windowScene.screen), or for properties like UIScreen.scale with trait equivalents, use a traitCollection found through context."
    )
    open class var main: UIScreen { fatalError() }
    open var bounds: CGRect { .zero }
    open var scale: CGFloat { 1 }
}

@objc
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

@objc
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
}

@objc
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

@objc
open class UITraitCollection: NSObject {
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    open var verticalSizeClass: UIUserInterfaceSizeClass { .compact }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var displayScale: CGFloat { 1 }
}

@MainActor @preconcurrency @objc
open class UIDevice: NSObject {
    open class var current: UIDevice { fatalError() }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var systemVersion: String { "" }
    open var model: String { "" }
    open var name: String { "" }
    nonisolated public class var orientationDidChangeNotification: NSNotification.Name { .init("") }
}

public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public static var zero: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

@MainActor @preconcurrency @objc
open class UIGestureRecognizer: NSObject {
    public init(target: Any?, action: Selector?) {}
    open var isEnabled: Bool {
        get { true }
        set {}
    }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
}

@MainActor @preconcurrency @objc
open class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor @preconcurrency @objc
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    @objc optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    @objc optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    @objc optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    @objc optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    @objc(gestureRecognizer:shouldReceiveTouch:)
    optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
    @available(iOS 13.4, *)
    @objc(gestureRecognizer:shouldReceiveEvent:)
    optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool
}
